import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { elevenTest, lastDigit } from './nlBsn.ts';

/**
 * Education number of pupils without a BSN: nine digits beginning with 10, the weights of the BSN, but the
 * sum leaves 5 by 11, so that no number is both. Source: DUO, Programma van Eisen BRON (onderwijsnummer);
 * nl.wikipedia.org/wiki/Onderwijsnummer.
 */
export const nlOnderwijsnummer: Validator<unknown> = {
  id: 'nlOnderwijsnummer',
  label: 'Onderwijsnummer (Netherlands)',
  valid: (value) => /^10\d\d[. ]?\d\d[. ]?\d{3}$/.test(value) && elevenTest(bare(value)) === REST,
  make(random) {
    let body = random.int(10000000, 10999999);
    while (last(body) > 9) body = body > 10000000 ? body - 1 : 10999999;
    return `${body}${last(body)}`;
  },
};

const REST = 5;

function last(body: number): number {
  return (lastDigit(String(body)) + 11 - REST) % 11;
}
