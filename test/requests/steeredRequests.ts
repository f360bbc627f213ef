/** Exact requests and their meanings: `request => spec fields ×n sex=… age=… city=… .format !fault @rate ?words that are not obeyed`; `_` for a space in a name. */
export const STEERED = `
person from Washington state => us.person region=Washington
Washington state driver license => us.licence region=Washington
Washington State, phone and email => us.person phone,email region=Washington
state of Washington address => us.address region=Washington
person from Washington => us.person city=Washington
New York state address => us.address region=New_York
person in New York City => us.person city=New_York
province of Quebec person => ca.person region=Québec
Quebec City address => ca.address city=Québec
Kanton Zürich 3 Personen => ch.person ×3 region=Zürich
Bundesland Bayern 3 Personen => de.person ×3 region=Bayern
estado de São Paulo => br.person region=São_Paulo
provincia de Buenos Aires => ar.person region=Buenos_Aires
somebody who lives in the city of Hamburg => de.person city=Hamburg
resident of Kraków city => pl.person city=Kraków
name and city Berlin => de.person name,city city=Berlin
California state and zip => us.person region,postcode region=California
a city of Texas => us.city region=Texas
Ciudad de México dirección => mx.address city=Ciudad_de_México
2 million us ssns => us.ssn ×2000000
someone in Dublin 4 => ie.person city=Dublin ?4
10 dates of birth before 1980 in norway => no.dob ×10 age=46-99
5 suppliers in Poland with NIP and REGON => pl.company ×5
polish company with PESEL => pl.company ?PESEL
Londoner aged 45 => gb.person age=45 city=London
Parisian woman => fr.person sex=female city=Paris
a Bavarian => de.person region=Bayern
Viennese iban => at.iban city=Wien
german woman born 1990 => de.person sex=female age=35
invalid german iban => de.iban !
3 visa cards from the US => us.card ×3 brand=visa
german iban from Deutsche Bank => de.iban bank=Deutsche_Bank
BH Bank account => tn.account bank=BH_Bank
SG bank account in France => fr.account bank=Société_Générale
5 women from ciudad de mexico => mx.person ×5 sex=female city=Ciudad_de_México
teléfono ciudad de méxico => mx.phone city=Ciudad_de_México
person living in Berlin => de.person city=Berlin
swift code of equity bank kenya => ke.swift bank=Equity_Bank_Kenya
hdfc account number with ifsc => in.person account,ifsc bank=HDFC_Bank
HDFC account with ifsc => in.person account,ifsc bank=HDFC_Bank
rupay card india => in.card brand=rupay
mada card ksa => sa.card brand=mada
mtn momo uganda => ug.wallet wallet=MTN_MoMo
ghana momo number mtn => gh.wallet wallet=MTN_MoMo
5 women from kenya => ke.person ×5 sex=female
5 women from Kenya aged 18-25 => ke.person ×5 sex=female age=18-25
users aged 18-25 in nigeria => ng.person age=18-25
10 kenyans as csv => ke.person ×10 .csv
10 kenyans in json lines => ke.person ×10 .ndjson
10 brazilians as csv => br.person ×10 .csv
visa card from Berlin => de.card brand=visa city=Berlin
10 kenyan customers with mpesa number and kra pin as csv => ke.person wallet,tax ×10 wallet=M-PESA .csv
pakistani cnic and jazzcash => pk.person id,wallet wallet=JazzCash
clients sénégalais avec wave et nin => sn.person wallet,id wallet=Wave
gcash philippines => ph.wallet wallet=GCash
jazzcash pakistan => pk.wallet wallet=JazzCash
wave côte d'ivoire => ci.wallet wallet=Wave
orange money senegal => sn.wallet wallet=Orange_Money
nagad bangladesh => bd.wallet wallet=Nagad
gopay indonesia => id.wallet wallet=GoPay
paytm india => in.wallet wallet=Paytm
vodafone cash egypt => eg.wallet wallet=Vodafone_Cash
bangla name => bd.native
bank verification no nigeria => ng.bvn
npwp perusahaan indonesia => id.company
ghana post gps address => gh.postcode
til number kenya => ke.till
name in hanzi china => cn.native
name in kanji => jp.native
japanese name in kanji => jp.native
name in arabic Egypt => eg.native
name in urdu => pk.native
japanese name with furigana => jp.person native,kana
五个中国身份证号 => cn.id ×5
תעודת זהות 5 => il.id ×5
lagos => ng.person city=Lagos
nairobi => ke.person city=Nairobi
delhi => in.person city=Delhi
tokyo => jp.person city=Tokyo
shanghai => cn.person city=Shanghai
jakarta => id.person city=Jakarta
accra => gh.person city=Accra
dubai => ae.person city=Dubai
capitec account number => za.account bank=Capitec_Bank
phonepe => in.wallet wallet=PhonePe
pincode => in.postcode
SSN => us.ssn
social security number => us.ssn
routing number => us.routing
sort code => gb.sortcode
numéro de sécurité sociale => fr.ssn
steueridentifikationsnummer => de.tax
rodné číslo => cz.id
M-Pesa number Kenya => ke.wallet wallet=M-PESA
nigerian fone number => ng.phone
street address in France => fr.address
zip code => us.postcode
NI number => gb.id
Steuer-ID => de.tax
woman from Lagos at GTBank => ng.person sex=female city=Lagos bank=Guaranty_Trust_Bank
a woman of 19 from Lagos at GTBank => ng.person sex=female age=19 city=Lagos bank=Guaranty_Trust_Bank

2 women from Angola => ao.person ×2 sex=female
men from Argentina => ar.person sex=male
Männer aus Österreich => at.person sex=male
drei Frauen aus Graz => at.person ×3 sex=female city=Graz
male australians in Sydney => au.person sex=male city=Sydney
ladies from Melbourne => au.person sex=female city=Melbourne
bangladeshi woman from Dhaka => bd.person sex=female city=Dhaka
মহিলা বাংলাদেশ => bd.person sex=female
vrouw uit Gent => be.person sex=female city=Gent
hommes de Liège => be.person sex=male city=Liège
жена от София => bg.person sex=female city=Sofia
bahraini man => bh.person sex=male
cinco mulheres de Recife => br.person ×5 sex=female city=Recife
homens do Rio de Janeiro => br.person sex=male city=Rio_de_Janeiro
motswana woman from Gaborone => bw.person sex=female city=Gaborone
femmes de Montréal => ca.person sex=female city=Montréal
femme de Kinshasa => cd.person sex=female city=Kinshasa
Frauen aus Zürich => ch.person sex=female city=Zürich
homme d'Abidjan => ci.person sex=male city=Abidjan
mujeres de Valparaíso => cl.person sex=female city=Valparaíso
woman from Yaoundé => cm.person sex=female city=Yaoundé
上海女性 => cn.person sex=female city=Shanghai
三个北京男人 => cn.person ×3 sex=male city=Beijing
mujer de Medellín => co.person sex=female city=Medellín
žena z Brna => cz.person sex=female city=Brno
ženy z Prahy => cz.person sex=female city=Praha
zwei Männer aus Köln => de.person ×2 sex=male city=Köln
kvinder fra Aarhus => dk.person sex=female city=Aarhus
femme d'Alger => dz.person sex=female city=Alger
hombres de Quito => ec.person sex=male city=Quito
naised Tallinn => ee.person sex=female city=Tallinn
امرأة من القاهرة => eg.person sex=female city=Cairo
mujeres de Sevilla => es.person sex=female city=Sevilla
ethiopian woman from Gondar => et.person sex=female city=Gondar
naiset Helsinki => fi.person sex=female city=Helsinki
trois hommes de Marseille => fr.person ×3 sex=male city=Marseille
Frenchwoman => fr.person sex=female
two Englishmen => gb.person ×2 sex=male region=England
british men from Leeds => gb.person sex=male city=Leeds
welsh lady => gb.person sex=female region=Wales
ghanaian man in Tamale => gh.person sex=male city=Tamale
γυναίκα από Αθήνα => gr.person sex=female city=Athina
hong kong woman in Mong Kok => hk.person sex=female city=Mong_Kok
žena iz Zagreba => hr.person sex=female city=Zagreb
férfi Budapest => hu.person sex=male city=Budapest
wanita dari Surabaya => id.person sex=female city=Surabaya
pria Bandung => id.person sex=male city=Bandung
irish lads from Galway => ie.person sex=male city=Galway
אישה חיפה => il.person sex=female city=Haifa
indian women from Chennai => in.person sex=female city=Chennai
महिला दिल्ली => in.person sex=female city=Delhi
kona Akureyri => is.person sex=female city=Akureyri
tre donne di Napoli => it.person ×3 sex=female city=Napoli
jordanian women => jo.person sex=female
大阪の女性 => jp.person sex=female city=Osaka
kenyan males in Mombasa => ke.person sex=male city=Mombasa
서울 여성 => kr.person sex=female city=Seoul
부산 남자 => kr.person sex=male city=Busan
kuwaiti man from Salmiya => kw.person sex=male city=Salmiya
lebanese ladies => lb.person sex=female
sri lankan man from Galle => lk.person sex=male city=Galle
moteris Vilnius => lt.person sex=female city=Vilnius
luxembourgish woman => lu.person sex=female
sieviete Rīga => lv.person sex=female city=Rīga
marocaine femme de Rabat => ma.person sex=female city=Rabat
mauritian women => mu.person sex=female
hombre de Monterrey => mx.person sex=male city=Monterrey
malaysian lady from Ipoh => my.person sex=female city=Ipoh
mulher de Maputo => mz.person sex=female city=Maputo
namibian man from Swakopmund => na.person sex=male city=Swakopmund
woman in Abuja => ng.person sex=female city=Abuja
drie mannen uit Utrecht => nl.person ×3 sex=male city=Utrecht
kvinner fra Bergen => no.person sex=female city=Bergen
kiwi woman from Wellington => nz.person sex=female city=Wellington
omani woman from Salalah => om.person sex=female city=Salalah
mujer de Arequipa => pe.person sex=female city=Arequipa
babae sa Manila => ph.person sex=female city=Manila ?sa
pakistani men from Lahore => pk.person sex=male city=Lahore
kobiety z Gdańska => pl.person sex=female city=Gdańsk
mężczyzna z Warszawy => pl.person sex=male city=Warszawa
mulheres do Porto => pt.person sex=female city=Porto
qatari women in Doha => qa.person sex=female city=Doha
femeie din Iași => ro.person sex=female city=Iași
žena iz Niša => rs.person sex=female city=Niš
rwandan women from Kigali => rw.person sex=female city=Kigali
saudi man from Jeddah => sa.person sex=male city=Jeddah
رجل من الرياض => sa.person sex=male city=Riyadh
fem kvinnor från Göteborg => se.person ×5 sex=female city=Göteborg
singaporean woman from Tampines => sg.person sex=female city=Tampines
slovenian woman from Maribor => si.person sex=female city=Maribor
muž z Košíc => sk.person sex=male city=Košice
femmes de Dakar => sn.person sex=female city=Dakar
ผู้หญิงกรุงเทพ => th.person sex=female city=Bangkok
femme de Sousse => tn.person sex=female city=Sousse
kadın Ankara => tr.person sex=female city=Ankara
tanzanian woman from Arusha => tz.person sex=female city=Arusha
жінка Київ => ua.person sex=female city=Kyiv
ugandan man from Jinja => ug.person sex=male city=Jinja
women from Chicago => us.person sex=female city=Chicago
uruguayan man => uy.person sex=male
phụ nữ Hà Nội => vn.person sex=female city=Hà_Nội
woman from Cape Town => za.person sex=female city=Cape_Town
zambian lady from Kitwe => zm.person sex=female city=Kitwe
zimbabwean man from Bulawayo => zw.person sex=male city=Bulawayo

men and women from Kenya => ke.person
male or female names from Peru => pe.name
gender: female, Kenya => ke.person sex=female
sex of a german => de.sex
not male, from Canada => ca.person sex=female
mothers from Brazil => br.person sex=female
women's names from Italy => it.name sex=female
pinay from Cebu => ph.person sex=female city=Cebu_City

german over 65 => de.person age=66-99
germans aged 65 and over => de.person age=65-99
65 year old german => de.person age=65
30 years old french woman => fr.person sex=female age=30
kenyan, 30 years old => ke.person age=30
kenyan 25yo => ke.person age=25
a 19-year-old from Spain => es.person age=19
people aged 30 to 40 from Italy => it.person age=30-40
between 20 and 25 years old, Poland => pl.person age=20-25
british teenager => gb.person age=13-19
french teenagers => fr.person age=13-19
german pensioner => de.person age=65-99
retired person from Japan => jp.person age=66-99
senior citizen from India => in.person age=65-99
elderly woman from Portugal => pt.person sex=female age=65-99
young man from Kenya => ke.person sex=male age=18-29
born in 1985 in Brazil => br.person age=40
brazilian born 1985 => br.person age=40
brazilian CPF born in the 80s => br.id age=36-45
swede born in the nineties => se.person age=26-35
swede born in the 1990s => se.person age=26-35
5 persons from Congo Kinshasa => cd.person ×5
germans with no fixed address => de.person name,sex,dob,id,phone,email,city,region,postcode,bank,account,iban,swift
germans without permanent address => de.person name,sex,dob,id,phone,email,city,region,postcode,bank,account,iban,swift
Deutsche ohne feste Adresse => de.person name,sex,dob,id,phone,email,city,region,postcode,bank,account,iban,swift
polish clients with no known email => pl.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
polish clients without confirmed email => pl.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
german iban. name and phone too => de.person iban,name,phone
german names without phone number, 50 percent off campaign => de.name ?50,percent,campaign
indians born between 1980 and 1985 => in.person age=40-45
indians born 1980-1985 => in.person age=40-45
born before 1960 in Greece => gr.person age=66-99
born after 2000 in Greece => gr.person age=18-24
pesel born 1999 => pl.id age=26
geboren 1970 Deutschland => de.person age=55
Frau geboren 1970 aus Wien => at.person sex=female age=55 city=Wien
née en 1982 France => fr.person sex=female age=43
nacida en 1990, México => mx.person sex=female age=35
nascido em 1990 Brasil => br.person age=35
people in their 30s from Norway => no.person age=30-39
people in their twenties from Norway => no.person age=20-29
over-65s from Finland => fi.person age=66-99
under-30s from Finland => fi.person age=18-29
under 30 in Kenya => ke.person age=18-29
older than 40 from Mexico => mx.person age=41-99
younger than 25 from Mexico => mx.person age=18-24
at least 21 years old from the US => us.person age=21-99
18+ from Kenya => ke.person age=18-99
21+ americans => us.person age=21-99
mehr als 3 Männer über 50 aus Hamburg => de.person ×4 sex=male age=51-99 city=Hamburg
Frauen unter 30 aus Wien => at.person sex=female age=18-29 city=Wien
Frauen ab 40 Jahren aus Bern => ch.person sex=female age=40-99 city=Bern
30-jährige Frau aus Dresden => de.person sex=female age=30 city=Dresden
homme de plus de 60 ans Lyon => fr.person sex=male age=61-99 city=Lyon
femmes de moins de 25 ans Bordeaux => fr.person sex=female age=18-24 city=Bordeaux
femme de 40 ans de Lille => fr.person sex=female age=40 city=Lille
hombres entre 20 y 30 años de Bilbao => es.person sex=male age=20-30 city=Bilbao
mujer de 25 años de Lima => pe.person sex=female age=25 city=Lima
mayores de 65 años de Chile => cl.person age=66-99
mulher de 30 anos de Lisboa => pt.person sex=female age=30 city=Lisboa
donna di 30 anni di Roma => it.person sex=female age=30 city=Roma
uomini sopra i 50 anni Torino => it.person sex=male age=51-99 city=Torino
man van 40 jaar uit Rotterdam => nl.person sex=male age=40 city=Rotterdam
vrouwen ouder dan 30 uit Leiden => nl.person sex=female age=31-99 city=Leiden
30岁的北京女人 => cn.person sex=female age=30 city=Beijing
30歳の東京の男性 => jp.person sex=male age=30 city=Tokyo
millennials from Canada => ca.person age=29-44
gen z kenyan => ke.person age=18-28
5 adults from Kenya => ke.person ×5 age=18-99
age 40 Kenya => ke.person age=40
10 ages 20-30 Kenya => ke.person ×10 age=20-30

someone from Paris => fr.person city=Paris
address in Rome => it.address city=Roma
Milan phone number => it.phone city=Milano
Florence address => it.address city=Firenze
Venice => it.person city=Venezia
Naples woman => it.person sex=female city=Napoli
Sicily person => it.person region=Sicilia
Cologne iban => de.iban city=Köln
Nuremberg => de.person city=Nürnberg
Frankfurt address => de.address city=Frankfurt_am_Main
North Rhine-Westphalia person => de.person region=Nordrhein-Westfalen
saxony => de.person region=Sachsen
Brussels address => be.address city=Bruxelles
Antwerp => be.person city=Antwerpen
Flanders => be.person region=Vlaanderen
The Hague => nl.person city=Den_Haag
Gothenburg => se.person city=Göteborg
Tromso => no.person city=Tromsø
Bergen => no.person city=Bergen
Turku => fi.person city=Turku
Cracow => pl.person city=Kraków
Wroclaw => pl.person city=Wrocław
Lodz => pl.person city=Łódź
Brno => cz.person city=Brno
Bratislava => sk.person city=Bratislava
Ljubljana => si.person city=Ljubljana
Thessaloniki => gr.person city=Thessaloniki
Crete => gr.person region=Kriti
Sofia address => bg.address city=Sofia
Cluj => ro.person city=Cluj-Napoca
Kyiv phone => ua.phone city=Kyiv
Kiev => ua.person city=Kyiv
Odessa => ua.person city=Odesa
Riga => lv.person city=Rīga
Vilnius => lt.person city=Vilnius
Tallinn => ee.person city=Tallinn
Reykjavik => is.person city=Reykjavík
Galway => ie.person city=Galway
Manchester => gb.person city=Manchester
Glasgow address => gb.address city=Glasgow
northern ireland phone => gb.phone region=Northern_Ireland
Edinburgh woman => gb.person sex=female city=Edinburgh
seville => es.person city=Sevilla
barcelona iban => es.iban city=Barcelona
andalusia => es.person region=Andalucía
basque country => es.person region=País_Vasco
Lisbon => pt.person city=Lisboa
Azores => pt.person region=Açores
Lyon code postal => fr.postcode city=Lyon
brittany => fr.person region=Bretagne
Geneva iban => ch.iban city=Genève
Zurich => ch.person city=Zürich
Salzburg => at.person city=Salzburg
Tyrol => at.person region=Tirol
New York => us.person city=New_York
NYC address => us.address city=New_York
Chicago phone => us.phone city=Chicago
San Francisco => us.person city=San_Francisco
Houston zip code => us.postcode city=Houston
Toronto => ca.person city=Toronto
British Columbia driver licence => ca.licence region=British_Columbia
Quebec => ca.person city=Québec
Mexico City => mx.person city=Ciudad_de_México
CDMX => mx.person city=Ciudad_de_México
Guadalajara => mx.person city=Guadalajara
Jalisco => mx.person region=Jalisco
Bogota => co.person city=Bogotá
Medellin => co.person city=Medellín
Guayaquil => ec.person city=Guayaquil
Cusco => pe.person city=Cusco
Montevideo => uy.person city=Montevideo
Buenos Aires => ar.person city=Buenos_Aires
Mendoza => ar.person city=Mendoza
Sao Paulo CPF => br.id city=São_Paulo
Bahia => br.person region=Bahia
Minas Gerais => br.person region=Minas_Gerais
Cairo => eg.person city=Cairo
Alexandria => eg.person city=Alexandria
Casablanca => ma.person city=Casablanca
Marrakesh => ma.person city=Marrakech
Algiers => dz.person city=Alger
Tel Aviv => il.person city=Tel_Aviv-Yafo
Riyadh => sa.person city=Riyadh
Mecca => sa.person city=Makkah
Doha => qa.person city=Doha
Abu Dhabi => ae.person city=Abu_Dhabi
Sharjah => ae.person city=Sharjah
Muscat => om.person city=Muscat
Manama => bh.person city=Manama
Amman => jo.person city=Amman
Beirut => lb.person city=Beirut
Istanbul => tr.person city=İstanbul
Izmir => tr.person city=İzmir
Karachi => pk.person city=Karachi
Sindh => pk.person region=Sindh
Bombay => in.person city=Mumbai
Bangalore => in.person city=Bengaluru
Calcutta => in.person city=Kolkata
Kerala => in.person region=Kerala
Dhaka => bd.person city=Dhaka
Chittagong => bd.person city=Chattogram
Colombo => lk.person city=Colombo
Bangkok => th.person city=Bangkok
Phuket => th.person city=Phuket
Hanoi => vn.person city=Hà_Nội
Saigon => vn.person city=Hồ_Chí_Minh
Bali => id.person region=Bali
Manila => ph.person city=Manila
Cebu => ph.person city=Cebu_City
Kuala Lumpur => my.person city=Kuala_Lumpur
Penang => my.person city=George_Town
Bergen Belgium => be.person city=Mons
Kowloon => hk.person region=Kowloon
Guangzhou => cn.person city=Guangzhou
Peking => cn.person city=Beijing
Kyoto => jp.person city=Kyoto
Hokkaido => jp.person region=Hokkaido
Busan => kr.person city=Busan
Auckland => nz.person city=Auckland
Brisbane => au.person city=Brisbane
Western Australia => au.person region=Western_Australia
Queensland => au.person region=Queensland
Kampala => ug.person city=Kampala
Kigali => rw.person city=Kigali
Zanzibar => tz.person city=Zanzibar
Lusaka => zm.person city=Lusaka
Harare => zw.person city=Harare
Windhoek => na.person city=Windhoek
Luanda => ao.person city=Luanda
Maputo => mz.person city=Maputo
Dakar => sn.person city=Dakar
Abidjan => ci.person city=Abidjan
Douala => cm.person city=Douala
Kinshasa => cd.person city=Kinshasa
Johannesburg => za.person city=Johannesburg
Gauteng => za.person region=Gauteng
Lagos State => ng.person region=Lagos_State
Kano => ng.person city=Kano
person from Munich, Bavaria => de.person city=München region=Bayern
London Canada => ca.person city=London
London UK => gb.person city=London
woman from Nice => fr.person sex=female city=Nice
nice person from France => fr.person
Luxembourg => lu.person
company in Stuttgart => de.company city=Stuttgart
a firm from Nairobi => ke.company city=Nairobi
kyc for someone in Mumbai => in.preset:kyc city=Mumbai

Commerzbank iban => de.iban bank=Commerzbank
DKB iban => de.iban bank=DKB
n26 germany iban => de.iban bank=N26
iban of a Sparkasse Essen customer => de.iban bank=Sparkasse_Essen
Haspa account => de.account bank=Hamburger_Sparkasse
BNP Paribas France RIB => fr.rib bank=BNP_Paribas
crédit mutuel iban => fr.iban bank=Crédit_Mutuel
CaixaBank iban => es.iban bank=CaixaBank
bbva spain iban => es.iban bank=BBVA
santander account spain => es.account bank=Banco_Santander
Lloyds sort code and account number => gb.person sortcode,account bank=Lloyds_Bank
monzo account => gb.account bank=Monzo
HSBC UK account number => gb.account bank=HSBC_UK
NatWest => gb.person bank=NatWest
AIB iban => ie.iban bank=AIB
bank of ireland iban => ie.iban bank=Bank_of_Ireland
ABN AMRO iban => nl.iban bank=ABN_AMRO
KBC belgium iban => be.iban bank=KBC
UBS account switzerland => ch.account bank=UBS
Erste Bank Austria iban => at.iban bank=Erste_Bank
PKO konto => pl.account bank=PKO_Bank_Polski
Česká spořitelna účet => cz.account bank=Česká_spořitelna
OTP hungary account => hu.account bank=OTP_Bank
banca transilvania iban => ro.iban bank=Banca_Transilvania
DSK Bank iban => bg.iban bank=DSK_Bank
eurobank greece iban => gr.iban bank=Eurobank
swedbank sweden => se.person bank=Swedbank
DNB kontonummer => no.account bank=DNB
danske bank denmark => dk.person bank=Danske_Bank
landsbankinn => is.person bank=Landsbankinn
OP bank finland iban => fi.iban bank=OP_Ryhmä
swedbank estonia iban => ee.iban bank=Swedbank
novobanco iban => pt.iban bank=novobanco
unicredit italy iban => it.iban bank=UniCredit
ziraat bankası iban => tr.iban bank=Ziraat_Bankası
garanti iban turkey => tr.iban bank=Garanti_BBVA
bank of america routing number => us.routing bank=Bank_of_America
Chase account => us.account bank=JPMorgan_Chase
citibank usa account => us.account bank=Citibank
RBC account => ca.account bank=Royal_Bank_of_Canada
scotiabank canada account => ca.account bank=Scotiabank
banorte clabe => mx.clabe bank=Banorte
itau brazil account => br.account bank=Itaú_Unibanco
Bradesco conta => br.account bank=Bradesco
bancolombia cuenta => co.account bank=Bancolombia
banco de chile cuenta => cl.account bank=Banco_de_Chile
interbank peru cci => pe.cci bank=Interbank
banco galicia cbu => ar.cbu bank=Banco_Galicia
BROU uruguay account => uy.account bank=Banco_República
banco pichincha cuenta ecuador => ec.account bank=Banco_Pichincha
SBI account => in.account bank=State_Bank_of_India
icici ifsc => in.ifsc bank=ICICI_Bank
punjab national bank ifsc => in.ifsc bank=Punjab_National_Bank
HBL pakistan iban => pk.iban bank=Habib_Bank_(HBL)
meezan bank iban => pk.iban bank=Meezan_Bank
sonali bank account => bd.account bank=Sonali_Bank
bank of ceylon account => lk.account bank=Bank_of_Ceylon
BCA account => id.account bank=Bank_Central_Asia_(BCA)
bank mandiri nomor rekening => id.account bank=Bank_Mandiri
maybank malaysia account => my.account bank=Maybank
DBS singapore account => sg.account bank=DBS_Bank
BDO account philippines => ph.account bank=BDO_Unibank
kasikornbank account => th.account bank=Kasikornbank
techcombank => vn.person bank=Techcombank
ICBC china account => cn.account bank=Industrial_and_Commercial_Bank_of_China
工商银行账号 => cn.account bank=Industrial_and_Commercial_Bank_of_China
MUFG account => jp.account bank=MUFG_Bank
みずほ銀行 口座番号 => jp.account bank=Mizuho_Bank
shinhan bank account => kr.account bank=Shinhan_Bank
hang seng account => hk.account bank=Hang_Seng_Bank
CommBank bsb => au.bsb bank=Commonwealth_Bank
ANZ new zealand account => nz.account bank=ANZ_Bank_New_Zealand
FNB south africa account => za.account bank=First_National_Bank
nedbank south africa => za.person bank=Nedbank
zenith bank nigeria nuban => ng.account bank=Zenith_Bank
UBA nigeria account => ng.account bank=United_Bank_for_Africa
GCB bank account => gh.account bank=GCB_Bank
co-op bank kenya account => ke.account bank=Co-operative_Bank_of_Kenya
CRDB bank account => tz.account bank=CRDB_Bank
centenary bank uganda => ug.person bank=Centenary_Bank
bank of kigali account => rw.account bank=Bank_of_Kigali
zanaco account => zm.account bank=Zanaco
CBZ bank zimbabwe => zw.person bank=CBZ_Bank
bank windhoek account => na.account bank=Bank_Windhoek
CBE account ethiopia => et.account bank=Commercial_Bank_of_Ethiopia
banque misr iban => eg.iban bank=Banque_Misr
attijariwafa rib => ma.rib bank=Attijariwafa_Bank
BIAT tunisie rib => tn.rib bank=BIAT
QNB iban qatar => qa.iban bank=QNB
national bank of kuwait iban => kw.iban bank=National_Bank_of_Kuwait
KFH kuwait => kw.person bank=Kuwait_Finance_House
bank audi iban => lb.iban bank=Bank_Audi
arab bank jordan iban => jo.iban bank=Arab_Bank
bank hapoalim account => il.account bank=Bank_Hapoalim
FAB uae iban => ae.iban bank=First_Abu_Dhabi_Bank
DEUTDEFF germany iban => de.iban bank=Deutsche_Bank
EQBLKENA account => ke.account bank=Equity_Bank_Kenya
Indian bank account with ifsc => in.person account,ifsc
South African bank account => za.account
Family Bank Kenya account => ke.account bank=Family_Bank
a UBS account => ch.account bank=UBS
a AIB account => ie.account bank=AIB
a RBS account => gb.account bank=Royal_Bank_of_Scotland
a NAB account => au.account bank=National_Australia_Bank
an ABSA account from Ghana => gh.account bank=Absa_Bank_Ghana
Capital One account => us.account bank=Capital_One
5 women in Bursa => tr.person ×5 sex=female city=Bursa
person in Chon Buri => th.person region=Chon_Buri
customer in A Coruña => es.person city=A_Coruña
laplata => ar.person city=La_Plata
give a man a us card => us.card sex=male
5 women from us as csv => us.person ×5 sex=female .csv
women in de aged 18-25 => de.person sex=female age=18-25
visa card us => us.card brand=visa
berlin de => de.person city=Berlin
person from Bay of Plenty, New Zealand => nz.person region=Bay_of_Plenty
men from Bay of Plenty => nz.person sex=male region=Bay_of_Plenty
person from Hawke's Bay, New Zealand => nz.person region=Hawke's_Bay
5 women from Walvis Bay => na.person ×5 sex=female city=Walvis_Bay
person from Bayan, Kuwait => kw.person city=Bayan
bayan Ankara => tr.person sex=female city=Ankara
person from Man, Côte d'Ivoire => ci.person city=Man
a man from Man, Côte d'Ivoire => ci.person sex=male city=Man
Ciudad de México => mx.person city=Ciudad_de_México
5 men in Estado de México => mx.person ×5 sex=male region=Estado_de_México
Niš => rs.person city=Niš
person from Niš, Serbia => rs.person city=Niš
Cēsis => lv.person city=Cēsis
person from Cēsis, Latvia => lv.person city=Cēsis
Abha => sa.person city=Abha
Pasto => co.person city=Pasto
Fès => ma.person city=Fès
person from Đà Lạt, Vietnam => vn.person city=Đà_Lạt
person from Aba, Nigeria => ng.person city=Aba
person from Sha Tin, Hong Kong => hk.person city=Sha_Tin
person from Équateur, DR Congo => cd.person region=Équateur
person from Tanganyika, DR Congo => cd.person region=Tanganyika
person from Zaire, Angola => ao.person region=Zaire
person from Lunda Norte, Angola => ao.person region=Lunda_Norte
person from Wa, Ghana => gh.person city=Wa
person from Quatre Bornes, Mauritius => mu.person city=Quatre_Bornes
person from Nové Zámky, Slovakia => sk.person city=Nové_Zámky
person from Treinta y Tres, Uruguay => uy.person city=Treinta_y_Tres
person from Est, Cameroon => cm.person region=Est
person from Negeri Sembilan, Malaysia => my.person region=Negeri_Sembilan
Île-de-France => fr.person region=Île-de-France
account at 77 Bank in Japan => jp.account bank=77_Bank
3 accounts at 77 Bank in Japan => jp.account ×3 bank=77_Bank
account at 365.bank in Slovakia => sk.account bank=365.bank
account at SpareBank 1 SMN in Norway => no.account bank=SpareBank_1_SMN
account at BRD => ro.account bank=BRD
account at BRD in Romania => ro.account bank=BRD
account at Revolut in France => fr.account bank=Revolut
account at POST Luxembourg => lu.account bank=POST_Luxembourg
account at LON in Slovenia => si.account bank=LON
kenyan account at Standard Chartered Bank => ke.account bank=Standard_Chartered_Kenya
polish customer with an account at Banco Santander => pl.account bank=Santander_Bank_Polska
Kuwait Bank code => kw.bankcode
Welsh man => gb.person sex=male region=Wales
5 Welsh women => gb.person ×5 sex=female region=Wales
Welshman => gb.person sex=male region=Wales
two Scottish men => gb.person ×2 sex=male region=Scotland
China Bank transfer => cn.preset:transfer
Estado Mexico => mx.region

mastercard Kenya => ke.card brand=mastercard
visa number germany => de.card brand=visa
amex card usa => us.card brand=amex
american express canada => ca.card brand=amex
diners club card ecuador => ec.card brand=diners
jcb card japan => jp.card brand=jcb
meeza card => eg.card brand=meeza
napas card => vn.card brand=napas
knet card => kw.card brand=knet
paypak card => pk.card brand=paypak
hipercard => br.card brand=hipercard
bancontact card => be.card brand=bancontact
interac card => ca.card brand=interac
eftpos card => au.card brand=eftpos
verve => ng.card brand=verve
visa with cvv and expiry from Poland => pl.person card,cvv,expiry brand=visa
name and mastercard number from Ghana => gh.person name,card brand=mastercard

easypaisa => pk.wallet wallet=Easypaisa
momo vietnam => vn.wallet wallet=MoMo
zalopay => vn.wallet wallet=ZaloPay
dana indonesia => id.wallet wallet=DANA
ovo indonesia number => id.wallet wallet=OVO
maya philippines => ph.wallet wallet=Maya
alipay account china => cn.wallet wallet=Alipay
wechat pay account => cn.wallet wallet=WeChat_Pay
paypay japan => jp.wallet wallet=PayPay
kakaopay => kr.wallet wallet=KakaoPay
nequi colombia => co.wallet wallet=Nequi
daviplata number => co.wallet wallet=DaviPlata
mercado pago argentina => ar.wallet wallet=Mercado_Pago
picpay => br.wallet wallet=PicPay
venmo account => us.wallet wallet=Venmo
satispay => it.wallet wallet=Satispay
tigo pesa tanzania => tz.wallet wallet=Mixx_by_Yas
airtel money kenya => ke.wallet wallet=Airtel_Money
ecocash number => zw.wallet wallet=EcoCash
opay nigeria => ng.wallet wallet=OPay
palmpay => ng.wallet wallet=PalmPay
mtn mobile money ghana => gh.wallet wallet=MTN_MoMo
mtn momo cameroon number => cm.wallet wallet=MTN_MoMo
moov money => ci.wallet wallet=Moov_Money
grabpay singapore => sg.wallet wallet=GrabPay
truemoney => th.wallet wallet=TrueMoney
bkash number => bd.bkash
polish pesel with an impossible date => pl.id !date
finnish hetu with wrong date => fi.id !date
wallet of a woman from Nairobi => ke.wallet sex=female city=Nairobi

kenyans in xml => ke.person .xml
100 polish people, csv => pl.person ×100 .csv
german ibans as JSON => de.iban .json
french companies as jsonl => fr.company .ndjson
5 deutsche IBANs als CSV => de.iban ×5 .csv
dix IBAN français en csv => fr.iban ×10 .csv
10 DNI españoles en formato csv => es.id ×10 .csv
ndjson of 20 ghanaians => gh.person ×20 .ndjson
give me a csv file with 10 names from Japan => jp.name ×10 .csv
comma separated norwegian names => no.name .csv

wrong polish pesel => pl.id !
broken spanish dni => es.id !
malformed french iban => fr.iban !
CPF with bad check digit => br.id !checksum
iban with bad checksum from Italy => it.iban !checksum
too short german iban => de.iban !short
dutch bsn too long => nl.id !long
swedish personnummer with transposed digits => se.id !transposed
invalid visa card from France => fr.card brand=visa !
5 invalid south african ids => za.id ×5 !
ungültige Steuer-ID => de.tax !
falsche IBAN aus Österreich => at.iban !
IBAN invalide France => fr.iban !
DNI inválido España => es.id !
CPF inválido => br.id !
codice fiscale non valido => it.id !
ongeldig BSN => nl.id !
nieprawidłowy PESEL => pl.id !
geçersiz TC kimlik no => tr.id !
无效的中国身份证号 => cn.id !
invalid iban and name from Germany => de.person iban,name !iban
fake german iban => de.iban
valid german iban => de.iban

ten german ibans => de.iban ×10
twenty five kenyan phones => ke.phone ×25
two dozen emails from Poland => pl.email ×24
fünf deutsche IBANs => de.iban ×5
cinq femmes de Paris => fr.person ×5 sex=female city=Paris
tres CURP => mx.id ×3
quatro CPFs => br.id ×4
quattro codici fiscali => it.id ×4
vijf BSN nummers => nl.id ×5
pięć numerów PESEL => pl.id ×5
pět rodných čísel => cz.id ×5
beş tc kimlik no => tr.id ×5
خمسة أرقام هواتف من مصر => eg.phone ×5
٥ أرقام هاتف من السعودية => sa.phone ×5
५ आधार => in.id ×5
十个上海手机号 => cn.phone ×10 city=Shanghai
三個香港身份證 => hk.id ×3
日本の電話番号を5つ => jp.phone ×5
한국 전화번호 3개 => kr.phone ×3

name, phone and email from Nigeria => ng.person name,phone,email
mpesa number and kra pin => ke.person wallet,tax wallet=M-PESA
aadhaar, pan and upi of an indian woman => in.person id,tax,upi sex=female
prénom, nom de famille et iban de France => fr.person first,last,iban
Vorname, Nachname und Telefonnummer aus Berlin => de.person first,last,phone city=Berlin
nombre, dni y teléfono de Madrid => es.person name,id,phone city=Madrid
nome e cpf de São Paulo => br.person name,id city=São_Paulo
naam en bsn => nl.person name,id
imię, nazwisko i PESEL z Krakowa => pl.person first,last,id city=Kraków

arabic name saudi => sa.native
korean name in hangul => kr.native
name in devanagari => in.native
hebrew name => il.native
woman, 34, Berlin => de.person sex=female age=34 city=Berlin
frau 34 aus Wien => at.person sex=female age=34 city=Wien
kenyan not older than 30 => ke.person age=18-30
crédit agricole france iban => fr.iban bank=Crédit_Agricole
german iban from a Sparkasse => de.iban bank=Sparkasse
a kenyan person without phone and email => ke.person name,sex,dob,id,address,city,region,postcode,bank,account,swift
name and phone without email from Kenya => ke.person name,phone
credit card expiring 2027 Germany => de.card ?expiring,2027
safaricom number => ke.mpesaphone
nigerian woman 25-30 Lagos zenith bank account number, bvn, phone csv => ng.person account,bvn,phone sex=female age=25-30 city=Lagos bank=Zenith_Bank .csv
чоловік з Одеси 30 років => ua.person sex=male age=30 city=Odesa
女性 30代 大阪 => jp.person sex=female age=30-39 city=Osaka
서울 사는 30대 여성 => kr.person sex=female age=30-39 city=Seoul
30세 남성 부산 => kr.person sex=male age=30 city=Busan
mujer mexicana nacida en los 80 => mx.person sex=female age=36-45
een man van 35 uit Amsterdam met BSN => nl.id sex=male age=35 city=Amsterdam
kvinna 30 år från Stockholm => se.person sex=female age=30 city=Stockholm
người phụ nữ 30 tuổi ở Sài Gòn => vn.person sex=female age=30 city=Hồ_Chí_Minh
잘못된 주민등록번호 => kr.id !
недійсний РНОКПП => ua.tax !
無効なマイナンバー => jp.id !
رقم هوية غير صحيح السعودية => sa.id !
κινητό από Θεσσαλονίκη => gr.phone city=Thessaloniki
numéro de téléphone d'un homme de 45 ans à Casablanca => ma.phone sex=male age=45 city=Casablanca
cliente mulher de 40 anos do Itaú em Campinas => br.person sex=female age=40 city=Campinas bank=Itaú_Unibanco
clabe de BBVA en Monterrey => mx.clabe city=Monterrey bank=BBVA_México
hombre de 40 años de Buenos Aires con CBU del Banco Galicia => ar.cbu sex=male age=40 city=Buenos_Aires bank=Banco_Galicia
codice fiscale sbagliato di una donna di Milano => it.id sex=female city=Milano !
PESEL kobiety urodzonej w 1985 => pl.id sex=female age=40
mand fra København med CPR => dk.id sex=male city=København
Türk kadın 30 yaşında İzmir => tr.person sex=female age=30 city=İzmir
perempuan dari Jakarta usia 25 tahun => id.person sex=female age=25 city=Jakarta
5 رجال من الرياض => sa.person ×5 sex=male city=Riyadh
सौ भारतीय महिलाएं => in.person ×100 sex=female
most popular names in Czechia => cz.name
american woman named Sofia => us.person sex=female ?named,Sofia
newcastle uk => gb.person city=Newcastle_upon_Tyne
US Bank account => us.account bank=U.S._Bank
U.S. bank account => us.account
30 french women aged 30 => fr.person ×30 sex=female age=30
thai name in thai letters => th.native
cyrillic name Serbia => rs.native
name in amharic => et.native
not invalid german iban => de.iban
no invalid german ibans => de.iban
german iban that is not wrong => de.iban
10% invalid german ibans => de.iban ! @0.1
100 german ibans, 10% invalid => de.iban ×100 ! @0.1
german ibans, half invalid => de.iban ! @0.5
kenyan women aged twenty => ke.person sex=female age=20
kenyan aged thirty five => ke.person age=35
kenyans over forty => ke.person age=41-99
kenyans under thirty => ke.person age=18-29
women aged eighteen to twenty five from Kenya => ke.person sex=female age=18-25
a german who is thirty => de.person age=30
age 18 to twenty five kenya => ke.person age=18-25
twenty year old kenyan => ke.person age=20
five kenyans over sixty => ke.person ×5 age=61-99
germans of no more than 25 years => de.person age=18-25
born 1990 or later german => de.person age=18-35
german born until 1970 => de.person age=55-99
german age>=30 => de.person age=30-99
german age<=30 => de.person age=18-30
german <30 => de.person age=18-29
german >30 => de.person age=31-99
german minimum age 21 => de.person age=21-99
german max age 30 => de.person age=18-30
german from the nineties => de.person age=26-35
old german man => de.person sex=male age=65-99
5 Frenchwomen => fr.person ×5 sex=female
Irishwomen => ie.person sex=female
öt magyar nő => hu.person ×5 sex=female
german gender: f => de.person sex=female
german F 30 => de.person sex=female age=30
person from Bay of Plenty, New Zealand => nz.person region=Bay_of_Plenty
person from Walvis Bay => na.person city=Walvis_Bay
person from Bayan, Kuwait => kw.person city=Bayan
person from Man, Côte d'Ivoire => ci.person city=Man
first 3 germans => de.person ×3
last 5 german ibans => de.iban ×5
a score of german ibans => de.iban ×20
not csv german iban => de.iban
one hundred twenty german ibans => de.iban ×120
a hundred and one german ibans => de.iban ×101
1 000 kenyans => ke.person ×1000
more than 5 germans => de.person ×6
german iban that isn't wrong => de.iban
not a valid german iban => de.iban !
german iban that isn't valid => de.iban !
german iban without a wrong checksum => de.iban
keine ungültige deutsche iban => de.iban
german iban, nothing wrong => de.iban
100 german ibans, 12.5% invalid => de.iban ×100 ! @0.125
100 german ibans, ten percent of them wrong => de.iban ×100 ! @0.1
german ibans, half of them are invalid => de.iban ! @0.5
half a dozen invalid german ibans => de.iban ×6 !
1 in 10 german ibans invalid => de.iban ! @0.1
20 german ibans, every third one invalid => de.iban ×20 ! @0.3333333333333333
50 german ibans with a quarter invalid => de.iban ×50 ! @0.25
5 invalid german ibans => de.iban ×5 !
five german ibans with a bad checksum => de.iban ×5 !checksum
name and invalid iban from Germany, 20% => de.person name,iban !iban @0.2
100% invalid german iban => de.iban ! @1
german iban not as csv but as xml => de.iban .xml
german iban json instead of csv => de.iban .json
no xml please, 3 german ibans => de.iban ×3
german iban as csv => de.iban .csv
german ibans with two thirds invalid => de.iban ! @0.6666666666666666
german iban not valid => de.iban !
ungültige deutsche iban => de.iban !
iban français pas valide => fr.iban !
two Welshmen => gb.person ×2 sex=male region=Wales
3 Dutchwomen => nl.person ×3 sex=female
Scotswomen => gb.person sex=female region=Scotland
5 Englishwomen aged 30 => gb.person ×5 sex=female age=30 region=England
10 Irishmen => ie.person ×10 sex=male
magyar nők => hu.person sex=female
nữ Việt Nam => vn.person sex=female
german, sex: m => de.person sex=male
gender=F germany => de.person sex=female
sexe: f france => fr.person sex=female
Geschlecht w, deutsch => de.person sex=female
person from Hawke's Bay, New Zealand => nz.person region=Hawke's_Bay
5 bayan Türkiye => tr.person ×5 sex=female
a man from Man, Côte d'Ivoire => ci.person sex=male city=Man
not male german => de.person sex=female
no german women => de.person sex=male
the first five kenyan phones => ke.phone ×5
first and last name of 5 germans => de.person first,last ×5
first name of 3 germans => de.first ×3
first, last and iban, 5 germans => de.person first,last,iban ×5
last 10 transactions kenya => ke.txn ×10
german first name => de.first
iban no. germany => de.iban
german person, not a woman => de.person sex=male
a hundred german women => de.person ×100 sex=female
two thousand five hundred german ibans => de.iban ×2500
five hundred and twelve german ibans => de.iban ×512
three hundred forty five kenyans => ke.person ×345
1 500 ibans germany => de.iban ×1500
10 000 kenyans => ke.person ×10000
1'000 swiss ibans => ch.iban ×1000
twelve hundred german ibans => de.iban ×1200
german ibans: 5 => de.iban ×5
german ibans n=7 => de.iban ×7
over 100 german ibans => de.iban ×101
over five german ibans => de.iban ×6
fewer than 10 kenyans => ke.person ×9
at most 5 germans => de.person ×5
exactly 3 germans => de.person ×3
about twenty german ibans => de.iban ×20
a csv with 5 germans => de.person ×5 .csv
a list with 10 german names => de.name ×10
balance of 5 germans => de.balance ×5
seed 10 german users => de.person ×10
please seed 10 german users => de.person ×10
german card that has not expired => de.card
german card with expiry => de.person card,expiry
old german => de.person age=65-99
two old kenyans => ke.person ×2 age=65-99
an old kenyan man => ke.person sex=male age=65-99
old kenyan women => ke.person sex=female age=65-99
old german iban => de.iban
elderly german => de.person age=65-99
twenty-something german => de.person age=20-29
a thirtysomething kenyan => ke.person age=30-39
german in his early thirties => de.person sex=male age=30-33
german woman in her late 40s => de.person sex=female age=47-49
germans from the 80s => de.person age=36-45
germans from the 1990s => de.person age=26-35
kenyan born in the 1990s => ke.person age=26-35
german born 1985 or earlier => de.person age=40-99
born in or after 2000, german => de.person age=18-25
german born no later than 1980 => de.person age=45-99
german born by 1960 => de.person age=65-99
german born from 1990 onwards => de.person age=18-35
german born not before 1980 => de.person age=18-45
german born after 1980 and before 1990 => de.person age=36-44
german born > 1990 => de.person age=18-34
birth year >= 1990 german => de.person age=18-35
geboren ab 1990, deutsch => de.person age=18-35
né avant 1970 français => fr.person age=56-99
german over 30 and under 40 => de.person age=31-39
german older than 30 but younger than 40 => de.person age=31-39
german >30 <40 => de.person age=31-39
german aged 30 or 31 => de.person age=30-31
german not older than 40 => de.person age=18-40
german no younger than 40 => de.person age=40-99
german not yet 30 => de.person age=18-29
german no seniors => de.person age=18-64
german, not retired => de.person age=18-64
not a young german => de.person age=30-99
german isn't over 30 => de.person age=18-30
german nicht älter als 30 => de.person age=18-30
français de moins de trente ans => fr.person age=18-29
deutsche frau von fünfundzwanzig jahren => de.person sex=female age=25
mujer española de treinta y cinco años => es.person sex=female age=35
uomo italiano di trenta anni => it.person sex=male age=30
kenyan man aged forty-two => ke.person sex=male age=42
kenyan aged between twenty and thirty => ke.person age=20-30
women in their mid twenties from Kenya => ke.person sex=female age=24-26
ten women aged thirty to forty from Kenya => ke.person ×10 sex=female age=30-40
german turning fifty => de.person age=50
a german who's thirty => de.person age=30
german at least thirty years old => de.person age=30-99
german age 21 minimum => de.person age=21-99
german, age: 30 max => de.person age=18-30
german minimum age of 21 => de.person age=21-99
Mindestalter 21 deutsch => de.person age=21-99
german up to thirty years => de.person age=18-30
twenty five german ibans => de.iban ×25
norwegian kid => no.reference
first 3 invalid german ibans => de.iban ×3 !
Japan native => jp.native
Kuwait nationality => kw.nationality
Iceland holder => is.holder
japanese native => jp.native
a native japanese => jp.person
5 native japanese people => jp.person ×5
a native of japan => jp.person
name, native and dob from Japan => jp.person name,native,dob
passport and nationality Kuwait => kw.person passport,nationality
nationality, id and phone of a bahraini => bh.person nationality,id,phone
Alias CBU/CVU argentina => ar.alias
National ID / Iqama saudi arabia => sa.id
Betalings-ID (+71) denmark => dk.reference
us ein => us.company
american ein number => us.company
us employer identification number => us.company
swedish orgnummer => se.company
swedish org nr => se.company
norwegian org number => no.company
Belgium Bancontact Payconiq => be.preset:bancontact
bancontact belgium => be.preset:bancontact
bancontact card belgium => be.card brand=bancontact
5 belgians with bancontact => be.card ×5 brand=bancontact
Brazil Boleto bancário => br.preset:boleto
Kenya M-PESA Pay Bill => ke.preset:mpesa
kenya mpesa pay bill number => ke.paybill
Interbank transfer by CCI from Peru => pe.preset:cce
interbank account peru => pe.account bank=Interbank
Ghana Card payment => gh.preset:card-payment
ghana card => gh.id
kenya mobile-money => ke.preset:mobile-money
kenya mobile money => ke.wallet
5 mobile-money from Ghana => gh.preset:mobile-money ×5
Croatia hub-3 => hr.preset:hub-3
3 hub-3 from croatia => hr.preset:hub-3 ×3
NAPAS 247 / VietQR transfer vietnam => vn.preset:napas
napas card vietnam => vn.card brand=napas
Transferencias 3.0 argentina => ar.preset:transferencias
instapay egypt => eg.preset:instapay
instapay address egypt => eg.ipa
instapay number egypt => eg.ipa
neft india => in.preset:neft
neft reference india => in.utr
cliq jordan => jo.preset:cliq
cliq alias jordan => jo.cliqalias
remita nigeria => ng.preset:remita
remita number nigeria => ng.rrr
cnaps china => cn.preset:cnaps
cnaps code china => cn.bankcode
ura uganda => ug.preset:ura
card-payment germany => de.preset:card-payment
bre-b colombia => co.preset:bre-b
Llave Bre-B colombia => co.breb
UMID CRN => ph.umid
german iban seed 42 => de.iban ?42
page 2 of german ibans => de.iban ?2
german iban no 5 => de.iban ?5
germans with more than 5 accounts => de.account ?5
german person with 2 cards => de.card ?2
5 EUR accounts germany => de.account ×5 ?EUR
german iban with seed 42 => de.iban ?42
seed: 42, german iban => de.iban ?42
german ibans, page 3, 10 per page => de.iban ×10 ?3
page 2 german ibans => de.iban ?2
german iban offset 100 => de.iban ?offset,100
5 german ibans, page 2 => de.iban ×5 ?2
sterling account UK => gb.account ?sterling
free us phone number => us.phone ?free
toll free number us => us.person ?toll,free
10 free users from USA => us.person ×10 ?free
investment account us => us.account ?investment
coast guard from the US => us.person ?coast,guard
US customer with delta airlines => us.person ?delta,airlines
polish person born 1990-05-14 => pl.person age=35 ?05,14
person with date of birth 1990-05-14 from Poland => pl.person age=35 ?05,14
persons from Germany born on 14.05.1990 => de.person age=35 ?14,05
phone +254 kenya => ke.phone ?+254
postcode 10115 germany => de.postcode ?10115
german ibans rate 0.2 invalid => de.iban ! @0.2
start with 5 germans => de.person ×5 ?start
german pet owner => de.person ?pet,owner
-5 german ibans => de.iban ?-5
5 germans called Hans => de.person ×5 ?called,Hans
hotel guests from Germany => de.person ?hotel,guests
german movie star => de.person ?movie,star
foot doctor germany => de.person ?foot,doctor
plane tickets for a german => de.person ?plane,tickets
story about a german => de.person ?story
german stage => de.person ?stage
contract for 3 germans => de.person ×3 ?contract
5 grman ibns => de.iban ×5
SSN from Georgia => us.ssn region=Georgia
Georgia US phone => us.phone region=Georgia
ZIP code from Georgia => us.postcode region=Georgia
person from Atlanta, Georgia => us.person city=Atlanta region=Georgia
Royal Bank of Scotland account => gb.account bank=Royal_Bank_of_Scotland
account at 365.bank => sk.account bank=365.bank
account at Millennium bim => mz.account bank=Millennium_bim
Millennium bim account => mz.account bank=Millennium_bim
Los Angeles CA => us.person city=Los_Angeles region=California
fictional phone number us => us.fictionphone
Hong Kong SAR China phone => hk.phone
中國香港特別行政區 phone => hk.phone
capital of germany => de.person ?capital
germans with cats => de.person ?cats
otp code germany => de.person ?otp
prime customer germany => de.person ?prime
discount customer from germany => de.person ?discount
alpha tester from Germany => de.person ?alpha
cat owner from france => fr.person ?cat,owner
do not make invalid german ibans => de.iban
german iban seed=demo => de.iban ?demo
german website => de.person ?website
famous german => de.person ?famous
green german => de.person ?green
world germany => de.person ?world
time zone germany => de.person ?time,zone
30-year-olds from Paris => fr.person age=30 city=Paris
personnes âgées de 30 ans à Paris => fr.person age=30 city=Paris
1 german iban => de.iban ×1
one german iban => de.iban ×1
Barclays account KE => ke.account bank=Absa_Bank_Kenya
free uk phone number => gb.phone ?free
alpha release users from the UK => gb.person ?alpha,release
American from San Diego, CA => us.person city=San_Diego region=California
person from Nashville TN => us.person city=Nashville region=Tennessee
person from London, ON => ca.person city=London region=Ontario
person from Sydney, NSW => au.person city=Sydney region=New_South_Wales
samsung phone Kenya => ke.phone ?samsung
train station phone number Italy => it.phone ?train,station
german horse owner => de.person ?horse,owner
deutsche geboren am 14. Mai 1990 => de.person age=35 ?14,Mai
german woman born 5/14/90 => de.person sex=female age=35 ?5,14
german born on May 14, 1990 => de.person age=35 ?May,14
users born between 1990-01-01 and 1995-12-31 from Kenya => ke.person age=30-35 ?01,01,12,31
5 germans born on 14 May => de.person ×5 ?14,May
german ip 192.168.1.1 => de.ip ?192,168,1,1
phone +49 30 1234567 germany => de.phone ?+49,30,1234567
zip code 90210 us => us.postcode ?90210
german ibans with an invalid rate of 0.25 => de.iban ! @0.25
begin with 3 kenyans => ke.person ×3 ?begin
germans aged 18 - 25 => de.person age=18-25
24/7 german phone => de.phone ?24,7
ticket #14 german iban => de.iban ?ticket,14
german phne => de.phone
german movie actor => de.person ?movie,actor
gas station in Germany => de.person ?gas,station
coffee shop in Kenya => ke.merchant ?coffee
SSN in Georgia => us.ssn region=Georgia
ZIP codes for Georgia, USA => us.postcode region=Georgia
account with Millennium bim => mz.account bank=Millennium_bim
Danske Bank account Finland => fi.account bank=Danske_Bank
Revolut iban Lithuania => lt.iban bank=Revolut_Bank
Boston, MA phone => us.phone city=Boston region=Massachusetts
Hong Kong, China phone => hk.phone
中国香港 phone => hk.phone
cats from germany => de.person ?cats
prime member from germany => de.person ?prime,member
sterling account Nigeria => ng.account bank=Sterling_Bank
OTP hungary iban => hu.iban bank=OTP_Bank
please don't give me any invalid german ibans => de.iban
never generate wrong kenyan ids => ke.id
german iban seed: abc => de.iban ?abc
foreign german => de.person ?foreign
5 german users for my website => de.person ×5
40-year-olds from Kenya => ke.person age=40
femmes âgées de 30 à 40 ans, Paris => fr.person sex=female age=30-40 city=Paris
give me one german iban => de.iban ×1
one of the germans => de.person
compte chez BNP Paribas en France => fr.account bank=BNP_Paribas
iban at ING BE => be.iban bank=ING_Belgium
pasport frnace => fr.passport
passprt us => us.passport
investment bank in germany => de.bank ?investment
german data from Monday to Friday => de.person ?Monday,Friday
taxi driver from India => in.person ?taxi,driver
truck drivers in Poland => pl.person ?truck,drivers
taxi driver uk => gb.person ?taxi,driver
driver number uk => gb.licence
driver's licence Germany => de.licence
bank manager from France => fr.person ?bank,manager
tax adviser from Austria => at.person ?tax,adviser
company director uk => gb.person ?company,director
street address of a bank clerk in Germany => de.address ?bank,clerk
IT department iban germany => de.iban ?department
phone for IT manager in Poland => pl.phone ?manager
5 IT ibans => it.iban ×5
a US LLC => us.company ?LLC
german GmbH => de.company ?GmbH
french SARL => fr.company ?SARL
iban of a german GmbH => de.company ?GmbH
número do cartão de crédito brasileiro => br.card
numéro de carte bancaire française => fr.card
numéro de téléphone portable belge => be.phone
numero della carta di credito italiana => it.card
numer karty kredytowej Polska => pl.card
zehn Kunden aus Österreich zwischen 30 und 40 Jahren => at.person ×10 age=30-40
klienci z Polski w wieku 25-35 lat => pl.person age=25-35
gültige deutsche IBAN => de.iban
IBAN français valide => fr.iban
CPF válido => br.id
IBAN that fails mod 97 germany => de.iban !checksum
german iban, mod 97 => de.iban ?mod,97
cards failing luhn us => us.card !checksum
phone Germany without country code => de.phone ?without,country,code
dall'Italia, il nome e il telefono => it.person name,phone ?dall
Kenya, no phone => ke.person name,sex,dob,id,email,address,city,region,postcode,bank,account,swift
german customer without middle name => de.person ?middle,name
dummy data for onboarding form: first name, last name, dob, address, Italy => it.person first,last,dob,address ?onboarding
german iban and bic for testing SEPA transfer => de.person iban,swift ?SEPA,transfer
generate 3 records for KYC in Spain => es.preset:kyc ×3
SEPA transfer with iban Germany => de.preset:sepa
uk company with vat number => gb.company
uk company with passport => gb.company ?passport
german product with price and iban => de.product ?iban
numer rachunku bankowego Polska => pl.account
Kfz-Kennzeichen München => de.plate city=München
card with invalid check digit us => us.card !checksum
exclude women, german people => de.person sex=male
german people other than women => de.person sex=male
german people, women excluded => de.person sex=male
don't include women, germany => de.person sex=male
dont include women, germany => de.person sex=male
I don't want women, germany => de.person sex=male
men rather than women, germany => de.person sex=male
anyone but men from germany => de.person sex=female
leave out men, germany => de.person sex=female
Deutsche außer Frauen => de.person sex=male
Deutsche, nicht weiblich => de.person sex=male
pas de femmes, France => fr.person sex=male
que no sea mujer, España => es.person sex=male
bez kobiet, Polska => pl.person sex=male
german ibans none of them invalid => de.iban
german iban, don't make it invalid => de.iban
german iban cannot be invalid => de.iban
german iban can't be wrong => de.iban
german iban mustn't be invalid => de.iban
german ibans, invalid ones not needed => de.iban
german iban, invalid=false => de.iban
german iban invalid: no => de.iban
nie nieprawidłowy PESEL => pl.id
german iban should not be valid => de.iban !
german ibans none of which are valid => de.iban !
german iban valid: no => de.iban !
german iban valid=false => de.iban !
german iban that won't pass validation => de.iban !
german iban that does not validate => de.iban !
german iban does not pass the checksum => de.iban !checksum
a german iban that is anything but valid => de.iban !
unvalid iban germany => de.iban !
bogus french iban => fr.iban !
german iban without valid checksum => de.iban !checksum
german iban lacking a valid checksum => de.iban !checksum
german iban with no valid check digits => de.iban !checksum
nicht gültige deutsche IBAN => de.iban !
iban allemand pas correct => de.iban !
CPF que não é válido => br.id !
IBAN de España que no sea válido => es.iban !
numer PESEL nie poprawny => pl.id !
geçerli olmayan TC kimlik no => tr.id !
有効でないマイナンバー => jp.id !
IBAN français avec une mauvaise clé => fr.iban !checksum
german ibans 90% valid 10% invalid => de.iban ! @0.1
90% valid and 10% invalid german ibans => de.iban ! @0.1
german ibans, 95% correct, 5% wrong => de.iban ! @0.05
100 german ibans of which 90% are valid, rest invalid => de.iban ×100 ! @0.1
german ibans, 90% valid => de.iban ! @0.1
only 10% valid german ibans => de.iban ! @0.9
90% of the german ibans should be valid => de.iban ! @0.1
10% of german ibans invalid, the others valid => de.iban ! @0.1 ?others
german ibans, 3 in 10 valid => de.iban ! @0.7
two thirds of german ibans valid => de.iban ! @0.3333333333333333
half of them valid, german ibans => de.iban ! @0.5
error rate 5% german iban => de.iban ! @0.05
german ibans with 20% errors => de.iban ! @0.2
german ibans, 20% should fail => de.iban ! @0.2
no one under 30 from Spain => es.person age=30-99
exclude people over 60, germany => de.person age=18-60
spaniards who can't be older than 50 => es.person age=18-50
fourty year old german => de.person age=40
30 Jahre alte Frau aus Wien => at.person sex=female age=30 city=Wien
ein 45 Jahre alter Mann aus Berlin => de.person sex=male age=45 city=Berlin
vsia card spain => es.card brand=visa
spain vsia => es.card brand=visa
Visaa card germany => de.card brand=visa
vissa card from Berlin => de.card brand=visa city=Berlin
mastercrd spain => es.card brand=mastercard
mastecard germany => de.card brand=mastercard
maestercard from italy => it.card brand=mastercard
id and iban invalid, germany => de.person id,iban !id,iban
german customers where the id and iban are invalid => de.person id,iban !id,iban
both iban and tax id wrong, germany => de.person iban,tax !iban,tax
complete german person with wrong iban => de.full !iban
a german person with everything valid except the IBAN => de.full !iban
all correct but the iban wrong, germany => de.iban !
all valid but no passport, german person => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,iban,swift
person from Spain, not 30 => es.person ?30
why not 30 spanish people => es.person ×30
de region => de.region
us trace => us.trace
ph city => ph.city
se samordning => se.samordning
pl nip => pl.nip
at zmr => at.zmr
german iban and tax number, both invalid => de.person iban,tax !iban,tax
german person: iban invalid, card invalid => de.person iban,card !iban,card
iban and card number, both with bad checksum, germany => de.person iban,card !iban:checksum,card:checksum
name, iban and card germany, all invalid => de.person name,iban,card !iban,card
german iban valid and card invalid => de.person iban,card !card
Straßen in Berlin => de.street city=Berlin
persoon uit Namen, België => be.person city=Namur
10 Firmen aus Hamburg mit USt-IdNr => de.company ×10 city=Hamburg
ueber 60, Deutschland => de.person age=61-99
juenger als 30, Deutschland => de.person age=18-29
30-jaehrige Frau aus Wien => at.person sex=female age=30 city=Wien
ungueltige deutsche iban => de.iban !
Maenner aus Wien => at.person sex=male city=Wien
maennlich, Deutschland => de.person sex=male
fuenf deutsche IBANs => de.iban ×5
fuenfundzwanzig deutsche IBANs => de.iban ×25
zwoelf deutsche Namen => de.name ×12
deutscher fuehrerschein => de.licence
German woman named Virginia => de.person sex=female ?named,Virginia
woman named Virginia from Berlin => de.person sex=female city=Berlin ?named,Virginia
german woman Virginia => de.person sex=female ?Virginia
person from Montana, Bulgaria => bg.person city=Montana
NRIC / FIN => sg.id
NRIC or FIN => sg.person id,fin
Fayda number (FIN) => et.id
HETU FIN => fi.id
all german customers => de.person
all the women in Berlin => de.person sex=female city=Berlin
3 germans, all women => de.person ×3 sex=female
3 germans, all over 60 => de.person ×3 age=61-99
all fields german => de.full
thrity year old german iban => de.iban age=30
french names with accented characters => fr.name ?accented
sixteen digit card germany => de.card
Kundinnen aus Berlin => de.person sex=female city=Berlin
klientka z Warszawy => pl.person sex=female city=Warszawa
clienta de Lima => pe.person sex=female city=Lima
she lives in Lyon => fr.person sex=female city=Lyon
my italian customer, she is 40 => it.person sex=female age=40
he is 40 and lives in Turin => it.person sex=male age=40 city=Torino
kenyan she/her => ke.person sex=female
Ms from Kenya => ke.person sex=female
Miss Kenya => ke.person sex=female
Mister from Kenya => ke.person sex=male
brother from india => in.person sex=male
don't miss the iban, germany => de.iban ?miss
name of a bank in Kenya => ke.bank
name of the employer, germany => de.employer
name of the city, germany => de.city
name of a person in Kenya => ke.name
german women 30 to 40 => de.person sex=female age=30-40
german women 30 to 40 in Berlin => de.person sex=female age=30-40 city=Berlin
women from France, 25 to 35 => fr.person sex=female age=25-35
Frauen aus Berlin, 20 bis 30 => de.person sex=female age=20-30 city=Berlin
german ibans 20 to 30 => de.iban ×20 ?30
age range 20 to 30, Spain => es.person age=20-30
people aged from 40 up to 50 in Chile => cl.person age=40-50
people from 40 up to 50 years old in Chile => cl.person age=40-50
aged 30 up to 40, italy => it.person age=30-40
age 30 until 40 italy => it.person age=30-40
age 30..40 italy => it.person age=30-40
30-letnia kobieta z Polski => pl.person sex=female age=30
35 letni mężczyzna Polska => pl.person sex=male age=35
18 yaşından büyük Türkiye => tr.person age=19-99
40 yaş üstü Türkiye => tr.person age=40-99
30歳未満の日本人 => jp.person age=18-29
plPesel => pl.id
deSteuerId => de.tax
brCnpj => br.company
caSin => ca.id
sePersonnummer for a man => se.id sex=male
mxClabe invalid => mx.clabe !
nlBsn with wrong checksum => nl.id !checksum
country=DE field=iban n=5 => de.iban ×5
country:de iban => de.iban
country: DE; fields: name,iban; rows: 10 => de.person name,iban ×10
{"country":"de","field":"iban"} => de.iban
country: in, phone => in.phone
N. Ireland phone => gb.phone region=Northern_Ireland
columbia phone number => co.phone
District of Columbia ssn => us.ssn region=District_of_Columbia
passport number and expiry, germany => de.passport ?expiry
card and passport with expiry germany => de.person card,passport,expiry
inavlid german iban => de.iban !
invaild polish pesel => pl.id !
wrogn german iban => de.iban !
brocken german iban => de.iban !
german iban with wrong chekcsum => de.iban !checksum
femal kenyan => ke.person sex=female
feamle german => de.person sex=female
tweny german ibans => de.iban ×20
fifteeen german ibans => de.iban ×15
thrity year old german => de.person age=30
mumbia address => in.address city=Mumbai
lodnon phone uk => gb.phone city=London
nariobi phone => ke.phone city=Nairobi
santader spain iban => es.iban bank=Banco_Santander
country: Germany, city: Berlin, sex: female, age: 30, count: 5, format: csv => de.person ×5 sex=female age=30 city=Berlin .csv
{"country": "US", "state": "Texas", "gender": "male", "count": 3} => us.person ×3 sex=male region=Texas
city: Köln, phone => de.phone city=Köln
city="Łódź" phone => pl.phone city=Łódź
brand: visa, country: spain, card number => es.card brand=visa
bank=ING, country=NL, iban => nl.iban bank=ING
bank ING netherlands iban => nl.iban bank=ING
columns: name, city, dob; country: germany => de.person name,city,dob
35F french => fr.person sex=female age=35
42M from Poland => pl.person sex=male age=42
german, f, 30 => de.person sex=female age=30
30/f/german => de.person sex=female age=30
25, female, uk => gb.person sex=female age=25
25 female uk names => gb.name ×25 sex=female
m 55 brazil => br.person sex=male age=55
28m, spain => es.person sex=male age=28
10M from Poland => pl.person ?10M
Deutche Bank iban => de.iban bank=Deutsche_Bank
Comerzbank iban => de.iban bank=Commerzbank
Wels Fargo account => us.account bank=Wells_Fargo
Unicredt iban italy => it.iban bank=UniCredit
standerd chartered kenya => ke.person bank=Standard_Chartered_Kenya
hdcf bank account => in.account bank=HDFC_Bank
indan bank account => in.account
germn bank account => de.account
Freiburg Schweiz adresse => ch.address city=Fribourg
Palma de Mallorca phone => es.phone city=Palma
personas de Madrid de 30 años => es.person age=30 city=Madrid
names of 5 women from Japan in kanji => jp.native ×5 sex=female
name of an Egyptian in arabic => eg.native
phone and name in arabic, UAE => ae.person phone,native
name and native name japan => jp.person name,native
todos los clientes de España menos mujeres => es.person sex=male ?todos
JIRA-1234 need german iban => de.iban ?JIRA,1234
sprint 12 ticket QA-345: german iban => de.iban ?sprint,12,ticket,345
utf-8 csv of german names => de.name .csv ?utf,8
us phone in E.164 format => us.phone ?E164
HTTP 404 test german iban => de.iban ?HTTP,404
top-10 german banks => de.bank ×10 ?top
french iban wrong length => fr.iban !short
german iban with extra digit => de.iban !long
german iban with missing digits => de.iban !short
german iban with a typo => de.iban !
negative test for german iban => de.iban !
italian fiscal code with wrong control character => it.tax !checksum
pls 3 dutch BSN thx => nl.id ×3
Erzeuge 5 Testkunden aus Österreich => at.person ×5
I'm testing our onboarding flow and need 5 Kenyan customers with national id and KRA pin => ke.person id,tax ×5 ?onboarding,flow
regression test of KYC: indian PAN + Aadhaar => in.person tax,id ?regression,KYC
test invoice with german vat id => de.preset:invoice
name, age, city of 10 germans => de.person name,dob,city ×10
age and name germany => de.person dob,name
german name, age over 30 => de.name age=31-99
📱 number for 🇰🇪 => ke.phone
👩 from 🇧🇷 age 30 => br.person sex=female age=30
gmail address italian => it.email ?gmail
bank mandiri rekening => id.account bank=Bank_Mandiri
salary slip india => in.preset:payroll
Montreal, Quebec phone => ca.phone city=Montréal region=Québec
Montreal QC address => ca.address city=Montréal region=Québec
Seattle, Washington phone => us.phone city=Seattle region=Washington
Brooklyn, New York => us.person city=Brooklyn region=New_York
Île-de-France region phone => fr.phone region=Île-de-France
Estado de México persona => mx.person region=Estado_de_México
departamento de Antioquia cédula => co.id region=Antioquia
75001 Paris => fr.person city=Paris ?75001
10115 Berlin address => de.address city=Berlin ?10115
1000 Berlin addresses => de.address ×1000 city=Berlin
customer from Kenya who banks with Equity and uses M-Pesa => ke.wallet bank=Equity_Bank_Kenya wallet=M-PESA
Männer ab 50, Deutschland => de.person sex=male age=50-99
Senioren aus Deutschland => de.person age=65-99
urodzeni po 1990 w Krakowie => pl.person age=18-34 city=Kraków
dutch bsn that fails 11-test => nl.id !checksum
100-row csv of german ibans => de.iban ×100 .csv
spanish dni with wrong letter => es.id !checksum
polish pesel with invalid month => pl.id !date
invalid credit card luhn fail usa => us.card !checksum
vorname, nachname, straße, plz, ort - deutschland - 20 zeilen - csv => de.person first,last,street,postcode,city ×20 .csv
nome, cognome, codice fiscale, iban; 10 righe; csv => it.person first,last,id,iban ×10 .csv
Name, Vorname, IBAN aus Deutschland => de.person last,first,iban
full name and first name germany => de.person name,first
voornaam, achternaam, adres, postcode, woonplaats nederland 5 stuks => nl.person first,last,address,postcode,city ×5
paszport niemiecki => de.passport
kobieta z Niemiec => de.person sex=female
mężczyzna z Czech => cz.person sex=male
telefon z Wielkiej Brytanii => gb.phone
ukraiński paszport => ua.passport
Denemarken CPR => dk.id
Verenigd Koninkrijk postcode => gb.postcode
german iban 1000 rows => de.iban ×1000
german iban 1000 records => de.iban ×1000
5 kenyans with name and gender => ke.person name,sex ×5
Kenyan phone, gender => ke.person phone,sex
gender not specified Kenyan phone => ke.phone
sex does not matter, Polish phone => pl.phone
gender: any, Brazilian name => br.name
any gender, 5 Irish people => ie.person ×5
both sexes, Kenya => ke.person
Irish names, either gender => ie.name
10 women which live in Berlin => de.person ×10 sex=female city=Berlin
a man or a woman from Spain => es.person
a man or a woman from Peru => pe.person
a man from Peru, sorry, a woman => pe.person sex=female
Germans, zero women => de.person sex=male
Dutch people, no men => nl.person sex=female
no Dutch men => nl.person sex=female
no men from Berlin => de.person sex=female city=Berlin
cnp m, 30 => ro.id sex=male age=30
F 30 Poland => pl.person sex=female age=30
pesel F, Warszawa => pl.id sex=female city=Warszawa
gender f germany => de.person sex=female
German m, 40 => de.person sex=male age=40
oh, a us phone => us.phone ?oh
ok german iban => de.iban
Nice, a german iban please => de.iban
a phone from Nice, France => fr.phone city=Nice
Discover a German card => de.card ?Discover
US card, Discover => us.card brand=discover
Discover card, US => us.card brand=discover
us discover cards => us.card brand=discover
account at KCB bank kenya => ke.account bank=KCB_Bank_Kenya
Barclays bank customer UK => gb.person bank=Barclays
who banks with Barclays, UK => gb.person bank=Barclays
Most Popular Names in Czechia => cz.name
CBZ bank Zimbabwe customers => zw.person bank=CBZ_Bank
umri 30, Kenya => ke.person ?umri,30
Anfangs 20, männlich, Köln => de.person sex=male city=Köln ?Anfangs,20
w okolicach 40, Gdańsk => pl.person city=Gdańsk ?okolicach,40
2000 german ibans => de.iban ×2000
1990 kenyan phones => ke.phone ×1990
Kenya 5000 => ke.person ×5000
sept IBAN français => fr.iban ×7
a german phone for the 11-test => de.phone ?11
with seed 42, germany => de.person ?42
seed 5 german users => de.person ×5
german ibans seed 7 => de.iban ?7
german phones 4 testing => de.phone
a phone from Hamburg, not French => de.phone city=Hamburg
not French but German phone => de.phone
San Diego CA phone => us.phone city=San_Diego region=California
Austin TX 78701 phone => us.phone city=Austin region=Texas ?78701
10115 Berlin => de.person city=Berlin ?10115
Paris 75001 address => fr.address city=Paris ?75001
German postcode 10115 => de.postcode ?10115
5 native Japanese => jp.person ×5
a native Japanese => jp.person
native Japan => jp.native
native, phone and email Japan => jp.person native,phone,email
name, age over 30, Kenya => ke.name age=31-99
PAY-1203: german iban => de.iban ?PAY,1203
ticket PAY-1203 german iban => de.iban ?ticket,PAY,1203
german employees => de.person
german pay => de.income
salary german pay slip => de.preset:payroll
Ghana Card => gh.id
Ghana Card phone => gh.person id,phone
cz account => cz.account
german customer and merchant category => de.merchant ?category
give us 5 ibans de => de.iban ×5
dall'Italia, il nome => it.name ?dall
give us and them a german iban => de.iban
a german iban for us and them => de.iban
Telefon Island => is.phone
Kreditkarte Island => is.card
French-speaking Swiss => ch.person ?French,speaking
Swiss who speaks French => ch.person ?speaks,French
English-speaking Kenyan => ke.person ?English,speaking
an English name from Kenya => ke.name ?English
Spanish speaker from the US => us.person ?Spanish,speaker
neither French nor German but Swiss phone => ch.phone
not French or German but Swiss phone => ch.phone
Kenyan, not Ugandan phone => ke.phone
phone from Hong Kong, China => hk.phone
Turkey phone => tr.phone
jordan phone => jo.phone
Jordan phone => jo.phone
Atlanta, Georgia phone => us.phone city=Atlanta region=Georgia
IRISH WOMAN, 40 AT MOST => ie.person sex=female age=18-40
a WELLS FARGO ACCOUNT => us.account bank=Wells_Fargo
Kuwait => kw.person
person from Équateur, DRC => cd.person region=Équateur
Zaire, Angola phone => ao.phone region=Zaire
reading uk phone => gb.phone city=Reading
split croatia iban => hr.iban city=Split
nice French phone => fr.phone
77 Bank in Japan account => jp.account bank=77_Bank
Bayan, Kuwait address => kw.address city=Bayan
without email, phone, a person from Egypt => eg.person name,sex,dob,id,address,city,region,postcode,bank,account,iban,swift
no email, phone and name of a German => de.person phone,name
german person, no phone and email => de.person name,sex,dob,id,address,city,region,postcode,bank,account,iban,swift
german person minus the email => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
german iban invalid, card valid => de.person iban,card !iban
german iban invalid and card valid => de.person iban,card !iban
german id and iban invalid => de.person id,iban !id,iban
german id, tax and iban invalid => de.person id,tax,iban !id,tax,iban
german id, tax and iban are all invalid => de.person id,tax,iban !id,tax,iban
german name, id and iban both invalid => de.person name,id,iban !id,iban
invalid german iban and card => de.person iban,card !iban,card
3 von 10 deutschen IBANs ungültig => de.iban ! @0.3
einer von 10 deutschen IBANs ungültig => de.iban ! @0.1
un IBAN français sur dix invalide => fr.iban ! @0.1
3 sur 10 IBAN français invalides => fr.iban ! @0.3
2 de cada 10 IBAN españoles inválidos => es.iban ! @0.2
2 out of 10 german ibans invalid => de.iban ! @0.2
0% invalid german ibans => de.iban ! @0
100% invalid german ibans => de.iban ! @1
0 of 10 german ibans invalid => de.iban ! @0
1980den önce doğmuş Türk => tr.person age=46-99
1990dan sonra doğmuş Türk kadın => tr.person sex=female age=18-34
born in 1990 or 1991, Kenya => ke.person age=34-35
born in 1991 or 1990, Kenya => ke.person age=34-35
Wienerin 20 Adressen => at.address ×20 sex=female city=Wien
Irishwoman 20 ibans => ie.iban ×20 sex=female
a Frenchwoman, 33 => fr.person sex=female age=33
a Frenchwoman, 33, from Lyon => fr.person sex=female age=33 city=Lyon
una porteña de 40 años => ar.person sex=female age=40 city=Buenos_Aires
Wienerin, 30, aus Wien => at.person sex=female age=30 city=Wien
an iban, 45, from Germany => de.iban ×45
a German, 45 => de.person age=45
one German, 45, with iban => de.iban ×1 age=45
someone from Germany, 45 => de.person age=45
somebody, 45, Germany => de.person age=45
Kundin, 45, Berlin => de.person sex=female age=45 city=Berlin
a nurse, 45, from Rome => it.person age=45 city=Roma ?nurse
nurses, 45, from Rome => it.person ×45 city=Roma ?nurses
Jane Doe, 45, Berlin => de.person age=45 city=Berlin ?Jane,Doe
the nurse, 45, from Rome => it.person age=45 city=Roma ?nurse
5 customers, 45, from Rome => it.person ×5 age=45 city=Roma
5 customers, twenty-five, from Rome => it.person ×5 age=25 city=Roma
list, 45, from Rome => it.person ×45 city=Roma
a customer, twenty five, from Rome => it.person age=25 city=Roma
a customer, 45 phones, from Rome => it.phone ×45 city=Roma
old Kenyans => ke.person age=65-99
an old German => de.person age=65-99
old German phones => de.phone
5 old Kenyans with phone => ke.phone ×5 age=65-99
old Kenyan phone => ke.phone
a 30 year old Kenyan => ke.person age=30
women over 40 and under 50 from Kenya => ke.person sex=female age=41-49
not over 30, Kenya => ke.person age=18-30
no one under 30, Kenya => ke.person age=30-99
exclude people over 60, Kenya => ke.person age=18-60
nobody over 60, Kenya => ke.person age=18-60
Kenyans over 30 but not over 40 => ke.person age=31-40
pensioners from Kenya => ke.person age=60-99
Córdoba CUIT => ar.tax city=Córdoba
Valencia NIF => es.tax city=Valencia
London NI number => gb.id city=London
Barclays NI number => gb.id bank=Barclays
Santander CPF => br.id bank=Santander_Brasil
person with Santander and CPF => br.id bank=Santander_Brasil
german phone with 11 digits => de.phone
5 US SSNs with 8 digits => us.ssn ×5 !short
US SSN with 9 digits => us.ssn
US zip with 5 digits => us.postcode
dutch BSN with letters => nl.id !characters
dutch BSN with letters, 5 of them => nl.id ×5 !characters
dutch BSN with letters and dots => nl.id ?dots
kenyan name with letters => ke.name
the last 4 digits of a US SSN => us.ssn ?4
the first 6 digits of a US card => us.card
german iban with 20 digits => de.iban
german iban with 21 digits => de.iban ?21,digits
german iban with 23 digits => de.iban ?23,digits
polish PESEL with 12 digits => pl.id !long
polish PESEL with 15 digits => pl.id ?15,digits
M-Pesa phone Kenya => ke.mpesaphone
M-Pesa account Kenya => ke.wallet wallet=M-PESA
phone and M-Pesa, Kenya => ke.person phone,wallet wallet=M-PESA
phone of an M-Pesa customer, Kenya => ke.wallet wallet=M-PESA
name, phone and M-Pesa of a Kenyan => ke.person name,phone,wallet wallet=M-PESA
a Kenyan with M-Pesa => ke.wallet wallet=M-PESA
pay with M-Pesa, Kenya => ke.preset:mpesa ?pay
Kenyan number for M-Pesa => ke.wallet wallet=M-PESA
Nequi number => co.wallet wallet=Nequi
phone number for Nequi => co.wallet wallet=Nequi
german customers from the last 30 days => de.person ?30
german iban for 30 days => de.iban ?30
german names with 5 letters => de.name ?5
my website, german name => de.name
world, german name => de.name ?world
our website needs german names => de.name
german phone without country code => de.phone ?without,country,code
german phone without the country code, please => de.phone ?without,the,country,code
german phone without spaces in Berlin => de.phone city=Berlin ?spaces
german person without umlauts => de.person ?umlauts
born in the 2000s, Kenya => ke.person age=16-25
born in the nineties, Kenya => ke.person age=26-35
born in the early 1990s, Kenya => ke.person age=32-35
born in 00s, Kenya => ke.person age=16-25
99 year old Kenyan => ke.person age=99
18 year old Kenyan => ke.person age=18
1.5k german ibans => de.iban ×1500
2,5 Millionen deutsche IBANs => de.iban ×2500000
1.5m german ibans => de.iban ×1500000
0.5 mio german ibans => de.iban ×500000
born 03/04/85, Kenya => ke.person age=40 ?03,04
dob 12.05.1990 germany => de.person age=35 ?12,05
Lehrerin aus Wien => at.person sex=female city=Wien ?Lehrerin
eine Pariserin => fr.person sex=female city=Paris
une infirmière française => fr.person sex=female ?infirmière
a woman in her thirties, Kenya => ke.person sex=female age=30-39
a man in his forties, Kenya => ke.person sex=male age=40-49
cinq entreprises marocaines => ma.company ×5
une adresse française => fr.address
btw, german iban => de.iban
german iban btw I need it => de.iban
3 SINs plz => ca.id ×3
german ort plz => de.person city,postcode
strasse, plz und ort aus Deutschland => de.person street,postcode,city
5 german ibans plz. Thanks => de.iban ×5
kanji names from Japan => jp.native
address in Japanese script, Japan => jp.nativeaddress
names from Japan in kanji => jp.native
Cyrillic names from Ukraine => ua.native
address in cyrillic, Ukraine => ua.nativeaddress
Arabic script name Egypt => eg.native
hotel Barcelona => es.company city=Barcelona ?hotel
hotel, Barcelona => es.company city=Barcelona ?hotel
bakery from Lyon => fr.company city=Lyon ?bakery
visa, not mastercard, Germany => de.card brand=visa
not Visa but Mastercard, Germany => de.card brand=mastercard
no Visa, Mastercard Germany => de.card brand=mastercard
mastercard, no visa, Germany => de.card brand=mastercard
Hamburg, not Berlin phone => de.phone city=Hamburg
not Hamburg but Berlin phone => de.phone city=Berlin
Munich bank account => de.account city=München
account at Münchner Bank => de.account bank=Münchner_Bank
a Münchner firm => de.company city=München
employees of a German company => de.person
the employees of a German firm => de.person
5 employees at a Dutch company => nl.person ×5
the name of a German bank => de.bank
name of a German customer => de.name
payment with Bizum => es.preset:bizum
Bizum payment, Spain => es.preset:bizum
account holder and iban, Germany => de.person name,iban
iban of the account holder, Germany => de.iban
nombre y apellidos de España => es.person first,last
first name and name, France => fr.person first,last
names and first names, Germany => de.person last,first
vor- und nachname aus Deutschland => de.person first,last
everything about a German => de.full
complete German profile => de.full
a complete German iban => de.iban
full name Germany => de.name
+49 iban => de.iban
iban +49 => de.iban
Aadhaar card => in.id
PAN card India => in.tax
PAN of a German card => de.card
pin code India => in.postcode
sim Indonesia => id.licence
website of a German company => de.company ?website
German product with EAN => de.product
price of a German product => de.product
a GmbH from Berlin => de.company city=Berlin ?GmbH
PT di Jakarta => id.company city=Jakarta ?PT
German AG => de.company ?AG
Spanish SL => es.company ?SL
polish sp. z o.o. => pl.company ?sp,z,oo
RFC Mexico => mx.tax
RFC 1234567 Mexico => mx.tax ?1234567
german uuid and iban => de.iban ?uuid
german email => de.email
German card, not expired => de.card
5 accounts at China Bank => cn.account ×5
accounts at China Bank, Philippines => ph.account bank=China_Banking_Corporation
título de eleitor 40 => br.voter ×40
date of birth 20, german ibans => de.person dob,iban ×20
teacher F 35 Kenya => ke.person sex=female age=35 ?teacher
German nurse, F 30 => de.person sex=female age=30 ?nurse
german iban (f) only => de.iban ?f
pesel f warszawa => pl.id sex=female city=Warszawa
currency of size M Switzerland => ch.currency ?size,M
account at India Bank => in.account
from Zaire, Angola => ao.person region=Zaire
`;

