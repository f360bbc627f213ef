import type { NameFacts } from '../../model.ts';

/** Sri Lankan names by community, as pairs of Sinhala or Tamil and Latin letters, common ones first: Sinhalese, Tamils, Moors. */
export const sriLankanNames: readonly NameFacts[] = [
  {
    share: 75,
    native: '{given.native} {family.native}',
    male: `කසුන්|Kasun නුවන්|Nuwan චමින්ද|Chaminda දිනේෂ්|Dinesh සුනිල්|Sunil රුවන්|Ruwan තරිඳු|Tharindu
      ප්‍රදීප්|Pradeep සමන්|Saman නිමල්|Nimal අජිත්|Ajith කමල්|Kamal ලහිරු|Lahiru සරත්|Sarath ලසිත්|Lasith
      අසේල|Asela සඳරුවන්|Sandaruwan මහේෂ්|Mahesh අමල්|Amal විමල්|Wimal ගාමිණී|Gamini ආනන්ද|Ananda මහින්ද|Mahinda
      චන්දන|Chandana සංජීව|Sanjeewa සංජය|Sanjaya ප්‍රසන්න|Prasanna ජානක|Janaka රොෂාන්|Roshan රුවන්ත|Ruwantha
      ඉන්දික|Indika චතුර|Chathura චරිත්|Charith දිලාන්|Dilan දමිත්|Damith දසුන්|Dasun දුෂ්මන්ත|Dushmantha
      ඊෂාන්|Ishan ගයාන්|Gayan හර්ෂ|Harsha හසිත|Hasitha හේමන්ත|Hemantha ඉසුරු|Isuru ජනිත්|Janith ජයන්ත|Jayantha
      කපිල|Kapila කවිඳු|Kavindu ලක්මාල්|Lakmal ලාල්|Lal මදුෂාන්|Madushan මලින්ද|Malinda මංජුල|Manjula
      මිලින්ද|Milinda නලින්|Nalin නාලක|Nalaka නිහාල්|Nihal නිපුන්|Nipun නිරෝෂන්|Niroshan නිෂාන්ත|Nishantha
      පසිඳු|Pasindu පතුම්|Pathum පියල්|Piyal ප්‍රබාත්|Prabath ප්‍රියන්ත|Priyantha රජිත|Rajitha රංජිත්|Ranjith
      රවිඳු|Ravindu රවීන්ද්‍ර|Raveendra සචින්|Sachin සචිත්‍ර|Sachithra සහන්|Sahan සම්පත්|Sampath සනත්|Sanath
      සඳුන්|Sandun සංක|Sanka සසංක|Sasanka ශාන්|Shan ශෙහාන්|Shehan සිරිල්|Siril සුදේශ්|Sudesh සුගත්|Sugath
      සුජීව|Sujeewa සුපුන්|Supun සුරංග|Suranga සුසන්ත|Susantha තිළිණ|Thilina තිසර|Thisara උදය|Udaya උපුල්|Upul
      විජිත|Wijitha වසන්ත|Wasantha යසස්|Yasas රමේෂ්|Ramesh සුරේෂ්|Suresh අරුණ|Aruna බුද්ධික|Buddhika
      චානක|Chanaka ධනුෂ්ක|Dhanushka`,
    female: `දිල්හානි|Dilhani නිමාලි|Nimali සචිනි|Sachini හංසිකා|Hansika කුමුදු|Kumudu චතුරිකා|Chathurika
      තිලිනි|Thilini ඉෂාරා|Ishara නදීෂා|Nadeesha ප්‍රියන්ති|Priyanthi සඳමාලි|Sandamali රුවනි|Ruwani
      මල්ලිකා|Mallika දමයන්ති|Damayanthi අනුෂා|Anusha ප්‍රියා|Priya සුමනා|Sumana වසනා|Wasana නිල්මිණි|Nilmini
      සඳුනි|Sanduni දිනුෂා|Dinusha දිල්රුක්ෂි|Dilrukshi ගයානි|Gayani හර්ෂණී|Harshani හිමාෂා|Himasha ඉමාෂා|Imasha
      ඉනෝකා|Inoka ඉරේෂා|Iresha ජීවනී|Jeewani කාංචනා|Kanchana කල්පනා|Kalpana කෞශල්‍යා|Kaushalya ලක්මාලි|Lakmali
      ලක්ෂිකා|Lakshika ලෝචනා|Lochana මධුෂානි|Madushani මනෝරි|Manori මාලා|Mala මාලනී|Malani මංගලිකා|Mangalika
      නයනා|Nayana නෙලුම්|Nelum නිලූකා|Niluka නිරෝෂා|Nirosha නිෂානි|Nishani ඔෂාදී|Oshadi පබසරා|Pabasara
      පද්මා|Padma පවිත්‍රා|Pavithra පියුමි|Piyumi පුෂ්පා|Pushpa රසිකා|Rasika රේණුකා|Renuka රෝහිණී|Rohini
      රොෂනි|Roshani සමන්ති|Samanthi සරෝජා|Saroja සෙව්වන්දි|Sewwandi ශානිකා|Shanika ශිරෝමි|Shiromi
      ශ්‍යාමලී|Shyamali සිතාරා|Sithara ශ්‍රියානි|Sriyani සුබාෂිණී|Subhashini සුජාතා|Sujatha සුනේත්‍රා|Sunethra
      තක්ෂිලා|Thakshila තාරකා|Tharaka තරංගා|Tharanga තරුෂි|Tharushi තුෂාරි|Thushari උදාරි|Udari උපේක්ෂා|Upeksha
      වින්ද්‍යා|Vindya විශාකා|Visaka යමුනා|Yamuna යශෝධරා|Yashodhara අමාලි|Amali අනෝමා|Anoma අනුරාධා|Anuradha
      අරුණි|Aruni අයේෂා|Ayesha චමරි|Chamari චම්පිකා|Champika චාන්දනී|Chandani චතුරි|Chathuri දීපා|Deepa
      දීපිකා|Deepika දිලිනි|Dilini ගංගා|Ganga ගීතා|Geetha හේමා|Hema හිරුණි|Hiruni ඉන්ද්‍රාණි|Indrani
      ජයන්ති|Jayanthi කුසුම්|Kusum ලලිතා|Lalitha මේනකා|Menaka මාලිකා|Malika නදීකා|Nadeeka`,
    family: `පෙරේරා|Perera සිල්වා|Silva ප්‍රනාන්දු|Fernando බණ්ඩාර|Bandara ජයවර්ධන|Jayawardena රත්නායක|Ratnayake
      හේරත්|Herath දිසානායක|Dissanayake ගුණවර්ධන|Gunawardena කුමාර|Kumara/කුමාරි|Kumari විජේසිංහ|Wijesinghe
      රණසිංහ|Ranasinghe සේනානායක|Senanayake ද_සිල්වා|de_Silva මෙන්ඩිස්|Mendis ජයසූරිය|Jayasuriya
      අමරසේකර|Amarasekara ලියනගේ|Liyanage සමරසිංහ|Samarasinghe රාජපක්ෂ|Rajapaksa වික්‍රමසිංහ|Wickramasinghe
      ජයසිංහ|Jayasinghe ගුණසේකර|Gunasekara කරුණාරත්න|Karunaratne ප්‍රේමරත්න|Premaratne ඒකනායක|Ekanayake
      ගමගේ|Gamage අබේසිංහ|Abeysinghe අබේවර්ධන|Abeywardena අබේසේකර|Abeysekara ජයලත්|Jayalath ජයතිලක|Jayathilaka
      ජයරත්න|Jayaratne ජයකොඩි|Jayakody ජයසේකර|Jayasekara වීරසිංහ|Weerasinghe වීරසේකර|Weerasekara
      වීරක්කොඩි|Weerakkody වීරතුංග|Weeratunga වීරසූරිය|Weerasuriya විජේරත්න|Wijeratne විජේසේකර|Wijesekara
      විජේවර්ධන|Wijewardena විජේතුංග|Wijetunga විජේසූරිය|Wijesuriya විතානගේ|Withanage වික්‍රමරත්න|Wickramaratne
      වික්‍රමාරච්චි|Wickramarachchi හෙට්ටිආරච්චි|Hettiarachchi හෙට්ටිගේ|Hettige හපුආරච්චි|Hapuarachchi
      මුණසිංහ|Munasinghe මුදලිගේ|Mudalige මද්දුමගේ|Maddumage මල්ලවආරච්චි|Mallawarachchi මාරසිංහ|Marasinghe
      නානායක්කාර|Nanayakkara නවරත්න|Nawaratne පතිරණ|Pathirana පතිරාජ|Pathiraja පීරිස්|Peiris
      ප්‍රියදර්ශන|Priyadarshana/ප්‍රියදර්ශනී|Priyadarshani රත්නසිරි|Rathnasiri රණවීර|Ranaweera රණතුංග|Ranatunga
      රොඩ්රිගෝ|Rodrigo සමරවීර|Samaraweera සමරනායක|Samaranayake සමරසේකර|Samarasekara සෙනෙවිරත්න|Seneviratne
      සිරිසේන|Sirisena සිරිවර්ධන|Siriwardena සොයිසා|Soysa සුබසිංහ|Subasinghe සුමනසේකර|Sumanasekara
      සූරියආරච්චි|Suriyaarachchi තෙන්නකෝන්|Tennakoon තිලකරත්න|Thilakaratne උඩුගම|Udugama උඩවත්ත|Udawatta
      වර්ණකුලසූරිය|Warnakulasuriya වන්නිආරච්චි|Wanniarachchi වනිගසේකර|Wanigasekara වෙල්ගම|Welgama අල්විස්|Alwis
      අමරසිංහ|Amarasinghe අමරතුංග|Amaratunga අලහකෝන්|Alahakoon අතපත්තු|Atapattu ආරියරත්න|Ariyaratne
      ආරියසිංහ|Ariyasinghe බාලසූරිය|Balasuriya බස්නායක|Basnayake කොළඹගේ|Colombage කූරේ|Cooray කොස්තා|Costa
      ධර්මරත්න|Dharmaratne ධර්මදාස|Dharmadasa ධර්මසේන|Dharmasena දහනායක|Dahanayake ඩයස්|Dias
      එදිරිසිංහ|Edirisinghe එල්ලාවල|Ellawala ගම්ලත්|Gamlath ගොඩගේ|Godage ගෝමස්|Gomes ගුණතිලක|Gunathilaka
      ගුණරත්න|Gunaratne ගුණසිංහ|Gunasinghe ඉලංගකෝන්|Ilangakoon කහවත්ත|Kahawatte කළුආරච්චි|Kaluarachchi
      කරුණාතිලක|Karunathilaka කොඩිකාර|Kodikara කොඩිතුවක්කු|Kodithuwakku කුලතුංග|Kulatunga කුලරත්න|Kularatne
      කුරුප්පු|Kuruppu ලොකුගේ|Lokuge මානතුංග|Manatunga නිශ්ශංක|Nissanka පල්ලියගුරු|Palliyaguru පනාගොඩ|Panagoda
      පරණවිතාන|Paranavithana රූපසිංහ|Rupasinghe චන්ද්‍රසේකර|Chandrasekara චන්ද්‍රසිරි|Chandrasiri
      මොහොට්ටි|Mohotti රණවක|Ranawaka සපරමාදු|Saparamadu ජිනදාස|Jinadasa පියදාස|Piyadasa ගුණදාස|Gunadasa
      සෝමරත්න|Somaratne විමලරත්න|Wimalaratne විමලසේන|Wimalasena සෝමපාල|Somapala රත්නපාල|Ratnapala`,
  },
  {
    share: 15,
    native: '{given.native} {family.native}',
    male: `சிவகுமார்|Sivakumar ரமேஷ்|Ramesh கார்த்திக்|Karthik சுரேஷ்|Suresh இளங்கோ|Ilango குமார்|Kumar ராஜன்|Rajan
      கணேஷ்|Ganesh முருகன்|Murugan செந்தில்|Senthil விஜய்|Vijay ரவி|Ravi மோகன்|Mohan பிரகாஷ்|Prakash
      நிரோஷன்|Niroshan தினேஷ்|Dinesh கஜன்|Gajan சந்திரன்|Chandran தர்ஷன்|Tharshan பாலா|Bala`,
    female: `அனுஷா|Anusha பிரியா|Priya கவிதா|Kavitha சுமதி|Sumathi மாலதி|Malathi வசந்தி|Vasanthi தர்ஷினி|Tharshini
      லக்ஷ்மி|Lakshmi சரஸ்வதி|Saraswathi ராதிகா|Radhika கீதா|Geetha நிரோஜா|Niroja யாழினி|Yalini சாந்தி|Shanthi
      மீனா|Meena ரேவதி|Revathi உமா|Uma சுகன்யா|Suganya தேவி|Devi ஜெயந்தி|Jeyanthi`,
    family: `ராஜரத்தினம்|Rajaratnam சிவலிங்கம்|Sivalingam நடராஜா|Nadarajah கந்தசாமி|Kandasamy
      பாலசுப்பிரமணியம்|Balasubramaniam செல்வராஜா|Selvarajah தியாகராஜா|Thiyagarajah யோகேஸ்வரன்|Yogeswaran
      பெருமாள்|Perumal கந்தையா|Kandiah சண்முகநாதன்|Shanmuganathan விக்னேஸ்வரன்|Vigneswaran தங்கராஜா|Thangarajah
      மகேந்திரன்|Mahendran குலசிங்கம்|Kulasingam நவரத்தினம்|Navaratnam ராமநாதன்|Ramanathan
      சுந்தரலிங்கம்|Sundaralingam பொன்னம்பலம்|Ponnambalam அருணாசலம்|Arunasalam`,
  },
  {
    share: 10,
    native: '{given.native} {family.native}',
    male: `முகமது|Mohamed அகமது|Ahamed ரிஸ்வான்|Rizwan இம்ரான்|Imran பாரூக்|Farook நிசார்|Nizar ரியாஸ்|Riyas
      ஹசன்|Hassan ஹுசைன்|Hussain அன்வர்|Anwar சலீம்|Saleem ஃபைசல்|Faizal ஜமால்|Jamal அஸ்லம்|Aslam யூசுப்|Yoosuf`,
    female: `பாத்திமா|Fathima ஆயிஷா|Aysha சித்தி|Sithy ரிஸ்னா|Rizna நஸ்ரின்|Nasrin சப்னா|Sabna மர்யம்|Mariyam
      ஹம்சா|Hamsa சல்மா|Salma ஜெசிமா|Jezima ஃபரினா|Farina நஜிமா|Najima ஷிஃபானா|Shifana ரஹ்மா|Rahma`,
    family: `இப்ராஹிம்|Ibrahim மரிக்கார்|Marikkar நசீர்|Naseer ஹனிபா|Haniffa லெப்பை|Lebbe காசிம்|Cassim ரஹீம்|Raheem
      சாஹிப்|Sahib ஜுனைத்|Junaid மன்சூர்|Mansoor ராசிக்|Razik சாலி|Sally அமீன்|Ameen பௌசி|Fowzie`,
  },
];
