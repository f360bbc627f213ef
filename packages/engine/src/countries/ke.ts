import { networkWallet } from '../fields/networkWallet.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';
import { keKraPin } from '../validators/keKraPin.ts';
import { keKraPinCompany } from '../validators/keKraPinCompany.ts';
import { certified, country, pictured } from './declare.ts';

const SIGNS = DIGITS + LETTERS;

export const ke = country({
  code: 'ke',
  name: 'Kenya',
  alpha3: 'KEN',
  currency: 'KES',
  group: 'Africa',
  aliases: 'Kenyan Kenyans Jamhuri_ya_Kenya Republic_of_Kenya',
  names: {
    order: '{given} {middle} {family}',
    male: `John Peter James Joseph David Daniel Samuel Stephen Paul Michael Francis George Charles Patrick Simon Brian Kevin
      Dennis Moses Isaac Joshua Elijah Victor Emmanuel Collins Evans Geoffrey Anthony Robert William Benjamin Philip
      Alex Eric Felix Martin Mark Nicholas Julius Fredrick Bernard Edwin Henry Antony Ian Allan Duncan Elvis Gideon Timothy
      Titus Wycliffe Japheth Jackson Jacob Job Jonathan Kennedy Lawrence Leonard Luke Maurice Meshack Nelson Oscar Richard
      Ronald Shadrack Solomon Sylvester Thomas Vincent Walter Wilson Zachary Abdi Ahmed Ali Hassan Hussein Ibrahim Mohamed
      Omar Salim Yusuf Rashid Juma Cyrus Amos Abel Aaron Albert Alfred Andrew Clement Cosmas Cornelius Dominic Ezekiel
      Gilbert Hillary Harrison Ezra`,
    female: `Mary Jane Grace Faith Mercy Esther Elizabeth Margaret Ann Ruth Joyce Caroline Lucy Alice Catherine Sarah Agnes
      Beatrice Rose Susan Nancy Florence Irene Lilian Purity Winnie Sharon Diana Brenda Cynthia Eunice Dorcas Gladys
      Hellen Janet Josephine Judith Jackline Joan Lydia Millicent Monica Naomi Pauline Priscilla Rachel Rebecca Rosemary
      Stella Susanne Tabitha Teresia Veronica Victoria Vivian Winfred Zipporah Fatuma Amina Halima Khadija Zainab Asha
      Mwanaisha Rehema Saida Salma Maryam Abigail Anastasia Angela Anita Betty Charity Christine Consolata Damaris Deborah
      Doreen Edith Emily Emma Eva Evelyn Everlyne Gloria Hannah Hope Immaculate Isabella Jemimah Jennifer Juliet Leah
      Linet Loise Martha Maureen Miriam Nelly Peris Phyllis Salome`,
    // Ethnic names that stand between, in the form for each sex where it differs (Kalenjin Kip-/Chep-, Luo O-/A-).
    middle: `Kamau/Wanjiku Mwangi/Wanjiru Otieno/Atieno Ochieng/Achieng Kiprop/Jeprop Kipchumba/Chepchumba Njoroge/Njeri
      Kariuki/Wairimu Odhiambo/Adhiambo Omondi/Amondi Onyango/Anyango Owino/Awino Maina/Wambui Kimani/Nyambura
      Kiptoo/Cheptoo Kipkemboi/Chepkemboi Kiplagat/Jelagat Kirui/Cherono Rotich/Cherotich Korir/Chepkorir Kimutai/Jemutai
      Mutua/Mwikali Musyoka/Mutheu Kioko/Ndinda Mutiso/Mumbua Wekesa/Nekesa Wafula/Nafula Barasa/Nanjala Simiyu/Nasimiyu
      Juma/Auma Okoth/Akoth Opiyo/Apiyo Odongo/Adongo Oduor/Aduor Njuguna/Waithera Gitau/Wangari Karanja/Wangui
      Macharia/Muthoni Ndungu/Njambi Githinji/Nyokabi Mutuku/Ndunge Kyalo/Mbithe Muthui/Kavata Nyongesa/Naliaka`,
    family: `Otieno Mwangi Odhiambo Maina Ochieng Kamau Omondi Onyango Njoroge Kariuki Kimani Wanjiku Kiprotich Mutua Karanja
      Kipkemboi Macharia Owino Achieng Njeri Wambui Juma Kiplagat Musyoka Rotich Wanjiru Kibet Korir Cheruiyot Kirui Koech
      Langat Bett Kosgei Ruto Sang Chebet Chepkoech Cherono Chelimo Wafula Wekesa Barasa Simiyu Wanyama Nyongesa Makokha
      Shikuku Mukhwana Oduor Okoth Opiyo Odongo Ouma Owuor Oloo Okumu Ogola Omolo Akinyi Atieno Adhiambo Awuor Auma
      Gitau Gathoni Githinji Gichuki Gachanja Njuguna Ndungu Ndirangu Nderitu Nyambura Muthoni Muriithi Mureithi Muchiri
      Mugo Murage Kinyua Kiarie Kihara Waweru Wachira Wangari Wangui Wairimu Waithaka Thuo Thiongo Mbugua Mburu Kabiru Kagwe
      Kioko Kilonzo Kyalo Makau Mutiso Mutinda Mutuku Munyao Muli Mulwa Musembi Mwendwa Nzioka Ndambuki Nthenge Kimeu Muia
      Muthama Mwikali Hassan Abdi Mohamed Ali Omar Hussein Ahmed Abdullahi Adan Noor Yusuf Farah Mwinyi Bakari Salim Said
      Mwakio Mwachiro Mwadime Charo Kazungu Katana Karisa Chengo Kahindi Ngala Nyamweya Nyaboke Moraa Kemunto Ongeri
      Nyakundi Onsongo Mogaka Momanyi Ombati Mose Lekuton Lemayian Saitoti Nkaissery Ole_Sein Sankok`,
  },
  places: {
    columns: 'city region zone area lat lon',
    rows: `
      Nairobi|Nairobi County|00100,00200,00400,00500,00505,00600,00800|20|-1.2833|36.8167
      Mombasa|Mombasa County|80100,80103|41|-4.0547|39.6636
      Nakuru|Nakuru County|20100|51|-0.3072|36.0722
      Eldoret|Uasin Gishu County|30100|53|0.5204|35.2699
      Kisumu|Kisumu County|40100,40123|57|-0.1022|34.7617
      Thika|Kiambu County|01000|67|-1.0333|37.0693
      Malindi|Kilifi County|80200|42|-3.2180|40.1169
      Kitale|Trans Nzoia County|30200|54|1.0157|35.0062
      Garissa|Garissa County|70100|46|-0.4527|39.6460
      Kakamega|Kakamega County|50100|56|0.2842|34.7523
      Bungoma|Bungoma County|50200|55|0.5635|34.5605
      Nyeri|Nyeri County|10100|61|-0.4201|36.9476
      Meru|Meru County|60200|64|0.0463|37.6559
      Kericho|Kericho County|20200|52|-0.3677|35.2831
      Machakos|Machakos County|90100|44|-1.5177|37.2634
      Embu|Embu County|60100|68|-0.5311|37.4506
      Naivasha|Nakuru County|20117|50|-0.7167|36.4359
      Kisii|Kisii County|40200|58|-0.6817|34.7680
      Nanyuki|Laikipia County|10400|62|0.0167|37.0728
      Voi|Taita-Taveta County|80300|43|-3.3960|38.5561`,
  },
  roads: `Kenyatta_Avenue Moi_Avenue Tom_Mboya_Street Uhuru_Highway Oginga_Odinga_Road Haile_Selassie_Avenue Ngong_Road
    Kimathi_Street Station_Road Hospital_Road Market_Street Biashara_Street Mosque_Road Harambee_Avenue Loita_Street
    Muindi_Mbingu_Street Ronald_Ngala_Street River_Road Langata_Road Mombasa_Road Jogoo_Road Thika_Road Waiyaki_Way
    Limuru_Road Kiambu_Road Argwings_Kodhek_Road Dennis_Pritt_Road Parklands_Road Forest_Road Juja_Road`,
  street: '({road}|{road}, House {1-240}|{1-99} {road})',
  address: '{street}, P.O. Box {100-79999}-{postcode} {city}',
  postcode: '{zone}',
  phone: '+254 (70#|71#|72#|74[01568]|757|758|759|768|769|79#|11[0-5]|73#|75[0-6]|78#|10[0-6]) ######',
  landline: '+254 {place.area} 2######',
  banks: {
    columns: 'bank bic code',
    rows: `
      Equity Bank Kenya|EQBLKENA|68
      KCB Bank Kenya|KCBLKENX|01
      Co-operative Bank of Kenya|KCOOKENA|11
      NCBA Bank Kenya|CBAFKENX|07
      Absa Bank Kenya|BARCKENX|03
      Standard Chartered Kenya|SCBLKENX|02
      Stanbic Bank Kenya|SBICKENX|31
      I&M Bank|IMBLKENA|57
      Diamond Trust Bank|DTKEKENA|63
      Family Bank|FABLKENA|70
      National Bank of Kenya|NBKEKENX|12
      GTBank Kenya|GTBIKENA|53
      Prime Bank|PRIEKENX|10`,
  },
  account: '%############',
  cards: 'visa mastercard unionpay amex',
  wallets: 'M-PESA Airtel_Money T-Kash',
  firms: {
    forms: 'Limited Ltd PLC LLP',
    name: '({founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} {trade}) {form}',
  },
  income: [18000, 150000],
  fields: {
    // Given out in turn: from twenty million to those who came of age in 1996.
    id: {
      label: 'National ID number',
      synonyms: ['kitambulisho', 'huduma'],
      make: (random, { born: { year } }) =>
        String(
          year < 1978
            ? random.int(10_000_000, 14_999_999)
            : 20_000_000 + (year - 1978) * 780_000 + random.below(780_000),
        ),
    },
    passport: pictured('Passport number', '[ABCK]#######'),
    // Smart licences print a number of two letters and digits; no rule is public, this is the usual look.
    licence: pictured('Driving licence', 'DL-%######'),
    tax: certified(keKraPin, 'KRA PIN', { synonyms: ['kra', 'pin certificate'] }),
    maisha: pictured('Maisha Namba', '%#############', { group: 'identity' }),
    ssn: pictured('NSSF number', '2#########', { synonyms: ['nssf'] }),
    health: pictured('SHA number', 'SHA%######', { synonyms: ['nhif', 'sha'] }),
    bankcode: pictured('Bank code', '{bank.code}'),
    branch: pictured('Branch code', '{bank.code}{001-120}'),
    till: pictured('M-PESA till number', '%######', {
      group: 'payment',
      synonyms: ['till', 'buy goods'],
    }),
    paybill: pictured('M-PESA paybill', '%#####', { group: 'payment' }),
    // M-PESA receipts: letters for the year and the month, the day, seven capitals and digits.
    txn: {
      label: 'M-PESA receipt',
      synonyms: ['mpesa code', 'receipt'],
      make(random, p) {
        const [year = 0, month = 0, day = 0] = p.read('date').split('-').map(Number);
        return `${LETTERS.charAt(year - 2006)}${LETTERS.charAt(month - 1)}${SIGNS.charAt(day)}${random.chars(7, SIGNS)}`;
      },
    },
    plate: pictured('Number plate', 'K([A-C][A-HJ-NP-Z]|D[A-HJ-NP-U]) ###[A-HJ-NP-Z]'),
    wallet: networkWallet(
      'M-PESA:70,71,72,740,741,743,745,746,748,757,758,759,768,769,79,11 Airtel_Money:73,750,751,752,753,754,755,756,78,10',
    ),
  },
  company: {
    registration: pictured('Company registration', 'PVT-@@**###'),
    tax: certified(keKraPinCompany, 'KRA PIN'),
  },
  presets: [
    {
      key: 'mpesa',
      name: 'M-PESA Pay Bill',
      rows: [
        ['Customer', 'name'],
        ['Phone', 'phone'],
        ['Paybill', 'paybill'],
        ['Account reference', 'reference'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Receipt', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
