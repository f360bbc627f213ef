import { byCountry } from './byCountry.ts';

/**
 * Value added tax, or what stands for it, in hundredths, as in force at the end of 2025: the usual rate, and that of
 * packaged groceries (coffee, oil, rice, chocolate) where most of them bear another. Sources: European Commission, Taxes in
 * Europe Database (EU members; ee 24 since July 2025, ro 21 and 11 since August 2025, sk 23 and 19 since January 2025);
 * PwC Worldwide Tax Summaries, quick chart of VAT rates (elsewhere); the laws themselves for what changed since: il 18
 * (January 2025), in 5 for packaged food (GST Council, 22 September 2025), id 11 (12 on eleven twelfths, PMK 131/2024),
 * vn 8 (10 lowered to the end of 2026). br is the ICMS of São Paulo, my the sales tax, ca the federal GST, gh without its
 * levies. Sales taxes that are added at the till (us) are none here. Which rate groceries bear outside Europe (ao, bh, ci, co,
 * ec, eg, ma, my, uy) is from general knowledge of those laws; a country that taxes most of ours as usual has no second rate.
 */
const LINES = `
  ae 5 · ao 14 5 · ar 21 · at 20 10 · au 10 0 · bd 15 · be 21 6 · bg 20 · bh 10 0 · br 18 7 · bw 14 · ca 5 0 · cd 16
  ch 8.1 2.6 · ci 18 · cl 19 · cm 19.25 · cn 13 · co 19 5 · cz 21 12 · de 19 7 · dk 25 · dz 19 · ec 15 0 · ee 24 · eg 14 0
  es 21 10 · et 15 · fi 25.5 14 · fr 20 5.5 · gb 20 0 · gh 15 · gr 24 13 · hk 0 · hr 25 · hu 27 · id 11 · ie 23 0 · il 18
  in 18 5 · is 24 11 · it 22 10 · jo 16 · jp 10 8 · ke 16 · kr 10 · kw 0 · lb 11 · lk 18 · lt 21 · lu 17 3 · lv 21 · ma 20 10
  mu 15 · mx 16 0 · my 10 5 · mz 16 · na 15 · ng 7.5 · nl 21 9 · no 25 15 · nz 15 · om 5 · pe 18 · ph 12 · pk 18 · pl 23 5
  pt 23 6 · qa 0 · ro 21 11 · rs 20 10 · rw 18 · sa 15 · se 25 12 · sg 9 · si 22 9.5 · sk 23 19 · sn 18 · th 7 · tn 19
  tr 20 1 · tz 18 · ua 20 · ug 18 · us 0 · uy 22 10 · vn 8 · za 15 · zm 16 · zw 15`;

interface Rates {
  readonly usual: number;
  readonly food: number;
}

const RATES = byCountry(LINES, ([usual, food = usual]) => ({ usual: Number(usual), food: Number(food) }));

/** The rate of a thing in a country, in hundredths. */
export function vatRate(code: string, category: string): number {
  const { usual, food } = RATES.get(code) as Rates;
  return category === 'Food' ? food : usual;
}

/** Whether the tax is a part of its own base: then the rate is that of the price with it (br: Lei Complementar 87/1996, art. 13, § 1, I). */
export function isTaxInside(code: string): boolean {
  return INSIDE.includes(code);
}

const INSIDE: readonly string[] = ['br'];
