import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { bnNumber, caBnDeclared } from './caBn.ts';

/** GST/HST account: a Business Number with the program RT. Source: Canada Revenue Agency, RC2. */
export const caGst = standard({
  ...caBnDeclared,
  id: 'caGst',
  label: 'GST/HST number (Canada)',
  written: '######### @@####',
  rules: { ...caBnDeclared.rules, program: part([9, 11], /^RT$/, 'program is #, should be RT') },
  wrong: { ...caBnDeclared.wrong, account: (number) => `${number.slice(0, 9)}RT0000` },
  make: (random) => `${bnNumber(random)} RT0001`,
});
