import { two } from '../kernel/day.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * National Registration Card: six digits, district of registration, 1 citizen, 2 Commonwealth or 3 other
 * foreigner. Structure only: no check rule is public. Source: National Registration Act (Zambia, Cap. 126).
 */
export const zmNrc = standard({
  id: 'zmNrc',
  label: 'NRC (Zambia)',
  written: '######/##/#',
  rules: {
    series: part([0, 6], /[1-9]/, 'serial is #, should be 000001 to 999999'),
    region: part([6, 8], /[1-9]/, 'district is #, should be 01 to 99'),
    type: part([8], /[123]/, 'last digit is #, should be 1 citizen, 2 Commonwealth or 3 other foreigner'),
  },
  wrong: { series: zeros(0, 6), region: zeros(6, 8) },
  reads: (number) => ({
    type: ['citizen', 'Commonwealth citizen', 'foreigner'][Number(number[8]) - 1],
    region: number.slice(6, 8),
  }),
  make: (random) => `${random.int(100_000, 999_999)}/${two(random.int(10, 79))}/1`,
});
