/** Requests and their meanings: `request => spec fields ×n`, further as in `steeredRequests.ts`. */
export const RESOLVED = `
german iban => de.iban
phone number in Cyprus => cy.phone
Cypriot TIC => cy.tax
5 Cyprus IBANs => cy.iban ×5
Maltese VAT number => mt.vat
phone number in Malta => mt.phone
Liechtenstein PEID => li.tax
3 IBANs from Liechtenstein => li.iban ×3
RIB in Monaco => mc.rib
phone number in Monaco => mc.phone
COE from San Marino => sm.company
IBAN from San Marino => sm.iban
Andorran NRT => ad.tax
IBAN from Andorra => ad.iban
Albanian NIPT => al.company
phone number in Albania => al.phone
Montenegrin JMBG => me.id
IBAN from Montenegro => me.iban
EMBG from North Macedonia => mk.id
phone number in North Macedonia => mk.phone
Moldovan IDNP => md.id
5 Moldova IBANs => md.iban ×5
a phone number in Kenya => ke.phone
5 Brazilian CPFs => br.id ×5
KRA PIN => ke.tax
iban DE => de.iban
IBAN España => es.iban
name and iban from Germany => de.person name,iban
kyc profile for Kenya => ke.preset:kyc
UK sort code => gb.sortcode
passpot japan => jp.passport
what would a Mexican tax id look like => mx.tax
Emirates ID => ae.id
UAE iban => ae.iban
dubai phone number => ae.phone city=Dubai
passport from the United Arab Emirates => ae.passport
emirati bank account => ae.account
رقم هاتف الإمارات => ae.phone
Angolan BI number => ao.id
Bilhete de Identidade Angola => ao.id
NIF for an Angolan taxpayer => ao.tax
angola phone => ao.phone
Argentine CUIT => ar.tax
CBU => ar.cbu
CUIL => ar.ssn
argentinian dni => ar.id
patente argentina => ar.plate
10 phone numbers from Argentina => ar.phone ×10
austrian IBAN => at.iban
Österreich Sozialversicherungsnummer => at.ssn
SVNR => at.ssn
AT iban => at.iban
oesterreich telefonnummer => at.phone
a postcode in Austria => at.postcode
Australian TFN => au.tax
BSB => au.bsb
bsb and account number for Australia => au.person bsb,account
medicare number australia => au.health
aussie phone number => au.phone
ABN => au.abn
bangladesh national id => bd.id
Bangladeshi phone number => bd.phone
বাংলাদেশ passport => bd.passport
belgian national register number => be.id
rijksregisternummer => be.id
IBAN België => be.iban
Belgique numéro de téléphone => be.phone
iban BE => be.iban
bulgarian EGN => bg.id
ЕГН => bg.id
EGN => bg.id
България телефон => bg.phone
vat number in bulgaria => bg.vat
bahrain CPR => bh.id
bahraini iban => bh.iban
البحرين رقم الهاتف => bh.phone
CPF => br.id
cpf number => br.id
CNPJ => br.company
brazilian company => br.company
pix key => br.pix
RENAVAM => br.renavam
Brasil celular => br.phone
título de eleitor => br.voter
Omang => bw.id
botswana id number => bw.id
a Motswana with a phone number => bw.phone
Canadian SIN => ca.id
SIN number canada => ca.id
transit number => ca.transit
canadian postal code => ca.postcode
OHIP => ca.health
driver's licence from Canada => ca.licence
DRC phone => cd.phone
congolese passport => cd.passport
Democratic Republic of the Congo mobile money => cd.wallet
RDC numéro de téléphone => cd.phone
swiss AHV number => ch.ssn
Schweiz IBAN => ch.iban
IBAN suisse => ch.iban
AHV-Nummer => ch.ssn
a Swiss address => ch.address
iban CH => ch.iban
Ivory Coast phone number => ci.phone
ivorian id => ci.id
Côte d'Ivoire passeport => ci.passport
cote divoire rib => ci.rib
Chilean RUT => cl.tax
RUN => cl.id
Chile phone number => cl.phone
licencia de conducir chilena => cl.licence
Cameroon phone number => cm.phone
NIU => cm.tax
cameroonian id card => cm.id
Cameroun passeport => cm.passport
Chinese resident id => cn.id
中国身份证 => cn.id
china phone => cn.phone
PRC passport => cn.passport
CNAPS code => cn.bankcode
中国手机号码 => cn.phone
Colombian cédula => co.id
cédula de ciudadanía Colombia => co.id
NIT number for Colombia => co.tax
Colombia phone => co.phone
czech birth number => cz.id
rodné číslo Česko => cz.id
Czech Republic iban => cz.iban
Czechia bank account number => cz.account
Personalausweisnummer Deutschland => de.id
Steuer-ID => de.tax
a german drivers license => de.licence
Deutschland Telefonnummer => de.phone
BLZ Deutschland => de.bankcode
german vat id => de.vat
Krankenversichertennummer => de.health
danish CPR => dk.id
Denmark iban => dk.iban
MobilePay payment => dk.preset:mobilepay
danmark telefon => dk.phone
kørekort => dk.licence
algerian RIB => dz.rib
Algérie numéro de téléphone => dz.phone
CCP account Algeria => dz.ccp
الجزائر جواز السفر => dz.passport
Ecuadorian cedula => ec.id
RUC Ecuador => ec.tax
ecuador postcode => ec.postcode
estonian personal code => ee.id
isikukood => ee.id
Eesti IBAN => ee.iban
viitenumber => ee.reference
Egyptian national ID => eg.id
مصر رقم هاتف => eg.phone
egypt iban => eg.iban
الرقم القومي => eg.id
Spanish DNI => es.id
DNI España => es.id
spain phone number => es.phone
spanish nif => es.tax
número de teléfono de España => es.phone
código postal España => es.postcode
Spanish social security number => es.ssn
Fayda number => et.id
Ethiopian phone => et.phone
telebirr payment => et.preset:telebirr
finnish HETU => fi.id
henkilötunnus => fi.id
Suomi puhelinnumero => fi.phone
Finland company => fi.company
French social security number => fr.ssn
NIR => fr.ssn
SIREN => fr.company
SIRET => fr.company
numéro de sécurité sociale France => fr.ssn
RIB France => fr.rib
french phone => fr.phone
code postal France => fr.postcode
carte d'identité française => fr.id
NINO => gb.id
national insurance number => gb.id
UK postcode => gb.postcode
NHS number => gb.health
british passport => gb.passport
english phone number => gb.phone
U.K. bank account => gb.account
UTR from Britain => gb.tax
a scottish address => gb.address region=Scotland
Great Britain company => gb.company
Ghana card => gh.id
Ghanaian phone number => gh.phone
SSNIT => gh.ssn
mobile money in Ghana => gh.wallet
greek AFM => gr.tax
AMKA => gr.ssn
Ελλάδα τηλέφωνο => gr.phone
Greece IBAN => gr.iban
HKID => hk.id
Hong Kong phone number => hk.phone
香港身份證 => hk.id
hongkong address => hk.address
OIB => hr.id
croatian iban => hr.iban
Hrvatska adresa => hr.address
hungarian tax id => hu.tax
TAJ-szám => hu.ssn
Magyarország telefonszám => hu.phone
Hungary licence plate => hu.plate
NIK => id.id
Indonesian KTP => id.id
NPWP => id.tax
indonesia phone number => id.phone
IDN passport => id.passport
PPS number => ie.id
PPSN => ie.id
irish iban => ie.iban
Ireland eircode => ie.postcode
Teudat Zehut => il.id
israeli phone number => il.phone
תעודת זהות => il.id
Israel IBAN => il.iban
Aadhaar => in.id
aadhar card => in.id
Indian PAN => in.tax
IFSC code => in.ifsc
UPI ID => in.upi
india phone numbers => in.phone
GSTIN => in.vat
pincode india => in.postcode
भारत phone => in.phone
Indian voter id => in.voter
kennitala => is.id
Icelandic iban => is.iban
Ísland kennitala => is.id
phone number in Iceland => is.phone
codice fiscale => it.id
Italian tax code => it.tax
partita IVA => it.vat
Italia numero di telefono => it.phone
carta d'identità italiana => it.cie
italy licence plate => it.plate
Jordanian national number => jo.id
jordan iban => jo.iban
الأردن رقم هاتف => jo.phone
My Number => jp.id
Japanese phone number => jp.phone
日本の電話番号 => jp.phone
日本 パスポート => jp.passport
マイナンバー => jp.id
a Japanese name in native script => jp.native
Kenyan national ID => ke.id
M-PESA till number => ke.till
Kenya phone => ke.phone
NSSF number for Kenya => ke.ssn
mpesa receipt => ke.mpesareceipt
kenyan paybill => ke.paybill
Korean RRN => kr.id
주민등록번호 => kr.id
한국 전화번호 => kr.phone
South Korea business registration number => kr.vat
korean alien registration number => kr.alien
Kuwait civil ID => kw.id
kuwaiti iban => kw.iban
الكويت هاتف => kw.phone
Lebanese phone number => lb.phone
Lebanon IBAN => lb.iban
لبنان رقم الهاتف => lb.phone
Sri Lankan NIC => lk.id
Sri Lanka phone number => lk.phone
srilanka passport => lk.passport
asmens kodas => lt.id
Lithuanian iban => lt.iban
Lietuva telefonas => lt.phone
Luxembourg matricule => lu.id
luxembourgish IBAN => lu.iban
Lëtzebuerg phone => lu.phone
personas kods => lv.id
latvian personal code => lv.id
Latvija IBAN => lv.iban
Moroccan CNIE => ma.id
CNIE => ma.id
Maroc RIB => ma.rib
ICE Morocco => ma.ice
المغرب هاتف => ma.phone
Mauritius iban => mu.iban
mauritian national id => mu.id
Île Maurice téléphone => mu.phone
CURP => mx.id
Mexican RFC => mx.tax
CLABE => mx.clabe
México teléfono => mx.phone
INE México => mx.voter
SPEI transfer => mx.preset:spei
mexican company => mx.company
MyKad => my.id
malaysian IC number => my.id
Malaysia phone number => my.phone
EPF number Malaysia => my.ssn
NUIT => mz.tax
Mozambique phone => mz.phone
Moçambique NIB => mz.nib
Namibian ID => na.id
Namibia phone number => na.phone
BVN => ng.bvn
Nigerian BVN => ng.bvn
bank verification number => ng.bvn
NIN Nigeria => ng.id
nigeria bank account => ng.account
naija phone number => ng.phone
BSN => nl.id
burgerservicenummer => nl.id
Dutch iban => nl.iban
Holland phone number => nl.phone
iDEAL => nl.preset:ideal
KvK-nummer => nl.company
Nederland postcode => nl.postcode
fødselsnummer => no.id
Norwegian iban => no.iban
Norge telefonnummer => no.phone
norway organisasjonsnummer => no.company
iban NO => no.iban
NZ IRD number => nz.tax
New Zealand bank account => nz.account
kiwi phone number => nz.phone
NHI number => nz.health
Omani iban => om.iban
civil number oman => om.id
Oman phone => om.phone
Peruvian DNI => pe.id
RUC Peru => pe.tax
CCI => pe.cci
Perú teléfono => pe.phone
PhilSys => ph.id
Filipino phone number => ph.phone
SSS number => ph.ssn
PhilHealth number => ph.health
Philippines TIN => ph.tax
Pakistani CNIC => pk.id
CNIC => pk.id
pakistan iban => pk.iban
PESEL => pl.id
polish pesel => pl.id
NIP Poland => pl.nip
  loan amount in Germany => de.loanamount
  loan term Kenya => ke.loanterm
  loan purpose for a brazilian => br.loanpurpose
  mobile money receipt Kenya => ke.walletreceipt
Polska numer telefonu => pl.phone
BLIK code => pl.blik
REGON => pl.company
kod pocztowy Polska => pl.postcode
portuguese NIF => pt.tax
Portugal iban => pt.iban
cartão de cidadão => pt.id
NISS Portugal => pt.ssn
multibanco reference => pt.multibanco
QID => qa.id
Qatari phone number => qa.phone
qatar iban => qa.iban
قطر آيبان => qa.iban
CNP => ro.id
romanian iban => ro.iban
România număr de telefon => ro.phone
JMBG Serbia => rs.id
serbian phone => rs.phone
PIB => rs.vat
Србија телефон => rs.phone
Rwandan national id => rw.id
Rwanda phone number => rw.phone
Saudi iqama => sa.iqama
KSA iban => sa.iban
saudi arabia phone number => sa.phone
السعودية رقم الجوال => sa.phone
personnummer => se.id
Swedish personnummer => se.id
bankgiro => se.bankgiro
Sverige telefonnummer => se.phone
swedish IBAN => se.iban
Singapore NRIC => sg.id
singaporean phone => sg.phone
PayNow transfer => sg.preset:paynow
新加坡电话 => sg.phone
EMŠO => si.id
Slovenian iban => si.iban
davčna številka => si.tax
slovak birth number => sk.id
Slovakia iban => sk.iban
rodné číslo Slovensko => sk.id
Senegal phone number => sn.phone
NINEA => sn.tax
Senegalese passport => sn.passport
Thai national id => th.id
thailand phone => th.phone
ประเทศไทย เบอร์โทร => th.phone
PromptPay => th.preset:promptpay
Tunisian iban => tn.iban
Tunisie numéro de téléphone => tn.phone
matricule fiscal tunisien => tn.tax
TC Kimlik No => tr.id
TCKN => tr.id
turkish iban => tr.iban
Türkiye telefon => tr.phone
turkey licence plate => tr.plate
NIDA number => tz.id
Tanzanian phone => tz.phone
Tanzania mobile money => tz.wallet
RNOKPP => ua.tax
Ukrainian phone number => ua.phone
Україна номер телефону => ua.phone
ukraine iban => ua.iban
EDRPOU => ua.company
Ugandan NIN => ug.id
Uganda phone number => ug.phone
SSN from America => us.ssn
US phone number => us.phone
us phone number => us.phone
a us passport => us.passport
American zip code => us.postcode
USA social security number => us.ssn
ABA routing number => us.routing
EIN => us.company
United States driver's license => us.licence
U.S. bank account => us.account
u.s.a. address => us.address
Uruguayan cédula => uy.id
Uruguay RUT => uy.rut
CCCD => vn.id
vietnamese phone number => vn.phone
Việt Nam số điện thoại => vn.phone
vietnam tax code => vn.tax
South African ID number => za.id
RSA id => za.id
south africa phone => za.phone
SA id number => za.id
United States bank => us.bank
united states bank account => us.account
5 United States banks => us.bank ×5
NZ bank => nz.bank
nz bank account => nz.account
nz bank code => nz.bankcode
SG bank => sg.bank
sg bank account => sg.account
bh bank account => bh.account
de Kontonummer => de.account
at Postleitzahl => at.postcode
es código postal => es.postcode
se Passnummer => se.passport
cz account balance => cz.balance
pl passport mrz => pl.mrz
gb VAT registration number => gb.vat
gh card expiry => gh.expiry
czAccount => cz.account
5 AR phones => ar.phone ×5
10 AR people => ar.person ×10
VIET NAM PASSPORT => vn.passport
phone in the People's Republic of China => cn.phone
Zambian NRC => zm.id
TPIN => zm.tax
Zambia phone => zm.phone
Zimbabwean national id => zw.id
zimbabwe phone => zw.phone
EcoCash merchant payment => zw.preset:ecocash
full name Sweden => se.name
first name in Poland => pl.first
a surname from Ireland => ie.last
family names from Vietnam => vn.last
given name Turkey => tr.first
gender and date of birth, France => fr.person sex,dob
birthday of a Dutch person => nl.dob
d.o.b. for a Norwegian => no.dob
birth date Portugal => pt.dob
passport MRZ for Germany => de.mrz
machine readable zone of a greek passport => gr.mrz
health insurance number Estonia => ee.health
health card number for Canada => ca.health
voter card Ghana => gh.voter
voter registration number Mexico => mx.voter
avatar for a spanish user => es.avatar
qr payload of a german account => de.qr
qr image from Brazil => br.qrimage
profile picture of a Brazilian customer => br.avatar
mobile number France => fr.phone
cell phone USA => us.phone
telephone number in Italy => it.phone
landline in Germany => de.landline
home phone number Belgium => be.landline
email address of a german customer => de.email
e-mail from Finland => fi.email
street address in Denmark => dk.address
a home address in Portugal => pt.address
billing address, United Kingdom => gb.address
city in Norway => no.city
which province, Canada => ca.region
state in India => in.region
zip code Switzerland => ch.postcode
PLZ Deutschland => de.postcode
latitude in Kenya => ke.lat
longitude for Chile => cl.lon
gps coordinates in Peru => pe.person lat,lon
bank name Nigeria => ng.bank
bank account number for South Africa => za.account
bank code Japan => jp.bankcode
bank account of a german at a national bank => de.account
branch code for Hong Kong => hk.branch
routing number united states => us.routing
sort code for Ireland => ie.sortcode
institution number canada => ca.institution
swift code Singapore => sg.swift
BIC of a German bank => de.swift
bic for Poland => pl.swift
credit card number from Brazil => br.card
a visa card for a French customer => fr.card brand=visa
american express number Germany => de.card brand=amex
card brand Mexico => mx.brand
CVV Spain => es.cvv
card expiry date Italy => it.expiry
mobile wallet Uganda => ug.wallet
tax number Netherlands => nl.tax
TIN Kenya => ke.tax
VAT number Ireland => ie.vat
gst number New Zealand => nz.vat
pension number Ethiopia => et.ssn
transaction id Qatar => qa.txn
payment amount Japan => jp.amount
currency of Kuwait => kw.currency
merchant name in Egypt => eg.merchant
payment reference Finland => fi.reference
transaction date for Austria => at.date
account balance of a Croatian => hr.balance
employer in Romania => ro.employer
job title Sweden => se.job
activity of a Swede => se.activity
occupation of a Thai person => th.job
monthly income in Vietnam => vn.income
pay date in Kenya => ke.payday
payday in Japan => jp.payday
salary in Bangladesh => bd.income
number plate UK => gb.plate
license plate from Texas, USA => us.plate region=Texas
car registration number Ireland => ie.plate
username for a Pakistani => pk.username
IP address Iceland => is.ip
user agent of a Korean visitor => kr.useragent ?visitor
NIB Portugal => pt.nib
name in native script, Ukraine => ua.native
native name Greece => gr.native
two german ibans => de.iban ×2
five phone numbers from Kenya => ke.phone ×5
a dozen Polish names => pl.name ×12
two dozen Spanish emails => es.email ×24
half a dozen irish addresses => ie.address ×6
100 customers from India => in.person ×100
twenty five Italian codice fiscale => it.id ×25
1,000 french postcodes => fr.postcode ×1000
give me 20 BSNs => nl.id ×20
10x Kenyan phone => ke.phone ×10
x3 swedish personnummer => se.id ×3
a hundred Danish CPR numbers => dk.id ×100
generate 50 rows of name, email and phone for Mexico => mx.person name,email,phone ×50
I need three valid UK national insurance numbers => gb.id ×3
16 digit card number for Brazil => br.card
an 18 year old customer from Chile => cl.person age=18
a couple of Turkish IBANs => tr.iban ×2
name, dob and iban for Poland => pl.person name,dob,iban
first name, last name and email from Italy => it.person first,last,email
first and last name from Austria => at.person first,last
phone + email + address Brazil => br.person phone,email,address
passport and national id, Japan => jp.person passport,id
German IBAN with BIC => de.person iban,swift
iban/bic spain => es.person iban,swift
CPF and phone => br.person id,phone
PESEL, name, phone => pl.person id,name,phone
card number, expiry and cvv for France => fr.person card,expiry,cvv
account number & sort code UK => gb.person account,sortcode
name,phone,city from kenya => ke.person name,phone,city
lat and lon in Finland => fi.person lat,lon
contact details for a Belgian => be.person phone,landline,email,street,address,city,region,postcode,lat,lon
banking details Austria => at.person bank,account,iban,bankcode,swift
Germany => de.person
DE => de.person
US => us.person
kenya => ke.person
a person from Ghana => gh.person
random canadian => ca.person
test customer Sweden => se.person
fake user from Spain => es.person
10 people from Norway => no.person ×10
some Egyptians => eg.person
a Pole => pl.person
two Poles => pl.person ×2
full profile of a Pole => pl.full
a Serb => rs.person
phone of a Serb => rs.phone
iban of a Pole => pl.iban
a telephone pole in Germany => de.phone ?pole
ශ්‍රී ලංකාව => lk.person
phone ශ්‍රී ලංකා => lk.phone
日本 => jp.person
🇩🇪 iban => de.iban
🇰🇪 => ke.person
german company => de.company
company in Japan => jp.company
5 Polish companies => pl.company ×5
a firm registered in Singapore => sg.company
business from Nigeria => ng.company
legal entity Luxembourg => lu.company
LEI for a Swiss company => ch.company
company registration number Kenya => ke.company
SIREN and SIRET numbers => fr.company
italian azienda => it.company
product for Germany => de.product
20 products from France => fr.product ×20
EAN of a Dutch product => nl.product
a catalogue item in Brazil => br.product
full profile Poland => pl.full
everything about a Kenyan => ke.full
full german record => de.full
all fields for Spain => es.full
complete profile of an Irish customer => ie.full
a complete Indian address => in.address
full Egyptian name => eg.name
KYC Germany => de.preset:kyc
kyc check for a Brazilian customer => br.preset:kyc
customer onboarding in France => fr.preset:onboarding
bank transfer Austria => at.preset:transfer
card payment in Chile => cl.preset:card-payment
payroll entry for Canada => ca.preset:payroll
an invoice from Italy => it.preset:invoice
loan application India => in.preset:loan
SEPA credit transfer Finland => fi.preset:sepa
mobile money payment Uganda => ug.preset:mobile-money
Pix payment => br.preset:pix
UPI payment => in.preset:upi
Bizum => es.preset:bizum
wire transfer from Portugal => pt.preset:transfer
Swish payment => se.preset:swish
ACH direct deposit => us.preset:ach
pasport germany => de.passport
german ibna => de.iban
phne number kenya => ke.phone
adress in france => fr.address
spanish natonal id => es.id
emial from Poland => pl.email
drivng licence UK => gb.licence
date of brith Germany => de.dob
acount number Ghana => gh.account
postocde netherlands => nl.postcode
german passprot number => de.passport
telefone number Italy => it.phone
iban germnay => de.iban
phone swizterland => ch.phone
iban Netherlnds => nl.iban
passport Austrailia => au.passport
phone number Phillipines => ph.phone
tax id Portugual => pt.tax
Argentinia phone => ar.phone
iban Luxemborg => lu.iban
Singapour passport => sg.passport
Brazillian CPF => br.id
Columbian phone number => co.phone
codice fiscal => it.id
adhaar number => in.id
personummer => se.id
please could you give me a valid looking IBAN for a customer in Germany? => de.iban
Hi! I'd like a phone number from Kenya, thanks => ke.phone
can you generate a french passport number for me => fr.passport
I am testing our checkout and need a Dutch postcode => nl.postcode
what does a Japanese address look like? => jp.address
show me an example of a Danish CPR number => dk.id
is there a valid german iban in it => de.iban
how do Estonian ID codes look => ee.id
need iban asap, germany => de.iban
we need test data for QA: 10 Italian fiscal codes => it.tax ×10
my Spanish customer needs a phone number => es.phone
make up a Finnish person => fi.person
phone number for someone in the UK => gb.phone
for Portugal, a NIF => pt.tax
Poland: PESEL => pl.id
DE - iban => de.iban
IBAN (Germany) => de.iban
"german iban" => de.iban
iban.germany => de.iban
germany/iban => de.iban
DE_IBAN => de.iban
iban in germany please => de.iban
GERMAN IBAN => de.iban
IBAN FR => fr.iban
PHONE NUMBER KENYA => ke.phone
iban de Alemania => de.iban
eine deutsche IBAN => de.iban
un IBAN français => fr.iban
un número de teléfono mexicano => mx.phone
un numero di telefono italiano => it.phone
numer telefonu Polska => pl.phone
Geburtsdatum Österreich => at.dob
date de naissance Belgique => be.dob
fecha de nacimiento Argentina => ar.dob
nombre y apellido de España => es.person first,last
Kreditkarte Deutschland => de.card
carte bancaire France => fr.card
telefonnummer Sverige => se.phone
endereço Brasil => br.address
matrícula España => es.plate
DEU iban => de.iban
iban FRA => fr.iban
phone in DE => de.phone
5 persons in DE as csv => de.person ×5 .csv
people based in DE => de.person
iban in DE => de.iban
phone in EC => ec.phone
person in EC => ec.person
customers in PE => pe.person
phone PE => pe.phone
3 phones PE => pe.phone ×3
my kad => my.id
pay now transfer => sg.preset:paynow
e mail from Finland => fi.email
I ran out of german ibans => de.iban ?ran
german iban to go => de.iban ?go
phone KEN => ke.phone
GBR passport => gb.passport
passport JPN => jp.passport
ke phone => ke.phone
phone pl => pl.phone
uk phone => gb.phone
fr iban => fr.iban
iban ES => es.iban
IT iban => it.iban
phone number in IT => it.phone
iban from AT => at.iban
US SSN => us.ssn
phone number from IN => in.phone
de => de.person
us => us.person
it => it.person
can => ca.person
ID => id.person
iban de => de.iban
de iban => de.iban
es iban => es.iban
iban it => it.iban
ch iban => ch.iban
ca sin => ca.id
us ssn => us.ssn
est iban => ee.iban
phone per => pe.phone
5 ibans it => it.iban ×5
name and iban de => de.person name,iban
person from us => us.person
phone in the us => us.phone
two phones from us => us.phone ×2
a customer in de => de.person
company in be => be.company
full profile at => at.full
kyc us => us.preset:kyc
ID phone => id.phone
phone of AT => at.phone
phone of ID => id.phone
phone for AT => at.phone
phone in my => my.phone
IBAN FROM DE => de.iban
PHONE IN US => us.phone
de bsn => nl.id
il codice fiscale => it.id
PT nif => pt.tax
Canadian SSN => ca.ssn
Croatian SSN => hr.id
Estonian VAT number => ee.vat
not french but german iban => de.iban
not french, german iban => de.iban
german iban, not french => de.iban
german, not austrian, iban => de.iban
french iban instead of german => fr.iban
german rather than french iban => de.iban
excluding germany, iban from france => fr.iban
nothing but german ibans => de.iban
not only german ibans => de.iban
not sure, german iban => de.iban
why not a german iban => de.iban
no, german iban => de.iban
passport no germany => de.passport
bank account no kenya => ke.account
pessoa no Brasil => br.person
phone without country code for Germany => de.phone ?without,country,code
german iban but no bic => de.iban
name and sin of a canadian => ca.person name,id
portuguese speaking person from Angola => ao.person ?portuguese,speaking
french-speaking swiss => ch.person ?french,speaking
german iban and phone from Germany => de.person iban,phone
FIN Singapore => sg.fin
german birth number => de.id
german social insurance number => de.ssn
german kørekort => de.licence
german CEP => de.postcode
account no and sort code UK => gb.person account,sortcode
in English please: a german iban => de.iban ?English
ke.phone => ke.phone
DE.iban => de.iban
pl.pesel => pl.id
de.preset:kyc => de.preset:kyc
Could I have an Austrian social security number? => at.ssn
Need 3 Swedish bankgiro numbers => se.bankgiro ×3
French IBANs, 25 of them => fr.iban ×25
passport number of a Canadian woman => ca.passport sex=female
belgium company vat => be.company
some random phone numbers from nigeria => ng.phone
Danish CPR please => dk.id
what's a valid Turkish ID number => tr.id
Swiss bank account (IBAN) => ch.person account,iban
vietnamese address and phone => vn.person address,phone
Malaysian bank account number => my.account
give me the swift/bic of any Norwegian bank => no.swift
Irish PPS => ie.id
hungarian passport number, 2 pcs => hu.passport ×2
greek mobile phone numbers => gr.phone
ten italian license plates => it.plate ×10
generate an Israeli ID => il.id
romanian CNP x 5 => ro.id ×5
test credit card for a customer in Spain => es.card
Korean resident registration number => kr.id
indonesian NIK + name => id.person id,name
Postleitzahl und Ort in Deutschland => de.person postcode,city
prénom et nom en France => fr.person first,last
nombre, teléfono y correo de Colombia => co.person name,phone,email
numero de telefono de Perú => pe.phone
CEP do Brasil => br.postcode
endereço e telefone no Brasil => br.person address,phone
Dutch driving licence => nl.licence
BTW-nummer Nederland => nl.vat
polskie numery telefonów => pl.phone
iban polski => pl.iban
USA state and zip => us.person region,postcode
American routing number and account => us.person routing,account
Hong Kong ID card => hk.id
Qatar residency id => qa.id ?residency
Kuwaiti civil id number => kw.id
Jordanian IBAN and SWIFT => jo.person iban,swift
Egyptian mobile => eg.phone
Tunisian RIB => tn.rib
Moroccan ICE number => ma.ice
Ghanaian mobile money wallet => gh.wallet
kenya mpesa paybill number => ke.paybill
tanzania nida => tz.id
zambian tpin number => zm.tax
Namibian bank branch code => na.branch
south african bank account with branch code => za.person account,branch
mauritius address => mu.address
aussie BSB and account no => au.person bsb,account
kiwi IRD number => nz.tax
Filipino SSS => ph.ssn
thai driving licence => th.licence
pakistani cnic number => pk.id
bangladeshi mobile no => bd.phone
sri lankan nic numbers => lk.id
indian gst number => in.vat
indian bank account with ifsc => in.person account,ifsc
japanese bank branch code => jp.branch
chinese name in characters => cn.name
日本の住所 => jp.address
한국 주소 => kr.address
中国银行账号 => cn.account bank=Bank_of_China
مصر عنوان => eg.address
Украина телефон => ua.phone
телефон в Україні => ua.phone
Ukrainian tax number (RNOKPP) => ua.tax
estonian isikukood and name => ee.person id,name
latvia bank => lv.bank
lithuanian company code => lt.company
slovenian tax number => si.tax
slovak iban => sk.iban
czech account number with bank code => cz.person account,bankcode
croatian OIB number => hr.id
serbian JMBG => rs.id
bulgarian passport => bg.passport
portuguese phone => pt.phone
spanish tax number for a freelancer => es.tax ?freelancer
Argentinian CBU => ar.cbu
chilean bank account => cl.account
uruguayan phone number => uy.phone
ecuadorian ruc => ec.tax
colombian nit => co.tax
peruvian address => pe.address
mexican curp and rfc => mx.person id,tax
Brazilian CNH => br.licence
brazilian zip => br.postcode
canadian health card => ca.health
quebec? no, Canadian phone => ca.phone city=Québec
Luxembourg social security => lu.ssn
icelandic name => is.name
finnish company => fi.company
norwegian KID => no.reference
swedish organisation number => se.company
german trade register number => de.company
UK company number => gb.company
uk driving licence number => gb.licence
british NHS numbers => gb.health
english postcode => gb.postcode
welsh address => gb.address region=Wales
ivorian phone => ci.phone
cameroon tax id => cm.tax
senegal bank account => sn.account
congo kinshasa phone number => cd.phone
rwanda tin => rw.tax
ugandan address => ug.address
ethiopian tin number => et.tax
botswana bank account => bw.account
zimbabwe ecocash => zw.preset:ecocash
mozambican bank account nib => mz.person account,nib
angolan phone => ao.phone
algerian national id => dz.id
bahrain phone number => bh.phone
omani address => om.address
lebanese id => lb.id
saudi national address => sa.address
emirates phone => ae.phone
singapore uen => sg.company
iban of a company in Austria => at.company
give me a german full record as test data => de.full
whole kenyan profile => ke.full
I want everything for Brazil => br.full
kyc for a Swiss person => ch.preset:kyc
payroll example from the Netherlands => nl.preset:payroll
sepa transfer in Italy => it.preset:sepa
invoice, Denmark => dk.preset:invoice
loan application in Nigeria => ng.preset:loan
a shopping product sold in Sweden => se.product ?shopping,sold
gender of a Croatian => hr.sex
birthdate, Portuguese => pt.dob
IP in Iceland => is.ip
browser user agent in India => in.useragent
user name for Spanish users => es.username
salary of a Polish employee => pl.income
jobs in Ireland => ie.job
employer name in Chile => cl.employer
currency used in Switzerland => ch.currency
card cvv from Greece => gr.cvv
card number with expiry date in Turkey => tr.person card,expiry
Mastercard number Kenya => ke.card brand=mastercard
pasport numbr of Japan => jp.passport
Germny iban => de.iban
Brasilian phone => br.phone
Swedisch phone => se.phone
austrlian tfn => au.tax ?austrlian
adres in Belgium => be.address
drivers licence New Zeeland => nz.licence
passaport italy => it.passport
any valid BVN? => ng.bvn
Can you produce a Swiss QR reference => ch.qrreference
sample UK bank details => gb.person bank,account,iban,sortcode,swift
vehicle registration for a car in Poland => pl.plate ?car
mother tongue name of an Egyptian person => eg.name ?mother,tongue
Kimlik numarası => tr.id
TFN for testing => au.tax
an Aussie's driver licence => au.licence
Number of a Finnish passport => fi.passport
tax identification number (TIN) of Uganda => ug.tax
please give a Hungarian tax identification number => hu.tax
random address somewhere in Japan => jp.address
Need a fake Chilean identity => cl.person
Zip codes from Mexico, 15 => mx.postcode ×15
Vorname und Nachname aus der Schweiz => ch.person first,last
Numéro de TVA en Belgique => be.vat
carta di credito Italia => it.card
numer konta w Polsce => pl.account
telefonnummer i Norge => no.phone
dirección y código postal en Argentina => ar.person address,postcode
cuenta bancaria en Chile => cl.account
conta bancária em Portugal => pt.account
luxembourg phone & email => lu.person phone,email
wallet number for M-Pesa in Kenya => ke.wallet wallet=M-PESA
Vodafone cash Egypt wallet => eg.wallet wallet=Vodafone_Cash
GPS location in Uruguay => uy.person lat,lon
Croatia; iban; bic => hr.person iban,swift
Hong-Kong HKID => hk.id
Saudi Arabian VAT => sa.vat
emirati driving license => ae.licence
Czech company ID (IČO) => cz.company
two phone numbers: Slovakia => sk.phone ×2
Bulgarian VAT no => bg.vat
Latvian address with postcode => lv.person address,postcode
Estonian ID-card number => ee.idcard
Dutch BSN number for a fake employee => nl.id
Brazil boleto => br.boleto
Colombian peso amount => co.amount ?peso
income of a nurse in Denmark => dk.income ?nurse
french health insurance => fr.ssn
Vietnamese CCCD number plus full name => vn.person id,name
Cameroonian mobile money payment => cm.preset:mobile-money
transfer between banks in Ghana => gh.preset:transfer
new customer onboarding Philippines => ph.preset:onboarding
MRZ lines for a Swedish passport => se.mrz
Thai company => th.company
CIN number of an Indian company => in.company
Sénégal numéro de téléphone => sn.phone
Rwandan NID => rw.id
Congolese (DRC) address => cd.address
Tunisia CIN => tn.id
Ukraine IPN => ua.tax
Lebanon phone number please!!! => lb.phone
iban, Kuwait, five => kw.iban ×5
Iceland: name => is.name
phone no. of somebody in Pakistan => pk.phone
the last name of a Greek => gr.last
Romania CUI => ro.company
Lituania IBAN => lt.iban
Israle phone => il.phone
Moroco passport => ma.passport
Pakstan cnic => pk.id
Telefon Ungarn => hu.phone
in which city in Spain => es.city
the first German IBAN => de.iban
the last Kenyan phone number => ke.phone
Telefonnummer aus Deutschlnd => de.phone
au phone => au.phone
ＧＥＲＭＡＮ ＩＢＡＮ => de.iban
Dame 5 números de teléfono de México => mx.phone ×5
ten thousand kenyan phones => ke.phone ×10000
constructor Germany => de.person ?constructor
10 digits us phone => us.phone
phone number with 10 digits us => us.phone
card with 16 digits us => us.card
12 digits us account => us.account
card with a correct check digit us => us.card
15 digits indonesia => id.npwp15
5 deutsche Namen => de.name ×5
Namen aus Deutschland => de.name
Kunden mit Namen und Telefon aus Österreich => at.person name,phone
5 Kunden aus der Schweiz mit Namen und IBAN => ch.person name,iban ×5
polskie imiona => pl.first
deutsche Karten => de.card
deutsche Städte => de.city
a person named Anna from Poland => pl.person ?named,Anna
german customers, not companies => de.person
person not company germany => de.person
company not person germany => de.company
Eircode => ie.postcode
CEP => br.postcode
ust-id => de.vat
vergi numarası => tr.tax
Kod pocztowy => pl.postcode
Posta kodu => tr.postcode
Irányítószám => hu.postcode
身份证号 => cn.id
`;

