import { ppsLetter } from '../checksum/pps.ts';
import { romanianNames } from '../data/balkanNames.ts';
import { filipino, hindu } from '../data/emigrantNames.ts';
import { foreigners, GBR, IND, POL, ROU, UKR } from '../data/foreigners.ts';
import { IE } from '../data/ibanLayouts.ts';
import { english } from '../data/languages/english.ts';
import { latvianNames, lithuanianNames, polishNames } from '../data/northernNames.ts';
import { allBut } from '../data/sectors.ts';
import { creditorId } from '../fields/creditorId.ts';
import { ibanField } from '../fields/iban.ts';
import type { Random } from '../kernel/random.ts';
import type { Persona } from '../model.ts';
import { iePps, ppsOf } from '../validators/iePps.ts';
import { ieVat } from '../validators/ieVat.ts';
import { certified, country, pictured } from './declare.ts';
import { putAccount, putBban } from './modulus.ts';
import { series } from './series.ts';

const sortcode = { label: 'Sort code (NSC)', make: sortcodeOf };

export const ie = country('ie', () => ({
  name: 'Ireland',
  alpha3: 'IRL',
  paydays: [[31], [25]],
  currency: 'EUR',
  gs1: '539',
  lei: '6354',
  holidays: '0101* 2023:0201m 0317* E-2 E+1 0501 0501m 0601m 0801m 1025m 1225* 1226* 2022-2022:0318',
  group: 'Europe',
  locale: { language: 'en', zone: 'Europe/Dublin' },
  economy: {
    vat: { usual: 23, food: 0 },
    deductions: { social: 4.1, tax: 21.7 },
    tenure: { rent: 31, loan: 32 },
    shops: { card: 55, wallet: 38 },
  },
  words: {
    exonyms: `irisch irische irlandais irlandés Irlandia Irlandii Ierland irlandzki irlandzka irlandzkie irlandzkich
      irlandese Ierse İrlanda İrlandalı`,
    scripts:
      'アイルランド 爱尔兰 愛爾蘭 아일랜드 أيرلندا أيرلندي~ आयरलैंड Ирланди^ Ірланді^ ирландск~ ірландськ~',
    women: 'Irin Irinnen Irlandka Irlandki',
    places: `Dublin=ダブリン|都柏林|더블린|دبلن|डबलिन|Дублин+|Дублін+|Dublina|Dublinie|Dublino|Dublín
      ; Cork=Corkonian`,
  },
  language: {
    ...english,
    titles: `${english.titles}
      driver Truck Driver
      police-officer Garda
      lawyer Solicitor`,
  },
  aliases: `Éire Republic_of_Ireland Irish Irishman Irishwoman Emerald_Isle Irlande Irlanda Irland
    Poblacht_na_hÉireann`,
  ages: '11.5 16.5 19.5 18.5 15 11 8',
  life: {
    pensionPay: { weeks: { weekday: 5, numbers: [1, 2, 3, 4] } },
    studies: 62,
    retires: 66,
    early: 0,
    pays: [1120, 1330],
    institutions: `
      pension Department of Social Protection
      hospital {town} (University|General) Hospital
      town {place.office}
      welfare Tusla
      ambulance HSE National Ambulance Service
      university (Trinity College Dublin|University College Dublin|Dublin City University|Technological University Dublin)
      university@Cork (University College Cork|Munster Technological University)
      university@Tralee Munster Technological University
      university@Limerick+Ennis University of Limerick
      university@Galway University of Galway
      university@Naas Maynooth University
      university@Waterford+Carlow+Wexford+Kilkenny South East Technological University
      university@Athlone+Clonmel+Mullingar+Tullamore Technological University of the Shannon
      university@Sligo+Letterkenny+Castlebar Atlantic Technological University
      university@Dundalk+Drogheda Dundalk Institute of Technology
      police An Garda Síochána, {town}
      transit Bus Éireann`,
  },
  sources: 'CSO Census 2022 and baby names; banks by the Central Bank and their reports',
  // CSO, Census 2022: 12 %.
  foreigners: foreigners([
    [POL, 1.8],
    [GBR, 1.6],
    [IND, 1],
    [ROU, 0.8],
    [UKR, 1.4],
  ]),
  names: [
    {
      share: 82,
      near: { 'County Dublin': 76, 'County Galway': 76, 'County Kerry': 82, 'County Donegal': 80 },
      male: {
        0: `John Patrick Michael James Thomas William Daniel Joseph Denis Christopher Peter Martin Francis Edward Bernard Gerard
          Noel Brendan Desmond Timothy Seamus Eamon Maurice Kevin Hugh`,
        1955: `John Patrick Michael James Thomas Paul David Brian Gerard Kevin Anthony Martin William Peter Joseph Brendan Declan
          Noel Stephen Liam Francis Kieran Eugene Colm Donal Niall`,
        1972: `John Paul David Michael Brian Patrick Mark Alan Stephen Declan James Kevin Barry Keith Derek Ciarán Niall Conor Aidan
          Thomas Darren Gary Ronan Shane Colin Fergal`,
        1985: `David John Michael Paul James Patrick Stephen Brian Daniel Mark Conor Robert Kevin Alan Shane Barry Ciarán Eoin Gavin
          Darragh Aidan Ross Colm Rory Niall Cathal`,
        1997: `Conor Jack Seán Adam James Aaron Daniel Dylan Luke Cian Ryan Jamie Michael Eoin David Oisín Patrick Shane Matthew
          Ben Darragh Liam Evan Cillian Mark Ronan`,
      },
      female: {
        0: `Mary Margaret Bridget Kathleen Catherine Elizabeth Anne Eileen Ellen Josephine Patricia Teresa Nora Bernadette Rita
          Maureen Breda Carmel Joan Phyllis Philomena Una Nancy Sheila Noreen`,
        1955: `Mary Margaret Catherine Anne Patricia Ann Elizabeth Marie Bernadette Geraldine Helen Deirdre Carmel Maria Teresa
          Kathleen Breda Jacqueline Susan Noreen Sheila Fiona Imelda Joan Pauline`,
        1972: `Mary Sharon Michelle Catherine Fiona Karen Deirdre Lisa Aisling Siobhán Sinéad Caroline Louise Elaine Orla Eimear
          Yvonne Maria Paula Jennifer Denise Lorraine Gráinne Niamh Ann Susan`,
        1985: `Sarah Emma Laura Aoife Lisa Michelle Louise Claire Jennifer Niamh Karen Aisling Rachel Ciara Sinéad Amy Rebecca Orla
          Elaine Siobhán Deirdre Clodagh Eimear Róisín Caroline Catherine`,
        1997: `Chloe Aoife Sarah Ciara Emma Niamh Rachel Megan Rebecca Lauren Leah Amy Laura Caoimhe Róisín Katie Shauna Hannah
          Jessica Sinéad Kate Eimear Clodagh Grace Saoirse Orla`,
      },
      family: `Murphy Kelly Byrne Ryan O'Brien Walsh O'Sullivan O'Connor Doyle McCarthy
        O'Neill Lynch Dunne O'Reilly Gallagher Kennedy Murray Quinn Smith Moore Daly O'Doherty Carroll Connolly Wilson Brennan
        Burke Collins Campbell Clarke Johnston Hughes O'Farrell Fitzgerald Brown Martin Maguire Nolan Flynn Thompson O'Callaghan
        O'Donnell Duffy O'Mahony Boyle Healy O'Shea White Sweeney Hayes Kavanagh Power McGrath Moran Brady Stewart Casey Foley
        Fitzpatrick O'Leary McDonnell McMahon Donnelly Regan Donovan Burns Flanagan Mullan Barry Kane Robinson Cunningham Griffin
        Kenny Sheehan Ward Whelan Lyons Reid Graham Higgins Cullen Keane King Maher McKenna Bell Scott Hogan O'Keeffe Magee
        McNamara McDonald McDermott Molony O'Rourke Buckley O'Dwyer Hurley Egan Hickey Phelan Keogh Costello Cahill Mulligan
        Tobin Roche Redmond Kinsella Furlong Curran Mooney Farrell Corcoran Geraghty Coyle McGuinness Hennessy Meehan Mannion
        Joyce Conneely Lally Tierney Tuohy Crowley Harrington Lucey Hartnett Lenihan Cronin Wright Taylor Jones Walker Purcell
        Prendergast Larkin Lawlor Fallon Finnegan McLoughlin Gleeson Behan Devlin`,
    },
    {
      // People with Irish names: women have Ní or Nic for the Ó or Mac of men.
      share: 3,
      near: {
        'County Galway': 11,
        'County Kerry': 7,
        'County Donegal': 10,
        'County Mayo': 6,
        'County Dublin': 2.5,
      },
      male: {
        0: 'Pádraig Seán Mícheál Tomás Séamus Liam Peadar Proinsias Colm Eoghan Donncha',
        1970: 'Ciarán Cathal Ruairí Tadhg Diarmuid Eoin Oisín Cormac Fiachra Naoise Lorcan Odhrán Fionn Senan',
      },
      female: {
        0: 'Máire Bríd Nóra Siobhán Eibhlín Caitlín Áine Peig Nuala Úna',
        1970: 'Aoife Niamh Sadhbh Caoimhe Gráinne Éabha Muireann Clíodhna Dearbhla Fiadh Ailbhe Síle Eilís',
      },
      family: `Ó_Murchú/Ní_Mhurchú Ó_Súilleabháin/Ní_Shúilleabháin Ó_Briain/Ní_Bhriain Ó_Conaill/Ní_Chonaill Mac_Cárthaigh/Nic_Cárthaigh
        Ó_Cathasaigh/Ní_Chathasaigh Ó_Dónaill/Ní_Dhónaill Ó_Ceallaigh/Ní_Cheallaigh Mac_Gabhann/Nic_Gabhann
        Ó_Flatharta/Ní_Fhlatharta Ó_Gallchóir/Ní_Ghallchóir Mac_Domhnaill/Nic_Dhomhnaill Ó_Néill/Ní_Néill
        Ó_Conghaile/Ní_Chonghaile Ó_Laoire/Ní_Laoire Ó_Riain/Ní_Riain Ó_hUiginn/Ní_Uiginn Breathnach de_Búrca
        Mac_Mathúna/Nic_Mhathúna Ó_Tuathail/Ní_Thuathail Ó_Máille/Ní_Mháille`,
    },
    { ...polishNames, share: 4 },
    { ...romanianNames, share: 1.6 },
    { ...lithuanianNames, share: 1 },
    { ...latvianNames, share: 0.4 },
    { ...hindu, share: 1.6, near: { 'County Dublin': 2.6 } },
    {
      // Christians, from Kerala.
      share: 0.9,
      near: { 'County Dublin': 1.2 },
      male: {
        0: 'Joseph Thomas George Mathew Varghese',
        1980: 'Jijo Jose Anil Shibu Binu Saju Biju Jobin Tijo',
      },
      female: {
        0: 'Mary Annamma Aleyamma Rosamma Thresia',
        1980: 'Anju Sheeba Jisha Bindu Sini Reena Jincy Tintu Elizabeth',
      },
      family: 'Thomas Joseph Mathew George Varghese Kurian Philip Jacob Abraham Chacko Antony Sebastian',
    },
    {
      // From Pakistan.
      share: 0.7,
      near: { 'County Dublin': 1 },
      male: {
        0: 'Mohammed Abdul Ghulam Tariq Bashir',
        1980: 'Bilal Usman Imran Hamza Faisal Kamran Ali Hassan Adnan',
      },
      female: {
        0: 'Nasreen Fatima Razia Zubaida Shamim',
        1980: 'Ayesha Sana Saima Hina Maryam Sadia Nadia Amna Zainab',
      },
      family: 'Khan Ahmed Hussain Malik Butt Iqbal Mahmood Akhtar Ali Shah Raza Chaudhry',
    },
    { ...filipino, share: 0.8, near: { 'County Dublin': 1.2 } },
    {
      // From Brazil.
      share: 1.9,
      near: { 'County Dublin': 3.2, 'County Galway': 3 },
      male: {
        0: 'José Antônio Carlos João Francisco',
        1985: 'Rafael Lucas Thiago Felipe Gabriel Bruno Daniel Gustavo Leandro',
      },
      female: {
        0: 'Maria Francisca Márcia Ana Aparecida',
        1985: 'Fernanda Camila Juliana Larissa Amanda Bruna Gabriela Patrícia',
      },
      family: 'Silva Santos Oliveira Souza Ferreira Lima Pereira Costa Almeida Rodrigues Ribeiro Carvalho',
    },
    {
      // From Nigeria.
      share: 1.1,
      near: { 'County Dublin': 1.8, 'County Galway': 1 },
      male: {
        0: 'Emmanuel Sunday Joseph Festus Anthony',
        1985: 'Emmanuel Samuel Daniel Tunde Chidi Michael Femi David Kelechi',
      },
      female: {
        0: 'Grace Comfort Florence Victoria Patience',
        1985: 'Blessing Esther Chioma Ngozi Folake Deborah Precious Funmi',
      },
      family: 'Adeyemi Okafor Ojo Balogun Eze Adebayo Okoro Nwosu Bello Obi Adeleke Okeke',
    },
  ],
  places: {
    columns: 'city region zone area code lat lon plate pop office district',
    rows: `
      Dublin|County Dublin|D01|1|67|53.3520|-6.2590|D|34|Dublin City Council|Dublin 1
      Dublin|County Dublin|D02|1|67|53.3400|-6.2540|D|30|Dublin City Council|Dublin 2
      Dublin|County Dublin|D0[3-9],D1[0-8],D20,D22,D24,D6W|1|67|53.3498|-6.2603|D|528|Dublin City Council
      Cork|County Cork|T12,T23|21|42|51.8980|-8.4706|C|224|Cork City Council
      Limerick|County Limerick|V94|61|4|52.6647|-8.6231|L|102|Limerick City and County Council
      Galway|County Galway|H91|91|5|53.2724|-9.0510|G|86|Galway City Council
      Waterford|County Waterford|X91|51|8|52.2583|-7.1119|W|60|Waterford City and County Council
      Drogheda|County Louth|A92|41|98|53.7189|-6.3478|LH|44|Louth County Council
      Dundalk|County Louth|A91|42|93|54.0000|-6.4167|LH|43|Louth County Council
      Swords|County Dublin|K67|1|84|53.4597|-6.2181|D|40|Fingal County Council
      Navan|County Meath|C15|46|90|53.6528|-6.6814|MH|34|Meath County Council
      Bray|County Wicklow|A98|1|28|53.2028|-6.0983|WW|33|Wicklow County Council
      Dún Laoghaire|County Dublin|A96|1|28|53.2940|-6.1359|D|28|Dún Laoghaire-Rathdown County Council
      Ennis|County Clare|V95|65|68|52.8436|-8.9864|CE|28|Clare County Council
      Carlow|County Carlow|R93|59|91|52.8408|-6.9261|CW|27|Carlow County Council
      Kilkenny|County Kilkenny|R95|56|77|52.6542|-7.2522|KK|27|Kilkenny County Council
      Tralee|County Kerry|V92|66|71|52.2704|-9.7026|KY|26|Kerry County Council
      Naas|County Kildare|W91|45|8|53.2158|-6.6669|KE|26|Kildare County Council
      Athlone|County Westmeath|N37|90|64|53.4228|-7.9372|WH|23|Westmeath County Council
      Mullingar|County Westmeath|N91|44|93|53.5259|-7.3381|WH|23|Westmeath County Council
      Letterkenny|County Donegal|F92|74|91|54.9558|-7.7343|DL|22|Donegal County Council
      Wexford|County Wexford|Y35|53|91|52.3369|-6.4633|WX|21|Wexford County Council
      Sligo|County Sligo|F91|71|91|54.2697|-8.4694|SO|21|Sligo County Council
      Clonmel|County Tipperary|E91|52|61|52.3550|-7.7039|T|18|Tipperary County Council
      Tullamore|County Offaly|R35|57|93|53.2739|-7.4889|OY|16|Offaly County Council
      Castlebar|County Mayo|F23|94|90|53.8608|-9.2988|MO|13|Mayo County Council`,
    others: `Dublin=Baile Átha Cliath|Dubliner|Dubliners; Cork=Corcaigh; Limerick=Luimneach; Galway=Gaillimh; Waterford=Port Láirge;
      Dún Laoghaire=Dun Leary; Sligo=Sligeach`,
  },
  roads: `Main_Street Church_Street Patrick_Street O'Connell_Street@Dublin_1+Limerick+Ennis+Sligo+Waterford+Clonmel Station_Road Church_Road Bridge_Street Mill_Street
    Chapel_Street Pearse_Street@Dublin_2+Athlone+Mullingar+Sligo Parnell_Street@Dublin_1+Limerick+Ennis+Waterford+Clonmel+Kilkenny Castle_Street High_Street Barrack_Street Dublin_Road@Cork+Limerick+Galway+Waterford+Drogheda+Dundalk+Navan+Carlow+Kilkenny+Naas+Athlone+Mullingar Cork_Road@Waterford+Limerick+Tralee+Clonmel
    Abbey_Street@Dublin_1+Ennis+Wexford+Sligo+Naas+Kilkenny Market_Street Quay_Street The_Green Park_Avenue Oak_Drive Beech_Park Ash_Grove Willow_Park The_Crescent
    Hillcrest Seaview_Terrace@Dublin+Cork+Galway+Waterford+Dundalk+Wexford+Sligo+Tralee+Bray+Drogheda St_Mary's_Road St_Brigid's_Terrace Emmet_Street Grattan_Street Wolfe_Tone_Street
    Connolly_Street Cois_Abhann Ard_na_Gréine The_Paddocks Meadow_Vale Fairgreen_Road Riverside`,
  street: '(|||Apartment {1-60}, ){1-140} {road}',
  address: '{street}, {city}, {postcode}',
  postcode: '{zone} [ACDEFHKNPRTV-Y][0-9ACDEFHKNPRTV-Y]##',
  // ComReg's numbers for drama (020 91x) are refused by phone libraries; these are ordinary ranges.
  phone: '+353 (83|85|86|87) [1-9]## ####',
  landline: '+353 {place.area} {place.code}# ####',
  banks: {
    // `code` is the sort code (? up to 6, # up to 9), `account` the rule of accounts if one is public; the codes of
    // EBS and bunq are the least certain.
    columns: 'bank bic code account share near private',
    rows: `
      AIB|AIBKIE2D|93-?#-##||34
      Bank of Ireland|BOFIIE2D|90-?#-##|boi|29
      Permanent TSB|IPBSIE2D|99-06-##||18
      Revolut Bank|REVOIE23|99-03-60||14
      EBS|EBSIIE2D|99-02-4#||3||yes
      bunq|BUNQIE22|99-03-7#||1
      Fire Financial Services|CPAYIE2D|99-11-99||0.5
      Cara Credit Union|TRRIIE21|99-10-16||12|Tralee|yes`,
    others: `AIB=Allied Irish Banks|Allied Irish Bank; Permanent TSB=PTSB; Bank of Ireland=BOI`,
  },
  account: {
    label: 'Account number',
    write: putAccount,
    gap: 64,
  },
  iban: ibanField({ IE }, { write: putBban, showsAccount: true }),
  cards: 'visa:66 mastercard:33 amex:1',
  wallets: 'Revolut',
  firms: {
    // Solicitors may not form companies (Solicitors Act 1954, section 64); partnerships with limited liability came in 2019.
    forms: `
      Ltd|42|1936|1|600||law
      Limited|46|1936|1|1500||law
      DAC|3|2015|1|600||law
      ULC|2|2015|1|400||law
      PLC|1|1983|50|9000||law
      LLP|10|2019|2|200||${allBut('law')}`,
    trades: `
      agriculture Farms|Nurseries|Dairies|Grain
      retail Trading|Supplies|Market||Hardware|Books|Gifts|Garden Centre
      beauty Hairdressing|Cosmetics|Barbers|Beauty
      hairdresser Hairdressing|Barbers`,
    name: '({founder} {trade}|{founder} & {partner} {trade}|{founder} Brothers {trade}|{town} {trade}|{founder} {trade}) {form}',
  },
  income: [2450, 8000],
  fields: {
    id: certified(iePps, 'PPS number', {
      synonyms: ['ppsn', 'pps', 'personal public service number'],
      // People born there have had one since childhood; half of the others came since 2013.
      make: (random, { community, country: { communities } }) =>
        ppsOf(random, communities.indexOf(community) > 1 && random.chance(0.5)),
    }),
    ssn: { label: 'PPS number (social insurance)', validator: iePps, make: (_, p) => p.read('id') },
    tax: { label: 'PPS number (taxpayer)', validator: iePps, make: (_, p) => p.read('id') },
    passport: pictured('Passport number', '[PL][A-Z]#######'),
    licence: pictured('Driving licence', '%########'),
    vat: certified(ieVat, 'VAT number'),
    postcode: { label: 'Eircode' },
    region: { label: 'County' },
    sortcode,
    mandate: pictured('Mandate reference', 'UMR-{signed}-{000001-999999}', {
      group: 'transaction',
      synonyms: ['umr', 'unique mandate reference'],
    }),
    // Each county counts from one every half-year: few pass two thousand.
    plate: {
      label: 'Registration plate',
      make: (random, { place: { plate } }) =>
        `${random.int(14, 25)}${random.int(1, 2)}-${plate?.text}-${random.int(1, MOST[`${plate?.text}`] ?? 1900)}`,
    },
  },
  company: {
    street: { picture: '(|||Unit {1-24}, ){1-140} {road}' },
    registration: { label: 'CRO number', make: (random, { firm }) => String(CRO(random, firm.founded)) },
    vat: certified(ieVat, 'VAT number', {
      make(random, { firm: { founded } }) {
        const number = String(TAXPAYERS(random, founded));
        return `IE${founded < 2013 ? number + ppsLetter(number, 0) : `${number}${ppsLetter(number, 8)}H`}`;
      },
    }),
    sortcode: { ...sortcode, group: 'banking' },
    creditorid: creditorId('SEPA creditor identifier'),
  },
}));

