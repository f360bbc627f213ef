import { type Out, Piece, putInt, putPiece, putText, putTwo } from '../bytes.ts';
import type { Day } from '../day.ts';
import type { Field } from '../field.ts';
import { mrzTd3, putTd3 } from '../validators/mrzTd3.ts';

const group = 'identity';

/** Who the person is. A field without a maker is one each country makes in its own way. */
export const identity: Readonly<Record<string, Field>> = {
  name: {
    label: 'Full name',
    group,
    default: true,
    synonyms: ['fullname', 'full name', 'customer name', 'person name'],
    plain: (country) => country.plainNames,
    write: (out, at, random, p) => p.community.name(out, at, random, p),
  },
  first: {
    label: 'First name',
    group,
    synonyms: ['firstname', 'given name', 'givenname', 'forename'],
    plain: (country) => country.plainNames,
    write: (out, at, _, { given }) => putPiece(out, at, given),
  },
  last: {
    label: 'Last name',
    group,
    synonyms: ['lastname', 'surname', 'family name', 'familyname'],
    plain: (country) => country.plainNames,
    write: (out, at, random, p) => p.community.last(out, at, random, p),
  },
  native: {
    label: 'Name in native script',
    group,
    synonyms: ['native name', 'local name', 'name in local script'],
    needs: (country) => country.nameFacts.some(({ native }) => native !== undefined),
    plain: (country) => country.plainNames,
    write: (out, at, random, p) => p.community.native(out, at, random, p),
  },
  sex: {
    label: 'Sex',
    group,
    default: true,
    synonyms: ['gender'],
    plain: true,
    write: (out, at, _, { sex }) => putPiece(out, at, sex === 'male' ? MALE : FEMALE),
  },
  dob: {
    label: 'Date of birth',
    group,
    default: true,
    synonyms: ['birthdate', 'birth date', 'birthday', 'born', 'date of birth'],
    plain: true,
    write: (out, at, _, { born }) => putDay(out, at, born),
  },
  id: {
    label: 'National ID',
    group,
    default: true,
    synonyms: ['national id', 'nationalid', 'id number', 'identity number', 'identity card', 'id card', 'nid'],
  },
  passport: {
    label: 'Passport number',
    group,
    synonyms: ['passport number', 'passportnumber', 'passport no', 'travel document'],
  },
  mrz: {
    label: 'Passport MRZ',
    group,
    synonyms: ['machine readable zone', 'passport mrz'],
    validator: mrzTd3,
    write(out, at, _, p) {
      const { alpha3, nationality = alpha3 } = p.country.facts;
      return putTd3(out, at, p, { country: nationality, nationality });
    },
  },
  health: {
    label: 'Health insurance number',
    group,
    synonyms: ['health number', 'health card', 'health insurance number', 'medical number'],
  },
  voter: { label: 'Voter number', group, synonyms: ['voter id', 'voter card', 'voter number'] },
  licence: {
    label: 'Driving licence',
    group,
    synonyms: ['license', 'driving license', 'driving licence', "driver's license", 'drivers licence', 'driver licence', 'drivers license', 'dl'],
  },
  avatar: {
    label: 'Avatar',
    group,
    img: true,
    synonyms: ['photo', 'picture', 'image', 'portrait', 'profile picture'],
    write(out, at, random, { given, family }) {
      let to = putPiece(out, at, AVATAR.start);
      to = putText(out, to, COLOURS[random.below(COLOURS.length)] as string);
      to = putPiece(out, to, AVATAR.middle);
      to = putText(out, to, (given.capitals[0] ?? 'X') + (family.capitals[0] ?? 'X'));
      return putPiece(out, to, AVATAR.end);
    },
  },
};

const MALE = new Piece('male');
const FEMALE = new Piece('female');

/** `YYYY-MM-DD`. */
export function putDay(out: Out, at: number, { year, month, day }: Day): number {
  const { bytes } = out;
  const to = putInt(out, at, year, 4);
  bytes[to] = 45;
  bytes[putTwo(out, to + 1, month)] = 45;
  return putTwo(out, to + 4, day);
}

/** Two initials on a coloured tile, as a percent-encoded SVG. */
const AVATAR = {
  start: new Piece(
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Crect width='64' height='64' rx='8' fill='%23",
  ),
  middle: new Piece("'/%3E%3Ctext x='32' y='42' font-family='sans-serif' font-size='28' fill='white' text-anchor='middle'%3E"),
  end: new Piece('%3C/text%3E%3C/svg%3E'),
};

const COLOURS = '1b5e20 0d47a1 4a148c b71c1c 004d40 263238 3e2723 880e4f 1a237e 33691e 5d4037 006064'.split(' ');
