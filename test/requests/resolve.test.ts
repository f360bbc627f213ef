import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_WORDS } from '../../packages/engine/src/data/fieldWords.ts';
import { flagOf } from '../../packages/engine/src/draw/country.ts';
import { COMMON } from '../../packages/engine/src/fields/index.ts';
import { Problem, type Resolution, resolve } from '../../packages/engine/src/index.ts';
import { wordKey } from '../../packages/engine/src/lexicon/wordKey.ts';
import { anyCharacter } from '../support/arbitraries.ts';
import { countries } from '../support/countryRows.ts';
import { IN_OWN_WORDS, NOT_IN_OWN_WORDS } from './ownWordsRequests.ts';
import { REFUSED, RESOLVED } from './requests.ts';
import { IMPOSSIBLE, STEERED, WALLETS } from './steeredRequests.ts';
import { ASKED, NOT_GIVEN } from './strangersRequests.ts';
import { AT_WORK, NOT_AT_WORK } from './workplaceRequests.ts';
import { ABROAD, NOT_ABROAD } from './worldRequests.ts';

interface Line {
  readonly request: string;
  readonly answer: string;
}

/** `request => answer` */
function lines(table: string): readonly Line[] {
  return table
    .trim()
    .split(/\n+/)
    .map((line) => {
      const [request, answer] = line.split(' => ') as [string, string];
      return { request: request.trim(), answer: answer.trim() };
    });
}

/** All that a request says: `spec fields ×n sex=female city=New_York .csv !checksum @0.1 ?ignored,words` */
function told({ spec, fields, n, where = {}, format, invalid, rate, ignored }: Resolution): string {
  const conditions = CONDITIONS.flatMap((key) => {
    const name = where[key];
    return name === undefined ? [] : [`${key}=${String(name).replaceAll(' ', '_')}`];
  });
  return [
    spec,
    ...(fields ? [fields.join(',')] : []),
    ...(n === undefined ? [] : [`×${n}`]),
    ...conditions,
    ...(format ? [`.${format}`] : []),
    ...(invalid === undefined ? [] : [`!${invalid === true ? '' : invalid}`]),
    ...(rate === undefined ? [] : [`@${rate}`]),
    ...(ignored ? [`?${ignored}`] : []),
  ].join(' ');
}

function answer(request: string): string {
  return told(resolve(request));
}

const CONDITIONS = ['sex', 'age', 'brand', 'city', 'region', 'bank', 'wallet'] as const;

const requests = lines(RESOLVED);

/** Some lines at a time: a test for each would take five times as long. */
function inParts(
  all: readonly Line[],
): readonly { readonly first: string; readonly part: readonly Line[] }[] {
  return Array.from({ length: Math.ceil(all.length / 100) }, (_, i) => {
    const part = all.slice(i * 100, i * 100 + 100);
    return { first: (part[0] as Line).request, part };
  });
}

/** The lines whose request is answered otherwise, with its answer. */
function misread(part: readonly Line[]): readonly string[] {
  return part.flatMap(({ request, answer: expected }) => {
    const found = outcome(request);
    const text = found instanceof Problem ? `${found.kind}: ${found.message}` : told(found);
    return text === expected ? [] : [`${request} => ${text}, not ${expected}`];
  });
}

describe('a request that says what rows shall be', () => {
  it.each(inParts(lines(STEERED + WALLETS + ASKED + ABROAD + AT_WORK + IN_OWN_WORDS)))(
    '$first, and those behind it',
    ({ part }) => expect(misread(part)).toEqual([]),
  );

  it.each(inParts(lines(IMPOSSIBLE + NOT_GIVEN + NOT_ABROAD + NOT_AT_WORK + NOT_IN_OWN_WORDS)))(
    '$first is refused, and those behind it',
    ({ part }) => {
      const wrong = part.filter(({ request, answer: reason }) => {
        const found = outcome(request);
        return !(found instanceof Problem && found.kind === 'unresolved' && found.message.includes(reason));
      });
      expect(wrong).toEqual([]);
    },
  );
});

