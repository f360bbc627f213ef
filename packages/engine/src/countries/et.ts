import { networkWallet } from '../fields/networkWallet.ts';
import { Day } from '../kernel/day.ts';
import { country, pictured } from './declare.ts';

/** Men's names: those of men today, and of their fathers and grandfathers. */
const MEN = `አበበ|Abebe ተስፋዬ|Tesfaye ሰለሞን|Solomon ዳዊት|Dawit ዮሐንስ|Yohannes መሐመድ|Mohammed ሙሉጌታ|Mulugeta ግርማ|Girma ታደሰ|Tadesse
  ብርሃኑ|Birhanu ጌታቸው|Getachew አለማየሁ|Alemayehu ቴዎድሮስ|Tewodros ደረጀ|Dereje አህመድ|Ahmed ኤርሚያስ|Ermias ዳንኤል|Daniel ሳሙኤል|Samuel
  ያሬድ|Yared ናትናኤል|Natnael ሚኪያስ|Mikiyas ከበደ|Kebede በቀለ|Bekele ሀይሌ|Haile ብሩክ|Biruk አቤል|Abel ሄኖክ|Henok ዮናስ|Yonas ኢዮብ|Eyob
  ቢንያም|Biniam ፍቃዱ|Fikadu ፍቅሩ|Fikru ጥላሁን|Tilahun ወንድወሰን|Wondwosen ወንድሙ|Wondimu ዘላለም|Zelalem ዘሪሁን|Zerihun ተመስገን|Temesgen
  ተካልኝ|Tekalign ተሾመ|Teshome ተሰማ|Tesema ታምራት|Tamirat ታሪኩ|Tariku ታረቀኝ|Tarekegn ተስፋሁን|Tesfahun ሽመልስ|Shimelis ሲሳይ|Sisay
  ሳምሶን|Samson ሙሴ|Muse መስፍን|Mesfin መኮንን|Mekonnen ማቴዎስ|Matewos ማርቆስ|Markos ምትኩ|Mitiku ሞገስ|Moges መሠለ|Mesele መልካሙ|Melkamu
  ሚካኤል|Mikael ልዑል|Leul ለማ|Lemma ካሳሁን|Kassahun ካሳ|Kassa ኪሩቤል|Kirubel ኪዳኔ|Kidane ክፍሌ|Kifle ኢሳያስ|Isayas ኢብራሂም|Ibrahim
  ጀማል|Jemal ኢድሪስ|Idris ሁሴን|Hussen ሐሰን|Hassen ከድር|Kedir ዩሱፍ|Yusuf ሙስጠፋ|Mustefa ሰይድ|Seid ኡመር|Umer አሊ|Ali አብዲ|Abdi
  ገመቹ|Gemechu ገመዳ|Gemeda ጉታ|Guta ቶሎሳ|Tolosa ጫላ|Chala ለሚ|Lemi ደሳለኝ|Desalegn ደመቀ|Demeke ደበበ|Debebe ዳግም|Dagim ጌቱ|Getu
  ጌታነህ|Getaneh ገዛኸኝ|Gezahegn ጎሳዬ|Gosaye ግዛው|Gizaw ፍሬው|Firew ፍስሐ|Fisseha ፈቃደ|Fekade ፀጋዬ|Tsegaye እንዳለ|Endale እሸቱ|Eshetu
  እስጢፋኖስ|Estifanos ኤልያስ|Elias ኤፍሬም|Ephrem አማኑኤል|Amanuel አንተነህ|Anteneh አሸናፊ|Ashenafi አሰፋ|Assefa አስራት|Asrat አስናቀ|Asnake
  አያሌው|Ayalew አዲሱ|Addisu አድማሱ|Admasu አብርሃም|Abraham አብይ|Abiy አክሊሉ|Aklilu በላይ|Belay በረከት|Bereket ብርሃነ|Berhane ነብዩ|Nebiyu
  ነጋሽ|Negash ንጉሤ|Nigussie ወርቁ|Worku ውብሸት|Wubishet`;

