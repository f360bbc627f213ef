import type { Random } from '../../kernel/random.ts';
import { series } from '../series.ts';

/**
 * Industries by the National Industrial Classification: a sector, its code of 2004, which companies founded before
 * 2023 have because the register used it until then, and its code of 2008.
 */
const LINES = `
  retail 52190 47190
  construction 45200 41001
  transport 60231 49231
  services 74140 70200
  food 15499 10799
  hospitality 55101 55101
  software 72200 62099
  metal 28999 25999
  automotive 50200 45200
  realty 70100 68100
  agriculture 01119 01119
  electrical 31909 27900
  manufacturing 29199 28199
  furniture 36101 31001
  textiles 18101 14101
  cleaning 74930 81210
  beauty 93020 96020
  accounting 74120 69201
  media 74300 73100
  health 85110 86100
  electronics 32109 26109
  energy 40109 35105
  security 74920 80100
  law 74110 69100
  architecture 74210 71100
  plastics 25209 22203
  pharma 24230 21002
  pharmacy 52310 47721
  insurance 66030 65120
  finance 65999 64990
  telecom 64200 61900
  airline 62100 51101`;

const CODES = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [sector = '', old = '', current = ''] = line.trim().split(' ');
      return [sector, { old, current }] as const;
    }),
);

/** The five digits of the industry in a CIN. */
export function industryOf(sector: string, founded: number): string {
  const codes = CODES.get(sector);
  if (!codes) throw new Error(`no industry code of ${sector}`);
  return founded < 2023 ? codes.old : codes.current;
}

/** The three letters of the kind of company in a CIN. */
export function kindOf(form: string): string {
  if (form.startsWith('(OPC)')) return 'OPC';
  return form === 'Limited' ? 'PLC' : 'PTC';
}

/** The six digits of the registration: each state counts on its own, Mumbai and Delhi fastest; roughly, by their known numbers. */
export function serialOf(random: Random, state: string | undefined, founded: number): string {
  const [share = 30, grown = share] = SHARES[state ?? ''] ?? [];
  const now = share + ((grown - share) * Math.max(0, founded - 2010)) / 11;
  return String(Math.ceil((REGISTERED(random, founded) * now) / 100)).padStart(6, '0');
}

/** Percentage of Mumbai's number that a state had reached until 2010, and in 2021 if it differs. */
const SHARES: Readonly<Record<string, readonly number[]>> = {
  MH: [100],
  DL: [100],
  WB: [74],
  TN: [39],
  TG: [42],
  KA: [27, 41],
  UP: [20, 40],
};

const REGISTERED = series(
  '1956 9000 · 1980 22000 · 1990 50000 · 1995 85000 · 2005 150000 · 2010 198000 · 2015 262000 · 2020 338000 · 2026 460000',
);
