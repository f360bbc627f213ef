import type { Random } from '../../kernel/random.ts';
import type { Persona, Place } from '../../model.ts';
import { series } from '../series.ts';

/** The court that keeps the commercial register of a place. */
export function courtOf({ place }: Persona): string {
  return `Amtsgericht ${seatOf(place)}`;
}

/** Returns the seat of the register court. */
function seatOf({ city }: Place): string {
  return SEATS[city.text] ?? city.text;
}

/**
 * Draws a number in the commercial register: partnerships and sole traders are in section A, companies in section
 * B.
 */
export function hrNumber(random: Random, { place, firm: { form, founded } }: Persona): string {
  const partners = /(KG|OHG|e\.K\.)$/.test(form.name.text);
  const court = seatOf(place);
  const [reached = 0, merged = 0] = ((REACHED[court] ?? USUAL).split(' ')[partners ? 0 : 1] ?? '')
    .split('-')
    .map(Number);
  const share = SHARE(random, founded) / 100_000;
  const number = !merged
    ? reached * share
    : founded < MERGED
      ? BEFORE_MERGER * share
      : reached + ((merged - reached) * (share - SHARE_THEN)) / (1 - SHARE_THEN);
  return `HR${partners ? 'A' : 'B'} ${Math.floor(number * 1000)}${LETTERS[court] ?? ''}`;
}

const SEATS: Readonly<Record<string, string>> = {
  Berlin: 'Charlottenburg',
  Karlsruhe: 'Mannheim',
  Heidelberg: 'Mannheim',
  Tübingen: 'Stuttgart',
  Konstanz: 'Freiburg',
  Trier: 'Wittlich',
  Freiberg: 'Chemnitz',
  Magdeburg: 'Stendal',
  'Halle (Saale)': 'Stendal',
  Erfurt: 'Jena',
  Greifswald: 'Stralsund',
};

/** Thousands of numbers of the courts that are not listed: about what a court of that size has. */
const USUAL = '8 22';

/** These courts append letters to their numbers. */
const LETTERS: Readonly<Record<string, string>> = { Charlottenburg: ' B', Bremen: ' HB', Kiel: ' KI' };

/**
 * Thousands of numbers that sections A and B had reached by 2025, approximate. The registers that were merged in
 * 2006 started again, at 720,000 and the like. Estimates, the largest ones after the imprints of firms.
 */
const REACHED: Readonly<Record<string, string>> = {
  Charlottenburg: '62 270',
  Hamburg: '131 190',
  München: '120 297',
  Köln: '37 121',
  'Frankfurt am Main': '54 136',
  Stuttgart: '720-740 720-796',
  Düsseldorf: '27 108',
  Leipzig: '19 43',
  Dortmund: '20 37',
  Essen: '12 37',
  Bremen: '30 41',
  Dresden: '13 46',
  Hannover: '200-206 200-229',
  Nürnberg: '20 46',
  Duisburg: '13 38',
  Bochum: '8 21',
  Wuppertal: '26 35',
  Bielefeld: '19 47',
  Bonn: '10 29',
  Münster: '12 22',
  Mannheim: '700-712 700-755',
  Augsburg: '21 41',
  Kiel: '13 27',
};

const MERGED = 2006;

/** Thousands of numbers that the courts of those registers would have reached by 2025 without the merger. */
const BEFORE_MERGER = 26;

/** Of a hundred thousand numbers, the count that a court had issued by the start of a year. */
const SHARE = series(
  '1936 1000 · 1975 15000 · 1990 26000 · 2000 42000 · 2006 53000 · 2010 60000 · 2020 85000 · 2025 100000',
);

/** Share of all numbers that had been issued when the registers were merged. */
const SHARE_THEN = 0.53;
