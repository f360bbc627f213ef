import { naId } from '../validators/naId.ts';
import { certified, country, pictured } from './declare.ts';

export const na = country({
  code: 'na',
  name: 'Namibia',
  alpha3: 'NAM',
  currency: 'NAD',
  group: 'Africa',
  aliases: 'Namibian Namibians Namibië Namibier South_West_Africa Republic_of_Namibia',
  names: {
    male: `Johannes Petrus Simon David Paulus Thomas Andreas Gabriel Erastus Immanuel Tangeni Panduleni Nangolo Jan Hendrik
      Jakobus Festus Uazuva Tjiuee Abraham Samuel Michael Josef Matheus Martin Elias Frans Daniel Joseph Lukas Jason Titus
      Leonard Sakaria Filippus Fillemon Tobias Wilhelm Absalom Isak Moses Abed Junias Hosea Kleopas Linus Lazarus Stefanus
      Timoteus Natangwe Ndeshipanda Tuhafeni Nghidinwa Shapwa Hafeni Twapewa Penda Ndjodi Kandali Ngatutje Kavezembi Vetaruhe
      Tjeripo Utoni Mbakumua Willem Gert Pieter Jacobus Christiaan Dawid Adam Hans Kurt Heinrich Klaus Dieter
      Jürgen Ernst Rudolf Karl Friedrich Werner Deon Riaan Ockert Cornelius Gerson Reinhold Ruben Salomon Silas Toivo Vilho
      Veikko Eino Taapopi Bonifatius Haingura Sikongo Muyenga Likuwa Kasera Mbangu Lubinda Mwilima Simasiku
      Sitali`,
    female: `Maria Anna Johanna Helena Selma Ndapewa Magdalena Frieda Hilma Saima Ndinelago Martha Elizabeth Emilia Katrina
      Loide Penehafo Ester Toini Rauha Monika Susanna Aina Hilja Lahja Lempi Kaino Laina Aune Aili Elina Taimi Tuulikki
      Ndeshi Ndahafa Ndapandula Ndilimeke Nelao Tangi Taati Tuyenikelao Victoria Teresia Rosalia Paulina Fransina
      Sofia Sara Ruth Rachel Rebekka Regina Albertina Alina Anneli Beata Bertha Cecilia Christina Claudia Clementine Diana
      Eunike Eveline Fiina Foibe Gerta Gisela Gertrud Hertha Hermine Ingrid Ilse Julia Justina Karin Kauna Klaudia Laimi
      Lavinia Leena Linda Lucia Lydia Lyydia Margaretha Menesia Mirjam Naemi Natalia Ottilie Olivia Priskila Petrina Sylvia
      Wilhelmina Veronika Vistorina Uapiruka Kaunapaua Veripura Ueritjiua Nandi Namasiku Inonge`,
    family: `Shikongo Nangolo Amukwaya Hamunyela Haufiku Iipinge Shilongo Nghipondoka Amutenya Shivute Kandjii Kapofi Tjiriange
      Hengari Kavari Goagoseb Gaoseb van_Wyk Beukes Cloete Swartbooi Witbooi Angula Katjavivi Sheya Ndeitunga Uushona Garoëb
      Johannes Petrus Paulus Simon Andreas Shipanga Nujoma Pohamba Geingob Ndaitwah Hamutenya Ithete Iiyambo Iita Iimene
      Iileka Indongo Hangula Haimbodi Hainghumbi Haikali Haihambo Hango Hamata Hamukoto Hashipala Haindongo Kambonde Kanime
      Kapia Kashikola Kamati Kambwa Kandume Kalimba Katjivena Katjimune Kauaria Kaura Kazombiaze Kuhanga Kuugongelwa Lungameni
      Lukas Mbumba Mutorwa Mbango Mwetako Mupetami Muinjo Muharukua Mujetenga Mungunda Murangi Nakale Nakanyala Namwandi
      Nambahu Nambinga Namupala Nashilongo Nauyoma Ndara Ndapanda Ndjoba Nehale Nekongo Nekwaya Nepolo Nghidengwa Nghihalwa
      Nghikembua Nghishidimbwa Ngatjizeko Ngurare Niilenge Nuuyoma Negumbo Sheehama Shaanika Shaduka Shafudah Shali Shanghala
      Shapumba Shatona Shejavali Shifeta Shifotoka Shigwedha Shihepo Shiimi Shikesho Shikwambi Shipena Shiweda Shoombe
      Tjihuiko Tjipueja Tjitendero Tjivikua Tjongarero Tjombe Tuhadeleni Uirab Uiseb Uutoni Ueitele Ulenga Venaani Wakudumo
      Hoëseb Nowaseb Gawaxab Gurirab Haraseb Kooper Isaack Frederick Fredericks Boois Jantze Basson Botha Coetzee
      de_Klerk du_Plessis Diergaardt McNab Mouton Nel Steyn Smit van_der_Merwe van_Zyl Müller Schneider Becker Kamwi Mwilima
      Simataa Sibolile Likando Muyunda Haingura Kudumo Muronga Sikongo Mbangu Shikukutu`,
  },
  places: {
    // Postcodes (NamPost, 2019, hardly used): two digits of the region, 0, and the post office, whose numbers outside
    // Windhoek and the coast are not confirmed. `area` holds the first digits of the number too; `plate` ends plates.
    columns: 'city region zone area lat lon plate',
    rows: `
      Windhoek|Khomas|10001-10020|61 22|-22.5594|17.0832|W
      Rundu|Kavango East|19001|66 25|-17.9333|19.7667|RU
      Walvis Bay|Erongo|13013|64 20|-22.9575|14.5053|WB
      Swakopmund|Erongo|13001|64 40|-22.6784|14.5266|S
      Oshakati|Oshana|15001|65 22|-17.7883|15.7044|SH
      Katima Mulilo|Zambezi|20001|66 25|-17.5000|24.2667|KM
      Otjiwarongo|Otjozondjupa|12001|67 30|-20.4637|16.6477|OT
      Okahandja|Otjozondjupa|12002|62 50|-21.9833|16.9167|OK
      Rehoboth|Hardap|22002|62 52|-23.3170|17.0900|R
      Ondangwa|Oshana|15002|65 24|-17.9167|15.9500|ND
      Ongwediva|Oshana|15003|65 23|-17.7833|15.7667|SH
      Grootfontein|Otjozondjupa|12003|67 24|-19.5667|18.1167|G
      Gobabis|Omaheke|11001|62 56|-22.4500|18.9667|GO
      Keetmanshoop|ǁKaras|23001|63 22|-26.5833|18.1333|K
      Tsumeb|Oshikoto|14001|67 22|-19.2333|17.7167|T
      Mariental|Hardap|22001|63 24|-24.6333|17.9667|M
      Lüderitz|ǁKaras|23002|63 20|-26.6481|15.1538|L
      Omaruru|Erongo|13005|64 57|-21.4333|15.9333|OM
      Outjo|Kunene|21002|67 31|-20.1167|16.1500|OU
      Opuwo|Kunene|21001|65 27|-18.0607|13.8400|OP`,
  },
  roads: `Independence_Avenue Sam_Nujoma_Avenue Robert_Mugabe_Avenue Mandume_Ndemufayo_Avenue Nelson_Mandela_Avenue
    Hosea_Kutako_Drive Main_Street Station_Street Church_Street School_Street Hospital_Street Kaiser_Street Bahnhof_Street
    Hage_Geingob_Street Daniel_Tjongarero_Avenue Theo-Ben_Gurirab_Avenue Nangolo_Mbumba_Drive Tobias_Hainyeko_Street
    Dr._Libertina_Amathila_Avenue Moses_Garoëb_Street Hendrik_Witbooi_Street Samuel_Maharero_Street Florence_Nightingale_Street
    Beethoven_Street Mozart_Street Schiller_Street Bismarck_Street Dorp_Street Voortrekker_Street Acacia_Street
    Kameeldoring_Street Aloe_Street Market_Street`,
  street: '{1-280} {road}',
  address: '{street}, P.O. Box {10-9990}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+264 8[15] ### ####',
  landline: '+264 {place.area}####',
  banks: {
    // `code` begins the six digits of a branch; those of the last four are placeholders, as no list is public.
    columns: 'bank bic code',
    rows: `
      First National Bank of Namibia|FIRNNANX|28
      Bank Windhoek|BWLINANX|48
      Standard Bank Namibia|SBNMNANX|08
      Nedbank Namibia|NEDSNANX|46
      Letshego Bank Namibia|LFSGNANA|81
      Bank BIC Namibia|BBNLNANA|71
      Trustco Bank Namibia|TRNANANX|70
      Banco Atlântico Europa Namibia|BAPANANX|72`,
  },
  account: '(6##########|8#########)',
  cards: 'visa mastercard amex',
  wallets: 'FNB_eWallet MTC_Maris PayToday',
  firms: {
    forms: '(Pty)_Ltd CC Limited',
    name: '({founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} Investments) {form}',
  },
  income: [4000, 35000],
  fields: {
    id: certified(naId, 'ID number', { synonyms: ['namibian id', 'identity document'] }),
    // Eight digits, then the kind of tax: 01-1 income tax, 01-5 VAT; no rule is public.
    tax: pictured('TIN', '0%######-01-1', { synonyms: ['namra'] }),
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
});
