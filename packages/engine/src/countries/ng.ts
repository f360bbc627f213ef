import { VERVE } from '../data/cards.ts';
import { english } from '../data/languages/english.ts';
import { BILL_PAYMENT, INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { ngBvn } from '../validators/ngBvn.ts';
import { ngNin } from '../validators/ngNin.ts';
import { ngNuban } from '../validators/ngNuban.ts';
import { certified, country, pictured } from './declare.ts';

/**
 * Percentages of people in a state: Yoruba Christians and Muslims, Igbo, Hausa and Fulani, of the south-south, of
 * the middle belt.
 */
const STATES = `
  Lagos State: 50 16 18 6 8 2
  Kano State: 1 1 2 94 0.5 1.5
  Oyo State: 62 30 4 2 1.5 0.5
  Federal Capital Territory: 14 5 25 28 12 16
  Rivers State: 3 1 22 2 71 1
  Edo State: 5 1 9 3 81 1
  Kaduna State: 4 2 6 74 2 12
  Borno State: 1 1 2 93 1 2
  Abia State: 1 0.2 94 0.8 4 0
  Plateau State: 3 1 8 28 3 57
  Kwara State: 30 58 3 7 1 1
  Enugu State: 1 0.2 95 1 2 0.8
  Ogun State: 64 27 5 2 2 0
  Anambra State: 1 0.2 96 0.8 2 0
  Delta State: 3 0.5 22 1.5 73 0
  Sokoto State: 1 1 1 96 0.3 0.7
  Akwa Ibom State: 2 0.3 6 0.7 91 0
  Cross River State: 2 0.3 9 1 87 0.7
  Imo State: 1 0.2 96 0.8 2 0
  Ondo State: 78 12 5 2 3 0
  Osun State: 62 33 3 1.5 0.5 0
  Bauchi State: 1 1 2 88 1 7
  Niger State: 6 8 5 66 2 13`;

function near(column: number): Readonly<Record<string, number>> {
  const lines = STATES.trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [state = '', shares = ''] = line.trim().split(': ');
      return [state, Number(shares.split(' ')[column])];
    }),
  );
}

/** Of a hundred of the south-south in a state: Edo, Ibibio and Efik, peoples of the Niger delta. Estimates. */
const SOUTH_SOUTH: Readonly<Record<string, readonly number[]>> = {
  'Edo State': [92, 2, 6],
  'Rivers State': [3, 15, 82],
  'Delta State': [10, 4, 86],
  'Akwa Ibom State': [1, 97, 2],
  'Cross River State': [1, 95, 4],
};
const ELSEWHERE = [30, 45, 25];

function nearSouth(people: number): Readonly<Record<string, number>> {
  const shares = Object.entries(near(4)).map(([state, share]) => {
    const parts = SOUTH_SOUTH[state] ?? ELSEWHERE;
    return [state, (share * (parts[people] as number)) / 100];
  });
  return Object.fromEntries(shares);
}

const YORUBA = `Adebayo Adeyemi Ogunleye Balogun Adeleke Ojo Adeniyi Adeyinka Adesina Adekunle Adetunji Adegoke Adebisi Afolabi Ajayi
  Akande Akinola Akinwande Akinyemi Akintola Alabi Alade Aluko Babalola Bamidele Bankole Coker Dada Falade Fashola Fayemi Folarin Ige
  Jegede Kolawole Ogunbanjo Ogundipe Okunola Oladipo Olaniyan Olatunji Olawale Olayinka Omotoso Oni Osho Oyedele Oyewole Johnson
  Williams`;

const YORUBA_MUSLIM = `Lawal Balogun Salami Bakare Jimoh Sanusi Shittu Lasisi Yusuff Afolabi Adeyemi Oladipo Raji Alabi Bello Animashaun
  Akande Adebayo Oyedeji Adegbite Olawale Busari Gbadamosi Oseni Sulaimon Abdulsalam Kareem Ajadi Mudashiru Popoola`;

