/** Requests in people's own words, numbers and scripts that were once misunderstood, in the notation of `STEERED`. */
export const IN_OWN_WORDS = `
الرقم الموحد الإمارات => ae.unified
clave única de identificación tributaria => ar.tax
centrelink reference number => au.crn
tax file numbers x 12 => au.tax ×12
payments of 20 germans => de.preset:transfer ×20
invoices of 3 austrian companies => at.preset:invoice ×3
german payments 10 => de.preset:transfer ×10
HRB München => de.company city=München
10 HRB numbers => de.company ×10
RCS Paris => fr.company city=Paris
RCS number => fr.company
رقم قومي مصري => eg.id
رقم وطني أردني => jo.id
CRN UK => gb.company
payments from people over 50 in Germany => de.preset:transfer age=51-99
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
elli Türk isim => tr.name ×50
עשרים תעודות זהות => il.id ×20
三百五十个中国手机号 => cn.phone ×350
스무 명 한국인 => kr.person ×20
ยี่สิบ ชื่อไทย => th.name ×20
hai mươi lăm số CCCD => vn.id ×25
dua puluh lima nama Indonesia => id.name ×25
lima puluh NIK => id.id ×50
kennitala konu => is.id sex=female
CCCD nam => vn.id sex=male
osoba urodzona w 1990 roku, Wrocław => pl.person age=35 city=Wrocław
persona nacida en 1990, España => es.person age=35
pessoa nascida em 1985, Brasil => br.person age=40
une personne née en 1985, France => fr.person age=40
persona nata nel 1992, Italia => it.person age=33
osoba narozená v roce 1990, Česko => cz.person age=35
osoba rođena 1990, Hrvatska => hr.person age=35
persoană născută în 1990, România => ro.person age=35
особа, народжена 1990 року, Україна => ua.person age=35
wemen from kenya => ke.person sex=female
Italian in her thirties => it.person sex=female age=30-39
sinh năm 1990, nam, TP HCM => vn.person sex=male age=35 city=Hồ_Chí_Minh
gents from Leeds => gb.person sex=male city=Leeds
caballeros de Madrid => es.person sex=male city=Madrid
rapazes de Lisboa => pt.person sex=male city=Lisboa
Jungs aus Köln => de.person sex=male city=Köln
kvinnligt namn Sverige => se.name sex=female
customers from Spain, avoid men => es.person sex=female
CPR-nummer mand 1970 => dk.id sex=male age=55
isikukood naine 25 => ee.id sex=female age=25
hetu nainen 1980 => fi.id sex=female age=45
mężczyźni po 60 roku życia, Gdańsk => pl.person sex=male age=61-99 city=Gdańsk
working-age Norwegians => no.person age=18-64
40ish man, Prague => cz.person sex=male age=40 city=Praha
veinteañera de Bogotá => co.person sex=female age=20-29 city=Bogotá
um quarentão de Lisboa => pt.person age=40-49 city=Lisboa
Mittdreißiger aus Köln => de.person age=34-36 city=Köln
Mittvierzigerin aus Bremen => de.person sex=female age=44-46 city=Bremen
ein Endzwanziger aus Wien => at.person age=27-29 city=Wien
treinta y tantos, Lima => pe.person age=30-39 city=Lima
adultos mayores, México => mx.person age=65-99
tercera edad, Colombia => co.person age=65-99
ultrasessantenni di Genova => it.person age=61-99 city=Genova
bejaarde uit Brugge => be.person age=65-99 city=Brugge
18-plussers, Nederland => nl.person age=18-99
trzydziestolatka z Krakowa => pl.person sex=female age=30-39 city=Kraków
25-latek z Gdyni => pl.person age=25 city=Gdynia
třicátník z Prahy => cz.person age=30-39 city=Praha
Männer bis 40, Schweiz => ch.person sex=male age=18-40
férfiak 30 és 40 között, Szeged => hu.person sex=male age=30-40 city=Szeged
nők 50 felett, Debrecen => hu.person sex=female age=51-99 city=Debrecen
γυναίκα γεννημένη το 1990, Θεσσαλονίκη => gr.person sex=female age=35 city=Thessaloniki
жінка після 50, Одеса => ua.person sex=female age=51-99 city=Odesa
20-åring från Umeå => se.person age=20 city=Umeå
30-årig kvinde, Aalborg => dk.person sex=female age=30 city=Aalborg
40-vuotias nainen, Tampere => fi.person sex=female age=40 city=Tampere
vyrai virš 40, Kaunas => lt.person sex=male age=41-99 city=Kaunas
moterys nuo 20 iki 30, Vilnius => lt.person sex=female age=20-30 city=Vilnius
vīrieši pēc 50, Rīga => lv.person sex=male age=51-99 city=Rīga
naised üle 40, Tartu => ee.person sex=female age=41-99 city=Tartu
mehed vanuses 30-40, Tallinn => ee.person sex=male age=30-40 city=Tallinn
konur yfir 50, Reykjavík => is.person sex=female age=51-99 city=Reykjavík
نساء فوق الستين، القاهرة => eg.person sex=female age=61-99 city=Cairo
شاب من تونس => tn.person age=18-29
مولود سنة 1990، الدار البيضاء => ma.person age=35 city=Casablanca
१९९० में जन्मे पुरुष, भारत => in.person sex=male age=35
৩০ বছরের মহিলা, ঢাকা => bd.person sex=female age=30 city=Dhaka
90后 男 上海 => cn.person sex=male age=26-35 city=Shanghai
昭和50年生まれ 日本 => jp.person age=50
perempuan bawah 30 tahun, Kuala Lumpur => my.person sex=female age=18-29 city=Kuala_Lumpur
lelaki berumur 40, Johor Bahru => my.person sex=male age=40 city=Johor_Bahru
pria 20 orang Jakarta => id.person ×20 sex=male city=Jakarta
vijana wa Tanzania => tz.person age=18-29
Ms, 30, Leeds => gb.person sex=female age=30 city=Leeds
cliente italiano con codice fiscale sbagliato e IBAN valido => it.person id,iban !id
dni inválido y iban válido españa => es.person id,iban !id
NIR erroné et IBAN correct, France => fr.person ssn,iban !ssn
CPF inválido e nome => br.person id,name !id
PESEL błędny i NIP poprawny => pl.person id,nip !id
IBAN ungültig und Steuer-ID gültig, Deutschland => de.person iban,tax !iban
校验位错误的身份证号 => cn.id !checksum
位数不够的身份证号 => cn.id !short
체크섬이 틀린 주민등록번호 => kr.id !checksum
チェックディジットが間違っているマイナンバー => jp.id !checksum
桁数が足りないマイナンバー => jp.id !short
Polish PESEL truncated => pl.id !short
client français avec un IBAN faux => fr.iban !
un faux IBAN français => fr.iban ?faux
CPF com letras => br.id !characters
CPF com 10 dígitos => br.id !short
BSN met letters => nl.id !characters
BSN met 8 cijfers => nl.id !short
PESEL z 10 cyframi => pl.id !short
German IBAN with 21 digits => de.iban ?21,digits
my card was blocked, need a new German card number => de.card ?blocked
me manda 5 CNPJs válidos => br.company ×5
GermanIbanGenerator => de.iban
kenyanPhoneNumbers => ke.phone
Fès téléphone => ma.phone city=Fès
pix transfer to a woman => br.preset:pix sex=female
restaurant in Lyon => fr.company city=Lyon ?restaurant
hotel in Barcelona => es.company city=Barcelona ?hotel
hotel guest in Barcelona => es.person city=Barcelona ?hotel,guest
NGO in Uganda => ug.company ?NGO
CEO of a German company => de.person ?CEO,company
director of UK company => gb.person ?director,company
nyc => us.person city=New_York
nyc women => us.person sex=female city=New_York
North Island NZ phone => nz.phone ?North,Island
Vancouver Island phone => ca.phone city=Vancouver ?Island
Island IBAN => is.iban
weather app needs 5 german users => de.person ×5 ?weather
10 مصريين => eg.person ×10
10 Polaków w pliku csv => pl.person ×10 .csv
5 Němců => de.person ×5
dej mi 5 žen z Brna nad 40 let s rodným číslem => cz.id ×5 sex=female age=41-99 city=Brno ?dej,s
il me faudrait 6 Lyonnaises de plus de 60 ans avec leur numéro de sécu => fr.ssn ×6 sex=female age=61-99 city=Lyon
trebam 5 žena iz Splita starijih od 40 s OIB-om => hr.id ×5 sex=female age=41-99 city=Split ?s
5 نساء كويتيات فوق 30 مع الرقم المدني => kw.id ×5 sex=female age=31-99
man reikia 5 moterų iš Kauno vyresnių nei 40 su asmens kodu => lt.id ×5 sex=female age=41-99 region=Kauno_apskritis ?man,su
kailangan ko ng 5 babae mula sa Cebu na may PhilHealth at GCash => ph.health ×5 sex=female city=Cebu_City wallet=GCash ?kailangan,ko,ng,sa
треба ми 5 жена из Новог Сада старијих од 40 са ЈМБГ => rs.id ×5 sex=female age=41-99 ?треба,ми,Новог,Сада,са
أعطني 5 سعوديات من جدة برقم الهوية => sa.id ×5 sex=female city=Jeddah
rabim 5 žensk iz Maribora starejših od 40 z EMŠO => si.id ×5 sex=female age=41-99 city=Maribor
potrebujem 5 žien z Košíc nad 40 rokov s rodným číslom => sk.id ×5 sex=female age=41-99 city=Košice ?rokov,s
bana İzmir'den 30 yaş üstü 5 kadın lazım, TC kimlik ve Garanti IBAN => tr.person id,iban ×5 sex=female age=30-99 city=İzmir bank=Garanti_BBVA ?bana
douăzeci de CNP-uri => ro.id ×20
saya perlukan 5 wanita dari Johor Bahru dengan MyKad dan akaun Maybank => my.person id,account ×5 sex=female city=Johor_Bahru bank=Maybank
Könnten Sie mir bitte drei Schweizer Adressen schicken? => ch.address ×3 ?Sie,schicken
rodné číslo, jméno, příjmení x5 => cz.person id,first,last ×5
5 клиента с име, ЕГН и телефон => bg.person name,id,phone ×5 ?и
10 عملاء مصريين مع الاسم والرقم القومي ورقم الهاتف => eg.person name,id,phone ×10
10 לקוחות ישראלים עם שם, תעודת זהות וטלפון => il.person name,id,phone ×10 ?עם
안녕하세요, 한국 고객 10명의 이름, 전화번호, 주소를 만들어 주세요 => kr.person name,phone,address ×10
10 Pilipino na customer: pangalan, numero ng telepono => ph.person name,phone ×10
SIM number Kenya => ke.person ?SIM
IMSI Germany => de.person ?IMSI
Tokyo address in Japanese => jp.nativeaddress city=Tokyo
postal address in Tokyo in Japanese => jp.nativeaddress city=Tokyo
Kyiv address in Ukrainian => ua.nativeaddress city=Kyiv
no telepon Jakarta => id.phone city=Jakarta
we have enough women, give me men from Peru => pe.person sex=male
not enough German ibans, give me 5 more => de.iban ×5 ?enough
retirement age women, Poland => pl.person sex=female age=65-99
male name with 5 letters Italy => it.name sex=male ?5
cali us address => us.address ?cali
PT di Jakarta dengan NPWP => id.company city=Jakarta ?PT
bankoverføring Norge => no.preset:transfer
havale Türkiye => tr.preset:transfer
банковский перевод Украина => ua.preset:transfer ?банковский
振込 日本 => jp.preset:transfer
계좌이체 한국 => kr.preset:transfer
transfer bank Indonesia => id.preset:transfer
faktura VAT Polska => pl.preset:invoice
préstamo hipotecario España => es.preset:loan
hypotheek Nederland => nl.preset:loan
ouverture de compte France => fr.preset:onboarding
german iban 5pcs => de.iban ×5
Frenchwoman 33 => fr.person sex=female age=33
Wienerin 30 => at.person sex=female age=30 city=Wien
5 Wienerinnen 30 => at.person ×5 sex=female city=Wien ?30
porteña de 40 => ar.person age=40 city=Buenos_Aires
un romano di 50 => it.person age=50 city=Roma
lista de Alemania de 40 => de.person ×40
tst german iban => de.iban ?tst
1.5 percent invalid german ibans => de.iban ! @0.015
20 pct bad german ibans => de.iban ! @0.2
seed 99, 3 german names => de.name ×3 ?99
some year old german => de.person
personnummer f and a card => se.person id,card sex=female
The Bank Bic And Iban, Germany => de.person bank,swift,iban
une dizaine de clientes de Lyon => fr.person ×10 city=Lyon
none female, Kenya => ke.person sex=male
none of them women, Kenya => ke.person sex=male
none are men, Kenya => ke.person sex=female
none over 60, 5 Danes => dk.person ×5 age=18-60
none older than 60, Kenya => ke.person age=18-60
none under 30, Kenya => ke.person age=30-99
none younger than 30, Kenya => ke.person age=30-99
5 german clients none with email => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift ×5
5 german clients, none has a phone => de.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift ×5
5 german clients, none should have an iban => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift ×5
kein Kunde über 60, Deutschland => de.person age=18-60
aucun client de plus de 60 ans, France => fr.person age=18-60
nenhum cliente acima de 60 anos, Brasil => br.person age=18-60
nessun cliente con più di 60 anni, Italia => it.person age=18-60
not only women, Poland => pl.person
not just men, Poland => pl.person
nicht nur Frauen, Kenia => ke.person
pas seulement des femmes, Kenya => ke.person
não só mulheres, Brasil => br.person
nie tylko kobiety, Polska => pl.person
niet alleen vrouwen, Nederland => nl.person
sadece kadın değil, Türkiye => tr.person
no solo mujeres, Kenia => ke.person
non solo donne, Italia => it.person
no one but women, Kenya => ke.person sex=female
no one except women, Kenya => ke.person sex=female
none other than women, Poland => pl.person sex=female
niemand außer Frauen, Deutschland => de.person sex=female
nobody except Nairobi people, Kenya => ke.person city=Nairobi
nothing except name, Poland => pl.name
nothing other than phone, Poland => pl.phone
nichts außer IBAN, Deutschland => de.iban
rien sauf IBAN, France => fr.iban
nada excepto el IBAN, España => es.iban
do not add emails to the 3 german customers => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift ×3
don't add phone, Kenya customers => ke.person name,sex,dob,id,email,address,city,region,postcode,bank,account,swift
email must be absent, Kenya customers => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
email must not be present, Kenya customers => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
email must not appear, Kenya customers => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
email must be missing, Kenya customers => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
email removed, Kenya customers => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
email must be removed, Kenya customers => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
email should not be there, Kenya customers => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
strip out the address, Kenya customers => ke.person name,sex,dob,id,phone,email,city,region,postcode,bank,account,swift
Kenya customers whose phone is unknown => ke.person name,sex,dob,id,email,address,city,region,postcode,bank,account,swift
5 german clients free of emails => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift ×5
phone-less german customers => de.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift
emailless german customers => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
telefonsuz müşteri, Türkiye => tr.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift
5 german clients, email undesirable => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift ×5
weder Telefon noch E-Mail, deutscher Kunde => de.person name,sex,dob,id,address,city,region,postcode,bank,account,iban,swift
ni téléphone ni email, client français => fr.person name,sex,dob,id,address,city,region,postcode,bank,account,iban,swift
ni teléfono ni correo, cliente español => es.person name,sex,dob,id,address,city,region,postcode,bank,account,iban,swift
né telefono né email, cliente italiano => it.person name,sex,dob,id,address,city,region,postcode,bank,account,iban,swift
nem telefone nem e-mail, cliente brasileiro => br.person name,sex,dob,id,address,city,region,postcode,bank,account,iban,swift
ani telefonu ani maila, klient polski => pl.person name,sex,dob,id,address,city,region,postcode,bank,account,iban,swift
ne pas inclure le téléphone, 3 clients français => fr.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift ×3
3 clientes españoles, no incluir teléfono => es.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift ×3
3 clientes españoles, no incluyas el correo => es.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift ×3
3 clientes brasileiros, não incluir telefone => br.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift ×3
3 clienti italiani, non includere il telefono => it.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift ×3
3 Nederlandse klanten, niet opnemen: telefoon => nl.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift ×3
3 clientes españoles que no tengan correo => es.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift ×3
3 clientes españoles que no tienen teléfono => es.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift ×3
3 clientes brasileiros que não têm telefone => br.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift ×3
3 clienti italiani che non hanno telefono => it.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift ×3
3 polskich klientów, którzy nie mają telefonu => pl.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift ×3
german customer whose email is empty => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
5 german clients, email blank => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift ×5
german customer, leave email empty => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift ?empty
not a single man, 5 Italians => it.person ×5 sex=female
ни одного мужчины, Украина => ua.person sex=female
men not allowed, 5 Italians => it.person ×5 sex=female
men not permitted, 5 Italians => it.person ×5 sex=female
men forbidden, 5 Italians => it.person ×5 sex=female
women banned, 5 Italians => it.person ×5 sex=male
not necessarily a woman, Poland => pl.person
weder Frau noch über 60, Deutschland => de.person sex=male age=18-60
ni homme ni moins de 30 ans, France => fr.person sex=female age=30-99
noch man noch ouder dan 60, Nederland => nl.person sex=female age=18-60
niemand über 50, Österreich => at.person age=18-50
nadie mayor de 60, Argentina => ar.person age=18-60
niemand boven de 60, Nederland => nl.person age=18-60
żaden klient powyżej 60 lat, Polska => pl.person age=18-60
all fields bar the passport, 3 german customers => de.person name,first,last,sex,dob,id,mrz,health,licence,avatar,phone,landline,email,street,address,city,region,postcode,lat,lon,fictionphone,bank,account,iban,bankcode,swift,card,brand,cvv,expiry,tax,vat,ssn,stnr,loanamount,loanterm,loanpurpose,qr,qrimage,txn,amount,currency,merchant,reference,date,balance,mandate,employer,activity,job,income,payday,plate,username,ip,useragent ×3
nobody has a phone, 5 Germans => de.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift ×5
niemand hat eine E-Mail, 5 Deutsche => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift ×5
no customer with email, Germany => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
kein Kunde mit Telefon, Deutschland => de.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift
no customer should be female, Kenya => ke.person sex=male
keine davon Frauen, 5 Deutsche => de.person ×5 sex=male
aucun d'eux n'est une femme, 5 Français => fr.person ×5 sex=male
ninguno de ellos mayor de 60, 5 españoles => es.person ×5 age=18-60
geen van hen ouder dan 60, 5 Nederlanders => nl.person ×5 age=18-60
ingen av dem över 60, 5 svenskar => se.person ×5 age=18-60
none of whom are over 60, Kenya => ke.person age=18-60
not only women but also men from Poland => pl.person
not only people over 60, Kenya => ke.person
not only IBAN but also BIC, Poland => pl.person iban,swift
no fields except name and phone, Kenya => ke.person name,phone
no banks other than KCB, Kenya account => ke.account bank=KCB_Bank_Kenya
nobody but customers from Berlin, Germany => de.person city=Berlin
do not leave email empty, 3 german customers => de.email ×3 ?leave,empty
don't omit the email, 3 german customers => de.email ×3 ?omit
no customers without email, Germany => de.email ?without
none without iban, 5 Germans => de.iban ×5 ?without
do not use real customers from Berlin => de.person city=Berlin
not companies but customers from Berlin => de.person city=Berlin
company not person germany => de.company
customers without phone from Berlin => de.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift city=Berlin
german customers banned => de.person ?banned
ich brauche noch IBANs aus Österreich, und noch Telefonnummern => at.person iban,phone ?noch,noch
né à Lyon, né en 1980 => fr.person age=45 city=Lyon ?né
without either phone or email, German customer => de.person name,sex,dob,id,address,city,region,postcode,bank,account,iban,swift
phone: none, email: yes, Kenya => ke.email
né uomini né minori di 30, Italia => it.person sex=female age=30-99
email must not be missing, german customer => de.email ?missing
why not a german iban => de.iban
niemand soll weiblich sein, Deutschland => de.person sex=male ?sein
niemand darf über 60 sein, Deutschland => de.person age=18-60 ?sein
german customers that hold no passport => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,iban,swift ?hold
non-empty email, german customer => de.email ?non,empty
not far from Nairobi, Kenya => ke.person city=Nairobi ?far
`;

