/** Requests from tickets, chats, code and prompts that were once misunderstood, in the notation of `STEERED`. */
export const AT_WORK = `
As a tester I need 10 German customers so that I can verify onboarding => de.person ×10 ?verify,onboarding
As a payments tester, I need 25 Spanish IBANs with a wrong check digit so I can test error handling => es.iban ×25 !checksum ?payments,error,handling
As an admin user I want 3 Dutch companies with KvK numbers => nl.company ×3 ?admin,user
Given a Belgian customer with a valid national number When they register Then the form accepts it => be.id ?register,accepts
Given 5 Irish customers over 65 => ie.person ×5 age=66-99
Precondition: Austrian customer with bank account at Erste Bank => at.account bank=Erste_Bank
Story points 5 - German IBAN generation => de.iban ?Story,points,5,generation
Test data required: 15 Turkish citizens (TCKN + IBAN), json => tr.person id,iban ×15 .json
hey can u give me 5 german ibans pls => de.iban ×5
yo need a uk address asap => gb.address
hi! could u plz send 10 spanish names n emails => es.person name,email ×10
can i get a canadian sin plz => ca.id
hii need brazilian cpf x4 ty => br.id ×4
u got any polish pesels? need 6 => pl.id ×6
lemme get 2 swedish ppl => se.person ×2
heya need a german girl's profile, 22 => de.person sex=female age=22
hmm maybe 5 aussie medicare numbers => au.health ×5
5 irish ppsn cheers mate => ie.id ×5
Need ur help: 2 belgian ibans + bics => be.person iban,swift ×2
1 jp addr => jp.address ×1
getRandomIban('NL') => nl.iban
locale=pt_BR 10 names => br.name ×10 ?locale
fr_CA person => ca.person
es_MX names 5 => mx.name ×5
locale: ja_JP, 3 persons => jp.person ×3 ?locale
nl_BE company => be.company
let iban = randomIban(country: .germany) => de.iban
type User = { name: string; iban: string } // german => de.person name,iban ?type,string,string
expect(validate(invalidGermanIban)).toBe(false) => de.iban ! ?expect,validate,toBe,false
I need synthetic test data for a KYC workflow in South Africa: ID number, proof of address, phone number, tax number. 5 samples. => za.person id,address,phone,tax ×5 ?KYC,workflow,proof
You are a test data generator. Output 3 French addresses. => fr.address ×3
With seed "abc", give me 3 UK phone numbers => gb.phone ×3 ?abc
SWIFT MT103 beneficiary in Spain => es.preset:transfer
pain.001 debtor Germany => de.person ?pain,001
pacs.008 creditor iban austria => at.iban ?pacs,008
payee name and sort code UK => gb.person name,sortcode
beneficiary account number and sort code, UK x3 => gb.person account,sortcode ×3
beneficiary IBAN France => fr.iban
remitter details Germany => de.person
remitter name and account India => in.person name,account
originator with routing number => us.routing
merchant category code France => fr.merchant ?category
beneficial owner of a Luxembourg company => lu.person
UBO Netherlands => nl.person
DUNS number us company => us.company ?DUNS
newsletter subscriber Belgium => be.person ?newsletter
1099 contractor us => us.person ?1099,contractor
Lohnsteuer Klasse 3 Deutschland => de.person ?Lohnsteuer,Klasse,3
policy holder France => fr.person
policyholder from Spain with IBAN => es.iban
claimant UK => gb.person
beneficiary of life insurance Netherlands => nl.person ?life,insurance
Catalan woman => es.person sex=female region=Cataluña
Basque man => es.person sex=male region=País_Vasco
Andalusian => es.person region=Andalucía
Quebecer => ca.person region=Québec
Flemish => be.person region=Vlaanderen
generame 10 CUIT de empresas argentinas => ar.company ×10
quisiera un IBAN español erróneo => es.iban !
números de seguro social de Estados Unidos => us.ssn
un IBAN alemán que no sea válido => de.iban !
beneficiario y ordenante España => es.person
recibo de nómina España => es.preset:payroll
j'ai besoin de 5 IBAN français => fr.iban ×5
SIRET d'une entreprise lyonnaise => fr.company city=Lyon
bulletin de salaire Tunisie => tn.preset:payroll
bonjour, il me faudrait un KYC pour l'Italie svp => it.preset:kyc
Testkunden Schweiz 20 Stück => ch.person ×20
Studentin aus Wien => at.person sex=female city=Wien ?Studentin
bitte 3 Datensätze Niederlande => nl.person ×3
Lieferanten aus China => cn.company
chave PIX aleatória => br.pix
un pensionato siciliano => it.person age=65-99 region=Sicilia
ik heb 10 BSN nummers nodig => nl.id ×10
vrouw uit Rotterdam van 30 => nl.person sex=female age=30 city=Rotterdam
IBAN bij de Rabobank => nl.iban bank=Rabobank
potrzebuję 5 numerów PESEL => pl.id ×5
dziesięć adresów w Warszawie => pl.address ×10 city=Warszawa
Niemiec z Berlina => de.person city=Berlin
lista płac Polska => pl.preset:payroll
5 tane TC kimlik numarası => tr.id ×5
Almanya'dan bir kadın => de.person sex=female
pelanggan Jepang => jp.person
người Nhật => jp.person
عميل فرنسي من باريس => fr.person city=Paris
رجل من لندن => gb.person sex=male city=London
पैन नंबर अमान्य => in.tax !
लंदन में एक आदमी => gb.person sex=male city=London
電話番号と名前 日本 => jp.person phone,name
パリの女性 => fr.person sex=female city=Paris
ロンドンの住所 => gb.address city=London
ニューヨークの男性 => us.person sex=male city=New_York
东京的地址 => jp.address city=Tokyo
纽约的男性 => us.person sex=male city=New_York
伦敦女性30岁 => gb.person sex=female age=30 city=London
三个法国人的名字 => fr.name ×3
柏林的公司 => de.company city=Berlin
도쿄 주소 => jp.address city=Tokyo
파리에 사는 남자 => fr.person sex=male city=Paris
국민은행 계좌 => kr.account bank=KB_Kookmin_Bank
мужчина из Берлина => de.person sex=male city=Berlin
адрес в Париже => fr.address city=Paris
жінка зі Львова => ua.person sex=female city=Lviv
п'ять німецьких імен => de.name ×5
адреса в Лондоні => gb.address city=London
wateja watano kutoka Kenya => ke.person ×5
german iban which is deliberately wrong => de.iban !
intentionally broken french iban => fr.iban !
unhappy path Dutch BSN => nl.id !
sad path data for brazilian CPF => br.id !
pesel with month 13 => pl.id ?13
personnummer with wrong century => se.id !century
un-valid iban germany => de.iban !
never mind the phone, just german email => de.email
+33 number => fr.phone
number starting with +44 => gb.phone ?starting
PIN code Germany => de.person ?PIN
Hello team, for regression testing of module PAY-1203 we require 40 test customers located in Portugal with valid NIF, IBAN and mobile phone => pt.person tax,iban,phone ×40 ?regression,module,PAY,1203,require
I need 5 Dutch customers to test the login page => nl.person ×5 ?login
load test with 1000 users from Brazil => br.person ×1000 ?load
our vendor wants 4 Turkish tax numbers => tr.tax ×4 ?vendor
mixed gender group of 10 from Kenya => ke.person ×10 ?group
10 ppl frm uk => gb.person ×10
gr8 need 2 gb nino => gb.id ×2
pls snd me 3 ibans 4 germany => de.iban ×3 ?4
can u gv me a vld german iban => de.iban
nvm, french phone => fr.phone
idk just give me any german => de.person
smth like a german iban => de.iban
btw need italian vat => it.vat
fyi we need 3 finnish ids => fi.id ×3
lol give me swiss account => ch.account
User.create(country: :de) => de.person
curl "localhost:3000/api/v1/fetch?q=german+iban" => de.iban ?curl,localhost,3000,v1,q
german%20iban => de.iban
cust_id, cust_name, cust_dob - UK - 10 rows => gb.person id,name,dob ×10
nom,prenom,adresse,cp,ville france 5 => fr.person last,first,address,postcode,city ×5
ФИО, телефон, адрес Украина 5 => ua.person name,phone,address ×5
ПІБ, РНОКПП, телефон Україна 5 => ua.person name,tax,phone ×5
الاسم، الهوية، الجوال السعودية 5 => sa.person name,id,phone ×5
Create an AML alert test case with a payer in France => fr.person ?AML,alert
Beneficiary bank BIC and IBAN in Austria => at.person bank,swift,iban
ultimate debtor name and IBAN Germany => de.person name,iban ?ultimate
payer name, payer iban, payee name, payee iban Germany => de.person name,iban
sender and receiver Poland => pl.person
recipient's bank account Kenya => ke.account
15-digit amex us => us.card brand=amex
zip+4 us => us.postcode ?4
BIN Germany => de.person ?BIN
5 clientes colombianos que vivan en Bogotá => co.person ×5 city=Bogotá
necesitamos 20 proveedores mexicanos con RFC => mx.company ×20
quiero probar el alta de clientes en Chile => cl.preset:onboarding ?probar
IBAN español con dígitos de control erróneos => es.iban !checksum
empleados de una empresa de Bilbao => es.person city=Bilbao
il me faut 15 clients belges néerlandophones => be.person ×15 ?néerlandophones
cinq Marocaines => ma.person ×5 sex=female
nom de jeune fille france => fr.last
Bitte erstelle 10 Testdatensätze für Österreich mit Sozialversicherungsnummer => at.ssn ×10
Ich hätte gern drei deutsche Firmen mit USt-ID => de.company ×3
brauch mal schnell 2 schweizer ahv nummern => ch.ssn ×2
USt-IdNr. mit Prüfziffernfehler => de.vat !checksum
eine Mutter aus Leipzig => de.person sex=female city=Leipzig
Lieferadresse in Basel => ch.address city=Basel
gera um CNPJ pra mim => br.company
indirizzi milanesi => it.address city=Milano
een Vlaming uit Gent => be.person city=Gent region=Vlaanderen
rekeningnummer bij ING Nederland => nl.account bank=ING
vergi kimlik numarası olan şirket => tr.company
telefon numarası 10 tane Türkiye => tr.phone ×10
10 orang Indonesia dengan NIK dan nomor HP => id.person id,phone ×10
perusahaan di Surabaya dengan NPWP => id.company city=Surabaya
pria Malaysia dengan MyKad => my.id sex=male
công ty ở Hà Nội có mã số thuế => vn.company city=Hà_Nội
khách hàng người Pháp => fr.person
tài khoản ngân hàng Techcombank => vn.account bank=Techcombank
عنوان في برلين => de.address city=Berlin
पैन कार्ड => in.tax
बैंक खाता भारत => in.account
HDFC बैंक खाता => in.account bank=HDFC_Bank
ईमेल के बिना भारतीय ग्राहक => in.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
名前と電話番号、ドイツ => de.person name,phone
公司名称和税号 中国 => cn.company
德国女性名字 => de.name sex=female
주민번호 여자 => kr.id sex=female
신한은행 계좌 => kr.account bank=Shinhan_Bank
5 женщин из Одессы => ua.person ×5 sex=female city=Odesa
компания в Киеве => ua.company city=Kyiv
10 адресов Харьков => ua.address ×10 city=Kharkiv
5 чоловіків з Дніпра => ua.person ×5 sex=male city=Dnipro
ЄДРПОУ => ua.company
адреса у Львові => ua.nativeaddress city=Lviv
wanawake watatu kutoka Nairobi => ke.person ×3 sex=female city=Nairobi
namba ya NIDA => tz.id
mtu bila barua pepe, Kenya => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
mwanaume mwenye miaka 40 Dar es Salaam => tz.person sex=male age=40 city=Dar_es_Salaam
majina kumi ya Tanzania => tz.name ×10
german iban plz => de.iban
plz send 5 german ibans => de.iban ×5
name plz ort de => de.person name,postcode,city
german plz => de.postcode
btw nummer nederland => nl.vat
PESEL 5 - CARD-1203 => pl.id ×5 ?1203
en-gb phone => gb.phone
pt-br names x3 => br.name ×3
createMockFrenchPhone => fr.phone
invalidIban germany => de.iban !
3 de_CH persons => ch.person ×3
with seed 'xyz' 3 german names => de.name ×3 ?xyz
seed value: 99, 3 german names => de.name ×3 ?99
eine Lehrerin aus Köln => de.person sex=female city=Köln ?Lehrerin
une infirmière de Lyon => fr.person sex=female city=Lyon ?infirmière
tres colombianas => co.person ×3 sex=female
3 mexicanas con CURP => mx.id ×3 sex=female
5 empresas mexicanas => mx.company ×5
10 brasileiras => br.person ×10 sex=female
ein Vater aus Hamburg => de.person sex=male city=Hamburg
Name der Mutter, Deutschland => de.name ?Mutter
class 2 german driving licence => de.licence ?class,2
german iban because the payment page rejects ours => de.iban ?rejects
in order to verify payroll, 5 Spanish IBANs => es.iban ×5 ?order,verify,payroll
customers for the payment flow, France => fr.person ?flow
our bank wants 3 Dutch BSNs => nl.id ×3 ?bank
german phone for us => de.phone
address from us => us.address
octogenarian from Italy => it.person age=80-89
a nonagenarian in Lisbon => pt.person age=90-99 city=Lisboa
forget the email, german phone => de.phone
ignore the iban, german person => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift
Hamburger Adresse => de.address city=Hamburg
клиент из Праги => cz.person city=Praha
女性 ミラノ => it.person sex=female city=Milano
상하이 회사 => cn.company city=Shanghai
шанхай компания => cn.company city=Shanghai
Kair address => eg.address city=Cairo
wanita dari Paris, Prancis => fr.person sex=female city=Paris
công ty Nhật Bản => jp.company
IBAN Đức => de.iban
klien Belanda => nl.person
ローマ字の名前 日本 => jp.name ?ローマ字
로마자 이름 한국 => kr.name ?로마자
sender iban germany => de.iban
the bank BIC and IBAN, Germany => de.person bank,swift,iban
Bank BIC Namibia => na.person bank=Bank_BIC_Namibia
ZIP+4 California => us.postcode region=California ?4
http://localhost:8080/de german iban => de.iban ?http,localhost,8080
don't forget the iban, german person => de.iban ?forget
do not ignore the phone, german person => de.phone ?ignore
german person, never without iban => de.iban ?never,without
Name: Berner, Deutschland => de.name ?Berner
category: german customers => de.person ?category
what types of german cards are there => de.brand
german phone like 0171 1234567 => de.phone ?0171,1234567
german customer since 2020-01-01 10:00 => de.person ?2020,01,01,10,00
eine Hamburgerin => de.person sex=female city=Hamburg
Pariserin => fr.person sex=female city=Paris
day 1: 5 german ibans => de.iban ×5 ?1
payment screen with german iban => de.iban ?screen
my company needs 5 german phones => de.phone ×5 ?company
test with 5 german ibans => de.iban ×5
no-NO phone => no.phone
sv_SE.UTF-8 names => se.name ?UTF,8
cliente romano => it.person city=Roma
hombre vasco => es.person sex=male region=País_Vasco
iban formatted in groups of four netherlands => nl.iban ?groups,four
address in two lines uk => gb.address ?two,lines
business traveller uk => gb.person ?business
starling sort code => gb.sortcode bank=Starling_Bank
GER iban => de.iban
dublin 4 address => ie.address city=Dublin ?4
salaries of 500 employees, germany => de.income ×500
in order to verify payroll, 5 Polish IBANs => pl.iban ×5 ?order,verify,payroll
As a payments tester I need 5 German IBANs => de.iban ×5 ?payments
5 German IBANs so that I can test the login page => de.iban ×5 ?login
in order to verify payroll, 5 German IBANs => de.iban ×5 ?order,verify,payroll
our bank needs 5 German customers => de.person ×5 ?bank
bank customers from Kenya => ke.person ?bank
the bank of a German customer => de.bank
bank of a german customer => de.bank
bank, customer name, Germany => de.person bank,name
a form for a Dutch bank. 3 BSNs please => nl.id ×3 ?bank
5 BSNs for a Dutch bank => nl.id ×5
a German customer who works in a bank => de.person ?bank
German company with a CEO => de.company ?CEO
corporate credit card Germany => de.card ?corporate
company card, Germany => de.card ?company
company id Germany => de.company
German passport number and expiry => de.passport ?expiry
German card and expiry => de.person card,expiry
German passport, card and expiry => de.person passport,card,expiry
SEPA form: account holder, IBAN, BIC Germany => de.person name,iban,swift ?SEPA
an IBAN for a SEPA transfer, Germany => de.iban ?SEPA,transfer
I need a polish NIP for a b2b invoice => pl.nip ?b2b,invoice
an IBAN for a recurring SEPA transfer, Germany => de.iban ?recurring,SEPA,transfer
a SEPA transfer, Germany => de.preset:sepa
German IBAN to test our payroll => de.iban ?payroll
German person without middle name => de.person ?middle,name
German person without a middle name => de.person ?middle,name
German bank manager => de.person ?bank,manager
bank manager from Berlin => de.person city=Berlin ?bank,manager
5 IBANs for the IT department, Germany => de.iban ×5 ?department
Poland: sex != F => pl.person sex=male
Poland: sex <> 'M' => pl.person sex=female
sex≠M, Kenya => ke.person sex=female
not(sex=F) Kenya => ke.person sex=male
NOT sex=M, Poland => pl.person sex=female
sex not in ('F') Poland => pl.person sex=male
gender is not female, Poland => pl.person sex=male
!male Poland => pl.person sex=female
-women Poland => pl.person sex=male
Kenya -women => ke.person sex=male
~female, Poland => pl.person sex=male
¬female Kenya => ke.person sex=male
Poland: sex!=F and age>30 => pl.person sex=male age=31-99
where sex != 'F' and country = 'PL' => pl.person sex=male
-email -phone Kenya customers => ke.person name,sex,dob,id,address,city,region,postcode,bank,account,swift
-name -email Kenya => ke.person name,email
exclude: email, phone. Kenya => ke.person name,sex,dob,id,address,city,region,postcode,bank,account,swift
omit: email, phone; Kenya => ke.person name,sex,dob,id,address,city,region,postcode,bank,account,swift
email != null, Kenya => ke.email
5 german clients, iban yes, bic no => de.iban ×5
5 german clients: iban=yes, bic=no => de.iban ×5
phone no, email yes, Kenya => ke.email
email? no. phone? yes. Kenya => ke.phone
include email: no, Kenya => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
email=none, Kenya => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
phone: n/a Kenya => ke.person name,sex,dob,id,email,address,city,region,postcode,bank,account,swift
has_email=false, Kenya customer => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
iban: true, bic: false, Germany => de.iban
{"country":"de","iban":true,"bic":false} => de.iban
email=0, phone=1, Kenya => ke.phone
passport no, Kenya => ke.passport
male=no Kenya => ke.person sex=female
women: no, men: yes, Kenya => ke.person sex=male
is_female = 0 Kenya => ke.person sex=male
female=false Kenya => ke.person sex=male
women ✗ Kenya => ke.person sex=male
✅ iban ❌ bic Germany => de.iban
country: no => no.person
don't send csv, send json: 5 french names => fr.name ×5 .json
don't want csv, want xml, 3 kenyan phones => ke.phone ×3 .xml
I don't need csv but ndjson, 5 german ibans => de.iban ×5 .ndjson
5 german ibans xml or csv => de.iban ×5 .xml ?csv
both csv and json, 5 german ibans => de.iban ×5 .csv ?json
csv: no, xml: yes, 5 german ibans => de.iban ×5 .xml
german customers: name, but no surname => de.first
german name without first name => de.last
german customers with or without phone => de.phone
customer from Spain with invalid DNI and valid IBAN => es.person id,iban !id
non-invalid iban Spain => es.iban
50/50 valid invalid ibans spain => es.iban ! @0.5
Then the Belgian IBAN is not accepted => be.iban !
iban that will be refused by the bank, Spain => es.iban !
a PESEL that looks right but isn't => pl.id !
at least 5 polish women => pl.person ×5 sex=female
10 men and women from Poland => pl.person ×10
5 german women, 30 from Berlin => de.person ×5 sex=female age=30 city=Berlin
(m/w/d) Kunde Deutschland => de.person
m/f customers Poland => pl.person
client H/F France => fr.person
sex: m/f, Kenya => ke.person
15 digit card number, US => us.card ?15,digit
german iban 21 characters => de.iban !short
german iban of 30 characters => de.iban ?30,characters
german iban 22 characters => de.iban
customer from Spain with invalid DNI and IBAN => es.person id,iban !id,iban
plz gve me 5 germn ibnas => de.iban ×5 ?gve
Hello, my name is Pedro, I work at Santander and need ten Mexican CURPs => mx.id ×10
Mitarbeiter einer deutschen Bank => de.person ?Bank
Kunde einer deutschen Bank => de.person ?Bank
credit not debit card, Poland => pl.card
national nr Belgium => be.id
D-number Norway => no.person ?Dnumber
nationality of resident UAE => ae.nationality
non-resident customer, Germany => de.person ?nonresident
transactions last month, Italy => it.txn ?last,month
payments this month, Poland => pl.preset:transfer ?this,month
german account opened today => de.account ?opened,today
today I need 5 german ibans => de.iban ×5
card expiring next year, Germany => de.card ?expiring,next,year
birthday today, Germany => de.dob ?today
5 german ibans all from the same bank => de.iban ×5 ?same,bank
5 Germans with the same surname => de.person ×5 ?same,surname
gmail address france => fr.email ?gmail
salary slip India for an engineer => in.preset:payroll ?engineer
IBAN that starts with DE => de.iban
5 german clients, skip the bank stuff => de.person name,sex,dob,id,phone,email,address,city,region,postcode ×5
[QA-77] Bug: Swedish personnummer for women over 90 rejected. Need 5. => se.id ×5 sex=female age=91-99 ?Bug,rejected
un centenar de IBAN españoles => es.iban ×100
iban with BIC INGBNL2A => nl.iban bank=ING
Hi team, could you send 5 Kenyan phone numbers? Thanks, Anna (Berlin office) => ke.phone ×5
Regards, John from London. Need 3 Indian PAN numbers => in.tax ×3
IBAN Switzerland (not Liechtenstein) => ch.iban
Brazilian account instead of Itaú use Bradesco => br.account bank=Bradesco
belgian company with a wrong enterprise number => be.company !registration
5 swis phone numbrs => ch.phone ×5
lima perempuan Jakarta => id.person ×5 sex=female city=Jakarta
chinese characters name HK => hk.native
2x DE iban => de.iban ×2
customer from Spain, IBAN invalid, everything else ok => es.full !iban
man and woman Kenya names => ke.name
gender: not male, Kenya => ke.person sex=female
gender=-male Kenya => ke.person sex=female
sex other than F, Kenya => ke.person sex=male
{"sex": {"$ne": "F"}, "country": "KE"} => ke.person sex=male
age !> 30 Kenya => ke.person age=18-30
Kenya customers (-email) => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
Kenya: -email,-phone => ke.person name,sex,dob,id,address,city,region,postcode,bank,account,swift
exclude_email=1 Kenya => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
email: don't include, Kenya => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
iban: tak, bic: nie, Polska => pl.iban
iban=Y bic=N Germany => de.iban
iban [x] bic [ ] Germany => de.iban
isFemale: false, Kenya => ke.person sex=male
females: 0, males: 10, Kenya => ke.person ×10 sex=male
invalid iban and bic Germany => de.person iban,swift !iban,swift
iban invalid and valid card Germany => de.person iban,card !iban

iban de 10 => de.iban ×10
phone de 5 => de.phone ×5
german phone not mobile => de.landline
phone number not mobile france => fr.landline
no mobile numbers, uk phones only landline => gb.landline
name and phone but not mobile, spain => es.person name,landline
cpf digits only => br.id ?digits
SIREN chiffres uniquement => fr.company ?chiffres
a hundred Danish CPR numbers only => dk.id ×100
us phone 415 area code => us.person phone,areacode ?415
5 area codes us => us.areacode ×5
CI/CD pipeline needs 5 german ibans => de.iban ×5 ?CI,CD,pipeline
run in CI: german iban => de.iban ?run,CI
for QA: german iban => de.iban
github CI job, 5 german ibans => de.iban ×5 ?github,CI,job
german id (PK), name, email => de.person id,name,email ?PK
5 DE ibans for CI => de.iban ×5 ?CI
CI phone => ci.phone
10 germans all from one city => de.person ×10 ?city
10 germans from different cities => de.person ×10 ?cities
german customer with last 5 transactions => de.txn ×5
german woman no email => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift sex=female
german woman no e-mail => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift sex=female
5 germans no email no phone => de.person name,sex,dob,id,address,city,region,postcode,bank,account,iban,swift ×5
german 30-40 no email => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift age=30-40
Chicago no phone => us.person name,sex,dob,id,email,address,city,region,postcode,bank,account,swift city=Chicago
spain person no names, ids only => es.id
german person email = '' => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
german iban no email => de.person iban,email ?no
german passport no and dob => de.person passport,dob
uk account no HSBC => gb.account bank=HSBC_UK
spanish dni no letters => es.id ?letters
men and women with visa cards germany => de.card brand=visa
company no in Japan => jp.company
`;

