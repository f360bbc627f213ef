import { ENGLISH } from '../data/englishNames.ts';
import { byRegion, placeChoice } from '../fields/regional.ts';
import { aba } from '../validators/aba.ts';
import { usDea } from '../validators/usDea.ts';
import { usEin } from '../validators/usEin.ts';
import { usItin } from '../validators/usItin.ts';
import { usMbi } from '../validators/usMbi.ts';
import { usNpi } from '../validators/usNpi.ts';
import { usSsn } from '../validators/usSsn.ts';
import { certified, country, pictured } from './declare.ts';
import { LICENSES, PLATES } from './us/states.ts';

const areacode = {
  label: 'Area code',
  group: 'contact',
  synonyms: ['npa', 'telephone area code'],
  write: placeChoice('area'),
} as const;

export const us = country({
  code: 'us',
  name: 'United States',
  alpha3: 'USA',
  currency: 'USD',
  group: 'Americas',
  aliases: `United_States_of_America America American Americans U.S. U.S.A. Estados_Unidos Estadounidense EEUU
    États-Unis Vereinigte_Staaten Amerika`,
  names: {
    male: `${ENGLISH.male} Eric Jose Brandon Tyler Zachary Juan Carlos Luis Jesus Miguel Antonio Angel Christian Austin Jesse
      Bryan Jeffrey Kenneth Ronald Donald Larry Dennis Jerry Terry Frank Roger Lawrence Gerald Walter Carl Arthur Albert
      Willie Ralph Roy Eugene Russell Bobby Johnny Jamal Darnell Tyrone Marcus Terrence Andre Malik Xavier Elijah Mason
      Hunter Chase Cody Travis Trevor Dustin Derek Brett Javier Alejandro Ricardo Diego Wei Raj Hiroshi`,
    female: `${ENGLISH.female} Ashley Brittany Kimberly Donna Carol Nancy Betty Dorothy Barbara Cynthia Pamela Debra Brenda
      Shirley Virginia Janet Ruth Carolyn Theresa Gloria Judy Beverly Denise Marilyn Tiffany Crystal Courtney Lauren
      Kayla Alexis Taylor Madison Morgan Brianna Destiny Jada Imani Latoya Ebony Keisha Ana Guadalupe Rosa Carmen Gabriela
      Daniela Valeria Adriana Veronica Monica Savannah Sierra Brooke Haley Kelsey Mei Priya Linh`,
    family: `${ENGLISH.surnames} Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Perez Sanchez Ramirez Torres
      Nguyen Flores Rivera ${ENGLISH.families} Gomez Diaz Cruz Reyes Gutierrez Ortiz Chavez Ramos Mendoza Ruiz Alvarez
      Castillo Jimenez Patel Kim Peterson Long Sanders Myers Sullivan Jenkins Brooks Washington Jefferson Banks Booker
      Dixon Freeman Wells Olson Hansen Larson Schmidt Schneider Weber Wagner Kowalski Novak Rossi Romano Russo Cohen
      Goldberg Levy Chen Wang Li Tran Pham Singh Khan Ali Vargas Castro Salazar Aguilar Vasquez Delgado Guerrero
      O'Brien O'Connor McCarthy McDonald Boyd Rice Hicks Bryant Coleman`,
  },
  places: {
    columns: 'city region home zone area lat lon',
    rows: `
      New York|New York|NY|10001-10014,10016-10040|212 332 347 646 718 917 929|40.7128|-74.0060
      Los Angeles|California|CA|90001-90008,90010-90029,90031-90049|213 310 323 424 747 818 738|34.0522|-118.2437
      Chicago|Illinois|IL|60605-60626,60628-60634,60636-60647|312 773 872|41.8781|-87.6298
      Houston|Texas|TX|77002-77009,77011-77051,77053-77099|281 346 713 832|29.7604|-95.3698
      Phoenix|Arizona|AZ|85003-85009,85012-85024,85031-85035|480 602 623|33.4484|-112.0740
      Philadelphia|Pennsylvania|PA|19102-19107,19118-19154|215 267 445|39.9526|-75.1652
      San Antonio|Texas|TX|78201-78230|210 726|29.4241|-98.4936
      San Diego|California|CA|92101-92111,92113-92124,92126-92131|619 858|32.7157|-117.1611
      Dallas|Texas|TX|75201-75212,75214-75220,75223-75238|214 469 972 945|32.7767|-96.7970
      Jacksonville|Florida|FL|32204-32211,32216-32226|904 324|30.3322|-81.6557
      Austin|Texas|TX|78701-78705,78721-78739,78744-78759|512 737|30.2672|-97.7431
      Fort Worth|Texas|TX|76102-76112,76114-76120,76131-76137|817 682|32.7555|-97.3308
      San Jose|California|CA|95110-95113,95116-95136|408 669|37.3382|-121.8863
      Columbus|Ohio|OH|43201-43207,43209-43215,43219-43224|614 380|39.9612|-82.9988
      Charlotte|North Carolina|NC|28202-28217,28269-28270|704 980|35.2271|-80.8431
      Indianapolis|Indiana|IN|46201-46205,46216-46222,46224-46229|317 463|39.7684|-86.1581
      San Francisco|California|CA|94102-94105,94107-94112,94114-94118|415 628|37.7749|-122.4194
      Seattle|Washington|WA|98101-98109,98115-98119|206 564|47.6062|-122.3321
      Denver|Colorado|CO|80202-80212,80218-80224,80230-80239|303 720 983|39.7392|-104.9903
      Washington|District of Columbia|DC|20001-20012,20015-20020|202 771|38.9072|-77.0369
      Boston|Massachusetts|MA|02108-02111,02113-02116,02118-02122|617 857|42.3601|-71.0589
      Nashville|Tennessee|TN|37203-37221|615 629|36.1627|-86.7816
      Detroit|Michigan|MI|48201-48217,48221-48228|313|42.3314|-83.0458
      Atlanta|Georgia|GA|30303-30319,30324-30329|404 470 678 943|33.7490|-84.3880
      Miami|Florida|FL|33125-33147|305 786 645|25.7617|-80.1918`,
  },
  roads: `Main_St Oak_St Maple_Ave Park_Ave Washington_St Elm_St Cedar_St Pine_St Lake_St Hill_St Walnut_St Church_St 2nd_St
    3rd_St 4th_St 5th_Ave 7th_St 9th_Ave 12th_St Lincoln_Ave Jefferson_St Madison_Ave Jackson_St Franklin_St Highland_Ave
    Sunset_Blvd River_Rd Spring_St Chestnut_St Broadway Center_St Ridge_Rd Meadow_Ln Willow_Dr Forest_Dr Cherry_Ln
    Dogwood_Dr Sycamore_St Magnolia_Ave Valley_View_Dr Mill_Rd Park_Pl`,
  street: '({100-9899}|{10-999}|{1000-2999}) {road}(|||, Apt {1-40}|, Apt {1-9}[A-F]|, Unit {100-1400})',
  address: '{street}, {city}, {place.home} {postcode}',
  postcode: '{zone}',
  // The North American Numbering Plan keeps 555-0100 to 555-0199 of every area for fiction.
  phone: '+1 {areacode}-555-01##',
  landline: '+1 {areacode}-555-01##',
  banks: {
    columns: 'bank bic code',
    rows: `
      JPMorgan Chase|CHASUS33|021000021
      Bank of America|BOFAUS3N|026009593
      Wells Fargo|WFBIUS6S|121000248
      Citibank|CITIUS33|021000089
      U.S. Bank|USBKUS44|091000022
      PNC Bank|PNCCUS33|043000096
      Truist|BRBTUS33|053101121
      Capital One|HIBKUS44|065000090
      TD Bank|NRTHUS33|031201360
      Fifth Third Bank|FTBCUS3C|042000314
      Citizens Bank|CTZIUS33|011500120
      KeyBank|KEYBUS33|041001039
      Huntington National Bank|HUNTUS33|044000024
      M&T Bank|MANTUS33|022000046
      Regions Bank|UPNBUS44|062000019
      BMO Bank|HATRUS44|071000288`,
  },
  account: '%########(|#|##|###)',
  cards: 'visa mastercard amex discover',
  wallets: 'Venmo Cash_App PayPal Zelle',
  firms: {
    forms: 'LLC Inc. Corp. Co. LLP Ltd.',
    name: '({founder} {trade}|{town} {trade}|{founder} & {partner} {trade}|{founder} Brothers {trade}) {form}',
  },
  income: [2400, 12000],
  fields: {
    areacode,
    id: certified(usSsn, 'SSN', { synonyms: ['social'] }),
    ssn: { label: 'Social Security number', validator: usSsn, make: (_, p) => p.read('id') },
    tax: { label: 'TIN (SSN)', validator: usSsn, make: (_, p) => p.read('id') },
    itin: certified(usItin, 'ITIN', {
      group: 'tax',
      synonyms: ['individual taxpayer identification number'],
    }),
    // Nine digits until 2021, since then a letter and eight digits.
    passport: pictured('Passport number', '([A-E]########|[4-6]########)'),
    licence: { label: "Driver's license", write: byRegion(LICENSES) },
    health: certified(usMbi, 'Medicare number (MBI)', {
      synonyms: ['medicare', 'mbi', 'medicare beneficiary'],
    }),
    npi: certified(usNpi, 'NPI', { group: 'work', synonyms: ['national provider identifier'] }),
    dea: certified(usDea, 'DEA number', { group: 'work', synonyms: ['dea registration'] }),
    routing: { label: 'ABA routing number', picture: '{bank.code}', validator: aba },
    // The bank's routing number without its check digit, and seven digits.
    trace: {
      label: 'ACH trace number',
      group: 'transaction',
      make: (random, { bank }) => `${bank.code?.text.slice(0, 8)}${random.digits(7)}`,
    },
    plate: { label: 'License plate', write: byRegion(PLATES), synonyms: ['tag number'] },
  },
  company: {
    areacode,
    // States number their firms each in its own way; this is the look of Delaware's.
    registration: pictured('State file number', '%######'),
    tax: certified(usEin, 'EIN'),
  },
  presets: [
    {
      key: 'ach',
      name: 'ACH direct deposit',
      rows: [
        ['Originator', 'company.name'],
        ['Company ID (EIN)', 'company.tax'],
        ['Receiver', 'name'],
        ['Bank', 'bank'],
        ['Routing number', 'routing'],
        ['Account number', 'account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Trace number', 'trace'],
        ['Effective date', 'date'],
      ],
    },
    {
      key: 'fednow',
      name: 'FedNow instant payment',
      rows: [
        ['Sender', 'name'],
        ['Sender routing number', 'routing'],
        ['Sender account', 'account'],
        ['Receiver', 'payee.name'],
        ['Receiver routing number', 'payee.routing'],
        ['Receiver account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['End-to-end ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'zelle',
      name: 'Zelle payment',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Recipient', 'payee.name'],
        ['Recipient phone', 'payee.phone'],
        ['Recipient e-mail', 'payee.email'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Confirmation', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
