import { bare } from '../kernel/text.ts';
import { pkCnic } from '../validators/pkCnic.ts';
import { certified, country, pictured } from './declare.ts';
import { pakistaniNames } from './pk/names.ts';

export const pk = country({
  code: 'pk',
  name: 'Pakistan',
  alpha3: 'PAK',
  currency: 'PKR',
  group: 'Asia',
  aliases: 'Pakistani Pakistanis پاکستان Islamic_Republic_of_Pakistan Islami_Jamhuriya_Pakistan',
  names: { ...pakistaniNames, native: '{given.native} {family.native}' },
  // home: the locality in a CNIC; office: how the city's exchanges begin.
  places: {
    columns: 'city region zone area office lat lon home plate',
    rows: `
      Karachi|Sindh|74200,74400,74600,74700,74800,75300,75500,75600|21|34|24.8608|67.0104|42101|BN
      Lahore|Punjab|54000,54500,54600,54700,54770,54810,54840|42|35|31.5580|74.3507|35202|AN
      Faisalabad|Punjab|38000,38040,38090|41|8|31.4155|73.0897|33100|AK
      Rawalpindi|Punjab|46000,46200,46300|51|5|33.5973|73.0479|37405|AP
      Gujranwala|Punjab|52250|55|3|32.1557|74.1870|34101|AG
      Peshawar|Khyber Pakhtunkhwa|25000,25120|91|5|34.0080|71.5785|17301|BA
      Multan|Punjab|60000,60600|61|4|30.1968|71.4782|36302|AM
      Hyderabad|Sindh|71000,71500,71800|22|2|25.3924|68.3737|41304|BH
      Islamabad|Islamabad Capital Territory|44000,44080,44220|51|2|33.7215|73.0433|61101|BC
      Quetta|Balochistan|87300|81|2|30.1841|67.0014|54400|BE
      Bahawalpur|Punjab|63100|62|2|29.3978|71.6752|31202|AB
      Sargodha|Punjab|40100|48|3|32.0859|72.6742|38403|AS
      Sialkot|Punjab|51310|52|4|32.4927|74.5313|34603|AT
      Sukkur|Sindh|65200|71|5|27.7032|68.8589|45504|BS
      Larkana|Sindh|77150|74|4|27.5590|68.2120|43203|BL
      Sheikhupura|Punjab|39350|56|3|31.7129|73.9856|35404|AE
      Rahim Yar Khan|Punjab|64200|68|5|28.4199|70.3034|31303|AR
      Jhang|Punjab|35200|47|7|31.2681|72.3181|33202|AJ
      Dera Ghazi Khan|Punjab|32200|64|2|30.0561|70.6348|32102|AD
      Gujrat|Punjab|50700|53|3|32.5731|74.0789|34201|AC
      Sahiwal|Punjab|57000|40|4|30.6682|73.1114|36502|AL
      Okara|Punjab|56300|44|2|30.8081|73.4458|35302|AO`,
  },
  roads: `Jinnah_Road Iqbal_Road Mall_Road Shahrah-e-Quaid-e-Azam University_Road College_Road Station_Road Hospital_Road GT_Road
    Circular_Road Railway_Road Kutchery_Road Liaquat_Road Model_Town_Road Satellite_Town_Road Cantt_Road Bank_Road Church_Road
    Ferozepur_Road Sadar_Bazar_Road Ring_Road Canal_Road Airport_Road Jail_Road Stadium_Road Masjid_Road Muslim_Town_Road
    Civil_Lines_Road Garden_Road Fatima_Jinnah_Road Faisal_Road Tariq_Road Nishtar_Road Chowk_Bazar_Road`,
  street:
    '(House {1-480}, Street {1-48}, {road}|House {1-240}-[A-F], {road}|{1-180} {road}|Flat {1-24}, Block [A-H], {road})',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+92 3(0#|1#|2#|3[0-6]|4#) #######',
  landline: '+92 {place.area} {place.office}######',
  banks: {
    columns: 'bank bic code',
    rows: `
      Habib Bank (HBL)|HABBPKKA|HABB
      National Bank of Pakistan|NBPAPKKA|NBPA
      Meezan Bank|MEZNPKKA|MEZN
      United Bank (UBL)|UNILPKKA|UNIL
      MCB Bank|MUCBPKKA|MUCB
      Allied Bank|ABPAPKKA|ABPA
      Bank Alfalah|ALFHPKKA|ALFH
      Bank AL Habib|BAHLPKKA|BAHL
      Askari Bank|ASCMPKKA|ASCM
      Faysal Bank|FAYSPKKA|FAYS
      Bank of Punjab|BPUNPKKA|BPUN
      Standard Chartered Pakistan|SCBLPKKX|SCBL
      Soneri Bank|SONEPKKA|SONE`,
  },
  // Banks have 10 to 16 digits; shorter ones are filled with zeros in the IBAN.
  account: '[0-9]###########',
  bban: '{bank.code}0000{account}',
  cards: 'visa mastercard unionpay',
  wallets: 'JazzCash Easypaisa SadaPay NayaPay',
  firms: {
    forms: '(Pvt.)_Ltd. (Private)_Limited Limited (SMC-Pvt.)_Ltd.',
    name: '({founder} {trade}|{founder} & Sons|{founder} Brothers {trade}|Al-(Noor|Madina|Karam|Habib|Rehman|Falah|Fateh) {trade}) {form}',
  },
  income: [40000, 250000],
  fields: {
    id: certified(pkCnic, 'CNIC', {
      synonyms: ['cnic', 'nadra', 'nicop', 'smart national identity card', 'شناختی کارڈ'],
    }),
    passport: pictured('Passport number', '[A-FKLMN]@#######', { synonyms: ['پاسپورٹ'] }),
    // The CNIC without hyphens and a running number; no rule is public, this is the usual look in Punjab.
    licence: {
      label: 'Driving licence',
      make: (random, p) => `${bare(p.read('id'))}#${random.int(1, 999)}`,
    },
    tax: pictured('NTN', '{1000000-9999999}-#', {
      synonyms: ['ntn', 'national tax number', 'fbr'],
    }),
    vat: pictured('STRN', '3277876######', {
      synonyms: ['strn', 'sales tax registration number'],
    }),
    ssn: pictured('EOBI number', '####[A-K]######', { synonyms: ['eobi'] }),
    bankcode: pictured('Bank code', '{bank.code}'),
    // Three letters and three or four digits; which letters a district gives out is not published.
    plate: pictured('Number plate', '{place.plate}@-{100-9999}'),
  },
  company: {
    registration: pictured('SECP registration (CUIN)', '{0010000-0289999}', {
      synonyms: ['cuin', 'secp'],
    }),
    tax: pictured('NTN', '{1000000-9999999}-#'),
    vat: pictured('STRN', '3277876######'),
  },
  presets: [
    {
      key: 'raast',
      name: 'Raast payment',
      rows: [
        ['Payer', 'name'],
        ['Payer IBAN', 'iban'],
        ['Payer CNIC', 'id'],
        ['Payee', 'payee.name'],
        ['Payee Raast ID', 'payee.phone'],
        ['Payee IBAN', 'payee.iban'],
        ['Payee bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
