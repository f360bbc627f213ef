import { networkWallet } from '../fields/networkWallet.ts';
import { tzNin } from '../validators/tzNin.ts';
import { certified, country, pictured } from './declare.ts';

export const tz = country({
  code: 'tz',
  name: 'Tanzania',
  alpha3: 'TZA',
  currency: 'TZS',
  group: 'Africa',
  aliases: `Tanzanian Tanzanians Tanzanie Mtanzania Watanzania United_Republic_of_Tanzania
    Jamhuri_ya_Muungano_wa_Tanzania Tanganyika`,
  names: {
    // One's own name, the father's, and that of the family or grandfather.
    order: '{given} {father} {family}',
    male: `Juma John Hassan Joseph Ali Emmanuel Rashid Peter Salum Abdallah Hamisi Said Godfrey Baraka Frank Ramadhani
      Omari Daniel Elias Selemani Amani Shabani Issa Innocent James Paul Mohamed Athumani Mussa David Michael Samwel
      George Charles Stephano Deogratius Patrick Simon Philipo Andrea Yohana Yusuph Bakari Hussein Kassim Idrissa
      Abdul Mwinyi Ibrahim Iddi Jumanne Jafari Maulid Masoud Khamis Haji Suleiman Nassor Seif Abubakar Rajabu Mbaraka
      Nurdin Ismail Benjamin Elisha Fredrick Gerald Geofrey Hamza Isaya Jackson Jacob Joshua Julius Kelvin Kennedy
      Laurent Leonard Livingstone Lucas Mathias Mark Moses Musa Nicodemus Noel Oscar Pascal Petro Raphael Respicius
      Richard Robert Sadiki Samson Sebastian Thomas Tito Tumaini Victor Vincent William Wilson Zacharia Zuberi Ezekiel
      Evarist Faraja Goodluck Happygod Imani Amos Alex Alfred Ally Anthony Augustino Bahati Bernard Boniface Castor
      Christopher Denis Dickson Edward`,
    female: `Fatuma Mary Asha Grace Mwanaidi Anna Zainabu Rehema Neema Halima Amina Rose Happiness Mwajuma Esther
      Saida Upendo Pili Zuhura Joyce Hawa Salma Furaha Agnes Mariamu Elizabeth Martha Sarah Monica Catherine Rukia
      Khadija Sophia Tatu Ashura Aisha Mwanahamisi Zaituni Hadija Shida Sikujua Maimuna Mwantumu Subira Tunu Johari
      Zena Zawadi Habiba Farida Latifa Nuru Stella Veronica Theresia Flora Janeth Jane Jackline Joan Josephine Judith
      Juliana Leah Lilian Lucy Lydia Magdalena Magreth Martina Mercy Naomi Nancy Oliver Paulina Penina Prisca Rachel
      Rebeca Regina Restituta Rahel Ruth Scholastica Specioza Suzana Tabitha Vaileth Victoria Winfrida Witness Yasinta
      Anastazia Angela Angelina Beatrice Bertha Cecilia Christina Consolata Debora Devota Doreen Doris Edina Elina
      Elisia Emmanuela Eva Faith Felista Florida Gaudensia Getrude Gloria Helena Hellen Imelda Irene Semeni Sharifa
      Siwema Swaumu Zulfa`,
    family: `Juma Mushi Massawe Kimaro Mollel Mwakyusa Swai Lyimo Hassan Ally Mrema Shirima Mbwana Rashidi Kapinga
      Komba Ngowi Temba Mkude Masanja Magesa Chacha Marwa Mwaipopo Sanga Msuya Laizer Minja Moshi Tarimo Urassa Mallya
      Kessy Macha Mlay Mboya Lema Munishi Makundi Ngoti Assey Njau Kileo Msangi Mfinanga Mbaga Mghamba Mndeme Kimambo
      Tesha Kavishe Silayo Malisa Mosha Shayo Maro Mtui Mwasha Wambura Mwita Nyamhanga Magoti Werema Sagenda Matiku
      Maganga Masunga Mabula Shija Ngasa Lugembe Maduhu Kulwa Doto Nkwabi Machibya Malimi Mashauri Bundala Jilala
      Luhende Mayunga Mipawa Kabadi Mwakalinga Mwakasege Mwambene Mwampashi Mwandosya Mwakatobe Mwaijande Mwakipesile
      Mwalukasa Kyando Mahenge Mgaya Mlowe Ngole Kihwele Kiswaga Mhagama Nchimbi Ngonyani Haule Ndunguru Mapunda Nyoni
      Hyera Gama Mbawala Luambano Nkya Mbilinyi Chaula Msigwa Kalinga Lukuvi Lipumba Mkumba Mnyampala Chilongani
      Lusinde Malecela Mazengo Chibulunje Kusaga Mtega Simba Mnyika Mdee Salehe Omary Hamad Suleiman Khamis Haji
      Makame Mzee Shaaban Faki Vuai Bakari Said Issa Mussa Athumani Abdallah Mohamed Selemani Kombo Mwinyi Shomari
      Mfaume Kondo Mtumwa Kitwana Kilindo Rweyemamu Rugemalira Kamugisha Mutalemwa Rwegasira Tibaijuka Kaijage Byabato
      Bashiru Kagaruki Ishengoma Rutashobya Muganyizi Katunzi Kahwa Lwakatare Sitta Kapalata Mbogo Kasanga Mpangala
      Kunambi`,
  },
  places: {
    columns: 'city region zone area lat lon',
    rows: `
      Dar es Salaam|Dar es Salaam|11101-11108,14110-14117,15101-15108,16103-16107|22|-6.8235|39.2695
      Mwanza|Mwanza|33101-33109|28|-2.5167|32.9000
      Dodoma|Dodoma|41101-41116|26|-6.1722|35.7395
      Arusha|Arusha|23101-23113|27|-3.3667|36.6833
      Mbeya|Mbeya|53101-53125|25|-8.9000|33.4500
      Zanzibar|Mjini Magharibi|71101-71123|24|-6.1639|39.1979
      Morogoro|Morogoro|67101-67117|23|-6.8210|37.6612
      Tanga|Tanga|21101-21111|27|-5.0689|39.0988
      Kigoma|Kigoma|47101-47112|28|-4.8769|29.6267
      Moshi|Kilimanjaro|25101-25113|27|-3.3500|37.3333
      Tabora|Tabora|45101-45112|26|-5.0162|32.8266
      Songea|Ruvuma|57101-57113|25|-10.6833|35.6500
      Musoma|Mara|31101-31109|28|-1.5000|33.8000
      Iringa|Iringa|51101-51113|26|-7.7667|35.7000
      Shinyanga|Shinyanga|37101-37110|28|-3.6639|33.4212
      Bukoba|Kagera|35101-35110|28|-1.3317|31.8122
      Mtwara|Mtwara|63101-63112|23|-10.2667|40.1833
      Singida|Singida|43101-43110|26|-4.8163|34.7436
      Sumbawanga|Rukwa|55101-55110|25|-7.9667|31.6167
      Lindi|Lindi|65101-65110|23|-9.9971|39.7165
      Njombe|Njombe|59101-59107|26|-9.3333|34.7667
      Babati|Manyara|27101-27106|27|-4.2117|35.7475`,
  },
  roads: `Uhuru_Street Nyerere_Road Sokoine_Drive Samora_Avenue Morogoro_Road Bagamoyo_Road Ali_Hassan_Mwinyi_Road
    Kawawa_Road Mandela_Road Station_Road Market_Street Boma_Road School_Street Mosque_Street Hospital_Road
    Lumumba_Street Karume_Road Azikiwe_Street Jamhuri_Street Libya_Street Mkwepu_Street Kenyatta_Road Makongoro_Road
    Goliondoi_Road Sokoine_Road Shule_Street Barabara_ya_Nane Mtaa_wa_Kongo Msimbazi_Street Swahili_Street
    Rufiji_Street Independence_Avenue Nelson_Mandela_Road Posta_Street`,
  street: '({1-220} {road}|{road}, Plot No. {1-480}|{road}, House No. {1-220}|{road})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+255 (74#|75#|76#|71#|65#|67#|77#|68#|69#|78#|62#|61#|73#) ### ###',
  landline: '+255 {place.area} 2## ####',
  banks: {
    columns: 'bank bic',
    rows: `
      CRDB Bank|CORUTZTZ
      NMB Bank|NMIBTZTZ
      National Bank of Commerce|NLCBTZTX
      Stanbic Bank Tanzania|SBICTZTX
      Absa Bank Tanzania|BARCTZTZ
      Standard Chartered Tanzania|SCBLTZTX
      Exim Bank Tanzania|EXTNTZTZ
      Diamond Trust Bank Tanzania|DTKETZTZ
      KCB Bank Tanzania|KCBLTZTZ
      Tanzania Commercial Bank|TAPBTZTZ
      Equity Bank Tanzania|EQBLTZTZ
      Azania Bank|AZANTZTZ`,
  },
  // Ten to thirteen digits by bank; thirteen, as CRDB's.
  account: '01[52]##########',
  cards: 'visa mastercard unionpay',
  wallets: 'M-Pesa Mixx_by_Yas Airtel_Money HaloPesa T-Pesa',
  firms: {
    forms: 'Limited Ltd PLC Company_Limited',
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} Investments) {form}',
  },
  income: [300000, 3000000],
  fields: {
    wallet: networkWallet(
      'M-Pesa:74,75,76 Mixx_by_Yas:65,67,71,77 Airtel_Money:68,69,78 HaloPesa:61,62 T-Pesa:73',
    ),
    id: certified(tzNin, 'NIDA number (NIN)', {
      synonyms: ['nida', 'nin', 'kitambulisho'],
      make: (random, p) => tzNin.make(random, p).replace(/-\d{5}-/, `-${p.read('postcode')}-`),
    }),
    passport: pictured('Passport number', 'TA[A-F]######'),
    licence: pictured('Driving licence', '400#######', { synonyms: ['leseni'] }),
    voter: pictured('Voter ID', 'T-{1000-1099}-####-###-#'),
    health: pictured('NHIF number', '{101-109}#########', { synonyms: ['nhif'] }),
    tax: pictured('TIN', '1##-###-###', { synonyms: ['tra'] }),
    vat: pictured('VRN', '40-0#####-[A-Z]'),
    ssn: pictured('NSSF number', '%########', { synonyms: ['nssf'] }),
    // The control number of the government's payment gateway (GePG).
    gepg: pictured('Control number', '99{10-59}########', {
      group: 'payment',
      synonyms: ['gepg control number', 'namba ya malipo'],
    }),
    lipa: pictured('Lipa number', '%#######', {
      group: 'payment',
      synonyms: ['lipa namba'],
    }),
    plate: pictured('Number plate', 'T {100-999} [A-E][A-HJ-NP-Z][A-HJ-NP-Z]'),
  },
  company: {
    registration: pictured('BRELA number', '1[4-8]#######'),
    tax: pictured('TIN', '1##-###-###'),
    vat: pictured('VRN', '40-0#####-[A-Z]'),
  },
  presets: [
    {
      key: 'tips',
      name: 'TIPS instant payment',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee wallet', 'payee.wallet'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'gepg-bill',
      name: 'GePG bill payment',
      rows: [
        ['Payer', 'name'],
        ['Phone', 'phone'],
        ['TIN', 'tax'],
        ['Control number', 'gepg'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Receipt', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
