import { english } from '../data/languages/english.ts';
import { WALLET } from '../data/schemes/general.ts';
import { picture } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { bankPicture } from '../fields/regional.ts';
import { datedReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { NameFacts } from '../model.ts';
import { keKraPin } from '../validators/keKraPin.ts';
import { keKraPinCompany } from '../validators/keKraPinCompany.ts';
import { certified, country, pictured } from './declare.ts';

const SIGNS = DIGITS + LETTERS;

/** Starts of registrations by legal form, except private companies. */
const SERIES: Readonly<Record<string, string>> = { LLP: 'LLP', PLC: 'PLC', Enterprises: 'BN' };

const SAFARICOM = '+254 (70#|71#|72#|79#|70#|71#|72#|79#|74[01568]|(75[7-9]|76[89])|11[0-5]) ######';

/** Given names of Christians in every community. */
const CHRISTIAN = {
  male: {
    0: `Joseph John James Peter Samuel Daniel David Paul Stephen Simon Francis Joshua Isaac Jacob Elijah Moses Julius Zachary
      Ezekiel Jackson Charles Solomon Nathan Philip Gideon Andrew`,
    1955: `John Peter Joseph James David Charles Francis George Stephen Samuel Paul Daniel Patrick Michael Richard William
      Robert Simon Joshua Henry Fredrick Bernard Edward Thomas Wilson Lawrence Julius Harrison`,
    1970: `John Peter James Joseph David Patrick Daniel Francis Stephen Samuel Charles George Paul Simon Anthony Martin Michael
      Moses Geoffrey Robert Isaac Benjamin Kennedy Nicholas Jackson Philip Titus Wycliffe Cosmas`,
    1983: `Peter John David Joseph James Daniel Samuel Paul Stephen Dennis Patrick Michael Alex Erick Simon Kennedy Geoffrey
      Evans Martin Nicholas Moses Isaac Benard Josphat Edwin Felix Charles Victor Robert Duncan`,
    1994: `Brian Kevin Dennis David Peter John Samuel Daniel Victor Joseph Collins Emmanuel Felix Alex Evans Edwin James Kelvin
      Vincent Stephen Joshua Elvis Ian Allan Gideon Amos Martin Timothy Meshack`,
    2001: `Brian Kelvin Emmanuel Ian Kevin Victor Collins Joshua Samuel Dennis Daniel David Alvin Ryan Elijah Caleb Trevor
      Clinton Mark Felix Brandon Ivan Eugene Gideon Shadrack Cornelius Bramwel Leon`,
  },
  female: {
    0: `Mary Elizabeth Margaret Sarah Esther Ruth Rachel Agnes Hannah Martha Grace Jane Rebecca Tabitha Teresia Veronica Monica
      Leah Lydia Naomi Priscilla Salome Rhoda Damaris Phyllis`,
    1955: `Mary Margaret Jane Elizabeth Grace Rose Alice Lucy Susan Florence Beatrice Joyce Agnes Catherine Esther Josephine
      Hellen Nancy Gladys Eunice Pauline Rosemary Monica Jennifer Cecilia Anne`,
    1970: `Mary Jane Margaret Susan Catherine Grace Caroline Rose Lucy Beatrice Florence Nancy Joyce Irene Judith Anne Alice
      Josephine Esther Lilian Rosemary Pauline Monica Emily Evelyn Stella Jennifer Consolata`,
    1983: `Mary Grace Caroline Jane Esther Lilian Catherine Mercy Faith Ann Irene Susan Nancy Lucy Beatrice Rose Jackline Eunice
      Christine Judith Lydia Maureen Joan Doreen Linet Dorcas Everlyne Winfred Peris`,
    1994: `Faith Mercy Mary Caroline Sharon Esther Brenda Winnie Purity Diana Ann Grace Cynthia Jackline Maureen Lilian Irene
      Joan Naomi Sheila Vivian Eunice Lydia Ruth Doreen Emily Gladys Abigail Janet`,
    2001: `Faith Mercy Sharon Cynthia Purity Brenda Joy Ivy Diana Sheila Michelle Esther Gloria Stacy Abigail Vivian Mitchelle
      Ann Tracy Valentine Natasha Winnie Nicole Lavender Hope Charity Deborah Beverlyne Immaculate`,
  },
};

interface People extends Omit<NameFacts, 'order' | 'middle'> {
  readonly share: number;
  readonly near: Readonly<Record<string, number>>;
  /** Middle names, in the form for each sex; `others` are those of the other half. */
  readonly middle: string;
  readonly others: string;
}

/** A people in two halves, so that the name between and the father's are never the same. */
function people({ share, near, middle, others, family, male, female }: People): readonly NameFacts[] {
  const half = (between: string, fathers: string): NameFacts => ({
    share: share / 2,
    near: Object.fromEntries(Object.entries(near).map(([region, here]) => [region, here / 2])),
    order: '{given} {middle} {family}',
    male,
    female,
    middle: between,
    family: `${shared(fathers.replace(/\/\S+/g, ''))} ${family}`,
  });
  return [half(middle, others), half(others, middle)];
}

/** Three in four have one of the common names, earlier ones likelier. */
function shared(names: string): string {
  const all = list(names);
  const parts = all.map((_, i) => 1 / (i + 4));
  const whole = parts.reduce((sum, part) => sum + part);
  return all.map((name, i) => `${name}:${((75 * (parts[i] as number)) / whole).toFixed(2)}`).join(' ');
}

export const ke = country('ke', () => ({
  name: 'Kenya',
  alpha3: 'KEN',
  paydays: [[31], [28]],
  currency: 'KES',
  decimals: 0,
  perEuro: 110,
  ips: '41.90-90 197.248-248',
  gs1: '616',
  holidays: '0101^ fitr+1 E-2 E+1 0501^ 0601^ adha 1010^ 1020^ 1212^ 1225^ 1226^',
  group: 'Africa',
  locale: { language: 'sw', zone: 'Africa/Nairobi' },
  economy: {
    vat: { usual: 16 },
    deductions: { social: 10, tax: 12 },
    tenure: { rent: 45, loan: 1 },
    shops: { card: 8, wallet: 87 },
  },
  words: {
    exonyms: 'Kenia Mkenya Wakenya kenianisch kényan Kenianer keniano Keniaanse Kenyalı',
    scripts: 'ケニア 肯尼亚 肯亞 케냐 كينيا كيني~ केन्या Кени^ Кені^ кенийск~ кенійськ~',
    women: 'Kenianerin Kenianerinnen',
    places: 'Nairobi=ナイロビ|内罗毕|나이로비|نيروبي|नैरोबी|Найроби|Найробі|Nairobian|Nairobians',
  },
  language: {
    ...english,
    merchants: `{owner} Chemist|{town} Supermarket|{owner} Petrol Station|{town} Bookshop|{owner} Butchery|{owner} Hotel|
      {owner} Salon|{owner} Cyber Cafe|{owner} Kinyozi|{owner} Bakers|{town} Nyama Choma|{owner} Stores||
      {owner} Agrovet|{owner} Boutique|{owner} Electronics|{town} Wholesalers|{owner} Opticians|{town} Hardware|
      {town} Safaris`,
  },
  aliases: 'Kenyan Kenyans Jamhuri_ya_Kenya Republic_of_Kenya',
  // Given name, a name of the person's own community, the father's. `near` outweighs the others at home.
  ages: '27 29 20 12 7 3.5 1.5',
  population: {
    source: 'Estimates from general knowledge of the census of 2019 and the ILO’s modelled estimates',
    men: '50.4 49.8 49.6 48.6 46.5 44 40',
    work: ['52 86 90 90 86 80 68 54 34', '46 74 80 80 76 68 56 42 24'],
    own: [60, 70],
    unemployed: 5.4,
    disabled: 2,
    pensioned: 14,
    pay: { median: 33000, spread: 6, top: 8, women: 83 },
  },
  life: {
    studies: 30,
    retires: 60,
    pays: [7000, 60000],
    institutions: `
      university {town} University
      university@Nairobi (University of Nairobi|Kenyatta University|Technical University of Kenya|Strathmore University)
      university@Mombasa Technical University of Mombasa
      university@Malindi Pwani University
      university@Eldoret (Moi University|University of Eldoret)
      university@Nakuru+Naivasha Egerton University
      university@Kisumu Maseno University
      university@Kitale Kitale National Polytechnic
      university@Kakamega Masinde Muliro University of Science and Technology
      university@Nanyuki Laikipia University
      university@Thika (Jomo Kenyatta University of Agriculture and Technology|Mount Kenya University)
      university@Kericho University of Kabianga
      university@Meru Meru University of Science and Technology
      university@Nyeri Dedan Kimathi University of Technology
      university@Voi Taita Taveta University
      university@Bungoma Kibabii University
      university@Embu University of Embu
      secondary {town} (Secondary School|Boys High School|Girls High School)
      hospital {town} (County Referral|Level 5|Mission) Hospital
      hospital@Nairobi (Kenyatta National|Mbagathi|Aga Khan University) Hospital
      hospital@Eldoret Moi Teaching and Referral Hospital
      hospital@Kisumu Jaramogi Oginga Odinga Teaching and Referral Hospital
      hospital@Mombasa Coast General Teaching and Referral Hospital
      care {town} Children's Home
      town {place.region} Government
      police Kenya Police Service
      transit {town} Matatu Sacco
      pension National Treasury Pensions Department`,
  },
  sources: 'UN WPP 2024; KNBS census 2019; CBK bank supervision report',
  names: [
    ...people({
      share: 24,
      near: {
        'Nairobi County': 32,
        'Kiambu County': 700,
        'Nyeri County': 1800,
        'Nakuru County': 110,
        'Laikipia County': 150,
        'Garissa County': 1,
      },
      ...CHRISTIAN,
      middle: `Kamau/Wanjiku Kariuki/Wanjiru Karanja/Njeri Kimani/Wambui Macharia/Nyambura Gitau/Wairimu Waweru/Wangari
        Mbugua/Muthoni Kinyua/Wangui Muriithi/Nyokabi Kiarie/Waithera Githinji/Njoki Wachira/Gathoni Muchiri/Wangeci`,
      others: `Mwangi/Mumbi Maina/Njambi Njoroge/Wahu Njuguna/Nduta Ndungu/Nyawira Mburu/Wamuyu Mugo/Waruguru Nderitu/Wanja
        Gichuki/Warigia Kihara/Wambura Irungu/Wacera Muthee/Gathigia Chege/Nyaguthii Ngugi/Watiri`,
      family: `Ndirangu Murage Kagwe Thuo Thiongo Kabiru Waithaka Kuria Mungai Ngige Kamande Wainaina Gathogo Mwaura Kibe
        Muiruri Gakuru Theuri Mathenge Gathuru Gikonyo Munene Kabui Karuga`,
    }),
    ...people({
      // Meru and Embu.
      share: 6,
      near: { 'Meru County': 900, 'Embu County': 900, 'Garissa County': 1 },
      ...CHRISTIAN,
      middle:
        'Mwiti/Kawira Murithi/Makena Kirimi/Kendi Gitonga/Karimi Mutuma/Nkatha Mugambi/Gacheri Bundi/Kagendo',
      others:
        'Mutwiri/Mwende Koome/Ciambaka Muthuri/Gatwiri Nyaga/Wawira Njeru/Wanjagi Kathurima/Kinya Mbaabu/Kainda',
      family:
        'Kaimenyi Mbijiwe Ntoiti Kobia Mburugu Imanyara Rukunga Nthiga Ireri Muriuki Gichovi Namu Kithinji Mwenda',
    }),
    ...people({
      share: 15,
      near: {
        'Nairobi County': 18,
        'Kakamega County': 1200,
        'Bungoma County': 1500,
        'Trans Nzoia County': 160,
        'Garissa County': 1,
      },
      ...CHRISTIAN,
      middle: `Wekesa/Nekesa Wafula/Nafula Barasa/Nanjala Simiyu/Nasimiyu Nyongesa/Naliaka Wanjala/Nasambu Masinde/Namalwa
        Mukhwana/Khayecha`,
      others: `Wanyama/Nanyama Makokha/Nekoye Were/Awinja Kundu/Nelima Musungu/Mukami Shikuku/Khavere Wangila/Nangila
        Juma/Auma`,
      family: `Khaemba Mudavadi Lusaka Wamalwa Wetangula Sifuna Shitanda Muliro Wabwire Walubengo Khisa Situma Mukabana Ambani
        Luvai Lumumba Amukowa Indimuli Otsieno Atsiaya`,
    }),
    ...people({
      share: 13,
      near: {
        'Nairobi County': 5,
        'Uasin Gishu County': 260,
        'Kericho County': 1600,
        'Nakuru County': 45,
        'Trans Nzoia County': 40,
        'Garissa County': 1,
      },
      ...CHRISTIAN,
      middle: `Kiprop/Jeprop Kipchumba/Chepchumba Kiptoo/Cheptoo Kipkemboi/Chepkemboi Kiplagat/Jelagat Kipkorir/Chepkorir
        Kimutai/Jemutai Kipkoech/Chepkoech Kipngetich/Chepngetich Kiprono/Cherono`,
      others: `Kibet/Chebet Kiprotich/Cherotich Kipruto/Jeruto Kipkirui/Chepkirui Kiplimo/Chelimo Kipsang/Jepsang
        Kipchirchir/Chepchirchir Kipkosgei/Jepkosgei Kimaiyo/Jemaiyo Kiptanui/Cheptanui`,
      family: `Koech Rotich Langat Korir Cheruiyot Kirui Ruto Bett Kosgei Sang Tanui Chirchir Too Rono Biwott Keter Mutai
        Kemboi Kiptum Cherop Tuwei Sigei Siele Maiyo Tarus Birgen Bor Limo Chumo Soi`,
    }),
    ...people({
      share: 11,
      near: { 'Nairobi County': 14, 'Kisumu County': 1600, 'Garissa County': 1 },
      ...CHRISTIAN,
      middle: `Otieno/Atieno Ochieng/Achieng Odhiambo/Adhiambo Omondi/Akinyi Owino/Awino Okoth/Akoth Oduor/Aduor Ouma/Auma
        Odongo/Adongo`,
      others: `Onyango/Anyango Opiyo/Apiyo Okello/Akello Owuor/Awuor Ojwang/Ajwang Okeyo/Akeyo Oluoch/Aoko Omolo/Apondi
        Odero/Achola`,
      family: `Ogola Oloo Okumu Obiero Ogutu Ojuok Owiti Odinga Oyugi Nyong'o Adede Ayieko Aluoch Obonyo Ogada Rachuonyo
        Olwande Orengo Ngala Wasonga`,
    }),
    ...people({
      share: 11,
      near: { 'Nairobi County': 15, 'Machakos County': 2000, 'Taita-Taveta County': 15, 'Garissa County': 1 },
      ...CHRISTIAN,
      middle: `Mutua/Mwikali Musyoka/Mutheu Kioko/Ndinda Mutiso/Mumbua Mutuku/Ndunge Kyalo/Mbithe Muthui/Kavata Musau/Mueni
        Mwanzia/Syombua`,
      others: `Kilonzo/Kalekye Mutinda/Nduku Makau/Katunge Muli/Wayua Mwendwa/Kanini Musembi/Ndanu Nzioka/Kamene
        Nthenge/Wavinya Mulwa/Mutanu`,
      family: `Ndambuki Munyao Kimeu Muia Muthama Kalonzo Wambua Maingi Ndolo Muinde Mbithi Ngila Katua Mumo Kitonga Musili
        Kavoi Nzomo Mulei Ngei`,
    }),
    ...people({
      // Kisii.
      share: 6,
      near: { 'Nairobi County': 7, 'Kisii County': 2000, 'Garissa County': 1 },
      ...CHRISTIAN,
      middle: 'Momanyi/Kemunto Ondieki/Moraa Nyakundi/Kerubo Mogaka/Kwamboka Onsongo/Nyaboke Mokaya/Bosibori',
      others: 'Nyamweya/Gesare Makori/Bochaberi Omwenga/Nyanchama Ogeto/Kemuma Mose/Moraa Osoro/Nyabonyi',
      family: `Ongeri Ombati Nyangau Onchiri Obare Okemwa Bosire Nyaberi Angwenyi Mokua Getange Ontita Matoke Nyarangi Orina
        Morara`,
    }),
    ...people({
      // Mijikenda and Taita of the coast.
      share: 5,
      near: {
        'Nairobi County': 2,
        'Mombasa County': 45,
        'Kilifi County': 700,
        'Taita-Taveta County': 500,
        'Garissa County': 1,
      },
      ...CHRISTIAN,
      middle: 'Kazungu/Kadzo Charo/Dama Katana/Kache Karisa/Mwaka Mwakio/Wakesho Mwadime/Mghoi',
      others: 'Kahindi/Jumwa Chengo/Zawadi Baya/Sidi Mwangome/Mkamburi Ngumbao/Rehema Kalama/Wughanga',
      family:
        'Tsuma Jefwa Safari Mwachiro Mwambire Kenga Thoya Yaa Mwaruwa Mwamburi Mwandawiro Mwakwida Mwashigadi Kalu',
    }),
    {
      // Somali, who use their own, their father's and their grandfather's name.
      share: 7,
      near: { 'Garissa County': 150, 'Mombasa County': 10, 'Uasin Gishu County': 4 },
      order: '{given} {middle} {family}',
      male: {
        0: `Abdi Mohamed Ahmed Hassan Ibrahim Yusuf Osman Abdullahi Ismail Adan Abdirahman Issack Bishar Maalim Dahir Muktar
          Salat Mahat Bare Aden`,
        1975: `Abdirahman Mohamed Abdullahi Ahmed Abdi Hassan Abdikadir Abdiaziz Mohamud Ibrahim Yussuf Ismail Ahmednasir
          Abdinasir Mustafa Khalid Abdifatah Zakaria Anwar Mohamednur`,
      },
      female: {
        0: 'Halima Fatuma Habiba Khadija Maryan Amina Hawa Asha Rukia Zeinab Batula Dahabo Kaltuma Nuria Shamsa Sahara',
        1975: `Fatuma Halima Hodan Ifrah Sahra Khadija Amina Nasra Fardosa Hamdi Ayan Maryan Hafsa Zeinab Naima Sumeya Leyla
          Ikran Nimo Najma`,
      },
      middle: 'Hussein Ali Mohamud Sheikh Abdinoor Yarow Abdille Gedi Jama Mursal Kahiye Hirsi Muhumed',
      family:
        'Noor Farah Omar Warsame Duale Haji Elmi Shurie Keinan Dubow Abdow Sugow Billow Shill Guyo Sheikhow',
    },
    {
      // Swahili and Arabs of the coast.
      share: 4,
      near: { 'Mombasa County': 55, 'Kilifi County': 60, 'Garissa County': 2 },
      order: '{given} {middle} {family}',
      male: {
        0: `Mohamed Ali Salim Said Omar Hassan Rashid Abdalla Juma Hamisi Athman Swaleh Mbarak Khamis Suleiman Bakari Famau
          Abubakar`,
        1975: `Mohamed Ali Salim Omar Hassan Swaleh Abdulrahman Khalid Feisal Abubakar Twaha Fahad Rashid Yusuf Bakari Hamisi
          Nassir Idris`,
      },
      female: {
        0: 'Fatuma Mwanaisha Asha Zainab Halima Mwanajuma Amina Khadija Rukia Saida Mwanasha Maimuna Rehema Salma Time',
        1975: 'Fatma Amina Aisha Zainab Halima Salma Maryam Khadija Swabra Rukia Mwanaidi Nasra Saumu Ruweida Fauzia Zuhura',
      },
      middle: 'Mwinyi Shee Kombo Mzee Haji Nassor Maalim Ahmed Mwinyikai Shariff Aboud Seif Masoud Ramadhan',
      family:
        'Bwana Mwinyihaji Mwalimu Shaban Balala Shahbal Badawy Mwaboza Timamy Twalib Bajaber Mwidau Basheikh Khator Saggaf',
    },
  ],
  places: {
    columns: 'city region zone area lat lon pop',
    rows: `
      Nairobi|Nairobi County|00100,00200,00400,00500,00505,00600,00800|20|-1.2833|36.8167|4397
      Mombasa|Mombasa County|80100,80103|41|-4.0547|39.6636|1208
      Nakuru|Nakuru County|20100|51|-0.3072|36.0722|570
      Eldoret|Uasin Gishu County|30100|53|0.5204|35.2699|476
      Kisumu|Kisumu County|40100,40123|57|-0.1022|34.7617|398
      Thika|Kiambu County|01000|67|-1.0333|37.0693|252
      Malindi|Kilifi County|80200|42|-3.2180|40.1169|120
      Kitale|Trans Nzoia County|30200|54|1.0157|35.0062|163
      Garissa|Garissa County|70100|46|-0.4527|39.6460|164
      Kakamega|Kakamega County|50100|56|0.2842|34.7523|107
      Bungoma|Bungoma County|50200|55|0.5635|34.5605|87
      Nyeri|Nyeri County|10100|61|-0.4201|36.9476|99
      Meru|Meru County|60200|64|0.0463|37.6559|81
      Kericho|Kericho County|20200|52|-0.3677|35.2831|105
      Machakos|Machakos County|90100|44|-1.5177|37.2634|63
      Embu|Embu County|60100|68|-0.5311|37.4506|69
      Naivasha|Nakuru County|20117|50|-0.7167|36.4359|198
      Kisii|Kisii County|40200|58|-0.6817|34.7680|113
      Nanyuki|Laikipia County|10400|62|0.0167|37.0728|72
      Voi|Taita-Taveta County|80300|43|-3.3960|38.5561|53`,
    others: `Mombasa=Mvita`,
  },
  roads: `Kenyatta_Avenue Moi_Avenue Tom_Mboya_Street Uhuru_Highway@Nairobi Oginga_Odinga_Road Haile_Selassie_Avenue Ngong_Road@Nairobi
    Kimathi_Street Station_Road Hospital_Road Market_Street Biashara_Street Mosque_Road Harambee_Avenue@Nairobi Loita_Street@Nairobi
    Muindi_Mbingu_Street@Nairobi Ronald_Ngala_Street@Nairobi+Malindi River_Road@Nairobi Langata_Road@Nairobi Mombasa_Road@Nairobi Jogoo_Road@Nairobi Thika_Road@Nairobi Waiyaki_Way@Nairobi
    Limuru_Road@Nairobi Kiambu_Road@Nairobi Argwings_Kodhek_Road@Nairobi Dennis_Pritt_Road@Nairobi Parklands_Road@Nairobi Forest_Road@Nairobi Juja_Road@Nairobi Market_Road Mission_Road Posta_Road
    Stadium_Road Nkrumah_Road@Mombasa Digo_Road@Mombasa Nyali_Road@Mombasa Uganda_Road@Eldoret Oloo_Street@Eldoret
    Jomo_Kenyatta_Highway@Kisumu Ang'awa_Avenue@Kisumu`,
  street: '({road}|{road}, House {1-240}|{1-99} {road})',
  address: '{street}, P.O. Box {100-79999}-{postcode} {city}',
  postcode: '{zone}',
  // About two thirds of the lines are Safaricom's (general knowledge).
  phone:
    '+254 (70#|71#|72#|79#|70#|71#|72#|79#|70#|71#|72#|79#|74[01568]|(75[7-9]|76[89])|11[0-5]|11[0-5]|73#|75[0-6]|78#|10[0-6]) ######',
  landline: '+254 {place.area} 2######',
  banks: {
    // `account` is the form of the bank's numbers: as published for KCB, Equity and Co-op, the usual one for the
    // others.
    columns: 'bank bic code account share',
    rows: `
      Equity Bank Kenya|EQBLKENA|68|0{100-290}1########|30
      KCB Bank Kenya|KCBLKENX|01|1#########|24
      Co-operative Bank of Kenya|KCOOKENA|11|011{00-99}#######00|17
      NCBA Bank Kenya|CBAFKENX|07|%#########|7
      Absa Bank Kenya|BARCKENX|03|20########|5
      Family Bank|FABLKENA|70|0{10-99}#########|5
      Diamond Trust Bank|DTKEKENA|63|0%########|3
      Stanbic Bank Kenya|SBICKENX|31|0100#########|2.5
      Standard Chartered Kenya|SCBLKENX|02|01###########|2
      I&M Bank|IMBLKENA|57|0############0|2
      National Bank of Kenya|NBKEKENX|12|01############|1.5
      GTBank Kenya|GTBIKENA|53|2#########|0.5
      Prime Bank|PRIEKENX|10|3#########|0.5`,
    others: `KCB Bank Kenya=Kenya Commercial Bank; Co-operative Bank of Kenya=Co-op Bank|Cooperative Bank;
      Diamond Trust Bank=DTB; GTBank Kenya=Guaranty Trust Bank; Absa Bank Kenya=Barclays; Equity Bank Kenya=Equity`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:77 mastercard:22 amex:0.5 unionpay:0.5',
  wallets:
    'M-PESA@70,71,72,740,741,743,745,746,748,757,758,759,768,769,79,11 Airtel_Money@73,750,751,752,753,754,755,756,78,10',
  firms: {
    // Large firms are few, so the common forms have two entries of different size.
    forms: `
      Limited|7.8|1936|20|400||law
      Limited|44.2|1936|1|40||law
      Ltd|3.3|1936|20|200||law
      Ltd|18.7|1936|1|40||law
      Enterprises|20|1951|1|15|1|law,health,insurance,finance,accounting,architecture,telecom,airline,pharma
      LLP|5|2012|2|60
      PLC|0.4|2015|60|9000||law`,
    trades: `
      retail Traders|Supplies|Wholesalers||Hardware|Supermarket|Bookshop
      agriculture Farm|Agrovet|Growers|Dairies|Horticulture
      transport Logistics|Transporters|Couriers|Freighters|Shuttle
      law Advocates|Legal
      beauty Salon|Cosmetics|Barbers|Beauty
      health Medical Centre|Dental|Clinic|Diagnostics`,
    // Firms of Kenyans are younger than independence.
    era: 1963,
    name: '({founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} {trade}|{founder} & {partner} {trade}) {form}',
    sole: '({founder} {trade} {form}|{town} {trade} {form})',
  },
  income: [16500, 170000],
  fields: {
    wallet: networkWallet,
    walletreceipt: walletReceipt({ 'M-PESA': (_, p) => p.read('mpesareceipt') }),
    region: { label: 'County' },
    postcode: { label: 'Postal code' },
    // Issued consecutively: from twenty million for people who came of age in 1996.
    id: {
      from: 18,
      label: 'National ID number',
      synonyms: ['kitambulisho', 'huduma'],
      make: (random, { born: { year } }) =>
        String(
          year < 1978
            ? random.int(10_000_000, 14_999_999)
            : 20_000_000 + (year - 1978) * 780_000 + random.below(780_000),
        ),
    },
    // E-passports: the letter shows the number of pages.
    passport: pictured('Passport number', '(AK|AK|AK|BK|CK)0######'),
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
      synonyms: ['till', 'til number', 'buy goods'],
    }),
    paybill: pictured('M-PESA paybill', '%#####', { group: 'payment' }),
    // T is 2025.
    mpesareceipt: {
      label: 'M-PESA receipt',
      group: 'transaction',
      synonyms: ['mpesa receipt', 'mpesa code'],
      make: datedReceipt(2006),
    },
    // The person's own number if it is Safaricom's, otherwise a second one of the same person.
    mpesaphone: {
      label: 'Safaricom phone',
      group: 'contact',
      synonyms: ['safaricom', 'safaricom number', 'safaricom line'],
      write: (out, at, random, p) =>
        /^\+254 (7[0129]|74|75[7-9]|76[89]|11)/.test(p.read('phone'))
          ? p.put('phone', out, at)
          : picture(SAFARICOM)(out, at, random, p),
    },
    plate: pictured('Number plate', 'K([A-C][A-HJ-NP-Z]|D[A-HJ-NP-U]) ###[A-HJ-NP-Z]'),
  },
  company: {
    street: { picture: '({road}|{1-99} {road})' },
    // Each form has a series of its own; private companies older than the register online have a year or a plain number.
    registration: {
      label: 'Company registration',
      make(random, { firm: { form, founded } }) {
        const series = SERIES[form.name.text];
        // By hand until 2016, in the form of most certificates of those years (general knowledge).
        if (series === 'BN' && founded < 2016) return `BN/${founded}/${random.int(10_000, 249_999)}`;
        if (series) return `${series}-${random.chars(7, SIGNS)}`;
        if (founded >= 2016) return `PVT-${random.chars(7, SIGNS)}`;
        return founded >= 2007
          ? `CPR/${founded}/${random.int(10_000, 199_999)}`
          : `C.${random.int(1000, 139_999)}`;
      },
    },
    // A business name is taxed as its owner is.
    tax: certified(keKraPin, 'KRA PIN', {
      make: (random, { firm }) =>
        (firm.form.owners === 1 ? keKraPin : keKraPinCompany).make(random, undefined),
    }),
  },
  presets: [
    {
      key: 'mpesa',
      scheme: WALLET,
      daily: true,
      name: 'M-PESA Pay Bill',
      rows: [
        ['Customer', 'name'],
        ['Phone', 'mpesaphone'],
        ['Paybill', 'paybill'],
        ['Account reference', 'reference'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Receipt', 'mpesareceipt'],
        ['Date', 'date'],
      ],
    },
  ],
}));
