import { list } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * National ID number: ten digits on smart cards; thirteen on the first cards (district, kind of area, two digits
 * each of upazila and union, six of the serial), later with the birth year before them. Source: Election
 * Commission Bangladesh, NID Registration Wing; district codes Bangladesh Bureau of Statistics. No check rule is
 * public: structure only. Made numbers have ten digits.
 */
export const bdNid: Validator<unknown> = {
  id: 'bdNid',
  label: 'NID (Bangladesh)',
  valid(value) {
    if (/^[1-9]\d{9}$/.test(value)) return !/^(\d)\1{9}$/.test(value);
    if (!/^(?:(?:19|20)\d{2})?\d{2}[1-59]\d{4}(?!0{6})\d{6}$/.test(value)) return false;
    return DISTRICTS.has(value.slice(-13, -11));
  },
  make(random) {
    const number = random.int(1000000000, 9999999998);
    return String(number % 1111111111 === 0 ? number + 1 : number);
  },
};

const DISTRICTS = new Set(
  list(`01 03 04 06 09 10 12 13 15 18 19 22 26 27 29 30 32 33 35 36 38 39 41 42 44 46 47 48 49 50 51 52 54 55 56 57 58 59
    61 64 65 67 68 69 70 72 73 75 76 77 78 79 81 82 84 85 86 87 88 89 90 91 93 94`),
);
