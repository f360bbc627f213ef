/** A reason to pay, with the kind of counterparty, the range of amounts and the text. */
export interface Kind {
  readonly key: string;
  /** Share in percent. */
  readonly share: number;
  /** True if the other party is a firm. */
  readonly isFirm: boolean;
  /** Code of ISO 20022's external code set ExternalPurpose1Code. */
  readonly purpose: string;
  /** First three letters of the end-to-end id. */
  readonly prefix: string;
  /** Range of amounts in euros; small amounts are more likely. */
  readonly euros: readonly [number, number];
  /** Remittance text in front of a number. */
  readonly text: string;
  /** True if the payment has a creditor reference (ISO 11649). */
  readonly hasReference: boolean;
}

/** Payments that a firm makes. */
export const TRANSFERS: readonly Kind[] = [
  kind('invoice', 40, true, 'SUPP', 'INV', [35, 14_000], 'Invoice', true),
  kind('supplies', 12, true, 'SUPP', 'SUP', [20, 3_500], 'Order'),
  kind('salary', 28, false, 'SALA', 'SAL', [1_450, 4_900], 'Salary'),
  kind('rent', 8, true, 'RENT', 'RNT', [420, 3_800], 'Rent'),
  kind('expenses', 12, false, 'BEXP', 'EXP', [8, 640], 'Expenses'),
];

/** Payments that a firm collects. */
export const DEBITS: readonly Kind[] = [
  kind('subscription', 40, false, 'SUBS', 'SUB', [5, 80], 'Subscription'),
  kind('electricity', 25, false, 'ELEC', 'ELE', [28, 240], 'Electricity'),
  kind('telephone', 20, false, 'PHON', 'TEL', [9, 95], 'Telephone'),
  kind('insurance', 15, false, 'INSU', 'INS', [14, 380], 'Insurance premium'),
];

function kind(
  key: string,
  share: number,
  isFirm: boolean,
  purpose: string,
  prefix: string,
  euros: readonly [number, number],
  text: string,
  hasReference = false,
): Kind {
  return { key, share, isFirm, purpose, prefix, euros, text, hasReference };
}