/** Given names of Christians of the south-south and the middle belt. */
const SOUTHERN = {
  male: {
    0: `Joseph Samuel Michael Sunday Friday Monday Godwin Augustine Peter Simon Moses Thomas Daniel Gabriel Anthony Francis Paul
      Solomon Patrick Clement`,
    1960: `Sunday Friday Monday Emmanuel Joseph Michael Godwin Samuel Peter Patrick Anthony Daniel Solomon Paul Victor Felix
      Augustine Lucky Francis Innocent Philip`,
    1980: `Emmanuel Victor Samuel Daniel Michael Sunday Godwin Friday Kingsley Lucky Joseph Peter Solomon Collins Felix Anthony
      Gabriel Ebenezer Benjamin Moses Kelvin Prince`,
    1998: `Emmanuel Victor Daniel Samuel David Prosper Godswill Favour Wisdom Joshua Kelvin Gift Michael Promise Caleb Destiny
      Elijah Marvelous Bright Gideon`,
  },
  female: {
    0: `Grace Comfort Mary Elizabeth Esther Agnes Patience Cecilia Regina Helen Rebecca Theresa Victoria Margaret Christiana Lucy
      Martha Janet`,
    1960: `Grace Comfort Mary Patience Esther Victoria Elizabeth Rose Mercy Helen Florence Caroline Rita Joy Glory Stella Charity
      Roseline Felicia`,
    1980: `Blessing Joy Glory Mercy Patience Esther Grace Favour Peace Mary Happiness Charity Gift Stella Faith Rita Queen Juliet
      Evelyn Ruth Deborah`,
    1998: `Favour Blessing Precious Glory Esther Peace Mercy Happiness Goodness Gift Success Joy Promise Miracle Queen Grace Divine
      Faith Deborah`,
  },
};

