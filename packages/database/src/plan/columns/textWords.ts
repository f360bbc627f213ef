import type { Here, Making } from './here.ts';
import { byName } from './named.ts';
import { statesOf } from './statuses.ts';
import { bare, singular, wordsOf } from './words.ts';

/** Types for a text, to be tried in order. */
export type Texts = readonly Making[] | ((here: Here) => readonly Making[]);

export const TEXTS = byName<Texts>([
  [
    'description beschreibung descripcion descricao descrizione opis omschrijving details summary abstract bio about',
    [{ type: 'sentence:12' }, { type: 'sentence:6' }],
  ],
  [
    'body content text message note notes comment comments remarks remark answer reply feedback review bemerkung notiz kommentar observaciones commentaire nota uwagi reason diagnosis instructions question excerpt narrative memo',
    [{ type: 'paragraph:2' }, { type: 'sentence:10' }, { type: 'sentence:5' }],
  ],
  [
    'title subject headline betreff titel titre titulo asunto titolo tytul caption heading topic',
    [{ type: 'sentence:6' }, { type: 'words:3' }],
  ],
  ['slug permalink handle url_key path_key codename', [{ type: 'slug:3' }, { type: 'slug:2' }]],
  ['url website link homepage uri site web callback_url webhook_url href', [{ type: 'url' }]],
  [
    'image image_url photo photo_url picture picture_url avatar avatar_url logo logo_url thumbnail icon',
    [{ pattern: 'https://img.example.com/{100000-999999}.jpg' }],
  ],
  ['path file_path filepath file attachment', [{ pattern: 'files/{2023-2025}/{100000-999999}.pdf' }]],
  [
    'file_name filename original_name',
    [{ pattern: '(report|invoice|photo|contract|scan)-{1000-9999}.(pdf|jpg|png|docx)' }],
  ],
  [
    'mime mime_type content_type media_type',
    [{ type: 'enum:application/pdf,image/jpeg,image/png,text/plain' }],
  ],
  [
    'password password_hash passwd hashed_password encrypted_password pass kennwort passwort contrasena wachtwoord haslo senha mot_de_passe',
    [{ type: 'string:60' }, { type: 'string:32' }, { type: 'string:16' }],
  ],
  [
    'token api_key secret access_token refresh_token session_id key_hash session_key nonce',
    [{ type: 'string:40' }, { type: 'string:20' }],
  ],
  ['hash checksum sha256 digest etag', [{ type: 'string:64' }, { type: 'string:32' }]],
  ['color colour farbe couleur cor colore', [{ type: 'color' }, { type: 'enum:red,blue,green,black,white' }]],
  ['size groesse taille talla tamanho taglia', [{ type: 'enum:XS,S,M,L,XL' }]],
  ['language lang sprache langue idioma lingua', [{ type: 'enum:en,de,fr,es,it,pt' }]],
  ['locale', [{ type: 'enum:en_US,de_DE,fr_FR,es_ES' }, { type: 'enum:en,de,fr,es' }]],
  ['timezone time_zone tz', [{ type: 'enum:UTC,Europe/Berlin,America/New_York,Asia/Tokyo' }]],
  [
    'country_code country iso_code iso iso2 nation land pays pais paese kraj nationality country_iso',
    ({ country, limits }) => [
      ...((limits.most ?? 99) > 3 ? [{ const: country.name }] : []),
      { const: country.code.toUpperCase() },
    ],
  ],
  [
    'currency currency_code ccy waehrung devise moneda moeda valuta',
    ({ country }) => [{ const: country.currency }],
  ],
  ['unit uom unit_of_measure einheit unite unidad', [{ type: 'enum:pc,kg,l,m,box' }]],
  [
    'status order_status etat estado zustand stan stato statut',
    (here) => [{ type: `enum:${statesFor(here)}` }],
  ],
  ['state', (here) => (here.subject ? [] : [{ type: `enum:${statesFor(here)}` }])],
  ['priority severity prioritaet prioridad', [{ type: 'enum:low=3,normal=5,high=2,urgent=1' }]],
  [
    'payment_method method zahlungsart payment_type metodo_pago',
    [{ type: 'enum:card=6,bank_transfer=3,cash=1' }],
  ],
  ['gateway provider processor', [{ type: 'enum:stripe,paypal,adyen' }]],
  [
    'gender sex geschlecht sexe sexo sesso plec',
    ({ country: { code } }) => [
      { type: `${code}.sex` },
      { type: `${code}.sex`, map: { male: 'M', female: 'F' } },
    ],
  ],
  [
    'salutation anrede civilite tratamiento prefix name_prefix title_of_courtesy',
    ({ country: { code } }) => [{ type: `${code}.person.salutation` }],
  ],
  ['middle_name middle second_first_name zweiter_vorname', [{ pattern: '[A-HJ-NP-TV-W].' }]],
  ['username user_name login nickname', [{ type: 'username' }, { pattern: 'user{1000-9999}' }]],
  ['suffix name_suffix', [{ type: 'enum:Jr.,Sr.,II,III' }]],
  ['by analyst teller whodunnit', [{ type: 'username' }]],
  ['extension phone_extension ext', [{ pattern: '%##' }]],
  [
    'mcc mcc_code merchant_category_code category_code_mcc',
    [{ type: 'enum:5411=6,5812=4,5814=3,5541=3,5912=2,5999=2,4111=2,5311=1,5732=1,7011=1' }],
  ],
  ['initials', [{ pattern: '@@' }]],
  ['blood_type blood_group blutgruppe', [{ type: 'enum:A+,A-,B+,B-,AB+,AB-,O+,O-' }]],
  ['marital_status', [{ type: 'enum:single,married,divorced,widowed' }]],
  [
    'address2 address_line2 address_2 line2 addr2 addr_line2 street2',
    [{ pattern: '(Apt|Suite|Floor) {1-40}' }],
  ],
  ['house_number hausnummer street_number', [{ pattern: '{1-140}' }]],
  ['isbn isbn13 isbn_13', [{ type: 'isbn' }]],
  ['ean barcode gtin upc ean13', [{ type: 'ean' }]],
  ['vin fin chassis chassis_number', [{ type: 'vin' }]],
  ['imei', [{ type: 'imei' }]],
  ['mac mac_address', [{ type: 'mac' }]],
  ['domain hostname host domain_name', [{ type: 'domain' }]],
  ['ipv6', [{ type: 'ipv6' }]],
  ['serial serial_number serial_no seriennummer', [{ pattern: '@@##########' }, { pattern: '########' }]],
  [
    'tracking tracking_number tracking_code tracking_no',
    [{ pattern: '1Z%###############' }, { pattern: '%#########' }],
  ],
  ['model modell modele modelo', [{ pattern: '@@-{100-990}' }]],
  ['make brand marke marque marca', [{ type: 'enum:Northwind,Alpina,Kestrel,Orion,Vela' }]],
  [
    'uuid guid external_id public_id uid correlation_id',
    [{ type: 'uuid' }, { type: 'string:20' }, { type: 'string:10' }],
  ],
  ['version app_version', [{ pattern: '{1-4}.{0-12}.{0-9}' }]],
  ['icd icd10 icd_code diagnosis_code', [{ pattern: '[A-N]%#.#' }]],
  ['last4 last_four card_last4 card_last_four', [{ type: 'digits:4' }]],
  ['pin otp', [{ type: 'digits:4' }]],
  [
    'department division team abteilung',
    [{ type: 'enum:Engineering,Sales,Marketing,Finance,Operations,Support' }],
  ],
  [
    'category kategorie group type kind typ tipo art categoria rodzaj',
    ({ table, words }) => [{ type: `enum:${kindsFor(table.name, words)}` }],
  ],
  ['role rolle rol', [{ type: 'enum:admin=1,editor=2,member=7' }]],
  ['event event_type action activity', [{ type: 'enum:created,updated,viewed,deleted,exported' }]],
  ['source channel origin utm_source', [{ type: 'enum:web=5,mobile=3,email=1,phone=1' }]],
  ['platform os device device_type', [{ type: 'enum:ios,android,web' }]],
  ['carrier shipping_method versandart', [{ type: 'enum:standard=6,express=2,pickup=1' }]],
  ['cabin class seat_class', [{ type: 'enum:economy=8,business=1,first=1' }]],
  ['seat seat_number seat_no', [{ pattern: '{1-40}[A-F]' }]],
  ['room room_number room_no zimmernummer gate', [{ pattern: '{1-5}{01-40}' }]],
  ['grade mark', [{ type: 'enum:A=3,B=4,C=3,D=1' }]],
  ['flight_number', [{ pattern: '@@%##' }]],
  ['dosage dose', [{ pattern: '(5|10|20|50|100|250|500) mg' }]],
  ['frequency', [{ type: 'enum:once daily,twice daily,weekly' }]],
  ['relationship relation', [{ type: 'enum:spouse,parent,child,sibling,friend' }]],
  ['zone aisle shelf bin regal', [{ pattern: '[A-F]-{01-20}' }]],
  ['data payload metadata settings options config attributes extra', [{ const: '{}' }]],
]);

