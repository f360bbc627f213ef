import { type Country, SEPA_COUNTRIES } from 'specimen-data/internal';
import { ANY, CBPR, type Characters, SEPA, SPS } from '../text/characters.ts';

/** Rules that a community adds to the standard. */
export interface Profile {
  readonly key: string;
  readonly characters: Characters;
  /** Largest length of a party's name. */
  readonly nameLength: number;
  /** Code of the service level. */
  readonly serviceLevel?: string;
  /** Party that pays the charges. */
  readonly charges?: 'SLEV' | 'SHAR';
  /** Bank transaction code of its credit transfers: family `ICDT` or `RCDT` and this sub-family. */
  readonly subFamily: string;
  /** Allowed currencies, if the profile restricts them. */
  readonly currencies?: readonly string[];
  /** Returns true if the profile is used in a country. */
  has(country: Country): boolean;
  /** Returns true if this is the country's usual profile for a currency. */
  isUsual(country: Country, currency: string): boolean;
}

/** EPC132-08 and EPC130-08 (customer to bank), EPC115-06 (between banks), 2025 version 1.0. */
const sepa: Profile = {
  key: 'sepa',
  characters: SEPA,
  nameLength: 70,
  serviceLevel: 'SEPA',
  charges: 'SLEV',
  subFamily: 'ESCT',
  currencies: ['EUR'],
  has: ({ code, fields }) => SEPA_COUNTRIES.has(code) && fields.has('iban'),
  isUsual: (_, currency) => currency === 'EUR',
};

/** Swiss Payment Standards 2025: SIX, Implementation Guidelines for Customer-Bank Messages. */
const ch: Profile = {
  key: 'ch',
  characters: SPS,
  nameLength: 70,
  subFamily: 'AUTT',
  currencies: ['CHF', 'EUR'],
  has: ({ currency }) => currency === 'CHF',
  isUsual: ({ currency }) => currency === 'CHF',
};

/** Cross-Border Payments and Reporting Plus, 2025. */
const cbpr: Profile = {
  key: 'cbpr',
  characters: CBPR,
  nameLength: 140,
  charges: 'SHAR',
  subFamily: 'XBCT',
  has: () => true,
  isUsual: () => false,
};

/** The standard itself. */
const iso: Profile = {
  key: 'iso',
  characters: ANY,
  nameLength: 140,
  serviceLevel: 'NURG',
  charges: 'SHAR',
  subFamily: 'DMCT',
  has: () => true,
  isUsual: () => true,
};

/** Profiles by key, the usual ones first. */
export const PROFILES: ReadonlyMap<string, Profile> = new Map(
  [ch, sepa, cbpr, iso].map((profile) => [profile.key, profile]),
);

/** Returns the profile of a known key. */
export function profileOf(key: string | null): Profile {
  return PROFILES.get(key ?? 'iso') ?? iso;
}

/** Returns the keys that fit a country and currency, the usual one first. */
export function possibleProfiles(
  keys: readonly string[],
  country: Country,
  currency: string,
): readonly string[] {
  const possible = [...PROFILES.values()].filter(
    ({ key, has, currencies }) =>
      keys.includes(key) && has(country) && (currencies?.includes(currency) ?? true),
  );
  const usual = possible.find((profile) => profile.isUsual(country, currency));
  return possible.sort((a, b) => Number(b === usual) - Number(a === usual)).map(({ key }) => key);
}
