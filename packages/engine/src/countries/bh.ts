import { GULF } from '../data/arabicNames.ts';
import { bhCpr } from '../validators/bhCpr.ts';
import { certified, country, pictured } from './declare.ts';

export const bh = country({
  code: 'bh',
  name: 'Bahrain',
  alpha3: 'BHR',
  currency: 'BHD',
  group: 'Middle East',
  aliases: 'Bahraini Bahrainis Kingdom_of_Bahrain Bahrein البحرين مملكة_البحرين بحريني بحرينية',
  names: {
    order: '{given} {father} {family}',
    native: '{given.native} {father.native} {family.native}',
    male: `${GULF.male} جعفر|Jaafar حبيب|Habib صادق|Sadiq كاظم|Kadhem مهدي|Mahdi رضا|Redha عباس|Abbas ميرزا|Mirza محسن|Mohsen
      عقيل|Aqeel`,
    female: `${GULF.female} زهراء|Zahraa بتول|Batool معصومة|Masooma كوثر|Kawthar فضيلة|Fadheela سكينة|Sakina
      رباب|Rabab نرجس|Narjis`,
    family: `آل_خليفة|Al_Khalifa العلوي|Al_Alawi الموسوي|Al_Musawi البوعينين|Al_Buainain الجودر|Al_Jowder
      المناعي|Al_Mannai فخرو|Fakhro العرادي|Al_Aradi الحايكي|Al_Hayki العريض|Al_Arrayed العكري|Al_Ekri ${GULF.family}
      العصفور|Al_Asfoor الدرازي|Al_Derazi الستري|Al_Sitri البحراني|Al_Bahrani المحرقي|Al_Muharraqi الجمري|Al_Jamri
      السلمان|Al_Salman الدوي|Al_Doy الرميحي|Al_Romaihi الجلاهمة|Al_Jalahma الجيران|Al_Jeeran السليطي|Al_Sulaiti
      البنعلي|Al_Binali المحميد|Al_Mahmeed المحمود|Al_Mahmood القصيبي|Al_Gosaibi الشيراوي|Al_Shirawi الكوهجي|Al_Kooheji
      العوضي|Al_Awadhi البستكي|Al_Bastaki الخاجة|Al_Khaja الجناحي|Al_Janahi بوجيري|Bucheeri بوحسن|Buhasan
      بوعلي|Buali بوراشد|Burashid بومطيع|Bumutaia ناس|Nass سيادي|Seyadi يتيم|Yateem جناحي|Janahi علي|Ali حسن|Hassan
      إبراهيم|Ebrahim أحمد|Ahmed جاسم|Jasim عبدالله|Abdulla محمد|Mohamed سلمان|Salman يوسف|Yusuf عيسى|Isa حسين|Husain
      خلف|Khalaf ضيف|Dhaif عبدالنبي|Abdulnabi عبدالحسين|Abdulhusain عبدعلي|Abdali كاظم|Kadhem منصور|Mansoor مكي|Makki
      الماجد|Al_Majed الغتم|Al_Ghatam القطان|Al_Qattan القعود|Al_Gaoud الصيرفي|Al_Sairafi الصفار|Al_Saffar
      الحلواجي|Al_Halwachi الخياط|Al_Khayyat الدلال|Al_Dallal الذوادي|Al_Thawadi الرويعي|Al_Ruwaie
      الزيرة|Al_Zeera الساعي|Al_Saie السندي|Al_Sendi السماك|Al_Sammak الشهابي|Al_Shehabi الشكر|Al_Shaker الصددي|Al_Sadadi
      الطواش|Al_Tawash العالي|Al_Aali العمران|Al_Omran الغسرة|Al_Ghasra الفضالة|Al_Fadhala
      القاسم|Al_Qasim القيدوم|Al_Qaidoom الكبيسي|Al_Kobaisi المالود|Al_Malood المضيفة|Al_Mudaifa
      المدني|Al_Madani المرباطي|Al_Murbati المرزوق|Al_Marzooq المسقطي|Al_Musqati الملا|Al_Mulla المنصور|Al_Mansoor
      المهندي|Al_Mohannadi النشيط|Al_Nashit النوخذة|Al_Nookhada الهرمي|Al_Hermi الوزان|Al_Wazzan الوداعي|Al_Wedaei
      بن_رجب|Bin_Rajab بن_حربان|Bin_Harban بن_هندي|Bin_Hindi زباري|Zubari شمس|Shams عاشور|Ashoor`,
  },
  places: {
    // `zone`: the numbers of the blocks, which serve as postcodes.
    columns: 'city region zone lat lon',
    rows: `
      Manama|Capital|302-309,311-319,321-329,335-341|26.2235|50.5876
      Riffa|Southern|901-913,921-925|26.1300|50.5550
      Muharraq|Muharraq|202-217|26.2572|50.6119
      Hamad Town|Northern|1201-1216|26.1153|50.5069
      A'ali|Northern|732-740|26.1580|50.5270
      Isa Town|Southern|801-816|26.1736|50.5478
      Sitra|Capital|601-611|26.1547|50.6206
      Budaiya|Northern|551-557|26.2160|50.4470
      Jidhafs|Capital|421-428|26.2186|50.5478
      Busaiteen|Muharraq|223-229|26.2720|50.6070
      Arad|Muharraq|240-245|26.2540|50.6340
      Galali|Muharraq|252-255|26.2740|50.6480
      Tubli|Capital|711-718|26.1870|50.5570
      Sanabis|Capital|404-410|26.2230|50.5510
      Saar|Northern|515-525|26.1930|50.4850
      Diraz|Northern|536-542|26.2170|50.4750
      Zallaq|Southern|1054-1056|26.0480|50.4890
      Malkiya|Northern|1032-1034|26.0970|50.4870
      Dar Kulaib|Northern|1044-1048|26.0686|50.5039`,
  },
  roads: `Road_2825 Road_3801 Road_1204 Road_4306 Road_2407 Road_3619 Road_1010 Road_5511 Road_2132 Road_3337 Road_1705
    Road_4626 Road_2902 Road_1518 Road_3945 Road_2210 Road_4015 Road_1331 Road_2715 Road_3603 Government_Avenue
    Exhibition_Avenue Al_Fateh_Highway Shaikh_Isa_Avenue Shaikh_Hamad_Avenue Budaiya_Highway Al_Seef_Avenue
    Old_Palace_Avenue Osama_Bin_Zaid_Avenue Al_Muthana_Avenue Al_Estiqlal_Highway Shaikh_Salman_Avenue`,
  street: '(House|Building|Building|Flat {11-84}, Building) {1-2900}, {road}',
  address: '{street}, Block {postcode}, {city}',
  postcode: '{zone}',
  phone: '+973 3[234569]## ####',
  landline: '+973 17## ####',
  banks: {
    columns: 'bank bic code',
    rows: `
      National Bank of Bahrain|NBOBBHBM|NBOB
      BBK|BBKUBHBM|BBKU
      Ahli United Bank|AUBBBHBM|AUBB
      Al Salam Bank|ALSABHBM|ALSA
      Bahrain Islamic Bank|BIBBBHBM|BIBB
      Kuwait Finance House Bahrain|KFHOBHBM|KFHO
      Khaleeji Bank|KHCBBHBM|KHCB
      Ithmaar Bank|FIBHBHBM|FIBH
      Standard Chartered Bahrain|SCBLBHBM|SCBL
      HSBC Bahrain|BBMEBHBX|BBME
      Bank ABC|ABCOBHBM|ABCO`,
  },
  account: '%###########',
  bban: '{bank.code}00{account}',
  cards: 'visa mastercard amex',
  wallets: 'BenefitPay stc_pay bwallet',
  firms: {
    forms: 'W.L.L. B.S.C._(c) S.P.C. B.S.C. Co.',
    name: '({founder} {trade}|{founder} & Sons {trade}|{town} {trade}|{founder} Gulf {trade}) {form}',
  },
  income: [350, 2500],
  fields: {
    id: certified(bhCpr, 'CPR number', { synonyms: ['cpr', 'personal number', 'الرقم الشخصي'] }),
    passport: pictured('Passport number', '{1500000-3999999}'),
    licence: { label: 'Driving licence (CPR)', validator: bhCpr, make: (_, p) => p.read('id') },
    // Fifteen digits in the look of issued ones; no check is public.
    tax: pictured('NBR tax number', '2[02]0#######00002', { synonyms: ['nbr number'] }),
    vat: pictured('VAT account number', '{tax}'),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: pictured('Number plate', '{100000-799999}'),
  },
  company: {
    registration: pictured('Commercial registration (CR)', '{10000-189999}-{1-4}'),
    vat: pictured('VAT account number', '2[02]0#######00002'),
  },
  presets: [
    {
      key: 'benefitpay',
      name: 'BenefitPay Fawri+ transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender CPR', 'id'],
        ['Sender IBAN', 'iban'],
        ['Receiver', 'payee.name'],
        ['Receiver mobile', 'payee.phone'],
        ['Receiver IBAN', 'payee.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
