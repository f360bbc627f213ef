import type { NameFacts } from '../../model.ts';

const native = '{given.native} {family.native}';

/** The last name of Tamils is the father's. */
const TAMIL_FATHERS = `சுப்பிரமணியன்|Subramanian முருகன்|Murugan கிருஷ்ணன்|Krishnan பழனிசாமி|Palanisamy ராஜேந்திரன்|Rajendran செல்வராஜ்|Selvaraj ஆறுமுகம்|Arumugam
  சண்முகம்|Shanmugam கணேசன்|Ganesan ராமசாமி|Ramasamy நடராஜன்|Natarajan கோவிந்தராஜ்|Govindaraj சுந்தரம்|Sundaram வேலுசாமி|Velusamy ராஜகோபால்|Rajagopal மாரியப்பன்|Mariappan
  கந்தசாமி|Kandasamy பெருமாள்|Perumal சீனிவாசன்|Srinivasan தங்கவேல்|Thangavel பாலசுப்பிரமணியன்|Balasubramanian முத்துசாமி|Muthusamy வெங்கடேசன்|Venkatesan
  ராமச்சந்திரன்|Ramachandran நாகராஜன்|Nagarajan சேகர்|Sekar குமார்|Kumar மணி|Mani ராஜா|Raja பாண்டியன்|Pandian சங்கர்|Shankar அண்ணாமலை|Annamalai கருப்பசாமி|Karuppasamy
  சிவகுமார்|Sivakumar ராமன்|Raman விஸ்வநாதன்|Viswanathan ஜெயராமன்|Jayaraman தனபால்|Dhanapal இளங்கோவன்|Elangovan மாணிக்கம்|Manickam`;

const tamil: NameFacts = {
  share: 0.5,
  near: { 'Tamil Nadu': 80, Karnataka: 6, Kerala: 2, 'Andhra Pradesh': 2, Maharashtra: 1.5 },
  native,
  male: {
    0: `சுப்பிரமணியன்|Subramanian ராமசாமி|Ramasamy கிருஷ்ணன்|Krishnan முத்துசாமி|Muthusamy பெருமாள்|Perumal கந்தசாமி|Kandasamy ஆறுமுகம்|Arumugam சண்முகம்|Shanmugam
      நடராஜன்|Natarajan கோவிந்தன்|Govindan பழனிசாமி|Palanisamy மாரிமுத்து|Marimuthu சுந்தரம்|Sundaram வேலுசாமி|Velusamy`,
    1950: `ராஜேந்திரன்|Rajendran செல்வராஜ்|Selvaraj கணேசன்|Ganesan முருகன்|Murugan சீனிவாசன்|Srinivasan ராமச்சந்திரன்|Ramachandran பாலசுப்பிரமணியன்|Balasubramanian
      ஜெயராமன்|Jayaraman நாகராஜன்|Nagarajan சேகர்|Sekar தங்கவேல்|Thangavel மோகன்|Mohan ரவி|Ravi பாண்டியன்|Pandian விஸ்வநாதன்|Viswanathan`,
    1970: `சிவகுமார்|Sivakumar செந்தில்குமார்|Senthilkumar சுரேஷ்|Suresh ரமேஷ்|Ramesh குமார்|Kumar முருகேசன்|Murugesan பாலாஜி|Balaji சரவணன்|Saravanan வெங்கடேசன்|Venkatesan
      ராஜா|Raja பிரகாஷ்|Prakash கண்ணன்|Kannan மணிகண்டன்|Manikandan சங்கர்|Shankar ஆனந்த்|Anand அருண்|Arun`,
    1988: `கார்த்திக்|Karthik விக்னேஷ்|Vignesh பிரவீன்|Praveen அருண்|Arun தினேஷ்|Dinesh மணிகண்டன்|Manikandan விஜய்|Vijay அஜித்|Ajith சூர்யா|Surya ஹரிஷ்|Harish கோகுல்|Gokul
      சந்தோஷ்|Santhosh பிரதீப்|Pradeep சதீஷ்|Sathish தமிழ்செல்வன்|Tamilselvan ராகுல்|Rahul கௌதம்|Gowtham நவீன்|Naveen`,
  },
  female: {
    0: `லட்சுமி|Lakshmi சரஸ்வதி|Saraswathi மீனாட்சி|Meenakshi பார்வதி|Parvathi கமலா|Kamala ருக்மணி|Rukmani செல்லம்மாள்|Chellammal ராஜம்மாள்|Rajammal பாக்கியம்|Bakkiyam
      காமாட்சி|Kamatchi`,
    1950: `வசந்தா|Vasantha ராஜேஸ்வரி|Rajeswari சாந்தி|Shanthi விஜயா|Vijaya மல்லிகா|Mallika கலா|Kala ஜெயந்தி|Jayanthi சாவித்திரி|Savithri புவனேஸ்வரி|Bhuvaneswari
      தமிழ்செல்வி|Tamilselvi மாலதி|Malathi உஷா|Usha`,
    1970: `கவிதா|Kavitha சுமதி|Sumathi லதா|Latha கீதா|Geetha ரேவதி|Revathi ஜோதி|Jothi மகேஸ்வரி|Maheswari அனிதா|Anitha சங்கீதா|Sangeetha உமா|Uma செல்வி|Selvi தேவி|Devi
      பிரியா|Priya சுதா|Sudha`,
    1988: `திவ்யா|Divya ரம்யா|Ramya சௌமியா|Sowmya நந்தினி|Nandhini பிரியதர்ஷினி|Priyadharshini கீர்த்தனா|Keerthana அபிநயா|Abinaya சுவாதி|Swathi காயத்ரி|Gayathri
      சந்தியா|Sandhiya ஐஸ்வர்யா|Aishwarya வினோதினி|Vinothini பவித்ரா|Pavithra ஹரிணி|Harini யாழினி|Yazhini தர்ஷினி|Dharshini`,
  },
  family: TAMIL_FATHERS,
};

