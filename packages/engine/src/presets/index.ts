import type { Country, Field, Preset } from '../model.ts';
import { PRESETS } from './shared.ts';

/** Returns the presets that a country offers, each row with one field that it has. */
export function presetsOf(country: Country): ReadonlyMap<string, Preset> {
  const offered = new Map<string, Preset>();
  for (const preset of [...PRESETS, ...(country.facts.presets ?? [])]) {
    if (preset.offered?.(country) === false) continue;
    const fieldOf = (names: string) => fieldIn(country, preset, names);
    if (preset.rows.some(([, names]) => !names.endsWith('?') && !fieldOf(names))) continue;
    const rows = preset.rows.flatMap(([label, names, code]) => {
      const field = fieldOf(names);
      if (!field) return [];
      const named = label || (country.fields.get(field) as Field).label;
      return [[named, field, code ?? codeOf(field, preset)] as const];
    });
    offered.set(preset.key, { ...preset, rows });
  }
  return offered;
}

/** The code of a row that declares none. An instant rail has a time; its day is that of the country. */
function codeOf(field: string, { scheme }: Preset): string {
  return scheme?.instant && field === 'date' ? 'local_date' : field;
}

/** The first field of a row that the preset or the country has. */
function fieldIn(country: Country, { facts = {} }: Preset, names: string): string | undefined {
  const found = names
    .replace('?', '')
    .split('|')
    .find((name) => Object.hasOwn(facts, name) || has(country, name));
  return found?.split(':')[0];
}

/** Returns true if the country has the field; `currency:EUR` requires that currency too. */
function has(country: Country, name: string): boolean {
  const [path = '', currency = country.currency] = name.split(':');
  const [key = '', party] = path.split('.').reverse();
  const fields = party === 'company' || party === 'product' ? country[party] : country.fields;
  return currency === country.currency && fields.has(key);
}
