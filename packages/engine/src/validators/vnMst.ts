import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Tax code (MST): two digits of the province (01-64; 80-89 for persons), seven digits of the serial, check digit:
 * weights 31-29-23-19-17-13-7-5-3, 10 less the sum modulo 11; where that is 10 there is no number. A branch or
 * dependent adds a hyphen and 001-999. Source: Circular 105/2020/TT-BTC (now 86/2024/TT-BTC), article 5. Generated
 * numbers are enterprises'; persons' is the CCCD since July 2025.
 */
export const vnMst = standard({
  id: 'vnMst',
  label: 'MST (Vietnam)',
  written: ['##########', '##########-###'],
  separators: ' ',
  mend(number) {
    const digit = check(number.slice(0, 9));
    return digit === '10' ? undefined : number.slice(0, 9) + digit + number.slice(10);
  },
  rules: {
    region: part(
      [0, 2],
      /0[1-9]|[1-5]\d|6[0-4]|8\d/,
      'province is #, should be 01 to 64, or 80 to 89 of persons',
    ),
    series: part([2, 9], /[1-9]/, 'serial is #, should be 0000001 to 9999999'),
    branch: part([10], /^$|[1-9]/, 'branch is #, should be 001 to 999'),
  },
  wrong: {
    series: (number, random) => `${random.int(10, 64)}0000000${number.slice(9)}`,
    branch: (number) => `${number.slice(0, 10)}000`,
  },
  reads: (number) => ({
    type: number.startsWith('8') ? 'person' : undefined,
    region: number.startsWith('8') ? undefined : number.slice(0, 2),
  }),
  make(random) {
    const province = random.pick(['01', '03', '03', '02', '04', '36', '37', two(random.int(5, 64))]);
    let serial = random.int(100001, 999999);
    while (check(`${province}0${serial}`) === '10') serial += serial === 999999 ? -899998 : 1;
    return `${province}0${serial}${check(`${province}0${serial}`)}`;
  },
});

function check(body: string): string {
  return String(10 - (weighted(body, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11));
}
