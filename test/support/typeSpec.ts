import fc from 'fast-check';
import { CARDS } from '../../packages/engine/src/data/cards.ts';
import { types } from '../../packages/engine/src/types/index.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const size = fc.oneof(whole(1, 40), whole(1, 1000));
const years = fc.tuple(whole(1, 9999), whole(1, 9999)).map(([a, b]) => `${Math.min(a, b)},${Math.max(a, b)}`);
const range = (limit: number) =>
  fc.tuple(whole(-limit, limit), whole(-limit, limit)).map(([a, b]) => `${Math.min(a, b)},${Math.max(a, b)}`);

/** Every generic type with valid parameters of every kind; `option` makes those of `enum`. */
export function typeSpec(option: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const params: Readonly<Record<string, fc.Arbitrary<string>>> = {
    sequence: fc.tuple(whole(-1e9, 1e9), whole(-1e6, 1e6)).map(String),
    bool: fc.constantFrom('0', '1', '0.5', '0.25'),
    int: range(2 ** 31 - 1),
    float: fc.tuple(range(1_000_000), whole(0, 9)).map(([bounds, decimals]) => `${bounds},${decimals}`),
    digits: size.map(String),
    string: size.map(String),
    enum: fc.array(option, { minLength: 1, maxLength: 4 }).map((options) => options.join(',')),
    date: years,
    datetime: years,
    timestamp: years,
    words: size.map(String),
    sentence: size.map(String),
    paragraph: fc.oneof(whole(1, 20), whole(1, 1000)).map(String),
    slug: size.map(String),
    email: fc.constantFrom('example.org', 'mail.test.example', 'A-b.co'),
    card: fc.constantFrom(...Object.keys(CARDS)),
  };
  return fc.oneof(
    fc.constantFrom(...[...types.keys()].filter((key) => key !== 'enum')),
    ...Object.entries(params).map(([key, values]) => values.map((value) => `${key}:${value}`)),
  );
}
