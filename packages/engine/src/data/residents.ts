import { picture } from '../draw/picture.ts';
import type { NameFacts, OwnField, Write } from '../model.ts';
import { KEPT } from './gulfWork.ts';
import type { Nation } from './residentNames.ts';

/** The communities of residents in a state, with their shares of all adults. */
export type Residents = readonly (readonly [Nation, number])[];

/** Returns the communities of residents. */
export function communities(residents: Residents): readonly NameFacts[] {
  return residents.flatMap(([{ code, names, men }, share]) =>
    names.map((set) => ({
      never: KEPT,
      men,
      ...set,
      nation: code,
      share: ((set.share ?? 100) * share) / 100,
    })),
  );
}

/** Returns a field for the passport of the holder's own country; nationals' passports have the picture `own`. */
export function passportOf(own: string, residents: Residents): OwnField {
  const writes = new Map<string | undefined, Write>(
    residents.map(([{ code, passport }]) => [code, picture(passport)]),
  );
  const nationals = picture(own);
  return {
    label: 'Passport number',
    write: (out, at, random, p) => (writes.get(p.community.nation) ?? nationals)(out, at, random, p),
  };
}

/** Returns a field for the holder's nationality. */
export function nationalityOf(residents: Residents): OwnField {
  return {
    label: 'Citizenship',
    group: 'identity',
    synonyms: ['passport country'],
    make: (_, { community, country }) => nationOf(community.nation, residents)?.name ?? country.name,
  };
}

/** Returns the community with that code. */
export function nationOf(code: string | undefined, residents: Residents): Nation | undefined {
  return residents.find(([nation]) => nation.code === code)?.[0];
}
