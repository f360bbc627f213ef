import { roundedDown } from '../draw/work.ts';
import { putDecimal, putInt } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import type { OwnField, Persona } from '../model.ts';
import { amountOf, termOf } from './loan.ts';

/** Maximum term in months of a loan up to an amount; larger loans have the next term. */
type LoanLimit = readonly [months: number, most: number];

/**
 * Returns the fields of loans in a country that limits their term: people borrow what a third of their income
 * repays in that time.
 */
export function limitedLoan(
  limitsOf: (p: Persona) => readonly LoanLimit[],
): Readonly<Record<'loanamount' | 'loanterm', OwnField>> {
  const lent = (random: Random, p: Persona) => {
    const wanted = amountOf(random, p);
    const lawful = limitsOf(p).map(([months, most]) => Math.min(wanted, most, (p.life.income * months) / 3));
    return roundedDown(100, Math.max(...lawful));
  };
  return {
    loanamount: { write: (out, at, random, p) => putDecimal(out, at, lent(random, p), 0) },
    loanterm: {
      write(out, at, random, p) {
        const amount = lent(p.dice('loanamount'), p);
        const [longest] = limitsOf(p).find(([, most]) => amount <= most) as LoanLimit;
        return putInt(out, at, Math.min(longest, termOf(random, p)));
      },
    },
  };
}
