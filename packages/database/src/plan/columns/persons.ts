import { fieldNamed } from 'specimen-data/internal';
import { fitting, type Here, type Making, type Meaning, mayBeCut } from './here.ts';
import { byName, found, phrasesIn } from './named.ts';
import { saysNothing, sharedTypes } from './shared.ts';
import { type Subject, subjectOf } from './subjects.ts';
import { spelledOut, wordsOf } from './words.ts';

/** Column names of a person's fields that requests in plain language do not use. */
const PERSONS = byName([
  ['fname firstname given vorname prenom nombres nombre_pila primer_nombre imie_pierwsze', 'first'],
  ['lname surname family nachname apellido_paterno nazwisko', 'last'],
  [
    'display_name real_name contact_name ansprechpartner kontaktperson interlocuteur contact_person full_legal_name nombre_completo nom_complet nome_completo cardholder cardholder_name recipient recipient_name sender_name billing_name shipping_name',
    'name',
  ],
  [
    'addr addr1 address1 address_line1 address_1 line1 street1 street_line_1 strasse domicilio calle',
    'street',
  ],
  ['zip_code zip plz cp codigo_postal postal', 'postcode'],
  ['st state_province district bezirk distrito bundesland estado etat provincia', 'region'],
  ['town locality location hometown ort localidad localite comune miejscowosc poblacion', 'city'],
  ['mobile_phone cell gsm tel fax phone1 phone2 telefono celular handy portable tlf', 'phone'],
  ['mail e_mail correo courriel', 'email'],
  ['user_name login nick handle benutzername screenname', 'username'],
  ['national_id identity_number id_number document_number id_card ssn social_security_number', 'id'],
  ['employer employer_name', 'employer'],
  ['job job_title occupation profession beruf puesto cargo', 'job'],
  ['user_agent ua browser', 'useragent'],
  ['ip ip_address ip_addr client_ip remote_addr last_ip', 'ip'],
  ['licence_number license_number driving_license driver_license', 'licence'],
  ['plate license_plate number_plate registration_plate', 'plate'],
  ['iban', 'iban'],
  ['bic swift', 'swift'],
  ['avatar', 'avatar'],
]);

/** Fields that a single word, or the last word of a name, does not prove. */
const VAGUE = new Set([
  'date',
  'reference',
  'merchant',
  'brand',
  'expiry',
  'txn',
  'native',
  'branch',
  'institution',
  'transit',
  'position',
  'wallet',
  'balance',
  'amount',
  'avatar',
  'cvv',
  'voter',
  'health',
  'bankcode',
]);

/** Column names of a firm's fields that requests do not use. */
const FIRMS = byName([
  [
    'name company_name legal_name firm firma razon_social raison_sociale ragione_sociale denominacion bezeichnung nombre nom nome nazwa naam',
    'name',
  ],
  ['website web url homepage site webseite sitio_web site_web', 'website'],
  ['industry sector branche branch_of_industry sector_economico', 'industry'],
  [
    'registration registration_number company_number register_number reg_no handelsregister siren',
    'registration',
  ],
  ['vat vat_number vat_id vat_no tax_id tax_number ust_id nif cif nip rfc cnpj', 'vat'],
  ['legal_form form rechtsform', 'form'],
  ['lei', 'lei'],
]);

/** Column names of a product's fields. */
const PRODUCTS = byName([
  [
    'name title product_name item_name label bezeichnung nombre nom nome nazwa naam artikelname designation',
    'name',
  ],
  [
    'description beschreibung descripcion descricao descrizione opis summary short_description',
    'description',
  ],
  ['brand marke marque marca manufacturer_name', 'brand'],
  ['category kategorie categorie categoria', 'category'],
  ['sku article_number item_number product_code item_code artikelnummer code referencia ref', 'sku'],
  ['ean barcode gtin upc ean13', 'ean'],
]);

