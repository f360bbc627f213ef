import { ENGLISH } from '../data/englishNames.ts';
import { bankPicture, placePicture } from '../fields/regional.ts';
import { gbDriver } from '../validators/gbDriver.ts';
import { gbNhs } from '../validators/gbNhs.ts';
import { gbNino } from '../validators/gbNino.ts';
import { gbUtr } from '../validators/gbUtr.ts';
import { gbVat } from '../validators/gbVat.ts';
import { certified, country, pictured } from './declare.ts';

const sortcode = { label: 'Sort code', write: bankPicture('code') };

/** Behind the two letters of a plate's region: the half-year and three letters. */
const SERIES = '[1267][0-5] [A-HJ-PR-Z][A-HJ-PR-Z][A-HJ-PR-Z]';

/** Numbers of companies and of partnerships (LLP) by register: England and Wales, Scotland, Northern Ireland. */
const EW = '{01000000-15999999}|OC{300000-454999}';
const SC = 'SC{100000-799999}|SO{300000-307999}';
const NI = 'NI{030000-699999}|NC{000100-001999}';
const [company, partnership] = [placePicture('home'), placePicture('office')];

export const gb = country({
  code: 'gb',
  name: 'United Kingdom',
  alpha3: 'GBR',
  currency: 'GBP',
  group: 'Europe',
  aliases: `UK U.K. Great_Britain Britain British Briton Britons Brit Brits England English Englishman
    Englishwoman Scotland Scottish Scots Wales Welsh Northern_Ireland Northern_Irish Royaume-Uni
    Reino_Unido Großbritannien Vereinigtes_Königreich`,
  names: {
    male: `${ENGLISH.male} Stuart Graham Neil Colin Trevor Nigel Barry Roger Derek Kenneth Geoffrey Malcolm Duncan Callum Lewis
      Harry Alfie Archie Charlie Oscar Freddie Theo Finley Jamie Ross Euan Angus Hamish Fraser Rhys Gareth Owain Dafydd
      Darren Lee Wayne Dean Carl Mohammed Muhammad Ahmed Ali Imran Hassan Arjun Rajesh Sanjay Harpreet Kwame Tunde Piotr
      Stewart Gordon Rory`,
    female: `${ENGLISH.female} Gemma Kelly Lauren Bethany Poppy Isla Freya Florence Daisy Evie Phoebe Imogen Harriet Ellie Katie
      Jodie Leanne Hayley Kirsty Lindsay Louise Nicola Joanne Tracey Alison Fiona Gillian Lorraine Lesley Jacqueline
      Janet Pauline Maureen Jean Joan Dorothy Sheila Rosie Aisha Fatima Ayesha Zainab Priya Anjali Simran Sian Rhiannon
      Carys Cerys Bronwen Mhairi Eilidh Catriona Agnieszka Chidinma`,
    family: `${ENGLISH.surnames} Davies Patel Khan Singh Hussain Ahmed Ali ${ENGLISH.families} Begum Kaur Jenkins
      Griffiths Lloyd Owen Rees Pritchard Howells Bevan MacDonald McDonald Reid Paterson Fraser Sutherland Sinclair
      Cameron Duncan Wallace Boyle Doherty Quinn Gallagher O'Neill O'Connor McCarthy Fletcher Atkinson Chapman Barker
      Lowe Gibson Saunders Matthews Pearson Booth Poole Dawson Hudson Fox Rose Barrett Harvey Day Gibbs Brooks Dixon
      Pickering Hargreaves Ashworth Bradley Whittaker Thornton Akhtar Iqbal Mahmood Rahman Shah Sharma Chowdhury Gupta
      Okafor Adeyemi Mensah Kowalski Nowak Chan Wong Chen`,
  },
  places: {
    columns: 'city region zone area code lat lon plate home office',
    rows: `
      London|England|E{1-18},N{1-22},NW{1-11},SE{1-28},SW{2-20},W{2-14}|20|7946 0|51.5072|-0.1276|L[A-HJ-PR-Y]${SERIES}|${EW}
      Birmingham|England|B{1-21},B{23-38}|121|496 0|52.4814|-1.8998|B[A-HJ-PR-Y]${SERIES}|${EW}
      Leeds|England|LS{1-18}|113|496 0|53.7965|-1.5478|Y[A-HJK]${SERIES}|${EW}
      Glasgow|Scotland|G{11-15},G{20-23},G{31-34},G{40-46},G{51-53}|141|496 0|55.8651|-4.2576|S[A-HJ]${SERIES}|${SC}
      Sheffield|England|S{1-14}|114|496 0|53.3830|-1.4659|Y[LMNOPR-U]${SERIES}|${EW}
      Manchester|England|M{1-9},M{11-16},M{18-23},M40|161|496 0|53.4809|-2.2374|M[A-HJ-PR-Y]${SERIES}|${EW}
      Edinburgh|Scotland|EH{1-17}|131|496 0|55.9521|-3.1965|S[K-O]${SERIES}|${SC}
      Liverpool|England|L{1-19}|151|496 0|53.4106|-2.9779|D[A-HJK]${SERIES}|${EW}
      Bristol|England|BS{1-11},BS{13-16}|117|496 0|51.4552|-2.5966|W[M-OPR-Y]${SERIES}|${EW}
      Cardiff|Wales|CF10,CF11,CF14,CF15,CF23,CF24|29|2018 0|51.4800|-3.1800|C[A-HJ-O]${SERIES}|${EW}
      Leicester|England|LE{1-5}|116|496 0|52.6386|-1.1317|F[L-PR-Y]${SERIES}|${EW}
      Belfast|Northern Ireland|BT{1-17}|28|9649 6|54.5973|-5.9301|[A-HJ-PR-Y]EZ ####|${NI}
      Nottingham|England|NG{1-9}|115|946 0|52.9536|-1.1505|F[A-HJ-P]${SERIES}|${EW}
      Newcastle upon Tyne|England|NE{1-7},NE15|191|498 0|54.9733|-1.6140|N[A-HJ-PR-Y]${SERIES}|${EW}
      Sunderland|England|SR{1-6}|191|498 0|54.9046|-1.3822|N[A-HJ-PR-Y]${SERIES}|${EW}
      Reading|England|RG1,RG2,RG4,RG6,RG30|118|496 0|51.4562|-0.9711|R[A-HJ-PR-Y]${SERIES}|${EW}
      Salford|England|M{5-7}|161|496 0|53.4877|-2.2909|M[A-HJ-PR-Y]${SERIES}|${EW}
      Solihull|England|B{90-92}|121|496 0|52.4118|-1.7776|B[A-HJ-PR-Y]${SERIES}|${EW}
      Gateshead|England|NE{8-11}|191|498 0|54.9527|-1.6034|N[A-HJ-PR-Y]${SERIES}|${EW}
      Durham|England|DH1|191|498 0|54.7761|-1.5733|N[A-HJ-PR-Y]${SERIES}|${EW}
      Birkenhead|England|CH{41-42}|151|496 0|53.3934|-3.0148|D[A-HJK]${SERIES}|${EW}`,
  },
  roads: `High_Street Station_Road Main_Street Park_Road Church_Road Church_Street London_Road Victoria_Road Green_Lane
    Manor_Road Church_Lane Park_Avenue The_Avenue The_Crescent Queens_Road New_Road Grange_Road Kings_Road Kingsway
    Windsor_Road Highfield_Road Mill_Lane Alexander_Road York_Road St_John's_Road Main_Road Broadway King_Street
    The_Green Springfield_Road George_Street Park_Lane Victoria_Street Albert_Road Queensway New_Street Queen_Street
    West_Street North_Street Manchester_Road The_Grove Richmond_Road Grove_Road South_Street School_Lane`,
  street: '(||||Flat {1-24}, |Flat {1-9}[A-C], ){1-189} {road}',
  address: '{street}, {city}, {postcode}',
  postcode: '{zone} #[ABD-HJLNP-UW-Z][ABD-HJLNP-UW-Z]',
  // Ofcom's mobile numbers for drama (07700 900) are refused by phone libraries; these are ordinary ranges.
  phone:
    '+44 (740[0-3]|741[0-6]|742[5-9]|743[0-7]|748[3-7]|749[4-9]|750[4-8]|754#|756#|771[0-2]|772#|780[0-7]|784#|796#|798#) ######',
  // Ofcom's numbers for drama in these cities; Nottingham's is refused by phone libraries and an ordinary one.
  landline: '+44 {place.area} {place.code}###',
  banks: {
    columns: 'bank bic code',
    rows: `
      Barclays|BUKBGB22|20-##-##
      Lloyds Bank|LOYDGB2L|30-[0-8]#-##
      HSBC UK|HBUKGB4B|40-[0-4]#-##
      NatWest|NWBKGB2L|60-[0-2]#-##
      Santander UK|ABBYGB2L|09-01-[0-5]#
      Nationwide|NAIAGB21|07-0[0-9]-##
      Royal Bank of Scotland|RBOSGB2L|83-[1-2]#-##
      Bank of Scotland|BOFSGB21|80-[0-2]#-##
      TSB|TSBSGB2A|77-[0-8]#-##
      Monzo|MONZGB2L|04-00-0[346]
      Starling Bank|SRLGGB2L|60-83-71
      The Co-operative Bank|CPBKGB22|08-9[0-3]-##
      Virgin Money|CLYDGB2S|82-[1-6]#-##
      Metro Bank|MYMBGB2L|23-05-80`,
  },
  account: '########',
  bban: '{bic.bank}{sortcode.bare}{account}',
  cards: 'visa mastercard amex maestro',
  firms: {
    forms: 'Ltd Limited PLC LLP CIC',
    name: '({founder} {trade}|{founder} & Sons|{founder} & {partner}|{town} {trade}|{founder} {trade}) {form}',
  },
  income: [2000, 6000],
  fields: {
    id: certified(gbNino, 'National Insurance number', {
      synonyms: ['nino', 'ni number', 'national insurance'],
    }),
    ssn: { label: 'National Insurance number', validator: gbNino, make: (_, p) => p.read('id') },
    passport: pictured('Passport number', '%########'),
    licence: certified(gbDriver, 'Driver number', {
      synonyms: ['dvla number', 'dvla', 'driver number'],
    }),
    tax: certified(gbUtr, 'UTR', { synonyms: ['unique taxpayer reference'] }),
    vat: certified(gbVat, 'VAT registration number'),
    health: certified(gbNhs, 'NHS number', { synonyms: ['nhs'] }),
    sortcode,
    plate: {
      label: 'Number plate',
      write: placePicture('plate'),
      synonyms: ['registration mark'],
    },
  },
  company: {
    registration: {
      label: 'Company number',
      write: (out, at, random, p) =>
        (p.firm.form.name.text === 'LLP' ? partnership : company)(out, at, random, p),
    },
    vat: certified(gbVat, 'VAT registration number'),
    tax: certified(gbUtr, 'Corporation Tax UTR'),
    sortcode: { ...sortcode, group: 'banking' },
  },
  presets: [
    {
      key: 'faster-payments',
      name: 'Faster Payment',
      rows: [
        ['Payer', 'name'],
        ['Payer sort code', 'sortcode'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee sort code', 'payee.sortcode'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'bacs',
      name: 'Bacs Direct Debit',
      rows: [
        ['Service user', 'company.name'],
        ['Company number', 'company.registration'],
        ['Account holder', 'name'],
        ['Bank', 'bank'],
        ['Sort code', 'sortcode'],
        ['Account number', 'account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Mandate reference', 'reference'],
        ['Collection date', 'date'],
      ],
    },
  ],
});
