import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Unique entity number in three forms, each with a check letter: businesses 8 digits, local companies year
 * and 5 digits, others T, S or R (20xx, 19xx, 18xx) with two digits of the year, two letters of the kind of
 * entity and 4 digits. Source: uen.gov.sg (forms and kinds of entity). The letters' arithmetic, modulo 11,
 * was not published by ACRA; it is in general use and fits every published number.
 */
export const sgUen: Validator<unknown> = {
  id: 'sgUen',
  label: 'UEN (Singapore)',
  valid(value) {
    if (!/^(?:\d{8}[A-Z]|(?:18|19|20)\d{7}[A-Z]|[RST]\d\d[A-Z]{2}\d{4}[A-Z])$/i.test(value)) return false;
    const uen = value.toUpperCase();
    if (/^[RST]/.test(uen) && !KINDS.has(uen.slice(3, 5))) return false;
    return !/^0{8}/.test(uen) && uen.endsWith(check(uen.slice(0, -1)));
  },
  make(random) {
    const form = random.below(10);
    const body =
      form < 7
        ? String(random.int(1985, 2024)) + random.digits(5)
        : form < 9
          ? `5${random.digits(7)}`
          : `T${two(random.int(5, 24))}${random.pick(['LL', 'LP', 'SS', 'FC'])}${random.digits(4)}`;
    return body + check(body);
  },
};

const KINDS = new Set(
  list(`LP LL FC PF RF MQ MM NB CC CS MB FM GS DP CP NR CM CD MD HS VH CH MH CL XL CX HC RP TU TC FB FN PA PB SS MC SM
    GA GB`),
);

/** Letters have these values in the third form only. */
const VALUES = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

function check(body: string): string {
  if (body.length === 8) return 'XMKECAWLJDB'[weighted(body, [10, 4, 9, 3, 8, 2, 7, 1]) % 11] as string;
  if (!/^[RST]/.test(body)) return 'ZKCMDNERGWH'[weighted(body, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11] as string;
  let sum = 6;
  for (let i = 0; i < body.length; i++)
    sum += VALUES.indexOf(body.charAt(i)) * ([4, 3, 5, 3, 10, 2, 2, 5, 7][i] as number);
  return VALUES[sum % 11] as string;
}