const CRO = series(
  '1936 9000 · 1960 20000 · 1980 75000 · 1990 155000 · 2000 320000 · 2010 480000 · 2015 555000 · 2020 663000 · 2026 805000',
);

/** With one letter until 2012. Approximate, from numbers that known firms publish. */
const TAXPAYERS = series(
  '1972 4500000 · 1988 4850000 · 1988 6500000 · 1994 6600000 · 1994 8200000 · 1998 8299000 · 1998 6320000 · 2004 6410000 · 2004 9500000 · 2008 9670000 · 2009 9710000 · 2013 9860000 · 2013 3190000 · 2015 3340000 · 2018 3530000 · 2020 3650000 · 2022 3850000 · 2024 4180000 · 2026 4450000',
);

/** Bank of Ireland's sort codes check: weights 32 16 8 4 2 1, a multiple of 11 (Vocalink's table). */
function sortcodeOf(random: Random, { bank }: Persona): string {
  const code = `${bank.code?.text}`.replace(/[?#]/g, (mark) => String(random.below(mark === '?' ? 7 : 10)));
  if (bank.account?.text !== 'boi') return code;
  let number = Number(code.replaceAll('-', ''));
  while (weightOf(number) % 11 !== 0) number = 900_000 + ((number + 1) % 7000);
  return String(number).replace(/(..)(..)(..)/, '$1-$2-$3');
}

function weightOf(number: number): number {
  let weight = 1;
  let sum = 0;
  for (let rest = number; rest > 0; rest = Math.floor(rest / 10)) {
    sum += (rest % 10) * weight;
    weight *= 2;
  }
  return sum;
}

/** Number of cars that a large county registers in half a year; approximate, from general knowledge. */
const MOST: Readonly<Record<string, number>> = { D: 24_000, C: 8000 };
