import {
  type Country,
  currencyDigits,
  type Day,
  DEBIT_RETURNS,
  mod97Digits,
  Random,
  RowKey,
  TRANSFER_REJECTIONS,
  TRANSFER_RETURNS,
} from 'specimen-data/internal';
import { type IsWorkingDay, nearestWorkingDay, ownerOf, settlementDays, workingDay } from './calendar.ts';
import type { GivenAccount, GivenPayment } from './given.ts';
import { DEBITS, type Kind, TRANSFERS } from './kinds.ts';
import { type Account, Parties, type Party } from './party.ts';

export interface StoryOptions {
  readonly country: Country;
  /** All countries, needed for the calendar of a foreign currency. */
  readonly countries: Iterable<Country>;
  readonly seed: string;
  /** Number of payments. */
  readonly n: number;
  readonly asOf: Day;
  readonly currency: string;
  /** Share of the payments that the debtor's bank rejects. */
  readonly rejected?: number;
  /** Share of the settled payments that are returned. */
  readonly returned?: number;
  /** True for direct debits that the holder collects. */
  readonly collects?: boolean;
  readonly account?: GivenAccount | undefined;
  readonly payments?: readonly GivenPayment[] | undefined;
}

export type Status = 'settled' | 'rejected' | 'returned';

/** Amount, days and status of a payment. They are cheap to compute for any row. */
export interface Figures {
  readonly index: number;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** Requested day, as a serial number. */
  readonly requested: number;
  /** Settlement day: the requested day, or the next working day. */
  readonly booked: number;
  readonly status: Status;
  /** Reason of a rejection or return: an ISO 20022 code. */
  readonly reason?: string | undefined;
  /** Day of the return, as a serial number. */
  readonly returned?: number | undefined;
}

/** One payment, with the same values in every message. */
export interface Payment extends Figures {
  readonly kind: Kind;
  readonly endToEndId: string;
  readonly instructionId: string;
  readonly uetr: string;
  readonly debtor: Party;
  readonly creditor: Party;
  /** The party that is not the holder. */
  readonly other: Party;
  readonly remittance: string;
  /** Creditor reference (ISO 11649), used instead of the remittance text. */
  readonly reference: string | undefined;
  /** Mandate of a direct debit. */
  readonly mandate: Mandate | undefined;
}

export interface Mandate {
  readonly id: string;
  /** The day of the signature, as a serial number. */
  readonly signed: number;
  readonly sequence: 'FRST' | 'RCUR';
}

/**
 * Payments of one account holder. Payment `i` depends only on country, seed, currency, as-of date and `i`. Therefore all
 * messages contain the same payments, and a longer file begins with the payments of a shorter one.
 */
export class Story {
  readonly country: Country;
  readonly seed: string;
  readonly n: number;
  readonly asOf: Day;
  readonly currency: string;
  readonly collects: boolean;
  readonly isWorkingDay: IsWorkingDay;
  /** Ten working days that end on the as-of date or just before it. The file is written on the first one. */
  readonly days: readonly number[];
  readonly holder: Party;
  /** Day on which the order is written; it precedes every requested day. */
  readonly written: number;
  readonly #options: StoryOptions;
  readonly #others: Parties;
  readonly #key: RowKey;
  readonly #kinds: readonly Kind[];
  readonly #streams = new Map<string, Random>();
  readonly #money: { readonly perEuro: number; readonly step: number };

  constructor(options: StoryOptions) {
    const { country, seed, n, asOf, currency, countries, collects = false } = options;
    this.#options = options;
    this.country = country;
    this.seed = seed;
    this.n = n;
    this.asOf = asOf;
    this.currency = currency;
    this.collects = collects;
    this.isWorkingDay = settlementDays(country, currency, countries);
    const last = nearestWorkingDay(this.isWorkingDay, asOf.serial, -1);
    this.days = Array.from({ length: 10 }, (_, i) =>
      i === 9 ? last : workingDay(this.isWorkingDay, last, i - 9),
    );
    const given = (options.payments ?? []).flatMap(({ day }) => (day === undefined ? [] : [day]));
    const earliest = Math.min(this.days[0] as number, ...given.map((day) => day - 1));
    this.written = nearestWorkingDay(this.isWorkingDay, earliest, -1);
    this.#key = new RowKey(seed, asOf);
    this.#kinds = collects ? DEBITS : TRANSFERS;
    this.#others = new Parties(country, options, collects ? 'payer' : 'creditor');
    const owner = ownerOf(country, currency, countries);
    const digits = currencyDigits(currency);
    const step = 10 ** Math.max(0, digits - (owner?.decimals ?? digits)) * (owner?.facts.priceStep ?? 1);
    this.#money = { perEuro: owner?.facts.perEuro ?? 1, step };
    this.holder = withGiven(new Parties(country, options, 'holder').at(0, true), options.account);
  }

