import { coded, part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Company registration: year, six digits, kind of company (06 public, 07 private, 08 non-profit, 09 limited
 * by guarantee, 10 external, 21 incorporated, 23 close corporation, 24 co-operative, 25 …, 30 state-owned).
 * No check digit. Source: CIPC.
 */
export const zaCipc = standard({
  id: 'zaCipc',
  label: 'Company registration (South Africa)',
  written: '####/######/##',
  keeps: '/',
  rules: {
    date: part([0, 4], /^(?:18[5-9]|19|20[0-3])/, 'year is #, should be 1850 to 2039'),
    series: part([5, 11], /[1-9]/, 'number is #, should be 000001 to 999999'),
    type: part(
      [12],
      /0[6-9]|1[0-2]|2[1-6]|3[01]/,
      'kind of company is #, should be 06 to 12, 21 to 26, 30 or 31',
    ),
  },
  wrong: { series: zeros(5, 11) },
  reads: (number) => ({ founded: number.slice(0, 4), type: KINDS.get(number.slice(12)) }),
  make: (random) => `${random.int(1990, 2025)}/${String(random.int(1, 999_999)).padStart(6, '0')}/07`,
});

const KINDS = coded(`
  06:public_company 07:private_company 08:non-profit_company 09:company_limited_by_guarantee 10:external_company
  21:incorporated_company 23:close_corporation 24:co-operative 30:state-owned_company`);
