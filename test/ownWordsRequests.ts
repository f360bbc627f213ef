/** What people asked for in their own words, numbers and scripts and had been given wrongly, as `STEERED` writes it. */
export const IN_OWN_WORDS = `
الرقم الموحد الإمارات => ae.unified
clave única de identificación tributaria => ar.tax
centrelink reference number => au.crn
tax file numbers x 12 => au.tax ×12
জাতীয় পরিচয়পত্র নম্বর => bd.id
বাংলাদেশি ফোন নম্বর => bd.phone
KBO nummer => be.company
БУЛСТАТ => bg.company
ЕИК на фирма от Варна => bg.company city=Varna
رقم البطاقة السكانية البحرين => bh.id
numéro d'assurance sociale => ca.id
UID Nummer Schweiz Firma => ch.company
统一社会信用代码 => cn.company
社保号 => cn.ssn
支付宝交易号 => cn.tradeno
tarjeta de identidad colombia => co.id
السجل التجاري مصر => eg.company
የፋይዳ ቁጥር => et.id
companies house number => gb.company
ΓΕΜΗ => gr.company
OIB tvrtke => hr.company
カタカナの名前 => jp.kana
paybill => ke.paybill
ජාතික හැඳුනුම්පත => lk.id
PVM kodas => lt.vat
no kad pengenalan => my.id
CAC number => ng.company
UMID => ph.umid
ІПН => ua.tax
ІПН компанії => ua.company
DEA number => us.dea
FEIN => us.company
mã số thuế doanh nghiệp => vn.company
mkopo wa benki Kenya => ke.preset:loan ?benki
cartão de crédito Mastercard brasileiro com validade e CVV => br.person card,expiry,cvv brand=mastercard
folha de pagamento Brasil => br.preset:payroll
nota fiscal Brasil => br.preset:invoice
setka PESELi => pl.id ×100
姓名カナ 日本 => jp.kana
半角カナの名前 => jp.halfkana
株式会社のデータを5件 => jp.company ×5
有効期限とセキュリティコード付きのカード番号 日本 => jp.person expiry,cvv,card
給与明細 日本 => jp.preset:payroll
請求書 日本 => jp.preset:invoice
固定電話 東京 => jp.landline city=Tokyo
tyve danske navne => dk.name ×20
padesát IBANů z Česka => cz.iban ×50
είκοσι ονόματα Ελλάδα => gr.name ×20
Banca Transilvania cont => ro.account bank=Banca_Transilvania
DSK сметка => bg.account bank=DSK_Bank
Yapı Kredi kart => tr.card bank=Yapı_Kredi
CRDB akaunti => tz.account bank=CRDB_Bank
กสิกรไทย บัญชี => th.account bank=Kasikornbank
pay stub us => us.preset:payroll
spei => mx.preset:spei
2 il tz => il.id ×2
il tz => il.id
duzentos CPFs => br.id ×200
uma vintena de CPFs => br.id ×20
百件の口座番号 日本 => jp.account ×100
zweihundert österreichische Namen => at.name ×200
ein paar deutsche IBANs => de.iban
une vingtaine d'IBAN français => fr.iban ×20
une dizaine d'adresses à Lille => fr.address ×10 city=Lille
une cinquantaine de clients belges => be.person ×50
deux cents noms français => fr.name ×200
quatre-vingts noms français => fr.name ×80
quatre-vingt-douze noms français => fr.name ×92
soixante-dix noms français => fr.name ×70
soixante et onze noms français => fr.name ×71
doscientos cincuenta clientes de Perú => pe.person ×250
un centenar de CURP => mx.id ×100
ventuno nomi italiani => it.name ×21
una trentina di clienti italiani => it.person ×30
veintiséis DNI de España => es.id ×26
tjugofem svenska namn => se.name ×25
femti norske fødselsnummer => no.id ×50
сто IBAN України => ua.iban ×100
elli Türk ismi => tr.name ×50
עשרים תעודות זהות => il.id ×20
三百五十个中国手机号 => cn.phone ×350
스무 명 한국인 => kr.person ×20
ยี่สิบ ชื่อไทย => th.name ×20
hai mươi lăm số CCCD => vn.id ×25
dua puluh lima nama Indonesia => id.name ×25
lima puluh NIK => id.id ×50
`;

/** What is refused of that, and what is told. */
export const NOT_IN_OWN_WORDS = `
de.iban,fr.iban => ask for one country at a time, not for Germany, France
`;
