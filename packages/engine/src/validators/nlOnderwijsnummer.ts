import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { lastDigit } from './nlBsn.ts';

/**
 * Education number of pupils without a BSN: nine digits beginning with 10, the weights of the BSN, but the
 * sum leaves 5 by 11, so that no number is both. Source: DUO, Programma van Eisen BRON (onderwijsnummer);
 * nl.wikipedia.org/wiki/Onderwijsnummer.
 */
export const nlOnderwijsnummer = standard({
  id: 'nlOnderwijsnummer',
  label: 'Onderwijsnummer (Netherlands)',
  written: ['#########', '####.##.###'],
  separators: ' ',
  mend(number) {
    const digit = last(number.slice(0, 8));
    return digit < 10 ? number.slice(0, 8) + digit : undefined;
  },
  rules: { prefix: part([0, 2], /10/, 'begins with #, should begin with 10') },
  make(random) {
    let body = random.int(10000000, 10999999);
    while (last(String(body)) > 9) body = body > 10000000 ? body - 1 : 10999999;
    return `${body}${last(String(body))}`;
  },
});

const REST = 5;

function last(body: string): number {
  return (lastDigit(body) + 11 - REST) % 11;
}
