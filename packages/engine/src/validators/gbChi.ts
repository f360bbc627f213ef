import { nhsDigit } from '../checksum/nhs.ts';
import { isDayIn, two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * CHI number (Scotland): birth date DDMMYY, three digits of which the last is even for women and odd for men, check
 * digit as in the NHS number. Source: Public Health Scotland, Data Dictionary, "CHI number".
 */
export const gbChi: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'gbChi',
  label: 'CHI number (Scotland)',
  valid(value) {
    if (!/^\d{6}[ -]?\d{4}$/.test(value)) return false;
    const chi = bare(value);
    const [day, month, year] = [Number(chi.slice(0, 2)), Number(chi.slice(2, 4)), Number(chi.slice(4, 6))];
    return isDayIn([1900, 2000], year, month, day) && chi.endsWith(nhsDigit(chi.slice(0, 9)));
  },
  make(random, { born, sex }) {
    const odd = sex === 'male' ? 1 : 0;
    const serial = random.int(10, 98);
    let body = born.ddmmyy + two(serial) + (random.below(5) * 2 + odd);
    if (nhsDigit(body) === 'X') body = born.ddmmyy + two(serial + 1) + body[8];
    return body + nhsDigit(body);
  },
};
