import { pureCharacter } from '../checksum/iso7064.ts';
import { isDay } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Resident ID: six-digit division code, YYYYMMDD, three serial digits (the last odd for men) and an
 * ISO 7064 MOD 11-2 character. Source: GB 11643-1999; division codes GB/T 2260. The 15-digit form is
 * refused: it has been void since 1 January 2013 (Resident Identity Card Law, amended 2011).
 * Decided: a division code is right by province and by GB/T 2260's ranges, not by a list of counties,
 * since numbers keep the codes of divisions that were dissolved. `home` is the six-digit code.
 */
export const cnResidentId: Validator<Pick<Citizen, 'born' | 'sex' | 'home'>> = {
  id: 'cnResidentId',
  label: 'Resident ID (China)',
  valid: (value) =>
    /^\d{6}(?:18|19|20)\d{9}[\dX]$/i.test(value) &&
    isDivision(value) &&
    isDay(Number(value.slice(6, 10)), Number(value.slice(10, 12)), Number(value.slice(12, 14))) &&
    value.toUpperCase().endsWith(check(value.slice(0, 17))),
  make(random, { born, sex, home }) {
    const serial = random.digits(2) + (random.below(5) * 2 + (sex === 'male' ? 1 : 0));
    const body = (home ?? random.pick(DISTRICTS)) + born.yyyy + born.mm + born.dd + serial;
    return body + check(body);
  },
};

/** Province codes of GB/T 2260; 83 is Taiwan on residence permits. */
const PROVINCES = new Set(
  list(
    '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83',
  ),
);

/** Cities without districts, and the codes of residence permits for Hong Kong, Macao and Taiwan. */
const UNDIVIDED = new Set(list('441900 442000 460200 460300 460400 620200 710000 810000 820000 830000'));

/** Urban districts in large cities, for holders whose home is not known. */
const DISTRICTS =
  list(`310115 110105 110108 310101 120101 440106 440305 420106 500103 510104 320102 610103 210102
  330106 230103 320505 370102 410102 130102 350102 350203 370202 430102 520102 530102 620102`);

/** Whether the text starts with a province that GB/T 2260 knows. */
export function isProvince(code: string): boolean {
  return PROVINCES.has(code.slice(0, 2));
}

function isDivision(id: string): boolean {
  if (UNDIVIDED.has(id.slice(0, 6))) return true;
  // Hainan's counties had prefecture 00 until 2003; 90 is for counties directly under a province.
  const prefecture = id.startsWith('4600') || /^\d\d(?:0[1-9]|[1-6]\d|70|90)/.test(id);
  return prefecture && isProvince(id) && !id.startsWith('00', 4);
}

function check(body: string): string {
  return pureCharacter(body, 11, 2);
}
