import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { beCheck, withBeCheck } from './beBban.ts';

/**
 * Number of the Belgian identity card: ten digits and their remainder by 97, 97 standing for 0. Printed
 * 3-7-2. Cards of Belgian citizens begin with 59; others are accepted, as the issuer publishes no table.
 * Source: IBZ, National Register instructions IT195 (identity document), 15 January 2024.
 */
export const beEid = standard({
  id: 'beEid',
  label: 'eID card number (Belgium)',
  written: '###-#######-##',
  separators: ' ',
  mend: withBeCheck,
  rules: { series: part([0, 10], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(0, 10) },
  make(random) {
    const block = random.pick(['591', '592', '593', '594']);
    const serial = random.digits(7);
    return `${block}-${serial}-${beCheck(block + serial)}`;
  },
});
