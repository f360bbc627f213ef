import { picture } from '../draw/picture.ts';
import type { NameFacts, OwnField, Write } from '../model.ts';
import { KEPT } from './gulfWork.ts';
import type { Nation } from './residentNames.ts';

/** The peoples that live in a state beside its nationals, with their shares of all adults. */
export type Residents = readonly (readonly [Nation, number])[];

/** Their communities. */
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

/** The passport of the holder's own country: nationals' as the picture says. */
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

/** The country of which the holder is a national. */
export function nationalityOf(residents: Residents): OwnField {
  return {
    label: 'Citizenship',
    group: 'identity',
    synonyms: ['passport country'],
    make: (_, { community, country }) => nationOf(community.nation, residents)?.name ?? country.name,
  };
}

/** The people of that code. */
export function nationOf(code: string | undefined, residents: Residents): Nation | undefined {
  return residents.find(([nation]) => nation.code === code)?.[0];
}
