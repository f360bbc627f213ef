import { scriptBy } from '../../data/southAsianNames.ts';
import type { NameFacts } from '../../model.ts';

/** Names in Sinhala and Latin letters. */
const sinhala =
  scriptBy(`කසුන්|Kasun නුවන්|Nuwan චමින්ද|Chaminda දිනේෂ්|Dinesh සුනිල්|Sunil රුවන්|Ruwan තරිඳු|Tharindu ප්‍රදීප්|Pradeep
  සමන්|Saman නිමල්|Nimal අජිත්|Ajith කමල්|Kamal ලහිරු|Lahiru සරත්|Sarath ලසිත්|Lasith අසේල|Asela
  සඳරුවන්|Sandaruwan මහේෂ්|Mahesh අමල්|Amal විමල්|Wimal ගාමිණී|Gamini ආනන්ද|Ananda මහින්ද|Mahinda චන්දන|Chandana
  සංජීව|Sanjeewa සංජය|Sanjaya ප්‍රසන්න|Prasanna ජානක|Janaka රොෂාන්|Roshan රුවන්ත|Ruwantha ඉන්දික|Indika
  චතුර|Chathura චරිත්|Charith දිලාන්|Dilan දමිත්|Damith දසුන්|Dasun දුෂ්මන්ත|Dushmantha ඊෂාන්|Ishan ගයාන්|Gayan
  හර්ෂ|Harsha හසිත|Hasitha හේමන්ත|Hemantha ඉසුරු|Isuru ජනිත්|Janith ජයන්ත|Jayantha කපිල|Kapila කවිඳු|Kavindu
  ලක්මාල්|Lakmal ලාල්|Lal මදුෂාන්|Madushan මලින්ද|Malinda මංජුල|Manjula මිලින්ද|Milinda නලින්|Nalin නාලක|Nalaka
  නිහාල්|Nihal නිපුන්|Nipun නිරෝෂන්|Niroshan නිෂාන්ත|Nishantha පසිඳු|Pasindu පතුම්|Pathum පියල්|Piyal
  ප්‍රබාත්|Prabath ප්‍රියන්ත|Priyantha රජිත|Rajitha රංජිත්|Ranjith රවිඳු|Ravindu රවීන්ද්‍ර|Raveendra සචින්|Sachin
  සචිත්‍ර|Sachithra සහන්|Sahan සම්පත්|Sampath සනත්|Sanath සඳුන්|Sandun සංක|Sanka සසංක|Sasanka ශාන්|Shan
  ශෙහාන්|Shehan සිරිල්|Siril සුදේශ්|Sudesh සුගත්|Sugath සුජීව|Sujeewa සුපුන්|Supun සුරංග|Suranga සුසන්ත|Susantha
  තිළිණ|Thilina තිසර|Thisara උදය|Udaya උපුල්|Upul විජිත|Wijitha වසන්ත|Wasantha යසස්|Yasas රමේෂ්|Ramesh
  සුරේෂ්|Suresh අරුණ|Aruna බුද්ධික|Buddhika චානක|Chanaka ධනුෂ්ක|Dhanushka දිල්හානි|Dilhani නිමාලි|Nimali
  සචිනි|Sachini හංසිකා|Hansika කුමුදු|Kumudu චතුරිකා|Chathurika තිලිනි|Thilini ඉෂාරා|Ishara නදීෂා|Nadeesha
  ප්‍රියන්ති|Priyanthi සඳමාලි|Sandamali රුවනි|Ruwani මල්ලිකා|Mallika දමයන්ති|Damayanthi අනුෂා|Anusha ප්‍රියා|Priya
  සුමනා|Sumana වසනා|Wasana නිල්මිණි|Nilmini සඳුනි|Sanduni දිනුෂා|Dinusha දිල්රුක්ෂි|Dilrukshi ගයානි|Gayani
  හර්ෂණී|Harshani හිමාෂා|Himasha ඉමාෂා|Imasha ඉනෝකා|Inoka ඉරේෂා|Iresha ජීවනී|Jeewani කාංචනා|Kanchana
  කල්පනා|Kalpana කෞශල්‍යා|Kaushalya ලක්මාලි|Lakmali ලක්ෂිකා|Lakshika ලෝචනා|Lochana මධුෂානි|Madushani මනෝරි|Manori
  මාලා|Mala මාලනී|Malani මංගලිකා|Mangalika නයනා|Nayana නෙලුම්|Nelum නිලූකා|Niluka නිරෝෂා|Nirosha නිෂානි|Nishani
  ඔෂාදී|Oshadi පබසරා|Pabasara පද්මා|Padma පවිත්‍රා|Pavithra පියුමි|Piyumi පුෂ්පා|Pushpa රසිකා|Rasika රේණුකා|Renuka
  රෝහිණී|Rohini රොෂනි|Roshani සමන්ති|Samanthi සරෝජා|Saroja සෙව්වන්දි|Sewwandi ශානිකා|Shanika ශිරෝමි|Shiromi
  ශ්‍යාමලී|Shyamali සිතාරා|Sithara ශ්‍රියානි|Sriyani සුබාෂිණී|Subhashini සුජාතා|Sujatha සුනේත්‍රා|Sunethra
  තක්ෂිලා|Thakshila තාරකා|Tharaka තරංගා|Tharanga තරුෂි|Tharushi තුෂාරි|Thushari උදාරි|Udari උපේක්ෂා|Upeksha
  වින්ද්‍යා|Vindya විශාකා|Visaka යමුනා|Yamuna යශෝධරා|Yashodhara අමාලි|Amali අනෝමා|Anoma අනුරාධා|Anuradha
  අරුණි|Aruni අයේෂා|Ayesha චමරි|Chamari චම්පිකා|Champika චාන්දනී|Chandani චතුරි|Chathuri දීපා|Deepa දීපිකා|Deepika
  දිලිනි|Dilini ගංගා|Ganga ගීතා|Geetha හේමා|Hema හිරුණි|Hiruni ඉන්ද්‍රාණි|Indrani ජයන්ති|Jayanthi කුසුම්|Kusum
  ලලිතා|Lalitha මේනකා|Menaka මාලිකා|Malika නදීකා|Nadeeka පෙරේරා|Perera සිල්වා|Silva ප්‍රනාන්දු|Fernando
  බණ්ඩාර|Bandara ජයවර්ධන|Jayawardena රත්නායක|Ratnayake හේරත්|Herath දිසානායක|Dissanayake ගුණවර්ධන|Gunawardena
  කුමාර|Kumara කුමාරි|Kumari විජේසිංහ|Wijesinghe රණසිංහ|Ranasinghe සේනානායක|Senanayake ද_සිල්වා|de_Silva
  මෙන්ඩිස්|Mendis ජයසූරිය|Jayasuriya අමරසේකර|Amarasekara ලියනගේ|Liyanage සමරසිංහ|Samarasinghe රාජපක්ෂ|Rajapaksa
  වික්‍රමසිංහ|Wickramasinghe ජයසිංහ|Jayasinghe ගුණසේකර|Gunasekara කරුණාරත්න|Karunaratne ප්‍රේමරත්න|Premaratne
  ඒකනායක|Ekanayake ගමගේ|Gamage අබේසිංහ|Abeysinghe අබේවර්ධන|Abeywardena අබේසේකර|Abeysekara ජයලත්|Jayalath
  ජයතිලක|Jayathilaka ජයරත්න|Jayaratne ජයකොඩි|Jayakody ජයසේකර|Jayasekara වීරසිංහ|Weerasinghe වීරසේකර|Weerasekara
  වීරක්කොඩි|Weerakkody වීරතුංග|Weeratunga වීරසූරිය|Weerasuriya විජේරත්න|Wijeratne විජේසේකර|Wijesekara
  විජේවර්ධන|Wijewardena විජේතුංග|Wijetunga විජේසූරිය|Wijesuriya විතානගේ|Withanage වික්‍රමරත්න|Wickramaratne
  වික්‍රමාරච්චි|Wickramarachchi හෙට්ටිආරච්චි|Hettiarachchi හෙට්ටිගේ|Hettige හපුආරච්චි|Hapuarachchi
  මුණසිංහ|Munasinghe මුදලිගේ|Mudalige මද්දුමගේ|Maddumage මල්ලවආරච්චි|Mallawarachchi මාරසිංහ|Marasinghe
  නානායක්කාර|Nanayakkara නවරත්න|Nawaratne පතිරණ|Pathirana පතිරාජ|Pathiraja පීරිස්|Peiris ප්‍රියදර්ශන|Priyadarshana
  ප්‍රියදර්ශනී|Priyadarshani රත්නසිරි|Rathnasiri රණවීර|Ranaweera රණතුංග|Ranatunga රොඩ්රිගෝ|Rodrigo
  සමරවීර|Samaraweera සමරනායක|Samaranayake සමරසේකර|Samarasekara සෙනෙවිරත්න|Seneviratne සිරිසේන|Sirisena
  සිරිවර්ධන|Siriwardena සොයිසා|Soysa සුබසිංහ|Subasinghe සුමනසේකර|Sumanasekara සූරියආරච්චි|Suriyaarachchi
  තෙන්නකෝන්|Tennakoon තිලකරත්න|Thilakaratne උඩුගම|Udugama උඩවත්ත|Udawatta වර්ණකුලසූරිය|Warnakulasuriya
  වන්නිආරච්චි|Wanniarachchi වනිගසේකර|Wanigasekara වෙල්ගම|Welgama අල්විස්|Alwis අමරසිංහ|Amarasinghe
  අමරතුංග|Amaratunga අලහකෝන්|Alahakoon අතපත්තු|Atapattu ආරියරත්න|Ariyaratne ආරියසිංහ|Ariyasinghe
  බාලසූරිය|Balasuriya බස්නායක|Basnayake කොළඹගේ|Colombage කූරේ|Cooray කොස්තා|Costa ධර්මරත්න|Dharmaratne
  ධර්මදාස|Dharmadasa ධර්මසේන|Dharmasena දහනායක|Dahanayake ඩයස්|Dias එදිරිසිංහ|Edirisinghe එල්ලාවල|Ellawala
  ගම්ලත්|Gamlath ගොඩගේ|Godage ගෝමස්|Gomes ගුණතිලක|Gunathilaka ගුණරත්න|Gunaratne ගුණසිංහ|Gunasinghe
  ඉලංගකෝන්|Ilangakoon කහවත්ත|Kahawatte කළුආරච්චි|Kaluarachchi කරුණාතිලක|Karunathilaka කොඩිකාර|Kodikara
  කොඩිතුවක්කු|Kodithuwakku කුලතුංග|Kulatunga කුලරත්න|Kularatne කුරුප්පු|Kuruppu ලොකුගේ|Lokuge මානතුංග|Manatunga
  නිශ්ශංක|Nissanka පල්ලියගුරු|Palliyaguru පනාගොඩ|Panagoda පරණවිතාන|Paranavithana රූපසිංහ|Rupasinghe
  චන්ද්‍රසේකර|Chandrasekara චන්ද්‍රසිරි|Chandrasiri මොහොට්ටි|Mohotti රණවක|Ranawaka සපරමාදු|Saparamadu
  ජිනදාස|Jinadasa පියදාස|Piyadasa ගුණදාස|Gunadasa සෝමරත්න|Somaratne විමලරත්න|Wimalaratne විමලසේන|Wimalasena
  සෝමපාල|Somapala රත්නපාල|Ratnapala පියසේන|Piyasena ආරියදාස|Ariyadasa විමලදාස|Wimaladasa සිරිපාල|Siripala
  පොඩිබණ්ඩා|Podibanda විල්සන්|Wilson ඩේවිඩ්|David විලියම්|William ගුණපාල|Gunapala ජයසේන|Jayasena බන්දුල|Bandula
  තිලක්|Tilak ලලිත්|Lalith ජයතිස්ස|Jayatissa රෝහණ|Rohana අතුල|Athula පියරත්න|Piyaratne සෝමාවතී|Somawathi
  ලීලාවතී|Leelawathi ගුණවතී|Gunawathi කරුණාවතී|Karunawathi කුසුමාවතී|Kusumawathi සීලාවතී|Seelawathi
  පොඩිමැණිකේ|Podimenike රන්මැණිකේ|Ranmenike පියවතී|Piyawathi චන්ද්‍රාවතී|Chandrawathi ධර්මාවතී|Dharmawathi
  යසෝමාවතී|Yasomawathi එමලින්|Emalin නන්දාවතී|Nandawathi ලීලා|Leela නන්දා|Nanda චන්ද්‍රා|Chandra සීතා|Seetha
  ස්වර්ණා|Swarna පියසීලි|Piyaseeli මාලිනී|Malini කාන්ති|Kanthi ශාන්ති|Shanthi දිනිති|Dinithi සෙනුරි|Senuri
  කවිඳි|Kavindi නෙත්මි|Nethmi හිරුෂි|Hirushi ඉමේෂා|Imesha රශ්මි|Rashmi සඳලි|Sandali නවෝද්‍යා|Nawodya දිනෙත්|Dineth
  සෙනුක|Senuka නිමේෂ්|Nimesh මලිත්|Malith දිලුම්|Dilum හිරුෂ|Hirusha ජනිඳු|Janindu රශ්මික|Rashmika අවිෂ්ක|Avishka
  චමල්|Chamal චමත්|Chamath භාතිය|Bhathiya`);

