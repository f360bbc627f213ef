import { toTen, weightedDigits } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CCI: bank (3), office (3), account (12), two check digits, the first over bank and office, the second over
 * the account: weights 1-2 from the left, products by the sum of their digits, to the next ten. Source:
 * Cámara de Compensación Electrónica (CCE), structure of the código de cuenta interbancario; the rule is from
 * banks' manuals, not from CCE itself; it agrees with 19 of 20 CCIs of three banks found published (the 20th, ending
 * 0000 in an API reference, looks made up). `code` is the bank.
 */
export const peCci = standard<{ readonly code?: string | undefined } | undefined>({
  id: 'peCci',
  label: 'CCI (Peru)',
  written: '###-###-############-##',
  separators: ' ',
  mend: (number) => number.slice(0, 18) + check(number.slice(0, 6)) + check(number.slice(6, 18)),
  rules: {
    bank: part([0, 3], /[1-9]/, 'bank is #, should be 001 to 999'),
    account: part([6, 18], /[1-9]/, 'account is #, should not be zeros alone'),
  },
  wrong: { bank: zeros(0, 3), account: zeros(6, 18) },
  reads: (number) => ({ bank: number.slice(0, 3), branch: number.slice(3, 6) }),
  make(random, who) {
    const office = (who?.code ?? random.pick(BANKS)) + String(random.int(100, 499));
    const account = `00${random.int(1, 9)}${random.digits(9)}`;
    return `${office.slice(0, 3)}-${office.slice(3)}-${account}-${check(office)}${check(account)}`;
  },
});

/** BCP, Interbank, Scotiabank, BBVA, Pichincha, BanBif. */
const BANKS = ['002', '003', '009', '011', '035', '038'];

function check(digits: string): string {
  return String(toTen(weightedDigits(digits, [1, 2])));
}