  /** Returns a text of digits that belongs to the whole story. */
  digits(name: string, length: number): string {
    return new Random(`${this.country.code}/message ${name}`).start(this.#key.at(0)).digits(length);
  }

  /** Returns amount, days and status of a payment. */
  figuresAt(index: number): Figures {
    const given = this.#options.payments?.[index];
    const kind = this.#kindAt(index);
    const requested = this.requestedAt(index);
    const booked = given?.day === undefined ? requested : nearestWorkingDay(this.isWorkingDay, requested);
    const amount = given?.units ?? this.#amountAt(index, kind);
    return { index, amount, requested, booked, ...this.#outcomeAt(index, booked) };
  }

  /** Returns the whole payment. The `field` functions of its parties are valid until the next call. */
  paymentAt(index: number): Payment {
    const { amount, requested, booked, status, reason, returned } = this.figuresAt(index);
    const given = this.#options.payments?.[index];
    const kind = this.#kindAt(index);
    const serial = String(this.#key.at(index).serial + 1).padStart(9, '0');
    const other = withGiven(this.#others.at(index, kind.isFirm), given);
    const text = given?.remittance ?? `${kind.text} ${serial.slice(1)}`;
    // Named one by one: V8 gives each object that begins with a spread a hidden class of its own.
    return {
      index,
      amount,
      requested,
      booked,
      status,
      reason,
      returned,
      kind,
      endToEndId: given?.endToEndId ?? kind.prefix + serial,
      instructionId: `${this.collects ? 'D' : 'P'}${serial}`,
      uetr: this.#uetrAt(index),
      debtor: this.collects ? other : this.holder,
      creditor: this.collects ? this.holder : other,
      other,
      remittance: text,
      reference:
        kind.hasReference && given?.remittance === undefined
          ? `RF${mod97Digits(serial, 'RF')}${serial}`
          : undefined,
      mandate: this.collects ? this.#mandateAt(index, serial) : undefined,
    };
  }

  /** Returns the sequence type of a direct debit: the first one of its mandate, or a later one. */
  sequenceAt(index: number): Mandate['sequence'] {
    return this.#random('sequence', index).below(5) === 0 ? 'FRST' : 'RCUR';
  }

  /** Generates all figures in order. */
  *figures(): Generator<Figures, void, undefined> {
    for (let i = 0; i < this.n; i++) yield this.figuresAt(i);
  }

  #random(name: string, index: number): Random {
    let random = this.#streams.get(name);
    if (!random) {
      random = new Random(`${this.country.code}/${this.collects ? 'debit' : 'payment'}.${name}`);
      this.#streams.set(name, random);
    }
    return random.start(this.#key.at(index));
  }

  #kindAt(index: number): Kind {
    let left = this.#random('kind', index).below(100);
    for (const kind of this.#kinds) {
      left -= kind.share;
      if (left < 0) return kind;
    }
    return this.#kinds[0] as Kind;
  }

  /** Returns the requested day: the given one, or one of the five working days after the file is written. */
  requestedAt(index: number): number {
    const given = this.#options.payments?.[index]?.day;
    if (given !== undefined) return given;
    return this.days[1 + this.#random('day', index).below(5)] as number;
  }

  #amountAt(index: number, { euros: [least, most] }: Kind): number {
    const { perEuro, step } = this.#money;
    const random = this.#random('amount', index);
    const share = random.below(100_000) / 100_000;
    const euros = least + (most - least) * share * share * share;
    const units = Math.floor((euros * perEuro * 10 ** currencyDigits(this.currency)) / step);
    // A quarter of all amounts are round.
    const round = random.below(4) === 0 && units > 1_000 ? Math.floor(units / 100) * 100 : units;
    return Math.max(1, round) * step;
  }

  #outcomeAt(index: number, booked: number): Pick<Figures, 'status' | 'reason' | 'returned'> {
    const { rejected = 0, returned = 0 } = this.#options;
    if (rejected === 0 && returned === 0) return { status: 'settled' };
    const phase = Math.floor(this.#phase() * 1000) / 1000;
    const before = picked(index, rejected, phase);
    if (picked(index + 1, rejected, phase) > before)
      return { status: 'rejected', reason: this.#random('reason', index).common(TRANSFER_REJECTIONS) };
    const settled = index - (before - picked(0, rejected, phase));
    if (picked(settled + 1, returned, phase) === picked(settled, returned, phase))
      return { status: 'settled' };
    const random = this.#random('return', index);
    const day = workingDay(this.isWorkingDay, booked, 1 + random.below(3));
    return {
      status: 'returned',
      reason: random.common(this.collects ? DEBIT_RETURNS : TRANSFER_RETURNS),
      returned: day,
    };
  }

  /** Position of the first rejected or returned payment, as a fraction from 0 to 1. */
  #phase(): number {
    this.#shift ??= this.#random('phase', 0).below(1000) / 1000;
    return this.#shift;
  }

  #shift: number | undefined;

  #uetrAt(index: number): string {
    const hex = this.#random('uetr', index).chars(31, '0123456789abcdef');
    const variant = '89ab'[Number.parseInt(hex[15] as string, 16) & 3];
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${variant}${hex.slice(16, 19)}-${hex.slice(19)}`;
  }

  #mandateAt(index: number, serial: string): Mandate {
    const random = this.#random('mandate', index);
    return {
      id: `M${serial}`,
      signed: (this.days[0] as number) - random.int(20, 1400),
      sequence: this.sequenceAt(index),
    };
  }
}

/** Number of payments that a share selects among the first `count`. They are evenly spread, so the share holds for any count. */
function picked(count: number, share: number, phase: number): number {
  return Math.floor(count * share + phase);
}

/** Returns the party with the caller's values in place of the generated ones. */
function withGiven(party: Party, given: GivenAccount | undefined): Party {
  if (!given) return party;
  const { name = party.name, iban, number, bic } = given;
  const account: Account = iban ? { iban } : number ? { number } : party.account;
  if (!iban && !number && !bic) return { ...party, name };
  const country = iban?.slice(0, 2) ?? bic?.slice(4, 6) ?? party.agent.country;
  return { ...party, name, account, agent: bic || iban ? { bic, country } : party.agent };
}
