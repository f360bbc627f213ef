import { luhnDigit } from '../checksum/luhn.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * IMEI: eight digits of type (TAC), six of serial, a Luhn digit. Source: 3GPP TS 23.003, 6.2 and annex B; GSMA
 * TS.06. Written bare or as 2-6-6-1. A TAC begins with its reporting body; that table is GSMA's and open, so only
 * all zeros are refused. Generated with 35, the British body's prefix.
 */
export const imei = standard({
  id: 'imei',
  label: 'IMEI',
  written: '###############',
  form: /^\d{2}[ -]?\d{6}[ -]?\d{6}[ -]?\d$/,
  mend: (number) => number.slice(0, 14) + luhnDigit(number.slice(0, 14)),
  rules: { series: (number) => reasonIf(!/[1-9]/.test(number), 'zeros alone are not a number') },
  wrong: { series: zeros(0, 15) },
  reads: (number) => ({ tac: number.slice(0, 8) }),
  make(random) {
    const body = `35${random.digits(12)}`;
    return body + luhnDigit(body);
  },
});
