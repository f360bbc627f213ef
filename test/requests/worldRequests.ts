/** Requests in the languages of the world that were once misunderstood, in the notation of `STEERED`. */
export const ABROAD = `
女性以外、日本 => jp.person sex=male
不要女性 中国 => cn.person sex=male
bukan wanita, Indonesia => id.person sex=male
не жінки, Україна => ua.person sex=male
여자 말고 남자, 한국 => kr.person sex=male
除了女性 中国 => cn.person sex=male
非女性 中国 => cn.person sex=male
不是男性 中国 => cn.person sex=female
kecuali pria, Indonesia => id.person sex=female
bukan lelaki, Malaysia => my.person sex=female
không phải nữ, Việt Nam => vn.person sex=male
крім чоловіків, Україна => ua.person sex=female
ليس امرأة، مصر => eg.person sex=male
όχι γυναίκες, Ελλάδα => gr.person sex=male
εκτός από άνδρες, Ελλάδα => gr.person sex=female
לא נשים, ישראל => il.person sex=male
ไม่ใช่ผู้หญิง ไทย => th.person sex=male
nem nő, Magyarország => hu.person sex=male
ei naisia, Suomi => fi.person sex=male
nu femei, România => ro.person sex=male
fără femei, România => ro.person sex=male
не жени, България => bg.person sex=male
без мъже, България => bg.person sex=female
ne ženy, Česko => cz.person sex=male
ne moteris, Lietuva => lt.person sex=male
nav sieviete, Latvija => lv.person sex=male
mitte naised, Eesti => ee.person sex=male
ekki konur, Ísland => is.person sex=male
si mwanamke, Kenya => ke.person sex=male
isipokuwa wanaume, Kenya => ke.person sex=female
hindi babae, Pilipinas => ph.person sex=male
maliban sa lalaki, Pilipinas => ph.person sex=female
男性を除く 日本 => jp.person sex=female
女性ではない 日本 => jp.person sex=male
여성 제외, 한국 => kr.person sex=male
여성이 아닌 사람, 한국 => kr.person sex=male
남자 빼고 한국 => kr.person sex=female
महिला नहीं, भारत => in.person sex=male
महिलाओं को छोड़कर, भारत => in.person sex=male
nők kivételével, Magyarország => hu.person sex=male
بدون بريد إلكتروني، شخص من الكويت => kw.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
tanpa email, orang Indonesia => id.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
không có email, người Việt Nam => vn.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift ?Nam
без телефона, человек из Украины => ua.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift
без email, Україна => ua.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
fără email, persoană din România => ro.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
bila email, mtu wa Kenya => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
IBAN olmadan, Ankara'dan kişi => tr.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift city=Ankara
No need for email; name and phone from Egypt please => eg.person name,phone
no need for email, name and phone from Egypt => eg.person name,phone
skip email. name and phone, Germany => de.person name,phone
no iban. name, phone and email. germany => de.person name,phone,email
without phone, with email, Germany person => de.email
no email, with passport and card, Germany => de.person passport,card
german person minus email plus card => de.card
name, phone (no email), Germany => de.person name,phone
german person excl. iban => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift
german person ex iban => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift
german person less the iban => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift
person germany -email => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
person germany !email => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
person germany +card -iban => de.card
german person - omit: iban, swift => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account
german person whose email is missing => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
german person with null phone => de.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift
nº de cuenta España => es.account
nº de teléfono España => es.phone
Nº de DNI España => es.id
nº de conta Brasil => br.account
nº de telefone Portugal => pt.phone
nº CPF => br.id
Nº IBAN Portugal => pt.iban
No. of account UK => gb.account
pesel f => pl.id sex=female
PESEL, m => pl.id sex=male
pesel 5 f => pl.id ×5 sex=female
aadhaar f => in.id sex=female
Aadhaar M => in.id sex=male
personnummer f => se.id sex=female
in upi + aadhaar m mumbai x7 json => in.person upi,id ×7 sex=male city=Mumbai .json
cnp f => ro.id sex=female
se pnr f => se.id sex=female
bsn m x5 => nl.id ×5 sex=male
cpf f => br.id sex=female
nino m => gb.id sex=male
curp m => mx.id sex=male
nir f => fr.ssn sex=female
nric m => sg.id sex=male
hetu m => fi.id sex=male
sg nric x3 f => sg.id ×3 sex=female
us.ssn x5 f => us.ssn ×5 sex=female
gb f >65 => gb.person sex=female age=66-99
gb m <30 => gb.person sex=male age=18-29
jp f 20s tokyo => jp.person sex=female age=20-29 city=Tokyo
id nik f bandung 30-35 => id.id sex=female age=30-35 city=Bandung
eg nid f cairo => eg.id sex=female city=Cairo
pe dni f lima => pe.id sex=female city=Lima
rs jmbg m => rs.id sex=male
de.id f => de.id sex=female
30yo f norway => no.person sex=female age=30
30 yo norwegian f => no.person sex=female age=30
age>=30 kenya f => ke.person sex=female age=30-99
eine Dame aus Salzburg => at.person sex=female city=Salzburg
die Dame aus Wien => at.person sex=female city=Wien
une dame âgée de Nice => fr.person sex=female city=Nice ?âgée
trois dames de Paris => fr.person ×3 sex=female city=Paris
un signore di 60 anni di Verona => it.person sex=male age=60 city=Verona
le signore di Roma => it.person sex=female city=Roma
10 signore italiane => it.person ×10 sex=female
signore italiane => it.person sex=female
signore italiano => it.person sex=male
pan z Łodzi => pl.person sex=male city=Łódź
pani z Łodzi => pl.person sex=female city=Łódź
dziewczyna z Lublina => pl.person sex=female city=Lublin
chłopak z Lublina => pl.person sex=male city=Lublin
flicka från Luleå => se.person sex=female city=Luleå
pojke från Luleå => se.person sex=male city=Luleå
dam från Luleå => se.person sex=female city=Luleå
yaşlı adam Konya => tr.person sex=male city=Konya ?yaşlı
klientek z Warszawy => pl.person sex=female city=Warszawa
née en 1985, France => fr.person sex=female age=40
née entre 1980 et 1985, Lyon => fr.person sex=female age=40-45 city=Lyon
nacida en 1985, México => mx.person sex=female age=40
nata nel 1992, Torino => it.person sex=female age=33 city=Torino
nascida em 1990, Lisboa => pt.person sex=female age=35 city=Lisboa
urodzona w 1991, Gdynia => pl.person sex=female age=34 city=Gdynia
né en 1985, France => fr.person age=40
une retraitée de Nice => fr.person sex=female age=63-99 city=Nice
pensionata di Genova => it.person sex=female age=65-99 city=Genova
eine Rentnerin aus Köln => de.person sex=female age=65-99 city=Köln
Mme de Lyon => fr.person sex=female city=Lyon
Mlle de Nantes => fr.person sex=female city=Nantes
M. de Paris => fr.person sex=male city=Paris
Sra. de Madrid => es.person sex=female city=Madrid
Sr. de Lima => pe.person sex=male city=Lima
Hr. aus Köln => de.person sex=male city=Köln
Fr. Müller aus Köln => de.person sex=female city=Köln ?Müller
w, 30, Deutschland => de.person sex=female age=30
weibl. 30 DE => de.person sex=female age=30
männl. 30 DE => de.person sex=male age=30
H 45 ans Paris => fr.person sex=male age=45 city=Paris
H 30 años México => mx.person sex=male age=30
K 30 lat Polska => pl.person sex=female age=30
v 30 jaar NL => nl.person sex=female age=30
الرقم القومي المصري لرجل من القاهرة => eg.id sex=male city=Cairo
दिल्ली की 5 महिलाएँ => in.person ×5 sex=female city=Delhi
пять женщин из Киева => ua.person ×5 sex=female city=Kyiv
ΑΜΚΑ γυναίκας από την Αθήνα => gr.ssn sex=female city=Athina
п'ять чоловіків зі Києва => ua.person ×5 sex=male city=Kyiv
nam 30 tuổi ở Đà Nẵng => vn.person sex=male age=30 city=Đà_Nẵng
give me a man from Spain... sorry, I meant a woman => es.person sex=female
gender-neutral person from Spain => es.person
spanish person sex=any => es.person
spanish person sex: both => es.person
spanish person sex: random => es.person
spanish person gender unknown => es.person
spanish person sex not specified => es.person
spanish grandpa => es.person sex=male
spanish lass => es.person sex=female
spanish waitress => es.person sex=female
The customer called from Johannesburg and said her ID was rejected; give me a South African ID that fails => za.id city=Johannesburg ! ?called,rejected
br cpf inv x3 => br.id ×3 !
au tfn inv => au.tax !
inv iban de => de.iban !
german iban inv => de.iban !
negative iban germany => de.iban !
neg test iban germany => de.iban !
die Hälfte ungültig, deutsche IBANs => de.iban ! @0.5
jede zweite IBAN ungültig, Deutschland, 10 Stück => de.iban ×10 ! @0.5
la moitié invalides, IBAN français => fr.iban ! @0.5
la mitad inválidos, RUT Chile => cl.tax ! @0.5
metade inválidos, 20 CPFs => br.id ×20 ! @0.5
metà non validi, IBAN italiani => it.iban ! @0.5
połowa nieprawidłowych, 10 PESEL => pl.id ×10 ! @0.5
co drugi PESEL błędny => pl.id ! @0.5
de helft ongeldig, 10 BSN's => nl.id ×10 ! @0.5
yarısı geçersiz, 10 TCKN => tr.id ×10 ! @0.5
hälften ogiltiga, 10 personnummer => se.id ×10 ! @0.5
ein Drittel ungültig, 9 deutsche IBANs => de.iban ×9 ! @0.3333333333333333
un tiers invalides, IBAN français => fr.iban ! @0.3333333333333333
un IBAN sur deux invalide, France => fr.iban ! @0.5
1 von 4 IBANs ungültig, Deutschland => de.iban ! @0.25
половина недійсних, 10 IBAN Україна => ua.iban ×10 ! @0.5
5 mal deutsche IBAN => de.iban ×5
5 mal IBAN Deutschland => de.iban ×5
3 mal PESEL => pl.id ×3
fünf mal deutsche IBAN => de.iban ×5
10 mal Name und IBAN, Schweiz => ch.person name,iban ×10
za krótki PESEL => pl.id !short
te kort BSN => nl.id !short
för kort personnummer => se.id !short
IBAN italiano troppo corto => it.iban !short
IBAN italiano troppo lungo => it.iban !long
CPF muito curto => br.id !short
PESEL z błędną datą => pl.id !date
RUT de Chile con dígito verificador malo => cl.tax !checksum
CPF com dígito errado => br.id !checksum
deutsche IBAN, die nicht stimmt => de.iban !
deutsche IBAN, die abgelehnt wird => de.iban !
deutsche IBAN, die durchfällt => de.iban !
Deutsche IBAN kaputt => de.iban !
keine gültige deutsche IBAN => de.iban !
IBAN français non conforme => fr.iban !
IBAN français qui ne passe pas => fr.iban !
mauvais numéro de TVA France => fr.vat !
IBAN español que no pase la validación => es.iban !
CPF que falhe => br.id !
CPF ruim => br.id !
IBAN italiano rotto => it.iban !
zły PESEL => pl.id !
PESEL z błędem => pl.id !
BSN dat niet klopt => nl.id !
onjuist rijksregisternummer => be.id !
bozuk IBAN Türkiye => tr.iban !
trasig IBAN Sverige => se.iban !
špatný IBAN Česko => cz.iban !
грешен ЕГН => bg.id !
pogrešan OIB => hr.id !
неисправан ЈМБГ => rs.id !
napačen EMŠO => si.id !
άκυρο ΑΦΜ => gr.tax !
誤ったマイナンバー => jp.id !
错的身份证 => cn.id !
不合法的身份证号 => cn.id !
틀린 주민등록번호 => kr.id !
NIK tidak sah => id.id !
CCCD sai => vn.id !
CCCD không đúng => vn.id !
m/f spain => es.person
Kunden älter als 30 und jünger als 40 aus Berlin => de.person age=31-39 city=Berlin
plus de 30 ans et moins de 40 ans, Lyon => fr.person age=31-39 city=Lyon
mayores de 30 y menores de 40, Madrid => es.person age=31-39 city=Madrid
Mitte 30, weiblich, Köln => de.person sex=female age=34-36 city=Köln
Anfang 20, männlich, Köln => de.person sex=male age=20-23 city=Köln
Ende 50, Köln => de.person age=57-59 city=Köln
ein Herr um die 50 aus Köln => de.person sex=male age=50 city=Köln
uomini più vecchi di 40 anni, Italia => it.person sex=male age=41-99
donne più giovani di 30 anni, Italia => it.person sex=female age=18-29
donne non più vecchie di 30 anni, Italia => it.person sex=female age=18-30
starsi niż 40 lat i młodsi niż 50 lat, Kraków => pl.person age=41-49 city=Kraków
alle 30-vuotiaat naiset, Turku => fi.person sex=female age=18-29 city=Turku
yli 30-vuotiaat naiset, Turku => fi.person sex=female age=31-99 city=Turku
Kunden bis 30 aus Österreich => at.person age=18-30
pensionär från Uppsala => se.person age=65-99 city=Uppsala
urodzeni w latach 80, Polska => pl.person age=36-45
Deutsche zwischen 1980 und 1990 geboren => de.person age=35-45
امرأة من الرياض عمرها 30 => sa.person sex=female age=30 city=Riyadh
رجال فوق 50 سنة من المغرب => ma.person sex=male age=51-99
رجال تحت 50 سنة من المغرب => ma.person sex=male age=18-49
30 साल से ऊपर के पुरुष, भारत => in.person sex=male age=31-99
30 साल से कम उम्र की महिला, भारत => in.person sex=female age=18-29
di atas 50 tahun, Bali => id.person age=51-99 region=Bali
di bawah 30 tahun, Jakarta => id.person age=18-29 city=Jakarta
نساء بين 20 و 30 من عمان => om.person sex=female age=20-30
男性 20歳以上30歳以下 日本 => jp.person sex=male age=20-30
20세에서 30세 사이 여성 대한민국 => kr.person sex=female age=20-30
30歳から40歳の女性、福岡 => jp.person sex=female age=30-40 city=Fukuoka
mwanaume wa Mombasa miaka 40 => ke.person sex=male age=40 city=Mombasa
umri wa miaka 20 hadi 30, Kenya => ke.person age=20-30
امرأة سعودية عمرها بين 25 و 35 سنة => sa.person sex=female age=25-35
25 से 35 साल की महिला, मुंबई => in.person sex=female age=25-35 city=Mumbai
30到40岁的男性 深圳 => cn.person sex=male age=30-40 city=Shenzhen
antara 20 dan 30 tahun, Jakarta => id.person age=20-30 city=Jakarta
từ 20 đến 30 tuổi, Việt Nam => vn.person age=20-30
чоловіки від 20 до 30 років, Україна => ua.person sex=male age=20-30
мужчины от 20 до 30 лет, Украина => ua.person sex=male age=20-30
trên 40 tuổi, Việt Nam => vn.person age=41-99
dưới 30 tuổi, nữ, Việt Nam => vn.person sex=female age=18-29
жінки молодші за 30, Україна => ua.person sex=female age=18-29
жінки старші за 30, Україна => ua.person sex=female age=31-99
άνδρες άνω των 40, Ελλάδα => gr.person sex=male age=41-99
γυναίκες κάτω των 30, Ελλάδα => gr.person sex=female age=18-29
мъже над 40, България => bg.person sex=male age=41-99
жени под 30, България => bg.person sex=female age=18-29
30 yaşın altında, Ankara => tr.person age=18-29 city=Ankara
30 yaşın üzerinde, Ankara => tr.person age=31-99 city=Ankara
20 ile 30 yaş arası, İzmir => tr.person age=20-30 city=İzmir
40 év feletti férfi, Budapest => hu.person sex=male age=41-99 city=Budapest
30 év alatti nő, Budapest => hu.person sex=female age=18-29 city=Budapest
bărbat între 20 și 30 de ani, Cluj => ro.person sex=male age=20-30 city=Cluj-Napoca
peste 40 de ani, Cluj => ro.person age=41-99 city=Cluj-Napoca
stariji od 40, Zagreb => hr.person age=41-99 city=Zagreb
žena mlađa od 30, Split => hr.person sex=female age=18-29 city=Split
između 20 i 30 godina, Zagreb => hr.person age=20-30 city=Zagreb
1990 года рождения, Киев => ua.person age=35 city=Kyiv
1990 року народження, Київ => ua.person age=35 city=Kyiv
мужчина 1975 года рождения, Украина => ua.person sex=male age=50
lahir tahun 1990, Bandung => id.person age=35 city=Bandung
sinh năm 1990, Hà Nội => vn.person age=35 city=Hà_Nội
1990年生まれ、東京 => jp.person age=35 city=Tokyo
ผู้หญิงอายุ 30 ปี กรุงเทพ => th.person sex=female age=30 city=Bangkok
ผู้ชายอายุมากกว่า 40 ปี ไทย => th.person sex=male age=41-99
อายุ 20 ถึง 30 ปี ไทย => th.person age=20-30
גברים מעל גיל 40, ישראל => il.person sex=male age=41-99
נשים מתחת לגיל 30, ישראל => il.person sex=female age=18-29
בין גיל 20 ל-30, ישראל => il.person age=20-30
40세 이상 남성 한국 => kr.person sex=male age=40-99
40岁以上女性 中国 => cn.person sex=female age=40-99
小于30岁的女性 中国 => cn.person sex=female age=18-29
大于40岁的男性 中国 => cn.person sex=male age=41-99
lebih dari 40 tahun, Indonesia => id.person age=41-99
kurang dari 30 tahun, Indonesia => id.person age=18-29
hombres mayores de 40 años, Perú => pe.person sex=male age=41-99
vyresni nei 40, Lietuva => lt.person age=41-99
vanemad kui 40, Eesti => ee.person age=41-99
vecāki par 40 gadiem, Latvija => lv.person age=41-99
zaidi ya miaka 40, Kenya => ke.person age=41-99
chini ya miaka 30, Kenya => ke.person age=18-29
starejši od 40 let, Slovenija => si.person age=41-99
mladší 30 let, Česko => cz.person age=18-29
starší 40 let, Česko => cz.person age=41-99
od 20 do 30 let, Česko => cz.person age=20-30
20 ve 30 yaş arasında, Türkiye => tr.person age=20-30
mellan 20 och 30 år, Sverige => se.person age=20-30
50 yaş üstü kadın, Türkiye => tr.person sex=female age=50-99
Kunden über 30, Österreich => at.person age=31-99
alle 30 Kunden aus Wien => at.person ×30 city=Wien ?alle
um die 50 IBANs aus Deutschland => de.iban ×50
30 tuổi trở lên, Việt Nam => vn.person age=30-99
30 tahun ke atas, Indonesia => id.person age=30-99
40岁及以上 中国 => cn.person age=40-99
20-30 yaş arası kadın, İzmir => tr.person sex=female age=20-30 city=İzmir
не старше 30 лет, Украина => ua.person age=18-30
не молодше 30 років, Україна => ua.person age=30-99
treintañera de Valencia => es.person sex=female age=30-39 city=Valencia
trentenaire, Lyon => fr.person age=30-39 city=Lyon
octogenarian from Japan => jp.person age=80-89
三十到四十岁的男性 深圳 => cn.person sex=male age=30-40 city=Shenzhen
trên 40 số điện thoại Việt Nam => vn.phone ×40 ?trên
I don't need an email, just name and phone from Kenya => ke.person name,phone
german customer, no phone, no email, with passport => de.passport
german person (no iban, no phone) => de.person name,sex,dob,id,email,address,city,region,postcode,bank,account,swift
name, email - no phone - Germany => de.person name,email
person germany --no-email => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
list: -name -email -phone germany => de.person name,email,phone
name -email phone germany => de.person name,phone
german person with email null => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
cliente español sin teléfono ni email => es.person name,sex,dob,id,address,city,region,postcode,bank,account,iban,swift
顧客 メールなし 日本 => jp.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
客户 没有邮箱 中国 => cn.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
고객 이메일 없이 한국 => kr.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
ลูกค้าไม่มีอีเมล ไทย => th.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
ग्राहक बिना ईमेल, भारत => in.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
לקוח בלי אימייל, ישראל => il.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
πελάτης χωρίς email, Ελλάδα => gr.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
asiakas ilman sähköpostia, Suomi => fi.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
nem kell email, magyar ügyfél => hu.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
german person ausgenommen iban => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift
iban -germany => de.iban
hindi names india => in.native
german iban (f) => de.iban sex=female
customer F germany => de.person sex=female
type F germany => de.person ?type,F
building M, Berlin => de.person city=Berlin ?building,M
a person in M, Germany => de.person ?M
spanish m/f => es.person
german male or female => de.person
lass uns 5 IBANs aus Deutschland nehmen => de.iban ×5 ?lass,nehmen
Mme et M. Dupont, Lyon => fr.person city=Lyon ?Dupont
Sr. e Sra. do Porto => pt.person city=Porto
SRA Kenya => ke.person ?SRA
le signore e i signori, Roma => it.person city=Roma
Herr oder Dame aus Wien => at.person city=Wien
name and gender random germany => de.person name,sex
spanish person sex=random => es.person
name, sex, all germans => de.person name,sex
dame 5 IBAN españoles => es.iban ×5
dame un hombre de España => es.person sex=male
the validation that fails for a german customer => de.person ?validation,fails
german iban that never fails => de.iban ?never,fails
noch mal deutsche IBAN => de.iban ?noch
keine ungültigen IBANs, Deutschland => de.iban
ruim 30 IBANs Nederland => nl.iban ×30 ?ruim
uno de cada 5 inválido, RUT Chile => cl.tax ! @0.2
cada segundo CPF inválido => br.id ! @0.5
一半无效的身份证 => cn.id ! @0.5
無効なマイナンバー => jp.id !
Sai Kumar from India => in.person ?Sai,Kumar
jeder vierte IBAN ungültig, Deutschland => de.iban ! @0.25
10 IBAN dont la moitié invalides, France => fr.iban ×10 ! @0.5
ドイツのIBAN => de.iban
ドイツ人の女性5人 => de.person ×5 sex=female
イギリスの郵便番号 => gb.postcode
ブラジルのCPF => br.id
タイの電話番号 => th.phone
大阪の男性 3名 => jp.person ×3 sex=male city=Osaka
ألمانيا => de.person
رقم هاتف فرنسي => fr.phone
رجل من تركيا => tr.person sex=male
5个印度人 => in.person ×5
印度尼西亚人 => id.person
德国IBAN => de.iban
英国公司10家 => gb.company ×10
100条中国客户数据 csv => cn.person ×100 .csv
독일인 5명 => de.person ×5
인도네시아 전화번호 => id.phone
일본 여성 => jp.person sex=female
5 женщин из Германии => de.person ×5 sex=female
немецкого клиента => de.person
итальянская компания => it.company
німецький IBAN => de.iban
जर्मनी IBAN => de.iban
अमेरिका का पता => us.address
भारत के 5 लोग => in.person ×5
namba ya simu Ujerumani => de.phone
wanaume 10 kutoka Mombasa => ke.person ×10 sex=male city=Mombasa
clientes alemães => de.person
clienti tedeschi => de.person
clients anglais => gb.person
Engelse klant => gb.person
İngiliz müşteri => gb.person
Almanya IBAN => de.iban
10 polskich firm => pl.company ×10
zwei Türken aus Istanbul => tr.person ×2 city=İstanbul
datos de prueba para Colombia => co.person
Testdaten für Onboarding Schweiz => ch.preset:onboarding
タイプ 日本人 => jp.person ?タイプ
dame de Paris => fr.person sex=female city=Paris
dame de Paris de 40 ans => fr.person sex=female age=40 city=Paris
dame de Madrid 5 clientes => es.person ×5 city=Madrid
génère 50 clients belges au format json => be.person ×50 .json
ca. 20 Prozent ungültige IBANs, Deutschland => de.iban ! @0.2 ?ca
Gib mir einen Datensatz mit 50 Zeilen für die Schweiz, Format CSV => ch.person ×50 .csv
Kundin, 33, aus Graz => at.person sex=female age=33 city=Graz
IBAN mit Buchstabendreher Deutschland => de.iban !transposed
un homme d'une quarantaine d'années à Toulouse => fr.person sex=male age=40-49 city=Toulouse
uomo sulla quarantina di Bologna => it.person sex=male age=40-49 city=Bologna
kobiety po 60 z Gdańska => pl.person sex=female age=61-99 city=Gdańsk
sadece kadınlar, Türkiye => tr.person sex=female
todos los datos de un cliente chileno => cl.full
Kunde der Deutschen Bank in Frankfurt => de.person city=Frankfurt_am_Main bank=Deutsche_Bank
高齢者 大阪 => jp.person age=65-99 city=Osaka
男性のみ 日本 10名 => jp.person ×10 sex=male
三菱UFJ銀行の口座 => jp.account bank=MUFG_Bank
工商银行卡号 => cn.card bank=Industrial_and_Commercial_Bank_of_China
카드번호 한국 => kr.card
10 клиентов из Киева с телефоном и почтой => ua.person phone,email ×10 city=Kyiv
без пошти, клієнт з України => ua.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
बिना फोन के भारतीय ग्राहक => in.person name,sex,dob,id,email,address,city,region,postcode,bank,account,swift
wazee wa Mombasa => ke.person age=65-99 city=Mombasa
error 404 when entering Spanish NIF => es.tax ?error,404,entering
returns 500 for Dutch BSN => nl.id ?500
iban Spain rejected with error 400 => es.iban ! ?rejected,400
we got error code 17 with german iban => de.iban ?error,17
german iban fails with code 12 => de.iban ?fails,12
40 yaş altı, Türkiye => tr.person age=18-39
5 kadın müşteri, İzmir, 30 yaş altı => tr.person ×5 sex=female age=18-29 city=İzmir
on beş Türk IBAN => tr.iban ×15
on iki IBAN Türkiye => tr.iban ×12
on adet vergi numarası Türkiye => tr.tax ×10
yarım düzine Türk IBAN => tr.iban ×6
1970'ten önce doğmuş, Bursa => tr.person age=56-99 city=Bursa
Jg. 77 Berlin => de.person age=48 city=Berlin
né en 90, Lyon => fr.person age=35 city=Lyon
due 2024-05-01: three Israeli teudat zehut => il.id ×3 ?due,2024,05,01
german iban too long by 2 => de.iban !long ?2
not five, ten french names => fr.name ×10
one and a half thousand german ibans => de.iban ×1500
medio centenar de RUC peruanos => pe.tax ×50
ciento veinte IBAN españoles => es.iban ×120
dua belas nama Malaysia => my.name ×12
Steps to reproduce: 1. open form 2. enter Finnish HETU 3. submit => fi.id ?Steps,reproduce,open,enter,submit
40 jaar of ouder, Nederland => nl.person age=40-99
powyżej czterdziestu lat, Polska => pl.person age=41-99
zweihundertfünfzig deutsche IBANs => de.iban ×250
centoventi codici fiscali => it.id ×120
une demi-douzaine d'IBAN français => fr.iban ×6
un par de IBAN españoles => es.iban ×2
um par de CPFs => br.id ×2
un paio di IBAN italiani => it.iban ×2
een tiental Nederlandse IBANs => nl.iban ×10
pół tuzina numerów PESEL => pl.id ×6
pół setki numerów PESEL => pl.id ×50
полсотни украинских имен => ua.name ×50
дюжина украинских имен => ua.name ×12
born after the year 2000, india => in.person age=18-24
born after year 1995 germany => de.person age=18-29
born since the year 1995 germany => de.person age=18-30
born before the year 1950, germany => de.person age=76-99
personne née après l'an 2000, Lyon => fr.person age=18-24 city=Lyon
vor 1970 geborene Frauen, Wien => at.person sex=female age=56-99 city=Wien
born in May, Germany => de.person ?May
born in March 1990 Finland => fi.person age=35 ?March
born Feb 1990 Sweden => se.person age=35 ?Feb
più di quarant'anni, Italia => it.person age=41-99
maiores de idade, Angola => ao.person age=18-99
Fünfzigjährige aus Berlin => de.person age=50 city=Berlin
über fünfzigjährige Frauen, Berlin => de.person sex=female age=51-99 city=Berlin
la quarantaine, femme, Lyon => fr.person sex=female age=40-49 city=Lyon
młody Polak => pl.person age=18-29
starsza kobieta, Polska => pl.person sex=female age=65-99
dorosły klient, Polska => pl.person age=18-99
un vieux monsieur, France => fr.person sex=male age=65-99
ältere Frau, Berlin => de.person sex=female age=65-99 city=Berlin
*1977, Kraków => pl.person age=48 city=Kraków
classe 1977, Milano => it.person age=48 city=Milano
teléfono español, no móvil => es.landline
tidak ada wanita, Indonesia => id.person sex=male
jangan pria, Indonesia => id.person sex=female
tiga pelanggan Indonesia, tidak perlu wanita => id.person ×3 sex=male
kund från Sverige under 30 => se.person age=18-29
5 naista Helsingistä => fi.person ×5 sex=female city=Helsinki
5 naist Tallinnast => ee.person ×5 sex=female city=Tallinn
asiakas Suomesta => fi.person
ügyfél Magyarországról, 40 felett => hu.person age=41-99
לקוח מישראל => il.person
5 נשים מתל אביב מעל 40 => il.person ×5 sex=female age=41-99 city=Tel_Aviv-Yafo
10 γυναίκες από την Αθήνα => gr.person ×10 sex=female city=Athina
30多岁的女性，北京 => cn.person sex=female age=30-39 city=Beijing
पुरुष 50 से ऊपर दिल्ली => in.person sex=male age=51-99 city=Delhi
nő 30 és 40 között Szeged => hu.person sex=female age=30-40 city=Szeged
Dame Ende 60 aus Wien => at.person sex=female age=67-69 city=Wien
donna sui trent'anni di Milano => it.person sex=female age=30 city=Milano ?sui
5 codici fiscali di donne nate a Napoli negli anni 70 => it.id ×5 sex=female age=46-55 city=Napoli
rodné číslo muža zo Žiliny => sk.id sex=male city=Žilina
OIB žene iz Splita => hr.id sex=female city=Split
EMŠO moškega iz Maribora => si.id sex=male city=Maribor
asmens kodas moteris gimusi 1990 => lt.id sex=female age=35
personas kods vīrietis dzimis 1990 => lv.id sex=male age=35
ID number vrou Kaapstad => za.id sex=female city=Cape_Town
`;

