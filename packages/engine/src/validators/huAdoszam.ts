import { toTen, weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import { part, reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Adószám, the tax number of companies: eight digits, the last a check digit (weights 9-7-3-1, to the next
 * ten), VAT code 1 to 5, county of the tax office: 02-20 and 22-40 the counties, 41-43 Budapest, 44 and 51
 * large and special taxpayers. The eight digits alone are the register number, with HU before them the VAT
 * number. Source: Act CL of 2017 on the order of taxation; NAV, on the structure of the adószám.
 */
export const huAdoszam = standard({
  id: 'huAdoszam',
  label: 'Adószám (Hungary)',
  written: ['########-#-##', '########'],
  prefix: 'HU',
  form: /^(?:\d{8}(?:-\d-|\d)\d{2}|(?:HU ?)?\d{8})$/i,
  mend: (number) => number.slice(0, 7) + adoszamDigit(number.slice(0, 7)) + number.slice(8),
  rules: {
    series: part([0, 8], /[1-9]/, 'zeros alone are not a number'),
    type: part([8, 9], /^[1-5]?$/, 'VAT code is #, should be 1 to 5'),
    region: (number) =>
      reasonIf(
        number.length > 8 && !COUNTIES.has(number.slice(9)),
        `county ${number.slice(9)} does not exist, should be 02 to 20, 22 to 44 or 51`,
      ),
  },
  wrong: { series: zeros(0, 8) },
  reads: (number) => ({ region: COUNTIES.get(number.slice(9)) }),
  make(random) {
    const body = String(random.int(1_000_000, 3_299_999));
    return `${body}${adoszamDigit(body)}-2-${random.pick(ORDINARY)}`;
  },
});

/** Codes of companies that are not among the largest. */
const ORDINARY = list('41 42 43 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20');

const NAMES = list(`
  Baranya Bács-Kiskun Békés Borsod-Abaúj-Zemplén Csongrád-Csanád Fejér Győr-Moson-Sopron Hajdú-Bihar Heves
  Komárom-Esztergom Nógrád Pest Somogy Szabolcs-Szatmár-Bereg Jász-Nagykun-Szolnok Tolna Vas Veszprém Zala`);

/** The counties by their two codes, Budapest, and the offices of the whole country. */
const COUNTIES: ReadonlyMap<string, string | undefined> = new Map([
  ...NAMES.flatMap((name, i): [string, string][] => [
    [two(i + 2), name],
    [two(i + 22), name],
  ]),
  ...list('41 42 43').map((code): [string, string] => [code, 'Budapest']),
  ['44', undefined],
  ['51', undefined],
]);

/** The check digit of the seven before it. */
export function adoszamDigit(body: string): string {
  return String(toTen(weighted(body, [9, 7, 3, 1])));
}
