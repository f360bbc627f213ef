import { type Country, engine, everything, fold, nationalBban } from 'specimen-data/internal';
import type { Keyring } from '../keyed/keyring.ts';
import { charLike, radixOf, signOf, writtenLike } from '../numbers/letters.ts';
import { cased } from '../people/names.ts';

/** A bank with the common characters of its numbers, by field and length. */
interface BankSigns {
  readonly name: string;
  readonly bic: string;
  readonly signs: Map<string, string>;
}

/**
 * Replacement of a country's banks. The positions of the bank in IBANs, account numbers and codes are found from generated
 * rows. Name, BIC and codes of one bank become those of one other bank.
 */
export class BankBook {
  readonly #keyring: Keyring;
  readonly #banks = new Map<string, BankSigns>();
  readonly #names = new Map<string, BankSigns>();
  readonly #next = new Map<BankSigns, BankSigns>();
  /** Positions of the bank in a field's numbers of a length. */
  readonly #spans = new Map<string, readonly number[]>();
  readonly #bySign = new Map<string, BankSigns>();
  /** Position and length of the account in an IBAN. */
  readonly account: Part | undefined;
  /** Fields that equal an IBAN from a position to its end: a complete domestic number. */
  readonly whole: ReadonlyMap<string, Part>;

  constructor(keyring: Keyring, country: Country) {
    this.#keyring = keyring;
    const keys = [...country.fields]
      .filter(([key, { group, num }]) => group === 'banking' && !num && !key.startsWith('loan'))
      .map(([key]) => key);
    const rows = [
      ...engine([country], everything).rows(
        `${country.code}.full` as never,
        { n: SAMPLES, seed: 'banks', fields: keys } as never,
      ),
    ] as unknown as Record<string, string | null>[];
    this.#learn(keys, rows);
    const parts = keys.flatMap((key) => {
      const part = partIn(rows, key);
      return part ? [[key, part] as const] : [];
    });
    const length = bareOf(rows[0]?.iban ?? '').length;
    const isWhole = ([key, [from, own]]: readonly [string, Part]) =>
      key !== 'iban' && from <= 4 && from + own === length;
    this.whole = new Map(parts.filter(isWhole));
    this.account = parts.find(([key]) => key === 'account' && !this.whole.has(key))?.[1];
  }