/** Christians and Muslims of Tamil Nadu. */
const tamilChristian: NameFacts = {
  share: 0,
  near: { 'Tamil Nadu': 7, Kerala: 0.5 },
  native,
  male: {
    0: 'அந்தோணி|Anthony ஜோசப்|Joseph சூசை|Soosai பீட்டர்|Peter தேவசகாயம்|Devasahayam ஞானராஜ்|Gnanaraj',
    1970: 'ஜான்சன்|Johnson ஸ்டீபன்|Stephen டேவிட்|David ஜெரால்ட்|Gerald வின்சென்ட்|Vincent ரிச்சர்ட்|Richard ஆரோக்கியராஜ்|Arockiaraj சாமுவேல்|Samuel கிறிஸ்டோபர்|Christopher',
  },
  female: {
    0: 'மேரி|Mary அந்தோணியம்மாள்|Anthoniammal தெரசா|Theresa ரோசி|Rosy எலிசபெத்|Elizabeth',
    1970: 'ஜெனிபர்|Jenifer கிரேஸ்|Grace ஸ்டெல்லா|Stella ஷீபா|Sheeba ஜெயந்தி|Jayanthi பிரின்சி|Princy அனிதா|Anitha',
  },
  family:
    'ராஜ்|Raj ஜோசப்|Joseph பீட்டர்|Peter சேவியர்|Xavier செல்வராஜ்|Selvaraj டேனியல்|Daniel தாமஸ்|Thomas ஜேக்கப்|Jacob பெர்னாண்டோ|Fernando ஞானதுரை|Gnanadurai லூர்து|Lourdu',
};

const tamilMuslim: NameFacts = {
  share: 0,
  near: { 'Tamil Nadu': 6.5 },
  native,
  male: {
    0: 'முகமது|Mohamed அப்துல்|Abdul காதர்|Kader இப்ராஹிம்|Ibrahim சையது|Syed மைதீன்|Mohideen',
    1970: 'முகமது|Mohamed ரஹ்மான்|Rahman அன்சாரி|Ansari ஜாகிர்|Zakir இம்ரான்|Imran ரியாஸ்|Riyaz பாசில்|Fazil ஆசிப்|Asif அஸ்லம்|Aslam',
  },
  female: {
    0: 'பாத்திமா|Fathima ஜைனப்|Zainab கதீஜா|Kadhija மும்தாஜ்|Mumtaj நூர்ஜஹான்|Noorjahan',
    1970: 'ஷபானா|Shabana பர்வீன்|Parveen ஆயிஷா|Ayisha ரஹ்மத்|Rahmath யாஸ்மின்|Yasmin சல்மா|Salma நஸ்ரின்|Nasrin',
  },
  family:
    'இப்ராஹிம்|Ibrahim உசேன்|Hussain காதர்|Kader அலி|Ali சாகுல்_ஹமீது|Shahul_Hameed ரஹீம்|Raheem இஸ்மாயில்|Ismail பாஷா|Basha கனி|Gani மைதீன்|Mohideen ரஃபிக்|Rafiq சுல்தான்|Sulthan',
};

