import { toTen, weightedDigits } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * CCI: bank (3), office (3), account (12), two check digits, the first over bank and office, the second over
 * the account: weights 1-2 from the left, products by the sum of their digits, to the next ten. Source:
 * Cámara de Compensación Electrónica (CCE), structure of the código de cuenta interbancario; the rule is from
 * banks' manuals, not from CCE itself; it agrees with 19 of 20 CCIs of three banks found published (the 20th, ending
 * 0000 in an API reference, looks made up). `code` is the bank.
 */
export const peCci: Validator<{ readonly code?: string | undefined } | undefined> = {
  id: 'peCci',
  label: 'CCI (Peru)',
  valid(value) {
    if (!/^\d{3}[ -]?\d{3}[ -]?\d{12}[ -]?\d{2}$/.test(value)) return false;
    const cci = value.replace(/[ -]/g, '');
    return (
      !cci.startsWith('000') &&
      /[1-9]/.test(cci.slice(6, 18)) &&
      cci[18] === check(cci.slice(0, 6)) &&
      cci[19] === check(cci.slice(6, 18))
    );
  },
  make(random, who) {
    const office = (who?.code ?? random.pick(BANKS)) + String(random.int(100, 499));
    const account = `00${random.int(1, 9)}${random.digits(9)}`;
    return `${office.slice(0, 3)}-${office.slice(3)}-${account}-${check(office)}${check(account)}`;
  },
};

/** BCP, Interbank, Scotiabank, BBVA, Pichincha, BanBif. */
const BANKS = ['002', '003', '009', '011', '035', '038'];

function check(digits: string): string {
  return String(toTen(weightedDigits(digits, [1, 2])));
}
