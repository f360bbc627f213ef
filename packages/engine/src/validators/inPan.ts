import { LETTERS } from '../kernel/random.ts';
import type { Citizen } from '../model.ts';
import { coded, part, reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Permanent account number: three letters, kind of holder (P person, C company, F firm, H undivided family,
 * A and B associations, T and K trusts, G government, J artificial person, L local authority), first letter of
 * the surname or name, four digits from 0001, check letter. Source: Income Tax Department, rule 114 of the
 * Income-tax Rules 1962 and "Structure of PAN". No rule for the last letter is public: structure only.
 */
export const inPan = standard<Pick<Citizen, 'family'>>({
  id: 'inPan',
  label: 'PAN (India)',
  written: '@@@@@####@',
  rules: {
    type: (pan) =>
      reasonIf(
        !HOLDERS.has(pan.charAt(3)),
        `fourth letter is ${pan[3]}, should be A, B, C, F, G, H, J, K, L, P or T`,
      ),
    series: part([5, 9], /[1-9]/, 'number is #, should be 0001 to 9999'),
  },
  wrong: { series: zeros(5, 9) },
  reads: (pan) => ({ type: HOLDERS.get(pan.charAt(3)) }),
  make(random, { family }) {
    const initial = /[A-Z]/.exec(family.capitals)?.[0] ?? random.pick(LETTERS);
    const serial = String(random.int(1, 9999)).padStart(4, '0');
    return `${random.pick('ABCDEFG')}${random.chars(2, LETTERS)}P${initial}${serial}${random.pick(LETTERS)}`;
  },
});

const HOLDERS = coded(`
  P:person C:company F:firm H:undivided_family A:association B:association T:trust K:trust G:government J:artificial_person
  L:local_authority`);
