import { list } from '../kernel/text.ts';
import { standard } from '../standard/standard.ts';

/**
 * Indian financial system code: four letters of the bank, 0, six letters or digits of the branch. Source:
 * Reserve Bank of India, list of NEFT enabled branches. There is no check digit: structure only. Decided: the
 * bank's letters are not looked up, as the list has over a thousand banks and changes monthly.
 */
export const inIfsc = standard({
  id: 'inIfsc',
  label: 'IFSC (India)',
  written: '@@@@0******',
  reads: (code) => ({ bank: code.slice(0, 4), branch: code.slice(5) }),
  make: (random) => `${random.pick(BANKS)}000${String(random.int(1, 9999)).padStart(4, '0')}`,
});

const BANKS = list('SBIN HDFC ICIC UTIB PUNB BARB CNRB UBIN KKBK IDIB BKID CBIN IOBA INDB FDRL YESB');