export const ng = country('ng', () => ({
  name: 'Nigeria',
  alpha3: 'NGA',
  paydays: [[25], [28]],
  currency: 'NGN',
  decimals: 0,
  perEuro: 1100,
  ips: '105.112-127 197.210-210 102.88-95',
  gs1: '615',
  holidays: '0101 fitr+1..2 E-2 E+1 0501 0612 adha adha+1* mawlid+1 1001 1225* 1226*',
  group: 'Africa',
  locale: { language: 'en', zone: 'Africa/Lagos' },
  economy: {
    vat: { usual: 7.5 },
    deductions: { social: 8, tax: 8 },
    tenure: { rent: 45, loan: 1 },
    shops: { card: 40, wallet: 15 },
  },
  words: {
    exonyms: 'nigerianisch Nigerianer nigeriano Nigeriaanse Nijerya Nijeryalı nigérian',
    scripts: `ナイジェリア 尼日利亚 奈及利亞 나이지리아 نيجيريا نيجيري~ नाइजीरिया Нигери^ Нігері^ нигерийск~ нігерійськ~ Mnigeria Wanigeria`,
    women: 'Nigerianerin Nigerianerinnen',
    places:
      'Lagos=ラゴス|拉各斯|라고스|لاغوس|लागोस|Лагос+|Lagosian|Lagosians; Abuja=アブジャ|阿布贾|아부자|أبوجا',
    numbers: { company: 'cac_number cac_registration' },
  },
  language: {
    ...english,
    merchants: `{owner} Stores|{owner} Pharmacy|{town} Supermarket|{owner} Filling Station|{town} Bookshop|{owner} Kitchen|
      {owner} Fast Food|{owner} Provision Store|{owner} Salon|{owner} Bakery|{town} Suya Spot||{owner} Boutique|
      {owner} Electronics|{owner} Opticians|{owner} Building Materials|{owner} Phones and Accessories|
      {owner} Tailoring|{town} Travels`,
  },
  aliases: 'Nigerian Nigerians Naija Federal_Republic_of_Nigeria Najeriya Nàìjíríà',
  ages: '25 27 20 14 8.5 4 1.5',
  population: {
    source:
      'Estimates, rounded; unemployment and own account by the NBS, Nigeria Labour Force Survey Q2 2024 (4.3; men 82.2, women 88.3 %)',
    men: '50.6 50.4 50 49.5 49 48 46',
    work: ['46 82 90 90 87 82 70 56 36', '42 72 80 82 79 70 58 42 24'],
    own: [82, 88],
    unemployed: 4.3,
    disabled: 1,
    pensioned: 7,
    pay: { median: 95000, spread: 6, top: 8, women: 80 },
  },
  life: {
    studies: 30,
    retires: 60,
    pays: [32000, 180000],
    institutions: `
      university University of {town}
      university@Lagos (University of Lagos|Lagos State University)
      university@Benin_City University of Benin
      university@Kano Bayero University
      university@Abeokuta Federal University of Agriculture, Abeokuta
      university@Zaria Ahmadu Bello University
      university@Kaduna Kaduna State University
      university@Aba Abia State University
      university@Port_Harcourt (University of Port Harcourt|Rivers State University)
      university@Enugu Enugu State University of Science and Technology
      university@Osogbo Osun State University
      university@Sokoto Usmanu Danfodiyo University
      university@Akure+Owerri+Minna Federal University of Technology, {town}
      university@Warri Federal University of Petroleum Resources
      university@Bauchi Abubakar Tafawa Balewa University
      university@Onitsha Nnamdi Azikiwe University
      primary ({town} Primary School|Community Primary School, {town}|{town} Model Primary School)
      secondary (Government Secondary School, {town}|{town} Grammar School|Community Secondary School, {town})
      hospital (General Hospital, {town}|{town} Teaching Hospital)
      hospital@Lagos (Lagos University Teaching Hospital|Lagos State University Teaching Hospital|General Hospital, Lagos)
      hospital@Abuja (National Hospital, Abuja|University of Abuja Teaching Hospital)
      hospital@Ibadan University College Hospital
      hospital@Kano Aminu Kano Teaching Hospital
      hospital@Ilorin+Port_Harcourt+Calabar+Uyo+Maiduguri University of {town} Teaching Hospital
      hospital@Benin_City University of Benin Teaching Hospital
      hospital@Zaria Ahmadu Bello University Teaching Hospital
      hospital@Abeokuta+Owerri Federal Medical Centre, {town}
      care {town} Motherless Babies Home
      town {place.region} Government
      town@Abuja Federal Capital Territory Administration
      police Nigeria Police Force
      transit {town} Transport Service
      pension (Pension Transitional Arrangement Directorate|Stanbic IBTC Pension Managers|ARM Pension Managers)
      fire {place.region} Fire Service
      fire@Abuja Federal Fire Service`,
  },
  sources: 'UN WPP 2024; NPC and UN city estimates; banks’ and EFInA reports',
  names: [
    {
      // Yoruba.
      share: 18,
      near: near(0),
      male: {
        0: `Joseph Samuel Michael Gabriel Ayodele Babatunde Olufemi Adewale Akinwunmi Olatunde Gbadebo Olusegun Moses Solomon Ezekiel
          Oladele Folorunso Sunday Isaac Abiodun Taiwo Kehinde Idowu Emmanuel`,
        1960: `Olusegun Babatunde Olufemi Adewale Ayodele Kayode Olusola Rotimi Gbenga Abiodun Sunday Emmanuel Samuel Michael Taiwo
          Kehinde Olumide Oluwole Ademola Dele Wale Tunde Kunle Segun Idowu`,
        1976: `Olumide Oluwaseun Babatunde Kayode Gbenga Adewale Olufemi Tunde Segun Femi Ayodeji Temitope Samuel Emmanuel Daniel
          Taiwo Kehinde Olusola Rotimi Sunday David Adeola Seyi Abiodun`,
        1989: `Oluwaseun Oluwatobi Temitope Damilola Ayodeji Olamide Oluwafemi Tolulope Emmanuel Samuel Daniel David Michael Opeyemi
          Ayomide Adeola Oluwadamilare Babajide Taiwo Kehinde Olaoluwa Timilehin Seun`,
        2000: `Ayomide Oluwatobiloba Oluwadamilola Emmanuel Samuel Daniel David Joshua Boluwatife Oluwaseyi Temiloluwa Olamide
          Ifeoluwa Timilehin Inioluwa Toluwani Fiyinfoluwa Israel Victor Gbolahan Peter Moses`,
      },
      female: {
        0: `Florence Comfort Victoria Grace Elizabeth Janet Felicia Abigail Dorcas Esther Rachael Funmilayo Iyabo Abosede Titilayo
          Modupe Folashade Morenike Taiwo Kehinde Ebun Bolanle Olufunke`,
        1960: `Funmilayo Folashade Titilayo Modupe Bolanle Iyabo Yetunde Olufunke Omolara Abosede Toyin Adenike Bukola Grace
          Elizabeth Esther Comfort Taiwo Kehinde Idowu Kemi Ronke Folake Morenike`,
        1976: `Yetunde Funmilayo Bukola Folake Titilayo Omolara Toyin Kemi Temitope Abimbola Adenike Ronke Yewande Bolanle Olubunmi
          Esther Grace Blessing Mary Taiwo Kehinde Modupe Sade Tolulope`,
        1989: `Temitope Tolulope Damilola Oluwaseun Bukola Oluwakemi Abimbola Ayomide Blessing Esther Oluwatosin Opeyemi Deborah
          Oluwabunmi Omotola Yewande Adeola Kehinde Taiwo Elizabeth Mary Titilope Ifeoluwa`,
        2000: `Ayomide Oluwadamilola Esther Deborah Temiloluwa Blessing Boluwatife Oluwatofunmi Toluwani Anuoluwapo Mary Elizabeth
          Precious Oluwaseyi Fiyinfoluwa Moyosore Tiwatope Victoria Grace Oyindamola Semiloore`,
      },
      family: YORUBA,
    },
    {
      // Muslims among them.
      share: 10,
      near: near(1),
      male: {
        0: 'Rasheed Lasisi Raimi Muritala Tijani Mufutau Nurudeen Jimoh Lateef Ganiyu Saka Yekini Sikiru Wahab Mustapha Musibau Kamoru',
        1975: `Rasheed Lukman Ibrahim Mustapha Ismail Saheed Taofeek Nurudeen Lateef Kazeem Sodiq Abdulrasheed Kabiru Wasiu Tajudeen
          Jamiu Ridwan Abdulazeez Habeeb`,
        1995: 'Abdulrahman Ridwan Sodiq Ibrahim Abdulazeez Habeeb Mubarak Toheeb Faruq Jamiu Lukman Quadri Usman Abdullahi Farouk Hammed',
      },
      female: {
        0: 'Rafatu Sidikat Risikat Muinat Silifat Nimota Rabiatu Ayisat Raliat Sariyu Wulemat Kuburat Modinat Falilat',
        1975: 'Rukayat Risikat Kafayat Sherifat Mariam Aminat Rasheedat Muinat Bilikis Nimota Sekinat Halimat Silifat Basirat Rahmat',
        1995: 'Aminat Rahmat Mariam Zainab Halimat Rukayat Aishat Faridat Khadijat Sherifat Basirat Fatimah Bilqees Ganiyat Hikmat',
      },
      family: YORUBA_MUSLIM,
    },
    {
      // Igbo.
      share: 20,
      near: near(2),
      male: {
        0: `Godwin Joseph Michael Christopher Augustine Patrick Benjamin Cyril Okechukwu Ifeanyi Chukwuma Nnamdi Ikechukwu Anthony
          Sylvester Boniface Cletus Innocent Sunday Friday Donatus Fidelis Raphael`,
        1960: `Emeka Chukwuemeka Ifeanyi Okechukwu Ikechukwu Obinna Chidi Uche Emmanuel Innocent Anthony Kenneth Christian Vincent
          Chijioke Ikenna Sunday Augustine Ndubuisi Godwin Linus Ejike Basil`,
        1976: `Chinedu Emeka Chukwuemeka Ifeanyi Obinna Uche Chidi Ikechukwu Kelechi Ugochukwu Nnamdi Okechukwu Ikenna Chukwudi
          Emmanuel Kingsley Anthony Kenneth Tochukwu Chibuzor Ndubuisi Henry Chijioke`,
        1989: `Chinedu Chukwuebuka Ifeanyi Kelechi Emeka Obinna Tochukwu Ugochukwu Chidiebere Onyekachi Ebuka Chibuike Emmanuel
          Kingsley Somtochukwu Ikechukwu Arinze Nonso Kenechukwu Chukwuma Uchenna Izuchukwu`,
        2000: `Chidubem Ebuka Somtochukwu Chukwuemeka Emmanuel Kamsiyochukwu Kosisochukwu Chibuike David Favour Victor Munachimso
          Chimaobi Daniel Wisdom Ifeanyi Chiemerie Kenechukwu Chidera Samuel Obinna Divine`,
      },
      female: {
        0: `Ngozi Comfort Grace Theresa Roseline Cecilia Patience Caroline Veronica Virginia Mary Josephine Christiana Uzoamaka Nwakaego
          Philomena Benedeth Felicia Elizabeth Agnes Mercy`,
        1960: `Ngozi Ifeoma Nkechi Chinyere Uju Nneka Nwamaka Chinwe Ebele Ogechi Mary Patience Grace Florence Adaobi Stella Roseline
          Uzoma Obiageli Josephine Joy Esther`,
        1976: `Chioma Ngozi Ifeoma Amaka Nkechi Chinyere Nneka Chinwe Ogechi Oluchi Onyinye Ijeoma Uchenna Adaeze Blessing Joy Ebere
          Nkiruka Chinelo Ugochi Stella Adaobi`,
        1989: `Chioma Chidinma Amaka Onyinye Oluchi Ogechi Ijeoma Chinenye Nneka Adaeze Ifeoma Blessing Joy Chinonso Nkiruka Uchechi
          Precious Chiamaka Ebere Oluebube Kelechi Uju`,
        2000: `Chiamaka Chidinma Favour Precious Chioma Chinecherem Kosisochukwu Adaeze Blessing Goodness Chisom Mmesoma Somtochukwu
          Chidera Oluebube Amarachi Glory Success Adanna Miracle Chinaza`,
      },
      family: `Okafor Okonkwo Eze Okeke Nwosu Obi Okoro Chukwu Nwachukwu Agu Agbo Anyanwu Chukwumaeze Dike Ekwueme Ezeh Ibe Ibekwe Igwe
        Ike Mbah Mba Ndukwe Nnadi Nnamani Nwafor Nwankwo Nweke Ogbonna Oji Okereke Okoli Okorie Okoye Okpara Onuoha Onwuka Orji Udeh
        Ugwu Umeh Onyekwere Uzor Nwokocha Aneke Ani Azubuike Ezeani Madu Njoku`,
    },
    {
      // Hausa and Fulani: a son's second name is his father's or his town's.
      share: 38,
      near: near(3),
      male: {
        0: `Ibrahim Abdullahi Muhammadu Usman Abubakar Ahmadu Aliyu Umaru Sani Shehu Mamman Isa Yahaya Salihu Jibrin Hamza Sule
          Tanimu Yakubu Dahiru Alhassan`,
        1960: `Ibrahim Abdullahi Muhammad Usman Abubakar Ahmed Suleiman Aliyu Umar Sani Isah Kabiru Aminu Shehu Salisu Nasiru Bashir
          Mustapha Yahaya Lawal Rabiu Jibrin Auwal`,
        1976: `Ibrahim Abdullahi Muhammad Usman Abubakar Ahmed Aliyu Yusuf Umar Sani Kabiru Nasiru Bashir Aminu Auwal Mustapha
          Murtala Sadiq Nura Mansur Surajo Hamza Mukhtar`,
        1990: `Abdullahi Ibrahim Muhammad Usman Abubakar Ahmad Yusuf Umar Aliyu Mustapha Sadiq Nura Faruk Habib Anas Kamal Ismail
          Khalid Auwal Hassan Hussaini Zubairu Abdulrahman`,
        2000: `Muhammad Abdullahi Ibrahim Usman Abubakar Ahmad Umar Yusuf Khalid Faisal Mubarak Al-amin Aliyu Abdulrahman Mustapha
          Sadiq Bilal Huzaifa Anas Ismail Jafar Abdulmalik`,
      },
      female: {
        0: `Hauwa Fatima Aishatu Zainabu Amina Hadiza Rabi Lami Ladi Talatu Asabe Binta Halima Hajara Kande Saude Maimuna Balaraba
          Habiba Rakiya Mairo`,
        1960: `Hauwa Fatima Aishatu Amina Zainab Hadiza Halima Maryam Binta Safiya Rabi Lami Ladi Hajara Saratu Jummai Rakiya Talatu
          Habiba Sakina Laraba`,
        1976: `Fatima Aisha Hauwa Zainab Amina Maryam Halima Hadiza Khadija Binta Jamila Safiya Sadiya Rukayya Bilkisu Hafsat Nafisa
          Hassana Hussaina Maimuna Saadatu`,
        1990: `Fatima Aisha Zainab Maryam Hauwa Amina Khadija Halima Hadiza Hafsat Rukayya Sadiya Jamila Nafisa Firdausi Sumayya
          Samira Rahama Ummi Bilkisu Asmau`,
        2000: `Fatima Aisha Maryam Zainab Khadija Amina Hafsat Sumayya Firdausi Rahama Hauwa Asmau Nana Ummi Halima Rukayya Salma
          Aliya Ruqayya Samira Habiba`,
      },
      family: `Musa Mohammed Bello Garba Danjuma Adamu Haruna Idris Audu Bala Tanko Dauda Danladi Gambo Wada Tukur Dikko Dantata Bature
        Nuhu Saidu Zakari Inuwa Lawan Magaji Galadima Waziri Liman Ladan Barau Balarabe Maikano Sarki Abdulkadir Tijjani Baba Daura
        Bichi Gwarzo Gwandu Jega Kazaure Dutse Gusau Katsina Maigari Kwankwaso Rano Gaya Kano`,
    },
    {
      // Edo.
      share: 3.5,
      near: nearSouth(0),
      male: { ...SOUTHERN.male, 1998: `${SOUTHERN.male[1998]} Efosa Osaze Osahon` },
      female: { ...SOUTHERN.female, 1998: `${SOUTHERN.female[1998]} Osasere Isoken` },
      family: `Osagie Omoruyi Idahosa Igbinedion Omoregie Uwaifo Obaseki Ighodaro Osunde Aigbe Ogbemudia Ehigie Osazuwa Iyamu Erhabor
        Igbinosa Aghedo Osayande Edosa Izevbigie Egharevba Imasuen Eweka Ogbebor Ehigiator Enabulele Asemota Okunbor Aisien Agho`,
    },
    {
      // Ibibio and Efik.
      share: 4.5,
      near: nearSouth(1),
      ...SOUTHERN,
      family: `Bassey Effiong Etim Akpan Udo Okon Edet Inyang Essien Ekanem Asuquo Archibong Eyo Ita Umoh Ekong Udofia Ukpong Ekpenyong
        Ekpo Offiong Ibanga Obot Udoh Usoro Henshaw Udom Etuk Ikpe Nkanga Ntuk Akpabio`,
    },
    {
      // Ijaw, Ikwerre, Ogoni, Urhobo and others of the delta.
      share: 3,
      near: nearSouth(2),
      ...SOUTHERN,
      family: `Amadi Briggs Ovie Oghenekaro Efe Ejiro Dokubo Pepple Horsfall Alagoa Wike Nwibere Onobrakpeya Akpojotor Sylva Diri Ebiowei
        Jumbo Hart Braide Fubara Lawson Cookey Wokoma Worlu Igali Ekiyor Oteri Okotie Edevbie Akpofure Otobo Uduaghan`,
    },
    {
      // Tiv, Idoma, Berom and others of the middle belt.
      share: 6,
      near: near(5),
      ...SOUTHERN,
      family: `Iorkyaa Terver Aondoakaa Tyoden Ortom Akume Suswam Orngu Ochefu Ogbole Adah Agbo Ameh Onoja Audu Pam Dung Gyang Chollom
        Davou Gotom Lalong Bitrus Yohanna Dogo Kure Maikudi Gwamna Auta Zamani`,
    },
  ],
  places: {
    // The area code, with the first digits of the number; the plate by the local government.
    // `code`: the place as addresses write it.
    // Plate codes and the ends of the post code ranges are from memory, not from a list.
    columns: 'city region zone area lat lon plate pop code district',
    rows: `
      Lagos|Lagos State|100211-100283|201 27|6.4541|3.3947|KJA|2500|Ikeja, Lagos|Ikeja
      Lagos|Lagos State|100211-100283|201 27|6.4541|3.3947|GGE|2000|Agege, Lagos|Agege
      Lagos|Lagos State|101211-101283|201 27|6.4541|3.3947|LSR|2500|Surulere, Lagos|Surulere
      Lagos|Lagos State|101211-101283|201 27|6.4541|3.3947|LSD|2000|Yaba, Lagos|Yaba
      Kano|Kano State|700211-700282|2064 7|12.0001|8.5167|KMC|3626|Kano
      Ibadan|Oyo State|200211-200285|202 27|7.3776|3.9059|BDJ|3565|Ibadan
      Abuja|Federal Capital Territory|900241-900248|209 27|9.0579|7.4951|ABC|618|Garki, Abuja|Garki
      Abuja|Federal Capital Territory|900281-900288|209 27|9.0579|7.4951|ABC|618|Wuse, Abuja|Wuse
      Port Harcourt|Rivers State|500211-500272|2084 7|4.7774|7.0134|PHC|1148|Port Harcourt
      Benin City|Edo State|300211-300283|2052 7|6.3381|5.6258|BEN|1125|Benin City
      Kaduna|Kaduna State|800211-800283|2062 7|10.5264|7.4388|MKA|1582|Kaduna
      Maiduguri|Borno State|600211-600252|2076 7|11.8469|13.1571|MAG|1112|Maiduguri
      Zaria|Kaduna State|810211-810282|2069 7|11.1113|7.7227|ZAR|975|Zaria
      Aba|Abia State|450211-450272|2082 7|5.1066|7.3667|ABA|897|Aba
      Jos|Plateau State|930211-930283|2073 7|9.9285|8.8921|JJN|816|Jos
      Ilorin|Kwara State|240211-240283|2031 7|8.4966|4.5421|LRN|814|Ilorin
      Enugu|Enugu State|400211-400283|2042 7|6.4413|7.4988|ENU|688|Enugu
      Abeokuta|Ogun State|110211-110222|2039 7|7.1557|3.3451|AKM|593|Abeokuta
      Onitsha|Anambra State|430211-430282|2046 7|6.1498|6.7857|NSH|561|Onitsha
      Warri|Delta State|332211-332242|2053 7|5.5174|5.7501|WWR|536|Warri
      Sokoto|Sokoto State|840211-840252|2060 7|13.0627|5.2432|SKK|563|Sokoto
      Uyo|Akwa Ibom State|520211-520271|2085 7|5.0513|7.9335|UYY|560|Uyo
      Calabar|Cross River State|540211-540281|2087 7|4.9589|8.3269|CAL|470|Calabar
      Owerri|Imo State|460211-460281|2083 7|5.4836|7.0333|WER|420|Owerri
      Akure|Ondo State|340211-340283|2034 7|7.2526|5.1932|AKR|485|Akure
      Osogbo|Osun State|230211-230284|2035 7|7.7719|4.5560|OSG|730|Osogbo
      Bauchi|Bauchi State|740211-740272|2077 7|10.3158|9.8442|BAU|540|Bauchi
      Minna|Niger State|920211-920282|2066 7|9.6139|6.5569|MNA|380|Minna`,
    others: `Federal Capital Territory=FCT|Abuja; Lagos=Èkó|Eko; Port Harcourt=PH|PH city; Benin City=Benin; Abuja=Abuja FCT`,
  },
  roads: `Awolowo_Road Ahmadu_Bello_Way@Kaduna+Kano+Abuja+Jos+Sokoto+Bauchi Azikiwe_Road Herbert_Macaulay_Way@Yaba+Wuse Murtala_Muhammed_Way Western_Avenue@Surulere
    Market_Road Station_Road Hospital_Road Aba_Road@Port_Harcourt+Aba Ogui_Road@Enugu Sapele_Road@Benin_City+Warri Airport_Road Ikwerre_Road@Port_Harcourt Okpara_Avenue@Enugu
    Bank_Road Independence_Way Constitution_Road Lagos_Street Kano_Road Zaria_Road@Kano+Jos+Kaduna Ibadan_Road Church_Street
    Mission_Road Palace_Road University_Road Adeniran_Ogunsanya_Street@Surulere Allen_Avenue@Ikeja Bode_Thomas_Street@Surulere Ring_Road
    Obafemi_Awolowo_Way@Ikeja+Ibadan+Abuja Tafawa_Balewa_Road Yakubu_Gowon_Way Nnamdi_Azikiwe_Street Unity_Road Freedom_Close School_Road
    GRA_Road`,
  street: '({1-180}|{1-180}|No. {1-60}|Plot {1-980},|Block {1-30}, Flat {1-8},) {road}',
  address: '{street}, {place.code} {postcode}, {region}',
  postcode: '{zone}',
  phone:
    '+234 (803|806|703|706|813|816|810|814|903|906|913|802|808|708|812|701|902|907|901|912|805|807|705|815|905|809|817|818|909) ### ####',
  landline: '+234 {place.area}# ####',
  banks: {
    // `code` is the CBN's bank code, `branch` the institution code of NIBSS Instant Payment.
    columns: 'bank bic code branch share',
    rows: `
      Access Bank|ABNGNGLA|044|000014|18
      First Bank of Nigeria|FBNINGLA|011|000016|15
      United Bank for Africa|UNAFNGLA|033|000004|13
      Guaranty Trust Bank|GTBINGLA|058|000013|12
      Zenith Bank|ZEIBNGLA|057|000015|11
      Fidelity Bank|FIDTNGLA|070|000007|6
      First City Monument Bank|FCMBNGLA|214|000003|5
      Ecobank Nigeria|ECOCNGLA|050|000010|5
      Wema Bank|WEMANGLA|035|000017|3.5
      Union Bank of Nigeria|UBNINGLA|032|000018|3
      Sterling Bank|NAMENGLA|232|000001|3
      Stanbic IBTC Bank|SBICNGLX|221|000012|2
      Polaris Bank|PRDTNGLA|076|000008|2
      Keystone Bank|PLNINGLA|082|000002|1
      Jaiz Bank|JAIZNGLA|301|000006|0.5`,
    others: `Guaranty Trust Bank=GTBank|GTB|GTCO|GT; First Bank of Nigeria=FirstBank|FBN; United Bank for Africa=UBA;
      First City Monument Bank=FCMB; Stanbic IBTC Bank=Stanbic|Stanbic IBTC; Union Bank of Nigeria=UnionBank;
      Zenith Bank=Zenith; Access Bank=Access Bank Plc; Ecobank Nigeria=Ecobank`,
  },
  account: {
    label: 'NUBAN',
    validator: ngNuban,
    synonyms: ['nuban'],
    make: (random, { bank }) => ngNuban.make(random, { code: bank.code?.text }),
  },
  cards: 'verve:52 mastercard:34 visa:14',
  networks: { verve: VERVE },
  wallets:
    'OPay:36 PalmPay:28 Moniepoint:22 Kuda:6 Paga:2 MoMo_PSB@703,706,803,806,810,813,814,816,903,906,913:6 SmartCash@701,708,802,808,812,901,902,907,912:4',
  firms: {
    // Large firms are few, so the common forms have two entries of different size. Legal practitioners form only
    // partnerships (general knowledge).
    forms: `
      Limited|5.1|1936|20|400||law
      Limited|28.9|1936|1|40||law
      Ltd|3.6|1936|20|200||law
      Ltd|20.4|1936|1|40||law
      Nigeria Limited|1.8|1960|20|300||law
      Nigeria Limited|10.2|1960|1|40||law
      Enterprises|18|1961|1|15|1|law,health,insurance,finance,accounting,architecture,telecom,airline,pharma
      Ventures|9|1961|1|15|1|law,health,insurance,finance,accounting,architecture,telecom,airline,pharma
      PLC|0.3|1990|80|9000||law
      LP|10|1961|2|60||${allBut('law')}`,
    trades: `
      retail Stores|Trading|Merchandise||Building Materials|Supermarket|Electronics Stores
      agriculture Farms|Agro Allied|Poultry|Cassava Mills
      services Consulting|Services|Global Services|Integrated Services|Resources
      transport Logistics|Transport|Haulage|Motors Transport
      energy Energy|Oil & Gas|Solar|Power`,
    // Firms of Nigerians are younger than independence.
    era: 1960,
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} Global {trade}) {form}',
    sole: '({founder} {trade} {form}|{founder} Global {trade} {form})',
  },
  income: [75000, 600000],
  fields: {
    wallet: networkWallet,
    postcode: { label: 'Postal code' },
    region: { label: 'State' },
    id: certified(ngNin, 'NIN', { synonyms: ['national identification number', 'nimc'] }),
    bvn: certified(ngBvn, 'BVN', {
      group: 'banking',
      synonyms: ['bank verification number', 'bank verification no'],
    }),
    passport: pictured('Passport number', '[AB]########'),
    // Local government, serial, two letters and two digits: the usual look, no rule is public.
    licence: pictured("Driver's licence", '{place.plate}#####A[A-C]##', { synonyms: ['frsc'] }),
    voter: pictured('VIN (PVC)', '90F5[A-F]#[A-F]###29%######', { synonyms: ['pvc', 'inec'] }),
    // Persons have the ten digits of the Joint Tax Board, firms those of the federal service with its office.
    tax: pictured('TIN (JTB)', '%#########', { synonyms: ['jtb tin'] }),
    ssn: pictured('PenCom RSA PIN', 'PEN1{00-20}#########', { synonyms: ['rsa pin', 'pencom'] }),
    bankcode: pictured('CBN bank code', '{bank.code}'),
    institution: pictured('NIP institution code', '{bank.branch}', { synonyms: ['nip code'] }),
    // Bank, 15 for the Lagos clearing house of head offices, branch.
    sortcode: pictured('Sort code', '{bank.code}15####'),
    // Institution, date and time to the second, twelve digits.
    nipsession: {
      label: 'NIP session ID',
      group: 'transaction',
      synonyms: ['nibss session id'],
      make(random, p) {
        const day = p.read('date').slice(2).replaceAll('-', '');
        const time = random.int(8, 21) * 10_000 + random.below(60) * 100 + random.below(60);
        return `${p.bank.branch?.text}${day}${String(time).padStart(6, '0')}${random.digits(12)}`;
      },
    },
    // Remita retrieval reference, for payments to the government.
    rrr: pictured('Remita RRR', '%###-####-####', { group: 'payment', synonyms: ['remita'] }),
    plate: pictured('Number plate', '{place.plate}-{100-999}[A-HJ-NP-Z][A-HJ-NP-Z]'),
  },
  company: {
    street: { picture: '({1-180}|{1-180}|No. {1-60}|Plot {1-980},|Suite {1-40}, {1-180}) {road}' },
    // Companies have RC numbers, which grow with the year, business names and partnerships BN numbers.
    registration: {
      label: 'RC number',
      make(random, { firm: { form, founded } }) {
        if (form.owners === 1 || form.name.text === 'LP') return `BN${random.int(100_000, 3_999_999)}`;
        if (founded >= 2022) return `RC${6_900_000 + (founded - 2022) * 500_000 + random.below(500_000)}`;
        if (founded >= 2000) return `RC${380_000 + (founded - 2000) * 64_000 + random.below(64_000)}`;
        return `RC${1_800 + (founded - 1960) * 9_400 + random.below(9_400)}`;
      },
    },
    tax: pictured('TIN (FIRS)', '{10-39}######-0001'),
  },
  presets: [
    {
      key: 'nip',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'NIP instant transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender NUBAN', 'account'],
        ['Sender BVN', 'bvn'],
        ['Beneficiary', 'payee.name'],
        ['Beneficiary bank', 'payee.bank'],
        ['Beneficiary bank code', 'payee.bankcode'],
        ['Beneficiary NUBAN', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Session ID', 'nipsession'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'remita',
      scheme: BILL_PAYMENT,
      name: 'Remita bill payment',
      rows: [
        ['Payer', 'name'],
        ['Phone', 'phone'],
        ['E-mail', 'email'],
        ['Biller', 'company.name'],
        ['Biller TIN', 'company.tax'],
        ['RRR', 'rrr'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
  ],
}));
