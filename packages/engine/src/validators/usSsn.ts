import { list } from '../kernel/text.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * SSN: area 001-899 but 666, group 01-99, serial 0001-9999; no check digit. Numbers that were printed in
 * advertisements are void, and equal digits are refused. Source: SSA, POMS RM 10201 and "Social Security Number
 * Randomization" (25 June 2011). Generated numbers have areas that were never assigned before randomization:
 * 734-749 and 773-899.
 */
export const usSsn = standard({
  id: 'usSsn',
  label: 'SSN (United States)',
  written: '###-##-####',
  form: /^\d{3}([- ]?)\d{2}\1\d{4}$/,
  rules: {
    prefix: (number) =>
      reasonIf(
        /^(?:000|666|9)/.test(number),
        `area ${number.slice(0, 3)} is never issued, should be 001 to 899 but 666`,
      ),
    group: (number) => reasonIf(number.slice(3, 5) === '00', 'group is 00, should be 01 to 99'),
    serial: (number) => reasonIf(number.endsWith('0000'), 'serial is 0000, should be 0001 to 9999'),
    series: (number) =>
      reasonIf(/^(\d)\1+$/.test(number) || VOID.has(number), `${number} is void because it was published`),
  },
  wrong: {
    prefix: (number, random) => random.pick(['000', '666', String(random.int(900, 999))]) + number.slice(3),
    group: (number) => `${number.slice(0, 3)}00${number.slice(5)}`,
    serial: (number) => `${number.slice(0, 5)}0000`,
    series: (_, random) => random.pick([...VOID]),
  },
  make(random) {
    const area = random.below(143);
    const group = String(random.int(1, 99)).padStart(2, '0');
    return `${area < 16 ? 734 + area : 757 + area}-${group}-${String(random.int(1, 9999)).padStart(4, '0')}`;
  },
});

/** Published in advertisements and on wallet inserts, then used by thousands (SSA, History: "Misused SSNs"). */
const VOID = new Set(
  list(`
    022281852 042103580 062360749 078051120 095073645 128036045 135016629 141186941 165167999 165187999 165207999
    165227999 165247999 189092294 212097694 212099999 219099999 306302348 308125070 468288779 549241889`),
);