/** Wallets by their names. */
export const WALLETS = `
gcash => ph.wallet wallet=GCash
gcash number => ph.wallet wallet=GCash
maya => ph.wallet wallet=Maya
maya wallet philippines => ph.wallet wallet=Maya
gcahs number philippines => ph.wallet wallet=GCash
m-pesa number => ke.wallet wallet=M-PESA
mpesa kenya => ke.preset:mpesa
safaricom number => ke.mpesaphone
airtel money number kenya => ke.wallet wallet=Airtel_Money
mtn momo uganda => ug.wallet wallet=MTN_MoMo
M-Pesa number Kenya => ke.wallet wallet=M-PESA
gcash philippines => ph.wallet wallet=GCash
mtn mobile money number uganda => ug.wallet wallet=MTN_MoMo
airtel money uganda => ug.wallet wallet=Airtel_Money
m pesa number kenya => ke.wallet wallet=M-PESA
Vodafone cash Egypt wallet => eg.wallet wallet=Vodafone_Cash
cash app us => us.wallet wallet=Cash_App
mtn momo number ghana => gh.wallet wallet=MTN_MoMo
momo number ghana => gh.wallet wallet=MTN_MoMo
momo vietnam => vn.wallet wallet=MoMo
fnb ewallet south africa => za.wallet wallet=FNB_eWallet
Bit number Israel => il.wallet wallet=Bit
vodafone cash ghana => gh.wallet wallet=Telecel_Cash
airtel number nigeria => ng.wallet wallet=SmartCash
bkash => bd.bkash
bkash number => bd.bkash
nagad number => bd.wallet wallet=Nagad
orange money senegal => sn.wallet wallet=Orange_Money
orange money cameroon => cm.wallet wallet=Orange_Money
wave number ivory coast => ci.wallet wallet=Wave
tigo pesa tanzania => tz.wallet wallet=Mixx_by_Yas
jazzcash account => pk.wallet wallet=JazzCash
gopay => id.wallet wallet=GoPay
ovo phone number => id.wallet wallet=OVO
phonepe => in.wallet wallet=PhonePe
venmo => us.wallet wallet=Venmo
nequi number => co.wallet wallet=Nequi
kakao pay => kr.wallet wallet=KakaoPay
twint number => ch.wallet
swish number sweden => se.wallet
vipps number norway => no.wallet
mobile money kenya => ke.wallet
mobile wallet philippines => ph.wallet
5 filipino women with gcash number => ph.wallet ×5 sex=female wallet=GCash
MTN mobile money number Ghana => gh.wallet wallet=MTN_MoMo
bKash account => bd.wallet wallet=bKash
a Kenyan with Airtel Money => ke.wallet wallet=Airtel_Money
kenyan person with m-pesa => ke.wallet wallet=M-PESA
Person aus Kenia mit M-Pesa => ke.wallet wallet=M-PESA
wallet number for M-Pesa in Kenya => ke.wallet wallet=M-PESA
M-Pesa payment => ke.preset:mpesa
MTN MoMo payment Ghana => gh.preset:momo
wave transfer senegal => sn.preset:mobile-money wallet=Wave
GCash payment Philippines => ph.preset:mobile-money wallet=GCash
bkash payment => bd.preset:bkash
cuenta Nequi Colombia => co.wallet wallet=Nequi
conta PicPay Brasil => br.wallet wallet=PicPay
número de Yape Perú => pe.wallet wallet=Yape
pay with mpesa in kenya => ke.preset:mpesa ?pay
paypal account us => us.wallet wallet=PayPal
Revolut account Ireland => ie.account bank=Revolut_Bank
M-PESA customers in Kenya, with name and phone => ke.person wallet,name,phone wallet=M-PESA
kenya phone number on safaricom => ke.mpesaphone
MTN number Nigeria => ng.wallet wallet=MoMo_PSB
e& cash number Egypt => eg.wallet wallet=e&_cash
UnionPay QuickPass number China => cn.wallet wallet=UnionPay_QuickPass
unionpay card china => cn.card brand=unionpay
`;

