import { type Day, three } from '../kernel/day.ts';
import { LETTERS } from '../kernel/random.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { albanianLetter } from './alNipt.ts';

/**
 * NID, the personal number of Albania: the decade of birth (0 to 9 from 1800, A from 1900, K from 2000), the year's
 * last digit, the month (50 more for women; 30 more for foreigners, 80 for foreign women), the day, a serial number,
 * and a letter from A to W. Source: nidx, `country/albania`; the letter's rule: see `alNipt`.
 */
export const alNid = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'alNid',
  label: 'NID (Albania)',
  written: '[0-9A-T]########@',
  mend: (nid) => nid.slice(0, 9) + albanianLetter(nid.slice(0, 9)),
  rules: { date: dated(bornOn, 0, 'YYMMDD') },
  reads: (nid) => ({ born: bornOn(nid), sex: Number(nid.slice(2, 4)) % 100 > 50 ? 'female' : 'male' }),
  make(random, { born, sex }) {
    const month = born.month + (sex === 'female' ? 50 : 0);
    const decade = LETTERS.charAt(Math.floor((born.year - 1900) / 10));
    const body = `${decade}${born.year % 10}${String(month).padStart(2, '0')}${born.dd}${three(random.int(1, 299))}`;
    return body + albanianLetter(body);
  },
});

function bornOn(nid: string): Day | undefined {
  const decade = /^\d/.test(nid) ? Number(nid[0]) - 10 : LETTERS.indexOf(nid.charAt(0));
  const month = Number(nid.slice(2, 4));
  const plain = [0, 30, 50, 80].map((more) => month - more).find((each) => each >= 1 && each <= 12);
  return dayOf(1900 + 10 * decade + Number(nid[1]), plain ?? 0, Number(nid.slice(4, 6)));
}
