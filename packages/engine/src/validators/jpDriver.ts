import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { coded, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Driving licence number: public safety commission (two digits), year of the first licence, six serial digits,
 * check digit, number of times reissued. Weights 5-4-3-2-7-6-5-4-3-2, (11 - sum mod 11) mod 10.
 * Source: National Police Agency, codes of the driver management system; the check is published by forensic
 * researchers (T. Uehara) and in banks' identity manuals, not by the agency. 00 is for licences first issued
 * abroad. `home` is the two-digit commission code.
 */
export const jpDriver = standard<Pick<Citizen, 'born' | 'home' | 'asOf'>>({
  id: 'jpDriver',
  label: 'Driving licence number (Japan)',
  written: '############',
  mend: (number) => number.slice(0, 10) + check(number.slice(0, 10)) + number[11],
  rules: {
    region: (number) =>
      reasonIf(
        !number.startsWith('00') && !COMMISSIONS.has(number.slice(0, 2)),
        `public safety commission ${number.slice(0, 2)} does not exist, should be one such as 30 of Tokyo`,
      ),
  },
  reads: (number) => ({ region: COMMISSIONS.get(number.slice(0, 2)) }),
  make(random, { born, home, asOf }) {
    const year = Math.min(born.year + random.int(18, 24), asOf.year - 1);
    const body = (home ?? random.pick(CODES)) + two(year % 100) + random.digits(6);
    return `${body}${check(body)}0`;
  },
});

/** The public safety commissions with their prefectures; Hokkaido has five. */
const COMMISSIONS = coded(`
  10:Hokkaido 11:Hokkaido 12:Hokkaido 13:Hokkaido 14:Hokkaido 20:Aomori 21:Iwate 22:Miyagi 23:Akita 24:Yamagata
  25:Fukushima 30:Tokyo 40:Ibaraki 41:Tochigi 42:Gunma 43:Saitama 44:Chiba 45:Kanagawa 46:Niigata 47:Yamanashi 48:Nagano
  49:Shizuoka 50:Toyama 51:Ishikawa 52:Fukui 53:Gifu 54:Aichi 55:Mie 60:Shiga 61:Kyoto 62:Osaka 63:Hyogo 64:Nara
  65:Wakayama 70:Tottori 71:Shimane 72:Okayama 73:Hiroshima 74:Yamaguchi 80:Tokushima 81:Kagawa 82:Ehime 83:Kochi
  90:Fukuoka 91:Saga 92:Nagasaki 93:Kumamoto 94:Oita 95:Miyazaki 96:Kagoshima 97:Okinawa`);

const CODES = [...COMMISSIONS.keys()];

function check(body: string): string {
  return String((11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10);
}
