import { valueAt, weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Unique Pupil Number (England): check letter, local authority (3), school (4), year (2), serial (3, the last a letter
 * while temporary). Places 2 to 13 weigh as they count, remainder by 23, in the alphabet without I, O and S, which
 * also values the temporary letter. Source: DfE, "Unique pupil numbers: a guide"; Government Data Standards
 * Catalogue. Authorities are those of the DfE since 1998 and of Wales.
 */
export const gbUpn = standard<Pick<Citizen, 'born'>>({
  id: 'gbUpn',
  label: 'UPN (England)',
  written: '[A-HJ-NP-RT-Z]###########[0-9A-HJ-NP-RT-Z]',
  mend: (upn) => check(upn.slice(1)) + upn.slice(1),
  rules: {
    region: (upn) =>
      reasonIf(
        !AUTHORITIES.has(upn.slice(1, 4)),
        `local authority ${upn.slice(1, 4)} does not exist, should be one such as 202 or 330`,
      ),
  },
  reads: (upn) => ({ region: upn.slice(1, 4) }),
  make(random, { born }) {
    const year = two(Math.max(1998, born.year + 4) % 100);
    const body = `${random.pick(CITIES)}${random.int(2000, 4999)}${year}${random.digits(3)}`;
    return check(body) + body;
  },
});

const LETTERS = 'ABCDEFGHJKLMNPQRTUVWXYZ';

function check(body: string): string {
  const last = LETTERS.indexOf(body.charAt(11));
  const sum = weighted(body.slice(0, 11), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  return LETTERS.charAt((sum + 13 * (last < 0 ? valueAt(body, 11) : last)) % 23);
}

/** Authorities of large cities, to draw from. */
const CITIES = list('202 204 209 211 301 308 330 331 341 352 355 373 380 383 391 801 831 846 852 856 892');

/** Ranges of the DfE's numbers. */
const AUTHORITIES: ReadonlySet<string> = new Set(
  list(`
    201-213 301-320 330-336 340-344 350-359 370-373 380-384 390-394 420-420 660-681 702-702 800-803 805-808 810-813
    815-816 820-823 825-826 830-831 835-841 845-846 850-852 855-857 860-861 865-896 908-909 916-916 919-919 921-921
    925-926 928-929 931-931 933-933 935-938 940-943`).flatMap((range) => {
    const [from, to] = range.split('-').map(Number) as [number, number];
    return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  }),
);
