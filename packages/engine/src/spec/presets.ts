import { RowPersona } from '../draw/persona.ts';
import { Source } from '../draw/source.ts';
import { Fitting, FREE } from '../draw/steering.ts';
import { find } from '../kernel/find.ts';
import type { Country, Place } from '../model.ts';
import { columnOf } from './fieldColumn.ts';
import { steering, type Where } from './steering.ts';

/** Ways to lay out the rows of a scenario. */
export const LAYOUTS = ['rows', 'columns'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Returns a scenario as a record with one property per code; any other source as it is. */
export function layOut(source: Source, layout: Layout | undefined): Source {
  const { name, shape, parties } = source;
  if (layout !== 'columns' || shape.kind !== 'scenario') return source;
  const nodes = shape.rows.map(({ code, column }) => ({ ...column, key: code }));
  return new Source(name, { kind: 'record', nodes }, parties);
}

/** Returns the source of a country's scenario. */
export function presetSource(country: Country, word: string, where: Where | undefined): Source {
  const {
    key,
    works,
    interbank,
    daily,
    sectors,
    rows: lines,
  } = find(country.presets, word, 'unknown-preset', { scope: `country "${country.code}"` });
  const { code } = country;
  const main = where || works ? { ...(where && steering(country, where)), works } : FREE;
  const parties = new Map<string, RowPersona>();
  // A firm beside a product sells it.
  const seller = { sectors: () => (parties.has('product') ? country.sellersOf(party('product')) : sectors) };
  const payee = {
    banksAt: (place: Place) => new Fitting(country.banksAt(place).where((bank) => bank !== party('').bank)),
  };
  // Another firm than the country's of the row: it is in a trade that sells this.
  const sells = sectors !== undefined || lines.some(([, path]) => path.startsWith('product.'));
  const scopeOf = (who: string) => (who === 'company' && sells ? `company:${key}` : who);
  const party = (who: string): RowPersona => {
    let persona = parties.get(who);
    if (!persona) {
      const table = who === 'company' || who === 'product' ? country[who] : country.fields;
      const shall = { '': main, company: seller, payee: interbank ? payee : FREE }[who] ?? FREE;
      persona = new RowPersona(country, who ? `${code}/${scopeOf(who)}` : code, table, shall);
      parties.set(who, persona);
      persona.daily = daily;
      if (who === 'payee') persona.payer = party('');
    }
    return persona;
  };
  const rows = lines.map(([label, path, code = path]) => {
    const [who, field] = path.includes('.') ? (path.split('.') as [string, string]) : ['', path];
    return { label, code, column: columnOf(party(who), field) };
  });
  return new Source(`${code}-preset-${key}`, { kind: 'scenario', rows }, [...parties.values()]);
}
