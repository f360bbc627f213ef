import { isDayIn, two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * NIK: province, regency and district (two digits each), DDMMYY of birth with 40 added to a woman's day, serial
 * from 0001. Source: Law 23/2006 on population administration, article 13, and Government Regulation 40/2019;
 * codes Minister of Home Affairs Decree 100.1.1-6117/2022. There is no check digit: structure only.
 * Regencies are 01-69, cities 71-79. `home` is the six-digit district code.
 */
export const idNik: Validator<Pick<Citizen, 'born' | 'sex' | 'home'>> = {
  id: 'idNik',
  label: 'NIK (Indonesia)',
  valid(value) {
    if (!/^\d{2}(?:0[1-9]|[1-6]\d|7[1-9])(?!00)\d{8}(?!0000)\d{4}$/.test(value)) return false;
    const day = Number(value.slice(6, 8));
    return (
      PROVINCES.has(value.slice(0, 2)) &&
      isDayIn(
        [1900, 2000],
        Number(value.slice(10, 12)),
        Number(value.slice(8, 10)),
        day > 40 ? day - 40 : day,
      )
    );
  },
  make(random, { born, sex, home }) {
    const day = two(born.day + (sex === 'male' ? 0 : 40));
    return `${home ?? random.pick(DISTRICTS)}${day}${born.mm}${born.yy}${String(random.int(1, 20)).padStart(4, '0')}`;
  },
};

const PROVINCES = new Set(
  list(`11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 93 94 95
    96`),
);

/** Districts of Jakarta, Surabaya, Bandung, Bekasi, Medan, Tangerang, Semarang, Palembang and other cities. */
const DISTRICTS =
  list(`317101 317301 317401 317501 357801 327301 327501 127101 367101 337401 167101 737101 347101 517101
  137101 357301`);
