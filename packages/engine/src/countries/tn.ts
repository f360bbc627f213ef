import { sealRib, withRibKey } from '../checksum/rib.ts';
import { arabicFirm } from '../data/arabicFirms.ts';
import { FRENCH_BRAND, FRENCH_FIRMS, FRENCH_MERCHANTS, FRENCH_TRADES } from '../data/arabicFirmsFrench.ts';
import { allRespelt, MAGHREB, together } from '../data/arabicNames.ts';
import { arabicAddress, book, latinOf } from '../data/arabicScript.ts';
import { TN } from '../data/ibanLayouts.ts';
import { french } from '../data/languages/french.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { sealed } from '../draw/picture.ts';
import { ibanField } from '../fields/iban.ts';
import { mfOf, tnMf } from '../validators/tnMf.ts';
import { tnRib } from '../validators/tnRib.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

/** Tunisia's own spelling of names that the Maghreb shares. */
const SPELLING = `Marouane>Marouen Djaafar>Jaafar Sofiane>Sofiène Abdelouahab>Abdelwaheb Azzedine>Ezzeddine Othmane>Othman
  Hanane>Hanen Imane>Imen Naoual>Nawel Zineb>Zeineb Mustapha>Mustafa Toufik>Taoufik Abderrahmane>Abderrahmen
  Idriss>Driss Maroua>Marwa Fatima_Zahra>Fatma_Zahra Ghizlane>Ghozlane`;

const ROADS = `شارع_الحبيب_بورقيبة|avenue_Habib_Bourguiba شارع_الحرية|avenue_de_la_Liberté شارع_فرحات_حشاد|avenue_Farhat_Hached
  نهج_مرسيليا|rue_de_Marseille@Tunis شارع_محمد_الخامس|avenue_Mohamed_V@Tunis+Sousse شارع_قرطاج|avenue_de_Carthage@Tunis
  نهج_ابن_خلدون|rue_Ibn_Khaldoun نهج_فلسطين|rue_de_Palestine شارع_الهادي_شاكر|avenue_Hédi_Chaker نهج_الجزائر|rue_d'Alger
  نهج_18_جانفي|rue_du_18_Janvier شارع_الجمهورية|avenue_de_la_République نهج_علي_باش_حانبة|rue_Ali_Bach_Hamba
  نهج_شارل_ديغول|rue_Charles_de_Gaulle@Tunis شارع_الطيب_المهيري|avenue_Taïeb_Mhiri نهج_المنجي_سليم|rue_Mongi_Slim
  نهج_روما|rue_de_Rome@Tunis شارع_14_جانفي|avenue_14_Janvier نهج_ابن_سينا|rue_Ibn_Sina
  شارع_ماجدة_بوليلة|avenue_Majida_Boulila@Sfax نهج_الياسمين|rue_des_Jasmins نهج_الطاهر_صفر|rue_Tahar_Sfar
  شارع_علي_البلهوان|avenue_Ali_Belhouane نهج_أبو_القاسم_الشابي|rue_Abou_El_Kacem_Chebbi
  نهج_الاستقلال|rue_de_l'Indépendance شارع_الشهداء|avenue_des_Martyrs نهج_البرتقال|rue_des_Orangers
  حي_النصر|cité_Ennasr@Ariana حي_الخضراء|cité_El_Khadra@Tunis نهج_القصبة|rue_de_la_Kasbah
  نهج_سالم_بوحاجب|rue_Salem_Bouhajeb طريق_تونس|route_de_Tunis@Sfax+Sousse+Bizerte+Kairouan
  طريق_قابس|route_de_Gabès@Sfax+Médenine+Gafsa شارع_البيئة|avenue_de_l'Environnement`;

