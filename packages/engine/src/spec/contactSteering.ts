import { RowPersona } from '../draw/persona.ts';
import { writeSteps } from '../draw/picture.ts';
import type { Fits } from '../draw/steering.ts';
import { decode, Out, Text } from '../kernel/bytes.ts';
import { Problem } from '../kernel/problem.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { remembered } from '../kernel/text.ts';
import type { Country } from '../model.ts';

/** Returns the domain of e-mail addresses, behind its `@`. */
export function domainOf(given: unknown): Text {
  const domain = typeof given === 'string' ? given.trim().toLowerCase().replace(/^@/, '') : '';
  // RFC 1123: labels of letters, digits and hyphens, at most 63 of them.
  if (
    domain.length <= 253 &&
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)
  )
    return new Text(`@${domain}`);
  throw new Problem('bad-parameter', { subject: 'domain', expected: 'a domain such as bank.example', given });
}

/** Phone numbers that are drawn to see which prefixes a country has. */
const TRIED = 4000;
/** A prefix that fewer of them have would take too long to draw. */
const FEWEST = 12;

/** Returns whether a phone number begins with these digits, in international or national form. */
export function prefixOf(country: Country, given: unknown): Fits {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  const digits = text.replace(/[ ()./-]/g, '').replace(/^\+|^00/, '');
  const { numbers, code } = phonesOf(country);
  const isInternational = /^(?:\+|00)/.test(text);
  // Trunk prefixes are 0 nearly everywhere; where a number keeps its 0, both forms are tried.
  const heads = isInternational ? [digits] : [code + digits, code + digits.replace(/^0/, '')];
  const begins = (number: string) => heads.some((head) => number.startsWith(head));
  if (/^\d{1,12}$/.test(digits) && numbers.filter(begins).length >= FEWEST) {
    if (isOfPlace(country, begins))
      throw new Problem(
        'not-applicable',
        `prefix does not apply to country "${country.code}": its phone numbers begin as the place requires; use city or region`,
        { subject: 'prefix', given },
      );
    return (value) => begins(value.replace(/\D/g, ''));
  }
  const counts = new Map<string, number>();
  for (const number of numbers) {
    const head = number.slice(0, code.length + 2);
    counts.set(head, (counts.get(head) ?? 0) + 1);
  }
  const usual = [...counts].sort(([, a], [, b]) => b - a).slice(0, 10);
  throw new Problem('unknown-value', {
    subject: 'prefix',
    given,
    scope: `phone numbers of country "${country.code}"`,
    expected: usual.map(([head]) => `+${code} ${head.slice(code.length)}`).join(', '),
  });
}

/** Returns true if some people cannot have such a number, wherever it is drawn. */
function isOfPlace(country: Country, begins: Fits): boolean {
  const persona = new RowPersona(country, country.code, country.fields);
  const { steps } = persona.cell('phone');
  const out = new Out();
  const again = new Random('prefixes again');
  const row = new RowKey('prefixes');
  const numberOf = () => decode(out.bytes, 0, writeSteps(steps, out, 0, again, persona)).replace(/\D/g, '');
  return Array.from({ length: PEOPLE }, (_, i) => i).some((i) => {
    persona.open(row.at(i));
    again.start(row);
    return !Array.from({ length: TRIED }, numberOf).some(begins);
  });
}

/** People for whom a number is looked for. */
const PEOPLE = 6;

/** Phone numbers as digits, and the calling code that they begin with. */
const phonesOf = remembered((country: Country) => {
  const persona = new RowPersona(country, country.code, country.fields);
  const row = new RowKey('prefixes');
  const texts = Array.from({ length: TRIED }, (_, i) => {
    persona.open(row.at(i));
    return persona.read('phone');
  });
  const code = /^\+(\d+)/.exec(texts[0] as string)?.[1] ?? '';
  return { code, numbers: texts.map((text) => text.replace(/\D/g, '')) };
});