export const et = country({
  code: 'et',
  name: 'Ethiopia',
  alpha3: 'ETH',
  currency: 'ETB',
  group: 'Africa',
  aliases:
    'Ethiopian Ethiopians ኢትዮጵያ ኢትዮጵያዊ ኢትዮጵያውያን Ityopia Itoophiyaa Äthiopien Éthiopie Abyssinia Habesha',
  names: {
    // There are no family names: one's own name, the father's, the grandfather's, as bank forms ask for them. The father's
    // name stands for the surname wherever one is wanted (`family`), the grandfather's comes last (`middle`, same pool).
    order: '{given} {family} {middle}',
    native: '{given.native} {family.native} {middle.native}',
    male: MEN,
    female: `አልማዝ|Almaz ትዕግስት|Tigist ሠላማዊት|Selamawit ሕይወት|Hiwot ማርታ|Marta ፋጡማ|Fatuma አስቴር|Aster ገነት|Genet መሠረት|Meseret
      ብርቱካን|Birtukan ሰናይት|Senait ራሔል|Rahel ቤተልሔም|Bethlehem ዘይነብ|Zeynab ፀሐይ|Tsehay የሺ|Yeshi ሐና|Hanna ሊያ|Liya ቅድስት|Kidist
      ሜሮን|Meron ሳራ|Sara ወርቅነሽ|Workinesh አበባ|Abeba አበበች|Abebech አለም|Alem አለምነሽ|Alemnesh አለምፀሐይ|Alemtsehay አማረች|Amarech
      አያንቱ|Ayantu አየለች|Ayelech አዳነች|Adanech አዜብ|Azeb አሰለፈች|Aselefech አምሳለ|Amsale አይናለም|Aynalem እመቤት|Emebet እናት|Enat
      ኤልሳቤጥ|Elsabet ኤደን|Eden በላይነሽ|Belaynesh ብዙነሽ|Bizunesh ብሩክታዊት|Bruktawit ቃልኪዳን|Kalkidan ደራርቱ|Derartu ድንቅነሽ|Dinknesh
      ዲና|Dina ፋንቱ|Fantu ፍቅርተ|Fikirte ፍሬሕይወት|Frehiwot ፌቨን|Feven ፍሬወይኒ|Freweini ጌጤ|Gete ሃዊ|Hawi ሔለን|Helen ሔርሜላ|Hermela
      እየሩሳሌም|Eyerusalem ጀሚላ|Jemila ካሰች|Kasech ለምለም|Lemlem ሊዲያ|Lidya ማህሌት|Mahlet መአዛ|Meaza መብራት|Mebrat መድኃኒት|Medhanit
      መቅደስ|Mekdes ሙሉ|Mulu ሙሉነሽ|Mulunesh ሙና|Muna ናርዶስ|Nardos ነፃነት|Netsanet ንግስት|Nigist ጽዮን|Tsion ጽጌ|Tsige ጽጌረዳ|Tsigereda
      ሩት|Rut ሮማን|Roman ሮዛ|Roza ሳባ|Saba ሰብለ|Seble ሰብለወንጌል|Seblewongel ሰላም|Selam ሶፊያ|Sofia ሶስና|Sosina ሰርካለም|Serkalem
      ሽታዬ|Shitaye ስንዱ|Sindu ታደለች|Tadelech ትርሃስ|Tirhas ጥሩወርቅ|Tiruwork ጥሩነሽ|Tirunesh ወይንሸት|Woinshet ውዴ|Wude ያምሮት|Yamrot
      የምስራች|Yemisrach የሺመቤት|Yeshimebet የውብዳር|Yewubdar ዘነበች|Zenebech ዘሀራ|Zehara ዘውዲቱ|Zewditu ከድጃ|Kedija ሀያት|Hayat
      ሀሊማ|Halima ኢክራም|Ikram ሰሚራ|Semira ፈትያ|Fetiya ሜላት|Melat ቤዛዊት|Bezawit ጫልቱ|Chaltu ሌንሳ|Lensa ቦንቱ|Bontu`,
    family: `ወልዴ|Wolde ገብሬ|Gebre አለሙ|Alemu ደስታ|Desta ሰይፉ|Seifu ተፈራ|Teferra ቶላ|Tola ወልደማርያም|Woldemariam ገብረማርያም|Gebremariam
      ሀብቴ|Habte ሀብታሙ|Habtamu ደምሴ|Demissie ዘውዴ|Zewde ዘለቀ|Zeleke ይልማ|Yilma ይመር|Yimer ይርጋ|Yirga ሽፈራው|Shiferaw ሥዩም|Seyoum
      ተክሌ|Tekle መንገሻ|Mengesha መንግስቱ|Mengistu ማሞ|Mamo ለገሰ|Legesse ክንፈ|Kinfe ካሕሳይ|Kahsay ሐጎስ|Hagos አርአያ|Araya አረጋዊ|Aregawi
      በርሄ|Berhe ፈይሳ|Feyisa ዲባባ|Dibaba ኩማ|Kuma ሁንዴ|Hunde ጂራ|Jira ባልቻ|Balcha በዳዳ|Bedada ዋቅጅራ|Wakjira ረታ|Reta ነጋ|Nega
      እንግዳ|Engida ወርቅነህ|Workneh ጎበና|Gobena ቱሉ|Tulu ኑሩ|Nuru አደም|Adem ${MEN}`,
  },
  places: {
    // Post codes are little used: Addis Ababa's and Harar's are confirmed, the others are not. `area` with the exchange.
    columns: 'city region zone area lat lon plate',
    rows: `
      Addis Ababa|Addis Ababa|1000|11 551|9.0250|38.7469|AA
      Dire Dawa|Dire Dawa|3000|25 111|9.5931|41.8661|DR
      Mekelle|Tigray|7000|34 440|13.4967|39.4753|TG
      Adama|Oromia|2200|22 111|8.5500|39.2667|OR
      Gondar|Amhara|6200|58 111|12.6000|37.4667|AM
      Bahir Dar|Amhara|6000|58 220|11.5936|37.3908|AM
      Hawassa|Sidama|4000|46 220|7.0621|38.4763|SD
      Dessie|Amhara|5000|33 111|11.1333|39.6333|AM
      Jimma|Oromia|8000|47 111|7.6734|36.8344|OR
      Jijiga|Somali|3400|25 775|9.3500|42.8000|SM
      Shashamane|Oromia|4200|46 119|7.2000|38.6000|OR
      Bishoftu|Oromia|1200|11 433|8.7523|38.9785|OR
      Arba Minch|South Ethiopia|4400|46 881|6.0333|37.5500|SP
      Hosaena|Central Ethiopia|4300|46 555|7.5498|37.8537|SP
      Harar|Harari|3200|25 666|9.3139|42.1181|HR
      Dilla|South Ethiopia|4100|46 331|6.4108|38.3100|SP
      Nekemte|Oromia|8200|57 661|9.0893|36.5554|OR
      Debre Birhan|Amhara|1300|11 681|9.6795|39.5326|AM
      Debre Markos|Amhara|6100|58 771|10.3500|37.7333|AM
      Kombolcha|Amhara|5100|33 551|11.0816|39.7434|AM
      Sodo|South Ethiopia|4500|46 551|6.8600|37.7616|SP
      Asella|Oromia|2000|22 331|7.9500|39.1167|OR
      Adigrat|Tigray|7100|34 445|14.2770|39.4620|TG`,
  },
  roads: `Bole_Road Churchill_Avenue Menelik_II_Avenue Africa_Avenue Haile_Selassie_Street Ras_Mekonnen_Avenue Meskel_Square_Road
    Sidist_Kilo_Road Arat_Kilo_Road Ring_Road Debre_Zeit_Road Jimma_Road Ambo_Road Adwa_Street Atse_Tewodros_Street
    Ras_Abebe_Aregay_Street Cunningham_Street Tesema_Aba_Kemaw_Street Wollo_Sefer_Road Haile_Gebreselassie_Road Piassa_Street
    Mercato_Street Cameroon_Street Mickey_Leland_Street Equatorial_Guinea_Street Fikre_Mariam_Aba_Techan_Street Station_Road
    Unity_Road Liberty_Street Belay_Zeleke_Road Lake_Road Kebena_Road`,
  street:
    '{road}(|, House No. {100-2900}|, Woreda {01-14}, House No. {100-2900}|, Kebele {01-20}, House No. {1-1900})',
  address: '{street}, P.O. Box {100-9900}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+251 (91 #|92 #|93 #|94 #|96 #|97 #|70 [1-9]|71 [0-8])## ####',
  landline: '+251 {place.area} ####',
  banks: {
    // `account` begins the bank's numbers: known for the first; the others are chosen for the look.
    columns: 'bank bic account',
    rows: `
      Commercial Bank of Ethiopia|CBETETAA|1000
      Awash Bank|AWINETAA|0132
      Bank of Abyssinia|ABYSETAA|1021
      Dashen Bank|DASHETAA|5011
      Cooperative Bank of Oromia|CBORETAA|1000
      Hibret Bank|UNTDETAA|1121
      Wegagen Bank|WEGAETAA|0850
      Oromia Bank|ORIRETAA|1410
      Nib International Bank|NIBIETAA|7000
      Abay Bank|ABAYETAA|1161
      Zemen Bank|ZEMEETAA|1031
      Lion International Bank|LIBSETAA|0031`,
  },
  account: '{bank.account}%########',
  cards: 'visa mastercard unionpay',
  wallets: 'telebirr CBE_Birr M-PESA',
  firms: {
    forms: 'PLC S.C.',
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} and Family {trade}|{founder} General Trading) {form}',
  },
  income: [5000, 40000],
  fields: {
    wallet: networkWallet('telebirr:9 M-PESA:7 CBE_Birr'),
    // Twelve digits; what the last one checks is not published.
    id: pictured('Fayda number (FIN)', '[2-9]### #### ####', {
      synonyms: ['fayda', 'fin', 'ፋይዳ'],
    }),
    fan: pictured('Fayda alias (FAN)', '[2-9]### #### #### ####', {
      group: 'identity',
      synonyms: ['fcn', 'fayda alias number'],
    }),
    kebele: pictured('Kebele ID', '{place.plate}/{01-20}/{10000-99999}', {
      group: 'identity',
      synonyms: ['kebele id', 'kebele card'],
    }),
    passport: pictured('Passport number', 'E[PQ]#######'),
    licence: pictured('Driving licence', '{100000-999999}'),
    tax: pictured('TIN', '00########'),
    ssn: pictured('Pension number', '%#########', { synonyms: ['poessa'] }),
    // CBE's transfers: FT, year and day of the year, letters and digits.
    txn: {
      label: 'FT number',
      synonyms: ['ft reference'],
      make(random, p) {
        const date = p.read('date');
        const year = Number(date.slice(0, 4));
        const { ofYear } = new Day(year, Number(date.slice(5, 7)), Number(date.slice(8)));
        return `FT${year % 100}${String(ofYear).padStart(3, '0')}${random.chars(5, 'ABCDEFGHJKLMNPQRSTVWXYZ0123456789')}`;
      },
    },
    // Use (2 private, 3 commercial), region, letter and digits.
    plate: pictured('Number plate', '(2|2|3)-{place.plate}-[A-C]#####'),
  },
  company: {
    // The year is of the Ethiopian calendar, some eight behind.
    registration: {
      label: 'Business registration',
      make(random, p) {
        const year = Math.max(2002, Number(p.read('founded')) - 8);
        return `MT/${p.place.plate?.text}/${random.int(1, 14)}/00${random.digits(5)}/${year}`;
      },
    },
    tax: pictured('TIN', '00########'),
    vat: pictured('VAT registration', '%#########'),
  },
  presets: [
    {
      key: 'telebirr',
      name: 'telebirr payment',
      rows: [
        ['Customer', 'name'],
        ['Phone', 'phone'],
        ['Merchant', 'merchant'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'ethswitch',
      name: 'EthSwitch interbank transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
