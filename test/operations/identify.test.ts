import { expect, it } from 'vitest';
import { ODDS } from '../../packages/engine/src/data/odds.ts';
import { identify } from '../../packages/engine/src/index.ts';
import { alike, Random, RowKey } from '../../packages/engine/src/kernel/random.ts';
import { almost } from '../../packages/engine/src/operations/identify.ts';
import { validators } from '../../packages/engine/src/validators/index.ts';
import { validValue } from '../support/validatorValues.ts';

it.each([
  ['DE89370400440532013000', 'iban', 'de'],
  ['GB82 WEST 1234 5698 7654 32', 'iban', 'gb'],
  ['44051401359', 'plPesel', 'pl'],
  ['4111111111111111', 'cardNumber', null],
  ['111.444.777-35', 'brCpf', 'br'],
  ['536-90-4399', 'usSsn', 'us'],
  ['021000021', 'aba', 'us'],
  ['9780306406157', 'isbn13', null],
  ['490154203237518', 'imei', null],
  ['12345678Z', 'esDni', 'es'],
  ['X1234567L', 'esNie', 'es'],
  ['AB123456C', 'gbNino', 'gb'],
  ['HBUKGB4B', 'bic', 'gb'],
  ['US0378331005', 'isin', 'us'],
  ['234123412346', 'inAadhaar', 'in'],
  ['ABCPE1234F', 'inPan', 'in'],
  ['010190-1113', 'dkCpr', 'dk'],
])('takes %s for %s first', (value, validator, country) => {
  expect(identify(value).matches[0]).toMatchObject({ validator, country });
});

it.each([
  ['DE89370400440532013001', 'ISO 13616 mod-97', 'check digits are 89, should be 62'],
  ['9780306406158', 'ISBN-13', 'check digit is 8, should be 7'],
  ['111.444.777-36', 'CPF (Brazil)', 'check digit is 6, should be 5'],
])('%s is almost a number of %s', (value, label, reason) => {
  expect(identify(value).count).toBe(0);
  expect(almost(value)).toEqual({ label, reason });
});

it.each(['', 'nothing', 'Jane Doe', 'DE8937040044053201300'])('%j is not almost anything', (value) => {
  expect(almost(value)).toBeUndefined();
});

it('does not mind blanks around a value, which is told as it came', () => {
  const { matches } = identify('DE89370400440532013000');
  expect(identify(' DE89370400440532013000\n')).toEqual({
    value: ' DE89370400440532013000\n',
    count: matches.length,
    matches,
  });
});

it('recognises every number that we make, by its own standard among others', () => {
  for (const validator of validators) {
    for (let row = 0; row < 3; row++) {
      const value = validValue(validator, row);
      const { count, matches } = identify(value);
      expect(count).toBe(matches.length);
      expect(
        matches.map((match) => match.validator),
        value,
      ).toContain(validator.id);
    }
  }
});

it('knows what share of random values each validator takes', () => {
  for (const validator of validators) {
    const { id, valid, bare } = validator;
    const random = new Random(id).start(new RowKey('odds test').at(0));
    const values = Array.from({ length: 20 }, (_, row) => bare(validValue(validator, row)));
    const passed = values
      .flatMap((value) => Array.from({ length: 100 }, () => alike(value, random)))
      .filter(valid);
    const [share = -1] = ODDS.get(id) ?? [];
    expect(share, id).toBeGreaterThanOrEqual(0);
    expect(passed.length / 2000, `${id}: npm run odds`).toBeLessThan(share * 2 + 0.02);
    expect(passed.length / 2000, `${id}: npm run odds`).toBeGreaterThan(share / 2 - 0.02);
  }
});
