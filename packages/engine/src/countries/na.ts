import { english } from '../data/languages/english.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { bankPicture } from '../fields/regional.ts';
import { naId } from '../validators/naId.ts';
import { certified, country, pictured } from './declare.ts';

export const na = country('na', () => ({
  name: 'Namibia',
  alpha3: 'NAM',
  paydays: [[25]],
  currency: 'NAD',
  perEuro: 16,
  gs1: '600',
  holidays: '0101^ 0321^ E-2 E+1 0501^ 0504^ 0525^ 2025:0528^ E+39 0826^ 1210^ 1225^ 1226^',
  group: 'Africa',
  locale: { language: 'en', zone: 'Africa/Windhoek' },
  economy: {
    vat: { usual: 15 },
    deductions: { social: 0.9, tax: 12 },
    tenure: { rent: 35, loan: 8 },
    shops: { card: 60, wallet: 15 },
  },
  words: {
    scripts: 'ナミビア 纳米比亚 나미비아 ناميبيا Намиби^',
  },
  language: {
    ...english,
    merchants: `{owner} Mini Market|{owner} Pharmacy|{town} Supermarket|{owner} Service Station|{town} Bookshop|
      {owner} Butchery|{town} Biltong|{owner} Bottle Store|{owner} Hair Salon|{owner} Bakery|{town} Kapana||
      {owner} Fashions|{owner} Electronics|{owner} Optics|{town} Hardware|{owner} Tyres|{town} Safaris`,
  },
  aliases: 'Namibian Namibians Namibië Namibier South_West_Africa Republic_of_Namibia',
  ages: '21 27 21.5 14.5 9 4.8 2.2',
  life: {
    studies: 22,
    retires: 60,
    pays: [1800, 24000],
    institutions: `
      university University of Namibia
      university@Windhoek (University of Namibia|Namibia University of Science and Technology)
      secondary {town} (Secondary School|High School)
      hospital {town} State Hospital
      hospital@Windhoek (Windhoek Central|Katutura Intermediate) Hospital
      hospital@Oshakati+Rundu {town} Intermediate Hospital
      hospital@Walvis_Bay (Walvis Bay State|Welwitschia) Hospital
      care {town} Old Age Home
      town@Windhoek City of Windhoek
      town@Rundu+Oshakati+Katima_Mulilo+Rehoboth+Ondangwa+Ongwediva+Lüderitz+Opuwo {town} Town Council
      police Namibian Police Force
      transit {town} Bus Service
      pension Government Institutions Pension Fund`,
  },
  sources: 'UN WPP 2024; NSA census 2023; banks’ reports',
  names: [
    {
      // Ovambo.
      share: 50,
      near: {
        Khomas: 48,
        Oshana: 94,
        Oshikoto: 70,
        Erongo: 46,
        Otjozondjupa: 33,
        Hardap: 7,
        ǁKaras: 26,
        Omaheke: 8,
        'Kavango East': 8,
        Zambezi: 3,
        Kunene: 30,
      },
      male: {
        0: `Johannes Petrus Simon Paulus Andreas Erastus Gabriel David Thomas Immanuel Festus Matheus Josef Elias Filippus Fillemon
          Sakaria Tobias Junias Titus Leonard Absalom Vilho`,
        1975: `Johannes Petrus Tangeni Panduleni Nangolo Simon Erastus Immanuel Gabriel Martin Lukas Leonard Toivo Natangwe Hafeni
          Frans Paulus Festus Tuhafeni Jason Linus Kleopas Shapwa`,
        1997: `Tangeni Hafeni Natangwe Immanuel Petrus Ndeshipanda Gabriel Joel Erastus Johannes Twapewa Penda Panduleni Simeon Jason
          Abed Elia Set Hosea Tulonga`,
      },
      female: {
        0: `Maria Johanna Anna Helena Selma Hilma Saima Martha Frieda Emilia Loide Toini Rauha Ester Aina Hilja Lahja Lempi Kaino Aune
          Taimi Albertina Justina`,
        1975: `Selma Hilma Maria Ndapewa Ndinelago Saima Penehafo Helena Frieda Loide Monika Ndahafa Ndapandula Nelao Rauha Martha
          Victoria Laimi Lavinia Foibe Fiina Hileni`,
        1997: `Ndapewa Ndinelago Penehafo Ndapandula Selma Nelao Hilma Ndahafa Kaunapaua Tuyenikelao Lavinia Taati Ndilimeke Victoria
          Rauha Paulina Tangi Tuulikki Linea Naemi`,
      },
      family: `Shikongo:2 Shilongo Nangolo Amukwaya Hamunyela Haufiku Iipinge Nghipondoka Amutenya Shivute Kapofi Angula Sheya Ndeitunga
        Uushona Johannes Petrus Paulus Simon Andreas Shipanga Nujoma Pohamba Ndaitwah Hamutenya Ithete Iiyambo Iita Iimene Iileka
        Indongo Hangula Haimbodi Hainghumbi Haikali Haihambo Hango Hamata Hamukoto Hashipala Haindongo Kambonde Kanime Kapia Kashikola
        Kamati Kambwa Kandume Kalimba Kuugongelwa Lungameni Lukas Mbumba Mbango Mwetako Mupetami Nakale Nakanyala Namwandi Nambahu
        Nambinga Namupala Nashilongo Nauyoma Ndapanda Ndjoba Nehale Nekongo Nekwaya Nepolo Nghidengwa Nghihalwa Nghikembua
        Nghishidimbwa Niilenge Nuuyoma Negumbo Sheehama Shaanika Shaduka Shafudah Shali Shanghala Shapumba Shatona Shejavali Shifeta
        Shifotoka Shigwedha Shihepo Shiimi Shikesho Shikwambi Shipena Shiweda Shoombe Tuhadeleni Uutoni Ueitele Ulenga`,
    },
    {
      // Herero and Himba.
      share: 9,
      near: {
        Khomas: 11,
        Oshana: 1,
        Oshikoto: 3,
        Erongo: 9,
        Otjozondjupa: 27,
        Omaheke: 42,
        Kunene: 40,
        Hardap: 2,
        ǁKaras: 2,
        'Kavango East': 1,
        Zambezi: 0.3,
      },
      male: {
        0: 'Erastus Gerson Kuaima Uazuva Abraham Ngatutje Kavezembi Tjiuee Mbakumua Josephat Elifas Alfons',
        1978: 'Vetaruhe Tjeripo Utoni Uazuva Mbakumua Kandali Ngatutje Gerson Rukee Muvare Kaveto Tjipee Uerikondjera',
      },
      female: {
        0: 'Elizabeth Kauna Katrina Uapiruka Magdalena Adelheid Ndjahera Rosa Emma Kaatena Luise',
        1978: 'Veripura Ueritjiua Uapiruka Kaunatjike Ndjambi Tjiuri Vijanda Uakurisa Mbaimbai Uendjii Katjiua Rukakambisa',
      },
      family: `Kandjii Tjiriange Hengari Kavari Katjavivi Katjivena Katjimune Kauaria Kaura Kazombiaze Kuhanga Muinjo Muharukua Mujetenga
        Mungunda Murangi Ngatjizeko Ngurare Tjihuiko Tjipueja Tjitendero Tjivikua Tjongarero Tjombe Venaani Kaunatjike Maharero`,
    },
    {
      // Damara and Nama.
      share: 12,
      near: {
        Khomas: 15,
        Oshana: 1,
        Oshikoto: 9,
        Erongo: 24,
        Otjozondjupa: 20,
        Omaheke: 20,
        Kunene: 26,
        Hardap: 40,
        ǁKaras: 46,
        'Kavango East': 1,
        Zambezi: 0.3,
      },
      male: {
        0: 'Hendrik Jan Petrus Isak David Adam Willem Jakobus Dawid Simon Frederik Salomon Timotheus',
        1975: 'Ivan Elvis Rudolf Gerson Hans Jakobus Hendrik Romeo Ricardo Willem Dawid Christiaan Max Llewellyn',
      },
      female: {
        0: 'Magdalena Katrina Elizabeth Maria Anna Martha Sara Susanna Christina Emma Rosina Sofia',
        1975: 'Memory Sylvia Magrietha Christa Bianca Rosina Claudia Natasha Beverly Genovefa Romancia Jacqueline Elfriede',
      },
      family: `Goagoseb Gaoseb Garoëb Swartbooi Witbooi Uirab Uiseb Hoëseb Nowaseb Gawaxab Gurirab Haraseb Kooper Isaack Frederick
        Fredericks Boois Jantze Geingob Naruseb Hanse Eiseb Tsuseb Isaaks Pieters`,
    },
    {
      // Kavango.
      share: 11,
      near: {
        'Kavango East': 86,
        Khomas: 8,
        Otjozondjupa: 14,
        Oshana: 1,
        Oshikoto: 6,
        Erongo: 5,
        Hardap: 2,
        ǁKaras: 4,
        Omaheke: 4,
        Zambezi: 5,
        Kunene: 1,
      },
      male: {
        0: 'Bonifatius Paulus Markus Johannes Kamwanga Shikerete Kasera Alfons Ludwig Joseph',
        1975: 'Muyenga Likuwa Kasera Shikerete Ambrosius Romanus Dominikus Hausiku Fabian Sebastian Karel',
      },
      female: {
        0: 'Rosalia Theresia Maria Veronika Paulina Fransina Anastasia Katharina Elisabeth',
        1975: 'Rosalia Menesia Teresia Veronika Nankali Clementine Theopolina Sabina Kristofina Mberema Selma Ndara',
      },
      family:
        'Haingura Kudumo Muronga Sikongo Mbangu Shikukutu Mutorwa Ndara Wakudumo Kandjimi Nekaro Hausiku Sinonge Mpasi Kamenye Haupindi',
    },
    {
      // Lozi speakers of the Zambezi.
      share: 4,
      near: {
        Zambezi: 90,
        Khomas: 3,
        Oshana: 0.5,
        'Kavango East': 3,
        Hardap: 0.5,
        Kunene: 0.3,
        Omaheke: 0.5,
      },
      male: {
        0: 'Simasiku Sitali Lubinda Mwilima Albius Bernard Richard George',
        1978: 'Lubinda Simasiku Sitali Muyunda Likando Elvis Brian Matengu Kachana',
      },
      female: {
        0: 'Inonge Namasiku Nandi Ruth Esther Agnes Beatrice',
        1978: 'Namasiku Inonge Nasilele Mwangala Limpo Precious Charity Namatama',
      },
      family:
        'Kamwi Simataa Sibolile Mutwa Mubita Mushabati Sinvula Matongo Ntelamo Chika Muluti Liswaniso Sikute Mwala',
    },
    {
      // Afrikaans speakers: Basters, Coloureds and Afrikaners.
      share: 11,
      near: {
        Hardap: 48,
        ǁKaras: 24,
        Khomas: 12,
        Erongo: 13,
        Omaheke: 15,
        Oshana: 0.5,
        'Kavango East': 1,
        Zambezi: 0.5,
        Kunene: 3,
      },
      male: {
        0: 'Johannes Jacobus Petrus Hendrik Willem Jan Gert Pieter Abraham Christiaan Cornelius Dirk',
        1975: 'Riaan Deon Pieter Willem Gert Jaco Ockert Johan Christo Wayne Ricardo Francois Shaun',
      },
      female: {
        0: 'Johanna Maria Magdalena Susanna Hester Elizabeth Anna Wilhelmina Margaretha Sarah',
        1975: 'Charmaine Ilse Diana Elmarie Liezel Chantelle Mariska Anja Nadia Beatrix Lizette',
      },
      family:
        'van_Wyk Beukes Cloete Basson Botha Coetzee de_Klerk du_Plessis Diergaardt McNab Mouton Nel Steyn Smit van_der_Merwe van_Zyl Dentlinger Olivier',
    },
    {
      // Germans.
      share: 2,
      near: { Erongo: 5, Khomas: 3, Oshana: 0.1, 'Kavango East': 0.2, Zambezi: 0.1, Hardap: 0.6 },
      male: {
        0: 'Hans Klaus Dieter Ernst Karl Kurt Werner Heinrich Friedrich Jürgen',
        1975: 'Stefan Frank Sven Thomas Michael Dirk Jan Markus Karl-Heinz Ralf',
      },
      female: {
        0: 'Gisela Ingrid Ilse Hertha Hermine Karin Gertrud Ursula Helga',
        1975: 'Anja Claudia Sabine Kirsten Heike Nicole Antje Silke Birgit',
      },
      family:
        'Müller Schneider Becker Schmidt Voigts Metzger Diekmann Rust Kleyenstüber Stier Hoffmann Brinkmann Lang',
    },
  ],
  places: {
    // Postcodes (NamPost, 2019, hardly used): two digits of the region, 0, and the post office, whose numbers outside
    // Windhoek and the coast are not confirmed. `area` holds the first digits of the number too; `plate` ends plates.
    columns: 'city region zone area lat lon plate pop',
    rows: `
      Windhoek|Khomas|10001-10020|61 22|-22.5594|17.0832|W|487
      Rundu|Kavango East|19001|66 25|-17.9600|19.7667|RU|118
      Walvis Bay|Erongo|13013|64 20|-22.9575|14.5053|WB|103
      Swakopmund|Erongo|13001|64 40|-22.6784|14.5266|S|75
      Oshakati|Oshana|15001|65 22|-17.7883|15.7044|SH|58
      Katima Mulilo|Zambezi|20001|66 25|-17.5300|24.2450|KM|46
      Otjiwarongo|Otjozondjupa|12001|67 30|-20.4637|16.6477|OT|49
      Okahandja|Otjozondjupa|12002|62 50|-21.9833|16.9167|OK|45
      Rehoboth|Hardap|22002|62 52|-23.3170|17.0900|R|40
      Ondangwa|Oshana|15002|65 24|-17.9167|15.9500|ND|36
      Ongwediva|Oshana|15003|65 23|-17.7833|15.7667|SH|42
      Grootfontein|Otjozondjupa|12003|67 24|-19.5667|18.1167|G|27
      Gobabis|Omaheke|11001|62 56|-22.4500|18.9667|GO|32
      Keetmanshoop|ǁKaras|23001|63 22|-26.5833|18.1333|K|27
      Tsumeb|Oshikoto|14001|67 22|-19.2333|17.7167|T|34
      Mariental|Hardap|22001|63 24|-24.6333|17.9667|M|19
      Lüderitz|ǁKaras|23002|63 20|-26.6481|15.1538|L|16
      Omaruru|Erongo|13005|64 57|-21.4333|15.9333|OM|13
      Outjo|Kunene|21002|67 31|-20.1167|16.1500|OU|14
      Opuwo|Kunene|21001|65 27|-18.0607|13.8400|OP|12`,
    others: `ǁKaras=Karas; Kavango East=Kavango; Zambezi=Caprivi; Lüderitz=Luderitz; Windhoek=Windhuk`,
  },
  roads: `Independence_Avenue Sam_Nujoma_Avenue Robert_Mugabe_Avenue@Windhoek Mandume_Ndemufayo_Avenue@Windhoek+Oshakati Nelson_Mandela_Avenue
    Hosea_Kutako_Drive@Windhoek Main_Street Station_Street Church_Street School_Street Hospital_Street Jakaranda_Street Bahnhof_Street
    Hage_Geingob_Street Daniel_Tjongarero_Avenue@Swakopmund Theo-Ben_Gurirab_Avenue@Swakopmund+Walvis_Bay Nangolo_Mbumba_Drive@Walvis_Bay Tobias_Hainyeko_Street@Swakopmund
    Dr._Libertina_Amathila_Avenue Moses_Garoëb_Street Hendrik_Witbooi_Street Samuel_Maharero_Street Florence_Nightingale_Street@Windhoek
    Beethoven_Street@Windhoek Mozart_Street@Windhoek Schiller_Street@Windhoek Bismarck_Street@Lüderitz Dorp_Street Voortrekker_Street Acacia_Street
    Kameeldoring_Street Aloe_Street Market_Street`,
  street: '{1-280} {road}',
  address: '{street}, P.O. Box {10-9990}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+264 (81|81|81|81|85) ### ####',
  landline: '+264 {place.area}####',
  banks: {
    // `code` starts the six digits of a branch; the last three codes are placeholders, because no list is public.
    // `account` is the form of the bank's numbers.
    columns: 'bank bic code account share',
    rows: `
      First National Bank of Namibia|FIRNNANX|28|62#########|35
      Bank Windhoek|BWLINANX|48|8#########|30
      Standard Bank Namibia|SBNMNANX|08|60{01-09}#######|22
      Nedbank Namibia|NEDSNANX|46|110########|8
      Letshego Bank Namibia|LFSGNANA|81|7#########|4
      Bank BIC Namibia|BBNLNANA|71|10########|0.6
      Banco Atlântico Europa Namibia|BAPANANX|72|3#########|0.2`,
    others: `First National Bank of Namibia=FNB|FNB Namibia`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:72 mastercard:27 amex:1',
  wallets: 'FNB_eWallet:60 MTC_Maris@81:25 PayToday:15',
  firms: {
    // Independence: most of the peoples that founders are drawn from could own few firms before.
    era: 1990,
    // Large firms are few, so the common forms have two entries of different size.
    forms: `
      CC|50|1994|1|60
      (Pty) Ltd|7.2|1936|20|600
      (Pty) Ltd|40.8|1936|1|40
      Limited|0.6|1936|80|4000`,
    trades: `
      retail Trading|Supplies|Wholesalers||Hardware|Supermarket
      agriculture Farming|Farm|Agri|Ranching
      services Consulting|Services|Investments|Solutions|Events
      hospitality Lodge|Guesthouse|Restaurant|Catering|Safaris`,
    name: '({founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} {trade}|{founder} & {partner} {trade}) {form}',
  },
  // 195 hours at the N$18 of Government Notice 218 of 2024.
  income: [3510, 42000],
  fields: {
    wallet: networkWallet,
    postcode: { label: 'Postal code' },
    id: certified(naId, 'ID number', { synonyms: ['namibian id', 'identity document'] }),
    // Eight digits, then the kind of tax: 01-1 income tax, 01-5 VAT; no rule is public.
    tax: pictured('TIN', '0%######-01-1', { synonyms: ['namra'] }),
    vat: { label: 'VAT registration', make: (_, p) => p.read('tax').replace(/1$/, '5') },
    ssn: pictured('Social Security number', '{10000000-19999999}', { synonyms: ['ssc'] }),
    passport: pictured('Passport number', 'P#######'),
    // No rule is public; the usual look of NaTIS licences.
    licence: pictured('Driving licence', '{1000-9999}{00001-99999}[A-Z]'),
    voter: pictured('Voter registration', '{10000000-14999999}'),
    bankcode: pictured('Bank code', '{bank.code}'),
    branch: pictured('Branch code', '{bank.code}{0100-3999}'),
    plate: pictured('Number plate', 'N {100-29999} {place.plate}'),
  },
  company: {
    // Close corporations have CC before the year.
    registration: {
      label: 'BIPA registration',
      make(random, p) {
        const number = String(random.int(100, 9999)).padStart(5, '0');
        return `${p.firm.form.name.text === 'CC' ? 'CC/' : ''}${p.read('founded')}/${number}`;
      },
    },
    vat: pictured('VAT registration', '0%######-01-5'),
  },
  presets: [
    {
      key: 'eft',
      scheme: CREDIT_TRANSFER,
      interbank: true,
      name: 'EFT payment',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payer branch', 'branch'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee bank', 'payee.bank'],
        ['Payee branch', 'payee.branch'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));