/** Returns the meaning of a text column about the person, firm or product of the row. */
export function subjectMeaning(here: Here): Meaning | undefined {
  const { subject, words, table, country, column } = here;
  const phrases = phrasesIn(words, table.name);
  const lead = subjectOf(words[0] ?? '');
  const about = words.length > 1 && lead !== undefined ? lead : subject;
  const why = about === undefined ? 'name' : `name, of a ${about === 'company' ? 'firm' : about}`;
  if (isStateOfThing(here)) return undefined;
  const own = [spelledOut(column.name), ...phrases];
  const make = (field: string, mayCut = mayBeCut(`.${field}`)): Meaning | undefined => {
    const { code } = country;
    const own = { type: `${code}.${field}` };
    const shorter = SHORTER[field.split('.').at(-1) as string]?.({ code, about }) ?? [];
    const making =
      [own, ...shorter].map((each) => fitting(here, each, false)).find((each) => each !== undefined) ??
      fitting(here, own, mayCut);
    return making && { making, why };
  };
  const isBareName = phrases.some((phrase) => BARE_NAME.test(phrase));
  if (about === 'product') {
    const key = found(PRODUCTS, phrases);
    if (key !== undefined && country.product.has(key)) return make(`product.${key}`, key !== 'ean');
  }
  const person = personField(here, own);
  if (about === 'company') {
    const key =
      found(FIRMS, phrases) ?? (person === 'landline' ? 'phone' : person === 'employer' ? 'name' : person);
    if (key === 'vat' && !country.company.has(key) && country.company.has('tax')) return make('company.tax');
    if (key !== undefined && country.company.has(key)) return make(`company.${key}`);
  }
  if (person === 'name' && about !== 'person' && isBareName) return undefined;
  const part = isBareName ? partOfName(here) : undefined;
  if (person === 'name' && part !== undefined) return make(part);
  if (person !== undefined) return make(person);
  const last = subjectOf(words.at(-1) ?? '');
  if (last === 'person') return make('name');
  return last === 'company' && !saysNothing(here) ? make('company.name') : undefined;
}

/** Returns true if `state` means the state of a thing and not a part of a country: no other column names a place. */
function isStateOfThing({ words, subject, table }: Here): boolean {
  return words.join() === 'state' && subject === undefined && !hasPlace(table);
}

function hasPlace({ columns }: Here['table']): boolean {
  return columns.some(({ name }) => PLACES.test(wordsOf(spelledOut(name)).join('')));
}

const PLACES = /^(city|cityid|town|zip|zipcode|postcode|postalcode|postal)$/;

/** A shorter title is a form of address such as `Mr`, not an occupation. */
const LONG_TITLE = 15;

/** Returns the part of a name that a column holds if another column holds the other part: `nom` beside `prenom`. */
function partOfName(here: Here): string | undefined {
  const [part = ''] = sharedTypes(here, '').map((type) => type.split('.')[1] ?? '');
  return part === 'first' || part === 'last' ? part : undefined;
}

/** Replacements for values that are too long for a column, the longest first. */
const SHORTER: Readonly<
  Record<string, (row: { readonly code: string; readonly about: Subject }) => readonly Making[]>
> = {
  email: () =>
    patterns('(alex|chris|dana|kim|max|pat|robin|sam)%###\\@example.com', '[a-z][a-z]%#\\@example.com'),
  phone: () => patterns('+%###########', '%###########', '%#########', '%######'),
  region: ({ code, about }) => [{ type: `${code}.${about === 'company' ? 'company' : 'person'}.state` }],
};

function patterns(...all: readonly string[]): readonly Making[] {
  return all.map((pattern) => ({ pattern }));
}

/** A name that does not say whose it is. */
const BARE_NAME =
  /^(name|fullname|full_name|shortname|display_name|nombre|nom|nome|naam|nazwa|navn|namn|nimi|title|label)$/;

/** A name of a key that does not name its register. */
const BARE_ID =
  /^(id|ids|ident|identifier|identity|identification|identidad|document|documento|national|card|code|number|no|nr|num|key)$/;

/** Words that requests understand as facts of a person, such as the region or the pay. */
const NOT_PERSONS = /^(department|departamento|departement|pays)$/;

function personField(
  { country, words, subject, limits, column: { comment } }: Here,
  phrases: readonly string[],
): string | undefined {
  const known = found(PERSONS, phrases);
  if (known !== undefined && country.fields.has(known)) return known;
  if (subject === 'person' && /^(title|position|rank)$/.test(words.join('_')))
    return words[0] === 'title' && (limits.most ?? LONG_TITLE) < LONG_TITLE ? 'person.salutation' : 'job';
  if (NOT_PERSONS.test(words.at(-1) ?? '')) return undefined;
  for (const [i, phrase] of phrases.entries()) {
    const field = fieldNamed(country, phrase.replace(/_/g, ' '));
    const isWhole = i === 0 || phrase === words.join('_');
    if (field === undefined || (VAGUE.has(field) && !(isWhole && words.length > 1))) continue;
    if (field === 'id' && (BARE_ID.test(words.join('_')) || subject !== 'person')) continue;
    if (
      (field === 'job' || field === 'name') &&
      !isWhole &&
      subject !== 'person' &&
      !subjectOf(words[0] ?? '')
    )
      continue;
    return field;
  }
  if (comment === undefined || comment.split(/\s+/).length > 5) return undefined;
  return fieldNamed(country, comment.replace(/[.,;:]/g, ''));
}
