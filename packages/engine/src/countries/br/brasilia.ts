import { picture } from '../../draw/picture.ts';
import type { OwnField } from '../../model.ts';

/** Homes in Brasília, which has blocks of quadras and no streets, by quarter. */
export const HOMES = {
  'Asa Sul': 'SQS [1-4]{02-16} Bloco [A-K], apto {1-6}0{1-8}',
  'Asa Norte': 'SQN [1-4]{02-16} Bloco [A-K], apto {1-6}0{1-8}',
  Taguatinga: 'QN[A-H] {1-50}, casa {1-40}',
  Ceilândia: 'QN[MN] {1-40} Conjunto [A-P], casa {1-48}',
};

/** Offices and shops there. */
export const OFFICES = {
  'Asa Sul': 'SCS Quadra {1-8} Bloco [A-H], sala {1-9}{01-20}',
  'Asa Norte': 'SCN Quadra {1-6} Bloco [A-D], sala {1-9}{01-20}',
  Taguatinga: 'CNB {1-14}, loja {1-12}',
  Ceilândia: 'CNM {1-2} Bloco [A-L], loja {1-20}',
};

/** Addresses there name the quarter. */
export const ADDRESS = '{street} - {place.district}, {city} - {place.home}, {postcode}';

/** Returns a field with another form in Brasília: the same in all of it, or by quarter. */
export function inBrasilia(usual: string, there: string | Readonly<Record<string, string>>): OwnField {
  const pictures = new Map(
    Object.keys(HOMES).map((quarter) => [
      quarter,
      picture(typeof there === 'string' ? there : `${there[quarter]}`),
    ]),
  );
  const elsewhere = picture(usual);
  return {
    special: true,
    write: (out, at, random, p) =>
      (pictures.get(`${p.place.district?.text}`) ?? elsewhere)(out, at, random, p),
  };
}
