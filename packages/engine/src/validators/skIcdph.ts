import { standard } from '../standard/standard.ts';
import { skDicDeclared } from './skDic.ts';

/**
 * IČ DPH, the VAT number: SK and the ten digits of the DIČ. Source: Act 222/2004 Z. z., § 4; EU VIES, algorithm SK.
 * Generated numbers are companies'.
 */
export const skIcdph = standard({
  ...skDicDeclared,
  id: 'skIcdph',
  label: 'IČ DPH (Slovakia)',
  written: 'SK##########',
  prefix: 'SK',
  form: /^(?:SK ?)?\d{10}$/i,
  make(random) {
    let number = random.int(2_020_000_000, 2_023_999_989);
    while (number % 11 !== 0) number++;
    return `SK${number}`;
  },
});