const telugu: NameFacts = {
  share: 0.6,
  near: { Telangana: 65, 'Andhra Pradesh': 86, Karnataka: 8, 'Tamil Nadu': 4, Maharashtra: 1.5, Odisha: 3 },
  native,
  male: {
    0: `వెంకటేశ్వర్లు|Venkateswarlu సుబ్బారావు|Subbarao నరసింహ|Narasimha రామారావు|Ramarao సత్యనారాయణ|Satyanarayana లక్ష్మయ్య|Lakshmaiah రాములు|Ramulu కృష్ణమూర్తి|Krishnamurthy
      వీరయ్య|Veeraiah యాదగిరి|Yadagiri పుల్లయ్య|Pullaiah`,
    1950: `సత్యనారాయణ|Satyanarayana వెంకటేశ్వర్లు|Venkateswarlu శ్రీనివాసరావు|Srinivasarao ప్రసాద్|Prasad మోహన్|Mohan రామకృష్ణ|Ramakrishna సుధాకర్|Sudhakar ప్రభాకర్|Prabhakar
      భాస్కర్|Bhaskar జనార్దన్|Janardhan మల్లేశ్|Mallesh కృష్ణ|Krishna రవీందర్|Ravinder`,
    1970: `శ్రీనివాస్|Srinivas రమేష్|Ramesh సురేష్|Suresh రవి|Ravi వెంకటేష్|Venkatesh శ్రీకాంత్|Srikanth రాజు|Raju నరేష్|Naresh కిరణ్|Kiran మహేష్|Mahesh సతీష్|Satish
      చంద్రశేఖర్|Chandrashekar మధు|Madhu ప్రవీణ్|Praveen కుమార్|Kumar`,
    1988: `సాయి|Sai సాయి_కిరణ్|Sai_Kiran రాజేష్|Rajesh నవీన్|Naveen కార్తీక్|Karthik వంశీ|Vamsi హర్ష|Harsha అనిల్|Anil భరత్|Bharath రాకేష్|Rakesh అఖిల్|Akhil సందీప్|Sandeep
      మణికంఠ|Manikanta చైతన్య|Chaitanya పవన్|Pawan తరుణ్|Tarun అభిలాష్|Abhilash`,
  },
  female: {
    0: `లక్ష్మమ్మ|Lakshmamma సుబ్బమ్మ|Subbamma వెంకటమ్మ|Venkatamma సత్యవతి|Satyavathi సరస్వతి|Saraswathi అనసూయ|Anasuya రాములమ్మ|Ramulamma పార్వతి|Parvathi సీతమ్మ|Seethamma`,
    1950: `విజయలక్ష్మి|Vijayalakshmi లక్ష్మి|Lakshmi సుజాత|Sujatha పద్మ|Padma రాజేశ్వరి|Rajeshwari ఉమ|Uma సరళ|Sarala వసంత|Vasantha భారతి|Bharathi జయ|Jaya కుమారి|Kumari
      పుష్ప|Pushpa`,
    1970: `సుజాత|Sujatha లత|Latha కవిత|Kavitha స్వప్న|Swapna శిరీష|Sirisha రమాదేవి|Ramadevi మాధవి|Madhavi అనిత|Anitha శైలజ|Shailaja సునీత|Sunitha జ్యోతి|Jyothi శ్రీదేవి|Sridevi
      రజిత|Rajitha స్వాతి|Swathi`,
    1988: `దివ్య|Divya ప్రియాంక|Priyanka మౌనిక|Mounika సౌజన్య|Soujanya అనూష|Anusha శ్రావణి|Sravani లావణ్య|Lavanya భవాని|Bhavani నవ్య|Navya హారిక|Harika శ్రావ్య|Sravya
      కీర్తి|Keerthi పూజిత|Poojitha సాహితి|Sahithi తేజస్విని|Tejaswini రమ్య|Ramya`,
  },
  family: `రెడ్డి|Reddy:14 రావు|Rao:7 నాయుడు|Naidu:4 రాజు|Raju:3 గౌడ్|Goud:3 కుమార్|Kumar:3 చౌదరి|Chowdary యాదవ్|Yadav శర్మ|Sharma వర్మ|Varma ప్రసాద్|Prasad శాస్త్రి|Sastry
    మూర్తి|Murthy చారి|Chary నాయక్|Naik కొండ|Konda బండి|Bandi గుంటూరు|Guntur కొల్లి|Kolli అల్లూరి|Alluri పెద్ది|Peddi వేముల|Vemula గుర్రం|Gurram పోలి|Poli మద్ది|Maddi
    కంచర్ల|Kancherla బొల్లి|Bolli దాసరి|Dasari గంటా|Ganta జంగం|Jangam మేకల|Mekala తోట|Thota యర్రా|Yerra చింతల|Chintala ఉప్పల|Uppala నల్ల|Nalla`,
};