/** Returns the states of a table's rows; they include the column's default, in its case. */
function statesFor({ table, column: { default: text = '' } }: Here): string {
  const states = statesOf(table.name);
  const [, usual] = /^\(?'([\w -]+)'/.exec(text) ?? [];
  if (usual === undefined) return states;
  const written = usual === usual.toUpperCase() ? states.toUpperCase() : states;
  return written.split(',').some((state) => state.startsWith(`${usual}=`))
    ? written
    : `${usual}=3,${written}`;
}

const KINDS: Readonly<Record<string, string>> = {
  address: 'billing,shipping',
  account: 'checking,savings',
  payment: 'card,bank_transfer,cash',
  transaction: 'deposit,withdrawal,transfer',
  contact: 'email,phone',
  phone: 'mobile,home,work',
  event: 'meeting,call,deadline',
  vehicle: 'car,van,truck',
  document: 'invoice,contract,report',
  notification: 'info,warning,alert',
  discount: 'percent,fixed',
};

/** Returns the usual kinds of a table's subject. */
function kindsFor(table: string, words: readonly string[]): string {
  const named = [...words, ...wordsOf(table).toReversed()].map((word) => bare(singular(word)));
  const known = named.find((word) => Object.hasOwn(KINDS, word));
  return known === undefined ? 'standard,special,other' : (KINDS[known] as string);
}
