/** One's own account. */
export interface AccountOptions {
  readonly name?: string | undefined;
  readonly iban?: string | undefined;
  /** The domestic account number, as an alternative to an IBAN. */
  readonly number?: string | undefined;
  readonly bic?: string | undefined;
}

/** Values of your own payment; omitted values are generated. */
export interface PaymentOptions extends AccountOptions {
  readonly amount?: number | string | undefined;
  readonly currency?: string | undefined;
  readonly endToEndId?: string | undefined;
  readonly remittance?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined;
}

/** Options that select the cases of a message. */
export interface CasesOptions {
  /** Country code, such as `de`. Default: the first country of the message. */
  readonly country?: string | undefined;
  readonly version?: string | undefined;
  /** `sepa`, `ch`, `cbpr` or `iso`. */
  readonly profile?: string | undefined;
  readonly currency?: string | undefined;
  /** The same seed gives the same file. */
  readonly seed?: string | number | undefined;
  /** The day on which the data is true, as `YYYY-MM-DD`. */
  readonly asOf?: string | undefined;
}

/** Options that select a message. */
export interface MessageOptions extends CasesOptions {
  /** Number of payments or entries. Default: 10. */
  readonly n?: number | undefined;
  /** Share of the payments that the bank rejects, from 0 to 1. */
  readonly rejected?: number | undefined;
  /** Share of the settled payments that are returned, from 0 to 1. */
  readonly returned?: number | undefined;
  readonly account?: AccountOptions | undefined;
  readonly payments?: readonly PaymentOptions[] | undefined;
}

/** One valid or invalid file with the name of its case. */
export interface FileCase {
  /** Name of the case; an invalid file breaks this rule alone. */
  readonly case: string;
  readonly valid: boolean;
  /** True if an XSD parser accepts the file; null for standards without a schema. */
  readonly schema: boolean | null;
  /** A sentence that can serve as a test name. */
  readonly why: string;
  /** Reason code of the bank's answer; null if there is none. */
  readonly code: string | null;
  /** The file: a string, or bytes if its encoding is not UTF-8. */
  readonly file: string | Uint8Array;
}