const kannada: NameFacts = {
  share: 0.3,
  near: { Karnataka: 56, Maharashtra: 1, Kerala: 0.5, Telangana: 1.5 },
  native,
  male: {
    0: `ಬಸವರಾಜ|Basavaraj ಶಿವಪ್ಪ|Shivappa ರಾಮಯ್ಯ|Ramaiah ಕೃಷ್ಣಪ್ಪ|Krishnappa ತಿಮ್ಮಯ್ಯ|Thimmaiah ನಂಜಪ್ಪ|Nanjappa ಸಿದ್ದಪ್ಪ|Siddappa ವೆಂಕಟೇಶ|Venkatesh ನಾರಾಯಣ|Narayana
      ಮಲ್ಲಿಕಾರ್ಜುನ|Mallikarjun`,
    1950: `ನಾಗರಾಜ|Nagaraj ಮಂಜುನಾಥ|Manjunath ಬಸವರಾಜ|Basavaraj ಶ್ರೀನಿವಾಸ|Srinivas ರಮೇಶ|Ramesh ವಿಶ್ವನಾಥ|Vishwanath ಶಿವಕುಮಾರ|Shivakumar ಪ್ರಕಾಶ|Prakash ಸುರೇಶ|Suresh
      ಗಂಗಾಧರ|Gangadhar ರಾಜಶೇಖರ|Rajashekar`,
    1970: `ಮಂಜುನಾಥ|Manjunath ರವಿ|Ravi ಕುಮಾರ|Kumar ಸುನೀಲ|Sunil ಗಿರೀಶ|Girish ಹರೀಶ|Harish ಪ್ರವೀಣ|Praveen ಸಂತೋಷ|Santosh ಮಹೇಶ|Mahesh ಯೋಗೇಶ|Yogesh ರಘು|Raghu ಚಂದ್ರಶೇಖರ|Chandrashekar
      ವಿನಯ|Vinay ಲೋಕೇಶ|Lokesh`,
    1988: `ದರ್ಶನ್|Darshan ಕಿರಣ್|Kiran ರಾಹುಲ್|Rahul ಅಭಿಷೇಕ್|Abhishek ನವೀನ್|Naveen ಚೇತನ್|Chetan ಪವನ್|Pavan ಕಾರ್ತಿಕ್|Karthik ಸಚಿನ್|Sachin ಭರತ್|Bharath ನಿಖಿಲ್|Nikhil ಪ್ರಜ್ವಲ್|Prajwal
      ಮನೋಜ್|Manoj ವಿನಾಯಕ|Vinayak ಧನುಷ್|Dhanush`,
  },
  female: {
    0: `ಲಕ್ಷ್ಮಮ್ಮ|Lakshmamma ಗೌರಮ್ಮ|Gowramma ಪಾರ್ವತಮ್ಮ|Parvathamma ಸರೋಜಮ್ಮ|Sarojamma ಜಯಮ್ಮ|Jayamma ಕಮಲಮ್ಮ|Kamalamma ರುಕ್ಮಿಣಿ|Rukmini ಶಾರದಮ್ಮ|Sharadamma`,
    1950: `ಶಾರದಾ|Sharada ಗೀತಾ|Geetha ಸುಜಾತಾ|Sujatha ಮಂಜುಳಾ|Manjula ವಿಜಯಲಕ್ಷ್ಮಿ|Vijayalakshmi ಸುಮಿತ್ರಾ|Sumithra ಭಾಗ್ಯ|Bhagya ಜ್ಯೋತಿ|Jyothi ಪದ್ಮಾ|Padma ಶೋಭಾ|Shobha`,
    1970: `ಸವಿತಾ|Savitha ಕವಿತಾ|Kavitha ರೇಖಾ|Rekha ಮಂಜುಳಾ|Manjula ಶ್ವೇತಾ|Shwetha ಆಶಾ|Asha ಭಾರತಿ|Bharathi ಸುನಿತಾ|Sunitha ವೀಣಾ|Veena ಶಿಲ್ಪಾ|Shilpa ರೂಪಾ|Roopa ಅನಿತಾ|Anitha
      ಲತಾ|Latha`,
    1988: `ಪೂಜಾ|Pooja ಕಾವ್ಯ|Kavya ರಮ್ಯ|Ramya ಸೌಮ್ಯ|Sowmya ದಿವ್ಯ|Divya ಅನುಷಾ|Anusha ಐಶ್ವರ್ಯ|Aishwarya ಸಂಜನಾ|Sanjana ಮೇಘನಾ|Meghana ರಕ್ಷಿತಾ|Rakshitha ಸಿಂಧು|Sindhu ಚೈತ್ರಾ|Chaithra
      ಸ್ಪೂರ್ತಿ|Spoorthi ಭೂಮಿಕಾ|Bhoomika`,
  },
  family: `ಗೌಡ|Gowda:14 ಕುಮಾರ್|Kumar:5 ಶೆಟ್ಟಿ|Shetty:4 ಪಾಟೀಲ|Patil:4 ರಾವ್|Rao:3 ಹೆಗಡೆ|Hegde ಭಟ್|Bhat ನಾಯಕ್|Naik ಕಾಮತ್|Kamath ಮೂರ್ತಿ|Murthy ಪೂಜಾರಿ|Poojary ಹಿರೇಮಠ|Hiremath
    ಕುಲಕರ್ಣಿ|Kulkarni ದೇಸಾಯಿ|Desai ರೆಡ್ಡಿ|Reddy ಆಚಾರ್ಯ|Acharya ಬಸವರಾಜ್|Basavaraj ಮಠ|Math ಜೋಶಿ|Joshi ಅಂಗಡಿ|Angadi ಬಡಿಗೇರ|Badiger ಕಾಂಬಳೆ|Kamble ಪೈ|Pai ಶೆಣೈ|Shenoy
    ನಾಗರಾಜ್|Nagaraj ಶಾಸ್ತ್ರಿ|Shastri ಅಯ್ಯಂಗಾರ್|Iyengar ಸಿದ್ದಪ್ಪ|Siddappa`,
};

