import {
  EXCLUDED,
  FAULT_WORDS,
  MAKING,
  RIGHT_NOT,
  RIGHT_WORDS,
  WRONG_NOT,
  WRONG_WORDS,
} from '../../data/conditionWords.ts';
import { Problem, shown } from '../../kernel/problem.ts';
import { fold } from '../../kernel/text.ts';
import type { Country } from '../../model.ts';
import type { Invalid } from '../spoilt.ts';
import { type Match, type Pattern, takeMatches, wordPattern } from './line.ts';
import type { Token } from './tokens.ts';

const MADE = `(?: (?:${MAKING}))?(?: (?:me|us|it|them))?(?: (?:any|an?|the))?`;
const NOT = `((?:${WRONG_NOT})${MADE} )?`;
/** "invalid: no", "invalid ones not needed" */
const NO = `(?: is)? (?:false|no(?= $))`;
const NOT_AFTER = `(${NO}| ${EXCLUDED})?`;

/** A way of being wrong, or none in particular; nothing for what shall not be wrong. */
type Asked = string | null;

const PATTERNS: readonly Pattern<Asked>[] = [
  ...FAULT_WORDS.map(
    ([words, fault]): Pattern<Asked> => [
      wordPattern(`${NOT}(?:${words})${NOT_AFTER}`),
      (not, no) => (not || no ? null : fault),
    ],
  ),
  [wordPattern(`(?:(?:${RIGHT_NOT})${MADE} (?:${RIGHT_WORDS})|(?:${RIGHT_WORDS})${NO})`), () => ''],
  [wordPattern(`${NOT}(?:${WRONG_WORDS})${NOT_AFTER}`), (not, no) => (not || no ? null : '')],
];

const CUE = new RegExp(
  fold(` (?:${[RIGHT_WORDS, WRONG_WORDS, ...FAULT_WORDS.map(([words]) => words)].join('|')}) `),
);

/** The words that ask for wrong values, each with the way if it names one. Marks the tokens used. */
export function wrongIn(tokens: readonly Token[]): readonly Match<string>[] {
  return takeMatches(tokens, PATTERNS, CUE).flatMap(({ at, meaning }) =>
    meaning === null ? [] : [{ at, meaning }],
  );
}

/** A field that was named, and where. */
export interface NamedField {
  readonly key: string;
  readonly at: number;
}

/** What shall be wrong of the fields that were named: of several the one beside the word. */
export function wrongOf(
  country: Country,
  wrongs: readonly Match<string>[],
  fields: readonly NamedField[],
): { invalid?: Invalid } {
  if (wrongs.length === 0) return {};
  const fault = wrongs.find(({ meaning }) => meaning !== '')?.meaning;
  const meant = [...new Set(wrongs.map((wrong) => fieldBeside(fields, wrong)))].filter(
    (key) => key !== undefined,
  );
  const certified = [...country.fields].flatMap(([key, { validator }]) => (validator ? [key] : []));
  const without = meant.length === 0 ? 'a record' : meant.find((key) => !certified.includes(key));
  if (without !== undefined) {
    const what =
      meant.length === 0
        ? `say which field of ${country.name} shall be`
        : `no standard tells when ${shown(without)} of ${country.name} is`;
    throw new Problem('unresolved', `${what} wrong; these can be: ${certified.join(', ')}`);
  }
  for (const key of meant) refuseUnknownCase(country, key, fault);
  if (new Set(fields.map(({ key }) => key)).size === 1) return { invalid: fault ?? true };
  return { invalid: meant.map((key) => (fault === undefined ? key : `${key}:${fault}`)) };
}

/** A way of being wrong that the field's numbers do not have. */
function refuseUnknownCase({ name, fields }: Country, key: string, fault: string | undefined): void {
  const { cases = [] } = fields.get(key)?.validator ?? {};
  if (fault === undefined || cases.includes(fault)) return;
  throw new Problem(
    'unresolved',
    `${shown(key)} of ${name} cannot be wrong by ${shown(fault)}; it can by ${cases.join(', ')}`,
  );
}

/** "invalid iban", but "iban with a bad checksum". */
function fieldBeside(fields: readonly NamedField[], { at, meaning }: Match<string>): string | undefined {
  const before = fields.findLast((field) => field.at < at);
  const after = fields.find((field) => field.at > at);
  return (meaning === '' ? (after ?? before) : (before ?? after))?.key;
}
