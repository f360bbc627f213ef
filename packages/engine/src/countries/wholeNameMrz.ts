import { identity } from '../fields/identity.ts';
import type { OwnField, Persona, Write } from '../model.ts';

const putMrz = identity.mrz?.write as Write;

/**
 * The passport's zone in communities with an optional middle name, which it contains if the name does. The surname
 * is the family name alone.
 */
export const wholeNameMrz: OwnField = {
  special: true,
  write: (out, at, random, p) => putMrz(out, at, random, bearerOf(p)),
};

/** All names but the last are forenames. */
function bearerOf(p: Persona): Persona {
  const { country, community, sex, born, expires, family: surname } = p;
  const forenames = p.read('name').slice(0, -surname.text.length - 1);
  const put: Persona['put'] = (key, out, at) => p.put(key, out, at);
  return { country, community, sex, born, expires, surname, forenames, put } as Persona; // all that is read of one
}