const malayali: NameFacts = {
  share: 0.5,
  near: { Kerala: 52, Karnataka: 3, 'Tamil Nadu': 2, Maharashtra: 1, Delhi: 0.8 },
  native,
  male: {
    0: `നാരായണൻ|Narayanan കൃഷ്ണൻ|Krishnan ഗോപാലൻ|Gopalan ശങ്കരൻ|Sankaran കേശവൻ|Kesavan ഭാസ്കരൻ|Bhaskaran രാഘവൻ|Raghavan കുഞ്ഞിരാമൻ|Kunhiraman ദാമോദരൻ|Damodaran
      വാസുദേവൻ|Vasudevan`,
    1950: `രാജൻ|Rajan മോഹനൻ|Mohanan വിജയൻ|Vijayan രവീന്ദ്രൻ|Raveendran സുരേന്ദ്രൻ|Surendran ശശി|Sasi ബാലകൃഷ്ണൻ|Balakrishnan അശോകൻ|Asokan ചന്ദ്രൻ|Chandran രാധാകൃഷ്ണൻ|Radhakrishnan
      പ്രസാദ്|Prasad`,
    1970: `സുരേഷ്|Suresh രാജേഷ്|Rajesh അനിൽ|Anil സന്തോഷ്|Santhosh ഷാജി|Shaji പ്രദീപ്|Pradeep ബിജു|Biju മനോജ്|Manoj സജി|Saji ജയൻ|Jayan അജിത്|Ajith വിനോദ്|Vinod ദിലീപ്|Dileep
      രതീഷ്|Ratheesh`,
    1988: `വിഷ്ണു|Vishnu അരുൺ|Arun അഖിൽ|Akhil രാഹുൽ|Rahul അനൂപ്|Anoop ശ്രീജിത്ത്|Sreejith അഭിജിത്ത്|Abhijith അർജുൻ|Arjun നിഖിൽ|Nikhil ശരത്|Sarath ജിതിൻ|Jithin ഹരികൃഷ്ണൻ|Harikrishnan
      അനന്തു|Ananthu ആദർശ്|Adarsh ഗോകുൽ|Gokul`,
  },
  female: {
    0: `ലക്ഷ്മി|Lakshmi ഭാർഗവി|Bhargavi ജാനകി|Janaki കല്യാണി|Kalyani സരോജിനി|Sarojini മാധവി|Madhavi പാർവതി|Parvathy ദേവകി|Devaki കാർത്യായനി|Karthyayani`,
    1950: `രാധ|Radha ശാന്ത|Santha ലീല|Leela ഓമന|Omana വിജയമ്മ|Vijayamma സുമതി|Sumathi ഗീത|Geetha ഇന്ദിര|Indira പ്രസന്ന|Prasanna രമണി|Remani വത്സല|Valsala`,
    1970: `ബിന്ദു|Bindu സിന്ധു|Sindhu ഷീബ|Sheeba ലത|Latha മിനി|Mini സ്മിത|Smitha ജയശ്രീ|Jayasree ബീന|Beena രജനി|Rajani ശ്രീജ|Sreeja പ്രിയ|Priya രേഖ|Rekha ദീപ|Deepa`,
    1988: `അഞ്ജലി|Anjali ആതിര|Athira അശ്വതി|Aswathy ഐശ്വര്യ|Aiswarya ശ്രീലക്ഷ്മി|Sreelakshmi അനുശ്രീ|Anusree ആര്യ|Arya മീര|Meera കാവ്യ|Kavya നന്ദന|Nandana ഗായത്രി|Gayathri
      അപർണ|Aparna രേഷ്മ|Reshma ദേവിക|Devika വൈഷ്ണവി|Vaishnavi`,
  },
  family: `നായർ|Nair:14 കുമാർ|Kumar/കുമാരി|Kumari:5 പിള്ള|Pillai:4 മേനോൻ|Menon:3 കൃഷ്ണൻ|Krishnan നമ്പ്യാർ|Nambiar പണിക്കർ|Panicker കുറുപ്പ്|Kurup വാര്യർ|Warrier
    നമ്പൂതിരി|Namboothiri രാജൻ|Rajan മോഹനൻ|Mohanan വിജയൻ|Vijayan രവീന്ദ്രൻ|Raveendran സുരേന്ദ്രൻ|Surendran ചന്ദ്രൻ|Chandran ബാബു|Babu ദാസ്|Das ഗോപാലകൃഷ്ണൻ|Gopalakrishnan
    രാധാകൃഷ്ണൻ|Radhakrishnan ശശിധരൻ|Sasidharan ബാലൻ|Balan പ്രകാശ്|Prakash ഉണ്ണി|Unni രാജ്|Raj`,
};

