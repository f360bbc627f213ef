import { ENGLISH } from '../data/englishNames.ts';
import { byRegion, placeChoice } from '../fields/regional.ts';
import { caBcPhn } from '../validators/caBcPhn.ts';
import { caBn } from '../validators/caBn.ts';
import { caGst } from '../validators/caGst.ts';
import { caOhip } from '../validators/caOhip.ts';
import { caSin } from '../validators/caSin.ts';
import { LICENCES, PLATES } from './ca/provinces.ts';
import { certified, country, pictured } from './declare.ts';

const areacode = {
  label: 'Area code',
  group: 'contact',
  synonyms: ['npa', 'telephone area code'],
  write: placeChoice('area'),
} as const;

export const ca = country({
  code: 'ca',
  name: 'Canada',
  alpha3: 'CAN',
  currency: 'CAD',
  group: 'Americas',
  aliases: 'Canadian Canadians Canadien Canadienne Canadiens Kanada Canuck Canucks Great_White_North',
  names: {
    male: `${ENGLISH.male} Jean Pierre Marc Michel Philippe André Stéphane Alain Sylvain Luc Guy Yves Claude Éric François
      Jacques Mathieu Alexandre Étienne Maxime Gabriel Olivier Félix Benoît Antoine Sébastien Guillaume Xavier
      Hugo Émile Gurpreet Harpreet Jaspreet Arjun Raj Amir Mohamed Ahmed Wei Jun Kenneth Wayne Bruce Glenn Dale Darren Todd
      Trevor Derek Brett Bradley Curtis Cody Tyler Austin Hudson Wyatt`,
    female: `${ENGLISH.female} Marie Nathalie Sylvie Isabelle Manon Chantal Josée Lise Louise Francine Johanne Martine
      Geneviève Mélanie Véronique Valérie Annie Audrey Camille Florence Léa Rosalie Juliette Béatrice Élise Noémie Jade
      Gabrielle Simran Harleen Manpreet Priya Fatima Aisha Mei Xiao Carol Donna Barbara Brenda Shannon Kelly Tracy
      Lindsay Kayla Ashley Brooke Sierra Hailey Madison Kaitlyn Morgan`,
    family: `${ENGLISH.surnames} Tremblay Gagnon Roy Côté Singh Li Wang Chen Bouchard Gauthier Morin Lavoie Fortin Gagné
      ${ENGLISH.families} Ouellet Pelletier Bélanger Lévesque Bergeron Leblanc Paquette Girard Simard Boucher Caron Beaulieu
      Cloutier Dubé Poirier Fournier Lapointe Leclerc Lefebvre Poulin Thibault St-Pierre Nadeau Martel Landry Richard
      MacDonald McDonald MacLeod Fraser MacKenzie Cameron Reid Sinclair Friesen Penner Wiebe Kowalchuk Melnyk Shevchenko
      Wong Chan Liu Zhang Huang Lam Nguyen Tran Kim Park Patel Kaur Gill Dhillon Sandhu Grewal Sharma Khan Ahmed Ali
      Hassan Santos Reyes Silva Rossi Russo Schmidt O'Brien Sullivan Doyle Power Walsh`,
  },
  places: {
    columns: 'city region home zone area lat lon',
    rows: `
      Toronto|Ontario|ON|M4[BCEGHJ-NPRSTV-Y],M5[ABCEGHJMNPRSTV],M6[ABCEGHJ-NPRS]|416 437 647|43.6535|-79.3839
      Montréal|Québec|QC|H2[ABCEGHJ-NPRSTV-Z],H3[ABCEGHJ-NSTVWX],H4[ABCEGHJ-N]|514 438 263|45.5088|-73.5878
      Calgary|Alberta|AB|T2[ABCEGHJ-NPRSTV-Z],T3[ABCEGHJK]|403 587 825 368|51.0501|-114.0853
      Ottawa|Ontario|ON|K1[BCEGHJ-NPRSTV-Z],K2[ABCEGHJ-MP]|613 343 753|45.4112|-75.6981
      Edmonton|Alberta|AB|T5[ABCEGHJ-NPRSTV-Z],T6[ABCEGHJ-NPRSTV-X]|780 587 825 368|53.5501|-113.4687
      Winnipeg|Manitoba|MB|R2[CGHJ-NPRV-Y],R3[ABCEGHJ-NPRTV-Y]|204 431 584|49.8844|-97.1470
      Mississauga|Ontario|ON|L5[ABCEGHJ-NPRSTVW],L4[TV-Z]|905 289 365 742|43.5890|-79.6441
      Vancouver|British Columbia|BC|V5[K-NPRSTV-Z],V6[ABCEGHJ-NPRST]|604 778 236 672|49.2497|-123.1193
      Brampton|Ontario|ON|L6[PRSTV-Z],L7A|905 289 365 742|43.6834|-79.7663
      Hamilton|Ontario|ON|L8[EGHJ-NPRSTVW],L9[ABC]|905 289 365 742|43.2501|-79.8496
      Surrey|British Columbia|BC|V3[RSTVWX],V4[ANP]|604 778 236 672|49.1913|-122.8490
      Québec|Québec|QC|G1[BCEGHJ-NPRSTV-Y]|418 581 367|46.8123|-71.2145
      Halifax|Nova Scotia|NS|B3[HJ-NPRS]|902 782|44.6464|-63.5729
      Laval|Québec|QC|H7[ABCEGHJ-NPRSTV-Y]|450 579 354|45.5699|-73.6920
      London|Ontario|ON|N5[V-Z],N6[ABCEGHJ-NP]|519 226 548 382|42.9834|-81.2330
      Markham|Ontario|ON|L3[PRST],L6[BCEG]|905 289 365 742|43.8668|-79.2663
      Gatineau|Québec|QC|J8[PRTXYZ]|819 873 468|45.4772|-75.7016
      Saskatoon|Saskatchewan|SK|S7[HJ-NPRSTVW]|306 639 474|52.1318|-106.6608
      Kitchener|Ontario|ON|N2[ABCEGHMNPR]|519 226 548 382|43.4254|-80.5112
      Windsor|Ontario|ON|N8[NPRSTWXY],N9[ABCEGH]|519 226 548 382|42.3001|-83.0165
      Regina|Saskatchewan|SK|S4[LMNPRSTV-Z]|306 639 474|50.4501|-104.6178
      St. John's|Newfoundland and Labrador|NL|A1[ABCEGH]|709 879|47.5649|-52.7093
      Victoria|British Columbia|BC|V8[NPRSTV-Z]|250 778 236|48.4359|-123.3516
      Moncton|New Brunswick|NB|E1[ACEG]|506 428|46.1159|-64.8019`,
  },
  roads: `Main_St King_St Queen_St Victoria_Ave Church_St Maple_Ave Park_Rd Elm_St Wellington_St Albert_St John_St Mill_St
    Centre_St Station_Rd Lakeshore_Rd Riverside_Dr Birch_Cres Cedar_Ave Pine_St Oak_Ridge_Dr Spruce_St Poplar_Dr Elgin_St
    Dundas_St Richmond_St Simcoe_St Laurier_Ave Cartier_St Champlain_St Mackenzie_Dr Prince_St George_St Water_St
    Highland_Ave Glenwood_Dr Sherwood_Cres 1st_Ave 2nd_Ave 4th_St 7th_Ave 10th_St`,
  street: '(|||{1-40}-|{100-2400}-){10-2999} {road}',
  address: '{street}, {city} {place.home} {postcode}',
  postcode: '{zone} #[ABCEGHJ-NPRSTV-Z]#',
  // The North American Numbering Plan keeps 555-0100 to 555-0199 of every area for fiction.
  phone: '+1 {areacode}-555-01##',
  landline: '+1 {areacode}-555-01##',
  banks: {
    columns: 'bank bic code',
    rows: `
      Royal Bank of Canada|ROYCCAT2|003
      TD Canada Trust|TDOMCATT|004
      Bank of Montreal|BOFMCAM2|001
      Scotiabank|NOSCCATT|002
      CIBC|CIBCCATT|010
      National Bank of Canada|BNDCCAMM|006
      Desjardins|CCDQCAMM|815
      ATB Financial|ATBRCA6E|219
      Laurentian Bank|BLCMCAMM|039
      Canadian Western Bank|CWBKCA61|030
      Citibank Canada|CITICATT|328`,
  },
  account: '%######',
  cards: 'visa mastercard amex',
  firms: {
    forms: 'Inc. Ltd. Corp. Ltée ULC',
    name: '({founder} {trade}|{founder} & {partner} {trade}|{town} {trade}|{founder} {trade}) {form}',
  },
  income: [3200, 9500],
  fields: {
    areacode,
    id: certified(caSin, 'SIN', { synonyms: ['social insurance number', 'sin number', 'nas'] }),
    ssn: { label: 'Social Insurance Number', validator: caSin, make: (_, p) => p.read('id') },
    tax: { label: 'SIN', validator: caSin, make: (_, p) => p.read('id') },
    vat: certified(caGst, 'GST/HST number', { synonyms: ['gst', 'hst'] }),
    // Two letters and six digits until 2023, then a letter, six digits and two letters.
    passport: pictured('Passport number', '([AGH]@######|[AP]######@@)', {
      synonyms: ['passeport'],
    }),
    licence: {
      label: "Driver's licence",
      write: byRegion(LICENCES),
      synonyms: ['permis de conduire'],
    },
    // Each province has its own card; these two have public check rules.
    health: certified(caOhip, 'Health card (Ontario)', {
      synonyms: ['ohip', 'ontario health card'],
    }),
    phn: certified(caBcPhn, 'Personal Health Number (British Columbia)', {
      group: 'identity',
      synonyms: ['bc services card', 'msp number'],
    }),
    transit: pictured('Transit number', '{00011-09999}', { synonyms: ['branch number'] }),
    institution: pictured('Institution number', '{bank.code}'),
    routing: pictured('EFT routing number', '0{bank.code}{transit}'),
    plate: { label: 'Licence plate', write: byRegion(PLATES) },
  },
  company: {
    areacode,
    registration: pictured('Corporation number', '{1000000-1699999}-#'),
    tax: certified(caBn, 'Business Number (BN)'),
    vat: {
      label: 'GST/HST number',
      validator: caGst,
      make: (_, p) => p.read('tax').replace('RC', 'RT'),
    },
  },
  presets: [
    {
      key: 'interac',
      name: 'Interac e-Transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Recipient', 'payee.name'],
        ['Recipient e-mail', 'payee.email'],
        ['Recipient phone', 'payee.phone'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference number', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'pad',
      name: 'Pre-authorized debit',
      rows: [
        ['Payee', 'company.name'],
        ['Business Number', 'company.tax'],
        ['Payor', 'name'],
        ['Bank', 'bank'],
        ['Institution number', 'institution'],
        ['Transit number', 'transit'],
        ['Account number', 'account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Debit date', 'date'],
      ],
    },
  ],
});
