// The engine beside @faker-js/faker: `npm run bench`.
import { execFileSync } from 'node:child_process';
import { faker } from '@faker-js/faker';
import { specimen } from 'specimen-data';
import { RowPersona } from '../packages/engine/dist/draw/persona.js';
import { Random, RowKey } from '../packages/engine/dist/kernel/random.js';
import { validators } from '../packages/engine/dist/validators/index.js';
import { inFreshProcess, perSecond, print, round, sideBySide, thousands } from './measure.mjs';
import { ACCOUNTS, columns, rowsOf } from './personRows.mjs';
import { fakerLines, writer } from './writers.mjs';

const { world } = specimen;
const germany = world.countries.get('de');

const persons = Object.entries(ACCOUNTS).map(([code, account]) => ({
  what: `specimen ${code} (${account})`,
  ...rowsOf(code),
}));
const ranked = persons.map(({ times }) => times).sort((a, b) => a - b);
print(
  'A 12-field person to NDJSON bytes, rows a second, one thread, each in a process of its own, in turns with @faker-js/faker (targets: the median 24 times faker-js, none under 16)',
  [
    ...persons.map(({ what, ...rates }) => ({ what, ...besideFaker(rates) })),
    { what: 'median', timesFaker: round((ranked[5] + ranked[6]) / 2) },
  ],
);

print(
  '200,000 rows of de.person to CSV by the library, processor milliseconds of fresh processes, compiled and step by step (target: 1.25 times)',
  [compiledBesideSteps('de.person')],
);

const steered = [
  ['sex', { sex: 'female' }],
  ['age', { age: '18-25' }],
  ['city', { city: 'Kiel' }],
  ['bank', { bank: 'Commerzbank' }],
  [
    'all of them and a brand',
    { sex: 'female', age: '18-25', city: 'Kiel', bank: 'Commerzbank', brand: 'Visa' },
  ],
];
print(
  'The same rows of de under conditions, how many times the time of a row without (target: 1.3)',
  steered.map(([what, where]) => {
    const fields = [...columns('de'), { type: 'de.card' }];
    return { what, times: round(sideBySide([writer(fields), 4000], [writer(fields, where), 4000]).times, 2) };
  }),
);

const singles = [
  ['name', 'de.name', () => faker.person.fullName()],
  ['iban', 'de.iban', () => faker.finance.iban()],
  ['email', 'de.email', () => faker.internet.email()],
  ['uuid', 'uuid', () => faker.string.uuid()],
];
print(
  'Single values to NDJSON bytes, values a second (target: 5 times faker-js)',
  singles.map(([what, type, make]) => {
    return { what, ...besideFaker(sideBySide([writer([{ type }]), 20_000], [fakerLines(make), 2000])) };
  }),
);
print(
  'Single values as JavaScript values, values a second',
  singles.map(([what, type, make]) => {
    const ours = (n) => specimen.generate(type.includes('.') ? type : `any.${type}`, { n, seed: 'bench' });
    const theirs = (n) => Array.from({ length: n }, make);
    return { what, ...besideFaker(sideBySide([ours, 10_000], [theirs, 2000])) };
  }),
);

/** Medians of fresh processes in turns, compilation included. */
function compiledBesideSteps(spec, rounds = 7) {
  const measured = { compiled: [], steps: [] };
  for (let round = 0; round < rounds; round++)
    for (const [mode, all] of Object.entries(measured))
      all.push(
        Number(execFileSync(process.execPath, ['bench/compiledRows.mjs', mode, spec], { encoding: 'utf8' })),
      );
  const [compiled, steps] = Object.values(measured).map((all) => all.sort((a, b) => a - b)[rounds >> 1]);
  return {
    spec,
    compiled: Math.round(compiled),
    stepByStep: Math.round(steps),
    times: round(steps / compiled, 2),
  };
}

function besideFaker({ first, second, times }) {
  return { specimen: thousands(first), faker: thousands(second), timesFaker: round(times) };
}

