import type { Checker, Country } from '../model.ts';
import { bic } from '../validators/bic.ts';
import { cardNumber } from '../validators/cardNumber.ts';
import { mrzTd3 } from '../validators/mrzTd3.ts';
import { rfReference } from '../validators/rfReference.ts';

/** Validators of common fields that no country declares itself. */
export const CHECKERS: Readonly<Record<string, (country: Country) => Checker | undefined>> = {
  card: () => cardNumber,
  swift: () => bic,
  reference: ({ group, facts }) => (group === 'Europe' && !facts.fields.reference ? rfReference : undefined),
  mrz: () => mrzTd3,
};