/** Requests that are refused, with the message. */
export const NOT_AT_WORK = `
I want to see ten high net worth individuals from Switzerland => rows cannot be steered by "high net worth"
overdrawn account holder spain => rows cannot be steered by "overdrawn"
account with balance below zero germany => rows cannot be steered by "balance below zero"
negative balance germany => rows cannot be steered by "negative balance"
low income customer from Greece => rows cannot be steered by "low income"
six figure salary us => rows cannot be steered by "6 figure"
a centenarian from Japan => people are 0 to 99 years old here
Punjabi man => "Punjabi" is found in India, Pakistan
CNP with wrong sex digit => "id" of Romania cannot be wrong by "sex"
german iban with unknown bank code => "iban" of Germany cannot be wrong by "bank"
invalid area SSN => "ssn" of United States cannot be wrong by "area"
creditor id Poland => Poland has no "creditor id"
invalid VIN => no country recognised in "invalid VIN"
a boolean => no country recognised in "a boolean"
10 random integers => no country recognised in "10 random integers"
lorem ipsum => no country recognised in "lorem ipsum"
ethereum address => no country recognised in "ethereum address"
give me any.uuid => no country recognised in "give me any.uuid"
any.uuid => "any.uuid" does not belong to a country: use "generate", or /any/uuid
any/uuid => "any/uuid" does not belong to a country: use "generate", or /any/uuid
any.int:1,5 => "any.int:1,5" does not belong to a country: use "generate", or /any/int:1,5
MAC address Germany => mac does not belong to a country: use "generate" with the spec "any.mac"
IPv6 Germany => ipv6 does not belong to a country
IMEI number from Kenya => imei does not belong to a country
UUID from Kenya => uuid does not belong to a country
which countries do you support => "which countries" asks what there is, not for data: "countries" lists them
list of countries => "countries" lists them
how many fields does France have => "how many fields" asks what there is, not for data: "country" lists those of a country, "fields" lists all
which fields does germany have => "which fields" asks what there is, not for data: "country" lists those of a country, "fields" lists all
which fields are there for Kenya => "which fields" asks what there is, not for data: "country" lists those of a country, "fields" lists all
what fields can I ask for => "what fields" asks what there is, not for data: "country" lists those of a country, "fields" lists all
what validators are there for Spain => "validators" lists them
show me the available presets for Germany => "show me the available presets" asks what there is, not for data: "country" lists those of a country
is DE89370400440532013000 valid => use "validate" to check a value
check if this CPF is valid: 529.982.247-25 => use "validate" to check a value
does 529.982.247-25 pass as CPF => use "validate" to check a value
german name in us => ask for one country at a time, not for Germany, United States
german name in fr => ask for one country at a time, not for Germany, France
german phone us => ask for one country at a time, not for Germany, United States
de-fr iban => ask for one country at a time, not for Germany, France
de to fr transfer => ask for one country at a time, not for Germany, France
Benelux ibans => Benelux is Belgium, Netherlands, Luxembourg: name one
Nordic customers => Nordic is Denmark, Finland, Iceland, Norway, Sweden: name one
DACH Kunden => DACH is Germany, Austria, Switzerland: name one
loan of 10000 EUR germany => rows cannot be steered by "loan of 10000"
salary of 3500 netherlands => rows cannot be steered by "salary of 3500"
fr-de transfer => ask for one country at a time, not for France, Germany
age != 30 Poland => ask for the age that you want, not for all but 30
age>30 and age!=40, Kenya => ask for the age that you want, not for all but 40
age not in (30, 31), Kenya => ask for the age that you want, not for all but 30
city != Warsaw, Poland => ask for the city that you want, not for all but Warszawa
city not in (Warsaw, Kraków), Poland => ask for the city that you want, not for all but Warszawa
where not (city = "Lagos") => ask for the city that you want, not for all but Lagos
city: !Warsaw Poland => ask for the city that you want, not for all but Warszawa
bank != KCB Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
bank not in (KCB, Equity Bank), Kenya => ask for the bank that you want, not for all but KCB Bank Kenya
bank <> mBank, Poland => ask for the bank that you want, not for all but mBank
brand != visa, Kenya => ask for the brand that you want, not for all but visa
country != DE iban => no country recognised in "country != DE iban"
country<>'DE' iban => no country recognised in "country<>'DE' iban"
WHERE NOT country='PL' => no country recognised in "WHERE NOT country='PL'"
do not use json. 5 german ibans => name the format that you want: csv, ndjson or xml
exclude men and women over 60, Kenya => ask for the rows that you want, not for all but some of one sex
except men from Warsaw, Poland => ask for the rows that you want, not for all but some of one sex
not men from Warsaw, Poland => ask for the rows that you want, not for all but some of one sex
5 ibans germany not all valid => say what share of the rows must be wrong, as in "10% invalid"
5 german ibans, not every one correct => say what share of the rows must be wrong, as in "10% invalid"
bad and good ibans Spain => say what share of the rows must be wrong, as in "10% invalid"
invalid and valid ibans Spain => say what share of the rows must be wrong, as in "10% invalid"
10 polish customers, some invalid pesel => say what share of the rows must be wrong, as in "10% invalid"
ibans Spain, one invalid => say what share of the rows must be wrong, as in "10% invalid"
ipv6 address Germany => ipv6 does not belong to a country: use "generate" with the spec "any.ipv6"
VIN Germany => vin does not belong to a country: use "generate" with the spec "any.vin"
Arabic name from Israel => Israel has no "name in arabic"
PESEL that doesn't match the sex => "id" of Poland cannot be wrong by "sex"
pesel that does not match the birth date => "id" of Poland cannot be wrong by "mismatch"
10 polish customers, 5 of them over 60 => ask for rows that differ separately
20 customers Poland, most of them over 50 => ask for rows that differ separately
10 polish customers, at least one woman => the rows of a request have one sex or either
10 polish customers, one woman => the rows of a request have one sex or either
10 polish customers, at most 3 men => the rows of a request have one sex or either
10 polish customers incl. one from Gdansk => ask for rows that differ separately
10 polish customers, two without email => ask for rows that differ separately
10 persons, 3 with a visa card, Poland => ask for rows that differ separately
5 Polish customers, all women except one => the rows of a request have one sex or either
10 polish customers, the first a woman => the rows of a request have one sex or either
3 german men and 2 german women => ask for those of each sex separately
three Polish men plus two Polish women => ask for those of each sex separately
5 Polish women + 5 Polish men => ask for those of each sex separately
pięć kobiet i pięciu mężczyzn z Polski => ask for those of each sex separately
5 german women and a man => ask for those of each sex separately
husband and wife from Italy => ask for those of each sex separately
a woman and a man from Poland => ask for those of each sex separately
IBAN that starts with DE and IBAN that starts with FR => ask for one country at a time, not for Germany, France
iban not Gibraltar => Gibraltar is not covered
3x DE, 2x AT => ask for one country at a time, not for Germany, Austria
a man and woman from Kenya => ask for those of each sex separately
3 women, one over 60, Spain => ask for rows that differ separately
age is not 30, Kenya => ask for the age that you want, not for all but 30
spanish ibans, bad and good => say what share of the rows must be wrong, as in "10% invalid"
nombres de 10 => no country
clientes de 40 => no country
german iban uk => ask for one country at a time, not for Germany, United Kingdom
polish name uk phone => ask for one country at a time, not for Poland, United Kingdom
uk address and german iban => ask for one country at a time
ibans for AE and QA => ask for one country at a time
je 5 Männer und Frauen aus Deutschland => ask for those of each sex separately
5 men and women each from Kenya => ask for those of each sex separately
5 each of men and women, Kenya => ask for those of each sex separately
german woman no visa => not for all but visa
kenyan no mpesa => not for all but M-PESA
german kyc no passport => always has all its fields
german company no email => a company always has all its fields
german woman with a male name => ask for female or male
`;
