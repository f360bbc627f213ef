import { luhnDigit } from '../checksum/luhn.ts';
import { groupedBack } from '../kernel/text.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Plusgiro number: two to eight digits, the last by Luhn; the first is not 0. Printed in pairs from the right
 * with a hyphen before the check digit: 28 65 43-4. Source: Nordea, Plusgirot's account number structure.
 */
export const sePlusgiro = standard({
  id: 'sePlusgiro',
  label: 'Plusgiro (Sweden)',
  written: ['#-#', '##-#', '# ##-#', '## ##-#', '# ## ##-#', '## ## ##-#', '# ## ## ##-#'],
  form: /^(?:\d{2,8}|\d{1,7}-\d|\d{1,2}(?: \d\d){0,3}-\d)$/,
  mend: (number) => number.slice(0, -1) + luhnDigit(number.slice(0, -1)),
  rules: { prefix: part([0, 1], /[1-9]/, 'first digit is #, should be 1 to 9') },
  wrong: { prefix: zeros(0, 1) },
  make(random) {
    const body = random.int(1, 9) + random.digits(random.pick([5, 5, 6]));
    const pairs = groupedBack(body, 2, ' ');
    return `${pairs}-${luhnDigit(body)}`;
  },
});
