import { Problem } from '../kernel/problem.ts';
import type { Country } from '../model.ts';
import { operation } from './operation.ts';
import { pretty, q } from './parameters.ts';
import { countIn } from './request/count.ts';
import { selectorsIn } from './request/selectors.ts';
import { subjectOf } from './request/subject.ts';
import { tokensOf } from './request/tokens.ts';
import { vocabularyOf } from './request/vocabulary.ts';
import { ref } from './schemas.ts';
import { compileSelector, type World } from './spec.ts';

/** What a plain-language request asks for. */
export interface Resolution {
  readonly query: string;
  readonly ok: true;
  readonly spec: string;
  readonly country: string;
  /** The field key, or null when the selector is not a field. */
  readonly field: string | null;
  /** The fields of the person, when several were named. */
  readonly fields?: readonly string[];
  /** How many, when the request says so. */
  readonly n?: number;
}

/** Which spec a request in words stands for. */
export const resolve = operation({
  name: 'resolve',
  summary: 'Tell which spec a request in words stands for',
  parameters: { q, pretty },
  result: ref('Resolution'),
  example: { q: '5 german ibans' },
  run({ world }, { q }) {
    const { query, ok, spec, country, field } = understand(world, q);
    return { value: { query, ok, spec, country, field } };
  },
});

/**
 * Turns a request in words to a spec; without a country it is a problem with a hint. One request is one
 * spec: of several countries the first named counts, with the fields that stand nearer to it than to another.
 */
export function understand(world: World, query: string): Resolution {
  if (query.length > 500) throw new Problem('bad', 'q must be at most 500 characters');
  const exact = exactSpec(world, query);
  if (exact) return exact;
  const vocabulary = vocabularyOf(world);
  const tokens = tokensOf(query, () => vocabulary.unspaced);
  const subject = subjectOf(vocabulary, tokens, query);
  const selectors = selectorsIn(vocabulary, tokens, subject);
  return { query, ok: true, ...answer(subject.country, selectors), ...countIn(tokens) };
}

function answer(country: Country, selection: readonly string[]): Omit<Resolution, 'query' | 'ok' | 'n'> {
  const { code } = country;
  if (selection.length > 1) return { spec: `${code}.person`, country: code, field: null, fields: selection };
  const selector = selection[0] ?? 'person';
  return {
    spec: `${code}.${selector}`,
    country: code,
    field: country.fields.has(selector) ? selector : null,
  };
}

/** `ke.phone`, `ke/phone` and `de.preset:kyc` stand for themselves, with the names resolved. */
function exactSpec({ countries }: World, query: string): Resolution | undefined {
  const match = /^\s*([a-z]{2})[./]([a-z][\w:-]*)\s*$/i.exec(query);
  const country = match && countries.get((match[1] as string).toLowerCase());
  if (!match || !country) return undefined;
  const selector = (match[2] as string).toLowerCase();
  try {
    const { shape } = compileSelector(country, selector);
    return { query, ok: true, ...answer(country, [shape.kind === 'value' ? shape.column.key : selector]) };
  } catch (error) {
    throw error instanceof Problem ? new Problem('bad', error.message) : error;
  }
}
