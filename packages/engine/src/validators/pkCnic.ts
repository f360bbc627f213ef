import { bare, list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * CNIC: five digits of the locality (the first the province, 1-8), seven digits, last digit 1-9, odd for men;
 * printed 5-7-1. Source: NADRA Ordinance 2000 and National Identity Card Rules 2002; OECD TIN sheet Pakistan.
 * There is no public check rule: structure only. `home` is the five-digit locality code.
 */
export const pkCnic: Validator<Pick<Citizen, 'sex' | 'home'>> = {
  id: 'pkCnic',
  label: 'CNIC (Pakistan)',
  valid(value) {
    if (!/^[1-8]\d{4}-?\d{7}-?[1-9]$/.test(value)) return false;
    const id = bare(value);
    return !id.startsWith('0000', 1) && !id.startsWith('0000000', 5);
  },
  make(random, { sex, home }) {
    const last = random.pick(sex === 'male' ? '13579' : '2468');
    return `${home ?? random.pick(LOCALITIES)}-${String(random.int(1, 9999999)).padStart(7, '0')}-${last}`;
  },
};

/** Lahore, Karachi, Rawalpindi, Islamabad, Faisalabad, Multan, Gujranwala, Peshawar, Hyderabad, Quetta. */
const LOCALITIES = list('35202 35201 42101 42201 42301 37405 61101 33100 36302 34101 17301 41304 54400');
