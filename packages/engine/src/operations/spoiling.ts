import { Problem } from '../kernel/problem.ts';
import type { Invalid } from '../spec/spoilt.ts';
import type { Parameter } from './operation.ts';

/** The parameters of faulty values. */

export const invalid = {
  text: 'Generates invalid values: 1, or a case such as checksum or date. For a record, the invalid fields: iban,id:date.',
  schema: { type: ['string', 'boolean', 'array'], items: { type: 'string' } },
  read: readInvalid,
} as const satisfies Parameter<Invalid>;

export const rate = {
  text: 'Share of invalid rows. Default: 1.',
  schema: { type: 'number', minimum: 0, maximum: 1 },
  read: readRate,
} as const satisfies Parameter<number>;

/** Reads both parameters from a caller's options. */
export function spoiling(given: { readonly invalid?: unknown; readonly rate?: unknown }): {
  readonly invalid: Invalid | undefined;
  readonly rate: number | undefined;
} {
  return {
    invalid: given.invalid === undefined ? undefined : readInvalid(given.invalid, 'invalid'),
    rate: given.rate === undefined ? undefined : readRate(given.rate, 'rate'),
  };
}

function readInvalid(given: unknown, name: string): Invalid {
  if (given === true || given === '1' || given === 1) return true;
  if (typeof given === 'string' && given.trim() !== '') return given;
  if (Array.isArray(given) && given.length > 0 && given.every((entry) => typeof entry === 'string')) {
    return given as readonly string[];
  }
  throw new Problem('bad-parameter', {
    subject: name,
    expected: '1, a case such as checksum, or fields such as iban,id:date',
    given,
  });
}

function readRate(given: unknown, name: string): number {
  const share = typeof given === 'string' && /^(?:\d+\.?\d*|\.\d+)$/.test(given) ? Number(given) : given;
  if (typeof share === 'number' && share >= 0 && share <= 1) return share;
  throw new Problem('bad-parameter', { subject: name, expected: 'a number from 0 to 1', given });
}
