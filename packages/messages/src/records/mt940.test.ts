import { specimen } from 'specimen-data';
import { Day } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { planMessage } from '../plan.ts';

const { world } = specimen;

function fileOf(key: string, country: string): string {
  const { message, variant, story } = planMessage(world, key, {
    ...{ country, seed: 'ledger', n: 30, rejected: 0.1, returned: 0.2, asOf: new Day(2026, 1, 1) },
  });
  return [...message.texts(story, variant)].join('');
}

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found]) => found as string);

describe('mt940', () => {
  it.each(['de', 'us', 'jp', 'kw'])('tells the same ledger of %s as camt.053', (country) => {
    const mt = fileOf('mt940', country);
    const camt = fileOf('camt.053', country);
    const amounts = matches(mt, /:61:\d{10}[DC]([\d,]+)/g).map((text) => Number(text.replace(',', '.')));
    const entries = matches(camt, /<Ntry>.*?<Amt[^>]*>([\d.]+)</gs).map(Number);
    expect(amounts).toEqual(entries);
    const ids = matches(mt, /:61:\d{10}[DC][\d,]+[A-Z]{4}(.*?)\/\//g);
    expect(ids).toEqual(matches(camt, /<EndToEndId>(.*?)</g));
    const closing = matches(mt, /:62F:[DC]\d{6}[A-Z]{3}([\d,]+)/g);
    const opening = matches(mt, /:60F:[DC]\d{6}[A-Z]{3}([\d,]+)/g);
    expect(opening.slice(1)).toEqual(closing.slice(0, -1));
  });

  it('has lines of at most 65 characters that begin no field by chance', () => {
    for (const line of fileOf('mt940', 'pl').split('\r\n')) {
      expect(line.length).toBeLessThanOrEqual(70);
      expect(line).toMatch(/^(?::\d\d[A-Z]?:|-$|[^:-]|$)/);
    }
  });
});
