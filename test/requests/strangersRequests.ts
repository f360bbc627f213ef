/** Strangers' requests in many languages that were once misunderstood, in the notation of `STEERED`. */
export const ASKED = `
ingen mand, Danmark => dk.person sex=female
ingen kvinnor, Sverige => se.person sex=male
ingen kvinner, Norge => no.person sex=male
inga män, Sverige => se.person sex=female
erkek değil, Türkiye => tr.person sex=female
kadın olmayan, Türkiye => tr.person sex=male
kadın hariç, Türkiye => tr.person sex=male
aucune femme, Belgique => be.person sex=male
aucun homme, France => fr.person sex=female
ninguna mujer, España => es.person sex=male
ningún hombre, Chile => cl.person sex=female
nenhum homem, Brasil => br.person sex=female
nessuna donna, Italia => it.person sex=male
żadnych kobiet, Polska => pl.person sex=male
excluyendo hombres, Perú => pe.person sex=female
excluindo mulheres, Brasil => br.person sex=male
excluant les hommes, France => fr.person sex=female
escludendo le donne, Italia => it.person sex=male
zero men, Italy => it.person sex=female
ogiltigt svenskt personnummer => se.id !
felaktigt personnummer => se.id !
personnummer med fel kontrollsiffra => se.id !checksum
ugyldigt CPR nummer => dk.id !
neispravan OIB => hr.id !
vigane isikukood => ee.id !
french iban that gets rejected => fr.iban !
We need a Spanish IBAN which should be rejected => es.iban !
german iban that is rejected by validation => de.iban !
card not passing luhn spain => es.card !checksum
non-Luhn card uk => gb.card !checksum
french IBAN with letters where digits should be => fr.iban !characters
empty german iban => de.iban !empty
blank german iban => de.iban !empty
every 5th iban invalid germany 100 => de.iban ×100 ! @0.2
1/4 invalid german ibans => de.iban ! @0.25
US phone number area code 212 => us.person phone,areacode ?212
phone with area code 415, us => us.person phone,areacode ?415
Austin TX 78701 address => us.address city=Austin region=Texas ?78701
Miami FL 33101 address => us.address city=Miami region=Florida ?33101
random seed 42 uk postcode => gb.postcode ?42
cvv 123 us card => us.person cvv,card ?123
german iban for test case 17 => de.iban ?17
IBAN length 22 germany => de.iban ?length,22
german phone ending 99 => de.phone ?ending,99
room 12 german iban => de.iban ?room,12
german iban at 10:30 => de.iban ?10,30
1_000 german ibans => de.iban ×1000
german iban not 5 but 10 => de.iban ×10
not 30 but 40 years old german => de.person age=40
nacidos después del 1990, Perú => pe.person age=18-34
nascidos depois do ano 1990, Brasil => br.person age=18-34
kobieta lat 45 Warszawa => pl.person sex=female age=45 city=Warszawa
uomo tra i 30 e i 40 anni, Napoli => it.person sex=male age=30-40 city=Napoli
geboren in de jaren 80, Nederland => nl.person age=36-45
in den 80ern geboren, deutsch => de.person age=36-45
1980'den sonra doğmuş, Türkiye => tr.person age=18-44
miehet yli 50 Suomi => fi.person sex=male age=51-99
młodsi niż 25 lat, Kraków => pl.person age=18-24 city=Kraków
60 yaş üzeri, Türkiye => tr.person age=60-99
18<=age<=25 Kenya => ke.person age=18-25
min age 18 max age 25 Kenya => ke.person age=18-25
bloke 40, uk => gb.person sex=male age=40
Herr, 50, Wien => at.person sex=male age=50 city=Wien
señora 60 Madrid => es.person sex=female age=60 city=Madrid
signora 60 Roma => it.person sex=female age=60 city=Roma
codice fiscale di una donna nata a Roma nel 1990 => it.id sex=female age=35 city=Roma
passport valid for 10 years germany => de.passport ?10
german loan of 5 years => de.preset:loan
Schweizerin mit IBAN => ch.iban sex=female
Szwedka => se.person sex=female
una mexicana con CURP => mx.id sex=female
une Française de 30 ans => fr.person sex=female age=30
Türkin aus Ankara => tr.person sex=female city=Ankara
beş Türk kadını => tr.person ×5 sex=female
PESEL mężczyzny => pl.id sex=male
Münchner Firma => de.company city=München
Berliner Telefonnummer => de.phone city=Berlin
Kölner Adresse => de.address city=Köln
cinco CPFs de homens => br.id ×5 sex=male
uma dúzia de CPFs => br.id ×12
CURPs de mujeres => mx.id sex=female
transactions last month uk => gb.txn ?last,month
first line of address uk => gb.address ?line
first time customer germany => de.person ?time
indirizzo email Italia => it.email
dirección de correo electrónico España => es.email
age between 18 and 21 inclusive, us => us.person age=18-21 ?inclusive
card starting with 4 us => us.card ?starting,4
a bunch of us addresses => us.address
a german AG from Munich => de.company city=München ?AG
sp. z o.o. z Warszawy => pl.company city=Warszawa ?sp,z,oo
ditta di Torino => it.company city=Torino
İş Bankası iban Türkiye => tr.iban bank=Türkiye_İş_Bankası
german company with invalid vat => de.company !vat
german company with invalid iban => de.company !iban
austrian company with broken UID => at.company !vat
invalid CNPJ => br.company !registration
invalid siret => fr.company !siret
visa not mastercard us => us.card brand=visa
Mastercard statt Visa, Deutschland => de.card brand=mastercard
not Deutsche Bank but Commerzbank iban => de.iban bank=Commerzbank
Hamburg not Berlin => de.person city=Hamburg
kenyan with airtel money not mpesa => ke.wallet wallet=Airtel_Money
valid bic and invalid iban germany => de.person swift,iban !iban
Vor- und Nachname Deutschland => de.person first,last
gib mir elf deutsche IBANs => de.iban ×11
donne-moi sept IBAN français => fr.iban ×7
je veux cent clients français => fr.person ×100
necesito quince clientes de Perú => pe.person ×15
dammi due codici fiscali => it.id ×2
ge mig fem svenska IBAN => se.iban ×5
dame dos DNI españoles => es.id ×2
daj mi sto numerów PESEL => pl.id ×100
deux douzaines d'IBAN français => fr.iban ×24
mil CPFs em csv => br.id ×1000 .csv
mil clientes de España => es.person ×1000
PESEL z błędną cyfrą kontrolną => pl.id !checksum
codice fiscale con carattere di controllo errato => it.id !checksum
IBAN español con dígito de control incorrecto => es.iban !checksum
NIR avec clé erronée => fr.ssn !checksum
IBAN met fout controlegetal Nederland => nl.iban !checksum
wrong aadhaar checksum => in.id !checksum
iban check digits wrong germany => de.iban !checksum
Rechnung Deutschland => de.preset:invoice
Überweisung Deutschland => de.preset:transfer
facture France => fr.preset:invoice
fattura Italia => it.preset:invoice
busta paga di un uomo di Bari => it.preset:payroll sex=male city=Bari
coordonnées bancaires France => fr.person bank,account,iban,bankcode,branch,rib,swift
Bankdaten Deutschland => de.person bank,account,iban,bankcode,swift
un numéro de portable français => fr.phone
numero fisso italiano => it.landline
vast nummer Nederland => nl.landline
malaysian IC => my.id
3 Italienerinnen => it.person ×3 sex=female
Berliner Sparkasse iban => de.iban bank=Berliner_Sparkasse
german ibans limit 10 => de.iban ×10
una cuenta italiana => it.account
german zip code 10 => de.postcode ×10
alle 30 Kunden aus Berlin => de.person ×30 city=Berlin ?alle
empty list of german ibans => de.iban ?empty
german customer with zero balance => de.balance ?zero
last 5 transactions germany => de.txn ×5
SIN for a woman from Toronto => ca.id sex=female city=Toronto
Canadian SIN for a woman => ca.id sex=female
SIN of a man from Montreal => ca.id sex=male city=Montréal
Canadian SIN with failing Luhn => ca.id !checksum
SIN with bad checksum => ca.id !checksum
SIN for women => ca.id sex=female
NIE España => es.nie
NIE number => es.nie
ITIN => us.itin
german Steuernummer => de.stnr
Steuer-ID => de.tax
Steuernummer Österreich => at.tax
german company tax number => de.company
sepa direct debit germany => de.preset:direct-debit
Lastschrift Österreich => at.preset:direct-debit
incasso nederland => nl.preset:direct-debit
domiciliación bancaria españa => es.preset:direct-debit
direct debit uk => gb.preset:bacs
direct debit canada => ca.preset:pad
german mandate reference => de.mandate
deutsche Gläubiger-Identifikationsnummer => de.company
not-valid BSN => nl.id !
in-valid BSN => nl.id !
BSN with too many digits => nl.id !long
IBAN Spain with too many characters => es.iban !long
IBAN with one character too many, Denmark => dk.iban !long
BSN with too few digits => nl.id !short
BSN with one digit too few => nl.id !short
BSN with one digit missing => nl.id !short
valid=0 BSN => nl.id !
Dutch IBANs 80/20 valid/invalid => nl.iban ! @0.2
BSN with wrong last digit => nl.id !checksum
CURP with wrong region => mx.id !region
CURP with invalid state code => mx.id !region
iban fails mod-97 check, Portugal => pt.iban !checksum
checksum-failing BSN => nl.id !checksum
BVN born mid-80s => ng.bvn age=39-41
Irish women born in mid-1980s => ie.person sex=female age=39-41
Irish women born after June 1990 => ie.person sex=female age=18-35
Irish women born since June 1990 => ie.person sex=female age=18-35
Irish women born before June 1990 => ie.person sex=female age=35-99
Irish women born pre-1990 => ie.person sex=female age=36-99
Irish women born post 1990 => ie.person sex=female age=18-34
Irish women born 1990 or 1991 => ie.person sex=female age=34-35
Irish women born 1990-91 => ie.person sex=female age=34-35
Irish women born in the years 1990-1995 => ie.person sex=female age=30-35
Irish women born 1990+ => ie.person sex=female age=18-35
Irish women born in the early 90s => ie.person sex=female age=32-35
Irish women born late 1970s => ie.person sex=female age=46-48
8 Irish women aged 40 & over => ie.person ×8 sex=female age=40-99
Irish women 40 & up => ie.person sex=female age=40-99
BVN age between 20 & 30 => ng.bvn age=20-30
BVN age in [20,30] => ng.bvn age=20-30
Norwegian woman, age is 52 => no.person sex=female age=52
Irish women, age must be 40 => ie.person sex=female age=40
Nigerian men 20 to 30 with BVN => ng.bvn sex=male age=20-30
emirati women, 25 to 30, with iban => ae.iban sex=female age=25-30
18-to-24-year-olds from Croatia => hr.person age=18-24
man from Oslo, 52 => no.person sex=male age=52 city=Oslo
guy in Toronto, 25 => ca.person sex=male age=25 city=Toronto
dad, 45, Dallas => us.person sex=male age=45 city=Dallas
Irish woman, at least 40 => ie.person sex=female age=40-99
Irish woman, more than 40 => ie.person sex=female age=41-99
Irish woman, less than 40 => ie.person sex=female age=18-39
Irish woman, at most 40 => ie.person sex=female age=18-40
Irish woman, 40 at most => ie.person sex=female age=18-40
Irish woman, 40 at least => ie.person sex=female age=40-99
N. Zealand phone => nz.phone
French phone, Nice => fr.phone city=Nice
Turkish woman, Van => tr.person sex=female city=Van
Irish phone, Cork => ie.phone city=Cork
Croatian iban, Split => hr.iban city=Split
4111 1111 1111 1111 US visa => us.card brand=visa ?4111,1111,1111,1111
10 Kenyan phones, actually make it 20 => ke.phone ×20
5 no wait 10 Kenyan phones => ke.phone ×10
any gender, Ghana => gh.person
both sexes, 10 Ghanaians => gh.person ×10
employee of a German company => de.person
customer of a Kenyan company => ke.person
german company and its employees => de.company
Nice, France phone => fr.phone city=Nice
Nice France phone => fr.phone city=Nice
Nice French phone => fr.phone
Nice, FR phone => fr.phone city=Nice
Split, Croatia iban => hr.iban city=Split
Strassen, Luxembourg phone => lu.phone city=Strassen
Aba, Nigeria phone => ng.phone city=Aba
phone from Équateur, DRC => cd.phone region=Équateur
Tanganyika DRC phone => cd.phone region=Tanganyika
Lodz phone => pl.phone city=Łódź
Berlim address => de.address city=Berlin
FNB Botswana => bw.person bank=First_National_Bank_Botswana
UniCredit Bulgaria iban => bg.iban bank=UniCredit_Bulbank
China Bank Philippines account => ph.account bank=China_Banking_Corporation
5 accounts at China Bank, Philippines => ph.account ×5 bank=China_Banking_Corporation
10 hetus => fi.id ×10
5 NINOs => gb.id ×5
10 ABAs => us.routing ×10
CNPs => ro.id
EINs => us.company
CBUs => ar.cbu
CIEs => it.cie
HDB blocks => sg.block
5 visas Canada => ca.card ×5 brand=visa
UAE nationals => ae.person
national bank codes kenya => ke.bankcode
name, phone and bizum spain => es.person name,phone,wallet
customer with bizum spain => es.wallet
bizum spain => es.preset:bizum
name, iban and twint switzerland => ch.person name,iban,wallet
payment Germany => de.preset:transfer
payment spain with bizum => es.preset:bizum
payroll and invoice germany => de.preset:payroll ?invoice
PIN Kenya => ke.tax
PIN italy => it.person ?PIN
card number, pin and cvv germany => de.person card,cvv ?pin
PAN and CVV italy => it.person card,cvv
5 PANs us => us.card ×5
PANs india => in.tax
elo brazil => br.card brand=elo
S.A. Spain => es.company ?SA
SA France => fr.company ?SA
Pty Ltd Australia => au.company ?Pty,Ltd
LLC US => us.company ?LLC
sp. z o.o. => pl.company ?sp,z,oo
A/S Denmark => dk.company ?AS
Oy Finland => fi.company ?Oy
no visa, mastercard Spain => es.card brand=mastercard
mum of two from france => fr.person sex=female ?two
data 4 testing germany => de.person
need 4 testing accounts germany => de.account ×4
20M german ibans => de.iban ×20000000
2M german ibans => de.iban ×2000000
20M from Spain => es.person sex=male age=20
1.5M IBANs spain => es.iban ×1500000
account holder and iban germany => de.person name,iban
cardholder, card number, expiry and cvv france => fr.person name,card,expiry,cvv
employees of a bank germany => de.person
5 employees germany => de.person ×5
date-invalid PESEL => pl.id !date
checksum-invalid PESEL => pl.id !checksum
nº de cuenta España => es.account
Nº IBAN Portugal => pt.iban
No. of account UK => gb.account
customer(s) UK => gb.person
5 mal deutsche IBAN => de.iban ×5
3 mal PESEL => pl.id ×3
IBAN español mal => es.iban !
SEK account sweden => se.account ?SEK
KES 1000 mpesa => ke.preset:mpesa ?KES,1000
1000 KES mpesa payment => ke.preset:mpesa ?1000,KES
born on February 29 Spain => es.person ?February,29
birthday 24 December, Sweden => se.dob ?24,December
aged exactly 30 germany => de.person age=30
aged no more than 30 germany => de.person age=18-30
spanish men who are at least 40 and at most 50 => es.person sex=male age=40-50
Mitte 30, weiblich, Köln => de.person sex=female age=34-36 city=Köln
Anfang 20, männlich, Köln => de.person sex=male age=20-23 city=Köln
un signore di 60 anni di Verona => it.person sex=male age=60 city=Verona
eine Dame aus Salzburg => at.person sex=female city=Salzburg
germans aged 18-25 x100 => de.person ×100 age=18-25
women 30 x100 germany => de.person ×100 sex=female ?30
die Hälfte ungültig, deutsche IBANs => de.iban ! @0.5
la moitié invalides, IBAN français => fr.iban ! @0.5
metade inválidos, 20 CPFs => br.id ×20 ! @0.5
połowa nieprawidłowych, 10 PESEL => pl.id ×10 ! @0.5
br cpf inv x3 => br.id ×3 !
deutsche IBAN, die nicht stimmt => de.iban !
zły PESEL => pl.id !
iban germany that fails => de.iban !
Mme de Lyon => fr.person sex=female city=Lyon
a/c no. and sort code => gb.person account,sortcode
Kunde aus DE mit IBAN => de.iban
10 Kunden aus DE als csv => de.person ×10 .csv
cliente de ES con IBAN => es.iban
customer from IT with IBAN please => it.iban
no.id x5 => no.id ×5
is.id x3 f => is.id ×3 sex=female
pesel f => pl.id sex=female
PESEL, m => pl.id sex=male
us.ssn x5 f => us.ssn ×5 sex=female
jp f 20s tokyo => jp.person sex=female age=20-29 city=Tokyo
female pesel 1990 => pl.id sex=female ?1990
No need for email; name and phone from Egypt please => eg.person name,phone
skip email. name and phone, Germany => de.person name,phone
without phone, with email, Germany person => de.email
name, phone (no email), Germany => de.person name,phone
person germany -email => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
SEPA IBAN Germany => de.iban
sepa iban and bic Austria => at.person iban,swift
our bank needs 5 Austrian customers => at.person ×5 ?bank
bank customers from Poland => pl.person ?bank
mobile users in Ghana => gh.person ?mobile
first customer from Germany => de.person
customers who pay late, Spain => es.person ?pay,late
User story: as a German customer I want to pay with Visa => de.card brand=visa ?story,pay
Apple Pay card us => us.card ?Apple,Pay
bank a/c india => in.account
klant uit BE => be.person
BSN with letters => nl.id !characters
SSN with 8 digits => us.ssn !short
SSN with 9 digits => us.ssn
SSN with 4 digits => us.ssn ?4,digits
PESEL with 12 digits => pl.id !long
IBAN with letters, uk => gb.iban
last 4 digits of SSN => us.ssn ?4
une cliente de 25 ans à Marseille avec IBAN => fr.iban sex=female age=25 city=Marseille
fødselsnummer for mann på 30 => no.id sex=male age=30
henkilötunnus mies 40 => fi.id sex=male age=40
CNP femeie 30 ani => ro.id sex=female age=30
TC kimlik no kadın => tr.id sex=female
germans, no women => de.person sex=male
TX address us => us.address region=Texas
phone NSW australia => au.phone region=New_South_Wales
cuil femenino 1975 => ar.ssn sex=female age=50
singpass NRIC female 1980s => sg.id sex=female age=36-45 ?singpass
pesel f 1990 => pl.id sex=female age=35
ΑΦΜ εταιρείας => gr.company
女性以外、日本 => jp.person sex=male
bukan wanita, Indonesia => id.person sex=male
не жінки, Україна => ua.person sex=male
여자 말고 남자, 한국 => kr.person sex=male
여성 제외, 한국 => kr.person sex=male
महिला नहीं, भारत => in.person sex=male
без email, Україна => ua.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
امرأة سعودية عمرها بين 25 و 35 سنة => sa.person sex=female age=25-35
25 से 35 साल की महिला, मुंबई => in.person sex=female age=25-35 city=Mumbai
30到40岁的男性 深圳 => cn.person sex=male age=30-40 city=Shenzhen
antara 20 dan 30 tahun, Jakarta => id.person age=20-30 city=Jakarta
чоловіки від 20 до 30 років, Україна => ua.person sex=male age=20-30
di bawah 30 tahun, Jakarta => id.person age=18-29 city=Jakarta
άνδρες άνω των 40, Ελλάδα => gr.person sex=male age=41-99
mwanaume wa Mombasa miaka 40 => ke.person sex=male age=40 city=Mombasa
30 yaşın altında, Ankara => tr.person age=18-29 city=Ankara
40 év feletti férfi, Budapest => hu.person sex=male age=41-99 city=Budapest
stariji od 40, Zagreb => hr.person age=41-99 city=Zagreb
bărbat între 20 și 30 de ani, Cluj => ro.person sex=male age=20-30 city=Cluj-Napoca
invalid de.iban => de.iban !
a customer, 45, from Rome => it.person age=45 city=Roma
someone from germany, 30 => de.person age=30
one german, 30 => de.person ×1 age=30
phone in E.164 kenya => ke.phone ?E164
Revolut UK => gb.person bank=Revolut
lat/long uk => gb.person lat,lon
zip file of german customers => de.person ?file
product owner sweden, ten test users => se.person ×10 ?product,owner
meia dúzia de CPFs => br.id ×6
cep telefonu Türkiye => tr.phone
Kunden älter als 30 und jünger als 40 aus Berlin => de.person age=31-39 city=Berlin
10 users who log in from France => fr.person ×10
http://localhost:3000/api/v1/de/iban?n=5 => de.iban ×5 ?http,localhost,3000,v1
eesti isikukood mees 45 => ee.id sex=male age=45
cartão de crédito elo do Brasil com cvv => br.person card,cvv brand=elo
Kontoinhaber, IBAN und BIC Österreich => at.person name,iban,swift
clientes mayores de edad de Bogotá con cédula => co.id age=18-99 city=Bogotá
persona jurídica chilena => cl.company
Firmenkunde aus Stuttgart mit Handelsregisternummer => de.company city=Stuttgart
zákaznice z Prahy => cz.person sex=female city=Praha
uomini più vecchi di 40 anni, Italia => it.person sex=male age=41-99
donne più giovani di 30 anni, Italia => it.person sex=female age=18-29
donne non più vecchie di 30 anni, Italia => it.person sex=female age=18-30
starsi niż 40 lat i młodsi niż 50 lat, Kraków => pl.person age=41-49 city=Kraków
alle 30-vuotiaat naiset, Turku => fi.person sex=female age=18-29 city=Turku
za krótki PESEL => pl.id !short
te kort BSN => nl.id !short
IBAN italiano troppo corto => it.iban !short
alle Felder, Deutschland => de.full
profilo completo Italia => it.full
spanish person sex=any => es.person
spanish person gender unknown => es.person
windows 11 useragent germany => de.useragent ?windows,11
route 66 us address => us.address ?route,66
Swish number => se.wallet
sex and dob spain => es.person sex,dob
gender of a person spain => es.sex
german testers 30 => de.person ×30 ?testers
SEPA form: account holder, IBAN, BIC, Germany => de.person name,iban,swift ?SEPA
onboarding form fields: name, dob, id; Kenya => ke.person name,dob,id ?onboarding
bank; iban; bic germany => de.person bank,iban,swift
female-free german list => de.person sex=male
german person, sex doesn't matter => de.person
ke -email => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
germany !iban => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift
uk person w/out phone => gb.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift
some invalid german ibans => de.iban !
age 25-35, female, Lagos, 50 records => ng.person ×50 sex=female age=25-35 city=Lagos
25-35, female, 50 records, Lagos => ng.person ×50 sex=female age=25-35 city=Lagos
100+ german names => de.name ×100
50+ germans => de.person age=50-99
xlsx with 200 dutch customers => nl.person ×200 ?xlsx
populate table customers with 100 rows of irish people => ie.person ×100 ?table
company with 3 directors uk => gb.company ?3,directors
Jane Doe, 35, Chicago => us.person age=35 city=Chicago ?Jane,Doe
nurse, 34, from Manila => ph.person age=34 city=Manila ?nurse
payload, 30, germany => de.person ×30 ?payload
5 french women, 30 => fr.person ×5 sex=female age=30
5 ibans, 30, germany => de.iban ×5 ?30
de plz => de.postcode
de plz x5 => de.postcode ×5
de vorname nachname x10 => de.person first,last ×10
iban only de => de.iban
5 de => de.person ×5
5 de csv => de.person ×5 .csv
reading uk => gb.person city=Reading
split croatia => hr.person city=Split
3 men from cork ireland => ie.person ×3 sex=male city=Cork
bath uk customers => gb.person ?bath
mobile us => us.phone
+49 phone => de.phone
phone starting with +44 => gb.phone ?starting
who pays by boleto brazil => br.boleto ?pays
gps position in nairobi => ke.person lat,lon city=Nairobi
I'm testing a signup form for a Dutch bank. Give me 3 valid BSNs => nl.id ×3 ?signup,bank
customer who works in a bank, germany => de.person ?bank
corporate credit card france => fr.card ?corporate
email ending in @company.com uk => gb.email ?ending,companycom
payments in the last 30 days uk => gb.preset:transfer ?30
customer id uk => gb.id
all available fields germany => de.full
10 german gmbhs => de.company ×10 ?gmbhs
altitude germany => de.person ?altitude
iban --country de => de.iban
codes postaux de Paris => fr.postcode city=Paris
seed 42 germany => de.person ?42
seed 5 germans => de.person ×5
seed 42 german iban => de.iban ?42
eastern bank bangladesh account => bd.account bank=Eastern_Bank
native english speaker from us => us.person ?english,speaker
quebec french speaker => ca.person city=Québec ?french,speaker
born last century germany => de.person ?century
Bug 4512: IBAN field rejects valid Dutch IBANs, need 5 to reproduce => nl.iban ×5 ?Bug,4512,rejects,reproduce
v2.3.1 regression, 5 uk customers => gb.person ×5 ?v,2,3,1,regression
for the 3 pm demo: 5 Italian companies => it.company ×5
loan for 24 months germany => de.preset:loan ?24
недействительный ИНН Украина => ua.tax !
младше 30 лет Украина => ua.person age=18-29
младше 30 Украина => ua.person age=18-29
30歳より若い日本人 => jp.person age=18-29
30歳より上 日本 => jp.person age=31-99
30歳より下 日本 => jp.person age=18-29
比30岁大的中国人 => cn.person age=31-99
比30岁小 中国 => cn.person age=18-29
30세보다 어린 한국인 => kr.person age=18-29
30세보다 많은 한국인 => kr.person age=31-99
hơn 30 tuổi Việt Nam => vn.person age=31-99
mai tânăr de 30 România => ro.person age=18-29
mans ouer as 30 Suid-Afrika => za.person sex=male age=31-99
3 firm names with tax numbers from Poland => pl.company ×3
company name and IBAN from Germany => de.company
German company name and VAT number => de.company
company name, vat, address from France => fr.company
người trẻ Việt Nam => vn.person age=18-29
german iban seed demo => de.iban ?demo
5 germans with seed abc => de.person ×5 ?abc
old-format NIC => lk.id ?old
local format phone germany => de.phone ?local
female engineers from India => in.person sex=female ?engineers
developers from India => in.person ?developers
100 Francuzki => fr.person ×100 sex=female
alemanas => de.person sex=female
madrileñas => es.person sex=female city=Madrid
brasileiras de São Paulo => br.person sex=female city=São_Paulo
Parisiennes => fr.person sex=female city=Paris
20 sp. z o.o. from Poland => pl.company ×20 ?sp,z,oo
10 OÜ Estonia => ee.company ×10 ?OÜ
40 A/S Danmark => dk.company ×40 ?AS
40 AS Norge => no.company ×40 ?AS
40 S.A. de C.V. México => mx.company ×40 ?SA,de,CV
10 GmbH from Germany => de.company ×10 ?GmbH
GbR Deutschland => de.company ?GbR
Einzelunternehmen Deutschland => de.company ?Einzelunternehmen
LLP India => in.company ?LLP
ООО Украина => ua.company ?ООО
ТОВ Україна => ua.company ?ТОВ
Sp. k. Polska => pl.company ?Sp,k
sociedad anónima España => es.company
product with invalid EAN from Germany => de.product !ean
20 Kenyan phone numbers on Safaricom => ke.mpesaphone ×20
Włoszki => it.person sex=female
alemanas de Berlín => de.person sex=female city=Berlin
company name and email from Germany => de.person employer,email
phone on Safaricom => ke.mpesaphone
5 personer från Sverige => se.person ×5
5 personer fra Norge => no.person ×5
5 personer fra Danmark => dk.person ×5
5 henkilöä Suomesta => fi.person ×5
5 ihmistä Suomesta => fi.person ×5
5 osób z Polski => pl.person ×5
5 osob z Česka => cz.person ×5
5 ľudí zo Slovenska => sk.person ×5
5 lidí z Česka => cz.person ×5
5 ember Magyarországról => hu.person ×5
5 személy Magyarországról => hu.person ×5
5 oameni din România => ro.person ×5
5 persoane din România => ro.person ×5
5 ljudi iz Hrvatske => hr.person ×5
5 oseb iz Slovenije => si.person ×5
5 души от България => bg.person ×5
5 хора от България => bg.person ×5
5 людей из Украины => ua.person ×5
5 осіб з України => ua.person ×5
5 άτομα από την Ελλάδα => gr.person ×5
5 ανθρώπους από την Ελλάδα => gr.person ×5
5 kişi Türkiye'den => tr.person ×5
5 Türk vatandaşı => tr.person ×5
5 žmonės iš Lietuvos => lt.person ×5
5 asmenys iš Lietuvos => lt.person ×5
5 cilvēki no Latvijas => lv.person ×5
5 inimest Eestist => ee.person ×5
5 isikut Eestist => ee.person ×5
5 orang Indonesia => id.person ×5
5 orang dari Malaysia => my.person ×5
5 người Việt Nam => vn.person ×5 ?Nam
5 人 中国 => cn.person ×5
日本人5人 => jp.person ×5
한국인 5명 => kr.person ×5
5 लोग भारत से => in.person ×5
5 व्यक्ति भारत => in.person ×5
5 افراد از پاکستان => pk.person ×5 ?از
5 أشخاص من مصر => eg.person ×5
5 אנשים מישראל => il.person ×5
watu 5 kutoka Kenya => ke.person ×5
5 mense van Suid-Afrika => za.person ×5
5 abantu South Africa => za.person ×5
5 personnes de France => fr.person ×5
5 pessoas do Brasil => br.person ×5
5 personas de México => mx.person ×5
5 mensen uit Nederland => nl.person ×5
5 Leute aus Österreich => at.person ×5
ei norsk kvinne => no.person sex=female ?ei
ei dame fra Oslo => no.person sex=female city=Oslo ?ei
hindi names from India => in.native
me ne servono 5 IBAN italiani => it.iban ×5 ?ne
pourquoi ne pas me donner 5 IBAN français => fr.iban ×5 ?pourquoi,ne,pas,donner
jag behöver nu 5 svenska personer => se.person ×5 ?nu
ik heb nu 5 nederlandse ibans nodig => nl.iban ×5 ?nu
waarom niet 5 nederlandse ibans => nl.iban ×5 ?waarom,niet
warum nicht 5 deutsche IBANs => de.iban ×5 ?warum,nicht
bitte nicht vergessen: 5 deutsche IBANs => de.iban ×5 ?nicht,vergessen
nem: nő, Magyarország => hu.person sex=female
NIE español => es.nie
je n'ai pas de préférence, 5 IBAN français => fr.iban ×5 ?n,pas,préférence
non importa, 5 IBAN italiani => it.iban ×5
não importa, 5 IBAN portugueses => pt.iban ×5
ich weiß nicht, deutsche IBAN => de.iban ?weiß,nicht
5 telefonnummer från Sverige => se.phone ×5
5 adresser från Sverige => se.address ×5
5 kreditkort från Sverige => se.card ×5
5 födelsedatum från Sverige => se.dob ×5
5 företag från Sverige => se.company ×5
5 telefonnumre fra Danmark => dk.phone ×5
5 adresser fra Danmark => dk.address ×5
5 kreditkort fra Danmark => dk.card ×5
5 fødselsdato Danmark => dk.dob ×5
5 virksomheder fra Danmark => dk.company ×5
5 telefonnummer fra Norge => no.phone ×5
5 bedrifter fra Norge => no.company ×5
5 puhelinnumeroa Suomesta => fi.phone ×5
5 osoitetta Suomesta => fi.address ×5
5 luottokorttia Suomesta => fi.card ×5
5 syntymäaika Suomi => fi.dob ×5
5 yritystä Suomesta => fi.company ×5
5 numerów telefonu z Polski => pl.phone ×5
5 adresów z Polski => pl.address ×5
5 kart kredytowych z Polski => pl.card ×5
5 dat urodzenia z Polski => pl.dob ×5
5 firm z Polski => pl.company ×5
5 telefonních čísel z Česka => cz.phone ×5
5 adres z Česka => cz.address ×5
5 kreditních karet z Česka => cz.card ×5
5 dat narození z Česka => cz.dob ×5
5 firem z Česka => cz.company ×5
5 telefónnych čísel zo Slovenska => sk.phone ×5
5 adries zo Slovenska => sk.address ×5
5 kreditných kariet zo Slovenska => sk.card ×5
5 firiem zo Slovenska => sk.company ×5
5 telefonszám Magyarországról => hu.phone ×5
5 cím Magyarországról => hu.address ×5
5 bankkártya Magyarországról => hu.card ×5
5 születési dátum Magyarország => hu.dob ×5
5 cég Magyarországról => hu.company ×5
5 numere de telefon din România => ro.phone ×5
5 adrese din România => ro.address ×5
5 carduri de credit din România => ro.card ×5
5 firme din România => ro.company ×5
5 brojeva telefona iz Hrvatske => hr.phone ×5
5 adresa iz Hrvatske => hr.address ×5
5 kreditnih kartica iz Hrvatske => hr.card ×5
5 tvrtki iz Hrvatske => hr.company ×5
5 telefonskih številk iz Slovenije => si.phone ×5
5 naslovov iz Slovenije => si.address ×5
5 kreditnih kartic iz Slovenije => si.card ×5
5 podjetij iz Slovenije => si.company ×5
5 телефонни номера от България => bg.phone ×5
5 адреса от България => bg.address ×5
5 кредитни карти от България => bg.card ×5
5 фирми от България => bg.company ×5
5 номерів телефону з України => ua.phone ×5
5 адрес з України => ua.address ×5
5 кредитних карток з України => ua.card ×5
5 компаній з України => ua.company ×5
5 τηλέφωνα από την Ελλάδα => gr.phone ×5
5 διευθύνσεις από την Ελλάδα => gr.address ×5
5 πιστωτικές κάρτες από την Ελλάδα => gr.card ×5
5 εταιρείες από την Ελλάδα => gr.company ×5
5 telefon numarası Türkiye => tr.phone ×5
5 adres Türkiye => tr.address ×5
5 kredi kartı Türkiye => tr.card ×5
5 doğum tarihi Türkiye => tr.dob ×5
5 şirket Türkiye => tr.company ×5
5 telefono numeriai iš Lietuvos => lt.phone ×5
5 adresai iš Lietuvos => lt.address ×5
5 kredito kortelės iš Lietuvos => lt.card ×5
5 įmonės iš Lietuvos => lt.company ×5
5 tālruņa numuri no Latvijas => lv.phone ×5
5 adreses no Latvijas => lv.address ×5
5 kredītkartes no Latvijas => lv.card ×5
5 uzņēmumi no Latvijas => lv.company ×5
5 telefoninumbrit Eestist => ee.phone ×5
5 aadressi Eestist => ee.address ×5
5 krediitkaarti Eestist => ee.card ×5
5 ettevõtet Eestist => ee.company ×5
5 símanúmer frá Íslandi => is.phone ×5
5 heimilisföng frá Íslandi => is.address ×5
5 kreditkort frá Íslandi => is.card ×5
5 fyrirtæki frá Íslandi => is.company ×5
5 nomor telepon Indonesia => id.phone ×5
5 alamat Indonesia => id.address ×5
5 kartu kredit Indonesia => id.card ×5
5 tanggal lahir Indonesia => id.dob ×5
5 perusahaan Indonesia => id.company ×5
5 nombor telefon Malaysia => my.phone ×5
5 alamat Malaysia => my.address ×5
5 kad kredit Malaysia => my.card ×5
5 syarikat Malaysia => my.company ×5
5 số điện thoại Việt Nam => vn.phone ×5
5 địa chỉ Việt Nam => vn.address ×5
5 thẻ tín dụng Việt Nam => vn.card ×5
5 ngày sinh Việt Nam => vn.dob ×5
5 công ty Việt Nam => vn.company ×5
5 เบอร์โทรศัพท์ ไทย => th.phone ×5
5 ที่อยู่ ไทย => th.address ×5
5 บัตรเครดิต ไทย => th.card ×5
5 วันเกิด ไทย => th.dob ×5
5 บริษัท ไทย => th.company ×5
5个电话号码 中国 => cn.phone ×5
5个地址 中国 => cn.address ×5
5个出生日期 中国 => cn.dob ×5
5家公司 中国 => cn.company ×5
電話番号5件 日本 => jp.phone ×5
住所5件 日本 => jp.address ×5
クレジットカード5枚 日本 => jp.card ×5
生年月日5件 日本 => jp.dob ×5
会社5社 日本 => jp.company ×5
전화번호 5개 한국 => kr.phone ×5
주소 5개 한국 => kr.address ×5
신용카드 5개 한국 => kr.card ×5
생년월일 5개 한국 => kr.dob ×5
회사 5개 한국 => kr.company ×5
5 फोन नंबर भारत => in.phone ×5
5 पता भारत => in.address ×5
5 क्रेडिट कार्ड भारत => in.card ×5
5 जन्म तिथि भारत => in.dob ×5
5 कंपनी भारत => in.company ×5
5 ফোন নম্বর বাংলাদেশ => bd.phone ×5
5 ঠিকানা বাংলাদেশ => bd.address ×5
5 ক্রেডিট কার্ড বাংলাদেশ => bd.card ×5
5 فون نمبر پاکستان => pk.phone ×5
5 پتہ پاکستان => pk.address ×5
5 أرقام هواتف من مصر => eg.phone ×5
5 عناوين من مصر => eg.address ×5
5 بطاقات ائتمان من مصر => eg.card ×5
5 تواريخ ميلاد من مصر => eg.dob ×5
5 شركات من مصر => eg.company ×5
5 מספרי טלפון מישראל => il.phone ×5
5 כתובות מישראל => il.address ×5
5 כרטיסי אשראי מישראל => il.card ×5
5 תאריך לידה ישראל => il.dob ×5
5 חברות מישראל => il.company ×5
nambari 5 za simu kutoka Kenya => ke.phone ×5
anwani 5 kutoka Kenya => ke.address ×5
kadi 5 za mkopo Kenya => ke.card ×5
tarehe ya kuzaliwa Kenya => ke.dob
kampuni 5 kutoka Kenya => ke.company ×5
5 telefoonnommers van Suid-Afrika => za.phone ×5
5 adresse van Suid-Afrika => za.address ×5
5 kredietkaarte van Suid-Afrika => za.card ×5
5 maatskappye van Suid-Afrika => za.company ×5
5 numéros de téléphone de France => fr.phone ×5
5 cartes de crédit de France => fr.card ×5
5 dates de naissance France => fr.dob ×5
5 entreprises de France => fr.company ×5
5 números de teléfono de México => mx.phone ×5
5 tarjetas de crédito de México => mx.card ×5
5 fechas de nacimiento de México => mx.dob ×5
5 números de telefone do Brasil => br.phone ×5
5 endereços do Brasil => br.address ×5
5 cartões de crédito do Brasil => br.card ×5
5 datas de nascimento do Brasil => br.dob ×5
5 numeri di telefono italiani => it.phone ×5
5 indirizzi italiani => it.address ×5
5 carte di credito italiane => it.card ×5
5 date di nascita italiane => it.dob ×5
5 telefoonnummers uit Nederland => nl.phone ×5
5 adressen uit Nederland => nl.address ×5
5 creditcards uit Nederland => nl.card ×5
5 geboortedata uit Nederland => nl.dob ×5
5 bedrijven uit Nederland => nl.company ×5
5 Telefonnummern aus Deutschland => de.phone ×5
5 Adressen aus Deutschland => de.address ×5
5 Geburtsdaten aus Deutschland => de.dob ×5
5 namn från Sverige => se.name ×5
5 bankkonton från Sverige => se.account ×5
5 e-postadresser från Sverige => se.email ×5
5 personnummer från Sverige => se.id ×5
5 passnummer från Sverige => se.passport ×5
5 navne fra Danmark => dk.name ×5
5 bankkonti fra Danmark => dk.account ×5
5 CPR-numre fra Danmark => dk.id ×5
5 pasnumre fra Danmark => dk.passport ×5
5 bankkontoer fra Norge => no.account ×5
5 fødselsnummer fra Norge => no.id ×5
5 e-postadresser fra Norge => no.email ×5
5 nimeä Suomesta => fi.name ×5
5 pankkitiliä Suomesta => fi.account ×5
5 henkilötunnusta Suomesta => fi.id ×5
5 sähköpostiosoitetta Suomesta => fi.email ×5
5 passia Suomesta => fi.passport ×5
5 kont bankowych z Polski => pl.account ×5
5 numerów PESEL z Polski => pl.id ×5
5 adresów e-mail z Polski => pl.email ×5
5 paszportów z Polski => pl.passport ×5
5 bankovních účtů z Česka => cz.account ×5
5 rodných čísel z Česka => cz.id ×5
5 e-mailů z Česka => cz.email ×5
5 pasů z Česka => cz.passport ×5
5 bankových účtov zo Slovenska => sk.account ×5
5 rodných čísel zo Slovenska => sk.id ×5
5 e-mailov zo Slovenska => sk.email ×5
5 név Magyarországról => hu.name ×5
5 bankszámla Magyarországról => hu.account ×5
5 személyi szám Magyarországról => hu.id ×5
5 e-mail cím Magyarországról => hu.email ×5
5 útlevélszám Magyarországról => hu.passport ×5
5 nume din România => ro.name ×5
5 conturi bancare din România => ro.account ×5
5 CNP-uri din România => ro.id ×5
5 adrese de email din România => ro.email ×5
5 pașapoarte din România => ro.passport ×5
5 imena iz Hrvatske => hr.name ×5
5 bankovnih računa iz Hrvatske => hr.account ×5
5 OIB-a iz Hrvatske => hr.id ×5
5 e-mail adresa iz Hrvatske => hr.email ×5
5 putovnica iz Hrvatske => hr.passport ×5
5 imen iz Slovenije => si.name ×5
5 bančnih računov iz Slovenije => si.account ×5
5 EMŠO številk iz Slovenije => si.id ×5
5 potnih listov iz Slovenije => si.passport ×5
5 имена от България => bg.name ×5
5 банкови сметки от България => bg.account ×5
5 ЕГН от България => bg.id ×5
5 паспорти от България => bg.passport ×5
5 банківських рахунків з України => ua.account ×5
5 паспортів з України => ua.passport ×5
5 електронних адрес з України => ua.email ×5
5 ονόματα από την Ελλάδα => gr.name ×5
5 τραπεζικούς λογαριασμούς από την Ελλάδα => gr.account ×5
5 ΑΦΜ από την Ελλάδα => gr.tax ×5
5 διαβατήρια από την Ελλάδα => gr.passport ×5
5 isim Türkiye => tr.name ×5
5 banka hesabı Türkiye => tr.account ×5
5 TC kimlik numarası Türkiye => tr.id ×5
5 e-posta adresi Türkiye => tr.email ×5
5 pasaport numarası Türkiye => tr.passport ×5
5 vardai iš Lietuvos => lt.name ×5
5 banko sąskaitos iš Lietuvos => lt.account ×5
5 asmens kodai iš Lietuvos => lt.id ×5
5 el. pašto adresai iš Lietuvos => lt.email ×5
5 pasai iš Lietuvos => lt.passport ×5
5 vārdi no Latvijas => lv.name ×5
5 bankas konti no Latvijas => lv.account ×5
5 personas kodi no Latvijas => lv.id ×5
5 pases no Latvijas => lv.passport ×5
5 nime Eestist => ee.name ×5
5 pangakontot Eestist => ee.account ×5
5 isikukoodi Eestist => ee.id ×5
5 passi Eestist => ee.passport ×5
5 nöfn frá Íslandi => is.name ×5
5 bankareikningar frá Íslandi => is.account ×5
5 kennitölur frá Íslandi => is.id ×5
5 vegabréf frá Íslandi => is.passport ×5
5 nama Indonesia => id.name ×5
5 rekening bank Indonesia => id.account ×5
5 NIK Indonesia => id.id ×5
5 alamat email Indonesia => id.email ×5
5 paspor Indonesia => id.passport ×5
5 nama Malaysia => my.name ×5
5 akaun bank Malaysia => my.account ×5
5 nombor kad pengenalan Malaysia => my.id ×5
5 pasport Malaysia => my.passport ×5
5 họ tên Việt Nam => vn.name ×5
5 tài khoản ngân hàng Việt Nam => vn.account ×5
5 số căn cước công dân Việt Nam => vn.id ×5
5 email Việt Nam => vn.email ×5
5 hộ chiếu Việt Nam => vn.passport ×5
5 ชื่อ ไทย => th.name ×5
5 บัญชีธนาคาร ไทย => th.account ×5
5 อีเมล ไทย => th.email ×5
5 หนังสือเดินทาง ไทย => th.passport ×5
5个姓名 中国 => cn.name ×5
5个银行账户 中国 => cn.account ×5
5个身份证号 中国 => cn.id ×5
5个邮箱 中国 => cn.email ×5
名前5件 日本 => jp.name ×5
銀行口座5件 日本 => jp.account ×5
マイナンバー5件 日本 => jp.id ×5
メールアドレス5件 日本 => jp.email ×5
パスポート番号5件 日本 => jp.passport ×5
이름 5개 한국 => kr.name ×5
은행 계좌 5개 한국 => kr.account ×5
주민등록번호 5개 한국 => kr.id ×5
이메일 5개 한국 => kr.email ×5
여권번호 5개 한국 => kr.passport ×5
5 नाम भारत => in.name ×5
5 बैंक खाता भारत => in.account ×5
5 आधार नंबर भारत => in.id ×5
5 ईमेल भारत => in.email ×5
5 पासपोर्ट भारत => in.passport ×5
5 নাম বাংলাদেশ => bd.name ×5
5 ব্যাংক অ্যাকাউন্ট বাংলাদেশ => bd.account ×5
5 জাতীয় পরিচয়পত্র বাংলাদেশ => bd.id ×5
5 ইমেইল বাংলাদেশ => bd.email ×5
5 পাসপোর্ট বাংলাদেশ => bd.passport ×5
5 نام پاکستان => pk.name ×5
5 شناختی کارڈ پاکستان => pk.id ×5
5 بینک اکاؤنٹ پاکستان => pk.account ×5
5 أسماء من مصر => eg.name ×5
5 حسابات بنكية من مصر => eg.account ×5
5 رقم قومي مصر => eg.id ×5
5 بريد إلكتروني مصر => eg.email ×5
5 جوازات سفر من مصر => eg.passport ×5
5 שמות מישראל => il.name ×5
5 חשבונות בנק מישראל => il.account ×5
5 תעודת זהות ישראל => il.id ×5
5 דרכונים מישראל => il.passport ×5
majina 5 kutoka Kenya => ke.name ×5
akaunti za benki 5 Kenya => ke.account ×5
barua pepe 5 Kenya => ke.email ×5
pasipoti 5 Kenya => ke.passport ×5
5 name van Suid-Afrika => za.name ×5
5 bankrekenings van Suid-Afrika => za.account ×5
5 ID-nommers van Suid-Afrika => za.id ×5
5 paspoorte van Suid-Afrika => za.passport ×5
5 comptes bancaires de France => fr.account ×5
5 cuentas bancarias de México => mx.account ×5
5 contas bancárias do Brasil => br.account ×5
5 conti bancari italiani => it.account ×5
5 codici fiscali italiani => it.id ×5
5 bankrekeningen uit Nederland => nl.account ×5
5 BSN-nummers uit Nederland => nl.id ×5
5 Bankkonten aus Deutschland => de.account ×5
5 Steuernummern aus Deutschland => de.stnr ×5
5 Reisepässe aus Deutschland => de.passport ×5
5 passeports de France => fr.passport ×5
5 pasaportes de México => mx.passport ×5
5 passaportes do Brasil => br.passport ×5
5 passaporti italiani => it.passport ×5
5 paspoorten uit Nederland => nl.passport ×5
`;