const ARABIC = book(
  ROADS,
  `تونس|Tunis صفاقس|Sfax سوسة|Sousse أريانة|Ariana القيروان|Kairouan قابس|Gabès بنزرت|Bizerte بن_عروس|Ben_Arous قفصة|Gafsa
  المرسى|La_Marsa المنستير|Monastir نابل|Nabeul القصرين|Kasserine مدنين|Médenine باجة|Béja المهدية|Mahdia
  جندوبة|Jendouba الكاف|Le_Kef تطاوين|Tataouine سيدي_بوزيد|Sidi_Bouzid توزر|Tozeur الحمامات|Hammamet`,
);

export const tn = country('tn', () => ({
  name: 'Tunisia',
  alpha3: 'TUN',
  paydays: [[25], [28]],
  // Five years.
  passports: [365, 1825],
  currency: 'TND',
  decimals: 3,
  perEuro: 2.5,
  priceStep: 10,
  gs1: '619',
  holidays: '0101 -2020:0114 0320 fitr..2 0409 0501 adha..1 0725 0813 mawlid 1015 2021:1217',
  group: 'Africa',
  locale: { language: 'ar', zone: 'Africa/Tunis' },
  economy: {
    vat: { usual: 19 },
    deductions: { social: 9.7, tax: 11 },
    tenure: { rent: 20, loan: 5 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'tunesisch',
    scripts: 'تونسي~ チュニジア 突尼斯 튀니지 ट्यूनीशिया Тунис Туниса Туніс',
  },
  aliases: `Tunisie Tunisian Tunisians Tunisien Tunisienne Tunisiens Tunesien Túnez Republic_of_Tunisia تونس
    تونسي تونسية`,
  ages: '12.5 18 20 17 15.5 11.5 5.5',
  life: {
    studies: 42,
    retires: 61,
    pays: [350, 1900],
    institutions: `
      university Université {place.office}
      university@Tunis+La_Marsa+Ariana+Ben_Arous (Université de Tunis|Université de Tunis El Manar|Université de Carthage)
      university@Bizerte+Nabeul+Hammamet Université de Carthage
      university@Mahdia Université de Monastir
      university@Kasserine+Sidi_Bouzid Université de Kairouan
      university@Médenine+Tataouine Université de Gabès
      university@Tozeur Université de Gafsa
      university@Béja+Le_Kef Université de Jendouba
      primary École primaire (Ibn Khaldoun|Farhat Hached|9 Avril|Ibn Rachik|Habib Bourguiba|Tahar Sfar) {town}
      secondary (Lycée|Collège) (Ibn Khaldoun|Farhat Hached|9 Avril|Ibn Rachik|Habib Bourguiba|Tahar Sfar) {town}
      hospital Hôpital régional {place.office}
      hospital@Tunis Hôpital (Charles Nicolle|La Rabta|Habib Thameur)
      hospital@La_Marsa CHU Mongi Slim
      hospital@Ariana Hôpital Abderrahmen Mami
      hospital@Sfax CHU (Habib Bourguiba|Hédi Chaker)
      hospital@Sousse CHU (Farhat Hached|Sahloul)
      hospital@Monastir CHU Fattouma Bourguiba
      hospital@Mahdia CHU Tahar Sfar
      hospital@Kairouan CHU Ibn El Jazzar
      care Centre social {place.office}
      town Municipalité {place.office}
      police Sûreté nationale
      transit Société régionale de transport {place.office}
      transit@Tunis+La_Marsa+Ariana+Ben_Arous Société des transports de Tunis
      pension (CNSS|CNSS|CNRPS)
      fire Office national de la protection civile`,
  },
  language: { ...french, merchants: FRENCH_MERCHANTS },
  sources: 'ages UN WPP 2024; populations INS 2024; shares of banks estimated from their accounts',
  names: {
    native: '{given.native} {family.native}',
    male: together(allRespelt(MAGHREB.male, SPELLING), {
      0: 'الحبيب|Habib المنجي|Mongi الطاهر|Tahar البشير|Béchir',
      1965: 'منذر|Mondher نجيب|Néjib حاتم|Hatem الحبيب|Habib المنجي|Mongi',
      1988: 'أكرم|Akram مكرم|Makrem شادي|Chedi حازم|Hazem إياد|Iyed',
    }),
    female: together(allRespelt(MAGHREB.female, SPELLING), {
      0: 'مبروكة|Mabrouka روضة|Raoudha منية|Mounia محبوبة|Mahbouba',
      1965: 'ألفة|Olfa منية|Mounia نائلة|Neila روضة|Raoudha شيراز|Chiraz',
      1988: 'ألفة|Olfa هيفاء|Haïfa شيراز|Chiraz ابتسام|Ibtissem مرام|Maram',
    }),
    family: `الطرابلسي|Trabelsi:4 بن_أحمد|Ben_Ahmed:2.5 الغربي|Gharbi:2.5 الهمامي|Hammami:2.5 العياري|Ayari:2.5 بن_صالح|Ben_Salah
      الجلاصي|Jlassi المثلوثي|Mathlouthi الماجري|Mejri الورتاني|Ouertani الزغلامي|Zoghlami القاسمي|Kasmi
      ${MAGHREB.family} بن_سالم|Ben_Salem بن_محمد|Ben_Mohamed بن_حسين|Ben_Hassine بن_خليفة|Ben_Khalifa بن_عبد_الله|Ben_Abdallah
      بن_يوسف|Ben_Youssef بن_رمضان|Ben_Romdhane بن_إبراهيم|Ben_Brahim بن_عيسى|Ben_Aïssa بن_منصور|Ben_Mansour بن_عياد|Ben_Ayed
      بن_ناصر|Ben_Nasr بن_جمعة|Ben_Jemaa بن_سعيد|Ben_Saïd بن_فرج|Ben_Fraj بن_عثمان|Ben_Othman الشابي|Chebbi الدريدي|Dridi
      الجبالي|Jebali الجزيري|Jaziri السوسي|Soussi الصفاقسي|Sfaxi القيرواني|Kairouani البنزرتي|Bizerti التونسي|Tounsi
      القفصي|Gafsi الجريدي|Jeridi الجربي|Jerbi النفطي|Nefti الفرشيشي|Ferchichi العبيدي|Abidi العلوي|Aloui الحاجي|Hajji
      الحمروني|Hamrouni الخياري|Khiari الدريسي|Drissi الرياحي|Riahi الزواري|Zouari السعداوي|Saadaoui السلامي|Sellami
      الشارني|Charni الشواشي|Chaouachi الصيد|Essid العرفاوي|Arfaoui العكرمي|Akermi العويني|Aouini الغزواني|Ghazouani
      القلال|Kallel القروي|Karoui الكافي|Kéfi اللواتي|Louati المحجوب|Mahjoub المرزوقي|Marzouki المكي|Mekki المنستيري|Mestiri
      الميساوي|Missaoui النفزي|Nefzi النجار|Najjar الهرماسي|Hermassi الهذلي|Hedhli الوسلاتي|Oueslati اليعقوبي|Yakoubi
      البجاوي|Béjaoui البلطي|Belti البوعزيزي|Bouazizi البوغانمي|Boughanmi بوعلاق|Bouallègue بوقرة|Bougerra بلعيد|Belaïd
      بلقاسم|Belgacem بوزيان|Bouziane تليلي|Tlili جراد|Jrad حشيشة|Hachicha حمزة|Hamza خماخم|Khemakhem
      خميري|Khemiri درويش|Derouiche دخيل|Dekhil ربيعي|Rebaï رحيم|Rahim زروق|Zarrouk سعيداني|Saïdani سكري|Sokri شلبي|Chelbi
      شطي|Chatti شرف_الدين|Charfeddine صمود|Sammoud طبقة|Tabka عاشور|Achour عبيد|Abid عمار|Ammar عزوز|Azouz غنيم|Ghnim
      فخفاخ|Fakhfakh فراد|Frad قلالة|Guellala كمون|Kammoun كريم|Krim مبارك|Mbarek مراد|Mrad مزغني|Mezghani معلول|Maaloul
      مقني|Megni نويرة|Nouira هلال|Helal وناس|Ounaïes ونيسي|Ounissi`,
  },
  places: {
    columns: 'city region zone area lat lon plate pop office',
    rows: `
      Tunis|Tunis|1000-1002,1005-1009,1053,1082|71|36.8065|10.1815|01|600|de Tunis
      Sfax|Sfax|3000,3002,3003,3027|74|34.7406|10.7603|08|280|de Sfax
      Sousse|Sousse|4000,4002,4051|73|35.8254|10.6370|05|240|de Sousse
      Kairouan|Kairouan|3100|77|35.6781|10.0963|10|150|de Kairouan
      Gabès|Gabès|6000,6011|75|33.8815|10.0982|09|150|de Gabès
      Bizerte|Bizerte|7000,7001|72|37.2744|9.8739|03|150|de Bizerte
      Ariana|Ariana|2080,2081,2083|71|36.8601|10.1934|13|120|d'Ariana
      Gafsa|Gafsa|2100,2111|76|34.4250|8.7842|11|115|de Gafsa
      Monastir|Monastir|5000|73|35.7600|10.8100|06|115|de Monastir
      La Marsa|Tunis|2070,2076|71|36.8800|10.3100|01|105|de La Marsa
      Kasserine|Kasserine|1200|77|35.1676|8.8365|16|95|de Kasserine
      Ben Arous|Ben Arous|2013|71|36.7545|10.2217|14|90|de Ben Arous
      Nabeul|Nabeul|8000|72|36.4561|10.7376|04|85|de Nabeul
      Hammamet|Nabeul|8050|72|36.4000|10.6167|04|85|de Hammamet
      Médenine|Médenine|4100|75|33.3549|10.5055|18|75|de Médenine
      Tataouine|Tataouine|3200|75|32.9297|10.4518|19|75|de Tataouine
      Béja|Béja|9000|78|36.7256|9.1817|20|65|de Béja
      Mahdia|Mahdia|5100|73|35.5000|11.0400|07|60|de Mahdia
      Sidi Bouzid|Sidi Bouzid|9100|76|35.0382|9.4849|15|55|de Sidi Bouzid
      Jendouba|Jendouba|8100|78|36.5011|8.7802|21|50|de Jendouba
      Le Kef|Le Kef|7100|78|36.1742|8.7049|22|50|du Kef
      Tozeur|Tozeur|2200|76|33.9197|8.1335|12|45|de Tozeur`,
    others: `Tunis=تونس|تونس العاصمة; Sfax=صفاقس; Sousse=سوسة; Kairouan=القيروان; Gabès=قابس; Bizerte=بنزرت; Ariana=أريانة;
      Gafsa=قفصة; Monastir=المنستير; Nabeul=نابل; Hammamet=الحمامات; Médenine=مدنين; Béja=باجة; Mahdia=المهدية;
      Tozeur=توزر; Le Kef=الكاف|El Kef`,
  },
  roads: latinOf(ROADS),
  street: '{1-180}, {road}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+216 (2#|5#|9#|4[0-4]) ### ###',
  landline: '+216 {place.area} [2-8]## ###',
  banks: {
    columns: 'bank bic code share',
    rows: `
      BIAT|BIATTNTT|08|15
      Banque Nationale Agricole|BNTETNTT|03|13
      STB Bank|STBKTNTT|10|12
      Attijari Bank|BSTUTNTT|04|12
      BH Bank|BHBKTNTT|14|10
      Amen Bank|CFCTTNTT|07|8
      UIB|UIBKTNTT|12|7
      Banque Zitouna|BZITTNTT|25|7
      Banque de Tunisie|BTBKTNTT|05|5
      Arab Tunisian Bank|ATBKTNTT|01|5
      UBCI|UBCITNTT|11|4
      Al Baraka Bank Tunisia|BEITTNTT|32|2`,
    others: `Banque Nationale Agricole=BNA; BH Bank=Banque de l'Habitat; Arab Tunisian Bank=ATB`,
  },
  account: {
    label: 'Numéro de compte (RIB)',
    synonyms: ['numéro de compte', "relevé d'identité bancaire"],
    validator: tnRib,
    write: sealed('{bank.code} {001-240} {13#} 00', sealRib),
  },
  iban: ibanField({ TN }, '{account.bare}', { TN: withRibKey }),
  cards: 'visa:52 mastercard:48',
  wallets: 'D17:70 Flouci:20 Kashy:10',
  firms: {
    forms: `
      SARL|52|1959|2|200
      SUARL|40|2000|1|40|1
      SA|7|1959|10|3000
      SNC|1|1959|2|60`,
    trades: FRENCH_TRADES,
    name: `({founder} {trade}|${FRENCH_BRAND} {trade}|Société {founder} {trade}|{town} {trade}|{founder} et Fils {trade}|{founder} Frères {trade}) {form}`,
    sole: `({founder} {trade}|${FRENCH_BRAND} {trade}) {form}`,
    era: 1956,
  },
  income: [560, 3600],
  fields: {
    reference: { picture: '(FACT|REF|CMD)-{year}-{00001-99999}' },
    region: { label: 'Gouvernorat' },
    postcode: { label: 'Code postal' },
    id: pictured('CIN', '(0|1)#######', {
      synonyms: ["carte d'identité nationale", 'بطاقة التعريف'],
    }),
    passport: pictured('Numéro de passeport', '[A-Z]######', { synonyms: ['passeport'] }),
    licence: pictured('Permis de conduire', '{place.plate}/{100000-399999}', {
      synonyms: ['permis'],
    }),
    tax: {
      label: 'Matricule fiscal',
      validator: tnMf,
      synonyms: ['mf', 'matricule fiscale', 'identifiant fiscal'],
      // A person's, not a company's: trader or liberal profession.
      make: (random) =>
        tnMf.make(random, undefined).replace('/A/M/', random.pick(['/A/C/', '/A/P/', '/N/P/'])),
    },
    ssn: pictured('Numéro CNSS', '{10000000-29999999}-##', { synonyms: ['cnss', 'cnrps'] }),
    nativeaddress: arabicAddress(ARABIC, 'Adresse en arabe'),
    rib: { label: 'RIB', validator: tnRib, make: (_, p) => p.read('account') },
    bankcode: pictured('Code banque', '{bank.code}'),
    branch: { label: 'Code agence', make: (_, p) => p.read('account').slice(3, 6) },
    plate: pictured('Immatriculation', '{100-256} تونس {1-9999}', {
      synonyms: ['matricule véhicule'],
    }),
  },
  company: {
    nativeaddress: arabicAddress(ARABIC, 'Adresse en arabe'),
    registration: {
      label: 'Identifiant unique (RNE)',
      validator: tnMf,
      make: (_, p) => p.read('tax').slice(0, 8),
    },
    tax: certified(tnMf, 'Matricule fiscal', {
      make: (random, { firm }) => mfOf(String(SERIALS(random, firm.founded)).padStart(7, '0')),
    }),
    nativename: arabicFirm(FRENCH_FIRMS, ARABIC, {
      SARL: 'شركة * ش.م.م',
      SUARL: 'شركة * ش.ش.و.م.م',
      SA: 'شركة * خ.إ',
      SNC: 'شركة * ش.م',
    }),
  },
  presets: [
    {
      key: 'virement',
      scheme: CREDIT_TRANSFER,
      name: 'Virement bancaire',
      rows: [
        ['Donneur d’ordre', 'name'],
        ['CIN', 'id'],
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

/** Issued consecutively; approximate, from general knowledge. */
const SERIALS = series(
  '1956 1000 · 1980 30000 · 1990 150000 · 1995 380000 · 2000 680000 · 2007 1000000 · 2019 1600000 · 2024 1850000 · 2026 1950000',
);
