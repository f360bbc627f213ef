import { RowPersona } from '../../draw/persona.ts';
import { decode, Out } from '../../kernel/bytes.ts';
import { Random, type RowKey } from '../../kernel/random.ts';
import type { Checker, Country, FieldTable } from '../../model.ts';
import type { World } from '../../spec/spec.ts';
import { companySteering, steering, type Where } from '../../spec/steering.ts';
import { factOf } from '../facts.ts';
import { formsOf } from './forms.ts';

/** The persons of a row or an item: one main person with a firm and a product, and other parties. */
export class RowPeople {
  readonly #personas = new Map<string, RowPersona>();
  #key: RowKey | undefined;

  constructor(
    readonly world: World,
    readonly country: Country,
    readonly where: Where | undefined,
  ) {}

  open(key: RowKey): this {
    this.#key = key;
    for (const persona of this.#personas.values()) persona.open(key);
    return this;
  }

  /** Returns the text of a column's meaning; `other` names another party than the main person. */
  text(spec: string, stream: string, other: string | undefined): string {
    const dot = spec.indexOf('.');
    if (dot < 0) return this.#persona(other).cell(spec).text();
    const key = spec.slice(dot + 1);
    switch (spec.slice(0, dot)) {
      case 'any':
        return this.#generic(key, stream);
      case ABROAD:
        return this.#persona(`${ABROAD} ${other ?? ''}`)
          .cell(key)
          .text();
      case 'person':
        return factOf(this.#persona(other), key);
      default:
        return this.#persona(spec.slice(0, dot)).cell(key).text();
    }
  }

  /** Yields the same text and its other forms. */
  *forms(spec: string, stream: string, other: string | undefined): Generator<string> {
    const text = this.text(spec, stream, other);
    yield text;
    if (!spec.startsWith('any.')) yield* formsOf(text, this.#checker(spec));
  }

  /** A European country with IBANs, for a schema that asks for one in a country without them. */
  get abroad(): Country | undefined {
    const all = [...this.world.countries.values()].filter(({ fields }) => fields.has('iban'));
    return all.find(({ group }) => group === 'Europe') ?? all[0];
  }

  #checker(spec: string): Checker | undefined {
    const { fields, company, product } = this.country;
    const [owner, key] = spec.split('.') as [string, string | undefined];
    if (key === undefined) return fields.get(owner)?.validator;
    const records: Readonly<Record<string, FieldTable>> = { company, product };
    return records[owner]?.get(key)?.validator;
  }

  #persona(who = ''): RowPersona {
    let persona = this.#personas.get(who);
    if (!persona) {
      const { where } = this;
      const country = (who.startsWith(ABROAD) && this.abroad) || this.country;
      const scope = who === '' ? country.code : `${country.code}/${who}`;
      if (who === 'company')
        persona = new RowPersona(country, scope, country.company, where && companySteering(country, where));
      else if (who === 'product') persona = new RowPersona(country, scope, country.product);
      else if (who === '')
        persona = new RowPersona(country, scope, country.fields, where && steering(country, where));
      else persona = new RowPersona(country, scope, country.fields);
      this.#personas.set(who, persona);
      persona.open(this.#key as RowKey);
    }
    return persona;
  }

  #generic(spec: string, stream: string): string {
    const colon = spec.indexOf(':');
    const type = this.world.types.get(colon < 0 ? spec : spec.slice(0, colon));
    if (!type) return '';
    const key = this.#key as RowKey;
    const write = type.compile(colon < 0 ? [] : spec.slice(colon + 1).split(','));
    const end = write(out, 0, new Random(stream).start(key), key.index);
    return decode(out.bytes, 0, end);
  }
}

/** Prefix of specs for a field of another country. */
export const ABROAD = 'abroad';

const out = new Out();
