import { byCountry } from './byCountry.ts';

/**
 * What is kept back of an employee's pay, in hundredths of an average gross wage in 2025: contributions to social insurance,
 * and income tax, both about. Contributions are the statutory shares of employees (OECD, Tax Database part III, for its
 * members; elsewhere the bodies that collect them: SSNIT 5.5 in gh, NSSF, SHIF and AHL in ke, EPF of the basic half in in,
 * RSSB 6 since January 2025 in rw, pension and housing fund in cn …); tax is that of a single employee without children at the
 * average wage (OECD, Taxing Wages 2025, for its members; elsewhere the tables of 2025, reckoned from general knowledge
 * of them). In the Gulf states they are those of nationals: others have none, and the average lies between (kw, om, sa, bh).
 */
const LINES = `
  ae 0 0 · ao 3 8 · ar 17 3 · at 18 14 · au 0 24 · bd 0 3 · be 14 25.5 · bg 13.8 8.6 · bh 4 0 · br 9 6 · bw 0 7 · ca 7 18.5
  cd 5 10 · ch 6.4 12 · ci 6.3 8 · cl 19 0.5 · cm 5.2 8 · cn 17.5 3 · co 8 0 · cz 11.6 9 · de 20.6 17 · dk 0 35.7 · dz 9 11
  ec 9.45 1 · ee 3.6 16.5 · eg 11 9 · es 6.5 16 · et 7 15 · fi 10 20.6 · fr 11.3 16.4 · gb 5.5 14.3 · gh 5.5 10 · gr 13.4 12.8
  hk 5 2 · hr 20 9 · hu 18.5 15 · id 4 3 · ie 4.1 21.7 · il 8 11 · in 6 1 · is 4 25 · it 9.5 18 · jo 7.5 2 · jp 15 7.6
  ke 10 12 · kr 9.4 7 · kw 4 0 · lb 3 3 · lk 8 3 · lt 19.5 18.5 · lu 12.3 20 · lv 10.5 16.5 · ma 6.7 7 · mu 2.5 5 · mx 1.4 10
  my 11.7 4 · mz 3 10 · na 0.9 12 · ng 8 8 · nl 11 16.5 · no 7.7 19 · nz 1.7 20 · om 4 0 · pe 13 3 · ph 8.5 4 · pk 0.5 4
  pl 21.5 6.5 · pt 11 17 · qa 0 0 · ro 35 6.5 · rs 19.9 7 · rw 6.8 18 · sa 5 0 · se 0 24.4 · sg 20 3 · si 23.1 11.5 · sk 13.4 9.5
  sn 5.6 8 · th 4 3 · tn 9.7 11 · tr 15 13 · tz 10 12 · ua 0 23 · ug 5 18 · us 7.65 16.5 · uy 19.6 4 · vn 10.5 3 · za 1 17
  zm 6 12 · zw 4.5 15`;

interface Deductions {
  readonly social: number;
  readonly tax: number;
}

const SHARES = byCountry(LINES, ([social, tax]) => ({ social: Number(social), tax: Number(tax) }));

/** Contributions and tax of an average wage in a country. */
export function deductionsOf(code: string): Deductions {
  return SHARES.get(code) as Deductions;
}
