import { luhnDigit } from '../../checksum/luhn.ts';
import type { Random } from '../../kernel/random.ts';
import type { Place } from '../../model.ts';
import { type Series, series } from '../series.ts';

/** Returns a VAT number of an office of the province in a year: issued consecutively since 1973. */
export function pivaOf(random: Random, { plate, office }: Place, year: number): string {
  const province = `${plate?.text}`;
  const [since, second] = SECOND[province] ?? [Number.POSITIVE_INFINITY];
  const serial = serialOf(random, year, TAXPAYERS[province] as Register);
  const body = String(serial).padStart(7, '0') + (year < since ? office?.text : second);
  return body + luhnDigit(body);
}

/** A number in the province's register of companies (REA). */
export function reaOf(random: Random, { plate }: Place, year: number): string {
  const province = `${plate?.text}`;
  return `${province}-${serialOf(random, year, COMPANIES[province] as Register)}`;
}

/**
 * The numbers by year, or the thousands of numbers by 2025, of which all registers issued about the same share in a
 * year.
 */
type Register = Series | number;

function serialOf(random: Random, year: number, register: Register): number {
  return typeof register === 'number'
    ? Math.floor((register * SHARE(random, year)) / 100)
    : register(random, year);
}

/** Of a hundred thousand. */
const SHARE = series('1973 500 · 1975 20000 · 1990 43000 · 2000 61000 · 2010 79000 · 2025 100000');

/** Offices that continued when the province's first was full, and the approximate year. */
const SECOND: Readonly<Record<string, readonly [since: number, office: string]>> = {
  RM: [1990, '100'],
  GE: [1998, '099'],
  BO: [1998, '120'],
  BS: [1999, '098'],
  NA: [1999, '121'],
  MI: [2001, '096'],
};

/** Estimates; the largest after numbers that known firms publish. */
const TAXPAYERS: Readonly<Record<string, Register>> = {
  RM: series(
    '1973 1000 · 1975 50000 · 1990 390000 · 1990 392000 · 2000 610000 · 2005 830000 · 2010 1070000 · 2015 1310000 · 2018 1455000 · 2025 1795000',
  ),
  MI: series(
    '1973 1000 · 1975 150000 · 1990 970000 · 1999 1275000 · 2001 1345000 · 2001 345000 · 2009 655000 · 2014 870000 · 2018 1025000 · 2025 1400000',
  ),
  NA: series('1973 1000 · 1975 50000 · 1999 770000 · 1999 330000 · 2010 660000 · 2025 1080000'),
  GE: series('1973 1000 · 1975 50000 · 1998 370000 · 1998 90000 · 2010 195000 · 2025 299000'),
  BO: series('1973 1000 · 1975 50000 · 1998 415000 · 1998 180000 · 2000 200000 · 2010 305000 · 2025 425000'),
  BS: series('1973 1000 · 1975 50000 · 1999 355000 · 1999 200000 · 2010 320000 · 2025 460000'),
  TO: 1295,
  PA: 735,
  FI: 735,
  BA: 895,
  CT: 620,
  VR: 515,
  VE: 495,
  ME: 385,
  PD: 565,
  TS: 142,
  PR: 315,
  PO: 275,
  MO: 425,
  PG: 405,
  CA: 415,
};

/** Estimates. */
const COMPANIES: Readonly<Record<string, Register>> = {
  RM: series(
    '1936 30000 · 1973 350000 · 1990 700000 · 2000 945000 · 2010 1265000 · 2018 1550000 · 2025 1760000',
  ),
  MI: series(
    '1936 200000 · 1973 850000 · 1990 1310000 · 2000 1610000 · 2012 1985000 · 2018 2115000 · 2018 2500000 · 2025 2770000',
  ),
  NA: 1150,
  TO: 1335,
  PA: 460,
  GE: 530,
  BO: 590,
  FI: 715,
  BA: 680,
  CT: 475,
  VR: 475,
  VE: 480,
  ME: 265,
  PD: 500,
  TS: 218,
  BS: 645,
  PR: 295,
  PO: 575,
  MO: 455,
  PG: 375,
  CA: 320,
};
