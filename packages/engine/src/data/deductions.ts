/**
 * What is kept back of an employee's pay, in hundredths of an average gross wage: contributions to social insurance, and
 * income tax, both about. Sources: OECD, Taxing Wages 2025 (single, no children, average wage) for its members; elsewhere
 * the statutory contributions of employees (ISSA country profiles) and the tax of an average wage by the tables of 2025.
 */
const LINES = `
  ae 0 0 · ao 3 8 · ar 17 3 · at 18 14 · au 2 22 · bd 0 3 · be 14 25 · bg 14 9 · bh 8 0 · br 9 6 · bw 0 7 · ca 7 18 · cd 5 10
  ch 6 12 · ci 6 5 · cl 19 1 · cm 4 8 · cn 10 3 · co 8 1 · cz 12 9 · de 21 17 · dk 0 36 · dz 9 11 · ec 9 1 · ee 4 17 · eg 11 8
  es 6 16 · et 7 15 · fi 10 21 · fr 11 17 · gb 6 14 · gh 6 10 · gr 13 13 · hk 5 2 · hr 20 9 · hu 19 15 · id 4 4 · ie 4 23
  il 8 11 · in 12 4 · is 0 27 · it 9 18 · jo 8 2 · jp 15 8 · ke 6 14 · kr 10 7 · kw 11 0 · lb 3 3 · lk 8 5 · lt 20 19 · lu 12 20
  lv 11 15 · ma 7 8 · mu 2 6 · mx 2 9 · my 12 4 · mz 3 10 · na 1 12 · ng 8 8 · nl 11 17 · no 8 19 · nz 1 20 · om 8 0 · pe 13 3
  ph 8 4 · pk 1 4 · pl 18 8 · pt 11 17 · qa 0 0 · ro 35 7 · rs 20 8 · rw 6 18 · sa 10 0 · se 0 24 · sg 20 3 · si 22 11 · sk 13 9
  sn 9 8 · th 4 3 · tn 9 11 · tr 15 9 · tz 10 12 · ua 0 23 · ug 5 18 · us 8 16 · uy 23 4 · vn 11 4 · za 1 17 · zm 6 12 · zw 5 15`;

const SHARES = new Map(
  LINES.trim()
    .split(/\s*[·\n]\s*/)
    .map((entry) => {
      const [code = '', social, tax] = entry.trim().split(' ');
      return [code, { social: Number(social), tax: Number(tax) }];
    }),
);

/** Contributions and tax of an average wage in a country. */
export function deductionsOf(code: string): { readonly social: number; readonly tax: number } {
  return SHARES.get(code) ?? { social: 0, tax: 0 };
}
