import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { beCheck, withBeCheck } from './beBban.ts';

/**
 * Structured communication (OGM, VCS): ten digits and their remainder by 97 in two, 97 for 0. Printed
 * +++090/9337/55493+++ or with asterisks. Source: Febelfin, "Gestructureerde mededeling"; NBB, protocol CODA.
 */
export const beOgm = standard({
  id: 'beOgm',
  label: 'OGM-VCS (Belgium)',
  written: '+++###/####/#####+++',
  separators: '+*',
  form: /^(\+\+\+|\*\*\*|)\d{3}\/?\d{4}\/?\d{5}\1$/,
  mend: withBeCheck,
  rules: { series: part([0, 10], /[1-9]/, 'zeros alone are not a reference') },
  wrong: { series: zeros(0, 10) },
  make(random) {
    const body = random.digits(9) + random.int(1, 9);
    return `+++${body.slice(0, 3)}/${body.slice(3, 7)}/${body.slice(7)}${beCheck(body)}+++`;
  },
});