  name(value: string): string {
    const bank = this.#names.get(keyOf(value));
    return bank === undefined ? value : cased(value, (this.#next.get(bank) as BankSigns).name);
  }

  bic(value: string): string {
    const number = value.replace(/ /g, '').toUpperCase();
    const bank = this.#banks.get(number.slice(0, 8)) ?? this.#banks.get(number);
    if (bank === undefined) return value;
    const bic = (this.#next.get(bank) as BankSigns).bic;
    const masked = number.length === 8 ? bic.slice(0, 8) : bic.slice(0, 8) + (bic.slice(8) || 'XXX');
    return writtenLike(value, number, masked) ?? masked;
  }

  /** Returns the number with the other bank's characters; unchanged if the bank is unknown. */
  withOtherBank(key: string, number: string): string {
    const name = `${key} ${number.length}`;
    const span = this.#spans.get(name);
    const bank = span && this.#bySign.get(`${name} ${span.map((at) => number[at]).join('')}`);
    const sign = bank && (this.#next.get(bank) as BankSigns).signs.get(name);
    if (span === undefined || sign === undefined) return number;
    const chars = [...number];
    span.forEach((at, i) => {
      chars[at] = sign[i] as string;
    });
    return chars.join('');
  }

  /** Returns the positions of the bank in a number. */
  span(key: string, length: number): readonly number[] {
    return this.#spans.get(`${key} ${length}`) ?? [];
  }

  /** Replaces the digits at some positions until `finish` returns a valid number. */
  walk(
    number: string,
    places: readonly number[],
    finish: (number: string) => string | undefined,
  ): string | undefined {
    const chars = [...number];
    const digits = places.map((at) => signOf(chars[at] as string));
    let masked: string | undefined;
    const accept = (signs: readonly number[]) => {
      places.forEach((at, i) => {
        chars[at] = charLike(chars[at] as string, signs[i] as number);
      });
      masked = finish(chars.join(''));
      return masked !== undefined && places.every((at) => masked?.[at] === chars[at]);
    };
    const radices = places.map((at) => radixOf(number[at] as string));
    if (places.length === 0) return finish(number);
    return this.#keyring.space(radices).walk(digits, 0, accept) ? masked : undefined;
  }

  #learn(keys: readonly string[], rows: readonly Record<string, string | null>[]): void {
    const byBank = new Map<string, Record<string, string | null>[]>();
    for (const row of rows) {
      const bic = row.swift ?? row.bank ?? '';
      byBank.set(bic, [...(byBank.get(bic) ?? []), row]);
    }
    const banks = [...byBank].filter(([, own]) => own.length >= FEWEST);
    for (const [bic, own] of banks) {
      const bank = { name: String(own[0]?.bank ?? ''), bic, signs: new Map<string, string>() };
      if (this.#names.has(keyOf(bank.name)) || this.#banks.has(bic.slice(0, 8))) continue;
      this.#banks.set(bic.slice(0, 8), bank);
      this.#banks.set(bic, bank);
      this.#names.set(keyOf(bank.name), bank);
    }
    for (const key of keys) if (key !== 'bank' && key !== 'swift') this.#learnField(key, banks);
    const groups = new Map<string, BankSigns[]>();
    for (const bank of this.#names.values()) {
      const group = `${bank.bic.length} ${[...bank.signs.keys()].join()}`;
      groups.set(group, [...(groups.get(group) ?? []), bank]);
    }
    for (const [group, own] of groups)
      for (const [bank, next] of this.#keyring.circle(`banks ${group}`, own)) this.#next.set(bank, next);
  }

  #learnField(key: string, banks: readonly (readonly [string, Record<string, string | null>[]])[]): void {
    const lengths = new Set(banks.flatMap(([, own]) => own.map((row) => bareOf(row[key] ?? '').length)));
    for (const length of lengths) {
      const numbers = banks.map(
        ([bic, own]) =>
          [bic, own.map((row) => bareOf(row[key] ?? '')).filter((each) => each.length === length)] as const,
      );
      const told = numbers.filter(([, own]) => own.length >= FEWEST);
      const places = Array.from({ length }, (_, at) => at).filter(
        (at) =>
          told.length > 1 &&
          told.every(([, own]) => own.every((number) => number[at] === own[0]?.[at])) &&
          new Set(told.map(([, own]) => own[0]?.[at])).size > 1,
      );
      if (places.length === 0) continue;
      const name = `${key} ${length}`;
      this.#spans.set(name, places);
      for (const [bic, own] of told) {
        const bank = this.#banks.get(bic);
        const sign = places.map((at) => own[0]?.[at]).join('');
        if (bank === undefined || this.#bySign.has(`${name} ${sign}`)) continue;
        bank.signs.set(name, sign);
        this.#bySign.set(`${name} ${sign}`, bank);
      }
    }
  }
}

const SAMPLES = 3000;
/** Minimum number of rows from which the characters of a bank are derived. */
const FEWEST = 6;

/** Corrects the check digits of an IBAN and those within it. */
export function withIbanChecks(number: string): string {
  return number.slice(0, 4) + nationalBban(number.slice(0, 2), number.slice(4));
}

/** Position and length of a number within an IBAN. */
type Part = readonly [from: number, length: number];

/** Returns the position of a field's number in the IBANs of rows, if it always occurs there in full. */
function partIn(rows: readonly Record<string, string | null>[], key: string): Part | undefined {
  const [first] = rows;
  const length = bareOf(first?.[key] ?? '').length;
  const from = bareOf(first?.iban ?? '').indexOf(bareOf(first?.[key] ?? ''));
  if (length < 5 || from < 2) return undefined;
  const isThere = rows.every((row) => {
    const number = bareOf(row[key] ?? '');
    return number.length === length && bareOf(row.iban ?? '').startsWith(number, from);
  });
  return isThere ? [from, length] : undefined;
}

function bareOf(value: string): string {
  return value.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

function keyOf(text: string): string {
  return fold(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
