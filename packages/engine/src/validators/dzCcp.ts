import { ribDigits } from '../checksum/rib.ts';
import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Algerian postal current account: up to 10 digits and a two-digit key, `1234567 89` or `1234567 clé 89`: the
 * digits weighted 4, 5 … 13 from the right, the last two of the sum. Algérie Poste prints no paper with the
 * rule; it is as the post's customers and their programs have used it since the key appeared.
 */
export const dzCcp = standard({
  id: 'dzCcp',
  label: 'CCP (Algeria)',
  written: '{3-10#} ##',
  keeps: ' ',
  form: /^\d{3,10}(?:[/-]| [/-] | (?:cl[eé] )?)\d\d$/i,
  alone: (value) => value.replace(/ ?[/-] ?| cl[eé] /i, ' '),
  mend: (number) => number.slice(0, -2) + ccpKey(number.slice(0, -3)),
  rules: { series: (number) => reasonIf(/^0+ /.test(number), 'account is zeros alone, should be 1 or more') },
  wrong: { series: (number) => `${number.slice(0, -3).replace(/\d/g, '0')} 00` },
  make(random) {
    const number = String(random.int(1000000, 29999999));
    return `${number} ${ccpKey(number)}`;
  },
});

/** The key of a postal account number of up to ten digits. */
function ccpKey(number: string): string {
  return two(weighted(number.padStart(10, '0'), [13, 12, 11, 10, 9, 8, 7, 6, 5, 4]) % 100);
}

/** The 20-digit RIB (RIP) of a postal account number. */
export function ccpRib(number: string): string {
  const account = number.padStart(10, '0');
  return `007 99999 ${account} ${ribDigits('99999', account)}`;
}
