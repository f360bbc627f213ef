import { sealRib } from '../checksum/rib.ts';
import { arabicFirm } from '../data/arabicFirms.ts';
import { FRENCH_BRAND, FRENCH_FIRMS, FRENCH_MERCHANTS, FRENCH_TRADES } from '../data/arabicFirmsFrench.ts';
import { allRespelt, MAGHREB, respelt, together } from '../data/arabicNames.ts';
import { arabicAddress, book, latinOf } from '../data/arabicScript.ts';
import { french } from '../data/languages/french.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { sealed } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { maIce } from '../validators/maIce.ts';
import { maRib } from '../validators/maRib.ts';
import { certified, country, pictured } from './declare.ts';

/** Morocco's own spelling of names that the Maghreb shares. */
const SPELLING = `Jamel>Jamal Khaled>Khalid Slim>Salim Houssem>Houssam Aymen>Ayman Ilyes>Ilyas Riadh>Riad Redha>Reda Hédi>Hadi
  Imed>Imad Zied>Ziad Haythem>Haitham Fethi>Fathi Adel>Adil Hichem>Hicham Tahar>Taher Lakhdar>Lakhder Ghassen>Ghassan Djaafar>Jaafar Tarek>Tarik Toufik>Taoufik
  Hayet>Hayat Najet>Najat Amel>Amal Hajer>Hajar Manel>Manal Meriem>Meryem Chahrazed>Chahrazad Kaouther>Kaoutar
  Ilhem>Ilham Ahlem>Ahlam Hela>Hala Yosra>Yousra Rokia>Rkia Nesrine>Nisrine Maïssa>Maissa Leïla>Laila`;

const ROADS = `شارع_محمد_الخامس|avenue_Mohammed_V شارع_الحسن_الثاني|avenue_Hassan_II شارع_محمد_السادس|boulevard_Mohammed_VI
  شارع_الجيش_الملكي|avenue_des_FAR شارع_الزرقطوني|boulevard_Zerktouni@Casablanca شارع_أنفا|boulevard_d'Anfa@Casablanca
  شارع_غاندي|boulevard_Ghandi@Casablanca شارع_عبد_المومن|boulevard_Abdelmoumen@Casablanca
  شارع_بئر_أنزران|boulevard_Bir_Anzarane@Casablanca شارع_يعقوب_المنصور|boulevard_Yacoub_El_Mansour@Casablanca+Marrakech
  شارع_المسيرة_الخضراء|boulevard_Al_Massira شارع_علال_بن_عبد_الله|avenue_Allal_Ben_Abdellah
  شارع_مولاي_يوسف|avenue_Moulay_Youssef شارع_المقاومة|avenue_de_la_Résistance زنقة_الحرية|rue_de_la_Liberté
  زنقة_ابن_سينا|rue_Ibn_Sina زنقة_ابن_بطوطة|rue_Ibn_Batouta شارع_مولاي_إسماعيل|avenue_Moulay_Ismaïl@Meknès+Fès+Tanger
  زنقة_واد_سبو|rue_Oued_Sebou شارع_فرنسا|avenue_de_France@Rabat زنقة_الفارابي|rue_Al_Farabi
  زنقة_فاس|rue_de_Fès زنقة_مراكش|rue_de_Marrakech شارع_القدس|avenue_Al_Qods شارع_مولاي_عبد_الله|boulevard_Moulay_Abdellah
  زنقة_طارق_ابن_زياد|rue_Tarik_Ibn_Ziad شارع_بئر_انزران|avenue_Bir_Anzarane@Tanger+Agadir+Kénitra زنقة_ابن_خلدون|rue_Ibn_Khaldoun
  زنقة_البرتقال|rue_des_Orangers شارع_النخيل|avenue_Annakhil@Rabat+Marrakech زنقة_المسجد|rue_de_la_Mosquée
  شارع_ولي_العهد|avenue_Prince_Héritier زنقة_الجديدة|rue_El_Jadida زنقة_الإمام_مالك|rue_Imam_Malik حي_السلام|hay_Salam
  حي_النهضة|hay_Nahda`;

