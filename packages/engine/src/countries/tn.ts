import { sealRib } from '../checksum/rib.ts';
import { MAGHREB, respelt } from '../data/arabicNames.ts';
import { sealed } from '../draw/picture.ts';
import { tnMf } from '../validators/tnMf.ts';
import { tnRib } from '../validators/tnRib.ts';
import { certified, country, pictured } from './declare.ts';

/** Where Tunisia writes the names that the Maghreb shares in its own way. */
const SPELLING = `Marouane>Marouen Djaafar>Jaafar Sofiane>Sofiène Abdelouahab>Abdelwaheb Azzedine>Ezzeddine Othmane>Othman
  Hanane>Hanen Imane>Imen Naoual>Nawel Zineb>Zeineb Mustapha>Mustafa Toufik>Taoufik Abderrahmane>Abderrahmen
  Idriss>Driss Maroua>Marwa Fatima_Zahra>Fatma_Zahra Ghizlane>Ghozlane`;

export const tn = country({
  code: 'tn',
  name: 'Tunisia',
  alpha3: 'TUN',
  currency: 'TND',
  group: 'Africa',
  aliases: `Tunisie Tunisian Tunisians Tunisien Tunisienne Tunisiens Tunesien Túnez Republic_of_Tunisia تونس
    تونسي تونسية`,
  names: {
    native: '{given.native} {family.native}',
    male: `${respelt(MAGHREB.male, SPELLING)} هشام|Hichem منذر|Mondher نجيب|Néjib حاتم|Hatem أكرم|Akram مكرم|Makrem شادي|Chedi
      الحبيب|Habib المنجي|Mongi`,
    female: `${respelt(MAGHREB.female, SPELLING)} ألفة|Olfa هيفاء|Haïfa منية|Mounia شيراز|Chiraz نائلة|Neila ابتسام|Ibtissem روضة|Raoudha
      مبروكة|Mabrouka`,
    family: `الطرابلسي|Trabelsi بن_أحمد|Ben_Ahmed الغربي|Gharbi الهمامي|Hammami العياري|Ayari بن_صالح|Ben_Salah
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
    columns: 'city region zone area lat lon plate',
    rows: `
      Tunis|Tunis|1000-1002,1005-1009,1053,1082|71|36.8065|10.1815|01
      Sfax|Sfax|3000,3002,3003,3027|74|34.7406|10.7603|08
      Sousse|Sousse|4000,4002,4051|73|35.8254|10.6370|05
      Ariana|Ariana|2080,2081,2083|71|36.8601|10.1934|13
      Kairouan|Kairouan|3100|77|35.6781|10.0963|10
      Gabès|Gabès|6000,6011|75|33.8815|10.0982|09
      Bizerte|Bizerte|7000,7001|72|37.2744|9.8739|03
      Ben Arous|Ben Arous|2013|71|36.7545|10.2217|14
      Gafsa|Gafsa|2100,2111|76|34.4250|8.7842|11
      La Marsa|Tunis|2070,2076|71|36.8782|10.3247|01
      Monastir|Monastir|5000|73|35.7780|10.8262|06
      Nabeul|Nabeul|8000|72|36.4561|10.7376|04
      Kasserine|Kasserine|1200|77|35.1676|8.8365|16
      Médenine|Médenine|4100|75|33.3549|10.5055|18
      Béja|Béja|9000|78|36.7256|9.1817|20
      Mahdia|Mahdia|5100|73|35.5047|11.0622|07
      Jendouba|Jendouba|8100|78|36.5011|8.7802|21
      Le Kef|Le Kef|7100|78|36.1742|8.7049|22
      Tataouine|Tataouine|3200|75|32.9297|10.4518|19
      Sidi Bouzid|Sidi Bouzid|9100|76|35.0382|9.4849|15
      Tozeur|Tozeur|2200|76|33.9197|8.1335|12
      Hammamet|Nabeul|8050|72|36.4000|10.6167|04`,
  },
  roads: `avenue_Habib_Bourguiba avenue_de_la_Liberté avenue_Farhat_Hached rue_de_Marseille avenue_Mohamed_V avenue_de_Carthage
    rue_Ibn_Khaldoun rue_de_Palestine avenue_Hédi_Chaker rue_d'Alger rue_du_18_Janvier avenue_de_la_République
    rue_Ali_Bach_Hamba rue_Charles_de_Gaulle avenue_Taïeb_Mhiri rue_Mongi_Slim rue_de_Rome avenue_14_Janvier
    rue_Ibn_Sina avenue_Majida_Boulila rue_des_Jasmins rue_Tahar_Sfar avenue_Ali_Belhouane rue_Abou_El_Kacem_Chebbi
    rue_de_l'Indépendance avenue_des_Martyrs rue_des_Orangers cité_Ennasr cité_El_Khadra rue_de_la_Kasbah rue_Salem_Bouhajeb
    route_de_Tunis route_de_Gabès avenue_de_l'Environnement`,
  street: '{1-180}, {road}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+216 (2#|5#|9#|4[0-4]) ### ###',
  landline: '+216 {place.area} [2-8]## ###',
  banks: {
    columns: 'bank bic code',
    rows: `
      BIAT|BIATTNTT|08
      Banque Nationale Agricole|BNTETNTT|03
      STB Bank|STBKTNTT|10
      Attijari Bank|BSTUTNTT|04
      Amen Bank|CFCTTNTT|07
      Banque de Tunisie|BTBKTNTT|05
      BH Bank|BHBKTNTT|14
      UIB|UIBKTNTT|12
      UBCI|UBCITNTT|11
      Arab Tunisian Bank|ATBKTNTT|01
      Banque Zitouna|BZITTNTT|25
      Al Baraka Bank Tunisia|BEITTNTT|32`,
  },
  account: {
    label: 'Numéro de compte (RIB)',
    synonyms: ['numéro de compte', "relevé d'identité bancaire"],
    validator: tnRib,
    write: sealed('{bank.code} {001-240} {13#} 00', sealRib),
  },
  bban: '{account.bare}',
  cards: 'visa mastercard maestro',
  wallets: 'D17 Flouci Kashy',
  firms: {
    forms: 'SARL SUARL SA SNC',
    name: '({founder} {trade}|Société {founder} {trade}|{town} {trade}|{founder} et Fils {trade}|{founder} Frères {trade}) {form}',
  },
  income: [600, 3500],
  fields: {
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
    rib: { label: 'RIB', validator: tnRib, make: (_, p) => p.read('account') },
    bankcode: pictured('Code banque', '{bank.code}'),
    branch: { label: 'Code agence', make: (_, p) => p.read('account').slice(3, 6) },
    plate: pictured('Immatriculation', '{100-256} تونس {1-9999}', {
      synonyms: ['matricule véhicule'],
    }),
  },
  company: {
    registration: {
      label: 'Identifiant unique (RNE)',
      validator: tnMf,
      make: (_, p) => p.read('tax').slice(0, 8),
    },
    tax: certified(tnMf, 'Matricule fiscal'),
  },
  presets: [
    {
      key: 'virement',
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
});
