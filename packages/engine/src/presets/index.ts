import type { Country, Field, Preset } from '../model.ts';
import { PRESETS } from './shared.ts';

/** Returns the presets that a country offers, each row with one field that it has. */
export function presetsOf(country: Country): ReadonlyMap<string, Preset> {
  const offered = new Map<string, Preset>();
  for (const preset of [...PRESETS, ...(country.facts.presets ?? [])]) {
    if (preset.offered?.(country) === false) continue;
    if (preset.rows.some(([, names]) => !names.endsWith('?') && !fieldOf(country, names))) continue;
    const rows = preset.rows.flatMap(([label, names, code]) => {
      const field = fieldOf(country, names);
      return field
        ? [[label || (country.fields.get(field) as Field).label, field, code ?? field] as const]
        : [];
    });
    offered.set(preset.key, { ...preset, rows });
  }
  return offered;
}

/** Returns the first field of a row that the country has. */
function fieldOf(country: Country, names: string): string | undefined {
  const found = names
    .replace('?', '')
    .split('|')
    .find((name) => has(country, name));
  return found?.split(':')[0];
}

/** Returns true if the country has the field; `currency:EUR` requires that currency too. */
function has(country: Country, name: string): boolean {
  const [path = '', currency = country.currency] = name.split(':');
  const [key = '', party] = path.split('.').reverse();
  const fields = party === 'company' || party === 'product' ? country[party] : country.fields;
  return currency === country.currency && fields.has(key);
}
