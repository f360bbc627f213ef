/** Where a message's counts, sums and payments stand, as paths below the document. */
export interface PaymentShape {
  /** Group header, with the count and the sum. */
  readonly group: string;
  /** Batches with counts and sums of their own. */
  readonly batch?: string;
  readonly transaction: string;
  /** Amount below the transaction. */
  readonly amount: string;
  /** Names of the count and the sum in a header: NbOfTxs and CtrlSum where left out. */
  readonly count?: string;
  readonly sum?: string;
  /** True where not all payments need stand in the file: status reports. */
  readonly isPartial?: boolean;
  /** The day on which the scheme must work. */
  readonly day?: string;
  /** Path of the end-to-end id below the transaction. */
  readonly endToEndId: string;
}
