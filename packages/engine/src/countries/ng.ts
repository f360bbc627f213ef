import { CHRISTIAN } from '../data/westAfricanNames.ts';
import { ngBvn } from '../validators/ngBvn.ts';
import { ngNin } from '../validators/ngNin.ts';
import { ngNuban } from '../validators/ngNuban.ts';
import { certified, country, pictured } from './declare.ts';

export const ng = country({
  code: 'ng',
  name: 'Nigeria',
  alpha3: 'NGA',
  currency: 'NGN',
  group: 'Africa',
  aliases: 'Nigerian Nigerians Naija Federal_Republic_of_Nigeria Najeriya Nàìjíríà',
  names: [
    // Yoruba.
    {
      share: 28,
      male: `Oluwaseun Ayodele Babatunde Olumide Tunde Segun Kunle Femi Temitope Oluwatobi Kayode Damilola Wale Gbenga
        Rotimi Olamide Dele Oluwafemi Olufemi Adewale Ayomide Taiwo Kehinde Idowu Rasheed Lukman Sunday
        ${CHRISTIAN.male}`,
      female: `Funmilayo Folake Bukola Yetunde Titilayo Omolara Temitope Abimbola Adenike Modupe Kemi Ronke Tolulope
        Toyin Yewande Bolanle Damilola Ayomide Oluwaseun Oluwakemi Morenike Iyabo Taiwo Kehinde Sade Rukayat Rahmat
        ${CHRISTIAN.female}`,
      family: `Adebayo Adeyemi Ogunleye Balogun Lawal Adeleke Ojo Adeniyi Adeyinka Adesina Adekunle Adetunji Adegoke
        Adebisi Afolabi Ajayi Akande Akinola Akinwande Akinyemi Akintola Alabi Alade Aluko Babalola Bakare Bamidele
        Bankole Coker Dada Falade Fashola Fayemi Folarin Ige Jegede Jimoh Kolawole Lasisi Ogunbanjo Ogundipe Okunola
        Oladipo Olaniyan Olatunji Olawale Olayinka Omotoso Oni Osho Oyedele Oyewole Salami Sanusi Shittu Johnson
        Williams`,
    },
    // Igbo.
    {
      share: 24,
      male: `Chinedu Emeka Chukwuemeka Ifeanyi Obinna Kelechi Nnamdi Uche Chidi Ikechukwu Chukwudi Ugochukwu Tochukwu
        Ikenna Ebuka Chijioke Okechukwu Chibuzor Sunday Friday ${CHRISTIAN.male}`,
      female: `Chioma Ngozi Chidinma Amaka Ifeoma Nkechi Chinyere Adaeze Uju Ogechi Nneka Oluchi Chiamaka Onyinye
        Ebele Chinwe Uchenna Adanna Ijeoma Favour Glory ${CHRISTIAN.female}`,
      family: `Okafor Okonkwo Eze Okeke Nwosu Obi Okoro Chukwu Nwachukwu Agu Agbo Anyanwu Chukwuma Dike Ekwueme Ezeh
        Ibe Ibekwe Igwe Ike Mbah Mba Ndukwe Nnadi Nnamani Nwafor Nwankwo Nweke Ogbonna Oji Okereke Okoli Okorie Okoye
        Okpara Onuoha Onwuka Orji Udeh Ugwu Umeh`,
    },
    // Hausa and Fulani.
    {
      share: 38,
      male: `Ibrahim Abdullahi Muhammad Usman Abubakar Ahmed Suleiman Aliyu Umar Yusuf Sani Mustapha Isah Kabiru
        Nasiru Bashir Aminu Shehu Salisu Hamza Auwal Jibrin Sadiq Murtala Nura Mansur Rabiu Yahaya Hassan Hussaini
        Mukhtar Faruk Habib Zubairu Surajo Ismail Kamal Anas`,
      female: `Fatima Aisha Hauwa Zainab Amina Maryam Halima Khadija Hadiza Binta Jamila Safiya Sadiya Nafisa Rabi
        Lami Hafsat Rukayya Bilkisu Saratu Ladi Hassana Hussaina Sumayya Maimuna Habiba Rahama Firdausi Talatu Asabe
        Samira Ummi Balaraba Sakina Hajara`,
      family: `Musa Mohammed Bello Garba Danjuma Adamu Haruna Idris Yakubu Audu Bala Tanko Dauda Sule Danladi Gambo
        Wada Tukur Dikko Dantata Bature Nuhu Saidu Zakari Inuwa Lawan Magaji Galadima Waziri Liman Ladan Barau
        Balarabe Maikano Sarki Abdulkadir Tijjani Baba Daura Bichi Gwarzo Gwandu Jega Kazaure Dutse`,
    },
    // Ibibio, Edo, Ijaw and others of the south.
    {
      share: 10,
      male: `Sunday Friday Monday ${CHRISTIAN.male}`,
      female: `Glory Favour Happiness Queen ${CHRISTIAN.female}`,
      family: `Bassey Effiong Osagie Etim Akpan Udo Okon Edet Omoruyi Igbinedion Inyang Essien Ekanem Asuquo Archibong
        Eyo Ita Umoh Amadi Briggs Idahosa Obaseki Ighodaro Osunde Aigbe Ogbemudia Onobrakpeya Dokubo Pepple Horsfall
        Alagoa`,
    },
  ],
  places: {
    // The area code, with the first digit of the number where the code is short; the plate by the local government.
    // Plate codes and the ends of the post code ranges are from memory, not from a list.
    columns: 'city region zone area lat lon plate',
    rows: `
      Lagos|Lagos State|100211-100283,101211-101283|2012|6.4541|3.3947|KJA
      Kano|Kano State|700211-700282|2064|12.0001|8.5167|KMC
      Ibadan|Oyo State|200211-200285|2022|7.3776|3.9059|BDJ
      Abuja|Federal Capital Territory|900211-900288|2092|9.0579|7.4951|ABC
      Port Harcourt|Rivers State|500211-500272|2084|4.7774|7.0134|PHC
      Benin City|Edo State|300211-300283|2052|6.3381|5.6258|BEN
      Kaduna|Kaduna State|800211-800283|2062|10.5264|7.4388|MKA
      Maiduguri|Borno State|600211-600252|2076|11.8469|13.1571|MAG
      Zaria|Kaduna State|810211-810282|2069|11.1113|7.7227|ZAR
      Aba|Abia State|450211-450272|2082|5.1066|7.3667|ABA
      Jos|Plateau State|930211-930283|2073|9.9285|8.8921|JJN
      Ilorin|Kwara State|240211-240283|2031|8.4966|4.5421|LRN
      Enugu|Enugu State|400211-400283|2042|6.4413|7.4988|ENU
      Abeokuta|Ogun State|110211-110222|2039|7.1557|3.3451|AKM
      Onitsha|Anambra State|430211-430282|2046|6.1498|6.7857|NSH
      Warri|Delta State|332211-332242|2053|5.5174|5.7501|WWR
      Sokoto|Sokoto State|840211-840252|2060|13.0627|5.2432|SKK
      Uyo|Akwa Ibom State|520211-520271|2085|5.0513|7.9335|UYY
      Calabar|Cross River State|540211-540281|2087|4.9589|8.3269|CAL
      Owerri|Imo State|460211-460281|2083|5.4836|7.0333|WER
      Akure|Ondo State|340211-340283|2034|7.2526|5.1932|AKR
      Osogbo|Osun State|230211-230284|2035|7.7719|4.5560|OSG
      Bauchi|Bauchi State|740211-740272|2077|10.3158|9.8442|BAU
      Minna|Niger State|920211-920282|2066|9.6139|6.5569|MNA`,
  },
  roads: `Awolowo_Road Ahmadu_Bello_Way Azikiwe_Road Herbert_Macaulay_Way Murtala_Muhammed_Way Broad_Street
    Market_Road Station_Road Hospital_Road Aba_Road Ogui_Road Sapele_Road Airport_Road Ikwerre_Road Okpara_Avenue
    Bank_Road Independence_Way Constitution_Road Lagos_Street Kano_Road Zaria_Road Ibadan_Road Church_Street
    Mission_Road Palace_Road University_Road Adeniran_Ogunsanya_Street Allen_Avenue Bode_Thomas_Street Ring_Road
    Obafemi_Awolowo_Way Tafawa_Balewa_Road Yakubu_Gowon_Way Nnamdi_Azikiwe_Street Unity_Road Freedom_Close School_Road
    Old_GRA_Road`,
  street: '({1-180}|{1-180}|No. {1-60}|Plot {1-980},|Block {1-30}, Flat {1-8},) {road}',
  address: '{street}, {city} {postcode}, {region}',
  postcode: '{zone}',
  phone:
    '+234 (803|806|703|706|813|816|810|814|903|906|913|802|808|708|812|701|902|907|901|912|805|807|705|815|905|809|817|818|909) ### ####',
  landline: '+234 {place.area} %# ####',
  banks: {
    //`code` is the CBN's bank code,`branch` the institution code of NIBSS Instant Payment.
    columns: 'bank bic code branch',
    rows: `
      Access Bank|ABNGNGLA|044|000014
      Zenith Bank|ZEIBNGLA|057|000015
      Guaranty Trust Bank|GTBINGLA|058|000013
      First Bank of Nigeria|FBNINGLA|011|000016
      United Bank for Africa|UNAFNGLA|033|000004
      Fidelity Bank|FIDTNGLA|070|000007
      First City Monument Bank|FCMBNGLA|214|000003
      Stanbic IBTC Bank|SBICNGLX|221|000012
      Ecobank Nigeria|ECOCNGLA|050|000010
      Sterling Bank|NAMENGLA|232|000001
      Union Bank of Nigeria|UBNINGLA|032|000018
      Wema Bank|WEMANGLA|035|000017
      Polaris Bank|PRDTNGLA|076|000008
      Keystone Bank|PLNINGLA|082|000002
      Unity Bank|ICITNGLA|215|000011
      Jaiz Bank|JAIZNGLA|301|000006`,
  },
  account: {
    label: 'NUBAN',
    validator: ngNuban,
    synonyms: ['nuban'],
    make: (random, { bank }) => ngNuban.make(random, { code: bank.code?.text }),
  },
  cards: 'verve mastercard visa',
  wallets: 'OPay PalmPay Moniepoint MoMo_PSB Kuda Paga SmartCash',
  firms: {
    forms: 'Limited Ltd Nigeria_Limited PLC',
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} Global {trade}) {form}',
  },
  income: [90000, 900000],
  fields: {
    id: certified(ngNin, 'NIN', { synonyms: ['national identification number', 'nimc'] }),
    bvn: certified(ngBvn, 'BVN', {
      group: 'banking',
      synonyms: ['bank verification number'],
    }),
    passport: pictured('Passport number', '[AB]########'),
    // Local government, serial, two letters and two digits: the usual look, no rule is public.
    licence: pictured("Driver's licence", '{place.plate}#####A[A-C]##', { synonyms: ['frsc'] }),
    voter: pictured('VIN (PVC)', '90F5[A-F]#[A-F]###29%######', { synonyms: ['pvc', 'inec'] }),
    // Persons bear the ten digits of the Joint Tax Board, firms those of the federal service with its office.
    tax: pictured('TIN (JTB)', '%#########', { synonyms: ['jtb tin'] }),
    ssn: pictured('PenCom RSA PIN', 'PEN1{00-20}#########', { synonyms: ['rsa pin', 'pencom'] }),
    bankcode: pictured('CBN bank code', '{bank.code}'),
    institution: pictured('NIP institution code', '{bank.branch}', { synonyms: ['nip code'] }),
    // Bank, 15 for the Lagos clearing house where head offices clear, branch.
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
    // Remita retrieval reference, by which the government is paid.
    rrr: pictured('Remita RRR', '%###-####-####', { group: 'payment', synonyms: ['remita'] }),
    plate: pictured('Number plate', '{place.plate}-{100-999}[A-HJ-NP-Z][A-HJ-NP-Z]'),
  },
  company: {
    registration: pictured('RC number', 'RC{100000-8999999}'),
    tax: pictured('TIN (FIRS)', '{10-39}######-0001'),
  },
  presets: [
    {
      key: 'nip',
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
});
