import { weighted } from '../checksum/weighted.ts';
import type { Random } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Organisation code: eight digits or letters, hyphen, check character. Weights 3-7-9-10-5-8-4-2 with
 * A = 10 … Z = 35; the check is 11 minus the sum modulo 11, 10 written X, 11 written 0.
 * Source: GB 11714-1997. New codes come only inside a unified social credit code (GB 32100), since October 2015, and begin
 * with MA: until 2021 by blocks of the provinces, since then by those of all, a letter a year. Those of older firms are digits, by
 * rising series (general knowledge, from the codes that firms publish). `home` is the division that registered the firm.
 */
export const cnOrgCode = standard<Registered | undefined>({
  id: 'cnOrgCode',
  label: 'Organisation code (China)',
  written: '********-[0-9X]',
  mend: (number) => number.slice(0, 8) + orgCheck(number.slice(0, 8)),
  rules: { series: part([0, 8], /[^0]/, 'zeros alone are not a code') },
  wrong: { series: zeros(0, 8) },
  make(random, who) {
    const { founded = NATIONAL, home = '11' } = who ?? {};
    const series = SERIES.find(({ until }) => founded < until)?.starts;
    const body = series
      ? random.pick(series) + random.digits(6)
      : `MA${blockOf(founded, home, random)}${random.chars(4, CHARACTERS)}`;
    return `${body}-${orgCheck(body)}`;
  },
});

/** The first digits of codes issued before a year. */
const SERIES = [
  { until: 1994, starts: ['10', '12', '13', '14', '15', '16', '17', '19'] },
  { until: 1998, starts: ['20', '22', '24', '26', '61', '63'] },
  { until: 2001, starts: ['70', '71'] },
  { until: 2006, starts: ['72', '73', '74', '75', '76', '77', '78'] },
  { until: 2009, starts: ['79', '66', '67'] },
  { until: 2011, starts: ['68', '69', '55'] },
  { until: 2013, starts: ['56', '57', '58', '59'] },
  { until: 2015, starts: ['05', '06', '07', '08', '09'] },
  { until: 2016, starts: ['30', '31', '32', '33', '34', '35'] },
];

interface Registered {
  readonly founded?: number | undefined;
  readonly home?: string | undefined;
}

/** The year since which all provinces share one block. */
const NATIONAL = 2022;

/** Where the blocks of the years before it began, by province, in two characters; each ends where the next begins. */
const BLOCKS = Object.entries({
  11: '00',
  12: '05',
  13: '07',
  14: '0G',
  15: '0M',
  21: '0T',
  22: '13',
  23: '18',
  31: '1F',
  32: '1M',
  33: '27',
  34: '2M',
  35: '2X',
  36: '35',
  37: '3B',
  41: '3X',
  42: '48',
  43: '4L',
  44: '4U',
  45: '5K',
  46: '5R',
  50: '5U',
  51: '61',
  52: '6D',
  53: '6K',
  61: '6T',
  62: '71',
  63: '75',
});

/** The two characters behind MA: a province's own rise with the years. */
function blockOf(founded: number, home: string, random: Random): string {
  if (founded >= NATIONAL) return `${CHARACTERS[founded - NATIONAL + 11]}${random.chars(1, CHARACTERS)}`;
  const at = BLOCKS.findIndex(([province]) => home.startsWith(province));
  const [first, next] = BLOCKS.slice(at, at + 2).map(([, start]) => placeOf(start)) as [number, number];
  const passed = (founded - 2016 + random.below(1000) / 1000) / (NATIONAL - 2016);
  const block = Math.floor(first + (next - first) * passed);
  return `${CHARACTERS[Math.floor(block / 31)]}${CHARACTERS[block % 31]}`;
}

function placeOf([first = '', second = '']: string): number {
  return 31 * CHARACTERS.indexOf(first) + CHARACTERS.indexOf(second);
}

/** Digits and the letters that a unified social credit code uses too: no I, O, S, V, Z. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The GB 11714 check character of eight characters. */
export function orgCheck(body: string): string {
  return '0123456789X'[(11 - (weighted(body, WEIGHTS) % 11)) % 11] as string;
}

const WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];
