import {
  bicValidator,
  currencyDigits,
  Day,
  ibanValidator,
  isDay,
  Problem,
  refuseUnknownProperties,
  shown,
} from 'specimen-data/internal';
import type { TextLimits } from '../textLimits.ts';
import { amountUnits } from './money.ts';

/** One's own account, checked: the owner of the story. */
export interface GivenAccount {
  readonly name?: string | undefined;
  readonly iban?: string | undefined;
  readonly number?: string | undefined;
  readonly bic?: string | undefined;
}

/** One's own payment, checked; what is left out is generated. */
export interface GivenPayment extends GivenAccount {
  /** In the smallest unit of the currency. */
  readonly units?: number | undefined;
  readonly endToEndId?: string | undefined;
  readonly remittance?: string | undefined;
  /** Requested day, as a serial number. */
  readonly day?: number | undefined;
}

/** An account as a caller writes it. */
export interface AccountInput {
  readonly name?: string | undefined;
  readonly iban?: string | undefined;
  readonly number?: string | undefined;
  readonly bic?: string | undefined;
}

/** A payment as a caller writes it. */
export interface PaymentInput extends AccountInput {
  readonly amount?: number | string | undefined;
  readonly currency?: string | undefined;
  readonly endToEndId?: string | undefined;
  readonly remittance?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined;
}

const ACCOUNT = ['name', 'iban', 'number', 'bic'];
const PAYMENT = [...ACCOUNT, 'amount', 'currency', 'endToEndId', 'remittance', 'date'];

/** Reads a caller's account. */
export function readAccount(given: unknown, limits: TextLimits): GivenAccount {
  return accountIn(objectAt(given, 'account', ACCOUNT), 'account', limits);
}

/** Reads a caller's payments, all in one currency; where several are named that is a problem. */
export function readPayments(given: unknown, currency: string, limits: TextLimits): readonly GivenPayment[] {
  if (!Array.isArray(given) || given.length === 0)
    throw refusal('payments', 'must be an array of at least one payment', given);
  return given.map((each, i) => paymentIn(each, `payments[${i}]`, { currency, limits }));
}

function paymentIn(
  given: unknown,
  at: string,
  { currency, limits }: { readonly currency: string; readonly limits: TextLimits },
): GivenPayment {
  const payment = objectAt(given, at, PAYMENT);
  const { amount, currency: own, endToEndId, remittance, date } = payment;
  if (own !== undefined && own !== currency)
    throw refusal(`${at}.currency`, `must be ${currency}, the currency of the file`, own);
  return {
    ...accountIn(payment, at, limits),
    units: amount === undefined ? undefined : unitsIn(amount, `${at}.amount`, currency),
    endToEndId: textIn(endToEndId, `${at}.endToEndId`, limits.reference),
    remittance: textIn(remittance, `${at}.remittance`, limits.remittance),
    day: date === undefined ? undefined : dayIn(date, `${at}.date`),
  };
}

function accountIn(
  { name, iban, number, bic }: Readonly<Record<string, unknown>>,
  at: string,
  limits: TextLimits,
): GivenAccount {
  if (iban !== undefined && number !== undefined)
    throw refusal(`${at}.number`, 'must be left out beside an iban', number);
  if (iban !== undefined && !(typeof iban === 'string' && ibanValidator.valid(iban)))
    throw refusal(`${at}.iban`, `must be an IBAN${reasonFor(ibanValidator, iban)}`, iban);
  if (bic !== undefined && !(typeof bic === 'string' && bicValidator.valid(bic)))
    throw refusal(`${at}.bic`, `must be a BIC${reasonFor(bicValidator, bic)}`, bic);
  return {
    name: textIn(name, `${at}.name`, limits.name),
    iban: iban === undefined ? undefined : ibanValidator.bare(iban as string).toUpperCase(),
    number: textIn(number, `${at}.number`, limits.number),
    bic: bic === undefined ? undefined : bicValidator.bare(bic as string).toUpperCase(),
  };
}

function reasonFor(validator: Pick<typeof ibanValidator, 'faults'>, value: unknown): string {
  const reason = typeof value === 'string' ? validator.faults(value)[0]?.reason : undefined;
  return reason === undefined ? '' : ` (${reason})`;
}

function unitsIn(amount: unknown, at: string, currency: string): number {
  const digits = currencyDigits(currency);
  const text = typeof amount === 'number' ? plainNumber(amount) : amount;
  const units = typeof text === 'string' ? amountUnits(text, currency) : undefined;
  if (units !== undefined && units > 0) return units;
  const decimals = digits === 0 ? 'no decimals' : `at most ${digits} decimals`;
  throw refusal(at, `must be a number above 0 with ${decimals} (${currency})`, amount);
}

/** Returns a number without an exponent where it has few digits. */
function plainNumber(amount: number): string {
  return Number.isFinite(amount) ? String(amount) : '';
}

function dayIn(date: unknown, at: string): number {
  const [, year = 0, month = 0, day = 0] =
    (typeof date === 'string' && /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)?.map(Number)) || [];
  if (isDay(year, month, day)) return new Day(year, month, day).serial;
  throw refusal(at, 'must be a day such as 2026-01-31', date);
}

function textIn(text: unknown, at: string, longest: number): string | undefined {
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || text.trim() === '')
    throw refusal(at, 'must be a text that is not empty', text);
  const length = [...text].length;
  if (length > longest) throw refusal(at, `has ${length} characters; at most ${longest} are allowed`, text);
  if (CONTROLS.test(text)) throw refusal(at, 'must have no control characters', text);
  return text;
}

const CONTROLS = /[\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/u;

function objectAt(given: unknown, at: string, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw refusal(at, 'must be an object', given);
  refuseUnknownProperties(given, known, at);
  return given as Readonly<Record<string, unknown>>;
}

function refusal(at: string, rule: string, given: unknown): Problem {
  return new Problem('bad-parameter', `${at} ${rule}, not ${shown(given)}`, { subject: at, given });
}
