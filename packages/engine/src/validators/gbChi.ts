import { nhsDigit, withNhsDigit } from '../checksum/nhs.ts';
import { two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dateAt, sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CHI number (Scotland): birth date DDMMYY, three digits of which the last is even for women and odd for men, check
 * digit as in the NHS number. Source: Public Health Scotland, Data Dictionary, "CHI number".
 */
export const gbChi = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'gbChi',
  label: 'CHI number (Scotland)',
  written: '##########',
  form: /^\d{6}[ -]?\d{4}$/,
  mend: withNhsDigit,
  rules: { date: dateAt(0, 'DDMMYY') },
  reads: (chi) => ({ sex: sexByParity(chi[8]) }),
  make(random, { born, sex }) {
    const odd = sex === 'male' ? 1 : 0;
    const serial = random.int(10, 98);
    let body = born.ddmmyy + two(serial) + (random.below(5) * 2 + odd);
    if (nhsDigit(body) === 'X') body = born.ddmmyy + two(serial + 1) + body[8];
    return body + nhsDigit(body);
  },
});
