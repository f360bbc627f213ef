import { luhnDigit } from '../checksum/luhn.ts';
import { list } from '../kernel/text.ts';
import type { Fault, Validator } from '../model.ts';
import { frSiren } from './frSiren.ts';

/**
 * Registre du commerce et des sociétés: the registry's town and the SIREN, with a letter for the part of the register
 * in the older way of writing (A traders, B companies, C groupings, D civil companies). `552 008 443 RCS Paris` or
 * `RCS Paris B 552 008 443`. The town is checked as a name, not against the registries, which merge.
 * Source: code de commerce R123-237 and R123-220.
 */
export const frRcs: Validator<unknown> = {
  id: 'frRcs',
  label: 'RCS (France)',
  cases: [...frSiren.cases, 'form'],
  valid: (value) => frSiren.valid(partsOf(value)?.siren ?? ''),
  faults(value) {
    const parts = partsOf(value);
    return parts === undefined ? [unwritten(value)] : frSiren.faults(parts.siren);
  },
  reads(value) {
    const town = partsOf(value)?.town;
    return town === undefined ? {} : { registry: town };
  },
  bare: (value) => changed(value, frSiren.bare),
  formatted: (value) => changed(value, frSiren.formatted),
  mended: (value) => changed(value, (siren) => frSiren.mended(siren) ?? siren),
  spoil(value, name, random) {
    if (name === 'empty') return '';
    if (name === 'form') return value.replace(/(?:RCS|R\.C\.S\.) /, '');
    const siren = frSiren.spoil(partsOf(value)?.siren ?? '', name, random);
    return siren === undefined ? undefined : changed(value, () => siren);
  },
  make(random) {
    const body = String(random.int(30_000_000, 99_999_999));
    const siren = body + luhnDigit(body);
    return `${siren.slice(0, 3)} ${siren.slice(3, 6)} ${siren.slice(6)} RCS ${random.pick(TOWNS)}`;
  },
};

/** Splits a value into the town of the registry, the SIREN and the text around it. */
function partsOf(value: string) {
  return (AFTER.exec(value) ?? BEFORE.exec(value))?.groups as Parts | undefined;
}

type Parts = Readonly<Record<'siren' | 'town', string>>;

/** The value with another SIREN in its place. */
function changed(value: string, change: (siren: string) => string): string {
  const siren = partsOf(value)?.siren;
  return siren === undefined ? value : value.replace(siren, change(siren));
}

function unwritten(value: string): Fault {
  const should = 'should be written ### ### ### RCS Paris or RCS Paris B ### ### ###';
  if (value === '') return { fault: 'empty', reason: `is empty, ${should}` };
  return { fault: 'form', reason: `is written ${JSON.stringify(value.slice(0, 60))}, ${should}` };
}

const TOWN = "(?<town>[A-ZÀ-Ý][A-Za-zÀ-ÿ'-]{1,30}(?: [A-Za-zÀ-ÿ'-]{2,30}){0,4})";
const AFTER = new RegExp(`^(?<siren>[\\dA-Za-z ]{1,20}) (?:RCS|R\\.C\\.S\\.) ${TOWN}$`);
const BEFORE = new RegExp(`^(?:RCS|R\\.C\\.S\\.) ${TOWN} (?:[A-D] ?)?(?<siren>\\d[\\dA-Za-z ]{0,19})$`);

const TOWNS = list(`
  Paris Nanterre Bobigny Créteil Lyon Marseille Toulouse Bordeaux Nantes Versailles Lille_Métropole Nice Montpellier
  Rennes Strasbourg Grenoble Évry Pontoise Meaux Melun Toulon Rouen Aix-en-Provence Angers Dijon Tours Orléans Reims
  Saint-Étienne Clermont-Ferrand Nancy Metz Caen Brest Limoges Amiens Le_Mans La_Rochelle Annecy Chambéry Perpignan
  Pau Nîmes Avignon Cannes Antibes Fréjus Quimper Lorient Vannes Poitiers Besançon Troyes`);
