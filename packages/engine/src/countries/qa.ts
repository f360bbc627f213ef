import { GULF, GULF_HYPHENED } from '../data/arabicNames.ts';
import { qaQid } from '../validators/qaQid.ts';
import { certified, country, pictured } from './declare.ts';

/** Nationals only: most residents are foreigners, whose names are those of their own countries. */
export const qa = country({
  code: 'qa',
  name: 'Qatar',
  alpha3: 'QAT',
  currency: 'QAR',
  group: 'Middle East',
  aliases: 'Qatari Qataris State_of_Qatar Katar قطر دولة_قطر قطري قطرية',
  names: {
    order: '{given} {father} {family}',
    native: '{given.native} {father.native} {family.native}',
    male: `${GULF.male} ثاني|Thani هتمي|Hitmi جبر|Jabr غيث|Ghaith فلاح|Falah مبخوت|Mabkhout راكان|Rakan
      عجلان|Ajlan`,
    female: `${GULF.female} موزة|Moza المياسة|Almayassa الريم|Alreem غاية|Ghaya وضحى|Wadha مي|Mai ميثاء|Maitha
      ظبية|Dhabya روضة|Rawda`,
    family: `الكواري|Al-Kuwari المهندي|Al-Mohannadi آل_ثاني|Al-Thani السليطي|Al-Sulaiti الكبيسي|Al-Kubaisi العبيدلي|Al-Obaidli
      البوعينين|Al-Buainain المسلماني|Al-Muslamani السادة|Al-Sada العطية|Al-Attiyah ${GULF_HYPHENED}
      الرميحي|Al-Rumaihi المعاضيد|Al-Maadeed البنعلي|Al-Binali النصر|Al-Nasr اليافعي|Al-Yafei
      الحرمي|Al-Harami الجيدة|Al-Jaidah الدرويش|Al-Darwish الخاطر|Al-Khater الفضالة|Al-Fadala الباكر|Al-Baker الإبراهيم|Al-Ibrahim
      العبدالغني|Al-Abdulghani الدفع|Al-Dafa الذوادي|Al-Thawadi الراشدي|Al-Rashdi الرويلي|Al-Ruwaili
      الزمان|Al-Zaman السيد|Al-Sayed الشرشني|Al-Sharshani الشهواني|Al-Shahwani الصلات|Al-Salat
      الطويل|Al-Taweel العذبة|Al-Athba العسيري|Al-Asiri الغفراني|Al-Ghufrani الفياض|Al-Fayyad الفخرو|Al-Fakhroo
      القاسمي|Al-Qassimi القبيسي|Al-Qubaisi اللنجاوي|Al-Linjawi المريخي|Al-Muraikhi المسند|Al-Misnad المضاحكة|Al-Mudhahka
      المطاوعة|Al-Mutawa المفتاح|Al-Muftah المنخس|Al-Mankhas المير|Al-Meer الناعمة|Al-Naama الهتمي|Al-Hitmi الهيل|Al-Hail
      الهيدوس|Al-Haydos العمري|Al-Omari البدر|Al-Badr البريدي|Al-Buraidi البلم|Al-Balam البدوي|Al-Badawi
      الجناحي|Al-Janahi الجمالي|Al-Jamali الحبابي|Al-Hababi الحاج|Al-Haj الحنزاب|Al-Hanzab
      الحول|Al-Hawal الخيارين|Al-Khayarin الخنجي|Al-Khunji الدهيمي|Al-Duhaimi الزيارة|Al-Zeyara الزراع|Al-Zarra
      الساعي|Al-Saai السليمان|Al-Sulaiman السهلاوي|Al-Sahlawi الشيبة|Al-Shaiba الشيباني|Al-Shaibani الشعبي|Al-Shaabi
      الصديقي|Al-Siddiqi الصفار|Al-Saffar الطيب|Al-Tayeb العبيدان|Al-Obaidan العامر|Al-Amer العوضي|Al-Awadhi
      الغزال|Al-Ghazal الفضالة|Al-Fadhala الفهيدي|Al-Fuhaidi القاضي|Al-Qadi القصابي|Al-Qassabi الكربي|Al-Karbi
      المحمود|Al-Mahmoud المحمدي|Al-Mohammadi المراغي|Al-Maraghi المزروعي|Al-Mazroui
      المشيري|Al-Mushairi المنصور|Al-Mansour المولوي|Al-Mawlawi النابت|Al-Nabit النملان|Al-Namlan
      الوهيبي|Al-Wahaibi اليزيدي|Al-Yazidi بوهندي|Buhendi بوجسوم|Bujassoum عبدالملك|Abdulmalik حسنين|Hasanain
      جولو|Jolo أكبر|Akbar`,
  },
  places: {
    // `zone`: the numbered zones of the address system (there are no postcodes).
    columns: 'city region zone lat lon',
    rows: `
      Doha|Doha|13-18,23-27,35-45,60-68|25.2854|51.5310
      Al Rayyan|Al Rayyan|51-56|25.2919|51.4244
      Al Wakrah|Al Wakrah|90|25.1715|51.6034
      Al Khor|Al Khor and Al Thakhira|74-75|25.6839|51.5058
      Lusail|Al Daayen|69-70|25.4300|51.4880
      Umm Salal Mohammed|Umm Salal|71|25.4152|51.4065
      Al Wukair|Al Wakrah|91|25.1511|51.5372
      Mesaieed|Al Wakrah|92|24.9923|51.5507
      Muaither|Al Rayyan|53,55|25.2622|51.4064
      Al Shahaniya|Al Shahaniya|80,82|25.3709|51.2226
      Dukhan|Al Shahaniya|86|25.4248|50.7823
      Al Ruwais|Al Shamal|79|26.1398|51.2149
      Madinat Al Shamal|Al Shamal|78-79|26.1293|51.2009
      Al Thakhira|Al Khor and Al Thakhira|75|25.7350|51.5450
      Al Ghuwariyah|Al Khor and Al Thakhira|76|25.8288|51.2457
      Al Jumailiyah|Al Shahaniya|73|25.6107|51.0911
      Umm Bab|Al Rayyan|85|25.2142|50.8072`,
  },
  roads: `Al_Corniche_Street Salwa_Road Al_Waab_Street C_Ring_Road D_Ring_Road B_Ring_Road Al_Sadd_Street Al_Rayyan_Road
    Al_Matar_Street Al_Muntazah_Street Suhaim_Bin_Hamad_Street Ras_Abu_Abboud_Street Al_Khalidiya_Street Grand_Hamad_Street
    Al_Mirqab_Street Jawaan_Street Al_Jazira_Al_Arabiya_Street Al_Shamal_Road Al_Furousiya_Street Al_Luqta_Street
    Al_Markhiya_Street Al_Dafna_Street Ibn_Seena_Street Wadi_Al_Banat_Street Al_Hilal_Street Najma_Street Al_Nuaija_Street
    Al_Istiqlal_Street Al_Meena_Street Al_Kharaitiyat_Street Al_Gharrafa_Street Al_Ittihad_Street Al_Manaseer_Street`,
  street: 'Building {1-240}, {road}',
  address: '{street}, Zone {zone}, {city}',
  phone: '+974 (33##|55##|66##|50##|70##|77##|31##|30##) ####',
  landline: '+974 44[0-9]# ####',
  banks: {
    columns: 'bank bic code',
    rows: `
      QNB|QNBAQAQA|QNBA
      Qatar Islamic Bank|QISBQAQA|QISB
      Commercial Bank of Qatar|CBQAQAQA|CBQA
      AlRayan Bank|MAFRQAQA|MAFR
      Dukhan Bank|BRWAQAQA|BRWA
      Doha Bank|DOHBQAQA|DOHB
      QIIB|QIIBQAQA|QIIB
      Ahlibank|ABQQQAQA|ABQQ
      HSBC Qatar|BBMEQAQX|BBME
      Arab Bank Qatar|ARABQAQA|ARAB`,
  },
  account: '%############',
  bban: '{bank.code}00000000{account}',
  cards: 'visa mastercard amex diners',
  wallets: 'Ooredoo_Money iPay Fawran',
  firms: {
    forms: 'W.L.L. LLC Q.P.S.C. S.P.C. Est.',
    name: '({founder} {trade}|{founder} & Sons {trade}|{town} {trade}|{founder} Group {trade}) {form}',
  },
  income: [2500, 35000],
  fields: {
    id: certified(qaQid, 'QID', { synonyms: ['qatar id', 'qatari id', 'البطاقة الشخصية'] }),
    passport: pictured('Passport number', '0#######'),
    licence: { label: 'Driving licence (QID)', validator: qaQid, make: (_, p) => p.read('id') },
    // Ten digits that start with 5, as the Dhareeba portal gives them out; no check is public.
    tax: pictured('TIN', '5000######', { synonyms: ['dhareeba', 'gta number'] }),
    health: pictured('Hamad health card', 'HC%#######', {
      synonyms: ['hmc number', 'health card'],
    }),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: pictured('Number plate', '{10000-799999}'),
  },
  company: {
    registration: pictured('Commercial registration (CR)', '{10000-219999}'),
    tax: pictured('TIN', '5000######'),
  },
  presets: [
    {
      key: 'fawran',
      name: 'Fawran instant payment',
      rows: [
        ['Sender', 'name'],
        ['Sender QID', 'id'],
        ['Sender IBAN', 'iban'],
        ['Receiver', 'payee.name'],
        ['Receiver mobile alias', 'payee.phone'],
        ['Receiver bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