const importing = (what) =>
  inFreshProcess(`const t = performance.now(); await import('${what}'); console.log(performance.now() - t);`);
print('Import, milliseconds, median of fresh processes (targets: one country 20, all 150)', [
  { what: 'specimen-data/countries/ke', ms: round(importing('specimen-data/countries/ke')) },
  { what: 'specimen-data', ms: round(importing('specimen-data')) },
  { what: '@faker-js/faker', ms: round(importing('@faker-js/faker')) },
]);

const perField = [...world.countries.values()].map((country) => {
  const costs = [...country.fields]
    .filter(([, { img }]) => !img)
    .map(([key]) => ({ key, ns: 1e9 / perSecond(writer([{ type: `${country.code}.${key}` }]), 12_000, 2) }))
    .sort((a, b) => a.ns - b.ns);
  const median = costs[Math.floor(costs.length / 2)].ns;
  const over = costs.filter(({ ns }) => ns > 5 * median);
  const rows = perSecond(writer([{ type: `${country.code}.full` }]), 2000, 3);
  return {
    country: country.code,
    fields: country.fields.size,
    fullRowsPerSecond: thousands(rows),
    nsPerField: Math.round(1e9 / rows / country.fields.size),
    median: Math.round(median),
    dearest: `${costs.at(-1).key} ${round(costs.at(-1).ns / median)}x`,
    over: over.map(({ key, ns }) => `${key} ${round(ns / median)}x`).join(' '),
  };
});
print(
  'full rows: nanoseconds per field; then each field alone, as one-column rows: the median, the dearest, those over 5 times the median',
  perField,
);

print(
  'validators, checks a second of numbers they make (target: 200,000 each); the slowest ten',
  validators
    .map((validator) => {
      const values = Array.from({ length: 200 }, (_, i) => sampleOf(validator, i));
      const rate = perSecond(
        (n) => {
          for (let i = 0; i < n; i++) validator.valid(values[i % 200]);
        },
        20_000,
        2,
      );
      return { id: validator.id, rate };
    })
    .sort((a, b) => a.rate - b.rate)
    .slice(0, 10)
    .map(({ id, rate }) => ({ id, checksPerSecond: thousands(rate) })),
);

/** A number of a validator's own making, for a person of its own country where there is one. */
function sampleOf(validator, i) {
  const row = new RowKey('bench').at(i);
  const persona = new RowPersona(germany, 'de', germany.fields);
  persona.open(row);
  const { sex, born, given, family, family2 } = persona;
  return validator.make(new Random(validator.id).start(row), { sex, born, given, family, family2 });
}

const queries = [
  'german iban',
  'a phone number in Kenya',
  '5 Brazilian CPFs',
  'KRA PIN',
  'IBAN España',
  'name and iban from Germany',
  'kyc profile for Kenya',
  'UK sort code',
  'passpot japan',
  'what would a Mexican tax id look like',
  'de.iban',
  'full profile Poland',
  '5 women from Kenya aged 18-25',
  'visa card from Berlin as csv',
  'hdfc account with ifsc',
  'invalid german iban',
  'mpesa number and kra pin',
  '五个中国身份证号',
];
const resolving = perSecond((n) => {
  for (let i = 0; i < n; i++) specimen.resolve(queries[i % queries.length]);
}, 6000);
print('resolve, plain language to a spec (target: 0.2 ms)', [{ msEach: round(1000 / resolving, 4) }]);

const peak = (rows) =>
  Number(execFileSync(process.execPath, ['bench/stream.mjs', String(rows)], { encoding: 'utf8' }));
print('Streaming de.person as NDJSON: peak memory (target: constant)', [
  { rows: '100,000', peakMiB: round(peak(100_000)) },
  { rows: '1,000,000', peakMiB: round(peak(1_000_000)) },
  { rows: '10,000,000', peakMiB: round(peak(10_000_000)) },
]);
