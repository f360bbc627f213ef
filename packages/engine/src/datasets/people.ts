import { RowPersona } from '../draw/persona.ts';
import type { Column } from '../draw/source.ts';
import type { Steering } from '../draw/steering.ts';
import { distinctOf, makeDistinct } from '../draw/uniqueness.ts';
import type { Calendar } from '../kernel/calendar.ts';
import { Problem } from '../kernel/problem.ts';
import { Random, RowKey } from '../kernel/random.ts';
import type { Country, Group } from '../model.ts';
import type { Mix } from './mix.ts';
import { personaColumns } from './personaColumns.ts';
import type { Setup } from './table.ts';

/** The persons of a dataset. The person of row i is row i of its country's persons. */
export class People<Person extends Holder = Holder> {
  /** The row's key. */
  readonly key: RowKey;
  /** The person of the current row. */
  persona: Person;
  readonly #personas: readonly Person[];
  readonly #mix: Mix;
  #row = -1;

  constructor(
    { mix, seed, asOf, size }: Setup,
    person: (country: Country) => Person = (country) => new Holder(country) as Person,
  ) {
    this.#mix = mix;
    this.key = new RowKey(seed, asOf);
    this.#personas = mix.countries.map(person);
    for (const each of this.#personas) refuseRepeated(each, size);
    this.persona = this.#personas[0] as Person;
  }

  /** Moves to a row, unless it is the current one. */
  open(row: number): Person {
    if (row === this.#row) return this.persona;
    this.#row = row;
    this.key.at(row);
    this.persona = this.#personas[this.#mix.draw(this.key)] as Person;
    this.persona.open(this.key);
    return this.persona;
  }

  /** Number of decimals of the country's currency. */
  get decimals(): number {
    return this.persona.country.decimals;
  }

  get country(): Country {
    return this.persona.country;
  }

  /** The twelve whole months before the as-of date, with the working days of the country's banks. */
  get calendar(): Calendar {
    return this.country.calendarAt(this.key.asOf);
  }

  /** Returns fields of the person as columns. */
  columns(fields: Readonly<Record<string, string>>): readonly Column[] {
    return personaColumns(this.#personas, () => this.persona, fields);
  }
}

/** Makes the numbers of all persons differ, and refuses more persons than there are numbers. */
function refuseRepeated(person: Holder, size: number): void {
  const { country, fields } = person;
  const distinct = (keys: readonly string[]) =>
    keys.flatMap((key) => (fields.has(key) ? (distinctOf(country, fields, key) ?? []) : []));
  const ids = distinct(NUMBERS);
  const owned = distinct(OWNED);
  const limits = [...makeDistinct(person, ids), ...makeDistinct(person, owned, person)];
  const most = Math.min(...limits);
  if (size <= most) return;
  const scarce = [...ids, ...owned][limits.indexOf(most)]?.key;
  throw new Problem(
    'too-many-rows',
    `size must be at most ${most} for country "${country.code}": its field "${scarce}" has no more distinct values`,
    { subject: 'size', given: size },
  );
}

/** National numbers of a person. */
const NUMBERS = ['id', 'tax'];
/** Numbers of what a person may have several of; the IBAN shows the account. */
const OWNED = ['account', 'card'];

/**
 * A person with several accounts and cards. The first ones are the person's own fields; further ones are drawn in
 * the same way.
 */
export class Holder extends RowPersona {
  /** Index of the account, from 0. */
  which = 0;
  readonly #card: Further;

  constructor(country: Country, steering?: Steering) {
    super(country, country.code, country.fields, steering);
    this.#card = new Further(`${country.code}:card`, this);
  }

  override get cardNumber(): string {
    if (this.which === 0) return super.cardNumber;
    return this.brand.number((this.cardDraw ?? this.#card).start(this.row), this.bank);
  }

  override stream(key: string): Random {
    const { group } = this.fields.get(key) ?? {};
    return OWN.includes(group) ? new Further(`${this.scope}.${key}`, this) : super.stream(key);
  }
}

/** Field groups of which a person has several. */
const OWN: readonly (Group | undefined)[] = ['banking', 'payment'];

/** A stream that draws other values for each of several accounts. */
class Further extends Random {
  readonly #key = new RowKey('');

  constructor(
    name: string,
    readonly holder: { readonly which: number },
  ) {
    super(name);
  }

  override start(row: RowKey): this {
    const { which } = this.holder;
    return super.start(which === 0 ? row : this.#key.under(row, which).at(row.index));
  }
}
