import { luhnDigit } from '../checksum/luhn.ts';
import { three, two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Health insurer number: law (two digits; absent for municipal health insurance), prefecture 01-47, three
 * digits of the insurer, check digit: doubled from the right, digits of products added, to the next ten
 * (Luhn). `home` is the prefecture's name. Source: Ministry of Health, Labour and Welfare, "Guidelines for setting insurer numbers".
 */
export const jpInsurer = standard<Holder>({
  id: 'jpInsurer',
  label: 'Health insurer number (Japan)',
  written: ['########', '######'],
  mend: (number) => number.slice(0, -1) + luhnDigit(number.slice(0, -1)),
  rules: {
    type: (number) =>
      reasonIf(
        number.length > 6 && !LAWS.has(number.slice(0, 2)),
        `${number.slice(0, 2)} is not the number of a law on insurance, should be one such as 01, 06 or 39`,
      ),
    region: (number) =>
      reasonIf(
        prefectureOf(number) === undefined,
        `prefecture ${number.slice(-6, -4)} does not exist, should be 01 to 47`,
      ),
  },
  // Numbers of municipalities name no law: those of one do that there is not.
  wrong: {
    type(number, random) {
      const body = `${random.pick(NO_LAWS)}${number.slice(-6, -1)}`;
      return body + luhnDigit(body);
    },
  },
  reads: (number) => ({ region: prefectureOf(number) }),
  make(random, { home = '', law = random.pick(['01', '06']) }) {
    const prefecture = PREFECTURES.indexOf(home) + 1 || random.int(1, 47);
    const body = law + two(prefecture) + three(random.int(1, 399));
    return body + luhnDigit(body);
  },
});

/** The insured: the law (none for a municipality's insurance) and the prefecture. */
interface Holder extends Pick<Citizen, 'home'> {
  readonly law?: string | undefined;
}

/** Employees (01, 03, 04), seamen, societies, defence forces, mutual aid, retired, the aged. */
const LAWS = new Set(list('01 02 03 04 06 07 31 32 33 34 39 63 67 72 73 74 75'));

const NO_LAWS = list('11 19 25 48 58 88 95');

function prefectureOf(number: string): string | undefined {
  return PREFECTURES[Number(number.slice(-6, -4)) - 1];
}

const PREFECTURES = list(`
  Hokkaido Aomori Iwate Miyagi Akita Yamagata Fukushima Ibaraki Tochigi Gunma Saitama Chiba Tokyo Kanagawa Niigata Toyama
  Ishikawa Fukui Yamanashi Nagano Gifu Shizuoka Aichi Mie Shiga Kyoto Osaka Hyogo Nara Wakayama Tottori Shimane Okayama
  Hiroshima Yamaguchi Tokushima Kagawa Ehime Kochi Fukuoka Saga Nagasaki Kumamoto Oita Miyazaki Kagoshima Okinawa`);
