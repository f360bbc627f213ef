import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * PIB, the tax number of firms and traders in Montenegro: seven digits and a check digit: weights 8 to 2, 11 less the
 * remainder by 11, 10 and 11 become 0. Source: python-stdnum, `me.pib`, in whose tests 129 known numbers pass this
 * rule.
 */
export const mePib = standard({
  id: 'mePib',
  label: 'PIB (Montenegro)',
  written: '########',
  separators: ' -',
  mend: (pib) => pib.slice(0, 7) + (check(pib.slice(0, 7)) % 10),
  rules: { series: part([0, 8], /[1-9]/, 'zeros alone are no number') },
  wrong: { series: () => '00000000' },
  make(random) {
    let body = `0${random.pick('2233')}${random.digits(5)}`;
    while (check(body) === 10) body = `0${Number(body) + 1}`;
    return body + (check(body) % 10);
  },
});

/** 0 to 10. */
function check(body: string): number {
  return (11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
