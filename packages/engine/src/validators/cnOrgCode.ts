import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Organisation code: eight digits or letters, hyphen, check character. Weights 3-7-9-10-5-8-4-2 with
 * A = 10 … Z = 35; the check is 11 minus the sum modulo 11, 10 written X, 11 written 0.
 * Source: GB 11714-1997. New codes come only inside a unified social credit code (GB 32100), since October 2015, and begin
 * with MA; those of older firms are digits, by rising series (general knowledge, from the codes that well-known firms publish).
 */
export const cnOrgCode = standard<{ readonly founded?: number | undefined } | undefined>({
  id: 'cnOrgCode',
  label: 'Organisation code (China)',
  written: '********-[0-9X]',
  mend: (number) => number.slice(0, 8) + orgCheck(number.slice(0, 8)),
  rules: { series: part([0, 8], /[^0]/, 'zeros alone are no code') },
  wrong: { series: zeros(0, 8) },
  make(random, who) {
    const series = SERIES.find(({ until }) => (who?.founded ?? NEW) < until)?.starts;
    const body = series
      ? random.pick(series) + random.digits(6)
      : `MA${random.digits(1)}${random.chars(5, CHARACTERS)}`;
    return `${body}-${orgCheck(body)}`;
  },
});

/** The first digits of codes given out before a year. */
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
const NEW = 2016;

/** Digits and the letters that a unified social credit code uses too: no I, O, S, V, Z. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The GB 11714 check character of eight characters. */
export function orgCheck(body: string): string {
  return '0123456789X'[(11 - (weighted(body, WEIGHTS) % 11)) % 11] as string;
}

const WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];
