import { type Out, putPiece, putDecimal } from '../bytes.ts';
import type { Country } from '../country.ts';
import type { Field } from '../field.ts';
import { isPlainPicture } from '../picture.ts';
import type { Random } from '../random.ts';

const group = 'contact';

/** Where the person can be reached. */
export const contact: Readonly<Record<string, Field>> = {
  phone: {
    label: 'Mobile phone',
    group,
    default: true,
    synonyms: ['mobile', 'phone number', 'phonenumber', 'telephone', 'cell', 'cellphone', 'mobile number', 'mobile phone', 'msisdn', 'tel'],
    plain: true,
    picture: (country) => country.facts.phone,
  },
  landline: {
    label: 'Landline',
    group,
    synonyms: ['fixed line', 'home phone', 'landline number'],
    needs: (country) => country.facts.landline !== undefined,
    plain: true,
    picture: (country) => country.facts.landline as string,
  },
  email: {
    label: 'E-mail',
    group,
    default: true,
    synonyms: ['e-mail', 'mail', 'email address', 'e-mail address'],
    plain: true,
    picture: '{given.slug}(.|_|){family.slug}({1-99}|{yy}|)\\@example.(com|org|net)',
  },
  street: {
    label: 'Street',
    group,
    synonyms: ['street address', 'address line', 'address line 1'],
    plain: (country) => isPlainPicture(country.facts.street) && country.roads.every((road) => road.plain),
    picture: (country) => country.facts.street,
  },
  address: {
    label: 'Address',
    group,
    default: true,
    synonyms: ['full address', 'postal address', 'home address'],
    picture: (country) => country.facts.address,
  },
  city: {
    label: 'City',
    group,
    default: true,
    synonyms: ['town'],
    plain: placesPlain,
    write: (out, at, _, { place }) => putPiece(out, at, place.city),
  },
  region: {
    label: 'Region',
    group,
    default: true,
    synonyms: ['state', 'province', 'county', 'prefecture', 'department'],
    plain: placesPlain,
    write: (out, at, _, { place }) => putPiece(out, at, place.region),
  },
  postcode: {
    label: 'Postcode',
    group,
    default: true,
    synonyms: ['zip', 'zipcode', 'zip code', 'postal code', 'postalcode', 'post code'],
    needs: (country) => country.facts.postcode !== undefined,
    plain: true,
    picture: (country) => country.facts.postcode as string,
  },
  lat: {
    label: 'Latitude',
    group,
    num: true,
    synonyms: ['latitude'],
    write: (out, at, random, { place }) => putNear(out, at, random, place.lat?.text),
  },
  lon: {
    label: 'Longitude',
    group,
    num: true,
    synonyms: ['longitude', 'lng', 'long'],
    write: (out, at, random, { place }) => putNear(out, at, random, place.lon?.text),
  },
};

function placesPlain(country: Country): boolean {
  return country.places.every(({ city, region }) => city.plain && region.plain);
}

/** A coordinate within 0.02 degrees (about two kilometres) of the middle of the place. */
function putNear(out: Out, at: number, random: Random, degrees: string | undefined): number {
  return putDecimal(out, at, Math.round(Number(degrees) * 10_000) + random.below(401) - 200, 4);
}
