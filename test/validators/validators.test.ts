import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../packages/engine/src/index.ts';
import { RowKey } from '../../packages/engine/src/kernel/random.ts';
import { bare } from '../../packages/engine/src/kernel/text.ts';
import type { Validator } from '../../packages/engine/src/model.ts';
import { validators } from '../../packages/engine/src/validators/index.ts';
import { anyText } from '../support/arbitraries.ts';
import { citizen } from '../support/citizen.ts';
import { DEPTH, sampled } from '../support/depth.ts';
import { lazy, twiceChangedValues, validValue } from '../support/validatorValues.ts';
import { MISTYPINGS, refusalRate } from './mistypings.ts';
import { STRENGTH } from './strength.ts';

const folder = new URL('../../packages/engine/src/validators/', import.meta.url);

describe('the table of validators', () => {
  it('holds every file of its folder, each with its vectors', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
    const names = files.filter((file) => !file.endsWith('.test.ts')).map((file) => file.slice(0, -3));
    expect(validators.map(({ id }) => id).sort()).toEqual(names.sort());
    for (const name of names) expect(files, name).toContain(`${name}.test.ts`);
  });

  it('lists the 72 of the interface first', () => {
    const listed = catalogue.validators();
    expect(listed).toHaveLength(72);
    expect(listed[0]).toEqual({ id: 'luhn', label: 'Luhn mod-10' });
    expect(listed.at(-1)?.id).toBe('ipv6');
    expect(catalogue.validators('all')).toHaveLength(validators.length);
  });

  it('has figures of its own validators and kinds alone', () => {
    const ids = new Set(validators.map(({ id }) => id));
    for (const [id, figures] of STRENGTH) {
      expect(ids).toContain(id);
      for (const kind of figures.keys()) expect(Object.keys(MISTYPINGS)).toContain(kind);
    }
  });

  it('has a label of its own for each', () => {
    const labels = validators.map(({ label }) => label);
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  });
});

/** Rows whose holders are two men and two women of each century. */
const PINNED = ['male 19', 'male 20', 'female 19', 'female 20'].flatMap((kind) =>
  Array.from({ length: 200 }, (_, row) => row)
    .filter((row) => kindOf(row) === kind)
    .slice(0, 2),
);

/** The holder's sex and the century of birth. */
function kindOf(row: number): string {
  const { sex, born } = citizen(new RowKey('laws').at(row));
  return `${sex} ${born.yyyy.slice(0, 2)}`;
}

/** For each part that values say, what they say: all of it where it is little. */
function readIn({ reads }: Validator, values: readonly string[]): readonly string[] {
  const parts = new Map<string, Set<string>>();
  for (const value of values)
    for (const [name, part] of Object.entries(reads(value)))
      parts.set(name, (parts.get(name) ?? new Set()).add(part));
  return Array.from(parts, ([name, said]) => {
    const sorted = [...said].sort();
    return `${name}: ${said.size > 4 ? `${said.size} from ${sorted[0]} to ${sorted.at(-1)}` : sorted.join(', ')}`;
  });
}

/** Validators that accept one case only: EIP-55's case is its check, a town and an MRZ have capitals. */
const NOT_SMALL = new Set(['eip55', 'frRcs', 'mrzTd3']);
const NOT_CAPITAL = new Set(['eip55']);

/** Validators whose separators carry information. */
const NOT_BARE = new Set(['czAccount', 'deLeitweg', 'dzCcp', 'fiHetu', 'frRcs', 'ipv4Public', 'zaCipc']);

describe.each(sampled(validators).map((validator) => ({ id: validator.id, validator })))(
  '$id',
  ({ id, validator }) => {
    const values = lazy(() => Array.from({ length: 500 * DEPTH }, (_, row) => validValue(validator, row)));
    const accepted = (forms: readonly string[]) => new Set(forms.map((form) => validator.valid(form)));

    it('accepts what it makes', () => {
      expect(values().filter((value) => !validator.valid(value))).toEqual([]);
      expect(new Set(values()).size).toBeGreaterThan(50);
    });

    it('makes, accepts and reads what is pinned', () => {
      const some = values().slice(0, 200);
      const tried = some.flatMap((_, row) => twiceChangedValues(validator, row));
      const passed = tried.filter(validator.valid);
      const lines = [
        ...PINNED.map((row) => validValue(validator, row)),
        `${passed.length} of ${tried.length} pass`,
        ...readIn(validator, [...some, ...passed]),
      ];
      expect(lines.join('\n')).toMatchSnapshot();
    });

    it('accepts it in small letters, in capitals and without separators, or never', () => {
      const other = (form: (value: string) => string) =>
        accepted(
          values()
            .filter((value) => form(value) !== value)
            .map(form),
        );
      expect(other((value) => value.toLowerCase()).has(NOT_SMALL.has(id)), 'small letters').toBe(false);
      expect(other((value) => value.toUpperCase()).has(NOT_CAPITAL.has(id)), 'capitals').toBe(false);
      expect(other(bare).has(NOT_BARE.has(id)), 'without separators').toBe(false);
    });

    it.each(Object.entries(MISTYPINGS))('refuses %s at the rate its rule promises', (kind, change) => {
      const { rate, count } = refusalRate(values().slice(0, 150), change, validator.valid);
      const promised = STRENGTH.get(id)?.get(kind);
      const line = `in test/validators/strength.ts: ${kind} ${Math.max(0, Math.floor(rate - 0.5))}`;
      if (promised === undefined) return expect(rate, line).toBe(100);
      expect(count, 'nothing to change so').toBeGreaterThan(0);
      expect(rate, line).toBeGreaterThanOrEqual(promised);
      expect(rate, line).toBeLessThan(promised + 3);
    });

    it('never throws and never takes longer for a longer value', () => {
      const answers = fc.property(anyText, (value) => typeof validator.valid(value) === 'boolean');
      fc.assert(answers, { numRuns: 60 });
      for (const filler of ['0', '9', 'A', ' ', '-', '<', '\n', '1 '])
        expect(validator.valid(filler.repeat(100_000))).toBe(false);
      expect(validator.valid('')).toBe(false);
    });

    it('refuses what stands before or after, and digits of other scripts', () => {
      const wrong = values()
        .slice(0, 20)
        .flatMap((value) => {
          const arabic = value.replace(/\d/, (digit) => String.fromCharCode(0x660 + Number(digit)));
          const ends = ['\n', '\t', ' ', '~', '#', '\u00a0'].flatMap((end) => [value + end, end + value]);
          return arabic === value ? ends : [...ends, arabic];
        });
      expect(wrong.filter(validator.valid)).toEqual([]);
    });
  },
);
