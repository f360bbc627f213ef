import { RUPAY } from '../data/cards.ts';
import { english } from '../data/languages/english.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { IMPS, NEFT, UPI } from '../data/schemes/in.ts';
import { isRegistered } from '../fields/company.ts';
import { fixed, plain } from '../fields/qrPayload.ts';
import { bankPicture } from '../fields/regional.ts';
import { Day, dayInYear, three } from '../kernel/day.ts';
import { LETTERS, type Random } from '../kernel/random.ts';
import type { Persona } from '../model.ts';
import { constant, fact, oneOf } from '../presets/facts.ts';
import { inAadhaar } from '../validators/inAadhaar.ts';
import { inCin } from '../validators/inCin.ts';
import { inEpic } from '../validators/inEpic.ts';
import { gstinOf, inGstin } from '../validators/inGstin.ts';
import { inIfsc } from '../validators/inIfsc.ts';
import { inPan } from '../validators/inPan.ts';
import { inVid } from '../validators/inVid.ts';
import { certified, country, pictured } from './declare.ts';
import { industryOf, kindOf, serialOf } from './in/companies.ts';
import { indianNames } from './in/names.ts';

export const ind = country('in', () => ({
  name: 'India',
  alpha3: 'IND',
  paydays: [[31], [-1]],
  currency: 'INR',
  perEuro: 60,
  priceStep: 100,
  ips: '117.192-255 49.32-63 106.192-223',
  gs1: '890',
  lei: '3358',
  holidays:
    '0126 shivaratri holi fitr+1 ramnavami mahavir E-2 0501 purnima adha+1 ashura+1 0815 mawlid+1 1002 dussehra diwali+1 diwali+2 gurunanak 1225',
  group: 'Asia',
  locale: { language: 'hi', zone: 'Asia/Kolkata' },
  economy: {
    vat: { usual: 18, food: 5 },
    deductions: { social: 6, tax: 1 },
    tenure: { rent: 13, loan: 4 },
    shops: { card: 20, wallet: 65 },
  },
  words: {
    exonyms: `Indien indisch भारतीय Indii indyjski indyjska indyjskie indyjskich Inder indiano indios indiani indien
      indienne India Indiase Hindistan Hintli nước_Ấn_Độ người_Ấn_Độ`,
    scripts: `インド 印度 인도 الهند هندي~ هنود Инди^ Інді^ индийск~ індійськ~ индиец индийцы индийцев Mhindi Wahindi`,
    women: 'Inderin Inderinnen',
    places: `Mumbai=ムンバイ|孟买|뭄바이|مومباي|Мумбаи|Мумбаї|Mumbaikar
      ; Delhi=デリー|德里|新德里|델리|뉴델리|دلهي|نيودلهي|Дели|Делі|Delhiite
      ; Bengaluru=バンガロール|班加罗尔|벵갈루루|بنغالور|Бангалор+|Bangalorean
      ; Chennai=チェンナイ|金奈|Ченнаи
      ; Kolkata=コルカタ|加尔各答|Калькутта|Калькутты
      ; Punjab=Punjabi|Punjabis
      ; Gujarat=Gujarati|Gujaratis
      ; Rajasthan=Rajasthani|Rajasthanis
      ; Kerala=Keralite|Malayali`,
    unlistedCities: 'Belgaum|Belagavi',
  },
  language: {
    ...english,
    merchants: `{owner} Kirana Store|{owner} Medical Store|{town} Supermarket|{owner} Petrol Pump|{town} Book Depot|
      {owner} Sweets|{owner} Restaurant|{town} Dhaba|{owner} Bakery|{owner} General Store||{owner} Garments|
      {owner} Electronics|{owner} Opticals|{owner} Jewellers|{town} Hardware|{owner} Sports|{owner} Mobile Point|
      {owner} Tailors|{town} Travels|{owner} Saree Centre`,
  },
  aliases: 'Bharat भारत Indian Hindustan Hindustani Bharatiya Republic_of_India Inde',
  sources:
    'Ages: UN World Population Prospects 2024; cities, languages and religions: census of 2011; banks: customers as they report them; cards: RBI and NPCI',
  ages: '17 24 20.5 15.5 12 7.5 3.5',
  population: {
    source:
      'Estimates, rounded; unemployment by MoSPI, Periodic Labour Force Survey 2023-24; pensions reach few of the aged',
    men: '52.3 52 51.4 50 48.5 46 42',
    work: ['50 93 97 95 89 78 62 40 20', '17 35 44 44 36 28 18 10 4'],
    own: [55, 66],
    unemployed: 3.2,
    disabled: 2,
    pensioned: 12,
    pay: { median: 15500, spread: 5.5, top: 7.5, women: 76 },
  },
  life: {
    pensionPay: { days: [31] },
    studies: 45,
    retires: 60,
    // Employees' Pension Scheme 1995: a salary of at most 15,000, years of at most 35, through 70.
    pays: [1000, 7500],
    levels: SOFTWARE_PAYS,
    institutions: `
      pension Employees' Provident Fund Organisation
      university {town} University
      primary ({town} Primary School|Government Primary School, {town}|Government Model Primary School, {town})
      secondary (Kendriya Vidyalaya {town}|{town} Higher Secondary School|Government Senior Secondary School, {town}|St. (Mary|Xavier|Joseph)'s High School, {town})
      hospital (Civil Hospital|District Hospital|Apollo Clinic|Government Medical College) {town}
      care {town} Old Age Home
      town {town} Municipal Corporation
      transit {town} City Transport Services
      fire {place.region} Fire and Emergency Services
      fire@Mumbai Mumbai Fire Brigade
      fire@Delhi Delhi Fire Service`,
  },
  names: indianNames,
  // home: the state's code in a GSTIN; code: its letters in a CIN; office: how the city's exchanges begin.
  places: {
    columns: 'city region zone area office lat lon home plate code pop',
    short: 'code',
    rows: `
      Mumbai|Maharashtra|400001-400035,400049-400072,400074-400104|22|26|19.0760|72.8777|27|MH 01|MH|12442
      Delhi|Delhi|110001-110096|11|26|28.6519|77.2315|07|DL 3C|DL|16788
      Bengaluru|Karnataka|560001-560103|80|25|12.9719|77.5937|29|KA 01|KA|8443
      Hyderabad|Telangana|500001-500020,500027-500040,500072-500082|40|23|17.3840|78.4564|36|TG 09|TG|6810
      Ahmedabad|Gujarat|380001-380009,380013-380016,380050-380063|79|26|23.0258|72.5873|24|GJ 01|GJ|5578
      Chennai|Tamil Nadu|600001-600119|44|28|13.0878|80.2785|33|TN 01|TN|4647
      Kolkata|West Bengal|700001-700099|33|24|22.5626|88.3630|19|WB 02|WB|4497
      Surat|Gujarat|395001-395010|261|2|21.1959|72.8302|24|GJ 05|GJ|4467
      Pune|Maharashtra|411001-411048|20|25|18.5196|73.8554|27|MH 12|MH|3124
      Jaipur|Rajasthan|302001-302022|141|2|26.9196|75.7878|08|RJ 14|RJ|3046
      Lucknow|Uttar Pradesh|226001-226025|522|2|26.8393|80.9231|09|UP 32|UP|2818
      Kanpur|Uttar Pradesh|208001-208025|512|2|26.4652|80.3498|09|UP 78|UP|2765
      Nagpur|Maharashtra|440001-440036|712|2|21.1463|79.0849|27|MH 31|MH|2406
      Indore|Madhya Pradesh|452001-452018|731|2|22.7179|75.8333|23|MP 09|MP|1964
      Bhopal|Madhya Pradesh|462001-462016,462021-462046|755|2|23.2547|77.4029|23|MP 04|MP|1798
      Visakhapatnam|Andhra Pradesh|530001-530048|891|2|17.6868|83.2185|37|AP 31|AP|1728
      Patna|Bihar|800001-800028|612|2|25.5941|85.1356|10|BR 01|BR|1684
      Vadodara|Gujarat|390001-390024|265|2|22.2994|73.2081|24|GJ 06|GJ|1671
      Ludhiana|Punjab|141001-141016|161|2|30.9120|75.8538|03|PB 10|PB|1619
      Agra|Uttar Pradesh|282001-282010|562|2|27.1833|78.0167|09|UP 80|UP|1585
      Coimbatore|Tamil Nadu|641001-641046|422|2|11.0168|76.9558|33|TN 38|TN|1051
      Kochi|Kerala|682001-682040|484|2|9.9312|76.2673|32|KL 07|KL|602
      Guwahati|Assam|781001-781039|361|2|26.1445|91.7362|18|AS 01|AS|963
      Bhubaneswar|Odisha|751001-751030|674|2|20.2961|85.8245|21|OD 02|OD|838
      Chandigarh|Chandigarh|160001-160036|172|2|30.7333|76.7794|04|CH 01|CH|961
      Nashik|Maharashtra|422001-422013|253|2|19.9975|73.7898|27|MH 15|MH|1486
      Varanasi|Uttar Pradesh|221001-221010|542|2|25.3176|82.9739|09|UP 65|UP|1198
      Amritsar|Punjab|143001-143009|183|2|31.6340|74.8723|03|PB 02|PB|1133
      Ranchi|Jharkhand|834001-834010|651|2|23.3441|85.3096|20|JH 01|JH|1073
      Vijayawada|Andhra Pradesh|520001-520015|866|2|16.5062|80.6480|37|AP 16|AP|1034
      Jodhpur|Rajasthan|342001-342011|291|2|26.2389|73.0243|08|RJ 19|RJ|1033
      Madurai|Tamil Nadu|625001-625020|452|2|9.9252|78.1198|33|TN 58|TN|1017
      Raipur|Chhattisgarh|492001-492010|771|2|21.2514|81.6296|22|CG 04|CG|1010
      Mysuru|Karnataka|570001-570025|821|2|12.2958|76.6394|29|KA 09|KA|893
      Thiruvananthapuram|Kerala|695001-695042|471|2|8.5241|76.9366|32|KL 01|KL|743
      Dehradun|Uttarakhand|248001-248009|135|2|30.3165|78.0322|05|UK 07|UK|569`,
    others: `Mumbai=मुंबई|Bombay; Delhi=दिल्ली|New Delhi|NCT of Delhi|नई दिल्ली; Bengaluru=ಬೆಂಗಳೂರು|Bangalore|बेंगलुरु;
      Hyderabad=హైదరాబాద్|हैदराबाद; Ahmedabad=અમદાવાદ|Amdavad|अहमदाबाद; Chennai=சென்னை|Madras|चेन्नई;
      Kolkata=কলকাতা|Calcutta|कोलकाता; Surat=સુરત|सूरत; Pune=पुणे|Poona; Jaipur=जयपुर; Lucknow=लखनऊ;
      Kanpur=कानपुर|Cawnpore; Nagpur=नागपुर; Indore=इंदौर; Bhopal=भोपाल; Visakhapatnam=విశాఖపట్నం|Vizag; Patna=पटना;
      Vadodara=વડોદરા|Baroda; Varanasi=वाराणसी|Benares|Banaras; Kochi=കൊച്ചി|Cochin;
      Thiruvananthapuram=തിരുവനന്തപുരം|Trivandrum; Mysuru=ಮೈಸೂರು|Mysore; Nashik=नाशिक|Nasik; Agra=आगरा;
      Amritsar=ਅੰਮ੍ਰਿਤਸਰ; Ludhiana=ਲੁਧਿਆਣਾ; Chandigarh=चंडीगढ़; Guwahati=গুৱাহাটী|Gauhati; Maharashtra=महाराष्ट्र;
      Karnataka=ಕರ್ನಾಟಕ; Telangana=తెలంగాణ; Gujarat=ગુજરાત|गुजरात; Tamil Nadu=தமிழ்நாடு; West Bengal=পশ্চিমবঙ্গ;
      Rajasthan=राजस्थान; Uttar Pradesh=उत्तर प्रदेश|UP; Madhya Pradesh=मध्य प्रदेश|MP; Andhra Pradesh=ఆంధ్ర ప్రదేశ్;
      Bihar=बिहार; Punjab=ਪੰਜਾਬ|पंजाब; Kerala=കേരളം; Odisha=ଓଡ଼ିଶା|Orissa; Jharkhand=झारखंड; Chhattisgarh=छत्तीसगढ़;
      Uttarakhand=उत्तराखंड|Uttaranchal`,
  },
  roads: `Mahatma_Gandhi_Road Station_Road Nehru_Road Gandhi_Nagar Main_Road Subhash_Marg Shastri_Nagar Patel_Road Tilak_Road Temple_Road
    Market_Road Ring_Road College_Road Hospital_Road Civil_Lines Sadar_Bazar Model_Town Rajendra_Nagar Indira_Nagar Ashok_Marg
    Ambedkar_Road Lake_Road Jawahar_Nagar Vivekananda_Road Azad_Nagar Laxmi_Nagar Court_Road Cantonment_Road
    Link_Road@Mumbai Hill_Road@Mumbai Lal_Bahadur_Shastri_Marg@Mumbai Swami_Vivekanand_Road@Mumbai Linking_Road@Mumbai
    Vikas_Marg@Delhi Karol_Bagh@Delhi Chandni_Chowk@Delhi Lajpat_Nagar@Delhi Church_Street@Bengaluru Residency_Road@Bengaluru
    Brigade_Road@Bengaluru Banjara_Hills_Road@Hyderabad Ashram_Road@Ahmedabad Anna_Salai@Chennai Mount_Road@Chennai Usman_Road@Chennai
    Park_Street@Kolkata Netaji_Subhas_Road@Kolkata Rash_Behari_Avenue@Kolkata Fergusson_College_Road@Pune Hazratganj@Lucknow
    Mall_Road@Kanpur+Amritsar+Ludhiana Fraser_Road@Patna Marine_Drive@Kochi`,
  street: '({1-240}, {road}|{1-99}/{1-9}, {road}|Flat {101-904}, {1-60} {road}|{1-48}[A-D], {road})',
  address: '{street}, {city} {postcode}, {region}',
  postcode: '{zone}',
  phone: '+91 (9#|9#|9#|9#|84|85|70|72|74|60|69)### #####',
  landline: '+91 {place.area} {place.office}######',
  // branch: the bank's three digits in a MICR code.
  banks: {
    columns: 'bank bic code branch account share near firm',
    rows: `
      State Bank of India|SBININBB|SBIN|002|[234]##########|28
      HDFC Bank|HDFCINBB|HDFC|240|50100#########|9||50200#########
      ICICI Bank|ICICINBB|ICIC|229|[0-6]###01######|6||[0-6]###05######
      Axis Bank|AXISINBB|UTIB|211|9##010#########|4||9##020#########
      Punjab National Bank|PUNBINBB|PUNB|024|[0-6]###000100######|9||[0-6]###002100######
      Bank of Baroda|BARBINBB|BARB|012|[0-6]###0100######|8.5||[0-6]###0200######
      Canara Bank|CNRBINBB|CNRB|015|[0-6]###101######|7.5||[0-6]###201######
      Union Bank of India|UBININBB|UBIN|026|[3-6]###02010######|8||[3-6]###01010######
      Kotak Mahindra Bank|KKBKINBB|KKBK|485|[2-9]#########|3
      Bank of India|BKIDINBB|BKID|013|[0-8]###101100#####|5||[0-8]###201100#####
      Indian Bank|IDIBINBB|IDIB|019|[67]#########|5
      IndusInd Bank|INDBINBB|INDB|234|15##########|1.5||25##########
      Yes Bank|YESBINBB|YESB|532|0###01#########|0.7||0###84#########
      IDFC FIRST Bank|IDFBINBB|IDFB|751|100########|1
      Federal Bank|FDRLINBB|FDRL|049|1###0100######|18|Kerala|1###0200######
      Central Bank of India|CBININBB|CBIN|016|[1-5]#########|3
      Indian Overseas Bank|IOBAINBB|IOBA|020|[0-3]###01000######|2.5||[0-3]###02000######
      Karur Vysya Bank|KVBLINBB|KVBL|053|1###155000######|5|Tamil Nadu|1###135000######`,
    others: `State Bank of India=SBI|स्टेट बैंक; Punjab National Bank=PNB; Bank of Baroda=BoB|Baroda; Union Bank of India=UBI;
      Bank of India=BoI; Kotak Mahindra Bank=Kotak|Kotak Bank; IDFC FIRST Bank=IDFC; Indian Overseas Bank=IOB;
      HDFC Bank=HDFC; ICICI Bank=ICICI`,
  },
  account: {
    write: bankPicture('account'),
  },
  cards: 'rupay:60 visa:26 mastercard:13.5 amex:0.5',
  networks: { rupay: RUPAY },
  wallets: 'PhonePe:48 Google_Pay:37 Paytm:10 Amazon_Pay:3 MobiKwik:2',
  firms: {
    forms: `
      ~Proprietorship|160|1936|1|15|1|insurance,finance,airline,energy
      LLP|18|2009|2|60
      Private Limited|68|1913|2|800
      Pvt. Ltd.|18|1913|2|800
      (OPC) Private Limited|7|2014|1|20|1
      Limited|7|1913|20|9000`,
    era: 1956,
    trades: `
      retail Traders|Enterprises|Stores|Mart|Emporium|Agencies|Trading Company
      construction Constructions|Infra|Builders|Infraprojects|Buildcon
      transport Logistics|Roadlines|Transport|Cargo Movers|Carriers
      services Consultants|Services|Solutions|Management Services|Events
      food Foods|Agro Foods||Sweets|Dairy|Beverages|Spices|Flour Mills
      hospitality Hotels|Restaurants|Resorts|Caterers|Hospitality
      software Infotech|Technologies|Softech|Software|Systems|Infosystems
      metal Steels|Metals|Alloys|Ispat|Castings
      automotive Motors|Automobiles|Auto Agencies|Tyres
      realty Realty|Properties|Estates|Realtors|Housing
      agriculture Agro|Seeds|Farms|Agritech|Nurseries
      electrical Electricals|Cables|Switchgears|Lighting
      manufacturing Engineering|Industries|Machinery|Engineering Works
      furniture Furniture|Furnishings|Interiors
      textiles Textiles|Fabrics|Garments|Silks|Fashions|Synthetics
      cleaning Facility Services|Housekeeping Services
      beauty Cosmetics|Beauty Care|Herbals
      accounting Tax Consultants|Accounting Services
      health Hospitals|Diagnostics|Healthcare|Nursing Home
      law Legal Services|Legal Support
      pharma Pharmaceuticals|Pharma|Remedies|Lifesciences
      pharmacy Medicos|Chemists|Medical Stores
      insurance Insurance|General Insurance
      finance Finance|Capital|Fincorp|Finlease`,
    name: '({founder} {trade}|{founder} {trade}|{founder} & Sons {trade}|Shree (Ganesh|Balaji|Krishna|Ram|Sai|Durga|Laxmi) {trade}|{town} {trade}|Bharat {trade}) {form}',
  },
  income: [9000, 130000],
  fields: {
    region: { label: 'State' },
    id: certified(inAadhaar, 'Aadhaar', {
      synonyms: ['aadhaar number', 'aadhar', 'adhaar', 'uid', 'uidai', 'आधार'],
    }),
    passport: pictured('Passport number', '[K-NP-WY]%######'),
    // State, registering office, year of issue, seven digits: the numbering of the Sarathi register.
    licence: {
      label: 'Driving licence',
      make(random, { place, born, asOf }) {
        const year = Math.min(born.year + random.int(18, 30), asOf.year - 1);
        return `${place.plate?.text.replace(' ', '').replace('3C', '03')} ${year}00${random.digits(5)}`;
      },
    },
    tax: certified(inPan, 'PAN', { synonyms: ['pan', 'permanent account number', 'pan card'] }),
    vat: certified(inGstin, 'GSTIN', {
      synonyms: ['gstin', 'gst'],
      make: (random, p) => gstinOf(random, p.read('tax'), p.home),
    }),
    vid: certified(inVid, 'Aadhaar virtual ID', { group: 'identity', synonyms: ['virtual id'] }),
    voter: certified(inEpic, 'EPIC (voter ID)', { synonyms: ['epic'] }),
    ssn: pictured('UAN (EPFO)', '10##########', {
      synonyms: ['uan', 'universal account number', 'pf number'],
    }),
    health: pictured('ABHA number', '91-####-####-####', { synonyms: ['abha'] }),
    ifsc: { label: 'IFSC', group: 'banking', validator: inIfsc, make: ifscOf },
    micr: {
      label: 'MICR code',
      group: 'banking',
      synonyms: ['micr'],
      make: (random, p) => p.read('postcode').slice(0, 3) + p.bank.branch?.text + three(random.int(2, 240)),
    },
    // Handles end in `test`: no payment service has such a one.
    upi: pictured('UPI ID', '{given.slug}.{family.slug}(|{yy}|#)\\@(oktest|upitest|paytest|ybltest)', {
      group: 'payment',
      synonyms: ['vpa', 'upi', 'virtual payment address', 'upi address'],
    }),
    // The year's last digit, the day of the year, the hour and six digits.
    rrn: {
      label: 'UPI reference (RRN)',
      group: 'transaction',
      synonyms: ['upi reference', 'imps reference', 'retrieval reference number', 'rrn'],
      make(random, p) {
        const day = dateOf(p);
        return `${day.year % 10}${dayInYear(day)}${String(random.int(0, 23)).padStart(2, '0')}${random.digits(6)}`;
      },
    },
    // NEFT: the bank's code, the system, the year, the day of the year and six digits.
    utr: {
      label: 'UTR (NEFT)',
      group: 'transaction',
      synonyms: ['utr', 'utr number', 'neft reference', 'unique transaction reference'],
      make(random, p) {
        const day = dateOf(p);
        return `${p.bank.code?.text}N${day.yy}${dayInYear(day)}${random.digits(6)}`;
      },
    },
    postcode: { label: 'PIN code' },
    plate: pictured('Registration number', '{place.plate} [A-HJ-NP-Z][A-HJ-NP-Z] {0001-9999}', {}),
  },
  company: {
    account: { write: bankPicture('firm', 'account') },
    street: {
      picture:
        '({1-240}, {road}|{1-99}/{1-9}, {road}|Office {101-904}, {1-60} {road}|Shop {1-60}, {1-48} {road})',
    },
    registration: {
      // Partnerships of limited liability have another number (LLPIN).
      held: (p) => isRegistered(p) && p.firm.form.name.text !== 'LLP',
      label: 'CIN',
      validator: inCin,
      make(random, p) {
        const { form, founded, sector } = p.firm;
        const listed = form.name.text === 'Limited' && random.chance(0.15) ? 'L' : 'U';
        const serial = serialOf(random, p.place.code?.text, founded);
        return `${listed}${industryOf(sector.key, founded)}${p.place.code?.text}${founded}${kindOf(form.name.text)}${serial}`;
      },
    },
    // The fourth letter is C for a company, the fifth its initial.
    tax: {
      label: 'PAN',
      validator: inPan,
      make: (random, p) =>
        `${random.chars(3, LETTERS)}C${p.read('name').charAt(0)}${random.int(1000, 9999)}${random.pick(LETTERS)}`,
    },
    vat: {
      label: 'GSTIN',
      validator: inGstin,
      make: (random, p) => gstinOf(random, p.read('tax'), p.home),
    },
  },
  // Source: NPCI, UPI Linking Specification 1.6: parameters of upi://pay.
  qr: {
    name: 'UPI',
    payload: ({ payee, amount, reference }) =>
      `upi://pay?${[
        ['pa', payee.read('upi')],
        ['pn', plain(payee.read('name'), 50)],
        ['tr', reference.replace(/[^0-9A-Za-z]/g, '')],
        ['am', fixed(amount)],
        ['cu', 'INR'],
      ]
        .map(([name, value]) => `${name}=${encodeURIComponent(value as string).replace('%40', '@')}`)
        .join('&')}`,
  },
  presets: [
    {
      key: 'upi',
      scheme: UPI,
      name: 'UPI payment',
      facts: {
        // 35 characters: the payment service provider's prefix and 32 letters and digits.
        txnId: fact(
          (random) =>
            `${random.chars(3, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')}${random.chars(32, '0123456789abcdef')}`,
        ),
        txnType: constant('PAY'),
        initiationMode: oneOf('00', '01', '02'),
        mcc: constant('0000'),
      },
      rows: [
        ['Payer', 'name'],
        ['Payer UPI ID', 'upi'],
        ['Payer bank', 'bank'],
        ['Payer mobile', 'phone'],
        ['Payee', 'payee.name'],
        ['Payee UPI ID', 'payee.upi'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference (RRN)', 'rrn'],
        ['Date', 'date'],
        ['QR code payload', 'payee.qr', 'qr'],
        ['QR code', 'payee.qrimage', 'qrimage'],
        ['Transaction ID', 'txnId', 'txnId'],
        ['Transaction type', 'txnType', 'txnType'],
        ['Initiation mode', 'initiationMode', 'initiationMode'],
        ['Merchant category code', 'mcc', 'mcc'],
      ],
    },
    {
      key: 'neft',
      scheme: NEFT,
      interbank: true,
      name: 'NEFT transfer',
      rows: [
        ['Remitter', 'name'],
        ['Remitter account', 'account'],
        ['Remitter IFSC', 'ifsc'],
        ['Beneficiary', 'payee.name'],
        ['Beneficiary account', 'payee.account'],
        ['Beneficiary IFSC', 'payee.ifsc'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['UTR', 'utr'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'imps',
      scheme: IMPS,
      interbank: true,
      name: 'IMPS transfer',
      rows: [
        ['Remitter', 'name'],
        ['Remitter account', 'account'],
        ['Remitter mobile', 'phone'],
        ['Beneficiary', 'payee.name'],
        ['Beneficiary account', 'payee.account'],
        ['Beneficiary IFSC', 'payee.ifsc'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference (RRN)', 'rrn'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/**
 * Bank of Baroda identifies its branches by letters, usually of the branch and the town; other banks number them.
 * If an account starts with four separate digits, they are the branch: `[0-6]###01…`.
 */
function ifscOf(random: Random, p: Persona): string {
  const code = p.bank.code?.text ?? '';
  if (code === 'BARB')
    return `BARB0${random.chars(3, LETTERS)}${p.place.city.text.slice(0, 3).toUpperCase()}`;
  const isShown = /###\d/.test(p.bank.account?.text ?? '');
  const branch = isShown ? p.read('account').slice(0, 4) : String(random.int(1, 9999)).padStart(4, '0');
  if (code === 'PUNB') return `${code}0${branch}00`;
  return code === 'UBIN' ? `${code}05${branch}${random.below(10)}` : `${code}000${branch}`;
}

/** The day of the payment. */
function dateOf(p: Persona): Day {
  const [year = 0, month = 0, day = 0] = p.read('date').split('-').map(Number);
  return new Day(year, month, day);
}
