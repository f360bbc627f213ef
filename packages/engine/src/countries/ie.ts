import { bankPicture } from '../fields/regional.ts';
import { iePps } from '../validators/iePps.ts';
import { ieVat } from '../validators/ieVat.ts';
import { certified, country, pictured } from './declare.ts';

const sortcode = { label: 'Sort code (NSC)', write: bankPicture('code') };

export const ie = country({
  code: 'ie',
  name: 'Ireland',
  alpha3: 'IRL',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Éire Republic_of_Ireland Irish Irishman Irishwoman Emerald_Isle Irlande Irlanda Irland
    Poblacht_na_hÉireann`,
  names: {
    male: `John Patrick Michael James Daniel Seán Conor Jack David Thomas Paul Adam Brian Mark Kevin Stephen William Joseph
      Noah Liam Cian Darragh Oisín Fionn Cillian Eoin Aidan Declan Brendan Colm Cormac Dermot Donal Eamon Enda Fergal
      Fergus Finbarr Gerard Gavin Niall Noel Pádraig Ronan Rory Ruairí Shane Tadhg Diarmuid Ciarán Cathal Peter Robert
      Anthony Martin Denis Christopher Matthew Luke Ryan Dylan Aaron Alex Evan Ben Jamie Sam Harry Charlie Oliver Max
      Tom Philip Richard Raymond Francis Edward Andrew Alan Barry Derek Keith Ian Jason Karl Neil Oscar Rian Senan
      Killian Lorcan Malachy Ultan Odhran Fiachra Naoise Donncha Maurice Vincent Desmond Kieran Tomasz Piotr`,
    female: `Mary Margaret Emma Sarah Aoife Ciara Niamh Emily Grace Sophie Ava Amelia Róisín Sinéad Siobhán Caoimhe Saoirse
      Orla Gráinne Maeve Deirdre Eimear Fiona Áine Bríd Bridget Catherine Kathleen Anne Ann Elizabeth Eileen Noreen
      Breda Josephine Patricia Teresa Helen Maria Michelle Louise Laura Lisa Karen Sharon Jennifer Rachel Rebecca Amy
      Claire Aisling Katie Kate Lucy Ella Hannah Chloe Leah Anna Holly Molly Erin Eva Mia Fiadh Éabha Sadhbh Clodagh
      Muireann Cliodhna Dearbhla Eilís Nuala Nóra Una Maura Carmel Geraldine Bernadette Imelda Phil Rita Joan Jean
      Caroline Susan Linda Yvonne Olivia Megan Shauna Jessica Zoe Ruth Julie Paula Elaine Denise Marie Lorraine
      Agnieszka Magdalena`,
    family: `Murphy Kelly O'Sullivan Walsh Smith O'Brien Byrne Ryan O'Connor O'Neill O'Reilly Doyle McCarthy Gallagher
      O'Doherty Kennedy Lynch Murray Quinn Moore McLaughlin Carroll Connolly Daly Connell Wilson Dunne Brennan Burke
      Collins Campbell Clarke Johnston Hughes O'Farrell Fitzgerald Brown Martin Maguire Nolan Flynn Thompson O'Callaghan
      O'Donnell Duffy O'Mahony Boyle Healy Shea White Sweeney Hayes Kavanagh Power McGrath Moran Brady Stewart Casey
      Foley Fitzpatrick Leary McDonnell MacMahon Donnelly Regan Donovan Burns Flanagan Mullan Barry Kane Robinson
      Cunningham Griffin Kenny Sheehan Ward Whelan Lyons Reid Graham Higgins Cullen Keane King Maher MacKenna Bell Scott
      Hogan Keeffe Magee MacNamara MacDonald MacDermott Molony Rourke Buckley Dwyer Hurley Egan Hickey Phelan Keogh
      Costello Cahill Mulligan Tobin Roche Redmond Kinsella Furlong Curran Mooney Farrell Corcoran Geraghty Coyle
      McGuinness Hennessy Meehan Mannion Joyce Conneely Lally Tierney Tuohy Crowley Harrington Lucey Hartnett Lenihan
      Cronin Mac_Cárthaigh Ó_Murchú Kowalski Nowak Popescu Silva Wright Taylor Jones Walker Purcell Prendergast Larkin
      Lawlor Fallon Finnegan`,
  },
  places: {
    columns: 'city region zone area code lat lon plate',
    rows: `
      Dublin|County Dublin|D0[1-9],D1[0-8],D20,D22,D24,D6W|1|67|53.3498|-6.2603|D
      Cork|County Cork|T12,T23|21|42|51.8980|-8.4706|C
      Limerick|County Limerick|V94|61|4|52.6647|-8.6231|L
      Galway|County Galway|H91|91|5|53.2724|-9.0510|G
      Waterford|County Waterford|X91|51|8|52.2583|-7.1119|W
      Drogheda|County Louth|A92|41|98|53.7189|-6.3478|LH
      Dundalk|County Louth|A91|42|93|54.0000|-6.4167|LH
      Swords|County Dublin|K67|1|84|53.4597|-6.2181|D
      Navan|County Meath|C15|46|90|53.6528|-6.6814|MH
      Bray|County Wicklow|A98|1|28|53.2028|-6.0983|WW
      Dún Laoghaire|County Dublin|A96|1|28|53.2940|-6.1359|D
      Ennis|County Clare|V95|65|68|52.8436|-8.9864|CE
      Carlow|County Carlow|R93|59|91|52.8408|-6.9261|CW
      Kilkenny|County Kilkenny|R95|56|77|52.6542|-7.2522|KK
      Tralee|County Kerry|V92|66|71|52.2704|-9.7026|KY
      Naas|County Kildare|W91|45|8|53.2158|-6.6669|KE
      Athlone|County Westmeath|N37|90|64|53.4228|-7.9372|WH
      Mullingar|County Westmeath|N91|44|93|53.5259|-7.3381|WH
      Letterkenny|County Donegal|F92|74|91|54.9558|-7.7343|DL
      Wexford|County Wexford|Y35|53|91|52.3369|-6.4633|WX
      Sligo|County Sligo|F91|71|91|54.2697|-8.4694|SO
      Clonmel|County Tipperary|E91|52|61|52.3550|-7.7039|T
      Tullamore|County Offaly|R35|57|93|53.2739|-7.4889|OY
      Castlebar|County Mayo|F23|94|90|53.8608|-9.2988|MO`,
  },
  roads: `Main_Street Church_Street Patrick_Street O'Connell_Street Station_Road Church_Road Bridge_Street Mill_Street
    Chapel_Street Pearse_Street Parnell_Street Castle_Street High_Street Barrack_Street Dublin_Road Cork_Road
    Abbey_Street Market_Street Quay_Street The_Green Park_Avenue Oak_Drive Beech_Park Ash_Grove Willow_Park The_Crescent
    Hillcrest Seaview_Terrace St_Mary's_Road St_Brigid's_Terrace Emmet_Street Grattan_Street Wolfe_Tone_Street
    Connolly_Street Cois_Abhann Ard_na_Gréine The_Paddocks Meadow_Vale Fairgreen_Road Riverside`,
  street: '(|||Apartment {1-60}, ){1-140} {road}',
  address: '{street}, {city}, {postcode}',
  postcode: '{zone} [ACDEFHKNPRTV-Y][0-9ACDEFHKNPRTV-Y]##',
  // ComReg's numbers for drama (020 91x) are refused by phone libraries; these are ordinary ranges.
  phone: '+353 (83|85|86|87) [1-9]## ####',
  landline: '+353 {place.area} {place.code}# ####',
  banks: {
    // `code` is the sort code; no check rule of accounts is public.
    columns: 'bank bic code',
    rows: `
      AIB|AIBKIE2D|93-[0-6]#-##
      Bank of Ireland|BOFIIE2D|90-[0-7]#-##
      Permanent TSB|IPBSIE2D|99-0[67]-##
      Revolut Bank|REVOIE23|99-11-99
      Danske Bank|DABAIE2D|95-1#-##
      Citibank Europe|CITIIE2X|99-00-51
      Bank of America Europe|BOFAIE3X|99-00-61
      Barclays Bank Ireland|BARCIE2D|99-02-12
      Fire Financial Services|CPAYIE2D|99-10-0#
      Wells Fargo Bank International|PNBPIE2D|99-02-8#`,
  },
  account: '########',
  bban: '{bic.bank}{sortcode.bare}{account}',
  cards: 'visa mastercard amex',
  wallets: 'Revolut',
  firms: {
    forms: 'Ltd Limited DAC PLC CLG',
    name: '({founder} {trade}|{founder} & Sons|{founder} Brothers {trade}|{town} {trade}|{founder} {trade}) {form}',
  },
  income: [2400, 6500],
  fields: {
    id: certified(iePps, 'PPS number', {
      synonyms: ['ppsn', 'pps', 'personal public service number'],
    }),
    ssn: { label: 'PPS number', validator: iePps, make: (_, p) => p.read('id') },
    tax: { label: 'PPS number', validator: iePps, make: (_, p) => p.read('id') },
    passport: pictured('Passport number', '[PL][A-Z]#######'),
    licence: pictured('Driving licence', '%########'),
    vat: certified(ieVat, 'VAT number'),
    sortcode,
    plate: pictured('Registration plate', '{14-25}[12]-{place.plate}-{100-39999}'),
  },
  company: {
    registration: pictured('CRO number', '{100000-769999}'),
    vat: certified(ieVat, 'VAT number'),
    sortcode: { ...sortcode, group: 'banking' },
  },
  presets: [
    {
      key: 'direct-debit',
      name: 'SEPA direct debit mandate',
      rows: [
        ['Creditor', 'company.name'],
        ['Creditor address', 'company.address'],
        ['Creditor IBAN', 'company.iban'],
        ['Debtor', 'name'],
        ['Debtor address', 'address'],
        ['Debtor IBAN', 'iban'],
        ['Debtor BIC', 'swift'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Mandate reference', 'reference'],
        ['Collection date', 'date'],
      ],
    },
  ],
});