/** Such requests that must be refused, and a part of what they are told. */
export const NOT_ABROAD = `
selain BCA, Indonesia => ask for the bank that you want
除了北京 中国 => ask for the city that you want
kecuali Maybank, Malaysia => ask for the bank that you want
selain Jakarta, Indonesia => ask for the city that you want
bukan dari Jakarta, Indonesia => ask for the city that you want
trừ Hà Nội, Việt Nam => ask for the city that you want
кроме Киева, Украина => ask for the city that you want
крім Києва, Україна => ask for the city that you want
ما عدا القاهرة، مصر => ask for the city that you want
مش من القاهرة، مصر => ask for the city that you want
kivéve Budapest, Magyarország => ask for the city that you want
în afară de București, România => ask for the city that you want
undtagen København, Danmark => ask for the city that you want
unntatt Oslo, Norge => ask for the city that you want
excepté Lyon, France => ask for the city that you want
東京以外 日本 => ask for the city that you want
서울 제외 한국 => ask for the city that you want
दिल्ली को छोड़कर, भारत => ask for the city that you want
İstanbul dışında, Türkiye => ask for the city that you want
Garanti olmasın, Türkiye IBAN => ask for the bank that you want
german people, some without phone => ask for the rows without some of them separately
10% without email, germans => ask for the rows without some of them separately
no men under 30, Italy => ask for the sex and the age that you want
someone who lives in Hamburg but is not German => ask for the country that you want, not for all but Germany
M 30 años México => ask for female or male
20 german ibans including 5 invalid ones => say what share
invalid german iban with correct checksum => say what must be wrong although the checksum is right, as in "too short"
davon 2 ungültig, 10 deutsche IBANs => say what share
dont 5 invalides, 20 IBAN français => say what share
di cui 5 errati, 20 IBAN italiani => say what share
kitambulisho si sahihi Kenya => no standard defines when "id" of Kenya is wrong
positive and negative pesel => say what share
10 german ibans of which 2 invalid => say what share
half of the germans without phone => ask for the rows without some of them separately
пользователи не из Киева, Украина => ask for the city that you want
Berlin ausgenommen, Deutschland => ask for the city that you want
20 german customers including 5 women => the rows of a request have one sex or either
davon 5 Frauen, 20 deutsche Kunden => the rows of a request have one sex or either
die Hälfte Frauen, 10 Kunden aus Deutschland => the rows of a request have one sex or either
geldige en ongeldige BSN's => say what share
10 DNI válidos y 5 inválidos, España => say what share
`;
