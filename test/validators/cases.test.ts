import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, RowKey } from '../../packages/engine/src/kernel/random.ts';
import { validators } from '../../packages/engine/src/validators/index.ts';
import { anyText } from '../support/arbitraries.ts';
import { citizen } from '../support/citizen.ts';
import { DEPTH, sampled } from '../support/depth.ts';
import { lazy, twiceChangedValues, validValue } from '../support/validatorValues.ts';
import { type Laws, violations } from '../support/violations.ts';

/** `VALIDATOR=plPesel,iban npx vitest run test/cases.test.ts` looks at some alone. */
const chosen = process.env.VALIDATOR?.split(',');
const tested = validators.filter(({ id }) => chosen?.includes(id) ?? true);

/** Returns the rule that a case breaks: the checksum finds transposed neighbours. */
function ruleOf(name: string): string {
  return name === 'transposed' ? 'checksum' : name;
}

/** Ways of being wrong that only some values of a standard know: a rule of one of its countries, or of one series. */
const NOT_ALWAYS = new Set(['iban account']);

describe.each(sampled(tested).map((validator) => ({ id: validator.id, validator })))(
  '$id',
  ({ validator }) => {
    const { valid, faults, reads, cases, spoil } = validator;
    const values = lazy(() => Array.from({ length: 25 * DEPTH }, (_, row) => validValue(validator, row)));
    const spoilt = (name: string) =>
      values().flatMap((value, row) => {
        const wrong = spoil(value, name, new Random(name).start(new RowKey('cases').at(row)));
        return wrong === undefined ? [] : [wrong];
      });

    it('finds a fault in what it refuses and in nothing else', () => {
      const tried = values().flatMap((_, row) => twiceChangedValues(validator, row));
      const unlike = [...values(), ...tried].filter((value) => valid(value) !== (faults(value).length === 0));
      expect(unlike).toEqual([]);
      const agrees = fc.property(anyText, (value) => (faults(value).length === 0) === valid(value));
      fc.assert(agrees, { numRuns: 40 });
    });

    it('prints what it makes as it makes it, also from the bare number', () => {
      const laws: Laws<string> = {
        'printed as made': (value) => validator.formatted(value) === value,
        'right when bare': (value) => valid(validator.bare(value)),
        'printed from the bare number': (value) => validator.formatted(validator.bare(value)) === value,
      };
      expect(violations(values(), laws)).toEqual([]);
    });

    it.each(cases)('makes numbers wrong by %s alone', (name) => {
      const wrong = spoilt(name);
      if (NOT_ALWAYS.has(`${validator.id} ${name}`) || name === 'transposed')
        expect(wrong.length).toBeGreaterThan(0);
      else expect(wrong).toHaveLength(values().length);
      const found = wrong.map((value) => ({ value, faults: faults(value) }));
      const laws: Laws<(typeof found)[number]> = {
        'is refused': ({ value }) => !valid(value),
        'breaks this rule alone': ({ faults }) => faults.length === 1 && faults[0]?.fault === ruleOf(name),
      };
      expect(violations(found, laws)).toEqual([]);
    });

    it('says of a holder what the holder is', () => {
      const holder = (row: number) => citizen(new RowKey('laws').at(row));
      const said = values().map((value) => ({ value, parts: reads(value) }));
      const laws: Laws<(typeof said)[number]> = {
        born: ({ parts: { born } }, row) => born === undefined || born === holder(row).born.iso,
        sex: ({ parts: { sex } }, row) => sex === undefined || sex === holder(row).sex,
        'says something': ({ parts }) => Object.values(parts).every((part) => part.trim() !== ''),
      };
      expect(violations(said, laws)).toEqual([]);
    });
  },
);
