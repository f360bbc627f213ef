import { list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Number in the trade register. Since 26 July 2024: J (companies), F (sole traders) or C (co-operatives),
 * year, six digits, county (00 for what is registered since), check digit: the sum of all digits, the letter
 * counting 4, 0 or 7 (the last digit of its character code), modulo 10. Until then `J40/372/2002`: county,
 * number, year, without a check. Source: Law 265/2022 on the trade register and ONRC's change of 26 July
 * 2024. The letter's value is confirmed by the register's numbers for J; that F and C follow the same rule
 * is not.
 */
export const roOnrc: Validator<Pick<Citizen, 'home'>> = {
  id: 'roOnrc',
  label: 'Nr. Reg. Com. (Romania)',
  valid: (value) => isNew(value) || isOld(value),
  make(random, { home }) {
    const seat = home ?? random.pick(COUNTIES);
    const county = seat > '40' && seat < '47' ? '40' : seat;
    const serial = String(random.int(1, 9999)).padStart(6, '0');
    const body = `J${random.int(1992, 2023)}${serial}${county}`;
    return body + check(body);
  },
};

/** As in the CNP; Bucharest is one county here. */
const COUNTIES =
  list(`01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
  33 34 35 36 37 38 39 40 51 52`);

function isNew(value: string): boolean {
  if (!/^[JFC](?:199|20\d)\d{10}$/i.test(value)) return false;
  const [year, county] = [Number(value.slice(1, 5)), value.slice(11, 13)];
  const placed = county === '00' ? year >= 2024 : year <= 2024 && COUNTIES.includes(county);
  return placed && value.slice(5, 11) !== '000000' && value.endsWith(check(value.slice(0, 13).toUpperCase()));
}

function isOld(value: string): boolean {
  const found = /^[JFC] ?(\d{1,2})\/([1-9]\d{0,5})\/(?:\d\d\.\d\d\.)?(199\d|20[01]\d|202[0-4])$/i.exec(value);
  return found !== null && COUNTIES.includes((found[1] as string).padStart(2, '0'));
}

function check(body: string): string {
  let sum = body.charCodeAt(0);
  for (let i = 1; i < body.length; i++) sum += body.charCodeAt(i) - 48;
  return String(sum % 10);
}