/** Names in Tamil and Latin letters. */
const tamil =
  scriptBy(`சிவகுமார்|Sivakumar ரமேஷ்|Ramesh கார்த்திக்|Karthik சுரேஷ்|Suresh இளங்கோ|Ilango குமார்|Kumar ராஜன்|Rajan
  கணேஷ்|Ganesh முருகன்|Murugan செந்தில்|Senthil விஜய்|Vijay ரவி|Ravi மோகன்|Mohan பிரகாஷ்|Prakash நிரோஷன்|Niroshan
  தினேஷ்|Dinesh கஜன்|Gajan சந்திரன்|Chandran தர்ஷன்|Tharshan பாலா|Bala அனுஷா|Anusha பிரியா|Priya கவிதா|Kavitha
  சுமதி|Sumathi மாலதி|Malathi வசந்தி|Vasanthi தர்ஷினி|Tharshini லக்ஷ்மி|Lakshmi சரஸ்வதி|Saraswathi ராதிகா|Radhika
  கீதா|Geetha நிரோஜா|Niroja யாழினி|Yalini சாந்தி|Shanthi மீனா|Meena ரேவதி|Revathi உமா|Uma சுகன்யா|Suganya
  தேவி|Devi ஜெயந்தி|Jeyanthi ராஜரத்தினம்|Rajaratnam சிவலிங்கம்|Sivalingam நடராஜா|Nadarajah கந்தசாமி|Kandasamy
  பாலசுப்பிரமணியம்|Balasubramaniam செல்வராஜா|Selvarajah தியாகராஜா|Thiyagarajah யோகேஸ்வரன்|Yogeswaran
  பெருமாள்|Perumal கந்தையா|Kandiah சண்முகநாதன்|Shanmuganathan விக்னேஸ்வரன்|Vigneswaran தங்கராஜா|Thangarajah
  மகேந்திரன்|Mahendran குலசிங்கம்|Kulasingam நவரத்தினம்|Navaratnam ராமநாதன்|Ramanathan சுந்தரலிங்கம்|Sundaralingam
  பொன்னம்பலம்|Ponnambalam அருணாசலம்|Arunasalam முகமது|Mohamed அகமது|Ahamed ரிஸ்வான்|Rizwan இம்ரான்|Imran
  பாரூக்|Farook நிசார்|Nizar ரியாஸ்|Riyas ஹசன்|Hassan ஹுசைன்|Hussain அன்வர்|Anwar சலீம்|Saleem ஃபைசல்|Faizal
  ஜமால்|Jamal அஸ்லம்|Aslam யூசுப்|Yoosuf பாத்திமா|Fathima ஆயிஷா|Aysha சித்தி|Sithy ரிஸ்னா|Rizna நஸ்ரின்|Nasrin
  சப்னா|Sabna மர்யம்|Mariyam ஹம்சா|Hamsa சல்மா|Salma ஜெசிமா|Jezima ஃபரினா|Farina நஜிமா|Najima ஷிஃபானா|Shifana
  ரஹ்மா|Rahma இப்ராஹிம்|Ibrahim மரிக்கார்|Marikkar நசீர்|Naseer ஹனிபா|Haniffa லெப்பை|Lebbe காசிம்|Cassim
  ரஹீம்|Raheem சாஹிப்|Sahib ஜுனைத்|Junaid மன்சூர்|Mansoor ராசிக்|Razik சாலி|Sally அமீன்|Ameen பௌசி|Fowzie
  செல்லையா|Selliah முருகேசு|Murugesu சின்னத்தம்பி|Sinnathamby ஆறுமுகம்|Arumugam வேலுப்பிள்ளை|Velupillai
  பொன்னையா|Ponniah தம்பையா|Thambiah சுப்பிரமணியம்|Subramaniam கணபதிப்பிள்ளை|Kanapathipillai நாகலிங்கம்|Nagalingam
  இராசையா|Rasiah சண்முகம்|Shanmugam மாணிக்கம்|Manickam துரைசாமி|Thuraisamy செல்வநாயகம்|Selvanayagam
  யோகராஜா|Yogarajah ஸ்ரீதரன்|Sritharan ஸ்ரீகாந்தன்|Srikanthan விமலன்|Vimalan ஜெயக்குமார்|Jeyakumar
  உதயகுமார்|Uthayakumar நந்தகுமார்|Nanthakumar கிருஷ்ணன்|Krishnan பிரபாகரன்|Prabakaran தவராஜா|Thavarajah
  ரவீந்திரன்|Raveendran பாஸ்கரன்|Baskaran மனோகரன்|Manoharan கஜேந்திரன்|Gajendran பிரசாந்த்|Prashanth
  நிஷாந்தன்|Nishanthan துஷ்யந்தன்|Thushyanthan கௌதமன்|Gowthaman சஞ்சீவன்|Sanjeevan மதுஷன்|Mathushan
  அபிஷேக்|Abishek கவிஷன்|Kavishan ஹரிஷ்|Harish தனுஷன்|Thanushan விதுஷன்|Vithushan நிலக்ஷன்|Nilakshan
  ஜதுஷன்|Jathushan லக்ஷன்|Lakshan செல்லம்மா|Sellammah நாகம்மா|Nagammah பொன்னம்மா|Ponnammah தங்கம்மா|Thangammah
  இராசம்மா|Rasammah கமலாதேவி|Kamaladevi யோகம்மா|Yogammah சிவகாமி|Sivakami மகேஸ்வரி|Maheswari பரமேஸ்வரி|Parameswari
  யோகேஸ்வரி|Yogeswari ராஜேஸ்வரி|Rajeswari புவனேஸ்வரி|Puvaneswari கமலா|Kamala இந்திரா|Indira பத்மாவதி|Pathmavathy
  சிவராணி|Sivarani ஜெயராணி|Jeyarani ரஜனி|Rajani கலாநிதி|Kalanithy நளினி|Nalini சுபாஷினி|Subashini வனிதா|Vanitha
  துஷாந்தினி|Thushanthini நிலானி|Nilani கஜானி|Gajani அபிராமி|Abirami மதுஷா|Mathusha ஜனனி|Janani திவ்யா|Thivya
  வைஷ்ணவி|Vaishnavi பவித்ரா|Pavithra கிருஷிகா|Krishika டிலக்ஷிகா|Dilakshika சஞ்சனா|Sanjana நிருஷா|Nirusha
  சிவபாலன்|Sivapalan தர்மலிங்கம்|Tharmalingam மகாலிங்கம்|Mahalingam கனகரத்தினம்|Kanagaratnam துரைராஜா|Thurairajah
  செல்வரத்தினம்|Selvaratnam இராசநாயகம்|Rasanayagam தேவராஜா|Thevarajah அருள்நாதன்|Arulnathan ஜெயரத்தினம்|Jeyaratnam
  பரமநாதன்|Paramanathan சிவஞானம்|Sivagnanam நாகராஜா|Nagarajah குணரத்தினம்|Gunaratnam
  விநாயகமூர்த்தி|Vinayagamoorthy தம்பிராஜா|Thambirajah யோகநாதன்|Yoganathan இராமச்சந்திரன்|Ramachandran
  கருணாகரன்|Karunakaran சிவராசா|Sivarasa மயில்வாகனம்|Mylvaganam பத்மநாதன்|Pathmanathan முத்துலிங்கம்|Muthulingam
  இராசலிங்கம்|Rasalingam முத்தையா|Muttiah மாரிமுத்து|Marimuthu இராமையா|Ramaiah கருப்பையா|Karuppiah
  பழனியாண்டி|Palaniyandi சுப்பையா|Suppiah அப்துல்|Abdul இஸ்மாயில்|Ismail மீரா|Meera உமர்|Umar ஹமீட்|Hameed
  காதர்|Cader அலி|Ali லத்தீப்|Latheef ஹனீபா|Haneefa மஹ்ரூப்|Mahroof நவாஸ்|Nawaz நௌபர்|Naufer ரிபாஸ்|Rifas
  சிராஜ்|Siraj அஸாத்|Azad அர்ஷாத்|Arshad இர்ஷாத்|Irshad ஷிராஸ்|Shiraz பஸ்லான்|Fazlan ஹிஷாம்|Hisham இன்ஷாப்|Inshaf
  அப்துல்லா|Abdullah ஸைத்|Zaid ரிஷாத்|Rishad சஜாத்|Sajath பாஹிம்|Fahim உம்மு|Ummu ஆமினா|Amina கதீஜா|Kadeeja
  ஜெய்னம்பு|Zainambu ரஹ்மத்|Rahmath நூர்|Noor ஹலீமா|Haleema சுல்பிகா|Zulfika ஹிதாயா|Hidaya மஸாஹிரா|Mazahira
  நூருல்|Noorul ரிபா|Rifa ஷஹ்லா|Shahla சுமையா|Sumaiya ஹஃப்ஸா|Hafsa ஆகிலா|Aqeela ஷைமா|Shaima நுஹா|Nuha ஸைனப்|Zainab
  ரினோஸா|Rinoza கபூர்|Cafoor சலாம்|Salam நிசாம்|Nizam தாஹிர்|Thahir ஜலீல்|Jaleel மௌலானா|Moulana இல்யாஸ்|Ilyas
  அஸீஸ்|Azeez காலித்|Khalid அமீர்|Ameer ரபீக்|Rafeek ஷரீப்|Shareef பஷீர்|Basheer மஜீத்|Majeed பரீத்|Fareed
  சமத்|Samad வஹாப்|Wahab ரஷீத்|Rasheed`);

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
    script: sinhala,
    male: {
      0: `Piyasena Somapala Jinadasa Ratnapala Gunadasa Ariyadasa Dharmadasa Wimaladasa Karunaratne Siripala Podibanda Wilson David
        William Piyadasa Sirisena Gunapala Jayasena Sunil Ananda Siril`,
      1950: `Sunil Nimal Sarath Gamini Ananda Wimal Kamal Mahinda Ranjith Lal Nihal Bandula Tilak Lalith Jayantha Jayatissa Rohana Athula
        Piyaratne Siripala Sirisena Upul Piyal Kapila`,
      1965: `Ajith Nimal Saman Sarath Chandana Jayantha Priyantha Gamini Lalith Wasantha Kapila Ranjith Sanath Upul Nihal Rohana Udaya
        Prasanna Aruna Susantha Nishantha Sugath Wijitha Athula Hemantha Janaka Indika`,
      1980: `Chaminda Nuwan Ruwan Pradeep Saman Indika Sanjeewa Asela Dinesh Roshan Sampath Buddhika Nalin Nalaka Chandana Prasanna
        Gayan Janaka Suranga Damith Manjula Mahesh Thilina Harsha Prabath Sanjaya Nishantha`,
      1993: `Kasun Tharindu Lahiru Nuwan Isuru Chathura Dilan Supun Madushan Sandaruwan Pasindu Pathum Kavindu Sahan Dasun Sandun Charith
        Nipun Ishan Shehan Hasitha Ravindu Malith Janith Lakmal Yasas Malinda Avishka Nimesh Dineth`,
    },
    female: {
      0: `Somawathi Leelawathi Gunawathi Karunawathi Kusumawathi Seelawathi Podimenike Ranmenike Piyawathi Chandrawathi Dharmawathi
        Yasomawathi Emalin Nandawathi Leela Sumana Mallika`,
      1950: `Leela Nanda Chandra Seetha Swarna Mallika Sumana Padma Kusum Indrani Malini Kanthi Piyaseeli Sujatha Rohini Pushpa Hema Mala
        Malani Visaka Lalitha Yamuna`,
      1965: `Kumari Chandani Sriyani Mallika Indrani Padma Sujatha Geetha Renuka Priyanthi Damayanthi Deepika Shanthi Nayana Champika
        Kanthi Malani Malika Samanthi Sunethra Anoma Rohini Jayanthi Nilmini Deepa Shyamali Pushpa`,
      1980: `Dilhani Nadeesha Anusha Dilrukshi Nilmini Thushari Chamari Niluka Inoka Iresha Rasika Wasana Champika Nirosha Samanthi
        Kumudu Harshani Jeewani Dinusha Nadeeka Manori Deepika Kanchana Anuradha Menaka Shiromi Ruwani`,
      1993: `Sachini Hansika Chathurika Thilini Ishara Sanduni Gayani Dilini Madushani Nimali Piyumi Chathuri Hiruni Himasha Imasha
        Tharushi Sewwandi Kaushalya Lakshika Oshadi Pabasara Udari Upeksha Sandamali Dinithi Kavindi Nethmi Rashmi Imesha Nawodya`,
    },
    family: `Perera:5 Silva:3.5 Fernando:4 Bandara:3 Jayawardena:1.5 Ratnayake:1.5 Herath:1.6 Dissanayake:1.6 Gunawardena
      Kumara/Kumari:3 Wijesinghe Ranasinghe Senanayake de_Silva Mendis Jayasuriya Amarasekara Liyanage Samarasinghe
      Rajapaksa Wickramasinghe Jayasinghe Gunasekara Karunaratne Premaratne Ekanayake Gamage Abeysinghe Abeywardena
      Abeysekara Jayalath Jayathilaka Jayaratne Jayakody Jayasekara Weerasinghe Weerasekara Weerakkody Weeratunga
      Weerasuriya Wijeratne Wijesekara Wijewardena Wijetunga Wijesuriya Withanage Wickramaratne Wickramarachchi
      Hettiarachchi Hettige Hapuarachchi Munasinghe Mudalige Maddumage Mallawarachchi Marasinghe Nanayakkara Nawaratne
      Pathirana Pathiraja Peiris Priyadarshana/Priyadarshani Rathnasiri Ranaweera Ranatunga Rodrigo Samaraweera
      Samaranayake Samarasekara Seneviratne Sirisena Siriwardena Soysa Subasinghe Sumanasekara Suriyaarachchi
      Tennakoon Thilakaratne Udugama Udawatta Warnakulasuriya Wanniarachchi Wanigasekara Welgama Alwis Amarasinghe
      Amaratunga Alahakoon Atapattu Ariyaratne Ariyasinghe Balasuriya Basnayake Colombage Cooray Costa Dharmaratne
      Dharmadasa Dharmasena Dahanayake Dias Edirisinghe Ellawala Gamlath Godage Gomes Gunathilaka Gunaratne Gunasinghe
      Ilangakoon Kahawatte Kaluarachchi Karunathilaka Kodikara Kodithuwakku Kulatunga Kularatne Kuruppu Lokuge
      Manatunga Nissanka Palliyaguru Panagoda Paranavithana Rupasinghe Chandrasekara Chandrasiri Mohotti Ranawaka
      Saparamadu Jinadasa Piyadasa Gunadasa Somaratne Wimalaratne Wimalasena Somapala Ratnapala`,
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
    script: tamil,
    male: {
      0: `Kandiah Selliah Murugesu Sinnathamby Arumugam Velupillai Ponniah Thambiah Subramaniam Kanapathipillai Nagalingam Rasiah
        Shanmugam Manickam Thuraisamy Kandasamy Nadarajah`,
      1955: `Sivakumar Selvarajah Yogarajah Sritharan Srikanthan Vimalan Jeyakumar Uthayakumar Nanthakumar Krishnan Prabakaran Thavarajah
        Raveendran Baskaran Manoharan Ravi Mohan Ganesh Chandran Rajan Yogeswaran Mahendran`,
      1985: `Niroshan Dinesh Gajan Tharshan Prashanth Nishanthan Thushyanthan Gowthaman Sanjeevan Karthik Ramesh Suresh Vijay Senthil
        Prakash Gajendran Kumar Bala Murugan Ilango`,
      1996: `Mathushan Abishek Kavishan Harish Thanushan Vithushan Nilakshan Jathushan Lakshan Tharshan Karthik Gowthaman Niroshan
        Sanjeevan Prashanth Vijay`,
    },
    female: {
      0: `Sellammah Nagammah Ponnammah Thangammah Rasammah Kamaladevi Yogammah Sivakami Saraswathi Lakshmi Maheswari Parameswari`,
      1955: `Maheswari Parameswari Yogeswari Rajeswari Puvaneswari Kamala Indira Pathmavathy Sivarani Jeyarani Rajani Kalanithy Nalini
        Malathi Vasanthi Shanthi Jeyanthi Sumathi Geetha Meena Uma Devi`,
      1985: `Tharshini Kavitha Anusha Priya Subashini Vanitha Radhika Revathi Suganya Niroja Yalini Thushanthini Nilani Gajani Sumathi
        Malathi Janani`,
      1996: `Abirami Mathusha Janani Thivya Vaishnavi Pavithra Krishika Dilakshika Sanjana Nirusha Yalini Suganya Priya Tharshini Niroja`,
    },
    family: `Rajaratnam Sivalingam Nadarajah Kandasamy Balasubramaniam Selvarajah Thiyagarajah Yogeswaran Perumal Kandiah Shanmuganathan
      Vigneswaran Thangarajah Mahendran Kulasingam Navaratnam Ramanathan Sundaralingam Ponnambalam Arunasalam Sivapalan Tharmalingam
      Mahalingam Kanagaratnam Thurairajah Selvaratnam Rasanayagam Thevarajah Arulnathan Jeyaratnam Paramanathan Sivagnanam Nagarajah
      Gunaratnam Vinayagamoorthy Thambirajah Yoganathan Ramachandran Karunakaran Sivarasa Mylvaganam Pathmanathan Muthulingam Rasalingam
      Muttiah Marimuthu Ramaiah Karuppiah Palaniyandi Suppiah Subramaniam Arumugam Murugesu Sinnathamby Velupillai Krishnan`,
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
    script: tamil,
    male: {
      0: 'Mohamed Abdul Ahamed Ismail Ibrahim Meera Umar Hameed Cader Ali Latheef Haneefa Yoosuf Hussain',
      1965: 'Mohamed Abdul Ahamed Farook Nizar Anwar Saleem Jamal Mahroof Nawaz Naufer Siraj Azad Riyas Faizal Aslam Hussain Shiraz',
      1988: 'Mohamed Ahamed Rizwan Imran Riyas Rifas Arshad Irshad Shiraz Fazlan Hisham Inshaf Abdullah Zaid Rishad Sajath Fahim Hassan Aslam',
    },
    female: {
      0: 'Sithy Ummu Fathima Amina Kadeeja Zainambu Rahmath Noor Haleema Mariyam',
      1965: 'Fathima Sithy Noorul Zulfika Hidaya Mazahira Najima Jezima Salma Farina Nasrin Haleema Rahma',
      1988: 'Fathima Aysha Rizna Nasrin Sabna Shifana Rifa Shahla Sumaiya Hafsa Aqeela Shaima Nuha Zainab Rinoza Hamsa Mariyam',
    },
    family: `Ibrahim Marikkar Naseer Haniffa Lebbe Cassim Raheem Sahib Junaid Mansoor Razik Sally Ameen Fowzie Ismail Hameed Cader Latheef
      Cafoor Hussain Salam Nizam Thahir Jaleel Moulana Ilyas Azeez Khalid Ameer Rafeek Shareef Basheer Majeed Fareed Samad Wahab Rasheed
      Farook Mahroof Nizar`,
  },
];