/** The same of what is refused: `request => part of the problem`. */
export const NOT_GIVEN = `
10 german customers, one of them with an invalid iban => share
10 polish customers, one of them with an invalid PESEL => share
three german ibans where one is invalid => share
5 swiss ibans, one with a bad checksum => share
IBANs de mujeres => no country
not Berlin or Hamburg => not for all but Berlin
no amex, us credit card => not for all but amex
valid and invalid german ibans => share
Bolton phone => United Kingdom has no city "Bolton"
Burgos iban => Spain has no city "Burgos"
Mardin phone => Türkiye has no city "Mardin"
Aba phone => no country
10 regions => no country
CHF account => no country
10 kenyan customers, mostly women => the rows of a request have one sex or either
carte bancaire expirée France => cannot be steered by
selain BCA, Indonesia => not for all but
서울 제외 한국 => not for all but Seoul
Angela Merkel's phone number => no country
20 german ibans including 5 invalid ones => share
US card other than Discover => not for all but discover
20 german ibans of which 5 are invalid => say what share
100 ids from Sweden with 10 bad ones => say what share
iban germany, some wrong ones => say what share
german ibans, some are wrong => say what share
address without postcode germany => an address always includes its postcode
onboarding Spain with invalid IBAN => ask for the field that must be wrong
+1 phone => is found in Canada, United States
eastern europe customer => no country recognised
a mexican in the us => ask for one country at a time, not for Mexico, United States
new england address => United States has no region "New England"
gulf customer => no country recognised
eth wallet => no country recognised in "eth wallet"
two men and a woman from spain => ask for those of each sex separately
more women than men uk => the rows of a request have one sex or either
clientes no de Madrid => ask for the city that you want, not for all but Madrid
clientes, pero no de Madrid => ask for the city that you want, not for all but Madrid
clientes españoles, pero no de Madrid => ask for the city that you want, not for all but Madrid
20 clientes, pero no de Madrid => ask for the city that you want, not for all but Madrid
personas no de Lima => ask for the city that you want, not for all but Lima
mujeres no de Bogotá Colombia => ask for the city that you want, not for all but Bogotá
empresas no de Barcelona => ask for the city that you want, not for all but Barcelona
IBAN no de Madrid => ask for the city that you want, not for all but Madrid
3 IBAN no del Banco Santander España => ask for the bank that you want, not for all but Banco Santander
cuenta no BBVA España => ask for the bank that you want, not for all but BBVA
cuentas de España no de BBVA => ask for the bank that you want, not for all but BBVA
IBAN no Santander España => ask for the bank that you want, not for all but Banco Santander
IBAN no de Santander España => ask for the city that you want, not for all but Santander
tarjetas no visa de España => ask for the brand that you want, not for all but visa
tarjeta no amex México => ask for the brand that you want, not for all but amex
card no visa Germany => ask for the brand that you want, not for all but visa
bukan kartu visa Indonesia => ask for the brand that you want, not for all but visa
여자 아님 한국 => it is unclear what "아님" excludes; ask for what you want
서울 아님 한국 => it is unclear what "아님" excludes; ask for what you want
nem budapesti magyarok => it is unclear what "nem" excludes; ask for what you want
Češi ne z Prahy => it is unclear what "ne" excludes; ask for what you want
suomalaisia ei Helsingistä => it is unclear what "ei" excludes; ask for what you want
không phải người Hà Nội => ask for the city that you want, not for all but Hà Nội
magyarok nem Budapestről => it is unclear what "nem" excludes; ask for what you want
konto nie w mBanku Polska => it is unclear what "nie" excludes; ask for what you want
suomalaisia ilman puhelinta => it is unclear what "ilman" excludes; ask for what you want
כרטיס לא ויזה ישראל => it is unclear what "לא" excludes; ask for what you want
IBAN لا يصح من السعودية => it is unclear what "لا" excludes; ask for what you want
aged 18 to 25 but not 20 from Kenya => ask for the ages that you want, not for all but some
aged 20-30 except 25 from Germany => ask for the ages that you want, not for all but some
UG (haftungsbeschränkt) => ask for German companies
company with visa card Germany => the rows asked for have no brand
cartões não de crédito visa Brasil => ask for the brand that you want, not for all but visa
`;
