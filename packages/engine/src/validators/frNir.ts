import { remainder } from '../checksum/mod97.ts';
import { type Day, three, two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { grouped, list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { part, reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIR: sex, YYMM, département and commune of birth (INSEE), order in the register, key. 97 minus the remainder by
 * 97, with 2A read as 19 and 2B as 18. First digit 1 and 2, or 3, 4, 7 and 8 while provisional; months 20-42 and 50-99
 * where the record has none; 97x and 98x take three places and leave two to the commune, 99 is abroad. Source:
 * décret 82-103 of 22 January 1982; INSEE, Code officiel géographique. `home` is the code of the département, or of the
 * land where it begins with 99.
 */
export const frNir = standard<Pick<Citizen, 'born' | 'sex' | 'home'>>({
  id: 'frNir',
  label: 'NIR (France)',
  written: '# ## ## #[0-9AB] ### ### ##',
  mend: (nir) => nir.slice(0, 13) + key(nir.slice(0, 13)),
  rules: {
    sex: part([0, 1], /[1-478]/, 'first digit is #, should be 1 or 2, or 3, 4, 7 or 8 while provisional'),
    date: part(
      [3, 5],
      /0[1-9]|1[0-2]|[23]\d|4[0-2]|[5-9]\d/,
      'month is #, should be 01 to 12, or 20 to 42 or 50 to 99 where it is not known',
    ),
    region: (nir) =>
      reasonIf(
        !PLACE.test(nir.slice(5, 10)),
        `${nir.slice(5, 10)} is not a commune of a département, should be one such as 75101`,
      ),
    series: part([10, 13], /[1-9]/, 'order is #, should be 001 to 999'),
  },
  wrong: { region: zeros(5, 7), series: zeros(10, 13) },
  reads: (nir) => ({ sex: '137'.includes(nir.charAt(0)) ? 'male' : 'female', region: departmentOf(nir) }),
  make(random, { born, sex, home }) {
    const place = home?.startsWith('99') ? home : communeOf(home, random, born);
    const order = three(random.int(1, 420));
    const start = `${sex === 'male' ? 1 : 2}${born.yy}${born.mm}${place}`;
    return `${grouped(start, [1, 2, 2, 2], ' ')} ${order} ${key(start, order)}`;
  },
});

function communeOf(home: string | undefined, random: Random, born: Day): string {
  const { department, low, high } = BY_DEPARTMENT.get(`${home}`) ?? random.pick(PLACES);
  const former = atBirth(department, born);
  return former + String(random.int(low, high)).padStart(5 - former.length, '0');
}

/** Département (20 is Corsica before 1976, 96 the former protectorates) and commune; neither is zero. */
const PLACE =
  /^(?:(?:0[1-9]|[1-8]\d|9[0-69]|2[AB])(?!000|99[1-9])\d{3}|97[1-8](?!00|9[1-9])\d\d|98[4-9](?!00|9[1-9])\d\d)$/;

/** The code of the département of birth. */
function departmentOf(nir: string): string {
  if (nir.startsWith('99', 5)) return 'abroad';
  return /^9[78]/.test(nir.slice(5)) ? nir.slice(5, 8) : nir.slice(5, 7);
}

function key(start: string, order = ''): string {
  const digits = start.replace('2A', '19').replace('2B', '18');
  return two(97 - remainder(order, 97, remainder(digits, 97)));
}

/** The département as it was numbered when the holder was born. */
function atBirth(department: string, born: Day): string {
  const [from, before] = FORMER[department] ?? [0, department];
  return born.year < from ? before : department;
}

const FORMER: Readonly<Record<string, readonly [number, string]>> = {
  '2A': [1976, '20'],
  '2B': [1976, '20'],
  '91': [1968, '78'],
  '92': [1968, '75'],
  '93': [1968, '75'],
  '94': [1968, '75'],
  '95': [1968, '78'],
  '976': [2011, '985'],
};

/** Each département with its chief town's commune, or the range of its arrondissements. */
const PLACES = list(`
  75:101-120 13:201-216 69:381-389 31:555 06:088 44:109 34:172 67:482 33:063 59:350 35:238 51:454 83:137 42:218
  76:540 38:185 21:231 49:007 30:189 63:113 72:181 29:019 37:261 80:021 74:010 87:085 66:136 57:463 25:056 45:234
  68:224 14:118 54:395 92:050 93:008 94:028 95:500 91:228 78:646 77:288 01:053 02:408 03:190 04:070 05:061 07:186
  08:105 09:122 10:387 11:069 12:202 15:014 16:015 17:300 18:033 19:272 2A:004 2B:033 22:278 23:096 24:322 26:362
  27:229 28:085 32:013 36:044 39:300 40:192 41:018 43:157 46:042 47:001 48:095 50:502 52:121 53:130 55:029 56:260
  58:194 60:057 61:001 62:041 64:445 65:440 70:550 71:270 73:065 79:191 81:004 82:121 84:007 85:191 86:194 88:160
  89:024 90:010 971:20 972:09 973:02 974:11 976:11`).map((entry) => {
  const [department = '', first = '', last = first] = entry.split(/[:-]/);
  return { department, low: Number(first), high: Number(last) };
});

const BY_DEPARTMENT = new Map(PLACES.map((place) => [place.department, place]));
