import { weighted } from '../checksum/weighted.ts';
import type { Day } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Kuwaiti Civil ID: century (2 for 19YY, 3 for 20YY), YYMMDD, four serial digits, check: 11 minus the remainder by
 * 11 of the sum with the weights 2 1 6 3 7 9 10 5 8 4 2. Serials whose check would be 10 or 11 are never issued, so
 * it is never 0. Source: Law 32/1982 and PACI's civil number; OECD TIN sheet for Kuwait; the arithmetic as checked
 * on issued cards (Wikipedia, django-localflavor).
 */
export const kwCivil = standard<Pick<Citizen, 'born'>>({
  id: 'kwCivil',
  label: 'Civil ID (Kuwait)',
  gap: 4,
  written: '############',
  mend: (civil) => (check(civil) > 9 ? undefined : civil.slice(0, 11) + check(civil)),
  rules: {
    century: part([0, 1], /[23]/, 'century is #, should be 2 for 19YY or 3 for 20YY'),
    date: dated(bornOn, 1, 'YYMMDD'),
  },
  reads: (civil) => ({ born: bornOn(civil) }),
  make(random, { born }) {
    const birth = (born.year < 2000 ? '2' : '3') + born.yymmdd;
    for (let serial = random.int(1, 9899); ; serial++) {
      const body = birth + String(serial).padStart(4, '0');
      if (check(body) < 10) return body + check(body);
    }
  },
});

function bornOn(civil: string): Day | undefined {
  const century = civil.startsWith('2') ? 1900 : 2000;
  return dayOf(century + Number(civil.slice(1, 3)), Number(civil.slice(3, 5)), Number(civil.slice(5, 7)));
}

function check(civil: string): number {
  return 11 - (weighted(civil.slice(0, 11), [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11);
}
