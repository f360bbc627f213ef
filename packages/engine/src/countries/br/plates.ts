import { LETTERS, type Random } from '../../kernel/random.ts';
import { list } from '../../kernel/text.ts';

/**
 * Returns a plate in the Mercosul form, with the letters first assigned to its state; a car keeps them wherever it
 * goes.
 */
export function plate(random: Random, state: string | undefined): string {
  const at = Math.max(0, STATES.indexOf(state ?? ''));
  const [from = '', to = ''] = STARTS.slice(at, at + 2);
  return `${lettersOf(random.int(rankOf(from), rankOf(to) - 1))}${random.below(10)}${random.pick('ABCDEFGHIJ')}${random.digits(2)}`;
}

/** First letters of each state, in the order of the Denatran; a state's range ends where the next one starts. */
const SERIES = `PR=AAA SP=BFA MG=GKJ MA=HOL MS=HQF CE=HTX SE=HZB RS=IAQ DF=JDP BA=JKS PA=JTA AM=JWF MT=JXZ GO=KAV PE=KFD RJ=KMF
  PI=LVF SC=LWR PB=MMN ES=MOX AL=MUA TO=MVL RN=MXH AC=MZN RR=NAH RO=NBB AP=NEI =NFC`;
const STATES = list(SERIES).map((entry) => entry.slice(0, -4));
const STARTS = list(SERIES).map((entry) => entry.slice(-3));

function rankOf(letters: string): number {
  return [...letters].reduce((rank, letter) => rank * 26 + LETTERS.indexOf(letter), 0);
}

function lettersOf(rank: number): string {
  return [676, 26, 1].map((place) => LETTERS[Math.floor(rank / place) % 26]).join('');
}
