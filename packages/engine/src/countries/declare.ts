import { occupations } from '../data/occupations.ts';
import { POPULATIONS } from '../data/populations.ts';
import { sectors } from '../data/sectors.ts';
import { CountrySheet, type Tables } from '../draw/country.ts';
import { brandOf } from '../fields/card.ts';
import { companyFields } from '../fields/company.ts';
import { personFields } from '../fields/index.ts';
import { productFields, sellersOf } from '../fields/product.ts';
import type { Country, CountryFacts, Field, OwnField, Persona, Validator } from '../model.ts';
import { presetsOf } from '../presets/index.ts';

/** A country of these facts, read when it is first used, with the common fields it has. */
export function country(
  code: string,
  facts: () => CountryFacts,
  own: Pick<Tables, 'work' | 'firms'> = {},
): Country {
  return new CountrySheet(code, facts, { ...TABLES, ...own });
}

const TABLES: Tables = {
  fields: personFields,
  company: companyFields,
  product: productFields,
  sellersOf,
  presets: presetsOf,
  brand: brandOf,
  occupations,
  sectors,
  population: ({ group, population }) => ({ ...POPULATIONS[group], ...population }),
};

/** A field that the validator makes and backs. */
export function certified<Who>(
  validator: Validator<Who> & (Persona extends Who ? unknown : never),
  label: string,
  more: OwnField = {},
): OwnField {
  const make = validator.make as unknown as NonNullable<Field['make']>; // the parameter's type says it fits
  return { label, validator, make, ...more };
}

/** A field drawn as a picture. */
export function pictured(label: string, pattern: string, more: OwnField = {}): OwnField {
  return { label, picture: pattern, ...more };
}
