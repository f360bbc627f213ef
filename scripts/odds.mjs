// Measures how many random values of a number's shape its validator accepts, and writes data/odds.ts. Run after a
// build.
import { writeFileSync } from 'node:fs';
import { alike, Random, RowKey } from '../packages/engine/dist/kernel/random.js';
import { anybody } from '../packages/engine/dist/operations/anybody.js';
import { validators } from '../packages/engine/dist/validators/index.js';

const TRIES = 20_000;
const SHAPES = 100;

const lines = validators.map((validator) => {
  const values = Array.from({ length: SHAPES }, (_, i) => made(validator, i));
  const digits = values.map((value) => value.replace(/\D/g, '')).filter(validator.valid);
  const whole = share(validator, values);
  const alone = digits.length === 0 || digits[0] === values[0] ? whole : share(validator, digits);
  return `${validator.id} ${whole} ${alone} ${lengths(validator)}`;
});

function made({ id, make, bare }, i) {
  const key = new RowKey('odds').at(i);
  return bare(make(new Random(id).start(key), anybody(new Random('anybody').start(key), key.asOf)));
}

/** Returns the share of random values of these shapes that the validator accepts. */
function share({ id, valid }, values) {
  const random = new Random(id).start(new RowKey('odds').at(0));
  let passed = 0;
  for (const value of values) {
    for (let k = 0; k < TRIES / values.length; k++) if (valid(alike(value, random))) passed++;
  }
  return Number((passed / TRIES).toPrecision(2));
}

/** Returns the number of lengths of digits that the validator accepts. */
function lengths({ id, valid }) {
  const random = new Random(id).start(new RowKey('odds').at(1));
  return Array.from({ length: 24 }, (_, i) => '0'.repeat(i + 1)).filter((zeros) => {
    for (let k = 0; k < 400; k++) if (valid(alike(zeros, random))) return true;
    return false;
  }).length;
}

const text = `/**
 * Share of random values that each validator accepts, in the shape of its values (digits for digits, letters for letters);
 * the same share for the bare digits, if it accepts them; and the number of accepted lengths of digits. A match with a
 * small share is strong evidence.
 * Measured by \`npm run odds\`; 0 means less than 1 in 20,000.
 */
export const ODDS: ReadonlyMap<string, readonly number[]> = new Map(
  \`${lines.join('\n    ')}\`.split(/\\n\\s*/).map((line) => {
    const [id = '', ...odds] = line.split(' ');
    return [id, odds.map(Number)];
  }),
);
`;
writeFileSync(new URL('../packages/engine/src/data/odds.ts', import.meta.url), text);
