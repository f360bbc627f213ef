import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, RowKey } from '../packages/engine/src/kernel/random.ts';
import { validators } from '../packages/engine/src/validators/index.ts';
import { citizen } from './citizen.ts';
import { changedTwice, made, once } from './draws.ts';

/** `VALIDATOR=plPesel,iban npx vitest run test/cases.test.ts` looks at some alone. */
const chosen = process.env.VALIDATOR?.split(',');
const tested = validators.filter(({ id }) => chosen?.includes(id) ?? true);

/** Which rule a case breaks: two neighbours changed places are found by the checksum. */
function ruleOf(name: string): string {
  return name === 'transposed' ? 'checksum' : name;
}

/** Ways of being wrong that only some values of a standard know: a rule of one of its countries, or of one series. */
const NOT_ALWAYS = new Set(['iban account', 'czRc checksum']);

describe.each(tested.map((validator) => ({ id: validator.id, validator })))('$id', ({ validator }) => {
  const { valid, faults, reads, cases, spoil } = validator;
  const values = once(() => Array.from({ length: 60 }, (_, row) => made(validator, row)));
  const spoilt = (name: string) =>
    values().flatMap((value, row) => {
      const wrong = spoil(value, name, new Random(name).start(new RowKey('cases').at(row)));
      return wrong === undefined ? [] : [wrong];
    });

  it('finds a fault in what it refuses and in nothing else', () => {
    const tried = values().flatMap((_, row) => changedTwice(validator, row));
    const unlike = [...values(), ...tried].filter((value) => valid(value) !== (faults(value).length === 0));
    expect(unlike).toEqual([]);
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9A-Z ./-]{0,40}$/)),
        (value) => {
          expect(faults(value).length === 0).toBe(valid(value));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('prints what it makes as it makes it, also from the bare number', () => {
    for (const value of values()) {
      expect(validator.formatted(value)).toBe(value);
      const bare = validator.bare(value);
      expect(valid(bare), bare).toBe(true);
      expect(validator.formatted(bare), bare).toBe(value);
    }
  });

  it.each(cases)('makes numbers wrong by %s alone', (name) => {
    const wrong = spoilt(name);
    if (NOT_ALWAYS.has(`${validator.id} ${name}`) || name === 'transposed')
      expect(wrong.length).toBeGreaterThan(0);
    else expect(wrong).toHaveLength(values().length);
    for (const value of wrong) {
      expect(valid(value), value).toBe(false);
      const found = faults(value);
      expect(
        found.map(({ fault }) => fault),
        value,
      ).toEqual([ruleOf(name)]);
      expect(found[0]?.reason, value).toMatch(/^\S.{4,190}[^.\s]$/s);
      expect(found[0]?.reason, value).not.toMatch(/undefined|NaN|null/);
    }
  });

  it('says of a holder what the holder is', () => {
    values().forEach((value, row) => {
      const { born, sex } = citizen(new RowKey('laws').at(row));
      const said = reads(value);
      if (said.born !== undefined) expect(said.born, value).toBe(born.iso);
      if (said.sex !== undefined) expect(said.sex, value).toBe(sex);
      for (const part of Object.values(said)) expect(part, value).toMatch(/\S/);
    });
  });
});
