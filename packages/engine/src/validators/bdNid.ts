import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * National ID number: ten digits on smart cards; thirteen on the first cards (district, kind of area, two digits
 * each of upazila and union, six of the serial), later with the birth year before them. Source: Election Commission
 * Bangladesh, NID Registration Wing; district codes Bangladesh Bureau of Statistics. No check rule is public:
 * structure only. Generated numbers have ten digits.
 */
export const bdNid = standard({
  id: 'bdNid',
  label: 'NID (Bangladesh)',
  written: ['##########', '#############', '#################'],
  rules: {
    prefix: (number) =>
      reasonIf(number.length === 10 && number.startsWith('0'), 'begins with 0, should begin with 1 to 9'),
    series: (number) =>
      reasonIf(
        number.length === 10 ? /^([1-9])\1+$/.test(number) : number.endsWith('000000'),
        number.length === 10
          ? 'ten equal digits are never issued'
          : 'serial is 000000, should be 000001 to 999999',
      ),
    date: (number) =>
      reasonIf(
        number.length === 17 && !/^(?:19|20)/.test(number),
        `birth year is ${number.slice(0, 4)}, should be 1900 to 2099`,
      ),
    region: (number) =>
      reasonIf(
        number.length > 10 && !DISTRICTS.includes(number.slice(-13, -11)),
        `district ${number.slice(-13, -11)} does not exist, should be a code of the Bureau of Statistics (01, 03 … 94)`,
      ),
    area: (number) =>
      reasonIf(
        number.length > 10 && !/[1-59]/.test(number.slice(-11, -10)),
        `kind of area is ${number.slice(-11, -10)}, should be 1 to 5 or 9`,
      ),
  },
  wrong: {
    prefix: zeros(0, 1),
    series: (_, random) => random.pick('123456789').repeat(10),
    date: (_, random) => `${random.int(1000, 1899)}${random.pick(DISTRICTS)}1${longSerial(random)}`,
    region: (_, random) => `00${random.pick('123459')}${longSerial(random)}`,
    area: (_, random) => `${random.pick(DISTRICTS)}${random.pick('0678')}${longSerial(random)}`,
  },
  reads: (number) => ({
    birthYear: number.length === 17 ? number.slice(0, 4) : undefined,
    region: number.length > 10 ? number.slice(-13, -11) : undefined,
  }),
  make(random) {
    const number = random.int(1000000000, 9999999998);
    return String(number % 1111111111 === 0 ? number + 1 : number);
  },
});

/** Draws what follows the kind of area: upazila, union and serial. */
function longSerial(random: Random): string {
  return random.digits(9) + random.int(1, 9);
}

const DISTRICTS = list(`
  01 03 04 06 09 10 12 13 15 18 19 22 26 27 29 30 32 33 35 36 38 39 41 42 44 46 47 48 49 50 51 52 54 55 56 57 58 59
  61 64 65 67 68 69 70 72 73 75 76 77 78 79 81 82 84 85 86 87 88 89 90 91 93 94`);