describe('a request for a record without some fields', () => {
  it.each([
    ['full german profile without card', 'card'],
    ['full german profile minus passport', 'passport'],
    ['everything about a german excluding income', 'income'],
    ['everything except passport for a german', 'passport'],
    ['everything but the card for a german', 'card'],
    ['all fields but iban of a german', 'iban'],
    ['german person with everything but no email', 'email'],
    ['full german record with no card and no cvv', 'card cvv'],
    ['full german profile except for iban and card', 'iban card'],
    ['complete german profile, leave out the avatar', 'avatar'],
  ])('%s', (request, unwanted) => {
    const { spec, fields, ignored } = resolve(request);
    const keys = [...(countries.find(({ code }) => code === 'de')?.fields.keys() ?? [])];
    expect(spec).toBe('de.person');
    expect(fields).toEqual(keys.filter((key) => !unwanted.split(' ').includes(key)));
    expect(ignored).toBeUndefined();
  });

  it.each([
    ['german person without iban', 'iban'],
    ['german person with no card', 'card'],
    ['german person, no email', 'email'],
    ['german person lacking iban', 'iban'],
    ["german person that doesn't have iban", 'iban'],
    ["don't include iban, german person", 'iban'],
    ['omit the iban, german person', 'iban'],
    ['german person except name', 'name'],
    ['deutsche ohne iban', 'iban'],
    ['german person w/o iban', 'iban'],
    ['german person, no iban no phone', 'iban phone'],
    ['german person, iban not needed', 'iban'],
    ['german person, iban excluded', 'iban'],
    ['german person sans iban', 'iban'],
    ['german customer who has no phone', 'phone'],
    ['german person but no email or phone', 'email phone'],
    ['persona de Alemania sin iban', 'iban'],
    ['pessoa da Alemanha sem email', 'email'],
  ])('%s', (request, unwanted) => {
    const { spec, fields, ignored } = resolve(request);
    const person = [...(countries.find(({ code }) => code === 'de')?.fields ?? [])];
    const keys = person.flatMap(([key, field]) => (field.default ? [key] : []));
    expect(spec).toBe('de.person');
    expect(fields).toEqual(keys.filter((key) => !unwanted.split(' ').includes(key)));
    expect(ignored).toBeUndefined();
  });
});

describe('a request in words', () => {
  it.each(inParts(requests))('$first, and those behind it', ({ part }) => expect(misread(part)).toEqual([]));

  it('is asked of every country, for every field that countries share', () => {
    const specs = requests.map(({ answer: expected }) => expected.split(' ')[0] as string);
    const fields = new Set(
      requests.flatMap(({ answer: expected }) => [
        expected.split(/[. ]/)[1],
        ...(expected.split(' ')[1] ?? '').split(','),
      ]),
    );
    expect(new Set(specs.map((spec) => spec.slice(0, 2))).size).toBe(countries.length);
    expect(Object.keys(COMMON).filter((key) => !fields.has(key))).toEqual([]);
    expect(new Set(requests.map(({ request }) => request)).size).toBe(requests.length);
  });
});

describe('a request that names no covered country', () => {
  it.each(
    REFUSED.trim()
      .split('\n')
      .map((request) => ({ request: request.trim() })),
  )('$request', ({ request }) => {
    const { kind, message } = outcome(request) as Problem;
    expect(kind).toBe('unresolved');
    expect(message).toMatchSnapshot();
  });

  it('is told what would be right', () => {
    expect(() => resolve('give me an iban')).toThrow(
      /no country recognised in "give me an iban".*Germany.*de\.iban/,
    );
    expect(() => resolve('iban from Russia')).toThrow(/Russia is not covered/);
    expect(() => resolve('DNI')).toThrow(
      /"DNI" is used in Argentina, Spain, Peru; name the country \("DNI Argentina"\)/,
    );
    expect(() => resolve('iban Kenya')).toThrow(/Kenya has no "iban"; its fields are name, first/);
  });

  it.each(['', '   ', '\t\n', 'x'.repeat(501), 'german iban '.repeat(60)])(
    'nothing, or too much, is bad: %j',
    (request) => {
      expect(() => resolve(request)).toThrow(expect.objectContaining({ kind: 'bad' }) as Error);
    },
  );

  it('may be five hundred characters long', () => {
    expect(resolve('german iban'.padEnd(500)).spec).toBe('de.iban');
    expect(() => resolve('german iban'.padEnd(501))).toThrow('q must be at most 500 characters');
  });

  it.each([undefined, null, 5, {}, ['german iban']])('what is no text is bad: %j', (request) => {
    expect(() => resolve(request as string)).toThrow(Problem);
  });
});

