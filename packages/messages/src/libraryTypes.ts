/** One's own account. */
export interface AccountOptions {
  readonly name?: string | undefined;
  readonly iban?: string | undefined;
  /** The domestic number, in place of an IBAN. */
  readonly number?: string | undefined;
  readonly bic?: string | undefined;
}

/** One's own payment; what is left out is generated. */
export interface PaymentOptions extends AccountOptions {
  readonly amount?: number | string | undefined;
  readonly currency?: string | undefined;
  readonly endToEndId?: string | undefined;
  readonly remittance?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined;
}

/** Which cases of a message. */
export interface CasesOptions {
  /** The country's code, such as `de`; the first of the message if left out. */
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

/** Which message. */
export interface MessageOptions extends CasesOptions {
  /** Number of payments or entries, 10 if left out. */
  readonly n?: number | undefined;
  /** Share of the payments that the bank refuses, from 0 to 1. */
  readonly rejected?: number | undefined;
  /** Share of the settled payments that come back, from 0 to 1. */
  readonly returned?: number | undefined;
  readonly account?: AccountOptions | undefined;
  readonly payments?: readonly PaymentOptions[] | undefined;
}

/** One way of being right or wrong, as a whole file. */
export interface FileCase {
  /** Name of the case; for a wrong file the only fault in it. */
  readonly case: string;
  readonly valid: boolean;
  /** Whether an XSD parser accepts the file; null for standards without a schema. */
  readonly schema: boolean | null;
  /** A sentence for a test's name. */
  readonly why: string;
  /** The reason code with which a bank answers; null where there is none. */
  readonly code: string | null;
  /** The file; bytes where it is no UTF-8. */
  readonly file: string | Uint8Array;
}
