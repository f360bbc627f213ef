import { luhnDigit } from '../checksum/luhn.ts';
import { list } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
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
  valid(value) {
    const parts = AFTER.exec(value) ?? BEFORE.exec(value);
    return parts !== null && frSiren.valid(parts[1] as string);
  },
  make(random) {
    const body = String(random.int(30_000_000, 99_999_999));
    const siren = body + luhnDigit(body);
    return `${siren.slice(0, 3)} ${siren.slice(3, 6)} ${siren.slice(6)} RCS ${random.pick(TOWNS)}`;
  },
};

const AFTER =
  /^(\d{3} ?\d{3} ?\d{3}) (?:RCS|R\.C\.S\.) [A-ZÀ-Ý][A-Za-zÀ-ÿ'-]{1,30}(?: [A-Za-zÀ-ÿ'-]{2,30}){0,4}$/;
const BEFORE =
  /^(?:RCS|R\.C\.S\.) [A-ZÀ-Ý][A-Za-zÀ-ÿ'-]{1,30}(?: [A-Za-zÀ-ÿ'-]{2,30}){0,4} (?:[A-D] ?)?(\d{3} ?\d{3} ?\d{3})$/;

const TOWNS = list(`
  Paris Nanterre Bobigny Créteil Lyon Marseille Toulouse Bordeaux Nantes Versailles Lille_Métropole Nice Montpellier
  Rennes Strasbourg Grenoble Évry Pontoise Meaux Melun Toulon Rouen Aix-en-Provence Angers Dijon Tours Orléans Reims
  Saint-Étienne Clermont-Ferrand Nancy Metz Caen Brest Limoges Amiens Le_Mans La_Rochelle Annecy Chambéry Perpignan
  Pau Nîmes Avignon Cannes Antibes Fréjus Quimper Lorient Vannes Poitiers Besançon Troyes`);
