import { list } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Indian financial system code: four letters of the bank, 0, six letters or digits of the branch. Source:
 * Reserve Bank of India, list of NEFT enabled branches. There is no check digit: structure only. Decided: the
 * bank's letters are not looked up, as the list has over a thousand banks and changes monthly.
 */
export const inIfsc: Validator<unknown> = {
  id: 'inIfsc',
  label: 'IFSC (India)',
  valid: (value) => /^[A-Z]{4}0[\dA-Z]{6}$/i.test(value),
  make: (random) => `${random.pick(BANKS)}000${String(random.int(1, 9999)).padStart(4, '0')}`,
};

const BANKS = list('SBIN HDFC ICIC UTIB PUNB BARB CNRB UBIN KKBK IDIB BKID CBIN IOBA INDB FDRL YESB');
