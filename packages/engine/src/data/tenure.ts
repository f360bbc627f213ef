import { byCountry } from './byCountry.ts';

/**
 * How people live, in hundredths of all: those who rent, and those who pay off a loan for their own home; the others own it
 * without. Who rents in Europe is from Eurostat, ilc_lvho02 of 2023, rounded; what is of loans, and the others, are estimates
 * after censuses, from general knowledge.
 */
const LINES = `
  ae 70 8 · ao 30 1 · ar 30 2 · at 46 24 · au 33 35 · bd 20 2 · be 28 41 · bg 14 3 · bh 50 15 · br 28 6 · bw 35 3 · ca 33 35
  cd 40 1 · ch 57 37 · ci 50 1 · cl 34 18 · cm 45 1 · cn 10 18 · co 45 7 · cz 24 22 · de 52 25 · dk 40 45 · dz 25 3 · ec 28 5
  ee 19 21 · eg 20 2 · es 25 30 · et 45 1 · fi 31 40 · fr 37 30 · gb 36 30 · gh 40 1 · gr 30 10 · hk 50 18 · hr 9 6 · hu 9 16
  id 16 6 · ie 31 32 · il 35 30 · in 13 4 · is 26 55 · it 25 15 · jo 30 5 · jp 39 25 · ke 45 1 · kr 43 20 · kw 60 5 · lb 30 5
  lk 15 3 · lt 11 13 · lu 32 42 · lv 17 12 · ma 25 5 · mu 12 15 · mx 24 12 · my 23 30 · mz 15 1 · na 35 8 · ng 45 1 · nl 30 60
  no 21 60 · nz 35 33 · om 40 10 · pe 25 4 · ph 30 5 · pk 15 1 · pl 13 13 · pt 24 36 · qa 70 5 · ro 4 2 · rs 14 5 · rw 25 2
  sa 38 25 · se 35 50 · sg 10 45 · si 25 11 · sk 6 24 · sn 40 1 · th 20 15 · tn 20 5 · tr 44 8 · tz 35 1 · ua 12 3 · ug 35 1
  us 34 40 · uy 35 5 · vn 12 5 · za 31 12 · zm 40 1 · zw 35 2`;

/** How many of a hundred rent, and how many pay off a loan. */
interface Tenure {
  readonly rent: number;
  readonly loan: number;
}

const TENURES = byCountry(LINES, ([rent, loan]): Tenure => ({ rent: Number(rent), loan: Number(loan) }));

export function tenureIn(code: string): Tenure {
  return TENURES.get(code) as Tenure;
}
