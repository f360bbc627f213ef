import { GULF } from '../data/arabicNames.ts';
import { aeEmiratesId } from '../validators/aeEmiratesId.ts';
import { certified, country, pictured } from './declare.ts';

/** Nationals only: most residents are foreigners, whose names are those of their own countries. */
export const ae = country({
  code: 'ae',
  name: 'United Arab Emirates',
  alpha3: 'ARE',
  currency: 'AED',
  group: 'Middle East',
  aliases: `UAE U.A.E. Emirates The_Emirates Emirati Emiratis Dubai Abu_Dhabi الإمارات الإمارات_العربية_المتحدة
    إماراتي إماراتية`,
  names: {
    order: '{given} {father} {family}',
    native: '{given.native} {father.native} {family.native}',
    male: `${GULF.male} زايد|Zayed هزاع|Hazza مطر|Matar ذياب|Theyab بطي|Butti حميد|Humaid
      عبدالحميد|Abdulhameed جمعة|Juma غيث|Ghaith سرور|Suroor خلفان|Khalfan`,
    female: `${GULF.female} موزة|Moza ميثاء|Maitha عفراء|Afra سلامة|Salama شمسة|Shamsa حمدة|Hamda اليازية|Alyazia
      مهرة|Mahra روضة|Rawdha عوشة|Ousha`,
    family: `المزروعي|Al_Mazrouei الشامسي|Al_Shamsi الظاهري|Al_Dhaheri المهيري|Al_Muhairi الكتبي|Al_Ketbi
      البلوشي|Al_Balooshi المرزوقي|Al_Marzooqi الزعابي|Al_Zaabi الحوسني|Al_Hosani القبيسي|Al_Qubaisi الرميثي|Al_Romaithi
      الفلاسي|Al_Falasi الشحي|Al_Shehhi النقبي|Al_Naqbi ${GULF.family} اليماحي|Al_Yammahi الحفيتي|Al_Hefeiti
      الدرمكي|Al_Darmaki النيادي|Al_Neyadi المحرمي|Al_Mahrami الهنائي|Al_Hinai العفاري|Al_Afari المقبالي|Al_Maqbali
      البدواوي|Al_Bedwawi الغفلي|Al_Ghafli الطنيجي|Al_Tunaiji الخاطري|Al_Khateri الحبسي|Al_Habsi الظنحاني|Al_Dhanhani
      الزيودي|Al_Zeyoudi الصريدي|Al_Suraidi القايدي|Al_Qaidi الكندي|Al_Kindi المسماري|Al_Mesmari المنهالي|Al_Menhali
      المهري|Al_Mehri الكثيري|Al_Katheeri الراشدي|Al_Rashedi الصيعري|Al_Saiari الحارثي|Al_Harthi البادي|Al_Badi
      العزيزي|Al_Azeezi العوضي|Al_Awadhi المطوع|Al_Mutawa الشرياني|Al_Sheryani الخوري|Al_Khoori الجناحي|Al_Janahi
      البستكي|Al_Bastaki القرقاوي|Al_Gergawi الفهيم|Al_Fahim المنذري|Al_Mandhari القايدي|Al_Qaydi السماحي|Al_Samahi
      المطروشي|Al_Matrooshi المسافري|Al_Mesafri لوتاه|Lootah بالحصا|Belhasa المدفع|Al_Midfa العويس|Al_Owais
      التاجر|Al_Tajer الشيراوي|Al_Shirawi القاسمي|Al_Qasimi النابودة|Al_Naboodah البناي|Al_Bannai السركال|Al_Serkal
      بن_حيدر|Bin_Haider بن_لاحج|Bin_Lahej بن_دلموك|Bin_Dalmook المعمري|Al_Mamari السعيدي|Al_Saeedi الوحيدي|Al_Wahedi
      الحمودي|Al_Hamoudi الرئيسي|Al_Raeesi الزرعوني|Al_Zarooni العبدولي|Al_Abdouli المغني|Al_Mughni النعماني|Al_Noamani
      اليافعي|Al_Yafei الجسمي|Al_Jasmi الجنيبي|Al_Junaibi الحساني|Al_Hassani الخييلي|Al_Khyeli الدهماني|Al_Dahmani
      الرحومي|Al_Rahoumi السناني|Al_Senani الشحيمي|Al_Shuhaimi الصوافي|Al_Sawafi الطريفي|Al_Teraifi العرياني|Al_Aryani
      العيالي|Al_Ayali بن_ثاني|Bin_Thani بن_عمير|Bin_Omair البريكي|Al_Braiki الحضرمي|Al_Hadhrami الساعدي|Al_Saedi الشيباني|Al_Shaibani العبري|Al_Abri الفارسي|Al_Farsi القمزي|Al_Qamzi الكربي|Al_Kerbi المحيربي|Al_Muhairbi الصريدي|Al_Sridi
      المشرخ|Al_Meshrekh النوخذة|Al_Nokhatha`,
  },
  places: {
    // `code`: the letters or digits that the emirate's plates start with.
    columns: 'city region area lat lon plate code',
    rows: `
      Dubai|Dubai|4|25.2048|55.2708|Dubai|ABCDEFGHIJKLMNOPQRSTUVWXYZ
      Abu Dhabi|Abu Dhabi|2|24.4539|54.3773|Abu Dhabi|1456789
      Sharjah|Sharjah|6|25.3463|55.4209|Sharjah|1234
      Al Ain|Abu Dhabi|3|24.2075|55.7447|Abu Dhabi|1456789
      Ajman|Ajman|6|25.4052|55.5136|Ajman|ABCDEH
      Ras Al Khaimah|Ras Al Khaimah|7|25.7895|55.9432|Ras Al Khaimah|ACDIKMNSVY
      Fujairah|Fujairah|9|25.1288|56.3265|Fujairah|ABCDEFGKMPRST
      Umm Al Quwain|Umm Al Quwain|6|25.5647|55.5552|Umm Al Quwain|ABCDEFGHIX
      Khor Fakkan|Sharjah|9|25.3313|56.3420|Sharjah|1234
      Kalba|Sharjah|9|25.0741|56.3541|Sharjah|1234
      Dibba Al Fujairah|Fujairah|9|25.5925|56.2618|Fujairah|ABCDEFGKMPRST
      Dibba Al Hisn|Sharjah|9|25.6196|56.2729|Sharjah|1234
      Madinat Zayed|Abu Dhabi|2|23.6542|53.7052|Abu Dhabi|1456789
      Dhaid|Sharjah|6|25.2881|55.8816|Sharjah|1234
      Ruwais|Abu Dhabi|2|24.1103|52.7306|Abu Dhabi|1456789
      Ghayathi|Abu Dhabi|2|23.9057|52.8056|Abu Dhabi|1456789
      Hatta|Dubai|4|24.7968|56.1175|Dubai|ABCDEFGHIJKLMNOPQRSTUVWXYZ`,
  },
  roads: `Al_Wasl_Road Sheikh_Zayed_Road Al_Nahda_Street Corniche_Street Airport_Road Hamdan_Bin_Mohammed_Street
    Sheikh_Khalifa_Street King_Faisal_Street Al_Rigga_Street Al_Maktoum_Road Electra_Street Al_Salam_Street
    Muroor_Road Al_Falah_Street Khalid_Bin_Al_Waleed_Road Al_Ittihad_Road Al_Khan_Street Al_Wahda_Street
    Al_Qasimia_Street Al_Meena_Road Jumeirah_Street Al_Khail_Road Al_Manara_Street Umm_Suqeim_Street
    Sheikh_Rashid_Street Al_Jazeera_Street Al_Karama_Street Al_Zahra_Street Al_Rowdah_Street Al_Bateen_Street
    Al_Nuaimia_Street Al_Muntasir_Road Hamad_Bin_Abdullah_Road University_Street`,
  street: '(Villa {1-180}|Apartment {101-2408}|Apartment {101-1204}), {road}',
  address: '{street}, P.O. Box {1000-499999}, {city}',
  phone: '+971 5[024568] ### ####',
  landline: '+971 {place.area} [2-8]## ####',
  banks: {
    columns: 'bank bic code',
    rows: `
      First Abu Dhabi Bank|NBADAEAA|035
      Emirates NBD|EBILAEAD|026
      Abu Dhabi Commercial Bank|ADCBAEAA|003
      Dubai Islamic Bank|DUIBAEAD|024
      Mashreq|BOMLAEAD|033
      Abu Dhabi Islamic Bank|ABDIAEAD|050
      Commercial Bank of Dubai|CBDUAEAD|023
      RAKBANK|NRAKAEAK|040
      Emirates Islamic|MEBLAEAD|034
      Sharjah Islamic Bank|NBSHAEAS|041
      National Bank of Fujairah|NBFUAEAF|038
      Ajman Bank|AJMNAEAJ|057
      HSBC Bank Middle East|BBMEAEAD|020`,
  },
  account: '%############',
  bban: '{bank.code}000{account}',
  cards: 'visa mastercard amex unionpay',
  wallets: 'e&_money Payit Careem_Pay Botim',
  firms: {
    forms: 'LLC L.L.C. FZE FZCO FZ-LLC DMCC PJSC',
    name: '({founder} {trade}|{founder} & Partners {trade}|{town} {trade}|{founder} General Trading) {form}',
  },
  income: [4000, 35000],
  fields: {
    id: certified(aeEmiratesId, 'Emirates ID', {
      synonyms: ['eid', 'eida', 'resident id', 'الهوية الإماراتية'],
    }),
    // No rule is public; a letter and digits is the usual look.
    passport: pictured('Passport number', '[A-Z]########'),
    licence: pictured('Driving licence', '%######'),
    // 100, seven digits of the taxpayer, 00003: the look of issued numbers; a check is not public.
    tax: pictured('Tax registration number (TRN)', '100%######00003', {
      synonyms: ['trn', 'fta number'],
    }),
    vat: pictured('VAT TRN', '{tax}'),
    unified: pictured('Unified number (UID)', '%########', {
      group: 'identity',
      synonyms: ['uid', 'unified id'],
    }),
    makani: pictured('Makani number', '{10-39}### {70-99}###', { group: 'contact' }),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: {
      label: 'Number plate',
      make: (random, { place }) =>
        `${place.plate?.text} ${random.pick(place.code?.text ?? 'A')} ${random.int(1000, 99_999)}`,
    },
  },
  company: {
    registration: pictured('Trade licence number', '({100000-1499999}|CN-{1000000-5999999})', {
      synonyms: ['trade license'],
    }),
    vat: pictured('TRN', '100%######00003'),
  },
  presets: [
    {
      key: 'aani',
      name: 'Aani instant payment',
      rows: [
        ['Payer', 'name'],
        ['Payer IBAN', 'iban'],
        ['Payee', 'payee.name'],
        ['Payee mobile', 'payee.phone'],
        ['Payee IBAN', 'payee.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
