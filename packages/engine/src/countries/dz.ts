import { sealRib } from '../checksum/rib.ts';
import { arabicFirm } from '../data/arabicFirms.ts';
import { FRENCH_BRAND, FRENCH_FIRMS, FRENCH_MERCHANTS, FRENCH_TRADES } from '../data/arabicFirmsFrench.ts';
import { allRespelt, MAGHREB, respelt, together } from '../data/arabicNames.ts';
import { arabicAddress, book, latinOf } from '../data/arabicScript.ts';
import { CIB } from '../data/cards.ts';
import { french } from '../data/languages/french.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { sealed } from '../draw/picture.ts';
import type { Persona } from '../model.ts';
import { ccpRib, dzCcp } from '../validators/dzCcp.ts';
import { dzRib } from '../validators/dzRib.ts';
import { certified, country, pictured } from './declare.ts';

/** Algeria's own spelling of names that the Maghreb shares. */
const SPELLING = `Youssef>Youcef Jamel>Djamel Jaouad>Djaouad Slim>Salim Imed>Imad Zied>Ziad Hédi>Hadi Riadh>Riad Ghassen>Ghassan
  Othmane>Athmane Hajer>Hadjer Jamila>Djamila Jihane>Djihane Najet>Nadjet Najoua>Nadjoua Hela>Hala Zhour>Zohour
  Bilal>Billal Raja>Radja`;

const ROADS = `شارع_العربي_بن_مهيدي|rue_Larbi_Ben_M'hidi شارع_ديدوش_مراد|rue_Didouche_Mourad
  شارع_العقيد_عميروش|boulevard_Colonel_Amirouche شارع_حسيبة_بن_بوعلي|rue_Hassiba_Ben_Bouali شارع_جيش_التحرير|avenue_de_l'ALN
  شارع_كريم_بلقاسم|boulevard_Krim_Belkacem شارع_أول_نوفمبر|rue_du_1er_Novembre شارع_5_جويلية|avenue_du_5_Juillet
  شارع_محمد_خميستي|rue_Mohamed_Khemisti شارع_عبان_رمضان|rue_Abane_Ramdane شارع_زيغود_يوسف|boulevard_Zighoud_Youcef
  شارع_الأمير_عبد_القادر|rue_Emir_Abdelkader شارع_الاستقلال|boulevard_de_l'Indépendance
  شارع_أحمد_زبانة|rue_Ahmed_Zabana شارع_الشهداء|rue_des_Martyrs شارع_الشيخ_بن_باديس|rue_Cheikh_Ben_Badis
  شارع_محمد_الخامس|boulevard_Mohamed_V@Alger شارع_بلوزداد|rue_Belouizdad@Alger شارع_طارق_ابن_زياد|rue_Tarik_Ibn_Ziad
  شارع_واجهة_البحر|front_de_mer@Oran شارع_رحماني_عاشور|rue_Rahmani_Achour@Constantine
  شارع_الجمهورية|avenue_de_la_République شارع_20_أوت|boulevard_du_20_Août حي_8_ماي_1945|cité_du_8_Mai_1945
  حي_1000_مسكن|cité_1000_Logements حي_البدر|cité_El_Badr حي_الجنان|cité_des_Jardins حي_السلام|hai_Essalem`;

const ARABIC = book(
  ROADS,
  `الجزائر|Alger وهران|Oran قسنطينة|Constantine عنابة|Annaba البليدة|Blida باتنة|Batna سطيف|Sétif الجلفة|Djelfa
  سيدي_بلعباس|Sidi_Bel_Abbès بسكرة|Biskra تبسة|Tébessa تيارت|Tiaret بجاية|Béjaïa تلمسان|Tlemcen
  برج_بوعريريج|Bordj_Bou_Arréridj الشلف|Chlef سكيكدة|Skikda تيزي_وزو|Tizi_Ouzou مستغانم|Mostaganem المدية|Médéa
  ورقلة|Ouargla جيجل|Jijel بومرداس|Boumerdès غرداية|Ghardaïa`,
);

