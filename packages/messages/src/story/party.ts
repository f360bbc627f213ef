import { type Country, type Day, RowKey, RowPersona } from 'specimen-data/internal';

/** A debtor or creditor. */
export interface Party {
  readonly name: string;
  readonly address: Address | undefined;
  readonly account: Account;
  readonly agent: Agent;
  /** True for a firm, false for a person. */
  readonly isFirm: boolean;
  /** Returns another field of the engine's persona (`sortcode`, `native` …) if the country has it; valid until the next row. */
  field(key: string): string | undefined;
}

/** An account: an IBAN in countries that use them, otherwise the domestic number without separators. */
export interface Account {
  readonly iban?: string | undefined;
  readonly number?: string | undefined;
}

/** The bank of an account. */
export interface Agent {
  readonly bic?: string | undefined;
  readonly name?: string | undefined;
  /** Two capital letters. */
  readonly country: string;
  /** Code of a domestic clearing system (`USABA`) and the bank's number in it. */
  readonly clearing?: { readonly system: string; readonly member: string } | undefined;
}

export interface Address {
  readonly street: string;
  readonly building?: string | undefined;
  readonly postcode?: string | undefined;
  readonly city: string;
  /** Two capital letters. */
  readonly country: string;
}

/** Returns an account as files write it: the IBAN, or the number. */
export function accountText({ iban, number }: Account): string {
  return iban ?? number ?? '';
}

/** Persons and firms of a country and seed, by row number. */
export class Parties {
  readonly #person: RowPersona;
  readonly #firm: RowPersona;
  /** The persons' fields of the firms: a firm has them only where its country needs them in files. */
  readonly #details: RowPersona;
  readonly #key: RowKey;

  /** `role` names the random streams, so parties of different roles differ. */
  constructor(country: Country, { seed, asOf }: { readonly seed: string; readonly asOf: Day }, role: string) {
    const { code, fields, company } = country;
    this.#person = new RowPersona(country, `${code}/${role}`, fields);
    const firm = `${code}/${role === 'holder' ? 'company' : `${role} firm`}`;
    this.#firm = new RowPersona(country, firm, company);
    this.#details = new RowPersona(country, firm, fields);
    this.#key = new RowKey(seed, asOf);
  }

  /** Returns the person or the firm of a row. The holder of row 0 is the firm of `<country>.company`. */
  at(row: number, isFirm: boolean): Party {
    const persona = isFirm ? this.#firm : this.#person;
    persona.open(this.#key.at(row));
    return partyOf(persona, isFirm ? (key) => this.#detail(row, key) : undefined);
  }

  #detail(row: number, key: string): string | undefined {
    if (!this.#details.fields.has(key)) return undefined;
    this.#details.open(this.#key.at(row));
    return this.#details.read(key);
  }
}

/**
 * `detail` reads what a firm's own fields do not have; persons need none. The literals have no spreads: V8 gives each
 * object that begins with one a hidden class of its own, which takes three times as long and kilobytes per payment.
 */
function partyOf(persona: RowPersona, detail: Party['field'] | undefined): Party {
  const { fields } = persona;
  const country = persona.country.code.toUpperCase();
  const own = (key: string) => (fields.has(key) ? persona.read(key) : undefined);
  const iban = own('iban');
  const { street, building } = splitStreet(persona.read('street'));
  return {
    name: persona.read('name'),
    isFirm: detail !== undefined,
    address: { street, building, postcode: own('postcode'), city: persona.place.city.text, country },
    account: iban === undefined ? { number: withoutSeparators(persona.read('account')) } : { iban },
    agent: {
      bic: persona.read('swift'),
      name: persona.bank.bank.text,
      country,
      clearing: clearingOf(own, country),
    },
    field: detail ? (key) => own(key) ?? detail(key) : own,
  };
}

/** Codes of clearing systems in ISO 20022, by the engine's field for the bank's number in them. */
const CLEARING = Object.entries({
  routing: { US: 'USABA', CA: 'CACPA' },
  bsb: { AU: 'AUBSB' },
  ifsc: { IN: 'INFSC' },
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>);

function clearingOf(field: Party['field'], country: string): Agent['clearing'] {
  for (const [key, systems] of CLEARING) {
    if (!Object.hasOwn(systems, country)) continue;
    const system = (systems as Readonly<Record<string, string>>)[country] as string;
    const member = field(key);
    if (member !== undefined) return { system, member: withoutSeparators(member) };
  }
  return undefined;
}

function withoutSeparators(number: string): string {
  return number.replace(/[\s./-]/g, '');
}

/** Splits a street line into street and building number if it has a simple form. */
function splitStreet(line: string): Pick<Address, 'street' | 'building'> {
  const [, street, building] = /^(\D+?),?\s(\d[\dA-Za-z/-]{0,15})$/.exec(line) ?? [];
  if (street !== undefined) return { street, building };
  const [, number, road] = /^(\d[\dA-Za-z/-]{0,15}),?\s(\D.*)$/.exec(line) ?? [];
  return road === undefined ? { street: line } : { street: road, building: number };
}
