import {
  EXCLUDED,
  FAULT_WORDS,
  MADE,
  RIGHT_NOT,
  RIGHT_WORDS,
  WRONG_NOT,
  WRONG_PART,
  WRONG_WORDS,
} from '../data/conditionWords.ts';
import { LIST_WORDS, wordSet } from '../data/requestWords.ts';
import {
  AND_ABROAD,
  FAULT_WORDS_ABROAD,
  NONE_RIGHT,
  RIGHT_BUT,
  RIGHT_CHECKSUM,
  WRONG_WORDS_ABROAD,
} from '../data/wrongWords.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { fold } from '../kernel/text.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { FieldTable } from '../model.ts';
import type { Invalid } from '../spec/spoilt.ts';
import { type Pattern, type PatternMatch, takeMatches, wordPattern } from './line.ts';
import type { Run } from './runs.ts';

const NOT = `((?:${WRONG_NOT})${MADE}[ -])?`;
/** "invalid: no", "invalid ones not needed" */
const NO = `(?: is)? (?:false|0|no(?= $))`;
const NOT_AFTER = `(${NO}| ${EXCLUDED})?`;

/** A fault, null for any fault, or undefined if the values must be valid. */
type Asked = string | null;

const FAULTS = [...FAULT_WORDS_ABROAD, ...FAULT_WORDS];
const WRONG = `${WRONG_WORDS}|${WRONG_WORDS_ABROAD}`;

const PATTERNS: readonly Pattern<Asked>[] = [
  [wordPattern(`(?<=${RIGHT_BUT.all} )(?:${RIGHT_WORDS}) ${RIGHT_BUT.but}`), () => ''],
  ...FAULTS.map(
    ([words, fault]): Pattern<Asked> => [
      wordPattern(`${NOT}(?:${words})${NOT_AFTER}`),
      (not, no) => (not || no ? null : fault),
    ],
  ),
  [
    wordPattern(`${NOT}${WRONG_PART.wrong} (${WRONG_PART.part})(?: (?:${WRONG_PART.kind}))?${NOT_AFTER}`),
    (not, part, no) => (not || no ? null : part === 'gender' ? 'sex' : part),
  ],
  [
    wordPattern(`(?:(?:${RIGHT_NOT}|${NONE_RIGHT})${MADE}[ -](?:${RIGHT_WORDS})|(?:${RIGHT_WORDS})${NO})`),
    () => '',
  ],
  [wordPattern(`${NOT}(?:${WRONG})${NOT_AFTER}`), (not, no) => (not || no ? null : '')],
];

const CUE = new RegExp(
  fold(`[ -](?:${[RIGHT_WORDS, WRONG, ...FAULTS.map(([words]) => words)].join('|')})[ -]`),
);

/** Returns the words that request faulty values, each with its fault if it names one. Marks the tokens as used. */
export function wrongIn(tokens: readonly Token[]): readonly PatternMatch<string>[] {
  const found = takeMatches(tokens, PATTERNS, [CUE]).flatMap(({ at, meaning }) =>
    meaning === null ? [] : [{ at, meaning }],
  );
  if (found.some(({ meaning }) => meaning === '') && takeMatches(tokens, SOUND, [SOUND_CUE]).length > 0)
    throw new Problem(
      'unresolved-request',
      'say what must be wrong although the checksum is right, as in "too short"',
    );
  return found;
}

/** "an invalid IBAN with a correct checksum" */
const SOUND: readonly Pattern<true>[] = [[wordPattern(RIGHT_CHECKSUM), () => true]];
const SOUND_CUE = /check|luhn/;

/** Fields of which some may be faulty. */
export interface Wrongable {
  /** Name of their owner. */
  readonly name: string;
  readonly fields: FieldTable;
  /** Positions of their keys. */
  readonly named: readonly Run<string>[];
  /** True if the record is given whole, whatever fields are named. */
  readonly isWhole: boolean;
}

