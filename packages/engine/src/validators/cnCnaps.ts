import { hybridCharacter } from '../checksum/iso7064.ts';
import type { Random } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CNAPS bank code: kind of bank (three digits, from 001), four of the city, four of the branch, check digit by
 * ISO 7064 MOD 11,10. Source: People's Bank of China, coding rules for bank codes of the payment system (2004).
 * Neither banks nor cities are looked up, as the list changes daily.
 */
export const cnCnaps = standard({
  id: 'cnCnaps',
  label: 'CNAPS code (China)',
  written: '############',
  mend: (number) => number.slice(0, 11) + hybridCharacter(number.slice(0, 11), 10),
  rules: {
    bank: part([0, 3], /[1-9]/, 'kind of bank is 000, should be 001 to 999'),
    region: part([3, 4], /[1-8]/, 'city begins with #, should begin with 1 to 8'),
  },
  wrong: { bank: zeros(0, 3) },
  reads: (number) => ({ bank: number.slice(0, 3), region: number.slice(3, 7), branch: number.slice(7, 11) }),
  make: (random) =>
    cnapsOf(random, random.pick(['102', '103', '104', '105', '301', '308']), random.pick(CITIES)),
});

/** The code of a branch of this bank in this city. */
export function cnapsOf(random: Random, bank: string, city: string): string {
  const body = bank + city + String(random.int(1, 999)).padStart(4, '0');
  return body + hybridCharacter(body, 10);
}

/** Beijing, Tianjin, Shanghai, Guangzhou, Shenzhen. */
const CITIES = ['1000', '1100', '2900', '5810', '5840'];