export const dz = country('dz', () => ({
  name: 'Algeria',
  alpha3: 'DZA',
  paydays: [[25]],
  currency: 'DZD',
  decimals: 0,
  perEuro: 110,
  priceStep: 5,
  gs1: '613',
  holidays: '0101 0112 fitr..1 0501 adha..1 hijri ashura 0705 mawlid 1101',
  group: 'Africa',
  locale: { language: 'ar', zone: 'Africa/Algiers' },
  economy: {
    vat: { usual: 19 },
    deductions: { social: 9, tax: 11 },
    tenure: { rent: 25, loan: 3 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'algerisch argelino',
    scripts: 'جزائري~ アルジェリア 阿尔及利亚 알제리 अल्जीरिया Алжир Алжира алжирск~',
  },
  aliases: `Algérie Algerie Algerian Algerians Algérien Algérienne Algériens Algerien Argelia Dzayer الجزائر
    جزائري جزائرية`,
  ages: '14.5 20 23 18 13 8 3.5',
  life: {
    studies: 48,
    retires: [60, 57],
    pays: [15000, 100000],
    institutions: `
      university Université {place.office}
      university@Alger+Oran+Constantine+Batna+Sétif+Blida Université {place.office} (1|2)
      primary École primaire (Ibn Khaldoun|Ibn Badis|Emir Abdelkader|El Mokrani|Larbi Tebessi|Ibn Rochd) {town}
      secondary (Lycée|CEM) (Ibn Khaldoun|Ibn Badis|Emir Abdelkader|El Mokrani|Larbi Tebessi|Ibn Rochd) {town}
      hospital EPH {place.office}
      hospital@Alger CHU Mustapha Pacha
      hospital@Oran+Constantine+Annaba+Sétif+Batna+Tlemcen+Tizi_Ouzou+Blida+Béjaïa+Sidi_Bel_Abbès CHU {place.office}
      care Centre médico-social {place.office}
      town APC {place.office}
      police Sûreté nationale
      transit ETUS {place.office}
      pension CNR
      fire Protection civile`,
  },
  language: { ...french, merchants: FRENCH_MERCHANTS },
  sources: 'ages UN WPP 2024; populations ONS 2008 carried on; shares of banks estimated',
  weekend: [5, 6],
  names: [
    {
      share: 82,
      near: { 'Tizi Ouzou': 8, Béjaïa: 10, Boumerdès: 60, Alger: 75 },
      native: '{given.native} {family.native}',
      male: together(allRespelt(MAGHREB.male, SPELLING), {
        0: 'الطاهر|Tahar رابح|Rabah العربي|Larbi بوعلام|Boualem جلول|Djelloul مسعود|Messaoud',
        1965: 'هشام|Hichem رابح|Rabah فوزي|Faouzi عبد_المالك|Abdelmalek بوعلام|Boualem خير_الدين|Kheireddine',
        1988: 'خير_الدين|Kheireddine عبد_المالك|Abdelmalek إسلام|Islam أكرم|Akram',
      }),
      female: together(allRespelt(MAGHREB.female, SPELLING), {
        0: 'خيرة|Kheira حورية|Houria وردة|Ouarda جوهرة|Djohra يمينة|Yamina',
        1965: 'وردة|Ouarda حورية|Houria خيرة|Kheira شهيناز|Chahinez',
        1988: 'ويسام|Wissam شهيناز|Chahinez أمينة|Amina خلود|Khouloud',
      }),
      family: `بن_محمد|Benmohamed:0.6 ساعد|Saad:0.8 سعدي|Saadi بوعلام|Boualem:0.6 خليفة|Khelifa:1 بلعيد|Belaïd بن_عيسى|Benaissa
      بودياف|Boudiaf:0.5 زيان|Ziane ${respelt(MAGHREB.family, 'Ben_Ali>Benali Ben_Amor>Benamor Mrabet>Merabet Mbarki>Mebarki Youssfi>Youcefi Tahiri>Tahri Nasri>Naceri Chaabani>Chabani')} حمادي|Hamadi بلقاسم|Belkacem بن_يوسف|Benyoucef
      بن_عمارة|Benamara بن_سالم|Bensalem بن_شيخ|Bencheikh بن_زيان|Benziane بن_عبد_الله|Benabdallah بن_صالح|Bensalah
      بن_سعيد|Bensaid بن_موسى|Benmoussa بن_ناصر|Bennacer بن_خليفة|Benkhelifa بن_داود|Bendaoud بن_حمودة|Benhamouda
      بوشامة|Bouchama بومدين|Boumediene بوخالفة|Boukhalfa بوزيان|Bouziane بوشارب|Bouchareb بوعزيز|Bouaziz بوسعيد|Boussaid
      بوقرة|Bouguerra بودراع|Boudraa بورقبة|Bourekba بلحسن|Belhassen بلخير|Belkheir بلعباس|Belabbès بلعربي|Belarbi
      تواتي|Touati تومي|Toumi جبار|Djebbar جلولي|Djellouli حاجي|Hadji حموش|Hamouche حميدي|Hamidi حسين|Hocine خلاف|Khellaf
      خالدي|Khaldi دحماني|Dahmani دراجي|Derradji دريدي|Dridi ربيع|Rabia رحال|Rahal رمضاني|Ramdani زواوي|Zouaoui
      زيدان|Zidane سحنون|Sahnoun سعدون|Saadoun سليمان|Slimane شريفي|Cherifi شايب|Chaïb صديقي|Seddiki طالب|Taleb
      طالبي|Talbi عاشور|Achour عبد_اللاوي|Abdellaoui عثماني|Othmani عزوز|Azzouz علوي|Allaoui عمارة|Amara عمراني|Amrani
      عمروش|Amrouche عياد|Ayad غربي|Gharbi غزال|Ghezal فرحات|Ferhat فرحاني|Ferhani فيلالي|Filali قادري|Kadri قدور|Kaddour
      قرفي|Guerfi كعوان|Kaouane كيحل|Kihal لعريبي|Laribi لوصيف|Loucif لعلاوي|Laalaoui مدني|Madani مزيان|Meziane مقران|Mokrane
      مزياني|Meziani معمري|Mammeri مختاري|Mokhtari مرزوق|Merzouk ميلودي|Miloudi نوري|Nouri هوام|Houam
      هواري|Houari ولد_علي|Ould_Ali ياحي|Yahi يحياوي|Yahiaoui يعيش|Yaïche حمداني|Hamdani حمزاوي|Hamzaoui لعمري|Lamri مغربي|Maghraoui مهدي|Mehdi موساوي|Moussaoui
      شرقي|Chergui صحراوي|Sahraoui بركان|Berkane بركاني|Berkani بوشنافة|Bouchenafa بوحفص|Bouhafs قبايلي|Kebaïli
      عروج|Aroudj عابد|Abed مداح|Meddah مالكي|Malki`,
    },
    {
      // Kabyles.
      share: 18,
      near: { 'Tizi Ouzou': 92, Béjaïa: 90, Boumerdès: 40, Alger: 25 },
      native: '{given.native} {family.native}',
      male: {
        0: `محند|Mohand أرزقي|Arezki أكلي|Akli رابح|Rabah عمار|Amar سعيد|Saïd محمد|Mohamed إيدير|Idir مقران|Mokrane بلعيد|Belaïd
        الحسين|Hocine أحمد|Ahmed سليمان|Slimane الوناس|Lounès علي|Ali`,
        1975: `ماسينيسا|Massinissa يوبا|Yuba كريم|Karim نبيل|Nabil فرحات|Ferhat سمير|Samir مراد|Mourad حكيم|Hakim رشيد|Rachid
        أمازيغ|Amazigh يوغرطة|Youghourta لونيس|Lounis مولود|Mouloud صالح|Salah عمر|Omar أنيس|Anis محمد|Mohamed`,
      },
      female: {
        0: 'وردية|Ouardia تسعديت|Tassadit جوهرة|Djouher فاطمة|Fatma ذهبية|Dahbia يمينة|Yamina سكورة|Sekoura مليكة|Malika الجيدة|Ldjida',
        1975: `كهينة|Kahina تينهينان|Tinhinane ديهيا|Dihia ثيزيري|Thiziri ليندة|Lynda نسيمة|Nassima صبرينة|Sabrina سيليا|Célia
        نادية|Nadia فريدة|Farida كاتيا|Katia ساسية|Sassia سارة|Sara`,
      },
      family: `آيت_أحمد|Aït_Ahmed آيت_علي|Aït_Ali آيت_قاسي|Aït_Kaci أوقاسي|Oukaci إيغيل|Ighil عمروش|Amrouche معمري|Mammeri
      حموش|Hamouche مقران|Mokrane مزياني|Meziani مزيان|Meziane ياحي|Yahi ولد_علي|Ould_Ali قاسي|Kaci فرحاني|Ferhani
      آيت_سعيد|Aït_Saïd حداد|Haddad أوعلي|Ouali بوسعد|Boussaad إبراهيمي|Ibrahimi إيدير|Idir سي_محند|Si_Mohand أمزيان|Amziane
      زروقي|Zerrouki حاج_علي|Hadj_Ali أوراد|Ourad بلعيد|Belaïd كداد|Kedad تيغيلت|Tighilt شرفي|Cherfi`,
    },
  ],
  places: {
    // `plate`: the number of the wilaya, which starts postcodes and ends plates.
    columns: 'city region zone area lat lon plate pop office',
    rows: `
      Alger|Alger|16000,16002,16004,16006,16008,16015,16030,16035|23|36.7400|3.0600|16|2600|d'Alger
      Oran|Oran|31000,31004,31005,31011|41|35.6971|-0.6308|31|800|d'Oran
      Constantine|Constantine|25000,25001,25004,25010|31|36.3650|6.6147|25|450|de Constantine
      Djelfa|Djelfa|17000|27|34.6704|3.2503|17|400|de Djelfa
      Batna|Batna|05000,05010|33|35.5560|6.1741|05|330|de Batna
      Sétif|Sétif|19000,19005|36|36.1911|5.4137|19|330|de Sétif
      Annaba|Annaba|23000,23002,23010|38|36.8900|7.7450|23|260|d'Annaba
      Biskra|Biskra|07000,07006|33|34.8504|5.7280|07|250|de Biskra
      Sidi Bel Abbès|Sidi Bel Abbès|22000,22001|48|35.1899|-0.6309|22|240|de Sidi Bel Abbès
      Tiaret|Tiaret|14000|46|35.3710|1.3170|14|225|de Tiaret
      Tébessa|Tébessa|12000,12002|37|35.4042|8.1242|12|220|de Tébessa
      Blida|Blida|09000,09001|25|36.4700|2.8277|09|200|de Blida
      Chlef|Chlef|02000|27|36.1653|1.3345|02|200|de Chlef
      Ouargla|Ouargla|30000|29|31.9493|5.3250|30|200|d'Ouargla
      Béjaïa|Béjaïa|06000,06001|34|36.7559|5.0843|06|190|de Béjaïa
      Bordj Bou Arréridj|Bordj Bou Arréridj|34000|35|36.0732|4.7611|34|190|de Bordj Bou Arréridj
      Tlemcen|Tlemcen|13000|43|34.8783|-1.3150|13|180|de Tlemcen
      Skikda|Skikda|21000|38|36.8762|6.9092|21|180|de Skikda
      Mostaganem|Mostaganem|27000|45|35.9311|0.0892|27|165|de Mostaganem
      Médéa|Médéa|26000|25|36.2642|2.7539|26|160|de Médéa
      Jijel|Jijel|18000|34|36.8206|5.7667|18|155|de Jijel
      Tizi Ouzou|Tizi Ouzou|15000|26|36.7118|4.0459|15|150|de Tizi Ouzou
      Ghardaïa|Ghardaïa|47000|29|32.4891|3.6736|47|130|de Ghardaïa
      Boumerdès|Boumerdès|35000|24|36.7664|3.4772|35|50|de Boumerdès`,
    others: `Alger=Algiers|الجزائر|Argel|الجزائر العاصمة; Oran=وهران; Constantine=قسنطينة; Annaba=عنابة|Bône; Blida=البليدة;
      Batna=باتنة; Sétif=سطيف|Setif; Tlemcen=تلمسان; Béjaïa=بجاية|Bougie; Biskra=بسكرة; Djelfa=الجلفة;
      Tizi Ouzou=تيزي وزو; Ghardaïa=غرداية`,
  },
  roads: latinOf(ROADS),
  street: '{1-160}, {road}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+213 (55#|55#|66#|66#|67#|67#|69#|77#|77#|79#|79#|56[01]) ## ## ##',
  landline: '+213 {place.area} ## ## ##',
  banks: {
    columns: 'bank bic code share',
    rows: `
      CNEP-Banque|EPPRDZAL|011|20
      Banque Nationale d'Algérie|BNALDZAL|001|18
      BADR|BADRDZAL|003|16
      Crédit Populaire d'Algérie|CPALDZAL|004|14
      Banque Extérieure d'Algérie|BEXADZAL|002|9
      Banque de Développement Local|BDLODZAL|005|8
      Al Baraka Algérie|BRKADZAL|006|5
      AGB|AGUBDZAL|032|4
      Société Générale Algérie|SOGEDZAL|021|3
      Al Salam Bank Algeria|SALGDZAL|038|3`,
    others: `Banque Nationale d'Algérie=BNA; Crédit Populaire d'Algérie=CPA; Banque Extérieure d'Algérie=BEA;
      Banque de Développement Local=BDL; CNEP-Banque=CNEP`,
  },
  account: {
    label: 'Numéro de compte (RIB)',
    synonyms: ['numéro de compte', "relevé d'identité bancaire"],
    validator: dzRib,
    // The key leaves the bank out.
    write: sealed('{bank.code} 00{100-899} 0{9#} 00', (bytes, from, to) => sealRib(bytes, from + 3, to)),
  },
  cards: 'cib:96 visa:2.5 mastercard:1.5',
  networks: { cib: CIB },
  wallets: 'BaridiMob',
  firms: {
    forms: `
      EURL|50|1996|1|40|1
      SARL|39|1988|2|200
      SPA|5|1988|15|4000
      SNC|5|1988|2|60
      SPAS|1|2022|1|40`,
    trades: FRENCH_TRADES,
    name: `{form} ({founder} {trade}|${FRENCH_BRAND} {trade}|{founder} et Frères {trade}|{town} {trade}|{founder} et Fils {trade})`,
    sole: `{form} ({founder} {trade}|${FRENCH_BRAND} {trade})`,
    era: 1988,
  },
  income: [24000, 130000],
  fields: {
    reference: { picture: '(FACT|REF|CMD)-{year}-{00001-99999}' },
    region: { label: 'Wilaya' },
    postcode: { label: 'Code postal' },
    // Kind and sex, three digits of the year of birth, wilaya and commune, act and key: eighteen digits whose rule
    // is not published.
    id: {
      label: 'NIN',
      synonyms: ["numéro d'identification national", "numéro d'identité", 'رقم التعريف الوطني'],
      make: (random, { born, sex, place }) =>
        `1${sex === 'male' ? 0 : 1}${born.yyyy.slice(1)}${place.plate?.text}01${random.digits(9)}`,
    },
    idcard: pictured('Carte d’identité (CNIBE)', '%########', {
      group: 'identity',
      synonyms: ['cnibe'],
    }),
    passport: pictured('Numéro de passeport', '%########', { synonyms: ['passeport'] }),
    licence: pictured('Permis de conduire', '%########', { synonyms: ['permis'] }),
    // 1 for persons, three digits of the year, the wilaya, nine more; no check is public.
    tax: {
      label: 'NIF',
      synonyms: ["numéro d'identification fiscale"],
      make: (random, { born, place }) => `1${born.yyyy.slice(1)}${place.plate?.text}${random.digits(9)}`,
    },
    ssn: pictured('Numéro de sécurité sociale (CNAS)', '{yy} #### #### ##', {
      synonyms: ['nss', 'cnas', 'chifa'],
    }),
    nativeaddress: arabicAddress(ARABIC, 'Adresse en arabe'),
    rib: { label: 'RIB', validator: dzRib, make: (_, p) => p.read('account') },
    ccp: certified(dzCcp, 'CCP', {
      group: 'banking',
      synonyms: ['compte courant postal', 'algérie poste'],
    }),
    rip: {
      label: 'RIP',
      group: 'banking',
      validator: dzRib,
      make: (_, p) => ccpRib(p.read('ccp').slice(0, -3)),
    },
    bankcode: pictured('Code banque', '{bank.code}'),
    branch: { label: 'Code agence', make: (_, p) => p.read('account').slice(4, 9) },
    // Serial, kind of vehicle (1) and year, wilaya.
    plate: pictured('Immatriculation', '{00001-99999}-1{00-25}-{place.plate}', {
      synonyms: ['matricule'],
    }),
  },
  company: {
    nativeaddress: arabicAddress(ARABIC, 'Adresse en arabe'),
    nativename: arabicFirm(FRENCH_FIRMS, ARABIC, {
      EURL: 'مؤسسة * ذ.ش.و.ذ.م.م',
      SARL: 'شركة * ذ.م.م',
      SPA: 'شركة * ش.ذ.أ',
      SNC: 'شركة * ش.ت',
      SPAS: 'شركة * ش.أ.ب',
    }),
    registration: {
      label: 'Registre de commerce',
      synonyms: ['rc'],
      make: (random, p) => `${p.place.plate?.text}/00-${random.digits(7)}B${registered(p).slice(2)}`,
    },
    tax: {
      label: 'NIF',
      make: (random, p) => `0${registered(p).slice(1)}${p.place.plate?.text}${random.digits(9)}`,
    },
  },
  presets: [
    {
      key: 'baridimob',
      scheme: INSTANT_TRANSFER,
      name: 'BaridiMob transfer',
      rows: [
        ['Expéditeur', 'name'],
        ['CCP', 'ccp'],
        ['RIP', 'rip'],
        ['Téléphone', 'phone'],
        ['Bénéficiaire', 'payee.name'],
        ['RIP du bénéficiaire', 'payee.rip'],
        ['Montant', 'amount'],
        ['Devise', 'currency'],
        ['Référence', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** The year of registration, 1990 for firms older than the register. */
function registered(p: Persona): string {
  return String(Math.max(1990, p.firm.founded));
}