/** Impossible requests, and what the refusal names. */
export const IMPOSSIBLE = `
hyderabad => India, Pakistan
person in Hamilton => Canada, New Zealand
London => Canada
Newcastle => United Kingdom
punjab => India, Pakistan
equity bank account => Kenya
hsbc account => United Kingdom
DBS account => Singapore
a DBS account => Singapore, Hong Kong
a mBank account => Czechia, Poland, Slovakia
orange money => Senegal
visa card => no country recognised
german iban from Barclays => Deutsche Bank
german iban at GTBank => Deutsche Bank
kenyan capitec account => Equity Bank Kenya
kenyan account with deutsche bank => Kenya has no bank "deutsche bank" (it is in Germany)
Kenyan with Deutsche Bank => Equity Bank Kenya
nigerian account at Chase bank => Nigeria has no bank "Chase
kenyan customer of HDFC Bank => Kenya has no bank "HDFC Bank"
german account at Equity Bank => Germany has no bank "Equity Bank"
french customer of Bank of America => France has no bank "Bank of America"
account number at Bank of China in Kenya => Kenya has no bank "Bank of China"
indian account at Lloyds Bank => India has no bank "Lloyds Bank"
swiss iban at Danske Bank => Switzerland has no bank "Danske Bank"
italian account at Bank of Ireland => Italy has no bank "Bank of Ireland"
brazilian with State Bank of India account => Brazil has no bank "State Bank of India"
kenyan from Berlin => Nairobi
german living in Tokyo => Berlin
person from Tokyo with account at Barclays => Japan
jcb card germany => visa, mastercard
amex card slovakia => visa, mastercard
mir card germany => visa, mastercard
150 year old kenyan => 0 to 99
nonbinary person from Canada => female or male
women-owned company... female company from Kenya => company has no sex
invalid german person => iban
invalid german city => iban
people from Lagos and Abuja => one city
nigerians not from Lagos => all but Lagos
not german iban => all but Germany
iban but not german => all but Germany
person not from germany => all but Germany
anyone but germans => all but Germany
no german iban => all but Germany
I do not want a german iban => all but Germany
I don't want a german iban => all but Germany
anybody who isn't german => all but Germany
non-german iban => all but Germany
everyone except germans => all but Germany
any country but germany => all but Germany
iban from anywhere but France => all but France
iban from outside Germany => all but Germany
keine deutsche IBAN => all but Germany
anything other than a german iban => all but Germany
neither french nor german iban => all but France
not french or german iban => all but France
iban not from DE => all but Germany
german non-visa card => all but visa
german customer not with Deutsche Bank => all but Deutsche Bank
german company without vat => always has all its fields
german iban and kenyan phone => one country at a time, not for Germany, Kenya
iban from Germany and phone from Kenya => not for Germany, Kenya
a Polish customer with a German IBAN => not for Poland, Germany
french person with german iban => not for France, Germany
ibans from germany and france => not for Germany, France
german in Kenya => not for Germany, Kenya
Japanese passport for someone living in Brazil => not for Japan, Brazil
phone number for Spain or Portugal => not for Spain, Portugal
phone from Kenya, iban from Germany and PESEL from Poland => not for Kenya, Germany, Poland
customers in DE and FR => not for Germany, France
DE or AT iban => not for Germany, Austria
german iban and US phone => not for Germany, United States
German PESEL => Germany has no "PESEL"
pesel germany => Germany has no "pesel"
pesel and phone of a german => Germany has no "pesel"
cpf of a spaniard => Spain has no "cpf"
aadhaar of a kenyan => Kenya has no "aadhaar"
french CURP => France has no "CURP"
mexican CPF and name => Mexico has no "CPF"
spanish codice fiscale => Spain has no "codice fiscale"
french steuer-id => France has no "steuer id"
bvn of a german => Germany has no "bvn"
german NI number => Germany has no "NI number"
german iban with gcash => Germany has no wallet "gcash"; known: none
sparkasse iban => Germany
Orange Money Mali => Mali is not covered
Munich, Saxony => contradict
german iban with impossible date => its cases are empty, short
french iban and name, the iban with an impossible date => its cases are
gcash kenya => Kenya has no wallet "gcash"; known: M-PESA, Airtel Money
gcash or maya number => ask for one wallet, not for GCash and Maya
Kenyan with M-Pesa and Airtel Money => ask for one wallet, not for M-PESA and Airtel Money
Kenyan without M-Pesa => not for all but M-PESA
gcash company philippines => a company has no wallet
bkash number india => India has no "bkash number"
german not aged 30 => all but
german not in his 20s => all but
german aged 30 or 40 => one age
german kid => ask for a child
german with income above 100000 => cannot be steered by
german with balance below 100 => cannot be steered by
people older than 120 from kenya => people are 0 to 99 years old here
women over 150 in germany => people are 0 to 99 years old here
5 germans over 100 => people are 0 to 99 years old here
germans over 150 => people are 0 to 99 years old here
italians over 120 from Rome => people are 0 to 99 years old here
german women between 90 and 110 => people are 0 to 99 years old here
expired german card => cannot be steered by
expired german passport => cannot be steered by
50 german ibans, 5 of them invalid => what share
50 german ibans, some of them invalid => what share
a mix of valid and invalid german ibans => what share
valid and invalid german ibans => what share
10 valid and 5 invalid german ibans => what share
5 invalid and 10 valid german ibans => what share
120% invalid german iban => what share
german, 50% women => one sex
german iban, anything but json => name the format
german person gender: x => female or male
germans, half of them women => one sex
3 men and 2 women from Peru => each sex separately
10 germans, 5 women and 5 men => each sex separately
two women and one man from Ghana => each sex separately
german company with 50 employees => cannot be steered by
german company with more than 100 employees => cannot be steered by
german payment of 500 euros => cannot be steered by
kenyan with 5000 shillings => cannot be steered by
$100 payment in the us => cannot be steered by
german salary above 3000 => cannot be steered by
german earning more than 5000 => cannot be steered by
german, income between 2000 and 3000 => cannot be steered by
german price under 50 product => cannot be steered by
german account balance of 1000 => cannot be steered by
abgelaufene deutsche Karte => cannot be steered by
carte française périmée => cannot be steered by
pasaporte español caducado => cannot be steered by
expired credit card from brazil => cannot be steered by
20 or 30 year old german => one age
Deutsche Bank account from UK => United Kingdom has no bank "Deutsche Bank" (it is in Germany)
Deutsche Bank account KE => Kenya has no bank "Deutsche Bank" (it is in Germany)
person from Berlin, USA => United States has no city "Berlin" (it is in Germany)
woman from Paris, US => United States has no city "Paris" (it is in France)
HDFC account GB => United Kingdom has no bank "HDFC" (it is in India)
RuPay card DE => Germany has no brand "RuPay" (it is in India)
Deutsche Bank account Kenya => Kenya has no bank "Deutsche Bank" (it is in Germany)
person from Berlin France => France has no city "Berlin" (it is in Germany)
germans who are not 30 => ask for the age that you want, not for all but 30
Danske Bank account => "Danske Bank" is found in Denmark, Finland, United Kingdom, Sweden
account at Revolut => "Revolut" is found in France, United Kingdom, Netherlands, Ireland, Lithuania
Revolut iban => "Revolut" is found in France, United Kingdom, Netherlands, Ireland, Lithuania
Standard Bank account US => United States has no bank "Standard Bank" (it is in South Africa, Angola, DR Congo, Mozambique, Namibia)
3 germans aged 30, 40 and 50 => ask for one age, not for 30 and 40
FooBank account from Germany => Germany has no bank "FooBank"
account with bank foo in germany => Germany has no bank "foo"
german from Buxtehude => Germany has no city "Buxtehude"
german person, neither male nor female => every row has a sex
person aged 18-150 from Chile => people are 0 to 99 years old here
N26 account from USA => United States has no bank "N26" (it is in Germany, France)
woman from Tokyo, GB => United Kingdom has no city "Tokyo" (it is in Japan)
girocard card US => United States has no brand "girocard" (it is in Germany)
Monzo account US => United States has no bank "Monzo" (it is in United Kingdom)
Chase account GB => United Kingdom has no bank "Chase" (it is in United States)
account with bank bk in kenya => Kenya has no bank "bk" (it is in Rwanda)
german living in Buxtehude => Germany has no city "Buxtehude"
30, 40 or 50 year old german => ask for one age, not for 30 and 40
discover card uk => United Kingdom has no brand "discover" (it is in United States)
Konto bei Foobar Deutschland => Germany has no bank "Foobar"
10 Germans, 5 of them women => the rows of a request have one sex or either
person from Paris, TX => no country has all of this: "Paris" belongs to France, "TX" belongs to United States
us or uk phone => ask for one country at a time, not for United States, United Kingdom
de and fr iban => ask for one country at a time
iban de/at => not for Germany, Austria
5 us and 5 uk phones => not for United States, United Kingdom
phone numbers for us and canada => not for Canada, United States
us, uk and de ibans => not for United States, United Kingdom, Germany
iban for IT department => no country recognised
iban for HR department => no country recognised
QA team iban => no country recognised
numer konta w mBanku => no country recognised
female director of a GmbH germany => a company has no sex
two Swiss IBANs, one valid and one invalid => say what share of the rows must be wrong, as in "10% invalid"
100 german ibans, 90 valid 10 invalid => say what share of the rows
german ibans, 90% valid, 5% invalid => say what share of the rows
Rhode Island phone => United States has no region "Rhode Island"; known: New York, California, Illinois, Texas, Arizona, Pennsylvania, Florida, Ohio, North Carolina, Indiana
rhode island driver license => United States has no region "Rhode Island"
New Mexico person => United States has no region "New Mexico"
us person from oregon => United States has no region "Oregon"
us phone, Virginia => United States has no region "Virginia"
utah ssn => United States has no region "Utah"
Las Vegas, Nevada => United States has no region "Nevada"
montana driver license => "montana" is found in Bulgaria, United States
Birmingham, Alabama address => no country has all of this: "Birmingham" belongs to United Kingdom, "Alabama" belongs to United States
Birmingham AL => no country has all of this: "Birmingham" belongs to United Kingdom, "AL" belongs to United States
german iban from Nevada => Germany has no region "Nevada" (it is in United States)
Channel Islands phone => Channel Islands is not covered
Jersey phone => Jersey is not covered
person from the Munich region => Germany has no region "Munich"
not from Washington state => not for all but Washington
sparkase iban => "sparkase" is found in Slovenia, Germany
credit agricol iban => "credit agricol" is found in Egypt, France
someone from Freiburg => Germany has no city "Freiburg"
Freiburg im Breisgau address => Germany has no city "Freiburg im Breisgau"
Santiago de Compostela address => Spain has no city "Santiago de Compostela"
Frankfurt (Oder) iban => Germany has no city "Frankfurt Oder"
Frankfurt oder Berlin => ask for one city, not for Frankfurt am Main and Berlin
Valencia de Alcántara phone => Spain has no city "Valencia de Alcántara"
Linz am Rhein phone => Austria has no city "Linz am Rhein"
Villa Santiago phone => Chile has no city "Villa Santiago"
St Petersburg => St Petersburg is not covered
pessoas do Brasil menos São Paulo => not for all but São Paulo
brasileiros que não sejam de São Paulo => not for all but São Paulo
clientes de Italia fuera de Roma => not for all but Roma
klienci z Polski poza Warszawą => not for all but Warszawa
klienci z Polski z wyjątkiem Krakowa => not for all but Kraków
Kunden aus Deutschland außerhalb von Berlin => not for all but Berlin
Kunden aus Deutschland, ausgenommen Hamburg => not for all but Hamburg
klanten uit Nederland buiten Amsterdam => not for all but Amsterdam
italiani eccetto Milano => not for all but Milano
DUNS number => no country recognised
Campinas and São Paulo people => ask for one city, not for Campinas and São Paulo
Berlin and Hamburg iban => ask for one city, not for Berlin and Hamburg
konto bankowe mBank => "mBank" is found in Czechia, Poland, Slovakia
20 German customers, including 5 women => the rows of a request have one sex or either; omit the share of each
10 Spaniards, 3 of them women => the rows of a request have one sex or either; omit the share of each
10 Spaniards, half of them women => the rows of a request have one sex or either; omit the share of each
mostly women from Ghana => the rows of a request have one sex or either; omit the share of each
two men and a woman from Spain => the rows of a request have one sex or either; ask for those of each sex separately
two men and 3 women from Spain => the rows of a request have one sex or either; ask for those of each sex separately
neither men nor women from Peru => every row has a sex; ask for female or male
no men under 30, Netherlands => ask for the sex and the age that you want, not for all but some
no women over 60 from Kenya => ask for the sex and the age that you want, not for all but some
person from Berlin and Hamburg => ask for one city, not for Berlin and Hamburg
New Mexico phone => United States has no region "New Mexico"
phone from Hamburg but not German => no country recognised in "phone from Hamburg but not German": ask for the country that you want, not for all but Germany
Bursa TX person => no country has all of this: "Bursa" belongs to Türkiye, "TX" belongs to United States
Paris TX person => no country has all of this: "Paris" belongs to France, "TX" belongs to United States
address in Brazil Rome => Brazil has no city "Rome" (it is in Italy)
us and uk phones => ask for one country at a time, not for United States, United Kingdom
phones us or uk => ask for one country at a time, not for United States, United Kingdom
iban de vs fr => ask for one country at a time, not for Germany, France
german and us phones => ask for one country at a time, not for Germany, United States
5 us and 3 uk phones => ask for one country at a time, not for United States, United Kingdom
5 phones us, 3 uk => ask for one country at a time, not for United States, United Kingdom
2 de and 3 fr ibans => ask for one country at a time, not for Germany, France
phones for us and Canada => ask for one country at a time, not for Canada, United States
phones, us or de => ask for one country at a time, not for United States, Germany
ibans from de to fr => ask for one country at a time, not for Germany, France
names in de, at and ch => ask for one country at a time, not for Germany, Austria, Switzerland
us, canada phones => ask for one country at a time, not for Canada, United States
canada or us phone => ask for one country at a time, not for Canada, United States
phones de,fr,it => ask for one country at a time, not for Germany, France, Italy
iban it, es => ask for one country at a time, not for Italy, Spain
Macau, China phone => no country recognised in "Macau, China phone": Macau is not covered; name a country that is, or use a code-prefixed spec such as "de.iban"
chad phone => no country recognised in "chad phone": chad is not covered; name a country that is, or use a code-prefixed spec such as "de.iban"
Georgia phone => no country recognised in "Georgia phone": Georgia is not covered; name a country that is, or use a code-prefixed spec such as "de.iban"
Tbilisi, Georgia phone => no country recognised in "Tbilisi, Georgia phone": Georgia is not covered; name a country that is, or use a code-prefixed spec such as "de.iban"
half of the Germans without phone => all rows of a request have the same fields; ask for the rows without some of them separately
10% of the Germans without phone => all rows of a request have the same fields; ask for the rows without some of them separately
polish PESEL with wrong gender => "id" of Poland cannot be wrong by "sex"; its cases are empty, short, long, characters, date, checksum, transposed
polish PESEL with the wrong sex => "id" of Poland cannot be wrong by "sex"; its cases are empty, short, long, characters, date, checksum, transposed
born in 1990 or 1995, Kenya => ask for one age, not for 1990 and 1995
Kenyans over 40, under 30 => ask for one age, not for 41-99 and 18-29
Cordoba DNI => "Cordoba" is found in Argentina, Colombia, Spain; name the country ("Cordoba Argentina")
Barclays SSN => "Barclays" is found in United Kingdom, Kenya; name the country ("Barclays United Kingdom")
Kenyan wallet, not M-Pesa => ask for the wallet that you want, not for all but M-PESA
Nequi or Daviplata Colombia => ask for one wallet, not for Nequi and DaviPlata
100 year old Kenyan => people are 0 to 99 years old here
names in kanji from Germany => Germany has no "name in kanji"
a hotel => no country recognised in "a hotel"
not Hamburg, phone Germany => ask for the city that you want, not for all but Hamburg
person not from Hamburg, Germany => ask for the city that you want, not for all but Hamburg
Campinas and São Paulo phone => ask for one city, not for Campinas and São Paulo
uuid Germany => uuid does not belong to a country: use "generate" with the spec "any.uuid"
german income over 5000 => rows cannot be steered by "income over 5000"; rows can be steered by sex, age, city, region, bank, card brand and wallet
german salary of 3000 => rows cannot be steered by "salary of 3000"; rows can be steered by sex, age, city, region, bank, card brand and wallet
5000 EUR in a german account => rows cannot be steered by "5000 eur"; rows can be steered by sex, age, city, region, bank, card brand and wallet
accounts with 500 euros Germany => rows cannot be steered by "500 euros"; rows can be steered by sex, age, city, region, bank, card brand and wallet
expired German card => rows cannot be steered by "expired"; rows can be steered by sex, age, city, region, bank, card brand and wallet
`;
