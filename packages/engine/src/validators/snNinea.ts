import { toTen, weighted } from '../checksum/weighted.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NINEA: nine digits (seven in use before 2012, the same with 00 before them), the last a check digit:
 * weights 1-2 from the left, to the next ten; and the COFI: tax regime 0-2, letter of the tax centre, digit
 * of the legal form. Source: Décret 2012-886 (ANSD, DGID); NKAC Audit, "Comment lire un NINEA". The sum of
 * products is not reduced, so at weight 2 it misses errors by 5.
 */
export const snNinea = standard({
  id: 'snNinea',
  label: 'NINEA (Senegal)',
  written: ['######### #[A-HJ-NP-Z]#', '#########', '####### #[A-HJ-NP-Z]#', '#######'],
  form: /^(?:\d{2} ?)?\d{3} ?\d{4}(?: ?\d[A-Z]\d)?$/i,
  mend(number) {
    const digits = digitsOf(number);
    const body = digits.slice(0, -1);
    return body + check(body.padStart(8, '0')) + number.slice(digits.length);
  },
  rules: {
    series: (number) => reasonIf(!/[1-9]/.test(digitsOf(number)), 'zeros alone are never issued'),
    type: (number) =>
      reasonIf(/[3-9]\D\d$/.test(number), `tax regime is ${number.at(-3)}, should be 0, 1 or 2`),
  },
  wrong: { series: zeros(0, 9) },
  make(random) {
    const body = `00${random.int(200_000, 999_999)}`;
    return `${body + check(body)} ${random.pick(['0', '1', '2'])}${random.pick('ABCDEFGHJKLMNQRS')}${random.int(1, 9)}`;
  },
});

/** The number without its COFI. */
function digitsOf(number: string): string {
  return number.replace(/.\D.$/, '');
}

function check(body: string): string {
  return String(toTen(weighted(body, [1, 2])));
}
