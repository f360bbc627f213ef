import type { Checker, Citizen } from '../model.ts';
import { oneOf } from '../standard/oneOf.ts';
import { coded, part, reasonIf, zeros } from '../standard/rules.ts';
import { checker } from '../standard/standard.ts';
import { RO_COUNTIES } from './roCnp.ts';

/**
 * Number in the trade register. Since 26 July 2024: J (companies), F (sole traders) or C (co-operatives),
 * year, six digits, county (00 for what is registered since), check digit: the sum of all digits, the letter
 * counting 4, 0 or 7 (the last digit of its character code), modulo 10. Until then `J40/372/2002`: county,
 * number, year, without a check. Source: Law 265/2022 on the trade register and ONRC's change of 26 July
 * 2024. The letter's value is confirmed by the register's numbers for J; that F and C follow the same rule
 * is not.
 */
export const roOnrc = oneOf<Pick<Citizen, 'home'>>({
  id: 'roOnrc',
  label: 'Nr. Reg. Com. (Romania)',
  of: [since2024(), until2024()],
  make(random, { home }) {
    const seat = home ?? random.pick(COUNTIES);
    const county = seat > '40' && seat < '47' ? '40' : seat;
    const serial = String(random.int(1, 9999)).padStart(6, '0');
    const body = `J${random.int(1992, 2023)}${serial}${county}`;
    return body + check(body);
  },
});

/** As in the CNP; Bucharest is one county here. */
const COUNTIES = [...RO_COUNTIES.keys()].filter((county) => county < '41' || county > '46');

function since2024(): Checker {
  return checker({
    id: 'roOnrc',
    label: 'Nr. Reg. Com. since 2024 (Romania)',
    written: '[CFJ]#############',
    mend: (number) => number.slice(0, 13) + check(number.slice(0, 13)),
    rules: {
      date: part([1, 5], /^(?:199|20)/, 'year is #, should be 1990 or later'),
      series: part([5, 11], /[1-9]/, 'number is #, should be 000001 to 999999'),
      region(number) {
        const [year, county] = [Number(number.slice(1, 5)), number.slice(11, 13)];
        const isPlaced = county === '00' ? year >= 2024 : year <= 2024 && COUNTIES.includes(county);
        return reasonIf(
          !isPlaced,
          `county is ${county} in ${year}, should be 00 since 2024 or one of 01 to 40, 51, 52 before`,
        );
      },
    },
    wrong: { series: zeros(5, 11) },
    reads: (number) => ({ type: KINDS.get(number.charAt(0)), region: RO_COUNTIES.get(number.slice(11, 13)) }),
  });
}

function until2024(): Checker {
  return checker({
    id: 'roOnrc',
    label: 'Nr. Reg. Com. until 2024 (Romania)',
    written: ['[CFJ]{1-2#}/{1-6#}/####', '[CFJ]{1-2#}/{1-6#}/##.##.####'],
    keeps: '/.',
    form: /^[JFC] ?\d{1,2}\/\d{1,6}\/(?:\d\d\.\d\d\.)?\d{4}$/i,
    rules: {
      date: part([-4], /^(?:199|20[01]|202[0-4])/, 'year is #, should be 1990 to 2024'),
      series: (number) =>
        reasonIf(
          number.split('/')[1]?.startsWith('0') === true,
          'number begins with 0, should begin with 1 to 9',
        ),
      region: (number) =>
        reasonIf(
          !COUNTIES.includes(countyOf(number)),
          `county ${countyOf(number)} does not exist, should be 1 to 40, 51 or 52`,
        ),
    },
    reads: (number) => ({ type: KINDS.get(number.charAt(0)), region: RO_COUNTIES.get(countyOf(number)) }),
  });
}

function countyOf(number: string): string {
  return (number.slice(1).split('/')[0] as string).padStart(2, '0');
}

const KINDS = coded('J:company F:sole_trader C:co-operative');

function check(body: string): string {
  let sum = body.charCodeAt(0);
  for (let i = 1; i < body.length; i++) sum += body.charCodeAt(i) - 48;
  return String(sum % 10);
}
