import { standard } from '../standard/standard.ts';

/**
 * Referencia catastral, the number of a Spanish property: seven characters of the plot and seven of the
 * map sheet (in the country: province, municipality, sector letter, polygon, parcel), four digits of the
 * unit, two control letters. Each letter is over one half and the unit: weights 13 15 12 5 4 17 9 21 3
 * 7 1, letters A = 1 … N = 14, Ñ = 15 … Z = 27, modulo 23. Source: Real Decreto Legislativo 1/2004,
 * article 6; the Catastro's arithmetic, confirmed on references its web service returns.
 */
export const esCatastral = standard({
  id: 'esCatastral',
  label: 'Referencia catastral (Spain)',
  written: '{14[0-9A-ZÑ]}####@@',
  form: /^(?:[\dA-ZÑ]{7} ?[\dA-ZÑ]{7}|\d{2} ?\d{3} ?[A-Z] ?\d{3} ?\d{5}) ?\d{4} ?[A-Z]{2}$/i,
  mend: (reference) => reference.slice(0, 18) + check(reference),
  make(random) {
    const plot = random.digits(5) + String(random.int(1, 60)).padStart(2, '0');
    const sheet = random.pick(ZONES) + random.digits(4) + random.pick('ABCDEFGHNS');
    const body = `${plot}${sheet}${String(random.int(1, 60)).padStart(4, '0')}`;
    return body + check(body);
  },
});

/** Squares of the map around Madrid, Barcelona, Valencia, Seville, Zaragoza, Málaga and Murcia. */
const ZONES = ['VK', 'DF', 'YJ', 'TG', 'XM', 'UF', 'XH'];

const WEIGHTS = [13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1] as const;
const VALUES = '0ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const CONTROL = 'MQWERTYUIOPASDFGHJKLBZX';

function check(reference: string): string {
  const unit = reference.slice(14, 18);
  return letter(reference.slice(0, 7) + unit) + letter(reference.slice(7, 14) + unit);
}

function letter(text: string): string {
  let sum = 0;
  for (let i = 0; i < 11; i++) {
    const character = text.charAt(i);
    const value = character <= '9' ? Number(character) : VALUES.indexOf(character);
    sum += value * (WEIGHTS[i] as number);
  }
  return CONTROL[sum % 23] as string;
}
