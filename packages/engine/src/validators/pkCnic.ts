import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { coded, part, sexByParity, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CNIC: five digits of the locality (the first the province, 1-8), seven digits, last digit 1-9, odd for men;
 * printed 5-7-1. Source: NADRA Ordinance 2000 and National Identity Card Rules 2002; OECD TIN sheet Pakistan.
 * There is no public check rule: structure only. `home` is the five-digit locality code.
 */
export const pkCnic = standard<Pick<Citizen, 'sex' | 'home'>>({
  id: 'pkCnic',
  label: 'CNIC (Pakistan)',
  written: '#####-#######-#',
  rules: {
    region: part(
      [0, 5],
      /^[1-8](?!0000)/,
      'locality # does not exist, should begin with the province, 1 to 8',
    ),
    series: part([5, 12], /[1-9]/, 'serial is #, should be 0000001 to 9999999'),
    sex: part([12], /[1-9]/, 'last digit is #, should be odd for men or 2, 4, 6 or 8 for women'),
  },
  wrong: { series: zeros(5, 12), sex: zeros(12, 13) },
  reads: (number) => ({ sex: sexByParity(number[12]), region: PROVINCES.get(number.charAt(0)) }),
  make(random, { sex, home }) {
    const last = random.pick(sex === 'male' ? '13579' : '2468');
    return `${home ?? random.pick(LOCALITIES)}-${String(random.int(1, 9999999)).padStart(7, '0')}-${last}`;
  },
});

const PROVINCES = coded(`
  1:Khyber_Pakhtunkhwa 2:Tribal_Areas 3:Punjab 4:Sindh 5:Balochistan 6:Islamabad 7:Gilgit-Baltistan
  8:Azad_Jammu_and_Kashmir`);

/** Lahore, Karachi, Rawalpindi, Islamabad, Faisalabad, Multan, Gujranwala, Peshawar, Hyderabad, Quetta. */
const LOCALITIES = list('35202 35201 42101 42201 42301 37405 61101 33100 36302 34101 17301 41304 54400');
