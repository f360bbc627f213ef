import { findCountry, namesOf, type World } from 'specimen-data/internal';

/** A field as the page lists it. */
export interface FieldNote {
  readonly key: string;
  readonly label: string;
  readonly group: string;
  readonly default: boolean;
  readonly img: boolean;
  /** Validator of the field. */
  readonly validator?: { readonly id: string; readonly label: string } | undefined;
}

/** Everything that can be requested of a country. */
export interface Description {
  readonly code: string;
  readonly currency: string;
  readonly fields: readonly FieldNote[];
  readonly company: readonly FieldNote[];
  readonly product: readonly FieldNote[];
  readonly presets: readonly { readonly key: string; readonly name: string }[];
  /** Names that conditions accept. */
  readonly city: readonly string[];
  readonly region: readonly string[];
  readonly bank: readonly string[];
  readonly brand: readonly string[];
  readonly wallet: readonly string[];
}

export function describe(world: World, code: string): Description {
  const country = findCountry(world, code);
  const { city, region, bank, brand, wallet } = namesOf(country);
  return {
    code: country.code,
    currency: country.currency,
    fields: notes(country.fields),
    company: notes(country.company),
    product: notes(country.product),
    presets: [...country.presets.values()].map(({ key, name }) => ({ key, name })),
    city: city.all,
    region: region.all,
    bank: bank.all,
    brand: brand.all,
    wallet: wallet.all,
  };
}

type Fields = Parameters<typeof namesOf>[0]['fields'];

function notes(fields: Fields): readonly FieldNote[] {
  return Array.from(fields, ([key, { label, group, default: core = false, img = false, validator }]) => ({
    key,
    label,
    group,
    default: core,
    img,
    validator: validator && { id: validator.id, label: validator.label },
  }));
}
