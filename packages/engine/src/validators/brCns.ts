import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { brPis } from './brPis.ts';

/**
 * CNS, the health card: fifteen digits whose sum with weights 15…1 is divisible by 11. Definitive numbers
 * begin with 1 or 2 and are a PIS, 000 (001 where the check would be 10) and a check digit; provisional ones
 * begin with 7, 8, 9. Source: DATASUS, "Rotina de validação do CNS"; ANVISA RNI, "Validação CNS".
 */
export const brCns: Validator<unknown> = {
  id: 'brCns',
  label: 'Cartão Nacional de Saúde (Brazil)',
  valid(value) {
    if (!/^[12789]\d{2} ?\d{4} ?\d{4} ?\d{4}$/.test(value)) return false;
    const cns = bare(value);
    return cns.charAt(0) < '3' ? cns === definitive(cns.slice(0, 11)) : weighted(cns, WEIGHTS) % 11 === 0;
  },
  make(random) {
    const cns = definitive(bare(brPis.make(random, undefined)));
    return `${cns.slice(0, 3)} ${cns.slice(3, 7)} ${cns.slice(7, 11)} ${cns.slice(11)}`;
  },
};

const WEIGHTS = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

function definitive(pis: string): string {
  const check = (11 - (weighted(pis, WEIGHTS) % 11)) % 11;
  return check === 10 ? `${pis}0018` : `${pis}000${check}`;
}