/** Requests that name no country, or one that is not covered. */
export const REFUSED = `
iban
give me a phone number
is there a valid id in it
passport no
my id
at work
my number
ID number
TAX ID
PASSPORT NO
VAT ID
give us an iban
phone for us
post code
make an iban for us
my phone
phone id
il numero di telefono
ma carte
per person
phone for QA
is iban in it
send us your passport
what is it
no iban
is it in
I need an ID
tax id
national id
a name and an email
company
full profile
kyc
everything
5 ibans
one hundred passports
Gambia phone number
iban from Russia
North Korean passport
Niger phone
Nigerien passport
phone number in Guinea
Papua New Guinea phone
Equatorial Guinea
Taiwan id
taiwanese phone
Iranian phone number
iban Ukrane or Russia
Georgia iban
Cuban passport
Nepal phone number
South America phone
Latin American names
north korea iban
Bosnia and Herzegovina iban
Republic of the Congo phone
Россия телефон
台湾电话
phone number at home
can you give me an iban
per person data
are you there
test data for QA
QA engineer here
RFC 4122
uuid
session id
e2e test data
qr code
DNI
cédula
NIF
hello
how are you today
asdf qwer zxcv
a long story about nothing
phone for a child
a green card
numéro de téléphone et iban
número de teléfono
NUMERO DE TELEFONO
Telefonnummer
電話番号
e.g. a phone number
german martian iban from Wakanda
iban Kenya
US IBAN
postcode in Qatar
!!!
12345
🙂
Russian or German phone
phone for Eritrea
Bolivian id
台湾の電話番号
mobile phone
passport please
who are you
generate something
give me an id
is this an iban?
account in a bank
I want to be rich
it is not in my list
what can you do
Mali phone
Syrian passport
Kosovo iban
name and dob
phone number in Armenia
birth certificate
my passport is at home
do you have an iban for me
BIC for Azerbaijan
Gibraltar iban
a phone number for my island
can I see your ID?
company in the EU
African phone number
European IBAN
Telefonnummer aus
kenyan iban and german phone
constructor
__proto__
series phone number
river phone number
guide phone number
police phone number
policy
finish
samsung phone
media phone number
stage phone number
the neutral passport
zombie iban
greens
sterling account
cannon phone
10 digits
`;
