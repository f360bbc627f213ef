import { sealRib } from '../checksum/rib.ts';
import { MAGHREB, respelt } from '../data/arabicNames.ts';
import { sealed } from '../draw/picture.ts';
import { maIce } from '../validators/maIce.ts';
import { maRib } from '../validators/maRib.ts';
import { certified, country, pictured } from './declare.ts';

/** Where Morocco writes the names that the Maghreb shares in its own way. */
const SPELLING = `Jamel>Jamal Khaled>Khalid Slim>Salim Houssem>Houssam Aymen>Ayman Ilyes>Ilyas Riadh>Riad Redha>Reda Hédi>Hadi
  Imed>Imad Zied>Ziad Haythem>Haitham Fethi>Fathi Adel>Adil Ghassen>Ghassan Djaafar>Jaafar Tarek>Tarik Toufik>Taoufik
  Hayet>Hayat Najet>Najat Amel>Amal Hajer>Hajar Manel>Manal Meriem>Meryem Chahrazed>Chahrazad Kaouther>Kaoutar
  Ilhem>Ilham Ahlem>Ahlam Hela>Hala Yosra>Yousra Rokia>Rkia Nesrine>Nisrine Maïssa>Maissa Leïla>Laila`;

export const ma = country({
  code: 'ma',
  name: 'Morocco',
  alpha3: 'MAR',
  currency: 'MAD',
  group: 'Africa',
  aliases: `Maroc Moroccan Moroccans Marocain Marocaine Marocains Marruecos Marokko Kingdom_of_Morocco المغرب
    مغربي مغربية`,
  names: {
    native: '{given.native} {family.native}',
    male: `${respelt(MAGHREB.male, SPELLING)} هشام|Hicham عبد_الرحيم|Abderrahim عبد_الإله|Abdelilah لحبيب|Lahbib العربي|Larbi لحسن|Lahcen
      المهدي|El_Mehdi رضوان|Redouane بوشعيب|Bouchaib عبد_الفتاح|Abdelfattah نوفل|Naoufal صلاح_الدين|Salaheddine`,
    female: `${respelt(MAGHREB.female, SPELLING)} نزهة|Nezha غيثة|Ghita شادية|Chadia ابتسام|Ibtissam
      السعدية|Saadia مينة|Mina عزيزة|Aziza حسناء|Hasnaa`,
    family: `العلوي|Alaoui الإدريسي|El_Idrissi العمراني|El_Amrani بناني|Bennani بنجلون|Benjelloun التازي|Tazi برادة|Berrada
      الفاسي|El_Fassi العلمي|El_Alami الناصري|Naciri السعيدي|Saidi لحلو|Lahlou بنسودة|Bensouda الشرايبي|Chraibi
      ${MAGHREB.family} القادري|El_Kadiri الزهراوي|Zahraoui بوعزة|Bouazza الحمداوي|Hamdaoui بنعيسى|Benaissa الراشدي|Rachidi
      الخطابي|El_Khattabi المنصوري|El_Mansouri التهامي|Touhami بوطالب|Boutaleb السقاط|Sekkat الصقلي|Skalli كتاني|Kettani
      بنكيران|Benkirane بنشقرون|Benchekroun بنموسى|Benmoussa بنعبد_الله|Benabdellah بن_حيون|Benhayoun حجي|Hajji
      الوزاني|Ouazzani المرنيسي|Mernissi الجاي|Jai الطاهري|Tahri الخياط|El_Khayat النجار|Najjar الحداد|El_Haddad
      البقالي|Bakkali الريفي|Rifi السوسي|Soussi الدكالي|Doukkali الشاوي|Chaoui الصحراوي|Sahraoui الفيلالي|Filali
      المراكشي|Marrakchi الرباطي|Rbati التطواني|Tetouani الوجدي|Oujdi المكناسي|Meknassi السلاوي|Slaoui
      آيت_الحاج|Ait_El_Haj آيت_بن_حدو|Ait_Ben_Haddou آيت_علي|Ait_Ali آيت_موسى|Ait_Moussa آيت_لحسن|Ait_Lahcen أوبلا|Oubella
      أزولاي|Azoulay أمزيان|Ameziane أمغار|Amghar أوعلي|Ouali بوهلال|Bouhlal بلفقيه|Belfkih
      بلمقدم|Belmokadem بنعمر|Benomar بن_سعيد|Bensaid بنزكري|Benzekri بنصالح|Bensalah بوجمعة|Boujemaa بوشامة|Bouchama
      جبران|Jabrane حسني|Hosni خلوقي|Khalouki دحان|Dahane رامي|Rami زكي|Zaki سبتي|Sebti شكري|Choukri شفيق|Chafik
      صابر|Saber صبري|Sabri طالبي|Talbi عدنان|Adnane عزوزي|Azzouzi عماري|Ammari غزالي|Ghazali فارس|Fares قباج|Kabbaj
      كنون|Guennoun لمراني|Lamrani لوكيلي|Loukili مزيان|Meziane مفتاح|Meftah مكاوي|Mekkaoui نجيب|Najib هلالي|Hilali
      وهبي|Ouahbi يعقوبي|Yacoubi بوستة|Boucetta العروي|Laroui الكوهن|El_Kohen بوزيان|Bouziane
      بلخياط|Belkhayat الأزرق|Lazrak الزموري|Zemmouri الشرقاوي|Cherkaoui الغازي|El_Ghazi اليوسفي|El_Youssoufi
      بنيس|Bennis بركة|Baraka الحيمر|Lahmar حكيم|Hakim مسرار|Mesrar`,
  },
  places: {
    // `code`: the place in a RIB (that of the main town near by for smaller ones); `plate`: the prefecture's number;
    // `home`: the letters of identity cards issued there; `area`: how landline numbers start.
    columns: 'city region zone area lat lon plate code home',
    rows: `
      Casablanca|Casablanca-Settat|20000,20100,20200,20250,20300,20450,20500|522|33.5883|-7.6114|6|780|BE
      Rabat|Rabat-Salé-Kénitra|10000,10010,10020,10050,10100|537|34.0209|-6.8416|1|810|A
      Fès|Fès-Meknès|30000,30010,30030,30050|535|34.0331|-5.0003|15|270|CD
      Tanger|Tanger-Tétouan-Al Hoceïma|90000,90010,90020,90060|539|35.7673|-5.7998|40|640|K
      Marrakech|Marrakech-Safi|40000,40010,40020,40080,40100|524|31.6342|-7.9999|26|450|EE
      Salé|Rabat-Salé-Kénitra|11000,11010,11020|537|34.0531|-6.7985|2|810|AB
      Meknès|Fès-Meknès|50000,50010,50040,50050|535|33.8935|-5.5473|20|480|D
      Oujda|Oriental|60000,60010,60020|536|34.6814|-1.9086|48|570|F
      Kénitra|Rabat-Salé-Kénitra|14000,14010,14020|537|34.2610|-6.5802|59|330|G
      Agadir|Souss-Massa|80000,80010,80020|528|30.4202|-9.5982|33|010|J
      Tétouan|Tanger-Tétouan-Al Hoceïma|93000,93020,93040|539|35.5784|-5.3684|44|640|L
      Témara|Rabat-Salé-Kénitra|12000,12010|537|33.9287|-6.9066|4|810|AD
      Safi|Marrakech-Safi|46000,46050|524|32.2994|-9.2372|54|450|H
      Mohammedia|Casablanca-Settat|20800,28810|523|33.6861|-7.3830|14|780|T
      Khouribga|Béni Mellal-Khénifra|25000,25010|523|32.8811|-6.9063|57|780|Q
      El Jadida|Casablanca-Settat|24000,24010|523|33.2568|-8.5088|55|780|M
      Béni Mellal|Béni Mellal-Khénifra|23000,23020|523|32.3372|-6.3498|61|450|I
      Nador|Oriental|62000,62020|536|35.1681|-2.9335|50|570|S
      Taza|Fès-Meknès|35000,35010|535|34.2100|-4.0100|46|270|Z
      Settat|Casablanca-Settat|26000,26010|523|33.0010|-7.6166|56|780|W
      Larache|Tanger-Tétouan-Al Hoceïma|92000,92010|539|35.1932|-6.1557|42|640|LA
      Essaouira|Marrakech-Safi|44000,44010|524|31.5085|-9.7595|32|450|N
      Laâyoune|Laâyoune-Sakia El Hamra|70000,70010|528|27.1536|-13.2033|68|010|SH`,
  },
  roads: `avenue_Mohammed_V avenue_Hassan_II boulevard_Mohammed_VI avenue_des_FAR boulevard_Zerktouni boulevard_d'Anfa
    rue_de_la_Liberté avenue_Allal_Ben_Abdellah boulevard_Al_Massira avenue_Moulay_Youssef avenue_de_la_Résistance
    rue_Ibn_Sina rue_Ibn_Batouta avenue_Moulay_Ismaïl boulevard_Ghandi rue_Oued_Sebou avenue_de_France
    boulevard_Abdelmoumen rue_Al_Farabi rue_de_Fès rue_de_Marrakech avenue_Al_Qods boulevard_Moulay_Abdellah
    rue_Tarik_Ibn_Ziad avenue_Bir_Anzarane rue_Ibn_Khaldoun boulevard_Yacoub_El_Mansour rue_des_Orangers avenue_Annakhil
    rue_de_la_Mosquée avenue_Prince_Héritier boulevard_Bir_Anzarane rue_El_Jadida rue_Imam_Malik hay_Salam hay_Nahda`,
  street: '{1-240}, {road}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+212 (6[0-7]#|70#|77#)-######',
  landline: '+212 {place.area}-[378]#####',
  banks: {
    // The code of the last bank is not certain.
    columns: 'bank bic code',
    rows: `
      Attijariwafa Bank|BCMAMAMC|007
      Banque Populaire|BCPOMAMC|101
      Bank of Africa|BMCEMAMC|011
      CIH Bank|CIHMMAMC|230
      Crédit Agricole du Maroc|CNCAMAMR|225
      Al Barid Bank|ABBMMAMC|350
      Saham Bank|SGMBMAMC|022
      BMCI|BMCIMAMC|013
      Crédit du Maroc|CDMAMAMC|021
      CFG Bank|CAFGMAMC|050`,
  },
  account: {
    label: 'Numéro de compte (RIB)',
    synonyms: ['numéro de compte', "relevé d'identité bancaire"],
    validator: maRib,
    write: sealed('{bank.code} {place.code} 0000{12#} 00', sealRib),
  },
  cards: 'visa mastercard maestro amex',
  wallets: 'Cash_Plus inwi_money MT_Cash Orange_Money Barid_Cash',
  firms: {
    forms: 'SARL SARL_AU SA SNC SAS',
    name: '({founder} {trade}|{trade} {founder}|{town} {trade}|Société {founder} {trade}|{founder} Frères {trade}) {form}',
  },
  income: [3500, 25000],
  fields: {
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
    registration: pictured('Registre de commerce (RC)', '{10000-649999}', { synonyms: ['rc'] }),
    ice: certified(maIce, 'ICE', { group: 'tax' }),
    tax: pictured('Identifiant fiscal (IF)', '{10000000-69999999}'),
  },
  presets: [
    {
      key: 'virement',
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
});
