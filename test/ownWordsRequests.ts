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
`;

/** What is refused of that, and what is told. */
export const NOT_IN_OWN_WORDS = `
de.iban,fr.iban => ask for one country at a time, not for Germany, France
`;
