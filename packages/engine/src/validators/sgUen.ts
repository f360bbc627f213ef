import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Unique entity number in three forms, each with a check letter: businesses 8 digits, local companies year
 * and 5 digits, others T, S or R (20xx, 19xx, 18xx) with two digits of the year, two letters of the kind of
 * entity and 4 digits. Source: uen.gov.sg (forms and kinds of entity). The letters' arithmetic, modulo 11,
 * was not published by ACRA; it is in general use and fits every published number.
 */
export const sgUen = standard({
  id: 'sgUen',
  label: 'UEN (Singapore)',
  written: ['########@', '#########@', '[RST]##@@####@'],
  mend: (number) => withUenCheck(number.slice(0, -1)),
  rules: {
    date: (number) =>
      reasonIf(
        /^\d{9}/.test(number) && !/^(?:18|19|20)/.test(number),
        `year is ${number.slice(0, 4)}, should be 18YY, 19YY or 20YY`,
      ),
    type: (number) =>
      reasonIf(
        /^\D/.test(number) && !KINDS.has(number.slice(3, 5)),
        `${number.slice(3, 5)} is not a kind of entity, should be one such as LL or FC`,
      ),
    series: (number) => reasonIf(/^0{8}/.test(number), 'eight zeros are never issued'),
  },
  wrong: {
    date: (_, random) => `17${random.digits(7)}A`,
    type: (_, random) => `T${random.digits(2)}XX${random.digits(4)}A`,
    series: () => '00000000A',
  },
  reads: (number) => ({
    type: /^\D/.test(number) ? 'other entity' : number.length === 9 ? 'business' : 'local company',
  }),
  make(random) {
    const form = random.below(10);
    const body =
      form < 7
        ? String(random.int(1985, 2024)) + random.digits(5)
        : form < 9
          ? `5${random.digits(7)}`
          : `T${two(random.int(5, 24))}${random.pick(['LL', 'LP', 'SS', 'FC'])}${random.digits(4)}`;
    return withUenCheck(body);
  },
});

const KINDS = new Set(
  list(`LP LL FC PF RF MQ MM NB CC CS MB FM GS DP CP NR CM CD MD HS VH CH MH CL XL CX HC RP TU TC FB FN PA PB SS MC SM
    GA GB`),
);

/** Letters have these values in the third form only. */
const VALUES = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

/** A number with its check letter. */
export function withUenCheck(body: string): string {
  return body + check(body);
}

function check(body: string): string {
  if (body.length === 8) return 'XMKECAWLJDB'[weighted(body, [10, 4, 9, 3, 8, 2, 7, 1]) % 11] as string;
  if (!/^[RST]/.test(body)) return 'ZKCMDNERGWH'[weighted(body, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11] as string;
  let sum = 6;
  for (let i = 0; i < body.length; i++)
    sum += VALUES.indexOf(body.charAt(i)) * ([4, 3, 5, 3, 10, 2, 2, 5, 7][i] as number);
  return VALUES[sum % 11] as string;
}
