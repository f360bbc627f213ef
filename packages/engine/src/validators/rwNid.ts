import type { Citizen } from '../model.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * National ID: 1 citizen, 2 refugee or 3 foreigner, year of birth, 8 men or 7 women, seven digits, number of
 * times issued, two security digits. Structure only: the last two are kept secret. Source: NIDA Rwanda.
 */
export const rwNid = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'rwNid',
  label: 'National ID (Rwanda)',
  written: '# #### # ####### # ##',
  rules: {
    type: part([0, 1], /[123]/, 'first digit is #, should be 1 citizen, 2 refugee or 3 foreigner'),
    date: part([1, 5], /^(?:19|20[0-2])/, '# is not a year of birth, should be 1900 to 2029'),
    sex: part([5, 6], /[78]/, 'sex is #, should be 8 for men or 7 for women'),
    series: part([6, 13], /[1-9]/, 'serial is #, should be 0000001 to 9999999'),
  },
  wrong: { series: zeros(6, 13) },
  reads: (number) => ({
    birthYear: number.slice(1, 5),
    sex: number[5] === '8' ? 'male' : 'female',
    type: ['citizen', 'refugee', 'foreigner'][Number(number[0]) - 1],
  }),
  make: (random, { born, sex }) =>
    `1 ${born.yyyy} ${sex === 'male' ? 8 : 7} ${String(random.int(1, 199_999)).padStart(7, '0')} 0 ${random.digits(2)}`,
});
