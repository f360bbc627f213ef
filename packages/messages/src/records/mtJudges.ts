import { bicValidator, currencyDigits, ibanValidator, isCurrency } from 'specimen-data/internal';
import { HashSet } from '../check/hashSet.ts';
import type { CheckContext } from '../model.ts';
import { readDay } from './datePicture.ts';
import type { MtFinding, MtJudge } from './mtFormat.ts';

const finding = (fault: string, why: string, code: string | null = null): MtFinding => ({ fault, why, code });

/** Judges the bookings of statements: balances, sums, days and references. */
export function statementJudge(context: CheckContext): MtJudge {
  const references = new HashSet();
  let count = 0;
  let units = 0;
  let currency = '';
  let balance = 0;
  let isSummable = true;
  const sides = { D: { count: 0, sum: 0 }, C: { count: 0, sum: 0 } };
  let closing: { readonly account: string; readonly balance: number } | undefined;
  let account = '';

  const open = (): void => {
    isSummable = true;
    balance = 0;
    sides.D = { count: 0, sum: 0 };
    sides.C = { count: 0, sum: 0 };
  };
  const opened = (signed: number): MtFinding | undefined => {
    balance = signed;
    if (closing?.account !== account || closing.balance === signed) return undefined;
    return finding('balance', 'the opening balance is not the closing one of the statement before');
  };
  const closed = (signed: number): MtFinding | undefined => {
    const isRight = !isSummable || signed === balance;
    closing = isSummable ? { account, balance: signed } : undefined;
    return isRight
      ? undefined
      : finding('sum', 'opening balance and entries do not give the closing balance');
  };
  const balanceField = (tag: string, [mark, day, code, amount]: readonly string[]): MtFinding | undefined => {
    const wrong = dayFault(day) ?? (tag === '60F' ? currencyFault(code) : otherCurrency(code, currency));
    if (wrong) {
      isSummable = false;
      return wrong;
    }
    currency = code ?? '';
    const value = unitsOf(amount, currency);
    if (typeof value !== 'number') {
      isSummable = false;
      return value;
    }
    const signed = mark === 'D' ? -value : value;
    if (tag === '60F') return opened(signed);
    return tag === '62F' ? closed(signed) : undefined;
  };
  const lineField = ([day, , mark = '', , amount, , reference = '', bank]: readonly string[]) => {
    count++;
    const value = unitsOf(amount, currency);
    if (typeof value !== 'number') {
      isSummable = false;
      return value;
    }
    units += value;
    const isDebit = mark === 'D' || mark === 'RC';
    balance += isDebit ? -value : value;
    const side = sides[isDebit ? 'D' : 'C'];
    side.count++;
    side.sum += value;
    if (value === 0) {
      isSummable = false;
      return finding('zero', 'the amount is zero');
    }
    if (reference.length > 16 || reference === '' || (bank?.length ?? 0) > 16)
      return finding('length', 'a reference has more than 16 characters, or none', 'T33');
    const wrong = dayFault(day);
    if (wrong) return wrong;
    return bank === undefined || bank === 'NONREF' || references.add(`${account} ${bank}`)
      ? undefined
      : finding('duplicate', "the bank's reference stands twice");
  };
  const sumField = (tag: string, [number, code, amount]: readonly string[]) => {
    const wrong = otherCurrency(code, currency);
    if (wrong) return wrong;
    const side = tag === '90D' ? sides.D : sides.C;
    if (isSummable && Number(number) !== side.count)
      return finding('count', `the number of entries must be ${side.count}`);
    const value = unitsOf(amount, currency);
    if (typeof value !== 'number') return value;
    return isSummable && value !== side.sum ? finding('sum', 'the sum of the entries is another') : undefined;
  };
  return {
    get count() {
      return count;
    },
    get units() {
      return units;
    },
    get currency() {
      return currency;
    },
    take(tag, parts) {
      switch (tag) {
        case '20':
          open();
          return undefined;
        case '25':
          account = parts[0] ?? '';
          return ibanFault(account, context);
        case '34F': {
          currency = parts[0] ?? '';
          return currencyFault(currency);
        }
        case '13D':
          return dayFault(parts[0]);
        case '61':
          return lineField(parts);
        case '90D':
        case '90C':
          return sumField(tag, parts);
        case '60F':
        case '62F':
        case '64':
          return balanceField(tag, parts);
        default:
          return undefined;
      }
    },
  };
}

/** Judges single transfers. */
export function orderJudge(context: CheckContext): MtJudge {
  const references = new HashSet();
  let count = 0;
  let units = 0;
  let currency = '';
  const valueField = ([day, code, amount]: readonly string[]): MtFinding | undefined => {
    count++;
    const wrong = dayFault(day) ?? currencyFault(code);
    currency = code ?? '';
    if (wrong) return wrong;
    const value = unitsOf(amount, currency);
    if (typeof value !== 'number') return value;
    units += value;
    return value === 0 ? finding('zero', 'the amount is zero') : undefined;
  };
  return {
    get count() {
      return count;
    },
    get units() {
      return units;
    },
    get currency() {
      return currency;
    },
    take(tag, parts) {
      const [first = ''] = parts;
      switch (tag) {
        case '20':
          return references.add(first)
            ? undefined
            : finding('duplicate', "the sender's reference stands twice");
        case '32A':
          return valueField(parts);
        case '33B':
          return currencyFault(first);
        case '52A':
        case '57A':
          return bicValidator.valid(first) ? undefined : finding('bic', 'the BIC is wrong', 'T27');
        case '50K':
        case '59':
          return ibanFault(first, context);
        default:
          return undefined;
      }
    },
  };
}

function dayFault(day = ''): MtFinding | undefined {
  return readDay(day, 'YYMMDD') === undefined
    ? finding('date', 'the date is not a day of the calendar', 'T50')
    : undefined;
}

function currencyFault(code = ''): MtFinding | undefined {
  return isCurrency(code) ? undefined : finding('currency', `${code} is no currency`, 'T52');
}

function otherCurrency(code: string | undefined, currency: string): MtFinding | undefined {
  if (code === currency) return undefined;
  return currencyFault(code) ?? finding('currency', `the currency must be ${currency}`, 'C27');
}

/** Accounts that are written as IBANs must be right ones, except where a country's own numbers begin with letters. */
function ibanFault(account: string, { countries }: CheckContext): MtFinding | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) || ibanValidator.valid(account)) return undefined;
  const country = countries.get(account.slice(0, 2).toLowerCase());
  if (country && !country.fields.has('iban')) return undefined;
  return finding('checksum', 'the IBAN is wrong');
}

/** Reads an amount with its comma; one that is too long or has too many decimals is a fault. */
function unitsOf(text = '', currency: string): number | MtFinding {
  const [whole = '', fraction = ''] = text.split(',');
  const digits = currencyDigits(currency);
  if (text.length > 15) return finding('length', 'the amount has more than 15 characters', 'T40');
  if (fraction.length > digits) return finding('decimals', `${currency} has ${digits} decimals`, 'C03');
  return Number(whole + fraction.padEnd(digits, '0'));
}
