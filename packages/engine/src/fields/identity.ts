import { Piece, putPiece, putText } from '../kernel/bytes.ts';
import { list, remembered } from '../kernel/text.ts';
import type { Field, Persona } from '../model.ts';
import { BlankTd3, putTd3 } from '../standard/mrzLines.ts';

const group = 'identity';

/** The person's identity. A field without a maker is one that each country generates in its own way. */
export const identity: Readonly<Record<string, Field>> = {
  name: {
    label: 'Full name',
    group,
    default: true,
    synonyms: list(`customer_name person_name legal_name`),
    picture: '{people.name}',
  },
  first: {
    label: 'First name',
    group,
    synonyms: list('given_name forename christian_name'),
    picture: '{given}',
  },
  last: {
    label: 'Last name',
    group,
    synonyms: list('surname family_name second_name'),
    picture: '{people.last}',
  },
  native: {
    label: 'Name in native script',
    group,
    synonyms: list(`native_name local_name native_script`),
    needs: (country) => [country.facts.names].flat().some(({ native }) => native !== undefined),
    picture: '{people.native}',
  },
  sex: {
    label: 'Sex',
    group,
    default: true,
    synonyms: list('gender'),
    picture: '{sex}',
  },
  dob: {
    label: 'Date of birth',
    group,
    default: true,
    date: true,
    synonyms: list(`birth_date birth_day`),
    picture: '{born}',
  },
  id: {
    label: 'National ID',
    group,
    default: true,
    synonyms: list(`id_number identity_number identity_card id_card nid national_identity_number
      national_identity_card national_id_number national_id_card national_identification_number
      national_number identity_card_number identification_number identity_document
      id_document id_no citizen_id personal_id personal_id_number
      personal_number personal_identification_number government_id state_id identifier`),
  },
  passport: {
    label: 'Passport number',
    group,
    synonyms: list(`passport_no travel_document passport_id passport_num`),
  },
  mrz: {
    label: 'Passport MRZ',
    group,
    synonyms: list(`machine_readable_zone mrz_code mrz_line`),
    special: true,
    write: (out, at, _, p) => putTd3(out, at, p, passportOf(p)),
  },
  health: {
    label: 'Health insurance number',
    group,
    synonyms: list(`health_number health_card health_insurance
      health_insurance_card health_id medical_card health_card_number`),
  },
  voter: {
    label: 'Voter number',
    group,
    from: 18,
    synonyms: list(`voter_id voter_card voter_registration_number
      voter_card_number`),
  },
  licence: {
    label: 'Driving licence',
    group,
    from: 18,
    synonyms: list(`license driving_license drivers_licence driver_licence
      dl licence_number license_number driving_licence_number driving_license_number
      driver_license driver_license_number driver_licence_number drivers_license_number`),
  },
  avatar: {
    label: 'Avatar',
    group,
    img: true,
    special: true,
    synonyms:
      list(`photo picture image portrait profile_picture profile_photo profile_pic profile_image headshot selfie
      face_photo portrait_photo`),
    write(out, at, random, { given, family }) {
      let to = putPiece(out, at, AVATAR.start);
      to = putText(out, to, COLOURS[random.below(COLOURS.length)] as string);
      to = putPiece(out, to, AVATAR.middle);
      to = putText(out, to, (given.capitals[0] ?? 'X') + (family.capitals[0] ?? 'X'));
      return putPiece(out, to, AVATAR.end);
    },
  },
};

const blankOf = remembered((nation) => new BlankTd3({ country: nation, nationality: nation }));

/** Returns the blank passport of the person's state: the country, or a foreign resident's own nation. */
function passportOf({ country: { facts }, community }: Persona): BlankTd3 {
  return blankOf(community.nation ?? facts.nationality ?? facts.alpha3);
}

/** Two initials on a coloured tile, as a percent-encoded SVG. */
const AVATAR = {
  start: new Piece(
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Crect width='64' height='64' rx='8' fill='%23",
  ),
  middle: new Piece(
    "'/%3E%3Ctext x='32' y='42' font-family='sans-serif' font-size='28' fill='white' text-anchor='middle'%3E",
  ),
  end: new Piece('%3C/text%3E%3C/svg%3E'),
};

const COLOURS = '1b5e20 0d47a1 4a148c b71c1c 004d40 263238 3e2723 880e4f 1a237e 33691e 5d4037 006064'.split(
  ' ',
);
