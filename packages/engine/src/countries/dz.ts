import { sealRib } from '../checksum/rib.ts';
import { MAGHREB, respelt } from '../data/arabicNames.ts';
import { sealed } from '../draw/picture.ts';
import type { Persona } from '../model.ts';
import { ccpRib, dzCcp } from '../validators/dzCcp.ts';
import { dzRib } from '../validators/dzRib.ts';
import { certified, country, pictured } from './declare.ts';

/** Where Algeria writes the names that the Maghreb shares in its own way. */
const SPELLING = `Youssef>Youcef Jamel>Djamel Jaouad>Djaouad Slim>Salim Imed>Imad Zied>Ziad Hédi>Hadi Riadh>Riad Ghassen>Ghassan
  Othmane>Athmane Hajer>Hadjer Jamila>Djamila Jihane>Djihane Najet>Nadjet Najoua>Nadjoua Hela>Hala Zhour>Zohour
  Bilal>Billal Raja>Radja`;

export const dz = country({
  code: 'dz',
  name: 'Algeria',
  alpha3: 'DZA',
  currency: 'DZD',
  group: 'Africa',
  aliases: `Algérie Algerie Algerian Algerians Algérien Algérienne Algériens Algerien Argelia Dzayer الجزائر
    جزائري جزائرية`,
  names: {
    native: '{given.native} {family.native}',
    male: `${respelt(MAGHREB.male, SPELLING)} هشام|Hichem الطاهر|Tahar رابح|Rabah العربي|Larbi بوعلام|Boualem جلول|Djelloul خير_الدين|Kheireddine
      عبد_المالك|Abdelmalek فوزي|Faouzi مسعود|Messaoud أكلي|Akli ماسينيسا|Massinissa`,
    female: `${respelt(MAGHREB.female, SPELLING)} خيرة|Kheira حورية|Houria شهيناز|Chahinez تينهينان|Tinhinane كهينة|Kahina
      ويسام|Wissam وردة|Ouarda جوهر|Djohra`,
    family: `بن_محمد|Benmohamed ساعد|Saad سعدي|Saadi بوعلام|Boualem خليفة|Khelifa بلعيد|Belaïd بن_عيسى|Benaissa
      بودياف|Boudiaf زيان|Ziane ${MAGHREB.family} حمادي|Hamadi بلقاسم|Belkacem بن_يوسف|Benyoucef
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
      هواري|Houari ولد_علي|Ould_Ali ياحي|Yahi يحياوي|Yahiaoui يعيش|Yaïche آيت_أحمد|Aït_Ahmed آيت_علي|Aït_Ali آيت_قاسي|Aït_Kaci
      أوقاسي|Oukaci إيغيل|Ighil حمداني|Hamdani حمزاوي|Hamzaoui لعمري|Lamri مغربي|Maghraoui مهدي|Mehdi موساوي|Moussaoui
      شرقي|Chergui صحراوي|Sahraoui بركان|Berkane بركاني|Berkani بوشنافة|Bouchenafa بوحفص|Bouhafs قبايلي|Kebaïli
      عروج|Aroudj عابد|Abed مداح|Meddah مالكي|Malki`,
  },
  places: {
    // `plate`: the number of the wilaya, which starts postcodes and ends plates.
    columns: 'city region zone area lat lon plate',
    rows: `
      Alger|Alger|16000,16002,16004,16006,16008,16015,16030,16035|23|36.7538|3.0588|16
      Oran|Oran|31000,31004,31005,31011|41|35.6971|-0.6308|31
      Constantine|Constantine|25000,25001,25004,25010|31|36.3650|6.6147|25
      Annaba|Annaba|23000,23002,23010|38|36.9000|7.7667|23
      Blida|Blida|09000,09001|25|36.4700|2.8277|09
      Batna|Batna|05000,05010|33|35.5560|6.1741|05
      Sétif|Sétif|19000,19005|36|36.1911|5.4137|19
      Djelfa|Djelfa|17000|27|34.6704|3.2503|17
      Sidi Bel Abbès|Sidi Bel Abbès|22000,22001|48|35.1899|-0.6309|22
      Biskra|Biskra|07000,07006|33|34.8504|5.7280|07
      Tébessa|Tébessa|12000,12002|37|35.4042|8.1242|12
      Tiaret|Tiaret|14000|46|35.3710|1.3170|14
      Béjaïa|Béjaïa|06000,06001|34|36.7559|5.0843|06
      Tlemcen|Tlemcen|13000|43|34.8783|-1.3150|13
      Bordj Bou Arréridj|Bordj Bou Arréridj|34000|35|36.0732|4.7611|34
      Chlef|Chlef|02000|27|36.1653|1.3345|02
      Skikda|Skikda|21000|38|36.8762|6.9092|21
      Tizi Ouzou|Tizi Ouzou|15000|26|36.7118|4.0459|15
      Mostaganem|Mostaganem|27000|45|35.9311|0.0892|27
      Médéa|Médéa|26000|25|36.2642|2.7539|26
      Ouargla|Ouargla|30000|29|31.9493|5.3250|30
      Jijel|Jijel|18000|34|36.8206|5.7667|18
      Boumerdès|Boumerdès|35000|24|36.7664|3.4772|35
      Ghardaïa|Ghardaïa|47000|29|32.4891|3.6736|47`,
  },
  roads: `rue_Larbi_Ben_M'hidi rue_Didouche_Mourad boulevard_Colonel_Amirouche rue_Hassiba_Ben_Bouali avenue_de_l'ALN
    boulevard_Krim_Belkacem rue_du_1er_Novembre avenue_du_5_Juillet rue_Mohamed_Khemisti rue_Abane_Ramdane
    boulevard_Zighoud_Youcef
    rue_Emir_Abdelkader boulevard_de_l'Indépendance rue_Ahmed_Zabana rue_des_Martyrs
    rue_Cheikh_Ben_Badis boulevard_Mohamed_V rue_Belouizdad rue_Tarik_Ibn_Ziad avenue_de_la_République
    boulevard_du_20_Août cité_du_8_Mai_1945 cité_1000_Logements cité_El_Badr
    cité_des_Jardins hai_Essalem`,
  street: '{1-160}, {road}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+213 (55#|56[01]|66#|67#|69#|77#|79#) ## ## ##',
  landline: '+213 {place.area} ## ## ##',
  banks: {
    columns: 'bank bic code',
    rows: `
      Banque Nationale d'Algérie|BNALDZAL|001
      Crédit Populaire d'Algérie|CPALDZAL|004
      Banque Extérieure d'Algérie|BEXADZAL|002
      BADR|BADRDZAL|003
      CNEP-Banque|EPPRDZAL|011
      Banque de Développement Local|BDLODZAL|005
      Al Baraka Algérie|BRKADZAL|006
      AGB|AGUBDZAL|032
      Société Générale Algérie|SOGEDZAL|021
      Al Salam Bank Algeria|SALGDZAL|038`,
  },
  account: {
    label: 'Numéro de compte (RIB)',
    synonyms: ['numéro de compte', "relevé d'identité bancaire"],
    validator: dzRib,
    // The key leaves the bank out.
    write: sealed('{bank.code} 00{100-899} 0{9#} 00', (bytes, from, to) => sealRib(bytes, from + 3, to)),
  },
  cards: 'visa mastercard',
  wallets: 'BaridiMob',
  firms: {
    forms: 'SARL EURL SPA SNC',
    name: '{form} ({founder} {trade}|{founder} et Frères|{town} {trade}|{founder} et Fils {trade}|{founder} {trade})',
  },
  income: [30000, 150000],
  fields: {
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
});

/** The year of registration, 1990 for firms older than the register. */
function registered(p: Persona): string {
  return String(Math.max(1990, Number(p.read('founded'))));
}
