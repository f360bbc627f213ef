import { identity } from '../fields/identity.ts';
import type { OwnField, Persona, Write } from '../model.ts';

const putMrz = identity.mrz?.write as Write;

/** The passport's zone of people of whom only some have a name between: with it where it stands in the name. */
export const wholeNameMrz: OwnField = {
  special: true,
  write: (out, at, random, p) => putMrz(out, at, random, p.surname ? bearerOf(p, p.surname.text) : p),
};

/** All names but the last are forenames. */
function bearerOf(p: Persona, last: string): Persona {
  const { country, community, sex, born, expires, surname } = p;
  const forenames = p.read('name').slice(0, -last.length - 1);
  const put: Persona['put'] = (key, out, at) => p.put(key, out, at);
  return { country, community, sex, born, expires, surname, forenames, put } as Persona; // all that is read of one
}
