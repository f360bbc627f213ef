// Compares the generated lives of each country with the declared shares: `npm run realism [codes…]`. Prints ages,
// cities, banks, card brands, legal forms and family names of 10,000 rows, with the declared share beside the drawn
// one and its source, and the number of repeated mail addresses, phones and numbers.
import { countries } from '../packages/engine/dist/countries/index.js';
import { engine } from '../packages/engine/dist/engine.js';

const ROWS = 10_000;
const wanted = process.argv.slice(2);

for (const country of countries.filter(({ code }) => wanted.length === 0 || wanted.includes(code))) {
  const { code, name, facts } = country;
  const { generate } = engine([country]);
  const rows = generate(`${code}.full`, {
    n: ROWS,
    seed: 'realism',
    fields: 'dob,sex,activity,income,city,region,bank,brand,last,job,email,username,phone,account,card,id',
  });
  const firms = generate(`${code}.company`, { n: ROWS / 4, seed: 'realism' });
  console.log(`\n${name} (${code})${facts.sources ? ` · ${facts.sources}` : ''}`);
  console.log(`  age     ${ageCurve(rows, facts.ages)}`);
  console.log(`  work    ${workOf(rows, country.population)}`);
  console.log(`  pay     ${payOf(rows, country.population.pay)}`);
  if (facts.population) console.log(`          ${facts.population.source}`);
  console.log(`  regions ${top(rows, 'region', sharesOf(country.places, 'region', 'pop'))}`);
  console.log(`  cities  ${top(rows, 'city', sharesOf(country.places, 'city', 'pop'))}`);
  console.log(`  banks   ${top(rows, 'bank', new Map())}`);
  console.log(`  cards   ${top(rows, 'brand', new Map())}`);
  console.log(`  names   ${top(rows, 'last', new Map())}`);
  console.log(`  jobs    ${top(rows, 'job', new Map())}`);
  console.log(`  forms   ${top(firms, 'form', formShares(facts.firms.forms))}`);
  const repeated = ['email', 'username', 'phone', 'account', 'card', 'id'].map(
    (key) => `${key} ${ROWS - new Set(rows.map((row) => row[key])).size}`,
  );
  console.log(`  repeated in ${ROWS}: ${repeated.join(', ')}`);
}

/** Returns the percentage of adults by band, drawn (declared). */
function ageCurve(rows, declared) {
  const bands = ['18-24', '25-34', '35-44', '45-54', '55-64', '65-74', '75-90'];
  const ends = [25, 35, 45, 55, 65, 75, 91];
  const counts = new Array(7).fill(0);
  for (const { dob } of rows) {
    const [year, month, day] = dob.split('-').map(Number);
    const age = 2026 - year - (month === 1 && day === 1 ? 0 : 1);
    counts[ends.findIndex((end) => age < end)]++;
  }
  const shares = declared?.split(' ').map(Number);
  const total = shares?.reduce((sum, share) => sum + share);
  return bands
    .map(
      (band, i) =>
        `${band} ${percent(counts[i] / rows.length)}${shares ? ` (${percent(shares[i] / total)})` : ''}`,
    )
    .join(' · ');
}

/** Returns the five most frequent values, drawn (declared). */
function top(rows, key, declared) {
  const counts = new Map();
  for (const row of rows) counts.set(row[key], (counts.get(row[key]) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([value, count]) => {
      const share = declared.get(value);
      return `${value} ${percent(count / rows.length)}${share === undefined ? '' : ` (${percent(share)})`}`;
    })
    .join(' · ');
}

function sharesOf(entries, key, weight) {
  const weights = new Map();
  for (const entry of entries) {
    const name = entry[key].text;
    weights.set(name, (weights.get(name) ?? 0) + Number(entry[weight]?.text ?? Number.NaN));
  }
  const total = [...weights.values()].reduce((sum, each) => sum + each, 0);
  return Number.isNaN(total) ? new Map() : new Map([...weights].map(([name, each]) => [name, each / total]));
}

function formShares(forms) {
  if (!forms.includes('|')) return new Map();
  const rows = forms
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'));
  const total = rows.reduce((sum, [, share]) => sum + Number(share), 0);
  return new Map(rows.map(([form, share]) => [form, Number(share) / total]));
}

function percent(share) {
  return `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
}

/** The self-employed among those who work, men and women, and the activities of all. */
function workOf(rows, { own }) {
  const share = (sex) => {
    const working = rows.filter((row) => row.sex === sex && /^(?:self-)?employed$/.test(row.activity));
    return percent(working.filter(({ activity }) => activity === 'self-employed').length / working.length);
  };
  return `on their own: men ${share('male')} (${own[0]} %), women ${share('female')} (${own[1]} %) · ${top(rows, 'activity', new Map())}`;
}

/** Median, P90/P10, P99 by median and women's median by men's of employees, drawn (official). */
function payOf(rows, { median, spread, top: best, women }) {
  const employees = rows.filter(({ activity }) => activity === 'employed');
  const at = (share, among = employees) => {
    const pay = among.map(({ income }) => income).sort((a, b) => a - b);
    return pay[Math.floor(share * (pay.length - 1))];
  };
  const middle = (sex) =>
    at(
      0.5,
      employees.filter((row) => row.sex === sex),
    );
  return [
    `median ${at(0.5)} (${median ?? 'of the range of incomes'})`,
    `P90/P10 ${(at(0.9) / at(0.1)).toFixed(2)} (${spread})`,
    `P99/median ${(at(0.99) / at(0.5)).toFixed(2)} (${best})`,
    `women ${percent(middle('female') / middle('male'))} (${women} %)`,
  ].join(' · ');
}