const syrianChristian: NameFacts = {
  share: 0.3,
  near: { Kerala: 27, Karnataka: 1.5, 'Tamil Nadu': 0.5 },
  native,
  male: {
    0: 'തോമസ്|Thomas ജോസഫ്|Joseph വർക്കി|Varkey മത്തായി|Mathai ചാക്കോ|Chacko കുര്യാക്കോസ്|Kuriakose പൗലോസ്|Paulose ഔസേപ്പ്|Ouseph',
    1955: 'ജോർജ്|George ജോസ്|Jose ബാബു|Babu സണ്ണി|Sunny ഏബ്രഹാം|Abraham ജേക്കബ്|Jacob ബെന്നി|Benny ഷാജു|Shaju റോയ്|Roy ജോണി|Johny',
    1982: 'ജിബിൻ|Jibin അലൻ|Alan ജെറിൻ|Jerin ലിജോ|Lijo ടോം|Tom ജസ്റ്റിൻ|Justin നിതിൻ|Nithin എബിൻ|Ebin ജോയൽ|Joel ക്രിസ്റ്റി|Christy അനീഷ്|Aneesh',
  },
  female: {
    0: 'മറിയാമ്മ|Mariamma ഏലിയാമ്മ|Eliamma അന്നമ്മ|Annamma ത്രേസ്യാമ്മ|Thresiamma റോസമ്മ|Rosamma സാറാമ്മ|Saramma',
    1955: 'മേരി|Mary ലിസി|Lissy ജെസ്സി|Jessy മോളി|Molly സൂസൻ|Susan ആലീസ്|Alice ഷേർളി|Sherly ലൈസാമ്മ|Laisamma ബീന|Beena',
    1982: 'അനു|Anu നീതു|Neethu ജിസ്മി|Jismy അലീന|Aleena മരിയ|Maria റിയ|Riya ടീന|Teena സ്നേഹ|Sneha അഞ്ജു|Anju ജോസ്മി|Josmy ഹന്ന|Hanna',
  },
  family: `തോമസ്|Thomas ജോസഫ്|Joseph മാത്യു|Mathew ജോർജ്|George വർഗീസ്|Varghese കുര്യൻ|Kurian ഫിലിപ്പ്|Philip ചാക്കോ|Chacko ജേക്കബ്|Jacob ഏബ്രഹാം|Abraham ആന്റണി|Antony ജോസ്|Jose
    സെബാസ്റ്റ്യൻ|Sebastian ചെറിയാൻ|Cherian ഈപ്പൻ|Eapen പോൾ|Paul ജോൺ|John സൈമൺ|Simon ഫ്രാൻസിസ്|Francis സ്കറിയ|Skaria`,
};