describe('any text', () => {
  const words = [
    ...[
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
      '\u0000',
      '\u202e',
      '\ud83c',
      '\ufdfa',
      "'s",
      '…',
    ],
    ...[
      'german',
      'Kenya',
      'DE',
      'in',
      'iban',
      'ibna',
      'phones',
      '5',
      'of',
      'and',
      ',',
      '日本',
      '電話',
      'PESEL',
      '🇩🇪',
    ],
  ];
  const requests = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 500 }),
    fc.string({ unit: anyCharacter, maxLength: 500 }),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((all) => all.join(' ')),
  );

  it('is resolved to a spec that stands for itself, or is a problem', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const found = outcome(request);
        if (found instanceof Problem) expect(found.message).toMatch(/^[^\p{Cc}]+$/u);
        else expect(resolve(found.spec).spec).toBe(found.spec);
      }),
      { numRuns: 500 },
    );
  });
});

function outcome(request: string): Resolution | Problem {
  try {
    return resolve(request);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

describe('a spec', () => {
  const specs = countries.flatMap(({ code, fields }) =>
    [...fields.keys(), 'person', 'full', 'company', 'product', 'preset:kyc'].map((key) => `${code}.${key}`),
  );

  it('stands for itself', () => {
    for (const spec of specs) expect(resolve(spec).spec).toBe(spec);
    expect(resolve(' DE.BIC ')).toMatchObject({ spec: 'de.swift', field: 'swift' });
    expect(resolve('pl/pesel')).toMatchObject({ spec: 'pl.id', field: 'id' });
  });

  it('with a name nobody knows is bad, and the nearest is told', () => {
    expect(() => resolve('de.ibn')).toThrow(
      expect.objectContaining({ kind: 'bad', message: expect.stringContaining('"iban"') }) as Error,
    );
  });
});

describe('the words', () => {
  it('of common fields name one field each', () => {
    const owners = new Map<string, string>();
    for (const [key, { label, synonyms = [] }] of Object.entries(COMMON)) {
      for (const word of [key, label, ...synonyms, ...(FIELD_WORDS[key] ?? '').trim().split(/\s+/)].map(
        wordKey,
      )) {
        if (word) expect(owners.get(word) ?? key, word).toBe(key);
        owners.set(word, key);
      }
    }
    expect(Object.keys(FIELD_WORDS).filter((key) => !(key in COMMON))).toEqual([]);
  });

  it.each(countries.map((country, at) => ({ country, code: country.code, at })))(
    'of $code find it: names, codes, keys, labels and presets',
    ({ country, code, at }) => {
      const { name, facts } = country;
      // Shared fields are tried with one country in four, each time with others.
      const asked = [...country.fields].filter(([key], i) => !(key in COMMON) || (i + at) % 4 === 0);
      for (const word of [name, flagOf(code), code.toUpperCase(), facts.alpha3])
        expect(answer(`gender from ${word}`)).toBe(`${code}.sex`);
      for (const [key] of asked) expect(answer(`${key} ${name}`)).toBe(`${code}.${key}`);
      for (const [key, preset] of country.presets) {
        const words = country.fields.has(key) ? [preset.name] : [preset.name, key];
        for (const word of words) expect(answer(`${word} from ${name}`)).toBe(`${code}.preset:${key}`);
      }
      for (const [, { label }] of asked) {
        const { country: found, field, fields = [field] } = resolve(`${label} ${name}`);
        const labels = fields.map((key) => country.fields.get(key ?? '')?.label);
        expect(found).toBe(code);
        expect(
          [...labels, ...fields.filter((key) => key === wordKey(label)).map(() => label)],
          `${label} ${name}`,
        ).toContain(label);
      }
    },
  );
});
