import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * PEID, the number by which Liechtenstein's register knows a person or firm, also the tax number: up to twelve digits
 * without a check digit; zeros may stand in front. Source: python-stdnum, `li.peid`, after the OECD's sheet of tax
 * numbers; it refuses fewer than four digits too.
 */
export const liPeid = standard({
  id: 'liPeid',
  label: 'PEID (Liechtenstein)',
  written: '{4-12#}',
  rules: {
    series: (number) => reasonIf(!/[1-9]\d{3}/.test(number), 'has fewer than four digits behind its zeros'),
  },
  wrong: { series: (number) => '0'.repeat(number.length) },
  make: (random) => String(random.int(1_000_000, 9_999_999)),
});
