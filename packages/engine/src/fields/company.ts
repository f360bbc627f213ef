import { putDecimal, putInt } from '../kernel/bytes.ts';
import { fold, list } from '../kernel/text.ts';
import type { Country, Field, Persona } from '../model.ts';
import { lei } from '../validators/lei.ts';
import { CHECKERS } from './checkers.ts';
import { COMMON, merge } from './index.ts';

const group = 'work';

/** True if the firm's form is one that a register of companies holds, and stands in the name. */
export function isRegistered({ firm }: Persona): boolean {
  return firm.form.named;
}

/** The company record: fields of firms only, and common fields that a firm has too. */
const COMPANY: Readonly<Record<string, Field>> = {
  name: {
    label: 'Company name',
    group,
    special: true,
    write: (out, at, random, p) => p.country.firms.name(out, at, random, p),
  },
  form: { label: 'Legal form', group, picture: '{form}' },
  industry: { label: 'Industry', group, make: (_, p) => p.firm.sector.industry },
  registration: { label: 'Registration number', group },
  vat: { label: 'VAT number', group: 'tax', needs: (country) => 'vat' in country.facts.company },
  tax: { label: 'Tax number', group: 'tax', needs: (country) => 'tax' in country.facts.company },
  lei: { label: 'LEI', group, validator: lei, make: (random, p) => lei.make(random, p.country.facts) },
  ...pick('street', 'address', 'city', 'region', 'postcode', 'lat', 'lon'),
  phone: {
    ...(COMMON.phone as Field),
    label: 'Phone',
    picture: ({ facts }) => facts.landline ?? facts.phone,
  },
  email: {
    label: 'E-mail',
    group: 'contact',
    make: (random, p) => `${random.pick(MAILBOXES)}@${hostOf(p)}.example`,
  },
  website: {
    label: 'Website',
    group: 'online',
    make: (_, p) => `https://www.${hostOf(p)}.example`,
  },
  ...pick('bank', 'account', 'iban', 'swift'),
  employees: {
    label: 'Employees',
    group,
    num: true,
    write: (out, at, _, { firm }) => putInt(out, at, firm.staff),
  },
  founded: {
    label: 'Founded',
    group,
    num: true,
    write: (out, at, _, { firm }) => putInt(out, at, firm.founded),
  },
  revenue: {
    label: 'Annual revenue',
    group,
    num: true,
    money: true,
    write(out, at, random, p) {
      const yearly = p.country.facts.income[1] * 12 * p.firm.staff;
      return putDecimal(out, at, Math.floor((yearly * (80 + random.below(220))) / 100), 0);
    },
  },
  currency: { ...(COMMON.currency as Field) },
};

/** Returns the fields of a company in a country. */
export function companyFields(country: Country): ReadonlyMap<string, Field> {
  const own = country.facts.company;
  const fields = new Map<string, Field>();
  for (const [key, common] of Object.entries(COMPANY)) {
    const base = AS_PERSONS.has(key) ? country.fields.get(key) : common;
    if (!base || (base.needs && !base.needs(country))) continue;
    // Fields that firms and persons share have the same label.
    const { label } = (base.label === COMMON[key]?.label && country.fields.get(key)) || base;
    const validator = CHECKERS[key]?.(country);
    const { from, held, ...general } = base;
    fields.set(key, merge({ ...general, label, ...(validator && { validator }) }, own[key] ?? {}));
  }
  for (const key of Object.keys(own)) {
    if (!fields.has(key)) fields.set(key, merge({ label: key, group }, own[key] ?? {}));
  }
  return fields;
}

/** Fields that firms have in the same form as persons. */
const AS_PERSONS: ReadonlySet<string> = new Set(['account', 'iban']);

function pick(...keys: readonly string[]): Record<string, Field> {
  return Object.fromEntries(keys.map((key) => [key, COMMON[key] as Field]));
}

const MAILBOXES = list('info office contact sales accounts hello support billing');

/** Returns the first words of the firm's name as a host name, without its legal form and abbreviations before it. */
function hostOf(p: Persona): string {
  const name = ` ${p.read('name')} `.replace(` ${p.read('form')} `, ' ').replace(/(?<=\S )\S+\..*|['’]/g, '');
  const host = fold(name.toLowerCase(), p.firm.founder.folds);
  return (host.match(/[a-z0-9]+/g) ?? []).slice(0, 5).join('-');
}