/** Requests that are refused, with the message. */
export const NOT_IN_OWN_WORDS = `
de.iban,fr.iban => ask for one country at a time, not for Germany, France
crn => "crn" is used in Australia, United Kingdom; name the country
payment of 500 in Kenya => rows cannot be steered by "payment of 500"
upi payment of 999 india => rows cannot be steered by "payment of 999"
payment of five hundred in Kenya => rows cannot be steered by "payment of 500"
payments of 100 each, Kenya => rows cannot be steered by "payments of 100"
20 mpesa payments of 500 => rows cannot be steered by "payments of 500"
kenyan mpesa payments of 500, 20 rows => rows cannot be steered by "payments of 500"
20 german invoices over 500 => rows cannot be steered by "invoices over 500"
german transactions over 500 => rows cannot be steered by "transactions over 500"
Zahlung von 100 in Deutschland => rows cannot be steered by "zahlung von 100"
german transfer 500 eur => rows cannot be steered by "500 eur"
revoked German licence => rows cannot be steered by "revoked"
stolen card number UK => rows cannot be steered by "stolen"
closed account Germany => rows cannot be steered by "closed"
deceased customer Spain => rows cannot be steered by "deceased"
gesperrte Karte Deutschland => rows cannot be steered by "gesperrte"
tarjeta bloqueada España => rows cannot be steered by "bloqueada"
Long Island phone => no country recognised
Staten Island address => no country recognised
weather Berlin => no field tells "weather"
translate hello to French => no field tells "translate"
bank dataset Germany => use "dataset" with the key "bank"
german address in arabic => Germany has no "address in arabic"
une douzaine de numéros de téléphone => no country
uma dezena de telefones => no country
docenas de IBAN => no country
Bank BIC => no country
Rhode Island German phone => Germany has no region "Rhode Island"
500€ and 5 german ibans => rows cannot be steered by "500 euros"
£20 german iban => rows cannot be steered by "20 pounds"
none of them from Milan, 10 Italians => ask for the city that you want, not for all but Milano
Spanish customers but none in Madrid => ask for the city that you want, not for all but Madrid
10 German IBANs, none from Deutsche Bank => ask for the bank that you want, not for all but Deutsche Bank
none from KCB, Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
none at KCB, Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
no customers from Berlin, Germany => ask for the city that you want, not for all but Berlin
no person from Nairobi, Kenya => ask for the city that you want, not for all but Nairobi
not a customer from Nairobi, Kenya => ask for the city that you want, not for all but Nairobi
exclude customers from Nairobi, Kenya => ask for the city that you want, not for all but Nairobi
except customers from Nairobi, Kenya => ask for the city that you want, not for all but Nairobi
no clients of Deutsche Bank, Germany => ask for the bank that you want, not for all but Deutsche Bank
German clients, no customer of Commerzbank => ask for the bank that you want, not for all but Commerzbank
without customers of KCB, Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
kein Kunde aus Berlin, Deutschland => ask for the city that you want, not for all but Berlin
keine Kunden der Sparkasse, Deutschland => ask for the bank that you want, not for all but Sparkasse
nessun cliente di Milano, Italia => ask for the city that you want, not for all but Milano
ningún cliente de Bogotá, Colombia => ask for the city that you want, not for all but Bogotá
geen klanten uit Amsterdam, Nederland => ask for the city that you want, not for all but Amsterdam
german customer who doesn't bank with Sparkasse => ask for the bank that you want, not for all but Sparkasse
customers not banking with KCB, Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
customers who do not bank at KCB, Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
doesn't have an account at KCB, Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
without an account at KCB, Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
no account from KCB, Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
Kunden, die kein Konto bei der Commerzbank haben, Deutschland => ask for the bank that you want, not for all but Commerzbank
UK account holders who never banked with Lloyds => ask for the bank that you want, not for all but Lloyds Bank
clientes que no son de Santander, España => ask for the city that you want, not for all but Santander
not only from Warsaw, Poland => ask for the city that you want, or for none, not for more than Warszawa
nobody from Munich, 5 Germans => ask for the city that you want, not for all but München
nobody at Sparkasse, Germany => ask for the bank that you want, not for all but Sparkasse
niemand aus Wien, Österreich => ask for the city that you want, not for all but Wien
ninguém de Lisboa, Portugal => ask for the city that you want, not for all but Lisboa
nikt z Krakowa, Polska => ask for the city that you want, not for all but Kraków
никто из Киева, Украина => ask for the city that you want, not for all but Kyiv
niemand uit Amsterdam, Nederland => ask for the city that you want, not for all but Amsterdam
away from Lisbon, Portugal => ask for the city that you want, not for all but Lisboa
Kenyan customers save for Nairobi => ask for the city that you want, not for all but Nairobi
far from Nairobi, Kenya => ask for the city that you want, not for all but Nairobi
Kenya, Nairobi not allowed => ask for the city that you want, not for all but Nairobi
Kenyan customers, Nairobi is out => ask for the city that you want, not for all but Nairobi
any bank besides ICICI, India => ask for the bank that you want, not for all but ICICI Bank
Indian account - SBI not allowed => ask for the bank that you want, not for all but State Bank of India
konto w banku innym niż PKO, Polska => ask for the bank that you want, not for all but PKO Bank Polski
clients français sauf ceux de Paris => ask for the city that you want, not for all but Paris
clients français en dehors de Paris => ask for the city that you want, not for all but Paris
clients français à l'exception de Paris => ask for the city that you want, not for all but Paris
clientes españoles que no viven en Madrid => ask for the city that you want, not for all but Madrid
clientes brasileiros que não moram em São Paulo => ask for the city that you want, not for all but São Paulo
clienti italiani che non vivono a Roma => ask for the city that you want, not for all but Roma
clienti italiani che non abitano a Milano => ask for the city that you want, not for all but Milano
clienti non residenti a Milano => ask for the city that you want, not for all but Milano
clienti italiani fuori Milano => ask for the city that you want, not for all but Milano
clienti italiani tranne quelli di Roma => ask for the city that you want, not for all but Roma
klienci spoza Warszawy, Polska => ask for the city that you want, not for all but Warszawa
polscy klienci, którzy nie mieszkają w Warszawie => ask for the city that you want, not for all but Warszawa
klient niemieszkający w Warszawie, Polska => ask for the city that you want, not for all but Warszawa
Ankara'da yaşamayan müşteriler => ask for the city that you want, not for all but Ankara
Ankara dışından müşteri => ask for the city that you want, not for all but Ankara
svenska kunder som inte bor i Stockholm => ask for the city that you want, not for all but Stockholm
svenska kunder utanför Stockholm => ask for the city that you want, not for all but Stockholm
clienți români, dar nu din București => ask for the city that you want, not for all but București
दिल्ली के बाहर के ग्राहक => ask for the city that you want, not for all but Delhi
bar Nairobi, Kenya => ask for the city that you want, not for all but Nairobi
keiner davon aus Berlin, 5 Deutsche => ask for the city that you want, not for all but Berlin
nessuno di loro di Milano, 5 italiani => ask for the city that you want, not for all but Milano
none of our clients bank with KCB, Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
no one at all from Nairobi, Kenya => ask for the city that you want, not for all but Nairobi
customers who have never lived in Nairobi, Kenya => ask for the city that you want, not for all but Nairobi
clienti senza conto presso UniCredit, Italia => ask for the bank that you want, not for all but UniCredit
klienci bez konta w PKO, Polska => ask for the bank that you want, not for all but PKO Bank Polski
不在北京的客户 => ask for the city that you want, not for all but Beijing
東京に住んでいない顧客 => ask for the city that you want, not for all but Tokyo
서울에 살지 않는 고객 => ask for the city that you want, not for all but Seoul
pelanggan yang tidak tinggal di Jakarta => ask for the city that you want, not for all but Jakarta
weder aus Berlin noch aus Hamburg, Deutschland => ask for the city that you want, not for all but Berlin
none of them Visa, Kenya cards => ask for the brand that you want, not for all but visa
not only at KCB, Kenya => ask for the bank that you want, or for none, not for more than KCB Bank Kenya
any other bank than KCB, Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
andere Bank als Sparkasse, Deutschland => ask for the bank that you want, not for all but Sparkasse
une autre banque que BNP Paribas, France => ask for the bank that you want, not for all but BNP Paribas
zákazníci, kteří nebydlí v Praze, Česko => ask for the city that you want, not for all but Praha
`;
