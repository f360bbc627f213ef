import type { NameFacts } from '../model.ts';

/**
 * Who pays pensions at home. Schemes of the Gulf states insure nationals (of the United Arab Emirates: gpssa.gov.ae, conditions
 * of registration), the Central Provident Fund citizens and permanent residents (Exemption of Foreign Employees Order 1995);
 * that the other Gulf states do likewise, and the names of the bodies, are general knowledge.
 */
const BODIES: Readonly<Record<string, string>> = {
  BGD: 'National Pension Authority of Bangladesh',
  CHN: 'National Social Insurance Administration of China',
  EGY: 'National Organization for Social Insurance of Egypt',
  GBR: 'Department for Work and Pensions',
  IDN: 'BPJS Ketenagakerjaan',
  IND: 'Employees’ Provident Fund Organisation of India',
  IRN: 'Social Security Organization of Iran',
  JOR: 'Social Security Corporation of Jordan',
  LBN: 'National Social Security Fund of Lebanon',
  LKA: 'Employees’ Provident Fund of Sri Lanka',
  MYS: 'Employees Provident Fund of Malaysia',
  NPL: 'Social Security Fund of Nepal',
  PAK: 'Employees’ Old-Age Benefits Institution of Pakistan',
  PHL: 'Social Security System of the Philippines',
  SDN: 'National Pension and Social Insurance Fund of Sudan',
  SYR: 'General Organization for Social Insurance of Syria',
  YEM: 'General Corporation for Social Security of Yemen',
};

/** The names of residents, whose pensions come from home. */
export function paidFromHome(names: NameFacts): NameFacts {
  const pension = names.nation === undefined ? undefined : BODIES[names.nation];
  return pension === undefined ? names : { ...names, pension };
}