const ARABIC = book(
  ROADS,
  `الدار_البيضاء|Casablanca الرباط|Rabat فاس|Fès طنجة|Tanger مراكش|Marrakech سلا|Salé مكناس|Meknès وجدة|Oujda
  القنيطرة|Kénitra أكادير|Agadir تطوان|Tétouan تمارة|Témara آسفي|Safi المحمدية|Mohammedia خريبكة|Khouribga
  الجديدة|El_Jadida بني_ملال|Béni_Mellal الناظور|Nador تازة|Taza سطات|Settat العرائش|Larache الصويرة|Essaouira`,
);

export const ma = country('ma', () => ({
  name: 'Morocco',
  alpha3: 'MAR',
  paydays: [[28], [31]],
  // Five years.
  passports: [365, 1825],
  currency: 'MAD',
  perEuro: 9,
  priceStep: 5,
  gs1: '611',
  holidays:
    '0101 0111 2024:0114 fitr+1..2 0501 adha+1..2 2025-2025:0609 hijri+1 0730 0814 0820 0821 mawlid+1..2 1106 2026:1031 1118',
  group: 'Africa',
  locale: { language: 'ar', zone: 'Africa/Casablanca' },
  economy: {
    vat: { usual: 20, food: 10 },
    deductions: { social: 6.7, tax: 7 },
    tenure: { rent: 25, loan: 5 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'marokkanisch marroquí Marokkaner marokkaanse marocchino marroquino Faslı Maroko',
    scripts: 'مغربي~ مغاربة モロッコ 摩洛哥 모로코 मोरक्को Марокко марокканск~ марокканськ~ Moroko',
  },
  aliases: `Maroc Moroccan Moroccans Marocain Marocaine Marocains Marruecos Marokko Kingdom_of_Morocco المغرب
    مغربي مغربية`,
  ages: '16 20 19 16 14 10 5',
  life: {
    studies: 42,
    retires: 60,
    pays: [1000, 4200],
    institutions: `
      university (Faculté des sciences|Faculté des lettres|EST|ENSA|ENCG) {town}
      primary École primaire (Ibn Khaldoun|Ibn Sina|Al Massira|Al Qods|Hassan II|Ibn Rochd) {town}
      secondary (Lycée|Collège) (Ibn Khaldoun|Ibn Sina|Al Massira|Al Qods|Hassan II|Ibn Rochd) {town}
      hospital (Hôpital provincial|Centre hospitalier) {town}
      hospital@Rabat+Salé+Témara CHU Ibn Sina
      hospital@Casablanca CHU Ibn Rochd
      hospital@Fès CHU Hassan II
      hospital@Marrakech+Oujda+Tanger CHU Mohammed VI
      care Centre social {place.office}
      town Commune {place.office}
      police Préfecture de police {place.office}
      transit Transports urbains {town}
      pension (CNSS|CNSS|CMR)
      fire Protection civile`,
  },
  language: { ...french, merchants: FRENCH_MERCHANTS },
  sources: 'ages UN WPP 2024; populations RGPH 2024 (HCP); legal forms OMPIC; shares of banks estimated',
  names: [
    {
      share: 74,
      near: { 'Souss-Massa': 35, Oriental: 65 },
      native: '{given.native} {family.native}',
      male: together(allRespelt(MAGHREB.male, SPELLING), {
        0: 'العربي|Larbi بوشعيب|Bouchaib لحسن|Lahcen عبد_الفتاح|Abdelfattah لحبيب|Lahbib',
        1965: 'هشام|Hicham عبد_الرحيم|Abderrahim عبد_الإله|Abdelilah رضوان|Redouane نوفل|Naoufal',
        1988: 'المهدي|El_Mehdi رضا|Reda صلاح_الدين|Salaheddine نوفل|Naoufal هشام|Hicham',
      }),
      female: together(allRespelt(MAGHREB.female, SPELLING), {
        0: 'السعدية|Saadia مينة|Mina نزهة|Nezha عزيزة|Aziza فاطنة|Fatna',
        1965: 'نزهة|Nezha عزيزة|Aziza حسناء|Hasnaa شادية|Chadia السعدية|Saadia',
        1988: 'غيثة|Ghita حسناء|Hasnaa ابتسام|Ibtissam أميمة|Oumaima صفاء|Safae',
      }),
      family: `العلوي|Alaoui:1.8 الإدريسي|El_Idrissi:1.6 العمراني|El_Amrani:1.4 بناني|Bennani:0.9 بنجلون|Benjelloun:0.7 التازي|Tazi:0.8 برادة|Berrada:0.7
      الفاسي|El_Fassi:0.7 العلمي|El_Alami:1 الناصري|Naciri:1 السعيدي|Saidi:1.2 لحلو|Lahlou:0.5 بنسودة|Bensouda:0.4 الشرايبي|Chraibi:0.5
      ${respelt(MAGHREB.family, 'Ben_Ali>Benali Ben_Amor>Benamar Chérif>Cherif Saïdi>Saaidi Kacimi>Kasmi Khelifi>Khalifi Youssfi>Youssoufi')} القادري|El_Kadiri الزهراوي|Zahraoui بوعزة|Bouazza الحمداوي|Hamdaoui بنعيسى|Benaissa الراشدي|Rachidi
      الخطابي|El_Khattabi المنصوري|El_Mansouri التهامي|Touhami بوطالب|Boutaleb السقاط|Sekkat الصقلي|Skalli كتاني|Kettani
      بنكيران|Benkirane بنشقرون|Benchekroun بنموسى|Benmoussa بنعبد_الله|Benabdellah بن_حيون|Benhayoun حجي|Hajji
      الوزاني|Ouazzani المرنيسي|Mernissi الجاي|Jai الطاهري|Tahri الخياط|El_Khayat النجار|Najjar الحداد|El_Haddad
      البقالي|Bakkali الريفي|Rifi السوسي|Soussi الدكالي|Doukkali الشاوي|Chaoui الصحراوي|Sahraoui الفيلالي|Filali
      المراكشي|Marrakchi الرباطي|Rbati التطواني|Tetouani الوجدي|Oujdi المكناسي|Meknassi السلاوي|Slaoui
      أزولاي|Azoulay بوهلال|Bouhlal بلفقيه|Belfkih
      بلمقدم|Belmokadem بنعمر|Benomar بن_سعيد|Bensaid بنزكري|Benzekri بنصالح|Bensalah بوجمعة|Boujemaa بوشامة|Bouchama
      جبران|Jabrane حسني|Hosni خلوقي|Khalouki دحان|Dahane رامي|Rami زكي|Zaki سبتي|Sebti شكري|Choukri شفيق|Chafik
      صابر|Saber صبري|Sabri طالبي|Talbi عدنان|Adnane عزوزي|Azzouzi عماري|Ammari غزالي|Ghazali فارس|Fares قباج|Kabbaj
      كنون|Guennoun لمراني|Lamrani لوكيلي|Loukili مزيان|Meziane مفتاح|Meftah مكاوي|Mekkaoui نجيب|Najib هلالي|Hilali
      وهبي|Ouahbi يعقوبي|Yacoubi بوستة|Boucetta العروي|Laroui الكوهن|El_Kohen بوزيان|Bouziane
      بلخياط|Belkhayat الأزرق|Lazrak الزموري|Zemmouri الشرقاوي|Cherkaoui الغازي|El_Ghazi اليوسفي|El_Youssoufi
      بنيس|Bennis بركة|Baraka الحيمر|Lahmar حكيم|Hakim مسرار|Mesrar`,
    },
    {
      // Imazighen of the Souss, the Rif and the Atlas.
      share: 26,
      near: { 'Souss-Massa': 65, Oriental: 35 },
      native: '{given.native} {family.native}',
      male: {
        0: `محمد|Mohamed:9 لحسن|Lahcen إبراهيم|Brahim الحسين|Houssaine عبد_الله|Abdellah علي|Ali سعيد|Said أحمد|Ahmed
        مبارك|M'barek حماد|Hammad موحى|Moha يدير|Idir عمر|Omar`,
        1970: `محمد|Mohamed:8 الحسين|Lhoucine إبراهيم|Brahim رشيد|Rachid حسن|Hassan سعيد|Said خالد|Khalid عبد_الله|Abdellah
        مصطفى|Mustapha يوسف|Youssef لحسن|Lahcen يونس|Younes ياسين|Yassine حمزة|Hamza أيوب|Ayoub يوبا|Youba`,
      },
      female: {
        0: `فاطمة|Fatima:8 فاضمة|Fadma خديجة|Khadija رقية|Rkia عائشة|Aïcha يطو|Itto زهرة|Zahra تودة|Touda إجة|Ijja مماس|Mamas`,
        1970: `فاطمة|Fatima:4 خديجة|Khadija نعيمة|Naima سعيدة|Saida مليكة|Malika حنان|Hanane نورة|Noura كلثوم|Keltoum
        ثيليلي|Tilelli نجمة|Najma سناء|Sanaa أسماء|Asmaa مريم|Meryem هاجر|Hajar`,
      },
      family: `آيت_الحاج|Ait_El_Haj آيت_بن_حدو|Ait_Ben_Haddou آيت_علي|Ait_Ali آيت_موسى|Ait_Moussa آيت_لحسن|Ait_Lahcen
      أوبلا|Oubella أمزيان|Ameziane أمغار|Amghar أوعلي|Ouali السوسي|Soussi الريفي|Rifi أخنوش|Akhnouch أوعزيز|Ouaziz
      أوبيهي|Oubihi أوحساين|Ouhsaine بوهدوز|Bouhaddouz أكنوز|Agnouz إدبلا|Idbella أفقير|Afkir أزناك|Aznag أوشن|Ouchen
      بوفتاس|Bouftas أوبها|Oubaha أمهاوش|Amhaouch اليزناسني|Iznasni آيت_باها|Ait_Baha
      آيت_الطالب|Ait_Taleb آيت_حمو|Ait_Hammou آيت_سعيد|Ait_Said آيت_براهيم|Ait_Brahim أوالحاج|Oulhaj أوزو|Ouazzou أوسعيد|Oussaid
      أوحمو|Ouhammou أمزيل|Amzil أشتوك|Achtouk بولحسن|Boulahcen الشتوكي|Chtouki حدوش|Haddouch إيكن|Ikken ميموني|Mimouni
      الباعمراني|El_Baamrani الحاحي|El_Hahi التفراوتي|Tafraouti الزروالي|Zerouali أزواغ|Azouagh أبركان|Aberkane`,
    },
  ],
  places: {
    // `code`: the place in a RIB (for smaller ones that of the nearest main town); `plate`: the prefecture's
    // number; `home`: the letters of identity cards issued there; `area`: the start of landline numbers.
    columns: 'city region zone area lat lon plate code home pop office',
    rows: `
      Casablanca|Casablanca-Settat|20000,20100,20200,20250,20300,20450,20500|522|33.5883|-7.6114|6|780|BE|3236|de Casablanca
      Tanger|Tanger-Tétouan-Al Hoceïma|90000,90010,90020,90060|539|35.7500|-5.8200|40|640|K|1275|de Tanger
      Fès|Fès-Meknès|30000,30010,30030,30050|535|34.0331|-5.0003|15|270|CD|1256|de Fès
      Marrakech|Marrakech-Safi|40000,40010,40020,40080,40100|524|31.6342|-7.9999|26|450|EE|1014|de Marrakech
      Salé|Rabat-Salé-Kénitra|11000,11010,11020|537|34.0531|-6.7985|2|810|AB|945|de Salé
      Meknès|Fès-Meknès|50000,50010,50040,50050|535|33.8935|-5.5473|20|480|D|562|de Meknès
      Rabat|Rabat-Salé-Kénitra|10000,10010,10020,10050,10100|537|34.0209|-6.8416|1|810|A|516|de Rabat
      Kénitra|Rabat-Salé-Kénitra|14000,14010,14020|537|34.2610|-6.5802|59|330|G|507|de Kénitra
      Oujda|Oriental|60000,60010,60020|536|34.6814|-1.9086|48|570|F|506|d’Oujda
      Agadir|Souss-Massa|80000,80010,80020|528|30.4202|-9.5982|33|010|J|502|d’Agadir
      Tétouan|Tanger-Tétouan-Al Hoceïma|93000,93020,93040|539|35.5784|-5.3684|44|640|L|412|de Tétouan
      Témara|Rabat-Salé-Kénitra|12000,12010|537|33.9287|-6.9066|4|810|AD|407|de Témara
      Safi|Marrakech-Safi|46000,46050|524|32.2994|-9.2150|54|450|H|330|de Safi
      Béni Mellal|Béni Mellal-Khénifra|23000,23020|523|32.3372|-6.3498|61|450|I|235|de Béni Mellal
      Mohammedia|Casablanca-Settat|20800,28810|523|33.6861|-7.3830|14|780|T|213|de Mohammedia
      El Jadida|Casablanca-Settat|24000,24010|523|33.2568|-8.5088|55|780|M|213|d’El Jadida
      Khouribga|Béni Mellal-Khénifra|25000,25010|523|32.8811|-6.9063|57|780|Q|197|de Khouribga
      Nador|Oriental|62000,62020|536|35.1600|-2.9500|50|570|S|178|de Nador
      Settat|Casablanca-Settat|26000,26010|523|33.0010|-7.6166|56|780|W|157|de Settat
      Taza|Fès-Meknès|35000,35010|535|34.2100|-4.0100|46|270|Z|148|de Taza
      Larache|Tanger-Tétouan-Al Hoceïma|92000,92010|539|35.1932|-6.1557|42|640|LA|130|de Larache
      Essaouira|Marrakech-Safi|44000,44010|524|31.5085|-9.7400|32|450|N|83|d’Essaouira`,
    others: `Casablanca=الدار البيضاء|Dar el Beida|Casa; Tanger=Tangier|Tangiers|طنجة; Fès=Fez|فاس; Marrakech=Marrakesh|مراكش;
      Salé=سلا; Meknès=مكناس; Rabat=الرباط; Kénitra=القنيطرة; Oujda=وجدة; Agadir=أكادير|أڭادير; Tétouan=تطوان|Tetuan;
      Safi=آسفي; Mohammedia=المحمدية; El Jadida=الجديدة; Nador=الناظور; Essaouira=الصويرة|Mogador`,
  },
  roads: latinOf(ROADS),
  street: '{1-240}, {road}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+212 (6[0-7]#|70#|77#)-######',
  landline: '+212 {place.area}-[378]#####',
  banks: {
    // The code of the last bank is not certain.
    columns: 'bank bic code share',
    rows: `
      Banque Populaire|BCPOMAMC|101|24
      Attijariwafa Bank|BCMAMAMC|007|22
      Al Barid Bank|ABBMMAMC|350|16
      Bank of Africa|BMCEMAMC|011|13
      CIH Bank|CIHMMAMC|230|10
      Crédit Agricole du Maroc|CNCAMAMR|225|7
      Saham Bank|SGMBMAMC|022|4
      BMCI|BMCIMAMC|013|2
      Crédit du Maroc|CDMAMAMC|021|1.5
      CFG Bank|CAFGMAMC|050|0.5`,
    others: `Banque Populaire=BCP|Chaabi; Attijariwafa Bank=AWB|Attijari|Attijariwafa; Bank of Africa=BMCE;
      Saham Bank=Société Générale Maroc; Crédit Agricole du Maroc=CAM`,
  },
  account: {
    label: 'Numéro de compte (RIB)',
    synonyms: ['numéro de compte', "relevé d'identité bancaire"],
    validator: maRib,
    write: sealed('{bank.code} {place.code} 0000{12#} 00', sealRib),
  },
  cards: 'visa:50 mastercard:49.5 amex:0.5',
  wallets:
    'Cash_Plus:35 inwi_money@60,626,627,629,630,633,634,635,638,640,646,647,70:55 MT_Cash@610,611,613,615,616,618,622,623,624,628,636,637,639,641,642,643,648,65,661,662,666,667,668,670,671,672,673,676,677,678:55 Orange_Money@612,614,617,619,620,621,625,631,632,644,645,649,660,663,664,665,669,674,675,679,77:55 Barid_Cash:10',
  firms: {
    forms: `
      SARL AU|60|1997|1|40|1
      SARL|36|1950|2|250
      SA|2|1950|20|4000
      SNC|1.5|1950|2|60
      SAS|0.5|2021|2|150`,
    trades: FRENCH_TRADES,
    name: `({founder} {trade}|${FRENCH_BRAND} {trade}|{trade} {founder}|{town} {trade}|{founder} Frères {trade}) {form}`,
    sole: `({founder} {trade}|${FRENCH_BRAND} {trade}) {form}`,
    era: 1950,
  },
  income: [3270, 20000],
  fields: {
    reference: { picture: '(FACT|REF|CMD)-{year}-{00001-99999}' },
    wallet: networkWallet,
    region: { label: 'Région' },
    postcode: { label: 'Code postal' },
    id: pictured('CNIE', '{place.home}{100000-999999}', {
      synonyms: ['cin', 'carte nationale', 'البطاقة الوطنية'],
    }),
    passport: pictured('Numéro de passeport', '[A-Z][A-Z]#######', { synonyms: ['passeport'] }),
    licence: pictured('Permis de conduire', '{place.plate}/{100000-999999}', {
      synonyms: ['permis'],
    }),
    tax: pictured('Identifiant fiscal (IF)', '{10000000-69999999}', {
      synonyms: ['identifiant fiscal'],
    }),
    nativeaddress: arabicAddress(ARABIC, 'Adresse en arabe'),
    ice: certified(maIce, 'ICE', {
      group: 'tax',
      synonyms: ["identifiant commun de l'entreprise"],
    }),
    ssn: pictured('Numéro CNSS', '1########', { synonyms: ['cnss', 'amo'] }),
    rib: { label: 'RIB', validator: maRib, make: (_, p) => p.read('account') },
    bankcode: pictured('Code banque', '{bank.code}'),
    plate: pictured('Immatriculation', '{1-99999}-[أبدهوط]-{place.plate}', {
      synonyms: ['matricule'],
    }),
  },
  company: {
    nativeaddress: arabicAddress(ARABIC, 'Adresse en arabe'),
    registration: pictured('Registre de commerce (RC)', '{10000-649999}', { synonyms: ['rc'] }),
    nativename: arabicFirm(FRENCH_FIRMS, ARABIC, {
      'SARL AU': 'شركة * ش.ذ.م.م بشريك وحيد',
      SARL: 'شركة * ش.ذ.م.م',
      SA: 'شركة * ش.م',
      SNC: 'شركة * ش.ت',
      SAS: 'شركة * ش.م.م',
    }),
    ice: certified(maIce, 'ICE', { group: 'tax' }),
    tax: pictured('Identifiant fiscal (IF)', '{10000000-69999999}'),
  },
  presets: [
    {
      key: 'virement',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'Virement instantané',
      rows: [
        ['Donneur d’ordre', 'name'],
        ['CNIE', 'id'],
        ['RIB', 'rib'],
        ['Bénéficiaire', 'payee.name'],
        ['Banque du bénéficiaire', 'payee.bank'],
        ['RIB du bénéficiaire', 'payee.rib'],
        ['Montant', 'amount'],
        ['Devise', 'currency'],
        ['Référence', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));
