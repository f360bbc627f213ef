import { mod97Check } from '../checksum/mod97.ts';
import { picture } from '../draw/picture.ts';
import { putDecimal, putTwo } from '../kernel/bytes.ts';
import { dayAt, putDay } from '../kernel/day.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { Problem } from '../kernel/problem.ts';
import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { Field, Persona, Write } from '../model.ts';

const group = 'transaction';

/** A number that does not reveal its issuer. */
export const TRANSACTION_ID = 'TXN[2-9A-HJ-NP-Z][2-9A-HJ-NP-Z]##########';

/** One payment of the person. */
export const transaction: Readonly<Record<string, Field>> = {
  txn: {
    label: 'Transaction ID',
    group,
    synonyms: list(`transaction txn_id transaction_number transaction_no
      transaction_reference txn_number txn_no payment_id transaction_code`),
    picture: TRANSACTION_ID,
  },
  amount: {
    label: 'Amount',
    group,
    num: true,
    money: true,
    synonyms: list(`transaction_amount payment_amount transfer_amount`),
    writer: ({ facts: { priceStep } }) => money({ low: 0.002, high: 0.4, step: priceStep }),
  },
  currency: {
    label: 'Currency',
    group,
    synonyms: list('currency_code iso_currency currency_iso_code money_code'),
    make: (_, { country }) => country.currency,
  },
  merchant: {
    label: 'Merchant',
    group,
    synonyms: list('shop store merchant_name vendor seller shop_name store_name'),
    special: true,
    writer: ({ language }) => shops(language.merchants),
  },
  reference: {
    label: 'Payment reference',
    group,
    synonyms: list(`remittance creditor_reference ref reference_number payment_ref
      payment_reference_number remittance_info structured_reference`),
    write: (out, at, random, p) => (p.country.group === 'Europe' ? CREDITOR : invoice())(out, at, random, p),
  },
  date: {
    label: 'Transaction date',
    group,
    date: true,
    synonyms: list(`payment_date value_date booking_date
      transfer_date`),
    write: (out, at, random, p) => putDay(out, at, dayAt(dayOfPayment(random, p))),
  },
  balance: {
    label: 'Account balance',
    group,
    num: true,
    money: true,
    synonyms: list('bank_balance current_balance'),
    write: money({ low: 0.01, high: 6 }),
  },
};

/** Returns a writer of shop names. Amounts above the limit use the names after the double bar. */
export function shops(merchants: string): Write {
  const [usual = '', costly = usual] = merchants.replace(/\s*\n\s*/g, '').split('||');
  const [putUsual, putCostly] = [picture(`(${usual})`), picture(`(${costly})`)];
  return (out, at, random, p) => {
    const isMuch = Number(p.read('amount')) > MAX_SMALL_PURCHASE_EUR * (p.country.facts.perEuro ?? 1);
    return (isMuch ? putCostly : putUsual)(out, at, random, p);
  };
}

/** Highest amount in euros at a shop for everyday goods, such as a café. */
export const MAX_SMALL_PURCHASE_EUR = 50;

/** ISO 11649, which is hardly used outside Europe. */
const creditor = onFirstUse(() => picture('RF00{12#}'));
const creditorCheck = mod97Check('rf');
const CREDITOR: Write = (out, at, random, p) => {
  const end = creditor()(out, at, random, p);
  putTwo(out, at + 2, creditorCheck(out, at + 4, end));
  return end;
};
const invoice = onFirstUse(() => picture('(INV|REF|PAY)-{year}-{00001-99999}'));

/**
 * Draws a day of the year before the as-of date. If banks must work on it, a day off is replaced by one of the
 * working days around it, because the next working day alone would get too many payments. So a payment with this
 * rule stays near the same payment without it.
 */
function dayOfPayment(random: Random, { country: { workdays }, rail, asOf }: Persona): number {
  const { serial } = asOf;
  const { daily = false, since = 0, settles = (day: number) => workdays.has(day) } = rail ?? {};
  const first = Math.max(serial - 365, since);
  if (first >= serial - 1)
    throw new Problem(
      'not-applicable',
      `the payment rail began on ${dayAt(since).iso}; asOf must be at least two days later, not ${asOf.iso}`,
      { subject: 'asOf', given: asOf.iso },
    );
  let drawn = serial - 2 - random.below(363);
  // A rail that began within the year pays on the days since then.
  if (drawn < first) drawn = first + ((drawn + 365 - serial) % (serial - first));
  let day = drawn;
  for (let reach = 4; !daily && !(day < serial && day >= first && settles(day)); reach++)
    day = drawn - reach + random.below(2 * reach);
  return day;
}

interface Range {
  /** Shares of the monthly income. */
  readonly low: number;
  readonly high: number;
  readonly step?: number | undefined;
}

/** Returns a writer of an amount between two shares of the monthly income, small ones likelier. */
function money({ low, high, step = 1 }: Range): Write {
  return (out, at, random, { country, life }) => {
    const units = life.income * 10 ** country.decimals;
    const min = Math.ceil(units * low);
    const span = Math.ceil(units * (high - low));
    const amount = min + Math.floor((random.below(span) * random.below(1_000_000)) / 1_000_000);
    return putDecimal(out, at, Math.ceil(amount / step) * step, country.decimals);
  };
}
