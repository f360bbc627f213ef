import { type Out, Piece, putDecimal, putInt, putPiece, Text } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { Field } from '../model.ts';

const group = 'contact';

/** Ways to contact the person. */
export const contact: Readonly<Record<string, Field>> = {
  phone: {
    label: 'Mobile phone',
    group,
    default: true,
    synonyms: list(`mobile phone_number fone fone_number telephone cell mobile_number msisdn tel
      phone_no phone_nr phone_num telephone_number telephone_no cell_phone cell_number cell_phone_number
      mobile_no mobile_phone_number contact_number whatsapp_number gsm_number cellular ph_number ph_no
      mob_no fon`),
    picture: (country) => country.facts.phone,
  },
  landline: {
    label: 'Landline',
    group,
    synonyms: list(
      `fixed_line home_phone landline_number landline_phone landline_phone_number home_phone_number`,
    ),
    needs: (country) => country.facts.landline !== undefined,
    picture: (country) => country.facts.landline as string,
  },
  email: {
    label: 'E-mail',
    group,
    default: true,
    synonyms: list(`mail e-mail_address email_id emails mail_address mail_id electronic_mail`),
    shows: () => 'serial',
    // The row's serial number selects the joint, the domain and the number, so that no two rows have the same
    // address.
    write(out, at, _, { given, family, serial, domain }) {
      const number = Math.floor(serial / 9);
      const kind = serial - number * 9;
      let to = putPiece(out, putPiece(out, at, given.slug), JOINTS[kind] as Piece);
      to = putPiece(out, to, family.slug);
      if (number > 0) to = putInt(out, to, number);
      const usual = DOMAINS[kind] as Text;
      if (domain === undefined || domain.text === usual.text) return putPiece(out, to, usual);
      // A letter tells addresses apart that usually differ in their domains alone.
      const third = Math.floor(kind / 3);
      if (third > 0 || DOMAINS.some(({ text }) => text === domain.text)) out.bytes[to++] = 97 + third;
      return putPiece(out, to, domain);
    },
  },
  street: {
    label: 'Street',
    group,
    synonyms: list(`address_line address_line_1 street_name road road_name
      address_line_one`),
    picture: (country) => country.facts.street,
  },
  address: {
    label: 'Address',
    group,
    default: true,
    synonyms:
      list(`full_address street_address postal_address home_address complete_address residential_address mailing_address
      billing_address shipping_address delivery_address physical_address postal_addresses
      residence_address`),
    picture: (country) => country.facts.address,
  },
  city: {
    label: 'City',
    group,
    default: true,
    synonyms: list('town city_name municipality'),
    picture: '{town}',
  },
  region: {
    label: 'Region',
    group,
    default: true,
    synonyms:
      list(`state province county prefecture department federal_state canton oblast governorate voivodeship
      emirate state_or_province administrative_region`),
    picture: '{place.region}',
  },
  postcode: {
    label: 'Postcode',
    group,
    default: true,
    synonyms: list(`zip zip_code postal_code post_code postal_index eircode pin_code cep zip_no
      zip_number`),
    needs: (country) => country.facts.postcode !== undefined,
    picture: (country) => country.facts.postcode as string,
  },
  lat: {
    label: 'Latitude',
    group,
    num: true,
    synonyms: list('latitudes'),
    write: (out, at, random, { place }) => putNear(out, at, random, place.lat?.text),
  },
  lon: {
    label: 'Longitude',
    group,
    num: true,
    synonyms: list('lng'),
    write: (out, at, random, { place }) => putNear(out, at, random, place.lon?.text),
  },
};

/** Every joint with every domain. */
const JOINTS = ['.', '_', '', '.', '_', '', '.', '_', ''].map((text) => new Piece(text));
const DOMAINS = list('com com com org org org net net net').map((name) => new Text(`@example.${name}`));

/** Writes a coordinate within 0.02 degrees (about two kilometres) of the centre of the place. */
function putNear(out: Out, at: number, random: Random, degrees: string | undefined): number {
  return putDecimal(out, at, Math.round(Number(degrees) * 10_000) + random.below(401) - 200, 4);
}
