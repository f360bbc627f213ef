import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { brPis } from './brPis.ts';

/**
 * CNS, the health card: fifteen digits whose sum with weights 15…1 is divisible by 11. Definitive numbers
 * begin with 1 or 2 and are a PIS, 000 (001 where the check would be 10) and a check digit; provisional ones
 * begin with 7, 8, 9. Source: DATASUS, "Rotina de validação do CNS"; ANVISA RNI, "Validação CNS".
 */
export const brCns = standard({
  id: 'brCns',
  label: 'Cartão Nacional de Saúde (Brazil)',
  written: '### #### #### ####',
  mend: (number) =>
    isDefinitive(number) ? definitive(number.slice(0, 11)) : provisional(number.slice(0, 14)),
  rules: { prefix: part([0, 1], /[12789]/, 'begins with #, should begin with 1 or 2, or with 7 to 9') },
  reads: (number) => ({ type: isDefinitive(number) ? 'definitive' : 'provisional' }),
  make(random) {
    const cns = definitive(bare(brPis.make(random, undefined)));
    return `${cns.slice(0, 3)} ${cns.slice(3, 7)} ${cns.slice(7, 11)} ${cns.slice(11)}`;
  },
});

const WEIGHTS = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

function isDefinitive(number: string): boolean {
  return number.charAt(0) < '3';
}

function definitive(pis: string): string {
  const check = digitFor(pis);
  return check === 10 ? `${pis}0018` : `${pis}000${check}`;
}

function provisional(body: string): string | undefined {
  const check = digitFor(body);
  return check === 10 ? undefined : body + check;
}

/** The last digit, whose weight is 1, that makes the sum divisible by 11. */
function digitFor(body: string): number {
  return (11 - (weighted(body, WEIGHTS) % 11)) % 11;
}
