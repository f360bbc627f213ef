import { remainder } from '../checksum/mod97.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Spanish social security number (NUSS, NAF): province (01-52 as the INE numbers them), eight digits of
 * serial (seven in old numbers), two control digits: province and serial as one number, the serial
 * without a zero before seven digits, modulo 97. Source: the TGSS's rule as payroll programs for its
 * Sistema RED apply it; no official text was at hand. 53 and 66 are taken as well, since public tables
 * list them. `home` is the province of two digits.
 */
export const esNss: Validator<Pick<Citizen, 'home'>> = {
  id: 'esNss',
  label: 'NSS (Spain)',
  valid(value) {
    if (!/^(?:0[1-9]|[1-4]\d|5[0-3]|66)[ /-]?\d{7,8}[ /-]?\d{2}$/.test(value)) return false;
    const nss = bare(value);
    return nss.endsWith(check(nss.slice(0, 2), nss.slice(2, -2)));
  },
  make(random, { home }) {
    const province = home ?? String(random.int(1, 52)).padStart(2, '0');
    const serial = String(random.int(10_000_000, 19_999_999));
    return province + serial + check(province, serial);
  },
};

function check(province: string, serial: string): string {
  const short = serial.length === 8 && serial.startsWith('0') ? serial.slice(1) : serial;
  return String(remainder(province + short, 97)).padStart(2, '0');
}
