import { english } from '../data/languages/english.ts';
import { INSTANT_TRANSFER, WALLET } from '../data/schemes/general.ts';
import { picture } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { bankPicture } from '../fields/regional.ts';
import { stampedReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import type { NameFacts } from '../model.ts';
import { zwId } from '../validators/zwId.ts';
import { certified, country, pictured } from './declare.ts';

const ECONET = '+263 7[78] ### ####';

/** Given names of the Shona, which immigrants from Malawi and Zambia have too. */
const SHONA: Pick<NameFacts, 'male' | 'female'> = {
  male: {
    0: `Joseph Peter Elias Philip Misheck Enock Moses Paul Samuel Simon Jonah Isaac Jeremiah Zachariah Silas Josiah Tobias Ignatius
      Thomas Edward Patrick`,
    1962: `Godfrey Lovemore Cuthbert Tobias Stanley Edmore Shepherd Wellington Ignatius Obert Norman Patrick Denford Washington
      Webster Onismo Phillip Joseph Artwell Tichaona Garikai`,
    1978: `Tendai Tapiwa Farai Tawanda Innocent Blessing Prosper Brighton Givemore Lovemore Admire Trymore Tonderai Itai Trust Brian
      Tafadzwa Shingirai Rangarirai Kenneth Lloyd Freedom`,
    1990: `Tatenda Tinashe Tafadzwa Kudakwashe Tendai Takudzwa Simbarashe Blessing Tapiwa Tawanda Munyaradzi Brian Prosper Ngonidzashe
      Nyasha Innocent Malvern Courage Learnmore Kelvin Pardon`,
    2000: `Tinashe Takudzwa Munashe Tanaka Anesu Panashe Takunda Tadiwanashe Tanatswa Kudakwashe Tatenda Tinotenda Anotida Isheanesu
      Makomborero Denzel Ryan Tavonga Kupakwashe Ashley`,
  },
  female: {
    0: `Mary Esther Elizabeth Martha Ruth Margaret Sarah Anna Agnes Esnath Miriam Tambudzai Sekai Violet Lydia Florence Elina
      Janet Eunice Josephine Maria`,
    1962: `Chipo Rudo Tsitsi Sekai Tambudzai Netsai Grace Spiwe Florence Maidei Mavis Beauty Letwin Otilia Plaxedes Concilia Lucia
      Stella Gladys Emily Sarudzai`,
    1978: `Chipo Rudo Tsitsi Memory Patience Precious Charity Loveness Nyaradzo Fungai Shupikai Yeukai Shamiso Portia Beauty Tendai
      Moreblessing Juliet Varaidzo Nomatter Caroline`,
    1990: `Rutendo Tariro Nyasha Vimbai Memory Fadzai Ropafadzo Rumbidzai Chiedza Tafadzwa Tendai Precious Blessing Privilege
      Rejoice Yvonne Kudzai Melody Tatenda Paidamoyo Chenai`,
    2000: `Rutendo Ruvimbo Tadiwanashe Tanaka Anesu Ruvarashe Makanaka Tinotenda Tanatswa Panashe Munashe Nyasha Mufaro Chiedza
      Ropafadzo Praise Rumbidzai Zvikomborero Gamuchirai Tawananyasha`,
  },
};

export const zw = country('zw', () => ({
  name: 'Zimbabwe',
  alpha3: 'ZWE',
  paydays: [[25]],
  currency: 'ZWG',
  perEuro: 28,
  gs1: '600',
  since: [2024, 4, 5],
  holidays: '0101^ 0221^ E-2 E+1 0418 0501^ 0525^ 0808m 0808m+1 1222^ 1225^ 1226^',
  group: 'Africa',
  locale: { language: 'en', zone: 'Africa/Harare' },
  economy: {
    vat: { usual: 15 },
    deductions: { social: 4.5, tax: 15 },
    tenure: { rent: 35, loan: 2 },
    shops: { card: 20, wallet: 72 },
  },
  words: {
    exonyms: 'simbabwisch',
    scripts: 'ジンバブエ 津巴布韦 짐바브웨 زيمبابوي ज़िम्बाब्वे Зимбабве',
  },
  language: {
    ...english,
    merchants: `{owner} General Dealers|{owner} Pharmacy|{town} Supermarket|{owner} Service Station|{town} Bookshop|
      {owner} Butchery|{owner} Tuckshop|{owner} Hair Salon|{town} Gochi Gochi|{owner} Bakery|{owner} Bottle Store|
      {owner} Stationers||{owner} Boutique|{owner} Electricals|{owner} Hardware|{owner} Opticians`,
  },
  aliases: 'Zimbabwean Zimbabweans Simbabwe Zim Republic_of_Zimbabwe Southern_Rhodesia',
  ages: '24 27 22 14 6.5 4.5 2',
  life: {
    studies: 20,
    retires: 62,
    pays: [1600, 6000],
    institutions: `
      university Zimbabwe Open University
      university@Harare (University of Zimbabwe|Harare Institute of Technology)
      university@Bulawayo National University of Science and Technology
      university@Chinhoyi Chinhoyi University of Technology
      university@Bindura Bindura University of Science Education
      university@Gweru Midlands State University
      university@Masvingo Great Zimbabwe University
      university@Mutare Africa University
      university@Marondera Marondera University of Agricultural Sciences and Technology
      university@Gwanda Gwanda State University
      primary {town} (Primary School|Mission Primary School)
      secondary {town} (High School|Secondary School)
      hospital {town} (Provincial|General|District) Hospital
      hospital@Harare (Parirenyatwa Group of Hospitals|Sally Mugabe Central Hospital)
      hospital@Bulawayo (Mpilo Central Hospital|United Bulawayo Hospitals)
      care {town} Old People's Home
      town@Harare+Bulawayo+Mutare+Gweru+Kwekwe+Kadoma+Masvingo+Victoria_Falls City of {town}
      town@Norton+Ruwa+Zvishavane+Rusape+Chiredzi+Beitbridge+Gwanda {town} Town Council
      police Zimbabwe Republic Police
      transit {town} Bus Company
      pension National Social Security Authority`,
  },
  sources: 'UN WPP 2024; ZimStat census 2022; Reserve Bank of Zimbabwe reports',
  names: [
    {
      // Shona.
      share: 76,
      near: { Bulawayo: 20, 'Matabeleland North': 15, 'Matabeleland South': 15, Midlands: 66 },
      ...SHONA,
      family: `Moyo:7 Mutasa Gumbo Shumba Hove Zhou Mlambo Mhlanga Makoni Marufu Muchena Chigumba Chikwanha Chikowore Musariri Gwatidzo
        Nhamo Mukanya Shoko Mapfumo Mujuru Charamba Chidzambwa Chidyausiku Chigwedere Chihuri Chikafu Chikomo Chikwava Chimombe Chimuti
        Chingwaru Chinyoka Chipunza Chirau Chireka Chisvo Chitepo Chitando Chitsa Chivasa Chiweshe Chiyangwa Chidzero Choto Dzingirai
        Dzvova Gambiza Ganda Garwe Gavaza Goredema Gonese Guvamombe Gwanzura Gwenzi Hungwe Jena Jongwe Kadenge Kambarami Kanyemba
        Kapfumvuti Karimanzira Kasukuwere Katsande Kaseke Kunaka Machingura Machaya Madzivire Madondo Madziva Magaya Magwenzi Mahachi
        Makamure Makaya Makumbe Makuvaza Mandaza Mandizha Manyika Mapuranga Maramba Masango Masara Mashingaidze Masiiwa Matanga
        Matambanadzo Mataruse Matimba Matongo Mavhunga Mawere Mazarura Mazvimavi Mhaka Mhandu Mhembere Mhizha Mhondoro Mombeshora Mubaiwa
        Muchemwa Muchenje Mudzingwa Mudenge Mufuka Mugadza Mugari Mukaro Mukondiwa Munemo Mungate Mupfumi Murambiwa Murehwa Muringai
        Musekiwa Mushonga Musoni Mutandwa Mutambara Mutamba Mutizwa Muvirimi Muzenda Ndoro Nhongo Nyakudya Nyamande Nyamhunga Nyamukapa
        Nyandoro Nzira Pasipanodya Rusere Rushwaya Ruzvidzo Samkange Sango Shiri Soko Takawira Taruvinga Zengeni Zimuto Zinyemba Zvobgo
        Zvinavashe Sigauke Tapera`,
    },
    {
      // Ndebele and Kalanga.
      share: 18,
      near: { Bulawayo: 74, 'Matabeleland North': 80, 'Matabeleland South': 80, Midlands: 28, Harare: 10 },
      male: {
        0: 'Joseph Sipho Themba John Philip Mandla Jabulani Moses Daniel Enoch Dumisani Titus Samson Zenzo Elias Paul Albert',
        1965: 'Themba Sipho Mandla Dumisani Jabulani Bongani Khumbulani Thulani Vusumuzi Ndabezinhle Melusi Zenzo Norman Nkosana Lungisani',
        1985: `Thabani Nkosilathi Mthokozisi Bongani Mduduzi Sibusiso Mthulisi Nkosana Khumbulani Njabulo Melusi Nqobile Thulani
          Qhubekani Bhekimpilo Prince Nkosinathi`,
        1998: 'Nqobile Nkosilathi Mthabisi Bukhosi Thabo Prince Mthokozisi Nkosana Sibusiso Bongani Lindani Njabulo Mbongeni Nkululeko Ayanda',
      },
      female: {
        0: 'Sarah Ntombi Nomsa Elizabeth Thandiwe Mary Sibongile Gladys Alice Violet Martha Sithembile Margaret Esther',
        1965: 'Sibongile Nomsa Thandiwe Sithembile Nokuthula Siphiwe Sikhangezile Sithabile Nomathemba Busisiwe Lindiwe Ntombizodwa Samukeliso',
        1985: 'Nokuthula Thandeka Nomathemba Sithabile Lindiwe Nobuhle Samukeliso Nonhlanhla Zanele Busisiwe Siphathisiwe Nomalanga Sibusisiwe',
        1998: 'Nobuhle Thandeka Nomthandazo Zanele Lindelwe Nokukhanya Nomagugu Sinikiwe Ayanda Nonhlanhla Samkeliso Buhlebenkosi Thandolwenkosi',
      },
      family: `Ncube:13 Ndlovu:11 Moyo:10 Sibanda:9 Dube:8 Nyathi:5 Mpofu:4 Tshuma:4 Khumalo:3 Nkomo Nyoni Mathe Msipa Mkandla
        Hlabangana Mabhena Maphosa Mguni Mkhwananzi Mthethwa Ndebele Ngwenya Nkala Siziba Zondo Bhebhe Gwebu Hadebe Mahlangu Maseko
        Mabuza Masuku Sithole Mhlanga Nkiwane`,
    },
    {
      // Of Malawian and Zambian descent.
      share: 5,
      ...SHONA,
      family:
        'Banda:28 Phiri:22 Tembo:9 Chirwa Mwale Zulu Sakala Njovo Daka Kaunda Mbewe Jere Soko Manda Lungu Ngoma Zimba',
    },
  ],
  places: {
    // `home` is the district's code in the national registration.
    columns: 'city region area lat lon home pop',
    rows: `
      Harare|Harare|24 27|-17.8277|31.0534|63|1491
      Bulawayo|Bulawayo|29 22|-20.1500|28.5833|08|665
      Chitungwiza|Harare|24 27|-18.0127|31.0755|59|371
      Mutare|Manicaland|20 20|-18.9707|32.6450|75|224
      Gweru|Midlands|54 22|-19.4500|29.8167|29|159
      Kwekwe|Midlands|55 25|-18.9281|29.8149|58|119
      Kadoma|Mashonaland West|68 21|-18.3333|29.9153|24|117
      Masvingo|Masvingo|39 22|-20.0637|30.8277|22|91
      Chinhoyi|Mashonaland West|67 21|-17.3667|30.2000|70|90
      Norton|Mashonaland West|24 27|-17.8833|30.7000|32|88
      Marondera|Mashonaland East|65 23|-18.1853|31.5519|43|67
      Ruwa|Mashonaland East|24 27|-17.8897|31.2447|25|94
      Chegutu|Mashonaland West|68 21|-18.1302|30.1407|32|65
      Bindura|Mashonaland Central|66 21|-17.3019|31.3306|05|57
      Zvishavane|Midlands|39 22|-20.3267|30.0665|67|63
      Victoria Falls|Matabeleland North|83 28|-17.9680|25.8250|79|35
      Hwange|Matabeleland North|81 28|-18.3645|26.4988|79|40
      Redcliff|Midlands|55 25|-19.0333|29.7833|58|36
      Rusape|Manicaland|25 20|-18.5279|32.1284|42|40
      Chiredzi|Masvingo|31 23|-21.0500|31.6667|14|41
      Gwanda|Matabeleland South|84 28|-20.9333|29.0000|28|27
      Beitbridge|Matabeleland South|85 23|-22.1700|29.9900|02|58`,
    others: `Masvingo=Fort Victoria; Harare=Salisbury|Salisbury Rhodesia; Victoria Falls=Vic Falls; Mutare=Umtali`,
  },
  roads: `Samora_Machel_Avenue@Harare Robert_Mugabe_Road Josiah_Tongogara_Avenue Nelson_Mandela_Avenue Kwame_Nkrumah_Avenue
    Julius_Nyerere_Way Leopold_Takawira_Street Herbert_Chitepo_Avenue Jason_Moyo_Avenue Fife_Street@Bulawayo Borrowdale_Road@Harare
    Enterprise_Road@Harare Second_Street Fourth_Street Simon_Mazorodze_Road@Harare Seke_Road@Harare+Chitungwiza Lomagundi_Road@Harare Chiremba_Road@Harare
    Mazowe_Street@Harare Baines_Avenue@Harare Central_Avenue Selous_Avenue@Harare Main_Street Railway_Avenue Park_Street Hospital_Road
    Harare_Road Bulawayo_Road Mbuya_Nehanda_Street George_Silundika_Avenue Joshua_Nkomo_Street Robson_Manyika_Avenue
    Sixth_Avenue Lobengula_Street@Bulawayo Masotsha_Ndlovu_Avenue@Bulawayo`,
  street: '({1-280} {road}|{1-180} {road}|Stand {100-9800}, {road}|House No. {1-4800}, {road})',
  address: '{street}, {city}',
  phone: '+263 (77 #|78 #|77 #|78 #|77 #|78 #|77 #|71 #|71 #|73 [1-9])## ####',
  landline: '+263 {place.area}#####',
  banks: {
    // `account` is the usual look of the bank's numbers. TN CyberTech Bank was Steward Bank until 2025.
    columns: 'bank bic account share',
    rows: `
      CBZ Bank|COBZZWHA|{01-24}{100-129}#########|24
      TN CyberTech Bank|STBLZWHX|10########|14
      POSB|PWSBZWHX|5{00-99}#########|12
      FBC Bank|FBCPZWHA|{30-34}###########|10
      ZB Bank|ZBCOZWHX|4{100-599}#########|9
      Ecobank Zimbabwe|ECOCZWHX|576{1-9}#########|8
      Stanbic Bank Zimbabwe|SBICZWHX|9140#########|7
      NMB Bank|NMBLZWHX|{2-4}########|5
      AFC Commercial Bank|AGRZZWHA|1{00-99}#########|5
      First Capital Bank Zimbabwe|BARCZWHX|{2100-2399}#######|4
      Nedbank Zimbabwe|MBCAZWHX|110########|2`,
    others: `CBZ Bank=CBZ; POSB=Peoples Own Savings Bank`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:62 mastercard:34 unionpay:4',
  wallets: "EcoCash@77,78:80 OneMoney@71:80 Telecash@73:80 InnBucks:14 O'mari:6",
  firms: {
    // Large firms are few, so the common forms have two entries of different size.
    forms: `
      (Pvt) Ltd|8.4|1936|20|400
      (Pvt) Ltd|47.6|1936|1|40
      Private Limited|4.5|1936|20|300
      Private Limited|25.5|1936|1|40
      PBC|12|1996|1|25
      Limited|0.6|1936|80|6000`,
    trades: `
      retail Trading|Wholesalers|Supplies||Hardware|Supermarket|Investments
      agriculture Farming|Agro|Tobacco|Poultry
      metal Steel|Engineering Works|Welding|Mining Supplies`,
    // Firms of black Zimbabweans are younger than independence, with few exceptions.
    // Independence: most of the peoples that founders are drawn from could own few firms before.
    era: 1980,
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} Brothers {trade}|{founder} & {partner} {trade}) {form}',
  },
  income: [4500, 38000],
  fields: {
    wallet: networkWallet,
    walletreceipt: walletReceipt({ EcoCash: stampedReceipt('PP') }),
    region: { label: 'Province' },
    id: certified(zwId, 'National ID', { from: 16, synonyms: ['national registration number'] }),
    passport: pictured('Passport number', '[A-G]N######'),
    // Digits and two letters: the usual look, no rule is public.
    licence: pictured("Driver's licence", '{10000-199999}[A-Z][A-Z]'),
    tax: pictured('TIN (ZIMRA)', '2000######', { synonyms: ['zimra', 'bp number'] }),
    vat: pictured('VAT number', '220######'),
    ssn: pictured('NSSA number', '%######[A-Z]', { synonyms: ['nssa'] }),
    branch: pictured('Branch code', '{01-24}{100-199}'),
    ecocashcode: pictured('EcoCash merchant code', '%#####', {
      group: 'payment',
      synonyms: ['ecocash merchant'],
    }),
    ecocashapproval: {
      label: 'EcoCash approval code',
      group: 'transaction',
      synonyms: ['ecocash approval'],
      make: stampedReceipt('MP'),
    },
    // The person's own number if it is Econet's, otherwise a second one of the same person.
    ecocashphone: {
      label: 'Econet phone',
      group: 'contact',
      write: (out, at, random, p) =>
        /^\+263 7[78]/.test(p.read('phone')) ? p.put('phone', out, at) : picture(ECONET)(out, at, random, p),
    },
    plate: pictured('Number plate', 'A[B-HJ-L][A-Z] ####'),
  },
  company: {
    street: { picture: '({1-280} {road}|{1-180} {road}|Stand {100-9800}, {road})' },
    registration: pictured('Company registration', '{10-14800}/{founded}'),
    tax: pictured('TIN (ZIMRA)', '2000######'),
    vat: pictured('VAT number', '220######'),
  },
  presets: [
    {
      key: 'ecocash',
      scheme: WALLET,
      daily: true,
      name: 'EcoCash merchant payment',
      rows: [
        ['Customer', 'name'],
        ['Phone', 'ecocashphone'],
        ['National ID', 'id'],
        ['Merchant', 'merchant'],
        ['Merchant code', 'ecocashcode'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Approval code', 'ecocashapproval'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'zipit',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'ZIPIT instant transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));
