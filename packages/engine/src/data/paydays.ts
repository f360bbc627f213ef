import { byCountry } from './byCountry.ts';

/**
 * On which days of a month wages are usually paid, as several that employers choose among: a day of the month, `last` for
 * its last working day, `+5` for the fifth working day of the month after, `15+last` where half comes in its middle. A day in
 * the first half of a month pays the wage of the month before: it is due when it was earned (cz: Labour Code § 141; hr: ZR
 * art. 92; pl: KP art. 85). From statute where it names a day (br: CLT art. 459; ar: LCT art. 128; ua: KZpP art. 115; sa: Mudad's 27th for the state), else
 * from what payroll firms describe as usual there in 2025; a day off moves it to the working day before.
 */
const LINES = `
  ae 28 last · ao 25 last · ar +4 last · at last · au 15 last · bd last · be last 25 · bg 25 last · bh 25 27 · br +5 last
  bw 25 · ca 15+last · cd 28 · ch 25 · ci 28 last · cl last · cm 25 28 · cn 10 15 · co 15+last · cz 10 15 · de last 28 15
  dk last · dz 25 · ec last · ee 5 10 · eg 25 last · es last 28 · et 25 last · fi 15 last · fr 28 last · gb last 28 25 · gh 25 last
  gr last · hk last 25 · hr 10 15 · hu 5 10 · id 25 28 · ie last 25 · il +1 10 · in last +1 · is +1 · it 27 10 · jo 25 last
  jp 25 · ke last 28 · kr 25 10 · kw 25 · lb last · lk 25 · lt 10 · lu last 25 · lv 10 5 · ma 28 last · mu 25 last · mx 15+last
  my 28 last · mz 25 · na 25 · ng 25 28 · nl 25 · no 12 15 20 · nz 15 20 · om 25 · pe last 15+last · ph 15+last · pk last +1
  pl last 10 · pt last 25 · qa 25 28 · ro 10 15 · rs 10 15 · rw 25 · sa 27 25 · se 25 · sg last 25 · si 15 10 · sk 10 15 · sn 28 last
  th last 25 · tn 25 28 · tr +1 15 · tz 25 · ua 15+last · ug 28 · us 15+last · uy +5 last · vn 5 last · za 25 last · zm 25 28 · zw 25`;

/** A day of the month, from 1; the last working day; or so many working days after it, below zero. */
export type Payday = number;

const LAST_DAY: Payday = 31;

const DAYS = byCountry(LINES, (usual) => usual.map((each) => each.split(/(?<=.)\+/).map(paydayOf)));

function paydayOf(text: string): Payday {
  if (text === 'last') return LAST_DAY;
  return text.startsWith('+') ? -Number(text.slice(1)) : Number(text);
}

/** The days of a month on which wages are paid in a country, as several that are usual. */
export function paydaysOf(code: string): readonly (readonly Payday[])[] {
  return DAYS.get(code) as readonly (readonly Payday[])[];
}
