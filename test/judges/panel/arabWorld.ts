import { stdnum } from 'stdnum';
import { tnMf } from '../../../packages/engine/src/validators/tnMf.ts';
import { type Judge, sumOf } from '../judge.ts';

export const arabWorld: readonly Judge[] = [
  {
    validator: tnMf,
    name: 'stdnum tn.mf and the key',
    says: (value) => stdnum.TN?.mf?.validate(value).isValid === true && isKey(value.toUpperCase()),
    except: [
      {
        reason: 'F is the flat rate (Code de la TVA); stdnum does not list it',
        when: (value) => /^.{9}F/.test(value),
      },
      {
        reason: 'a secondary establishment is numbered from 001; stdnum takes E with 000',
        when: (value) => value.endsWith('/E/000'),
      },
    ],
  },
];

/** Stdnum takes any letter: the digits by 7 … 1, the remainder by 23 a letter other than I, O and U. */
function isKey(value: string): boolean {
  return value[7] === 'ABCDEFGHJKLMNPQRSTVWXYZ'[sumOf(value, [7, 6, 5, 4, 3, 2, 1]) % 23];
}