const mappila: NameFacts = {
  share: 0.1,
  near: { Kerala: 18, Karnataka: 1 },
  native,
  male: {
    0: 'മുഹമ്മദ്|Muhammed അബ്ദുൽ|Abdul മൊയ്തീൻ|Moideen അബൂബക്കർ|Aboobacker കുഞ്ഞുമുഹമ്മദ്|Kunjumuhammed ഹംസ|Hamza ഇബ്രാഹിം|Ibrahim',
    1965: 'അഷ്റഫ്|Ashraf അബ്ദുൽ|Abdul സലീം|Saleem നാസർ|Nasar ഷാഫി|Shafi മുജീബ്|Mujeeb റഫീഖ്|Rafeeq ബഷീർ|Basheer ഷംസുദ്ദീൻ|Shamsudheen മുഹമ്മദ്|Muhammed',
    1988: 'മുഹമ്മദ്|Muhammed ഫാസിൽ|Fasil അൻഷാദ്|Anshad നൗഫൽ|Noufal ഷഫീഖ്|Shafeeq അജ്മൽ|Ajmal റിയാസ്|Riyas സഫ്വാൻ|Safwan ജുനൈദ്|Junaid അനസ്|Anas സിനാൻ|Sinan',
  },
  female: {
    0: 'ഫാത്തിമ|Fathima ആയിഷ|Aysha കദീജ|Kadeeja ആമിന|Amina ബീവി|Beevi നബീസ|Nabeesa',
    1965: 'സുബൈദ|Subaida റംല|Ramla സുഹറ|Suhara ജമീല|Jameela സൗദ|Souda റുഖിയ|Rukhiya ഷാഹിന|Shahina റസിയ|Rasiya',
    1988: 'ഫാത്തിമ|Fathima ഷിഫ|Shifa ഹിബ|Hiba നസ്രിൻ|Nasrin ഷഹല|Shahala ഫിദ|Fida സഫ്ന|Safna മുഹ്സിന|Muhsina നജ്ല|Najla റിസ്വാന|Rizwana',
  },
  family:
    'കോയ|Koya അലി|Ali മുഹമ്മദ്|Muhammed ഹാജി|Haji മൊയ്തീൻ|Moideen കുട്ടി|Kutty റഹ്മാൻ|Rahman ഹമീദ്|Hameed കരീം|Kareem റഷീദ്|Rasheed ലത്തീഫ്|Latheef ഖാദർ|Khader സലാം|Salam അസീസ്|Azeez',
};

/** The peoples of the south. */
export const southern: readonly NameFacts[] = [
  tamil,
  tamilChristian,
  tamilMuslim,
  telugu,
  kannada,
  malayali,
  syrianChristian,
  mappila,
];
