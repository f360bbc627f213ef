/**
 * What else cities and regions are called, in English and in their own script, by country: the name as the country's
 * file writes it, then the others, which name a city and a region alike; after an `@` they name a city alone.
 */
export const PLACE_NAMES: Readonly<Record<string, string>> = {
  ae: `Dubai=دبي|Dubayy; Abu Dhabi=أبوظبي|أبو ظبي; Sharjah=الشارقة; Al Ain=العين; Ajman=عجمان; Ras Al Khaimah=رأس الخيمة|RAK;
    Fujairah=الفجيرة; Umm Al Quwain=أم القيوين`,
  ao: `Lubango=Sá da Bandeira; Huambo=Nova Lisboa; Moçâmedes=Namibe; Cuito=Kuito; Cubango=Cuando Cubango`,
  ar: `Ciudad Autónoma de Buenos Aires=CABA|City of Buenos Aires|Capital Federal; San Miguel de Tucumán=Tucumán;
    Buenos Aires=BsAs`,
  at: `Wien=Vienna|Vienne|Viena; Kärnten=Carinthia; Steiermark=Styria; Tirol=Tyrol; Oberösterreich=Upper Austria;
    Niederösterreich=Lower Austria; Sankt Pölten=St. Pölten; Klagenfurt am Wörthersee=Klagenfurt;
    Krems an der Donau=Krems`,
  au: `New South Wales=NSW; Victoria=VIC; Queensland=QLD; Western Australia=WA; South Australia=SA; Tasmania=TAS|Tassie;
    Northern Territory=NT; Australian Capital Territory=ACT`,
  bd: `Dhaka=ঢাকা|Dacca; Chattogram=চট্টগ্রাম|Chittagong; Chattogram Division=Chittagong Division; Khulna=খুলনা; Rajshahi=রাজশাহী; Sylhet=সিলেট;
    Cumilla=Comilla; Barishal=বরিশাল|Barisal; Barishal Division=Barisal Division; Bogura=Bogra; Jashore=Jessore; Rangpur=রংপুর; Mymensingh=ময়মনসিংহ`,
  be: `Bruxelles=Brussels|Brussel|Brüssel|Bruselas; Antwerpen=Antwerp|Anvers; Gent=Ghent|Gand; Liège=Luik|Lüttich; Brugge=Bruges;
    Namur=Namen; Leuven=Louvain; Mons=Bergen|Bergen in Henegouwen; Aalst=Alost; Mechelen=Malines|Mechlin; Kortrijk=Courtrai; Oostende=Ostend|Ostende;
    Tournai=Doornik; Roeselare=Roulers; Bruxelles-Capitale=Brussels|Brussels-Capital|Brussel|Brussels Hoofdstedelijk Gewest;
    Vlaanderen=Flanders|Flandre|Flandern; Wallonie=Wallonia|Wallonië`,
  bg: `Sofia=София|Sofija; Sofia (capital)=Sofia|София; Plovdiv=Пловдив; Varna=Варна; Burgas=Бургас|Bourgas; Stara Zagora=Стара Загора; Ruse=Русе|Rousse;
    Pleven=Плевен; Sliven=Сливен; Dobrich=Добрич; Shumen=Шумен; Pernik=Перник; Haskovo=Хасково; Yambol=Ямбол;
    Pazardzhik=Пазарджик; Blagoevgrad=Благоевград; Veliko Tarnovo=Велико Търново|Veliko Turnovo; Vratsa=Враца; Gabrovo=Габрово;
    Kyustendil=Кюстендил; Vidin=Видин; Montana=Монтана; Lovech=Ловеч`,
  bh: `Manama=المنامة; Riffa=الرفاع; Muharraq=المحرق; Hamad Town=مدينة حمد; Isa Town=مدينة عيسى; Sitra=سترة; Capital=العاصمة;
    Southern=الجنوبية; Northern=الشمالية`,
  br: `São Paulo=SP|Sampa; Rio de Janeiro=RJ|Rio; Distrito Federal=Federal District|DF; Minas Gerais=MG; Bahia=BA; Brasília=Brasilia|Brasilia DF;
    Belém=Belem do Para`,
  ca: `Montréal=Montreal; Québec=Quebec|Quebec City; Ontario=ON; Alberta=AB; Manitoba=MB; British Columbia=BC|Colombie-Britannique;
    Nova Scotia=NS|Nouvelle-Écosse; Saskatchewan=SK; Newfoundland and Labrador=NL|Newfoundland|Terre-Neuve; New Brunswick=NB|Nouveau-Brunswick;
    St. John's=Saint John's`,
  cd: `Nord-Kivu=North Kivu; Sud-Kivu=South Kivu; Kongo-Central=Bas-Congo;
    Haut-Katanga=Katanga`,
  ch: `Zürich=Zurich|ZH|Zuerich|Zurigo; Genève=Geneva|Genf|Ginevra|GE; Basel=Basle|Bâle; Basel-Stadt=Basel|Basle|Bâle; Bern=Berne|BE|Berna; Luzern=Lucerne|LU|Lucerna;
    St. Gallen=Saint Gallen|Sankt Gallen|Saint-Gall; Biel/Bienne=Biel|Bienne; Fribourg=Freiburg|Freiburg im Üechtland; Neuchâtel=Neuenburg; Sion=Sitten; Chur=Coire;
    Ticino=Tessin; Graubünden=Grisons|Grigioni; Valais=Wallis; Vaud=Waadt; Zug=Zoug; Aargau=Argovia`,
  ci: `District autonome d’Abidjan=Abidjan; District autonome de Yamoussoukro=Yamoussoukro;
    Abidjan=Abijan`,
  cl: `Región Metropolitana=Santiago|Santiago Metropolitan|RM; Biobío=Bío-Bío; La Araucanía=Araucanía;
    Santiago=Santiago de Chile; Concepción=Conce; Viña del Mar=Vina`,
  cm: `Littoral=Coast; Centre=Center; Nord=North; Sud=South; Est=East; Ouest=West; Nord-Ouest=North-West|Northwest;
    Sud-Ouest=South-West|Southwest; Extrême-Nord=Far North; Adamaoua=Adamawa;
    Yaoundé=Yaunde`,
  cn: `Shanghai=上海|上海市|Schanghai; Beijing=北京|北京市|Peking|Pekín; Shenzhen=深圳|深圳市; Guangzhou=广州|广州市|Canton|廣州; Chengdu=成都|成都市; Chongqing=重庆|重庆市|Chungking;
    Tianjin=天津|天津市|Tientsin; Wuhan=武汉|武汉市; Hangzhou=杭州|杭州市; Xi’an=西安|西安市|Xian|Sian; Suzhou=苏州|苏州市; Nanjing=南京|南京市|Nanking;
    Zhengzhou=郑州|郑州市; Dongguan=东莞|东莞市; Foshan=佛山|佛山市; Changsha=长沙|长沙市; Qingdao=青岛|青岛市|Tsingtao; Shenyang=沈阳|沈阳市;
    Ningbo=宁波|宁波市; Hefei=合肥|合肥市; Jinan=济南|济南市; Kunming=昆明|昆明市; Harbin=哈尔滨|哈尔滨市; Dalian=大连|大连市; Fuzhou=福州|福州市;
    Shijiazhuang=石家庄|石家庄市; Guiyang=贵阳|贵阳市; Nanchang=南昌|南昌市; Changchun=长春|长春市; Guangdong=广东|广东省; Sichuan=四川|四川省|Szechuan;
    Hubei=湖北|湖北省; Zhejiang=浙江|浙江省; Shaanxi=陕西|陕西省; Jiangsu=江苏|江苏省; Henan=河南|河南省; Hunan=湖南|湖南省; Shandong=山东|山东省;
    Liaoning=辽宁|辽宁省; Anhui=安徽|安徽省; Yunnan=云南|云南省; Heilongjiang=黑龙江|黑龙江省; Fujian=福建|福建省; Hebei=河北|河北省;
    Guizhou=贵州|贵州省; Jiangxi=江西|江西省; Jilin=吉林|吉林省`,
  co: `Bogotá=Santafé de Bogotá|Bogota DC; Bogotá D.C.=Bogotá|Distrito Capital; Cartagena=Cartagena de Indias; Pasto=San Juan de Pasto`,
  cz: `Praha=Prague|Prag|Praga|Prahy|Praze; Plzeň=Pilsen; Brno=Brünn|Brna|Brně; Karlovy Vary=Karlsbad|Carlsbad; Hlavní město Praha=Praha|Prague;
    Jihomoravský kraj=South Moravia|South Moravian|Jižní Morava; Moravskoslezský kraj=Moravia-Silesia|Moravian-Silesian; Středočeský kraj=Central Bohemia|Central Bohemian;
    Jihočeský kraj=South Bohemia|South Bohemian; Plzeňský kraj=Plzeň|Pilsen; Liberecký kraj=Liberec; Olomoucký kraj=Olomouc; Pardubický kraj=Pardubice;
    Zlínský kraj=Zlín; Královéhradecký kraj=Hradec Králové; Ústecký kraj=Ústí nad Labem|Ústí; Karlovarský kraj=Karlovy Vary; Kraj Vysočina=Vysočina|Highlands;
    Ostrava=Ostrau; České Budějovice=Budweis`,
  de: `München=Munich|Muenchen|Monaco di Baviera; Köln=Cologne|Koeln|Colonia; Nürnberg=Nuremberg|Nuernberg; Hannover=Hanover; Frankfurt am Main=Frankfurt|Frankfurt/Main|Francfort; Bayern=Bavaria|Bavière;
    Nordrhein-Westfalen=North Rhine-Westphalia|NRW; Hessen=Hesse; Sachsen=Saxony; Niedersachsen=Lower Saxony; Baden-Württemberg=BW|Baden-Wuerttemberg;
    Schleswig-Holstein=Sleswick-Holsatia|SH;
    Berlin=Berlino; Düsseldorf=Duesseldorf; Münster=Muenster; Hamburg=Hambourg|Hamburgo; Dresden=Dresde; Leipzig=Lipsia`,
  dk: `København=Copenhagen|Kopenhagen|Kobenhavn|Copenhague; Aarhus=Århus; Aalborg=Ålborg; Helsingør=Elsinore; Region Hovedstaden=Hovedstaden|Capital Region;
    Region Midtjylland=Midtjylland|Central Denmark|Central Jutland; Region Syddanmark=Syddanmark|Southern Denmark;
    Region Nordjylland=Nordjylland|North Denmark|North Jutland; Region Sjælland=Sjælland|Zealand`,
  dz: `Alger=Algiers|الجزائر|Argel|الجزائر العاصمة; Oran=وهران; Constantine=قسنطينة; Annaba=عنابة|Bône; Blida=البليدة; Batna=باتنة; Sétif=سطيف|Setif; Tlemcen=تلمسان;
    Béjaïa=بجاية|Bougie; Biskra=بسكرة; Djelfa=الجلفة; Tizi Ouzou=تيزي وزو; Ghardaïa=غرداية`,
  ec: `Santo Domingo de los Tsáchilas=Santo Domingo;
    Guayaquil=GYE`,
  ee: `Tallinn=Reval; Tartu=Dorpat; Harjumaa=Harju; Tartumaa=Tartu|Tartu County; Ida-Virumaa=Ida-Viru; Pärnumaa=Pärnu; Lääne-Virumaa=Lääne-Viru; Saaremaa=Saare`,
  eg: `Cairo=القاهرة|Le Caire|Al Qahirah|Kairo|El Cairo; Alexandria=الإسكندرية|الاسكندرية|Al Iskandariyah|Alexandrie; Giza=الجيزة|Al Jizah|Gizeh; Shubra El Kheima=شبرا الخيمة; Suez=السويس;
    Port Said=بورسعيد|بور سعيد; Mansoura=المنصورة; El Mahalla El Kubra=المحلة الكبرى; Tanta=طنطا; Asyut=أسيوط|Assiut; Faiyum=الفيوم|Fayoum; Luxor=الأقصر;
    Ismailia=الإسماعيلية; Zagazig=الزقازيق; Aswan=أسوان; Damietta=دمياط; Damanhur=دمنهور; Beni Suef=بني سويف; Minya=المنيا; Sohag=سوهاج; Qena=قنا;
    Shibin El Kom=شبين الكوم; Hurghada=الغردقة; Kafr El Sheikh=كفر الشيخ; Qalyubia=القليوبية; Dakahlia=الدقهلية; Gharbia=الغربية; Sharqia=الشرقية;
    Beheira=البحيرة; Monufia=المنوفية; Red Sea=البحر الأحمر`,
  es: `Sevilla=Seville; Zaragoza=Saragossa; Palma=Palma de Mallorca; Las Palmas de Gran Canaria=Las Palmas; Alicante=Alacant; Bilbao=Bilbo; Gijón=Xixón;
    Vitoria-Gasteiz=Vitoria|Gasteiz; A Coruña=La Coruña|Corunna|Coruña; Elche=Elx; Pamplona=Iruña; Valencia=València; Córdoba=Cordova; Comunidad de Madrid=Madrid|Madrid region;
    Cataluña=Catalonia|Catalunya; Comunitat Valenciana=Valencia|Valencian Community|Comunidad Valenciana; Andalucía=Andalusia; Aragón=Aragon;
    Región de Murcia=Murcia|Murcia region; Illes Balears=Balearic Islands|Balearics|Islas Baleares|Baleares; Canarias=Canary Islands|Canaries|Islas Canarias;
    País Vasco=Basque Country|Euskadi; Castilla y León=Castile and León|Castile and Leon; Galicia=Galiza;
    Principado de Asturias=Asturias; Comunidad Foral de Navarra=Navarra|Navarre;
    L'Hospitalet de Llobregat=Hospitalet`,
  et: `Addis Ababa=አዲስ አበባ|Addis Abeba|Addis; Dire Dawa=ድሬዳዋ; Mekelle=መቀሌ|Mekele; Adama=አዳማ|Nazret; Gondar=ጎንደር; Bahir Dar=ባሕር ዳር; Hawassa=ሐዋሳ|Awassa;
    Harar=ሐረር; Jimma=ጅማ; Tigray=ትግራይ; Oromia=ኦሮሚያ|Oromiya; Amhara=አማራ`,
  fi: `Helsinki=Helsingfors; Espoo=Esbo; Tampere=Tammerfors; Vantaa=Vanda; Oulu=Uleåborg; Turku=Åbo; Lahti=Lahtis; Pori=Björneborg; Vaasa=Vasa;
    Hämeenlinna=Tavastehus; Porvoo=Borgå; Kokkola=Karleby; Lappeenranta=Villmanstrand; Uusimaa=Nyland; Lappi=Lapland|Lappland; Varsinais-Suomi=Southwest Finland|Egentliga Finland;
    Pohjois-Pohjanmaa=North Ostrobothnia|Northern Ostrobothnia; Keski-Suomi=Central Finland; Pohjois-Savo=North Savo; Pohjois-Karjala=North Karelia;
    Etelä-Karjala=South Karelia; Pohjanmaa=Ostrobothnia; Etelä-Pohjanmaa=South Ostrobothnia; Etelä-Savo=South Savo; Keski-Pohjanmaa=Central Ostrobothnia;
    Pirkanmaa=Birkaland; Päijät-Häme=Päijänne Tavastia; Kanta-Häme=Tavastia Proper`,
  fr: `Marseille=Marseilles; Lyon=Lyons|Lione; Strasbourg=Straßburg|Estrasburgo; Reims=Rheims; Île-de-France=Paris Region|Région parisienne; Bretagne=Brittany;
    Normandie=Normandy; Occitanie=Occitania; Nouvelle-Aquitaine=New Aquitaine|Aquitaine; Provence-Alpes-Côte d'Azur=PACA|Provence;
    Bourgogne-Franche-Comté=Burgundy-Franche-Comté|Burgundy; Pays de la Loire=Loire;
    Nice=Niza|Nizza; Bordeaux=Burdeos; Toulouse=Tolosa; Le Havre=Havre; Paris=Parigi; Grand Est=Alsace`,
  gb: `Newcastle upon Tyne=Newcastle; Edinburgh=Dùn Èideann|Edimburgo|Édimbourg; Cardiff=Caerdydd; Wales=Cymru|Welsh|Welshman|Welshwoman|Welshmen|Welshwomen; Scotland=Alba|Scottish|Scots|Scot|Scotsman|Scotswoman|Scotsmen|Scotswomen|Schottland|Écosse|Escocia; Northern Ireland=NI|Northern Irish|Ulster|Nordirland; London=Londres|Londra|Londyn;
    England=Englishman|Englishwoman|Englishmen|Englishwomen|Angleterre|Inglaterra|Inghilterra`,
  gh: `Takoradi=Sekondi-Takoradi; Ashanti=Asante`,
  gr: `Athina=Athens|Αθήνα|Athen|Athènes|Atenas; Thessaloniki=Θεσσαλονίκη|Salonica|Saloniki; Patra=Patras|Πάτρα; Irakleio=Heraklion|Ηράκλειο|Iraklion;
    Peiraias=Piraeus|Πειραιάς; Larisa=Larissa|Λάρισα; Peristeri=Περιστέρι; Kallithea=Καλλιθέα; Volos=Βόλος; Ioannina=Ιωάννινα; Chania=Χανιά|Hania;
    Trikala=Τρίκαλα; Serres=Σέρρες; Kalamata=Καλαμάτα; Kavala=Καβάλα; Alexandroupoli=Αλεξανδρούπολη|Alexandroupolis; Katerini=Κατερίνη; Lamia=Λαμία;
    Rodos=Rhodes|Ρόδος; Glyfada=Γλυφάδα; Marousi=Μαρούσι; Attiki=Attica|Αττική; Kentriki Makedonia=Central Macedonia|Κεντρική Μακεδονία; Dytiki Ellada=Western Greece|Δυτική Ελλάδα;
    Kriti=Crete|Κρήτη; Thessalia=Thessaly|Θεσσαλία; Ipeiros=Epirus|Ήπειρος; Peloponnisos=Peloponnese|Πελοπόννησος;
    Anatoliki Makedonia kai Thraki=Eastern Macedonia and Thrace|Ανατολική Μακεδονία και Θράκη; Sterea Ellada=Central Greece|Στερεά Ελλάδα; Notio Aigaio=South Aegean|Νότιο Αιγαίο`,
  hk: `Sha Tin=沙田; Kwun Tong=觀塘; Tseung Kwan O=將軍澳; Tuen Mun=屯門; Yuen Long=元朗; North Point=北角; Wong Tai Sin=黃大仙; Sham Shui Po=深水埗;
    Kowloon City=九龍城; Kwai Chung=葵涌; Mong Kok=旺角; Tsuen Wan=荃灣; Tai Po=大埔; Tin Shui Wai=天水圍; Ma On Shan=馬鞍山; Tsing Yi=青衣; Chai Wan=柴灣;
    Fanling=粉嶺; Aberdeen=香港仔; Wan Chai=灣仔; Sheung Shui=上水; Tung Chung=東涌; Tsim Sha Tsui=尖沙咀|TST; Central=中環; Sai Kung=西貢;
    New Territories=新界; Kowloon=九龍; Hong Kong Island=香港島|港島`,
  hr: `Rijeka=Fiume; Dubrovnik=Ragusa; Grad Zagreb=Zagreb|City of Zagreb; Splitsko-dalmatinska=Split-Dalmatia|Dalmatia|Dalmacija; Primorsko-goranska=Primorje-Gorski Kotar;
    Osječko-baranjska=Osijek-Baranja; Zadarska=Zadar; Zagrebačka=Zagreb County; Brodsko-posavska=Brod-Posavina; Istarska=Istria|Istra; Karlovačka=Karlovac;
    Sisačko-moslavačka=Sisak-Moslavina; Varaždinska=Varaždin; Šibensko-kninska=Šibenik-Knin; Dubrovačko-neretvanska=Dubrovnik-Neretva;
    Bjelovarsko-bilogorska=Bjelovar-Bilogora; Vukovarsko-srijemska=Vukovar-Srijem; Koprivničko-križevačka=Koprivnica-Križevci; Međimurska=Međimurje;
    Požeško-slavonska=Požega-Slavonia; Virovitičko-podravska=Virovitica-Podravina; Ličko-senjska=Lika-Senj; Krapinsko-zagorska=Krapina-Zagorje;
    Zagreb=Agram; Split=Spalato`,
  hu: `Budapest=Budapesta; Pécs=Fünfkirchen; Szeged=Szegedin; Győr=Raab`,
  id: `Jakarta=Djakarta; Yogyakarta=Jogja|Jogjakarta; Surakarta=Solo; Tangerang Selatan=South Tangerang; DKI Jakarta=Jakarta|Jabodetabek; Jawa Timur=East Java; Jawa Barat=West Java;
    Jawa Tengah=Central Java; Sumatera Utara=North Sumatra; Sumatera Selatan=South Sumatra; Sumatera Barat=West Sumatra; Sulawesi Selatan=South Sulawesi;
    Sulawesi Utara=North Sulawesi; Kalimantan Timur=East Kalimantan; Kalimantan Barat=West Kalimantan; Kalimantan Selatan=South Kalimantan;
    Kepulauan Riau=Riau Islands; DI Yogyakarta=Yogyakarta`,
  ie: `Dublin=Baile Átha Cliath; Cork=Corcaigh; Limerick=Luimneach; Galway=Gaillimh; Waterford=Port Láirge; Dún Laoghaire=Dun Leary; Sligo=Sligeach`,
  il: `Jerusalem=ירושלים|القدس|Yerushalayim; Tel Aviv-Yafo=Tel Aviv|תל אביב|תל אביב-יפו; Haifa=חיפה; Rishon LeZion=ראשון לציון; Petah Tikva=פתח תקווה; Netanya=נתניה;
    Ashdod=אשדוד; Bnei Brak=בני ברק; Beersheba=באר שבע|Be'er Sheva; Holon=חולון; Ramat Gan=רמת גן; Beit Shemesh=בית שמש; Ashkelon=אשקלון; Rehovot=רחובות;
    Bat Yam=בת ים; Herzliya=הרצליה; Hadera=חדרה; Modi'in=מודיעין; Kfar Saba=כפר סבא; Lod=לוד; Ra'anana=רעננה; Ramla=רמלה; Nahariya=נהריה; Eilat=אילת;
    Acre=עכו|Akko; Jerusalem District=מחוז ירושלים; Tel Aviv District=מחוז תל אביב; Haifa District=מחוז חיפה; Central District=מחוז המרכז;
    Southern District=מחוז הדרום; Northern District=מחוז הצפון`,
  in: `Mumbai=मुंबई|Bombay; Delhi=दिल्ली|New Delhi|NCT of Delhi|नई दिल्ली; Bengaluru=ಬೆಂಗಳೂರು|Bangalore|बेंगलुरु; Hyderabad=హైదరాబాద్|हैदराबाद; Ahmedabad=અમદાવાદ|Amdavad|अहमदाबाद; Chennai=சென்னை|Madras|चेन्नई; Kolkata=কলকাতা|Calcutta|कोलकाता;
    Surat=સુરત|सूरत; Pune=पुणे|Poona; Jaipur=जयपुर; Lucknow=लखनऊ; Kanpur=कानपुर|Cawnpore; Nagpur=नागपुर; Indore=इंदौर; Bhopal=भोपाल; Visakhapatnam=విశాఖపట్నం|Vizag; Patna=पटना;
    Vadodara=વડોદરા|Baroda; Varanasi=वाराणसी|Benares|Banaras; Kochi=കൊച്ചി|Cochin; Thiruvananthapuram=തിരുവനന്തപുരം|Trivandrum; Mysuru=ಮೈಸೂರು|Mysore; Nashik=नाशिक|Nasik; Agra=आगरा;
    Amritsar=ਅੰਮ੍ਰਿਤਸਰ; Ludhiana=ਲੁਧਿਆਣਾ; Chandigarh=चंडीगढ़; Guwahati=গুৱাহাটী|Gauhati; Maharashtra=महाराष्ट्र; Karnataka=ಕರ್ನಾಟಕ; Telangana=తెలంగాణ; Gujarat=ગુજરાત|गुजरात; Tamil Nadu=தமிழ்நாடு;
    West Bengal=পশ্চিমবঙ্গ; Rajasthan=राजस्थान; Uttar Pradesh=उत्तर प्रदेश|UP; Madhya Pradesh=मध्य प्रदेश|MP; Andhra Pradesh=ఆంధ్ర ప్రదేశ్; Bihar=बिहार; Punjab=ਪੰਜਾਬ|पंजाब; Kerala=കേരളം; Odisha=ଓଡ଼ିଶା|Orissa;
    Jharkhand=झारखंड; Chhattisgarh=छत्तीसगढ़; Uttarakhand=उत्तराखंड|Uttaranchal`,
  is: `Höfuðborgarsvæðið=Capital Region|Greater Reykjavík; Suðurnes=Southern Peninsula; Vesturland=West|Western Region; Vestfirðir=Westfjords;
    Norðurland vestra=Northwest|Northwestern Region; Norðurland eystra=Northeast|Northeastern Region; Austurland=East|Eastern Region; Suðurland=South|Southern Region;
    Reykjavík=Reykjavik Iceland`,
  it: `Roma=Rome|Rom; Milano=Milan|Mailand; Napoli=Naples|Neapel|Nápoles; Torino=Turin; Genova=Genoa|Genua|Gênes; Firenze=Florence|Florenz|Florencia; Venezia=Venice|Venedig|Venecia|Venise; Padova=Padua|Padoue;
    Lazio=Latium; Lombardia=Lombardy|Lombardei; Piemonte=Piedmont; Sicilia=Sicily|Sizilien; Toscana=Tuscany|Toskana; Puglia=Apulia; Sardegna=Sardinia|Sardinien; Veneto=Venetia;
    Friuli-Venezia Giulia=Friuli; Emilia-Romagna=Emilia;
    Bologna=Bologne`,
  jo: `Amman=عمان|عمّان|عمان الأردن; Zarqa=الزرقاء; Irbid=إربد; Aqaba=العقبة; Madaba=مادبا; Al-Salt=السلط|Salt|As-Salt; Jerash=جرش; Karak=الكرك|Kerak; Mafraq=المفرق; Ma'an=معان;
    Tafilah=الطفيلة; Ajloun=عجلون; Balqa=البلقاء; Russeifa=الرصيفة`,
  jp: `Tokyo=東京|東京都|東京市|Tokio; Yokohama=横浜|横浜市; Osaka=大阪|大阪市|大阪府; Nagoya=名古屋|名古屋市; Sapporo=札幌|札幌市; Fukuoka=福岡|福岡市|福岡県; Kawasaki=川崎|川崎市; Kobe=神戸|神戸市;
    Kyoto=京都|京都市|京都府|Kioto; Saitama=埼玉|さいたま|さいたま市|埼玉県; Hiroshima=広島|広島市|広島県; Sendai=仙台|仙台市; Chiba=千葉|千葉市|千葉県; Kitakyushu=北九州|北九州市;
    Sakai=堺|堺市; Hamamatsu=浜松|浜松市; Niigata=新潟|新潟市|新潟県; Kumamoto=熊本|熊本市|熊本県; Okayama=岡山|岡山市|岡山県; Shizuoka=静岡|静岡市|静岡県;
    Kanagawa=神奈川|神奈川県; Aichi=愛知|愛知県; Hokkaido=北海道; Hyogo=兵庫|兵庫県; Miyagi=宮城|宮城県`,
  ke: `Mombasa=Mvita`,
  kr: `Seoul=서울|서울특별시|서울시; Busan=부산|부산광역시|Pusan|부산시; Incheon=인천|인천광역시|Inchon; Daegu=대구|대구광역시|Taegu; Daejeon=대전|대전광역시|Taejon; Gwangju=광주|광주광역시|Kwangju;
    Suwon=수원|수원시; Ulsan=울산|울산광역시; Yongin=용인|용인시; Goyang=고양|고양시; Changwon=창원|창원시; Hwaseong=화성|화성시; Seongnam=성남|성남시; Cheongju=청주|청주시;
    Bucheon=부천|부천시; Namyangju=남양주|남양주시; Ansan=안산|안산시; Cheonan=천안|천안시; Jeonju=전주|전주시; Gimhae=김해|김해시; Pohang=포항|포항시; Jeju=제주|제주시; Sejong=세종|세종시;
    Wonju=원주|원주시; Chuncheon=춘천|춘천시; Gyeonggi-do=경기도|경기|Gyeonggi; Gyeongsangnam-do=경상남도|경남|South Gyeongsang; Gyeongsangbuk-do=경상북도|경북|North Gyeongsang;
    Chungcheongbuk-do=충청북도|충북|North Chungcheong; Chungcheongnam-do=충청남도|충남|South Chungcheong; Jeonbuk State=전북|전라북도|Jeonbuk|North Jeolla; Jeju-do=제주도|Jeju;
    Gangwon State=강원도|강원|Gangwon`,
  kw: `Kuwait City=مدينة الكويت|الكويت; Salmiya=السالمية; Hawalli=حولي; Farwaniya=الفروانية; Jahra=الجهراء; Ahmadi=الأحمدي; Al Asimah=العاصمة|Capital;
    Mubarak Al-Kabeer=مبارك الكبير; Fahaheel=الفحيحيل; Mangaf=المنقف; Khaitan=خيطان; Jabriya=الجابرية`,
  lb: `Beirut=بيروت|Beyrouth|Beyrout; Tripoli=طرابلس; Sidon=صيدا|Saida; Tyre=صور|Sour; Zahlé=زحلة|Zahle; Jounieh=جونية; Nabatieh=النبطية; Baalbek=بعلبك; Byblos=جبيل|Jbeil;
    North=الشمال; South=الجنوب; Beqaa=البقاع|Bekaa; Mount Lebanon=جبل لبنان; Akkar=عكار`,
  lk: `Colombo=කොළඹ|கொழும்பு; Kandy=මහනුවර|கண்டி; Galle=ගාල්ල; Jaffna=யாழ்ப்பாணம்|යාපනය; Negombo=මීගමුව; Trincomalee=திருகோணமலை; Batticaloa=மட்டக்களப்பு; Matara=මාතර;
    Anuradhapura=අනුරාධපුරය; Kurunegala=කුරුණෑගල; Sri Jayawardenepura Kotte=Kotte; Dehiwala-Mount Lavinia=Dehiwala|Mount Lavinia`,
  lt: `Vilnius=Vilna|Wilna|Wilno; Kaunas=Kovno; Klaipėda=Memel; Vilniaus apskritis=Vilnius; Kauno apskritis=Kaunas; Klaipėdos apskritis=Klaipėda; Šiaulių apskritis=Šiauliai;
    Panevėžio apskritis=Panevėžys; Alytaus apskritis=Alytus; Marijampolės apskritis=Marijampolė; Telšių apskritis=Telšiai; Utenos apskritis=Utena; Tauragės apskritis=Tauragė`,
  lu: `Luxembourg=Luxemburg|Lëtzebuerg|Luxembourg City; Esch-sur-Alzette=Esch|Esch-Uelzecht; Ettelbruck=Ettelbréck; Diekirch=Dikrech`,
  lv: `Rīga=Riga; Daugavpils=Dünaburg; Kurzeme=Courland; Latgale=Latgallia; Vidzeme=Livonia; Zemgale=Semigallia; Rīgas reģions=Riga Region|Pierīga;
    Liepāja=Libau`,
  ma: `Casablanca=الدار البيضاء|Dar el Beida|Casa; Tanger=Tangier|Tangiers|طنجة; Fès=Fez|فاس; Marrakech=Marrakesh|مراكش; Salé=سلا; Meknès=مكناس; Rabat=الرباط; Kénitra=القنيطرة;
    Oujda=وجدة; Agadir=أكادير|أڭادير; Tétouan=تطوان|Tetuan; Safi=آسفي; Mohammedia=المحمدية; El Jadida=الجديدة; Nador=الناظور; Essaouira=الصويرة|Mogador`,
  mu: `Beau Bassin-Rose Hill=Rose Hill|Beau Bassin; Vacoas=Vacoas-Phoenix`,
  mx: `Ciudad de México=Mexico City|CDMX|DF|Distrito Federal|Mexiko-Stadt|Mexico DF|Distrito Federal de México; Ciudad Juárez=Juárez; Oaxaca de Juárez=Oaxaca; Ecatepec de Morelos=Ecatepec; Estado de México=State of Mexico|Edomex|México;
    Querétaro=Santiago de Querétaro; Cancún=Cancun;
    Nezahualcóyotl=Neza; Yucatán=Yucatan Peninsula`,
  my: `Kuala Lumpur=KL|吉隆坡|கோலாலம்பூர்; George Town=Georgetown|Penang; Pulau Pinang=Penang|槟城; Melaka=Malacca; Johor Bahru=JB; Kota Kinabalu=KK; Wilayah Persekutuan=Federal Territory|Kuala Lumpur`,
  mz: `Maputo=Lourenço Marques; Cidade de Maputo=Maputo City; Zambézia=Zambezia`,
  na: `ǁKaras=Karas; Kavango East=Kavango; Zambezi=Caprivi; Lüderitz=Luderitz;
    Windhoek=Windhuk`,
  ng: `Federal Capital Territory=FCT|Abuja; Lagos=Èkó|Eko; Port Harcourt=PH|PH city; Benin City=Benin;
    Abuja=Abuja FCT`,
  nl: `Den Haag=The Hague|'s-Gravenhage|La Haye|La Haya; 's-Hertogenbosch=Den Bosch|Bois-le-Duc; Leeuwarden=Ljouwert; Zaandam=Zaanstad; Noord-Holland=North Holland; Zuid-Holland=South Holland;
    Noord-Brabant=North Brabant|Brabant; Gelderland=Guelders; Friesland=Fryslân|Frisia`,
  no: `Oslo=Christiania; Tromsø=Tromso; Bodø=Bodo; Ålesund=Aalesund; Trøndelag=Trondelag; Møre og Romsdal=More og Romsdal; Innlandet=Inland; Østfold=Ostfold`,
  nz: `Auckland=Tāmaki Makaurau; Wellington=Te Whanganui-a-Tara; Christchurch=Ōtautahi; Hamilton=Kirikiriroa; Dunedin=Ōtepoti; Whanganui=Wanganui; Manawatū-Whanganui=Manawatu;
    Whangārei=Whangarei`,
  om: `Muscat=مسقط|Mascate; Seeb=السيب; Bawshar=بوشر|Bausher; Salalah=صلالة; Sohar=صحار; Nizwa=نزوى; Sur=صور|صور العمانية; Ibri=عبري; Rustaq=الرستاق; Barka=بركاء; Khasab=خصب; Dhofar=ظفار; Musandam=مسندم;
    Al Wusta=الوسطى; Al Buraimi=البريمي|Buraimi`,
  pe: `Cusco=Cuzco|Qosqo; Lima=Ciudad de los Reyes|Lima Metropolitana`,
  ph: `Quezon City=QC|Lungsod Quezon|Quezon; Manila=Maynila; Davao City=Davao; Cebu City=Cebu; Zamboanga City=Zamboanga; Iloilo City=Iloilo; Batangas City=Batangas; Metro Manila=NCR|National Capital Region;
    General Santos=GenSan; Cagayan de Oro=CDO`,
  pk: `Karachi=کراچی; Lahore=لاہور; Faisalabad=فیصل آباد|Lyallpur; Rawalpindi=راولپنڈی|Pindi; Gujranwala=گوجرانوالہ; Peshawar=پشاور; Multan=ملتان; Hyderabad=حیدرآباد; Islamabad=اسلام آباد;
    Quetta=کوئٹہ; Bahawalpur=بہاولپور; Sargodha=سرگودھا; Sialkot=سیالکوٹ; Sukkur=سکھر; Larkana=لاڑکانہ; Sindh=سندھ|Sind; Punjab=پنجاب; Khyber Pakhtunkhwa=خیبر پختونخوا|KPK|KP;
    Balochistan=بلوچستان; Islamabad Capital Territory=Islamabad|ICT`,
  pl: `Warszawa=Warsaw|Warschau|Varsovie|Varsovia|Warszawie|Warszawy; Kraków=Cracow|Krakau|Cracovia|Krakowie|Krakowa; Wrocław=Breslau|Wrocławiu|Wrocławia; Łódź=Lodz|Łodzi; Poznań=Posen|Poznaniu|Poznania; Gdańsk=Danzig|Gdańsku|Gdańska; Szczecin=Stettin; Katowice=Kattowitz; Toruń=Thorn; Częstochowa=Czestochowa;
    mazowieckie=Masovia|Masovian|Mazovia|Mazowsze; małopolskie=Lesser Poland|Małopolska; dolnośląskie=Lower Silesia|Lower Silesian|Dolny Śląsk; łódzkie=Łódź; wielkopolskie=Greater Poland|Wielkopolska;
    pomorskie=Pomerania|Pomeranian|Pomorze; zachodniopomorskie=West Pomerania|West Pomeranian; lubelskie=Lublin; kujawsko-pomorskie=Kuyavia-Pomerania|Kuyavian-Pomeranian;
    podlaskie=Podlachia|Podlasie; śląskie=Silesia|Silesian|Śląsk; podkarpackie=Subcarpathia|Subcarpathian|Podkarpacie; świętokrzyskie=Holy Cross; warmińsko-mazurskie=Warmia-Masuria|Warmian-Masurian;
    lubuskie=Lubusz; opolskie=Opole`,
  pt: `Lisboa=Lisbon|Lissabon|Lisbonne; Porto=Oporto; Açores=Azores; Viana do Castelo=Viana; Vila Nova de Gaia=Gaia`,
  qa: `Doha=الدوحة; Al Rayyan=الريان; Al Wakrah=الوكرة; Al Khor=الخور; Lusail=لوسيل; Dukhan=دخان; Umm Salal=أم صلال; Al Daayen=الظعاين; Al Shamal=الشمال; Al Shahaniya=الشحانية`,
  ro: `București=Bucharest|Bukarest|Bucarest; Cluj-Napoca=Cluj|Klausenburg; Iași=Jassy; Timișoara=Temeswar; Brașov=Kronstadt; Sibiu=Hermannstadt; Târgu Mureș=Tirgu Mures; Constanța=Constantza`,
  rs: `Beograd=Belgrade|Београд|Belgrad|Belgrado; Novi Sad=Нови Сад|Neusatz; Niš=Ниш|Nish|Niša; Kragujevac=Крагујевац; Subotica=Суботица; Zrenjanin=Зрењанин; Pančevo=Панчево; Čačak=Чачак; Kruševac=Крушевац;
    Novi Pazar=Нови Пазар; Smederevo=Смедерево; Leskovac=Лесковац; Valjevo=Ваљево; Vranje=Врање; Užice=Ужице; Šabac=Шабац; Sombor=Сомбор; Požarevac=Пожаревац; Zaječar=Зајечар;
    Sremska Mitrovica=Сремска Митровица; Kikinda=Кикинда; Grad Beograd=Beograd|Belgrade|Београд|Град Београд|City of Belgrade; Južnobački okrug=South Bačka|Јужнобачки округ; Nišavski okrug=Nišava|Нишавски округ;
    Šumadijski okrug=Šumadija|Шумадијски округ; Severnobački okrug=North Bačka|Севернобачки округ; Srednjobanatski okrug=Central Banat; Južnobanatski okrug=South Banat; Moravički okrug=Moravica;
    Rasinski okrug=Rasina; Raški okrug=Raška; Podunavski okrug=Podunavlje; Jablanički okrug=Jablanica; Kolubarski okrug=Kolubara; Pčinjski okrug=Pčinja; Zlatiborski okrug=Zlatibor; Mačvanski okrug=Mačva;
    Zapadnobački okrug=West Bačka; Braničevski okrug=Braničevo; Zaječarski okrug=Zaječar; Sremski okrug=Syrmia|Srem; Severnobanatski okrug=North Banat`,
  rw: `City of Kigali=Kigali City|Umujyi wa Kigali; Huye=Butare; Musanze=Ruhengeri; Rubavu=Gisenyi; Rusizi=Cyangugu; Muhanga=Gitarama; Gicumbi=Byumba; Karongi=Kibuye; Ngoma=Kibungo`,
  sa: `Riyadh=الرياض|Ar Riyad|Riad|Riyad; Jeddah=جدة|Jiddah|Djeddah|Jidda; Makkah=مكة|مكة المكرمة|Mecca|Mekka; Madinah=المدينة المنورة|المدينة|Medina; Dammam=الدمام; Al Hofuf=الهفوف|Hofuf; Khobar=الخبر|Al Khobar;
    Khamis Mushait=خميس مشيط; Tabuk=تبوك; Buraydah=بريدة|Buraidah; Taif=الطائف; Qatif=القطيف; Jubail=الجبيل; Hail=حائل; Najran=نجران; Hafar Al Batin=حفر الباطن; Abha=أبها; Yanbu=ينبع; Al Kharj=الخرج;
    Arar=عرعر; Jazan=جازان|Jizan; Sakaka=سكاكا; Al Bahah=الباحة; Eastern Province=المنطقة الشرقية|الشرقية; Asir=عسير; Qassim=القصيم|Al Qassim; Northern Borders=الحدود الشمالية; Al Jawf=الجوف`,
  se: `Göteborg=Gothenburg|Gotemburgo; Malmö=Malmo|Malmoe; Västra Götalands län=Västra Götaland; Stockholms län=Stockholm|Stockholm County; Skåne län=Scania|Skåne; Uppsala län=Uppsala|Uppsala County; Västmanlands län=Västmanland; Örebro län=Örebro;
    Östergötlands län=Östergötland; Jönköpings län=Jönköping; Västerbottens län=Västerbotten; Gävleborgs län=Gävleborg; Kronobergs län=Kronoberg; Hallands län=Halland; Södermanlands län=Södermanland;
    Värmlands län=Värmland; Västernorrlands län=Västernorrland; Jämtlands län=Jämtland; Norrbottens län=Norrbotten; Kalmar län=Kalmar;
    Stockholm=Estocolmo|Stoccolma`,
  sg: `Tampines=淡滨尼; Bedok=勿洛; Woodlands=兀兰; Toa Payoh=大巴窑; Ang Mo Kio=宏茂桥; Queenstown=女皇镇; Jurong West=裕廊西; Jurong East=裕廊东|Jurong; Yishun=义顺; Hougang=后港`,
  si: `Ljubljana=Laibach|Lubiana; Maribor=Marburg|Marburg an der Drau; Koper=Capodistria; Kranj=Krainburg; Gorenjska=Upper Carniola; Obalno-kraška=Coastal-Karst; Osrednjeslovenska=Central Slovenia; Podravska=Drava;
    Savinjska=Savinja; Goriška=Gorizia; Pomurska=Mura; Posavska=Lower Sava; Zasavska=Central Sava; Koroška=Carinthia; Primorsko-notranjska=Littoral-Inner Carniola; Jugovzhodna Slovenija=Southeast Slovenia`,
  sk: `Bratislava=Pressburg|Pozsony|Presburg|Bratislave|Bratislavy; Košice=Kaschau|Košíc; Bratislavský kraj=Bratislava; Košický kraj=Košice; Prešovský kraj=Prešov; Žilinský kraj=Žilina; Nitriansky kraj=Nitra;
    Banskobystrický kraj=Banská Bystrica; Trnavský kraj=Trnava; Trenčiansky kraj=Trenčín;
    Nitra=Neutra`,
  sn: `Saint-Louis=Ndar|St Louis Sénégal; Thiès=Thies;
    Dakar=Ndakaaru`,
  th: `Bangkok=กรุงเทพ|กรุงเทพมหานคร|Krung Thep|กรุงเทพฯ; Nonthaburi=นนทบุรี; Pak Kret=ปากเกร็ด; Samut Prakan=สมุทรปราการ; Chiang Mai=เชียงใหม่; Hat Yai=หาดใหญ่; Nakhon Ratchasima=นครราชสีมา|Korat; Udon Thani=อุดรธานี;
    Khon Kaen=ขอนแก่น; Pattaya=พัทยา; Si Racha=ศรีราชา; Surat Thani=สุราษฎร์ธานี; Phuket=ภูเก็ต; Nakhon Si Thammarat=นครศรีธรรมราช; Ubon Ratchathani=อุบลราชธานี; Chiang Rai=เชียงราย; Nakhon Pathom=นครปฐม;
    Rayong=ระยอง; Phitsanulok=พิษณุโลก; Nakhon Sawan=นครสวรรค์; Lampang=ลำปาง; Songkhla=สงขลา; Chon Buri=ชลบุรี|Chonburi; Pathum Thani=ปทุมธานี; Khlong Luang=คลองหลวง`,
  tn: `Tunis=تونس|تونس العاصمة; Sfax=صفاقس; Sousse=سوسة; Kairouan=القيروان; Gabès=قابس; Bizerte=بنزرت; Ariana=أريانة; Gafsa=قفصة; Monastir=المنستير; Nabeul=نابل; Hammamet=الحمامات; Médenine=مدنين; Béja=باجة; Mahdia=المهدية;
    Tozeur=توزر; Le Kef=الكاف|El Kef`,
  tr: `İstanbul=Istanbul|Constantinople|Istambul|Estambul|İstanbul'dan; İzmir=Izmir|Smyrna; Şanlıurfa=Urfa; Kocaeli=İzmit; Gaziantep=Antep; Sakarya=Adapazarı; Mersin=İçel; Diyarbakır=Amed;
    Ankara=Angora|Ankara'dan; Antalya=Adalia`,
  tz: `Dar es Salaam=Dar; Zanzibar=Zanzibar City|Unguja; Mjini Magharibi=Zanzibar Urban West|Zanzibar;
    Moshi=Kilimanjaro town`,
  ua: `Kyiv=Київ|Києві|Киев|Киева|Kiev|Kiew|Києва; Kharkiv=Харків|Kharkov|Charkiw; Odesa=Одеса|Odessa|Одеси|Одесі; Dnipro=Дніпро|Dnepr|Dnipropetrovsk|Dnepropetrovsk; Lviv=Львів|Lvov|Lemberg|Lwów; Zaporizhzhia=Запоріжжя|Zaporozhye; Kryvyi Rih=Кривий Ріг|Krivoy Rog;
    Mykolaiv=Миколаїв|Nikolaev; Vinnytsia=Вінниця|Vinnitsa; Poltava=Полтава; Chernihiv=Чернігів|Chernigov; Cherkasy=Черкаси; Khmelnytskyi=Хмельницький; Zhytomyr=Житомир; Chernivtsi=Чернівці|Czernowitz; Sumy=Суми;
    Rivne=Рівне; Ivano-Frankivsk=Івано-Франківськ; Kropyvnytskyi=Кропивницький|Kirovohrad; Ternopil=Тернопіль; Lutsk=Луцьк; Uzhhorod=Ужгород|Uzhgorod; Kyiv City=Kyiv|Kiev|Київ; Kharkiv Oblast=Харківська область;
    Odesa Oblast=Одеська область|Odessa Oblast; Dnipropetrovsk Oblast=Дніпропетровська область; Lviv Oblast=Львівська область; Zaporizhzhia Oblast=Запорізька область; Mykolaiv Oblast=Миколаївська область;
    Vinnytsia Oblast=Вінницька область; Poltava Oblast=Полтавська область; Volyn Oblast=Волинська область|Volhynia; Zakarpattia Oblast=Закарпатська область|Transcarpathia; Kirovohrad Oblast=Кіровоградська область`,
  us: `New York=New York City|NYC|NY|Nueva York|Manhattan|New Yorker|New Yorkers; Los Angeles=LA|LA California|City of Angels; San Francisco=SF|Frisco; Philadelphia=Philly; @Washington=Washington DC|Washington D.C.; California=CA|Californian|Kalifornien|Californie; Illinois=IL; Texas=TX|Texan|Texans; Arizona=AZ; Pennsylvania=PA;
    Florida=FL|Floridian; Ohio=OH; North Carolina=NC; Indiana=IN; Colorado=CO; District of Columbia=DC|Washington DC|Washington D.C.; Massachusetts=MA; Tennessee=TN; Michigan=MI; Georgia=GA; Bronx=The Bronx`,
  vn: `Hồ Chí Minh=Ho Chi Minh City|Saigon|Sài Gòn|Thành phố Hồ Chí Minh|HCMC|TP HCM; Hà Nội=Hanoi; Hải Phòng=Haiphong; Đà Nẵng=Danang; Cần Thơ=Cantho; Huế=Hue|Hue city; Đà Lạt=Dalat`,
  za: `Cape Town=Kaapstad|iKapa|Kapstadt|Le Cap|Ciudad del Cabo; Johannesburg=Joburg|Jozi|eGoli; Durban=eThekwini; Gqeberha=Port Elizabeth; Pretoria=Tshwane; Mbombela=Nelspruit; eMalahleni=Witbank; Polokwane=Pietersburg;
    Bloemfontein=Mangaung; East London=Buffalo City; Western Cape=Wes-Kaap; Eastern Cape=Oos-Kaap; Northern Cape=Noord-Kaap; Free State=Vrystaat; North West=Noordwes; KwaZulu-Natal=KZN`,
  zm: `Lusaka Province=Lusaka; Copperbelt Province=Copperbelt`,
  zw: `Masvingo=Fort Victoria; Harare=Salisbury|Salisbury Rhodesia; Victoria Falls=Vic Falls;
    Mutare=Umtali`,
};
