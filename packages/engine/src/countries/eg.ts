import { EGYPT } from '../data/arabicNames.ts';
import type { Random } from '../kernel/random.ts';
import { egNationalId } from '../validators/egNationalId.ts';
import { certified, country, pictured } from './declare.ts';

export const eg = country({
  code: 'eg',
  name: 'Egypt',
  alpha3: 'EGY',
  currency: 'EGP',
  group: 'Africa',
  aliases:
    'Egyptian Egyptians Misr Masr Arab_Republic_of_Egypt مصر جمهورية_مصر_العربية مصري مصرية Ägypten Egypte',
  names: {
    order: '{given} {father} {family}',
    native: '{given.native} {father.native} {family.native}',
    male: EGYPT.male,
    female: EGYPT.female,
    family: EGYPT.family,
  },
  places: {
    // `code`: how landline numbers start there; `plate`: the governorate's letters, none in Cairo and Giza.
    columns: 'city region zone area lat lon home code plate',
    rows: `
      Cairo|Cairo|11311-11315,11511-11519,11721-11728,11765-11769|2|30.0444|31.2357|01|22
      Alexandria|Alexandria|21111-21113,21500-21529,21611-21615|3|31.2001|29.9187|02|4|س
      Giza|Giza|12211-12213,12311-12312,12511-12515|2|30.0131|31.2089|21|33
      Shubra El Kheima|Qalyubia|13411-13412|2|30.1286|31.2422|14|22|ل
      Port Said|Port Said|42511-42515|66|31.2653|32.3019|03|3|ط ع
      Suez|Suez|43511-43514|62|29.9668|32.5498|04|3|ط ص
      El Mahalla El Kubra|Gharbia|31911|40|30.9706|31.1669|16|2|ع
      Luxor|Luxor|85511-85513|95|25.6872|32.6396|29|2|ص ق
      Mansoura|Dakahlia|35511-35516|50|31.0409|31.3785|12|2|د
      Tanta|Gharbia|31511-31516|40|30.7865|31.0004|16|3|ع
      Asyut|Asyut|71511-71516|88|27.1809|31.1837|25|2|ى
      Ismailia|Ismailia|41511-41515|64|30.6043|32.2723|19|3|ط س
      Faiyum|Faiyum|63511-63514|84|29.3084|30.8428|23|6|ف
      Zagazig|Sharqia|44511-44516|55|30.5877|31.5020|13|2|ر
      Damietta|Damietta|34511-34514|57|31.4165|31.8133|11|2|ص د
      Aswan|Aswan|81511-81514|97|24.0889|32.8998|28|2|ص و
      Minya|Minya|61511-61516|86|28.1099|30.7503|24|2|ن
      Damanhur|Beheira|22511-22514|45|31.0341|30.4682|18|3|ب
      Beni Suef|Beni Suef|62511-62514|82|29.0661|31.0994|22|2|و
      Qena|Qena|83511-83514|96|26.1551|32.7160|27|5|ص أ
      Sohag|Sohag|82511-82516|93|26.5591|31.6957|26|2|ه
      Hurghada|Red Sea|84511-84513|65|27.2579|33.8116|31|3|ط ر
      Shibin El Kom|Monufia|32511-32514|48|30.5526|31.0090|17|2|م
      Kafr El Sheikh|Kafr El Sheikh|33511-33514|47|31.1107|30.9388|15|3|ل س`,
  },
  roads: `El_Gomhoreya_Street El_Tahrir_Street 26_July_Street Talaat_Harb_Street El_Nasr_Street Salah_Salem_Street
    El_Haram_Street Faisal_Street Gamal_Abdel_Nasser_Street Saad_Zaghloul_Street El_Horreya_Avenue El_Geish_Street
    Port_Said_Street El_Corniche_Street El_Galaa_Street Orabi_Street Mostafa_Kamel_Street Abbas_El_Akkad_Street
    Makram_Ebeid_Street El_Merghany_Street El_Thawra_Street Ramses_Street El_Bahr_Street El_Mahatta_Street
    El_Madares_Street El_Mostashfa_Street El_Azhar_Street El_Salam_Street El_Wahda_Street 23_July_Street
    6_October_Street El_Gamaa_Street Ahmed_Orabi_Street El_Nil_Street El_Shaheed_Street Omar_Ibn_El_Khattab_Street`,
  street: '{1-140} {road}(||, Apt. {1-24})',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+20 1[0125] ########',
  landline: '+20 {place.area} {place.code}######',
  banks: {
    // No list of the codes is public: those of the last four banks are not certain.
    columns: 'bank bic code',
    rows: `
      National Bank of Egypt|NBEGEGCX|0003
      Banque Misr|BMISEGCX|0002
      Commercial International Bank (CIB)|CIBEEGCX|0010
      QNB Egypt|QNBAEGCX|0037
      Banque du Caire|BCAIEGCX|0004
      Bank of Alexandria|ALEXEGCX|0005
      Arab African International Bank|ARAIEGCX|0057
      HSBC Bank Egypt|EBBKEGCX|0025
      Faisal Islamic Bank of Egypt|FIEGEGCX|0030
      Crédit Agricole Egypt|AGRIEGCX|0018
      Housing and Development Bank|HDBKEGCA|0045
      Suez Canal Bank|SUCAEGCX|0031`,
  },
  // The first four digits are the branch's.
  account: '{0001-0320}%###########',
  bban(_, p) {
    const account = p.read('account');
    return `${p.bank.code?.text}${account.slice(0, 4)}0${account}`;
  },
  cards: 'visa mastercard amex',
  wallets: 'Vodafone_Cash Orange_Cash e&_cash WE_Pay InstaPay',
  firms: {
    forms: 'S.A.E. LLC &_Co. Ltd.',
    name: '({founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} Group for {trade}) {form}',
  },
  income: [7000, 45000],
  fields: {
    id: certified(egNationalId, 'National ID number', {
      synonyms: ['raqam qawmi', 'الرقم القومي', 'bitaqa'],
    }),
    passport: pictured('Passport number', 'A%#######'),
    licence: {
      label: 'Driving licence (national ID)',
      validator: egNationalId,
      make: (_, p) => p.read('id'),
    },
    tax: pictured('Tax registration number', '[2-7]##-###-###', {
      synonyms: ['trn', 'tax card', 'الرقم الضريبي'],
    }),
    vat: pictured('VAT registration (tax number)', '{tax}'),
    ssn: pictured('Social insurance number', '%#######', {
      synonyms: ['nosi', 'الرقم التأميني'],
    }),
    branch: { label: 'Branch code', make: (_, p) => p.read('account').slice(0, 4) },
    bankcode: pictured('Bank code', '{bank.code}'),
    ipa: pictured('InstaPay address', '{given.slug}.{family.slug}{10-99}\\@instapay', {
      group: 'payment',
      synonyms: ['instapay', 'payment address'],
    }),
    plate: {
      label: 'Number plate',
      make: (random, { place }) => plate(random, place.city.text, place.plate?.text),
    },
  },
  company: {
    registration: pictured('Commercial register', '{10000-259999}', { synonyms: ['سجل تجاري'] }),
    tax: pictured('Tax registration number', '[2-7]##-###-###'),
  },
  presets: [
    {
      key: 'instapay',
      name: 'InstaPay transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender InstaPay address', 'ipa'],
        ['Sender mobile', 'phone'],
        ['Receiver', 'payee.name'],
        ['Receiver InstaPay address', 'payee.ipa'],
        ['Receiver bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});

/** Three letters and three digits in Cairo, two and four in Giza, elsewhere three (the governorate's first) and four. */
function plate(random: Random, city: string, governorate: string | undefined): string {
  const own = governorate?.split(' ') ?? [];
  const drawn = random.chars((city === 'Giza' ? 2 : 3) - own.length, 'أبجدرسصطعفقلمنهوى');
  return `${[...own, ...drawn].join(' ')} ${city === 'Cairo' ? random.int(100, 999) : random.int(1000, 9999)}`;
}
