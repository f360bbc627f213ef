import type { NameFacts } from '../../model.ts';

const native = '{given.native} {family.native}';

/** Sri Lankan names by community, whose shares differ by province: Sinhalese, Tamils, whose last name is the father's, and Moors. */
export const sriLankanNames: readonly NameFacts[] = [
  {
    share: 84,
    near: {
      'Central Province': 66,
      'Northern Province': 3,
      'Eastern Province': 23,
      Kalmunai: 0.5,
      Batticaloa: 0.7,
      Puttalam: 18,
      'Southern Province': 95,
      'North Central Province': 91,
      'Uva Province': 81,
    },
    native,
    male: {
      0: `පියසේන|Piyasena සෝමපාල|Somapala ජිනදාස|Jinadasa රත්නපාල|Ratnapala ගුණදාස|Gunadasa ආරියදාස|Ariyadasa ධර්මදාස|Dharmadasa විමලදාස|Wimaladasa
        කරුණාරත්න|Karunaratne සිරිපාල|Siripala පොඩිබණ්ඩා|Podibanda විල්සන්|Wilson ඩේවිඩ්|David විලියම්|William පියදාස|Piyadasa සිරිසේන|Sirisena
        ගුණපාල|Gunapala ජයසේන|Jayasena සුනිල්|Sunil ආනන්ද|Ananda සිරිල්|Siril`,
      1950: `සුනිල්|Sunil නිමල්|Nimal සරත්|Sarath ගාමිණී|Gamini ආනන්ද|Ananda විමල්|Wimal කමල්|Kamal මහින්ද|Mahinda රංජිත්|Ranjith ලාල්|Lal නිහාල්|Nihal
        බන්දුල|Bandula තිලක්|Tilak ලලිත්|Lalith ජයන්ත|Jayantha ජයතිස්ස|Jayatissa රෝහණ|Rohana අතුල|Athula පියරත්න|Piyaratne සිරිපාල|Siripala සිරිසේන|Sirisena
        උපුල්|Upul පියල්|Piyal කපිල|Kapila`,
      1965: `අජිත්|Ajith නිමල්|Nimal සමන්|Saman සරත්|Sarath චන්දන|Chandana ජයන්ත|Jayantha ප්‍රියන්ත|Priyantha ගාමිණී|Gamini ලලිත්|Lalith වසන්ත|Wasantha කපිල|Kapila
        රංජිත්|Ranjith සනත්|Sanath උපුල්|Upul නිහාල්|Nihal රෝහණ|Rohana උදය|Udaya ප්‍රසන්න|Prasanna අරුණ|Aruna සුසන්ත|Susantha නිෂාන්ත|Nishantha සුගත්|Sugath
        විජිත|Wijitha අතුල|Athula හේමන්ත|Hemantha ජානක|Janaka ඉන්දික|Indika`,
      1980: `චමින්ද|Chaminda නුවන්|Nuwan රුවන්|Ruwan ප්‍රදීප්|Pradeep සමන්|Saman ඉන්දික|Indika සංජීව|Sanjeewa අසේල|Asela දිනේෂ්|Dinesh රොෂාන්|Roshan සම්පත්|Sampath
        බුද්ධික|Buddhika නලින්|Nalin නාලක|Nalaka චන්දන|Chandana ප්‍රසන්න|Prasanna ගයාන්|Gayan ජානක|Janaka සුරංග|Suranga දමිත්|Damith මංජුල|Manjula
        මහේෂ්|Mahesh තිළිණ|Thilina හර්ෂ|Harsha ප්‍රබාත්|Prabath සංජය|Sanjaya නිෂාන්ත|Nishantha`,
      1993: `කසුන්|Kasun තරිඳු|Tharindu ලහිරු|Lahiru නුවන්|Nuwan ඉසුරු|Isuru චතුර|Chathura දිලාන්|Dilan සුපුන්|Supun මදුෂාන්|Madushan සඳරුවන්|Sandaruwan
        පසිඳු|Pasindu පතුම්|Pathum කවිඳු|Kavindu සහන්|Sahan දසුන්|Dasun සඳුන්|Sandun චරිත්|Charith නිපුන්|Nipun ඊෂාන්|Ishan ශෙහාන්|Shehan හසිත|Hasitha
        රවිඳු|Ravindu මලිත්|Malith ජනිත්|Janith ලක්මාල්|Lakmal යසස්|Yasas මලින්ද|Malinda අවිෂ්ක|Avishka නිමේෂ්|Nimesh දිනෙත්|Dineth`,
    },
    female: {
      0: `සෝමාවතී|Somawathi ලීලාවතී|Leelawathi ගුණවතී|Gunawathi කරුණාවතී|Karunawathi කුසුමාවතී|Kusumawathi සීලාවතී|Seelawathi පොඩිමැණිකේ|Podimenike
        රන්මැණිකේ|Ranmenike පියවතී|Piyawathi චන්ද්‍රාවතී|Chandrawathi ධර්මාවතී|Dharmawathi යසෝමාවතී|Yasomawathi එමලින්|Emalin නන්දාවතී|Nandawathi ලීලා|Leela
        සුමනා|Sumana මල්ලිකා|Mallika`,
      1950: `ලීලා|Leela නන්දා|Nanda චන්ද්‍රා|Chandra සීතා|Seetha ස්වර්ණා|Swarna මල්ලිකා|Mallika සුමනා|Sumana පද්මා|Padma කුසුම්|Kusum ඉන්ද්‍රාණි|Indrani
        මාලිනී|Malini කාන්ති|Kanthi පියසීලි|Piyaseeli සුජාතා|Sujatha රෝහිණී|Rohini පුෂ්පා|Pushpa හේමා|Hema මාලා|Mala මාලනී|Malani විශාකා|Visaka ලලිතා|Lalitha
        යමුනා|Yamuna`,
      1965: `කුමාරි|Kumari චාන්දනී|Chandani ශ්‍රියානි|Sriyani මල්ලිකා|Mallika ඉන්ද්‍රාණි|Indrani පද්මා|Padma සුජාතා|Sujatha ගීතා|Geetha රේණුකා|Renuka
        ප්‍රියන්ති|Priyanthi දමයන්ති|Damayanthi දීපිකා|Deepika ශාන්ති|Shanthi නයනා|Nayana චම්පිකා|Champika කාන්ති|Kanthi මාලනී|Malani මාලිකා|Malika
        සමන්ති|Samanthi සුනේත්‍රා|Sunethra අනෝමා|Anoma රෝහිණී|Rohini ජයන්ති|Jayanthi නිල්මිණි|Nilmini දීපා|Deepa ශ්‍යාමලී|Shyamali පුෂ්පා|Pushpa`,
      1980: `දිල්හානි|Dilhani නදීෂා|Nadeesha අනුෂා|Anusha දිල්රුක්ෂි|Dilrukshi නිල්මිණි|Nilmini තුෂාරි|Thushari චමරි|Chamari නිලූකා|Niluka ඉනෝකා|Inoka ඉරේෂා|Iresha
        රසිකා|Rasika වසනා|Wasana චම්පිකා|Champika නිරෝෂා|Nirosha සමන්ති|Samanthi කුමුදු|Kumudu හර්ෂණී|Harshani ජීවනී|Jeewani දිනුෂා|Dinusha නදීකා|Nadeeka
        මනෝරි|Manori දීපිකා|Deepika කාංචනා|Kanchana අනුරාධා|Anuradha මේනකා|Menaka ශිරෝමි|Shiromi රුවනි|Ruwani`,
      1993: `සචිනි|Sachini හංසිකා|Hansika චතුරිකා|Chathurika තිලිනි|Thilini ඉෂාරා|Ishara සඳුනි|Sanduni ගයානි|Gayani දිලිනි|Dilini මධුෂානි|Madushani නිමාලි|Nimali
        පියුමි|Piyumi චතුරි|Chathuri හිරුණි|Hiruni හිමාෂා|Himasha ඉමාෂා|Imasha තරුෂි|Tharushi සෙව්වන්දි|Sewwandi කෞශල්‍යා|Kaushalya ලක්ෂිකා|Lakshika
        ඔෂාදී|Oshadi පබසරා|Pabasara උදාරි|Udari උපේක්ෂා|Upeksha සඳමාලි|Sandamali දිනිති|Dinithi කවිඳි|Kavindi නෙත්මි|Nethmi රශ්මි|Rashmi ඉමේෂා|Imesha
        නවෝද්‍යා|Nawodya`,
    },
    family: `පෙරේරා|Perera:5 සිල්වා|Silva:3.5 ප්‍රනාන්දු|Fernando:4 බණ්ඩාර|Bandara:3 ජයවර්ධන|Jayawardena:1.5 රත්නායක|Ratnayake:1.5 හේරත්|Herath:1.6
      දිසානායක|Dissanayake:1.6 ගුණවර්ධන|Gunawardena කුමාර|Kumara/කුමාරි|Kumari:3 විජේසිංහ|Wijesinghe රණසිංහ|Ranasinghe සේනානායක|Senanayake ද_සිල්වා|de_Silva
      මෙන්ඩිස්|Mendis ජයසූරිය|Jayasuriya අමරසේකර|Amarasekara ලියනගේ|Liyanage සමරසිංහ|Samarasinghe රාජපක්ෂ|Rajapaksa වික්‍රමසිංහ|Wickramasinghe
      ජයසිංහ|Jayasinghe ගුණසේකර|Gunasekara කරුණාරත්න|Karunaratne ප්‍රේමරත්න|Premaratne ඒකනායක|Ekanayake ගමගේ|Gamage අබේසිංහ|Abeysinghe අබේවර්ධන|Abeywardena
      අබේසේකර|Abeysekara ජයලත්|Jayalath ජයතිලක|Jayathilaka ජයරත්න|Jayaratne ජයකොඩි|Jayakody ජයසේකර|Jayasekara වීරසිංහ|Weerasinghe වීරසේකර|Weerasekara
      වීරක්කොඩි|Weerakkody වීරතුංග|Weeratunga වීරසූරිය|Weerasuriya විජේරත්න|Wijeratne විජේසේකර|Wijesekara විජේවර්ධන|Wijewardena විජේතුංග|Wijetunga
      විජේසූරිය|Wijesuriya විතානගේ|Withanage වික්‍රමරත්න|Wickramaratne වික්‍රමාරච්චි|Wickramarachchi හෙට්ටිආරච්චි|Hettiarachchi හෙට්ටිගේ|Hettige
      හපුආරච්චි|Hapuarachchi මුණසිංහ|Munasinghe මුදලිගේ|Mudalige මද්දුමගේ|Maddumage මල්ලවආරච්චි|Mallawarachchi මාරසිංහ|Marasinghe නානායක්කාර|Nanayakkara
      නවරත්න|Nawaratne පතිරණ|Pathirana පතිරාජ|Pathiraja පීරිස්|Peiris ප්‍රියදර්ශන|Priyadarshana/ප්‍රියදර්ශනී|Priyadarshani රත්නසිරි|Rathnasiri
      රණවීර|Ranaweera රණතුංග|Ranatunga රොඩ්රිගෝ|Rodrigo සමරවීර|Samaraweera සමරනායක|Samaranayake සමරසේකර|Samarasekara සෙනෙවිරත්න|Seneviratne සිරිසේන|Sirisena
      සිරිවර්ධන|Siriwardena සොයිසා|Soysa සුබසිංහ|Subasinghe සුමනසේකර|Sumanasekara සූරියආරච්චි|Suriyaarachchi තෙන්නකෝන්|Tennakoon තිලකරත්න|Thilakaratne
      උඩුගම|Udugama උඩවත්ත|Udawatta වර්ණකුලසූරිය|Warnakulasuriya වන්නිආරච්චි|Wanniarachchi වනිගසේකර|Wanigasekara වෙල්ගම|Welgama අල්විස්|Alwis
      අමරසිංහ|Amarasinghe අමරතුංග|Amaratunga අලහකෝන්|Alahakoon අතපත්තු|Atapattu ආරියරත්න|Ariyaratne ආරියසිංහ|Ariyasinghe බාලසූරිය|Balasuriya
      බස්නායක|Basnayake කොළඹගේ|Colombage කූරේ|Cooray කොස්තා|Costa ධර්මරත්න|Dharmaratne ධර්මදාස|Dharmadasa ධර්මසේන|Dharmasena දහනායක|Dahanayake ඩයස්|Dias
      එදිරිසිංහ|Edirisinghe එල්ලාවල|Ellawala ගම්ලත්|Gamlath ගොඩගේ|Godage ගෝමස්|Gomes ගුණතිලක|Gunathilaka ගුණරත්න|Gunaratne ගුණසිංහ|Gunasinghe
      ඉලංගකෝන්|Ilangakoon කහවත්ත|Kahawatte කළුආරච්චි|Kaluarachchi කරුණාතිලක|Karunathilaka කොඩිකාර|Kodikara කොඩිතුවක්කු|Kodithuwakku කුලතුංග|Kulatunga
      කුලරත්න|Kularatne කුරුප්පු|Kuruppu ලොකුගේ|Lokuge මානතුංග|Manatunga නිශ්ශංක|Nissanka පල්ලියගුරු|Palliyaguru පනාගොඩ|Panagoda පරණවිතාන|Paranavithana
      රූපසිංහ|Rupasinghe චන්ද්‍රසේකර|Chandrasekara චන්ද්‍රසිරි|Chandrasiri මොහොට්ටි|Mohotti රණවක|Ranawaka සපරමාදු|Saparamadu ජිනදාස|Jinadasa පියදාස|Piyadasa
      ගුණදාස|Gunadasa සෝමරත්න|Somaratne විමලරත්න|Wimalaratne විමලසේන|Wimalasena සෝමපාල|Somapala රත්නපාල|Ratnapala`,
  },
  {
    share: 6,
    near: {
      'Central Province': 24,
      'Northern Province': 94,
      'Eastern Province': 40,
      Kalmunai: 28.5,
      Batticaloa: 94.3,
      Puttalam: 10,
      'Southern Province': 1.5,
      'North Central Province': 1,
      'North Western Province': 3,
      'Uva Province': 14,
      'Sabaragamuwa Province': 9,
    },
    native,
    male: {
      0: `கந்தையா|Kandiah செல்லையா|Selliah முருகேசு|Murugesu சின்னத்தம்பி|Sinnathamby ஆறுமுகம்|Arumugam வேலுப்பிள்ளை|Velupillai பொன்னையா|Ponniah
        தம்பையா|Thambiah சுப்பிரமணியம்|Subramaniam கணபதிப்பிள்ளை|Kanapathipillai நாகலிங்கம்|Nagalingam இராசையா|Rasiah சண்முகம்|Shanmugam மாணிக்கம்|Manickam
        துரைசாமி|Thuraisamy கந்தசாமி|Kandasamy நடராஜா|Nadarajah`,
      1955: `சிவகுமார்|Sivakumar செல்வராஜா|Selvarajah யோகராஜா|Yogarajah ஸ்ரீதரன்|Sritharan ஸ்ரீகாந்தன்|Srikanthan விமலன்|Vimalan ஜெயக்குமார்|Jeyakumar
        உதயகுமார்|Uthayakumar நந்தகுமார்|Nanthakumar கிருஷ்ணன்|Krishnan பிரபாகரன்|Prabakaran தவராஜா|Thavarajah ரவீந்திரன்|Raveendran பாஸ்கரன்|Baskaran
        மனோகரன்|Manoharan ரவி|Ravi மோகன்|Mohan கணேஷ்|Ganesh சந்திரன்|Chandran ராஜன்|Rajan யோகேஸ்வரன்|Yogeswaran மகேந்திரன்|Mahendran`,
      1985: `நிரோஷன்|Niroshan தினேஷ்|Dinesh கஜன்|Gajan தர்ஷன்|Tharshan பிரசாந்த்|Prashanth நிஷாந்தன்|Nishanthan துஷ்யந்தன்|Thushyanthan கௌதமன்|Gowthaman
        சஞ்சீவன்|Sanjeevan கார்த்திக்|Karthik ரமேஷ்|Ramesh சுரேஷ்|Suresh விஜய்|Vijay செந்தில்|Senthil பிரகாஷ்|Prakash கஜேந்திரன்|Gajendran குமார்|Kumar
        பாலா|Bala முருகன்|Murugan இளங்கோ|Ilango`,
      1996: `மதுஷன்|Mathushan அபிஷேக்|Abishek கவிஷன்|Kavishan ஹரிஷ்|Harish தனுஷன்|Thanushan விதுஷன்|Vithushan நிலக்ஷன்|Nilakshan ஜதுஷன்|Jathushan லக்ஷன்|Lakshan
        தர்ஷன்|Tharshan கார்த்திக்|Karthik கௌதமன்|Gowthaman நிரோஷன்|Niroshan சஞ்சீவன்|Sanjeevan பிரசாந்த்|Prashanth விஜய்|Vijay`,
    },
    female: {
      0: `செல்லம்மா|Sellammah நாகம்மா|Nagammah பொன்னம்மா|Ponnammah தங்கம்மா|Thangammah இராசம்மா|Rasammah கமலாதேவி|Kamaladevi யோகம்மா|Yogammah சிவகாமி|Sivakami
        சரஸ்வதி|Saraswathi லக்ஷ்மி|Lakshmi மகேஸ்வரி|Maheswari பரமேஸ்வரி|Parameswari`,
      1955: `மகேஸ்வரி|Maheswari பரமேஸ்வரி|Parameswari யோகேஸ்வரி|Yogeswari ராஜேஸ்வரி|Rajeswari புவனேஸ்வரி|Puvaneswari கமலா|Kamala இந்திரா|Indira
        பத்மாவதி|Pathmavathy சிவராணி|Sivarani ஜெயராணி|Jeyarani ரஜனி|Rajani கலாநிதி|Kalanithy நளினி|Nalini மாலதி|Malathi வசந்தி|Vasanthi சாந்தி|Shanthi
        ஜெயந்தி|Jeyanthi சுமதி|Sumathi கீதா|Geetha மீனா|Meena உமா|Uma தேவி|Devi`,
      1985: `தர்ஷினி|Tharshini கவிதா|Kavitha அனுஷா|Anusha பிரியா|Priya சுபாஷினி|Subashini வனிதா|Vanitha ராதிகா|Radhika ரேவதி|Revathi சுகன்யா|Suganya நிரோஜா|Niroja
        யாழினி|Yalini துஷாந்தினி|Thushanthini நிலானி|Nilani கஜானி|Gajani சுமதி|Sumathi மாலதி|Malathi ஜனனி|Janani`,
      1996: `அபிராமி|Abirami மதுஷா|Mathusha ஜனனி|Janani திவ்யா|Thivya வைஷ்ணவி|Vaishnavi பவித்ரா|Pavithra கிருஷிகா|Krishika டிலக்ஷிகா|Dilakshika சஞ்சனா|Sanjana
        நிருஷா|Nirusha யாழினி|Yalini சுகன்யா|Suganya பிரியா|Priya தர்ஷினி|Tharshini நிரோஜா|Niroja`,
    },
    family: `ராஜரத்தினம்|Rajaratnam சிவலிங்கம்|Sivalingam நடராஜா|Nadarajah கந்தசாமி|Kandasamy பாலசுப்பிரமணியம்|Balasubramaniam செல்வராஜா|Selvarajah
      தியாகராஜா|Thiyagarajah யோகேஸ்வரன்|Yogeswaran பெருமாள்|Perumal கந்தையா|Kandiah சண்முகநாதன்|Shanmuganathan விக்னேஸ்வரன்|Vigneswaran தங்கராஜா|Thangarajah
      மகேந்திரன்|Mahendran குலசிங்கம்|Kulasingam நவரத்தினம்|Navaratnam ராமநாதன்|Ramanathan சுந்தரலிங்கம்|Sundaralingam பொன்னம்பலம்|Ponnambalam
      அருணாசலம்|Arunasalam சிவபாலன்|Sivapalan தர்மலிங்கம்|Tharmalingam மகாலிங்கம்|Mahalingam கனகரத்தினம்|Kanagaratnam துரைராஜா|Thurairajah
      செல்வரத்தினம்|Selvaratnam இராசநாயகம்|Rasanayagam தேவராஜா|Thevarajah அருள்நாதன்|Arulnathan ஜெயரத்தினம்|Jeyaratnam பரமநாதன்|Paramanathan
      சிவஞானம்|Sivagnanam நாகராஜா|Nagarajah குணரத்தினம்|Gunaratnam விநாயகமூர்த்தி|Vinayagamoorthy தம்பிராஜா|Thambirajah யோகநாதன்|Yoganathan
      இராமச்சந்திரன்|Ramachandran கருணாகரன்|Karunakaran சிவராசா|Sivarasa மயில்வாகனம்|Mylvaganam பத்மநாதன்|Pathmanathan முத்துலிங்கம்|Muthulingam
      இராசலிங்கம்|Rasalingam முத்தையா|Muttiah மாரிமுத்து|Marimuthu இராமையா|Ramaiah கருப்பையா|Karuppiah பழனியாண்டி|Palaniyandi சுப்பையா|Suppiah
      சுப்பிரமணியம்|Subramaniam ஆறுமுகம்|Arumugam முருகேசு|Murugesu சின்னத்தம்பி|Sinnathamby வேலுப்பிள்ளை|Velupillai கிருஷ்ணன்|Krishnan`,
  },
  {
    share: 8,
    near: {
      'Central Province': 10,
      'Northern Province': 3,
      'Eastern Province': 37,
      Kalmunai: 71,
      Batticaloa: 5,
      Puttalam: 72,
      'Southern Province': 3,
      'North Western Province': 11,
      'Uva Province': 4,
      'Sabaragamuwa Province': 4.5,
    },
    native,
    male: {
      0: `முகமது|Mohamed அப்துல்|Abdul அகமது|Ahamed இஸ்மாயில்|Ismail இப்ராஹிம்|Ibrahim மீரா|Meera உமர்|Umar ஹமீட்|Hameed காதர்|Cader அலி|Ali லத்தீப்|Latheef
        ஹனீபா|Haneefa யூசுப்|Yoosuf ஹுசைன்|Hussain`,
      1965: `முகமது|Mohamed அப்துல்|Abdul அகமது|Ahamed பாரூக்|Farook நிசார்|Nizar அன்வர்|Anwar சலீம்|Saleem ஜமால்|Jamal மஹ்ரூப்|Mahroof நவாஸ்|Nawaz நௌபர்|Naufer
        சிராஜ்|Siraj அஸாத்|Azad ரியாஸ்|Riyas ஃபைசல்|Faizal அஸ்லம்|Aslam ஹுசைன்|Hussain ஷிராஸ்|Shiraz`,
      1988: `முகமது|Mohamed அகமது|Ahamed ரிஸ்வான்|Rizwan இம்ரான்|Imran ரியாஸ்|Riyas ரிபாஸ்|Rifas அர்ஷாத்|Arshad இர்ஷாத்|Irshad ஷிராஸ்|Shiraz பஸ்லான்|Fazlan
        ஹிஷாம்|Hisham இன்ஷாப்|Inshaf அப்துல்லா|Abdullah ஸைத்|Zaid ரிஷாத்|Rishad சஜாத்|Sajath பாஹிம்|Fahim ஹசன்|Hassan அஸ்லம்|Aslam`,
    },
    female: {
      0: 'சித்தி|Sithy உம்மு|Ummu பாத்திமா|Fathima ஆமினா|Amina கதீஜா|Kadeeja ஜெய்னம்பு|Zainambu ரஹ்மத்|Rahmath நூர்|Noor ஹலீமா|Haleema மர்யம்|Mariyam',
      1965: `பாத்திமா|Fathima சித்தி|Sithy நூருல்|Noorul சுல்பிகா|Zulfika ஹிதாயா|Hidaya மஸாஹிரா|Mazahira நஜிமா|Najima ஜெசிமா|Jezima சல்மா|Salma ஃபரினா|Farina
        நஸ்ரின்|Nasrin ஹலீமா|Haleema ரஹ்மா|Rahma`,
      1988: `பாத்திமா|Fathima ஆயிஷா|Aysha ரிஸ்னா|Rizna நஸ்ரின்|Nasrin சப்னா|Sabna ஷிஃபானா|Shifana ரிபா|Rifa ஷஹ்லா|Shahla சுமையா|Sumaiya ஹஃப்ஸா|Hafsa ஆகிலா|Aqeela
        ஷைமா|Shaima நுஹா|Nuha ஸைனப்|Zainab ரினோஸா|Rinoza ஹம்சா|Hamsa மர்யம்|Mariyam`,
    },
    family: `இப்ராஹிம்|Ibrahim மரிக்கார்|Marikkar நசீர்|Naseer ஹனிபா|Haniffa லெப்பை|Lebbe காசிம்|Cassim ரஹீம்|Raheem சாஹிப்|Sahib ஜுனைத்|Junaid மன்சூர்|Mansoor
      ராசிக்|Razik சாலி|Sally அமீன்|Ameen பௌசி|Fowzie இஸ்மாயில்|Ismail ஹமீட்|Hameed காதர்|Cader லத்தீப்|Latheef கபூர்|Cafoor ஹுசைன்|Hussain சலாம்|Salam
      நிசாம்|Nizam தாஹிர்|Thahir ஜலீல்|Jaleel மௌலானா|Moulana இல்யாஸ்|Ilyas அஸீஸ்|Azeez காலித்|Khalid அமீர்|Ameer ரபீக்|Rafeek ஷரீப்|Shareef பஷீர்|Basheer
      மஜீத்|Majeed பரீத்|Fareed சமத்|Samad வஹாப்|Wahab ரஷீத்|Rasheed பாரூக்|Farook மஹ்ரூப்|Mahroof நிசார்|Nizar`,
  },
];
