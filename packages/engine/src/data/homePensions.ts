import type { NameFacts } from '../model.ts';

/**
 * Who pays pensions at home. Schemes of the Gulf states insure nationals (of the United Arab Emirates: gpssa.gov.ae, conditions
 * of registration), the Central Provident Fund citizens and permanent residents (Exemption of Foreign Employees Order 1995);
 * that the other Gulf states do likewise, and the names of the bodies, are general knowledge.
 */
const BODIES = `BGD Controller General of Accounts|EGY National Organization for Social Insurance|
GBR Department for Work and Pensions|IDN Taspen|IND Employees’ Provident Fund Organisation|
IRN Social Security Organization|JOR Social Security Corporation|LBN Ministry of Finance of Lebanon|
LKA Department of Pensions|NPL Social Security Fund|
PAK Employees’ Old-Age Benefits Institution|PHL Social Security System|SDN National Pension and Social Insurance Fund|
SYR Syrian Social Insurance|YEM General Corporation for Social Security`;

/** The names of residents, whose pensions come from home. */
export function paidFromHome(names: NameFacts): NameFacts {
  const body = BODIES.split(/\|\s*/).find((each) => each.startsWith(`${names.nation} `));
  return body === undefined ? names : { ...names, pension: body.slice(4) };
}