/** Returns the faults of named fields by key; of several fields, those beside the word. */
export function wrongOf(
  record: Wrongable,
  wrongs: readonly PatternMatch<string>[],
  tokens: readonly Token[],
): { invalid?: Invalid } {
  if (wrongs.length === 0) return {};
  const fault = wrongs.find(({ meaning }) => meaning !== '')?.meaning;
  const { name, fields, named, isWhole } = record;
  const certified = [...fields].flatMap(([key, { validator }]) => (validator ? [key] : []));
  const meant = [
    ...new Set(
      wrongs.flatMap((wrong) => {
        const keys = fieldsBeside(named, wrong, tokens).map(({ meaning }) => meaning);
        // "name and iban, both invalid": all fields that can be.
        const able = keys.filter((key) => certified.includes(key));
        return able.length > 0 ? able : keys.slice(-1);
      }),
    ),
  ];
  const without = meant.length === 0 ? 'a record' : meant.find((key) => !certified.includes(key));
  if (without !== undefined) {
    const what =
      meant.length === 0
        ? `say which field of ${name} must be`
        : `no standard defines when ${shown(without)} of ${name} is`;
    throw new Problem('unresolved-request', `${what} wrong; these can be: ${certified.join(', ')}`);
  }
  for (const key of meant) refuseUnknownCase(record, key, fault);
  if (!isWhole && new Set(named.map(({ meaning }) => meaning)).size === 1) return { invalid: fault ?? true };
  return { invalid: meant.map((key) => (fault === undefined ? key : `${key}:${fault}`)) };
}

/** Refuses a fault that the field's numbers cannot have. */
function refuseUnknownCase({ name, fields }: Wrongable, key: string, fault: string | undefined): void {
  const { cases = [] } = fields.get(key)?.validator ?? {};
  if (fault === undefined || cases.includes(fault)) return;
  throw new Problem(
    'unresolved-request',
    `${shown(key)} of ${name} cannot be wrong by ${shown(fault)}; its cases are ${cases.join(', ')}`,
  );
}

/** "invalid iban", but "iban with a bad checksum", "iban invalid, card valid", "iban invalid and card valid" and "id and iban invalid". */
function fieldsBeside(
  fields: readonly Run<string>[],
  { at, meaning }: PatternMatch<string>,
  tokens: readonly Token[],
): readonly Run<string>[] {
  const before = fields.filter(({ from }) => from < at);
  const after = fields.find(({ from }) => from > at);
  const last = before.at(-1);
  if (!last) return after ? [after, ...(meaning === '' ? nextOf(fields, after, tokens) : [])] : [];
  const isNext = after && !tokens.slice(at + 1, after.from + 1).some(({ apart }) => apart);
  const isBehind = last.to === at && tokens.slice(at + 1, after?.from).some(({ word }) => AND.has(word));
  if (meaning === '' && isNext && !isBehind) return [after, ...nextOf(fields, after, tokens)];
  const between = tokens.slice(last.to, at);
  if (between.some(({ word }) => ALL.has(word))) return before;
  const isOfList = meaning === '' && between.every(({ word }) => ARE.has(word));
  return isOfList ? listed(before, tokens) : [last];
}

/** "invalid DNI and IBAN" */
function nextOf(
  fields: readonly Run<string>[],
  { to }: Run<string>,
  tokens: readonly Token[],
): readonly Run<string>[] {
  const and = tokens[to];
  const next = fields.find(({ from }) => from === to + 1);
  const end = next && tokens[next.to];
  const isSaidOf = end !== undefined && !end.apart && RIGHT.test(end.word);
  return and && next && AND.has(and.word) && !tokens[next.from]?.apart && !isSaidOf ? [next] : [];
}

const RIGHT = new RegExp(`^(?:is|are|${RIGHT_WORDS})$`);
const AND: ReadonlySet<string> = new Set([...LIST_WORDS, ...AND_ABROAD.split('|')]);
const ALL = wordSet('both all each beide tous toutes ambos ambas todos todas entrambi');
const ARE = wordSet('is are be being should must shall sind sont son');

/** Returns the fields of the list that the last one ends: "id, tax and iban". */
function listed(fields: readonly Run<string>[], tokens: readonly Token[]): readonly Run<string>[] {
  const areJoined = (i: number) => {
    const [before, field] = fields.slice(i - 1, i + 1) as [Run<string>, Run<string>];
    const between = tokens.slice(before.to, field.from);
    const isAnd = between.length > 0 && between.every(({ word }) => LIST_WORDS.has(word));
    return isAnd || (between.length === 0 && i < fields.length - 1);
  };
  let first = fields.length - 1;
  while (first > 0 && areJoined(first)) first--;
  return fields.slice(first);
}
