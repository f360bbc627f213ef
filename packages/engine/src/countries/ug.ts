import { networkWallet } from '../fields/networkWallet.ts';
import { ugNin } from '../validators/ugNin.ts';
import { certified, country, pictured } from './declare.ts';

export const ug = country({
  code: 'ug',
  name: 'Uganda',
  alpha3: 'UGA',
  currency: 'UGX',
  group: 'Africa',
  aliases: 'Ugandan Ugandans Republic_of_Uganda Jamhuri_ya_Uganda Pearl_of_Africa',
  names: {
    male: `John Moses Joseph David Robert Isaac Ronald Emmanuel Samuel Peter Brian Patrick Denis Godfrey Richard
      Charles Paul James Daniel Fred Joshua Francis Julius Geoffrey Henry Stephen Andrew Ivan Simon Michael George Tom
      William Vincent Martin Alex Alfred Allan Ambrose Amos Anthony Arthur Augustine Benard Benjamin Benon Bosco Bruno
      Christopher Collins Deogratius Derrick Dickson Dominic Douglas Edgar Edison Edward Edwin Elijah Enock Eric Ezra
      Felix Fredrick Gerald Gilbert Grace Hakim Hamza Hannington Herbert Hassan Hussein Ibrahim Innocent Ismail
      Jackson Jacob Jonathan Jude Justus Kenneth Kizito Lawrence Leonard Livingstone Matthew Mark Mathias Musa
      Nicholas Nelson Norman Oscar Pius Phillip Rogers Ronnie Shafik Solomon Sulaiman Swaibu Timothy Umar Wilberforce
      Wilson Yusuf Abdul Ali Abdallah Mohammed Ramathan`,
    female: `Mary Grace Sarah Florence Betty Rose Agnes Esther Margaret Harriet Annet Jane Christine Juliet Prossy
      Susan Ruth Judith Immaculate Joan Jackline Lydia Irene Brenda Catherine Winnie Patience Sharon Sylvia Stella
      Beatrice Doreen Racheal Rebecca Rita Gloria Hellen Hope Josephine Joyce Justine Lillian Lucy Maria Mercy Miriam
      Monica Norah Olivia Patricia Peace Pauline Phiona Proscovia Resty Robinah Rosemary Scovia Shamim Shakira
      Specioza Teddy Teopista Vicky Victoria Violet Zainab Aisha Amina Fatuma Hadijah Halima Hajara Mariam Madina
      Rehema Rashida Sumaya Zaituni Alice Allen Angella Anita Annah Barbara Bridget Caroline Charity Cissy Claire
      Deborah Diana Docus Edith Eva Evelyn Eunice Faith Farida Flavia Gertrude Hilda Ida Innocent Jolly Juliana Kevin
      Leticia Loyce Mable Martha Molly Moureen Naome`,
    // Surnames are the person's own: the peoples have forms for each sex (Luganda Na-, Luo O-/A-).
    family: `Mukasa/Nakato Okello/Akello Kato/Babirye Opio/Apio Wasswa/Nakato Ssemakula/Nassuuna Lubega/Nalubega
      Odongo/Adongo Ocen/Acen Kizza/Nakiyingi Ssebunya/Nabunya Okot/Akot Ojok/Ajok Onyango/Anyango Ochieng/Achieng
      Ssempijja/Nampijja Kiggundu/Nakiggundu Kasozi/Nakasozi Mugerwa/Namugerwa Musoke/Namusoke Sserwadda/Nassali
      Kaggwa/Nakaggwa Kayiwa/Nakayiwa Kyeyune/Nakyeyune Lule/Nalule Lukwago/Nalukwago Lwanga/Nalwanga Matovu/Namatovu
      Mayanja/Namayanja Mubiru/Namubiru Mukiibi/Namukiibi Mulindwa/Namulindwa Mutebi/Namutebi Muwanga/Namuwanga
      Muwonge/Namuwonge Nsubuga/Nansubuga Sekitoleko/Nakitoleko Semwogerere/Namwogerere Sentongo/Nantongo
      Ssekandi/Nakandi Ssebuliba/Nabuliba Sserunjogi/Nalunjogi Ssewanyana/Nabwanyana Ssentamu/Nantamu
      Tebandeke/Nabandeke Kibirige/Nakibirige Kigozi/Nakigozi Kisitu/Nakisitu Kitaka/Nakitaka Kiwanuka/Nakiwanuka
      Kalule/Nakalule Kalema/Nakalema Katende/Nakatende Kawooya/Nakawooya Kabuye/Nakabuye Kabanda/Nakabanda
      Kafeero/Nakafeero Bukenya/Nabukenya Bbosa/Nabbosa Bwanika/Nabwanika Byaruhanga Tumusiime Mugisha Tumwine
      Turyahabwe Twinomujuni Twesigye Asiimwe Ainembabazi Akankwasa Arinaitwe Ahimbisibwe Atuhaire/Atuhaire Ayebare
      Baguma Bagonza Barigye Bashaija Begumisa Birungi Bwambale/Biira Businge Byamugisha Byamukama Kabagambe Kaganzi
      Kagwa Kahima Kakuru Kamugisha Karugaba Katushabe Kiconco Kihembo Kyomuhendo Kyomugisha Magezi Masereka/Masika
      Muhumuza Muhindo/Mbambu Muhwezi Mugabe Musinguzi Mutabazi Mwesigwa Mwesigye Natukunda Ndyanabo Niwagaba Nuwagaba
      Nuwamanya Orishaba Rwabwogo Rukundo Rutaro Sabiiti Tayebwa Tibenderana Tindyebwa Tugume Tumuhimbise Tumwebaze
      Tusiime Kule/Kabugho Baluku/Ithungu Thembo/Muhindo Ouma/Auma Oketch/Aketch Okoth/Akoth Owor/Awor Omondi/Amondi
      Opolot/Apolot Okurut/Akurut Okiror/Akiror Omoding/Amoding Otim/Atim Odoch/Adoch Ogwang/Agwang Okwir/Akwir
      Okullo/Akullo Olwa/Alwa Omara/Amara Opiyo/Apiyo Oryem/Aryem Otto/Atto Oyella/Ayella Ojara/Ajara Oloya/Aloyo
      Ongom/Angom Ocaya/Acayo Odong/Adong Obua/Abua Etyang/Atyang Ekwaro/Akwaro Emuron/Amuron Eyotaru Drani/Drateru
      Candia/Candiru Adriko/Aderu Anguyo/Anguzu Wamala/Nawamala Wabwire/Nabwire Wafula/Nafula Wandera/Nandera
      Wanyama/Nanyama Mugoya/Namugoya Waiswa/Babirye Tenywa/Kagoya Isabirye/Nabirye Balikowa/Nabalikowa
      Mukisa/Namukisa Magumba/Namagumba Wambi/Nambi Masaba/Nambozo Wandega/Nandega Mafabi/Namafabi Gidudu/Nagudi
      Nambale/Nabushawo`,
  },
  places: {
    columns: 'city region area lat lon',
    rows: `
      Kampala|Central Region|414|0.3163|32.5822
      Mbarara|Western Region|485|-0.6047|30.6485
      Gulu|Northern Region|471|2.7746|32.2990
      Jinja|Eastern Region|434|0.4390|33.2032
      Mukono|Central Region|414|0.3533|32.7553
      Lira|Northern Region|473|2.2499|32.8999
      Mbale|Eastern Region|454|1.0821|34.1750
      Masaka|Central Region|481|-0.3338|31.7341
      Entebbe|Central Region|414|0.0562|32.4795
      Kasese|Western Region|483|0.1833|30.0833
      Hoima|Western Region|465|1.4356|31.3436
      Arua|Northern Region|476|3.0201|30.9110
      Soroti|Eastern Region|454|1.7146|33.6111
      Fort Portal|Western Region|483|0.6617|30.2748
      Kabale|Western Region|486|-1.2486|29.9899
      Tororo|Eastern Region|454|0.6928|34.1809
      Iganga|Eastern Region|434|0.6092|33.4686
      Busia|Eastern Region|454|0.4659|34.0922
      Kitgum|Northern Region|471|3.2783|32.8867
      Mityana|Central Region|464|0.4175|32.0228`,
  },
  roads: `Kampala_Road Jinja_Road Entebbe_Road Main_Street Station_Road Market_Street High_Street Bombo_Road
    Mbarara_Road Masaka_Road Gulu_Road Nkrumah_Road Nasser_Road Ben_Kiwanuka_Street Luwum_Street William_Street
    Kira_Road Acacia_Avenue Yusuf_Lule_Road Old_Portbell_Road Gaba_Road Hoima_Road Kyaggwe_Road Rubaga_Road
    Buganda_Road Lumumba_Avenue Namirembe_Road Mosque_Road Church_Road School_Road Hospital_Road Obote_Avenue
    Republic_Street Awich_Road Kabalega_Road Independence_Road`,
  street: '(Plot {1-180}, {road}|Plot {1-180}, {road}|{road}|Plot {1-90}B, {road})',
  address: '{street}, P.O. Box {1-39999}, {city}',
  phone: '+256 (77#|78#|76#|75#|70#|74#|79[0-4]) ######',
  landline: '+256 {place.area} ######',
  banks: {
    columns: 'bank bic',
    rows: `
      Stanbic Bank Uganda|SBICUGKX
      Centenary Bank|CERBUGKA
      Absa Bank Uganda|BARCUGKX
      dfcu Bank|DFCUUGKA
      Equity Bank Uganda|EQBLUGKA
      Standard Chartered Uganda|SCBLUGKA
      Housing Finance Bank|HFINUGKA
      PostBank Uganda|UGPBUGKA
      KCB Bank Uganda|KCBLUGKA
      Diamond Trust Bank Uganda|DTKEUGKA
      Bank of Africa Uganda|AFRIUGKA
      Ecobank Uganda|ECOCUGKA`,
  },
  // Ten to sixteen digits by bank.
  account: '%############',
  cards: 'visa mastercard unionpay',
  wallets: 'MTN_MoMo Airtel_Money',
  firms: {
    forms: 'Limited Ltd SMC_Limited Company_Limited',
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} Investments) {form}',
  },
  income: [250000, 3000000],
  fields: {
    wallet: networkWallet('MTN_MoMo:76,77,78,79 Airtel_Money:70,74,75'),
    id: certified(ugNin, 'NIN', { synonyms: ['ndaga muntu', 'nira'] }),
    passport: pictured('Passport number', 'A0[01]######'),
    // No rule is public: eight digits, class and copy.
    licence: pictured('Driving permit', '1#######/{1-4}/1', { synonyms: ['driving permit'] }),
    tax: pictured('TIN', '10########', { synonyms: ['ura'] }),
    ssn: pictured('NSSF number', '%############', { synonyms: ['nssf'] }),
    // What the revenue authority and the councils ask to be paid under.
    prn: pictured('PRN', '2{20-26}0#########', {
      group: 'payment',
      synonyms: ['payment registration number'],
    }),
    plate: pictured('Number plate', 'U(A@|B[A-S]) ###[A-Z]'),
  },
  company: {
    registration: pictured('URSB registration (BRN)', '8002000#######'),
    tax: pictured('TIN', '10########'),
  },
  presets: [
    {
      key: 'momo',
      name: 'MoMo to bank transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender wallet', 'wallet'],
        ['Sender NIN', 'id'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'ura',
      name: 'URA tax payment',
      rows: [
        ['Taxpayer', 'name'],
        ['TIN', 'tax'],
        ['PRN', 'prn'],
        ['Bank', 'bank'],
        ['Account', 'account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
  ],
});
