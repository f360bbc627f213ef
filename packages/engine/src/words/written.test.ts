import { expect, it } from 'vitest';
import { countries } from '../../../../test/support/countryRows.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { numberedNames, writtenIn, writtenRuns } from './written.ts';

const tokens = (query: string) => tokensOf(query, () => new Set());

it.each([
  // presets by their names in full and their keys
  ['pe', 'Interbank transfer by CCI', 'preset:cce@0-4'],
  ['pe', 'interbank transfer', ''],
  ['hr', '5 payment slip HUB-3', 'preset:hub-3@1-5'],
  ['hr', 'HUB-3', 'preset:hub-3@0-2'],
  ['hr', 'HUB 3', ''],
  ['vn', 'mobile money payment, napas', 'preset:mobile-money@0-3 preset:napas@3-4'],
  // fields by labels with signs in them
  ['ar', '5 Alias CBU/CVU', 'alias@1-4'],
  ['ar', 'alias', ''],
  ['in', 'UPI reference (RRN) and UTR (NEFT)', 'rrn@0-3 utr@4-6'],
  // a scheme that is a card brand too, where no card is spoken of
  ['be', 'bancontact', 'preset:bancontact@0-1'],
  ['be', 'bancontact payconiq', 'preset:bancontact@0-2'],
  ['be', 'bancontact card', ''],
  ['be', 'card bancontact', ''],
  ['be', 'with bancontact', ''],
  ['be', 'and bancontact', ''],
  // "number" makes it a field
  ['be', 'bancontact number', ''],
  ['pe', 'interbank transfer by CCI number', ''],
])('in %s %j is %j as written', (code, query, expected) => {
  const words = tokens(query);
  const runs = writtenIn(words, countries.find((each) => each.code === code) as Country);
  expect(runs.map(({ from, to, meaning }) => `${meaning.selectors}@${from}-${to}`).join(' ')).toBe(expected);
  const taken = runs.flatMap(({ from, to }) => words.slice(from, to));
  expect(words.filter(({ used }) => used)).toEqual(taken);
});

it.each([
  ['hub-3 and 3 things', '0-2'],
  ['3 hub-3, hub-3', '1-3 3-5'],
  ['hub 3', ''],
  ['transferencias 3.0', '0-3'],
  ['5 ibans', ''],
])('the names with numbers in them of %j are %j', (query, expected) =>
  expect(
    writtenRuns(tokens(query), numberedNames(countries))
      .map(({ from, to }) => `${from}-${to}`)
      .join(' '),
  ).toBe(expected),
);
