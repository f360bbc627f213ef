import { bare } from '../../packages/engine/src/kernel/text.ts';
import type { Exception } from './judge.ts';

/**
 * Numbers with right check digits that no register issues: registers count from 1, and zeros mark an empty field.
 * Judges that only compute check digits accept them. By validator: the numbers without separators, and the reason.
 */
const NUMBERS: Readonly<Record<string, readonly [RegExp, string]>> = {
  aba: [/^0{9}$/, 'no bank has routing number 0 (ABA)'],
  aoBi: [/^0{9}/, 'identity cards are numbered from 1 (Arquivo de Identificação)'],
  arCuit: [/^..0{8}/, 'it holds a DNI or a serial, which count from 1 (RENAPER, AFIP)'],
  arCuitEmpresa: [/^..0{8}/, 'companies are numbered from 1 (AFIP)'],
  auAcn: [/^0{9}$/, 'companies are numbered from 1 (ASIC)'],
  auTfn: [/^0{8,9}$/, 'tax files are numbered from 1 (ATO)'],
  beBban: [/^0{10}/, 'no bank 000 has an account 0 (Febelfin)'],
  beRrn: [/^.{6}000/, 'serials begin with 001 (Royal Decree of 3 April 1984)'],
  bgEik: [/^0{9}/, 'enterprises are numbered from 1 (BULSTAT)'],
  bgLnch: [/^0{10}$/, 'foreigners are numbered from 1 (Foreigners Act)'],
  bgVat: [/^(?:BG)?0{9,10}$/, 'enterprises are numbered from 1 (BULSTAT)'],
  brCpf: [/^(\d)\1{10}$/, 'equal digits are given to nobody (Receita Federal)'],
  caBcPhn: [/^90{8}/, 'insured persons are numbered from 1 (BC Ministry of Health)'],
  clRut: [/^0{8,9}$/, 'the roll is numbered from 1 (Registro Civil)'],
  cnUscc: [/^.{8}0{9}/, 'organisation codes begin with 1 (GB 11714)'],
  czAccount: [
    /^(?:\d+-)?0{1,10}\/\d{4}$/,
    'at least two digits of the number are not 0 (ČNB decree 169/2011)',
  ],
  czDic: [/^(?:CZ)?0{7}.$/, 'subjects are numbered from 1 (Czech Statistical Office)'],
  czIco: [/^0{7}.$/, 'subjects are numbered from 1 (Czech Statistical Office)'],
  dkCpr: [/0000$/, 'serial 0000 is given to nobody (CPR-kontoret)'],
  ean13: [/^0{13}$/, 'a prefix 000 with item 0 names nothing (GS1)'],
  eeBban: [/^..0{14}$/, 'accounts are numbered from 1 (Estonian Banking Association)'],
  eeKmkr: [/^(?:EE)?0{9}$/, 'taxable persons are numbered from 100000000 (EMTA)'],
  esCcc: [/^0000/, 'no entity has code 0000 (Banco de España)'],
  fiAlv: [/^(?:FI)?0{8}$/, 'businesses are numbered from 1 (PRH)'],
  fiYtunnus: [/^0{8}$/, 'businesses are numbered from 1 (PRH)'],
  frRib: [/^00000/, 'no establishment has code 00000 (CFONB)'],
  frSiren: [/^0{9}$/, 'units are numbered from 1 (INSEE)'],
  frSiret: [/00000$/, 'establishments are numbered from 00001 (INSEE)'],
  frSpi: [/^0{13}$/, 'taxpayers are numbered from 1 (DGFiP)'],
  gbUtr: [/^.0{9}K?$/i, 'taxpayers are numbered from 1 (HMRC)'],
  gbVat: [/^(?:GB)?0{7}/i, 'registrations are numbered from 1 (HMRC)'],
  ghTin: [/^.0{9}/, 'taxpayers are numbered from 1 (GRA)'],
  grAfm: [/^0{9}$/, 'zeros stand for no number in invoicing (AADE)'],
  hrOib: [/^0{10}/, 'the number of zeros is given to nobody (Porezna uprava)'],
  huAdoszam: [/^0{8}/, 'taxpayers are numbered from 1 (NAV)'],
  huGiro: [/^.{8}0{8,16}$/, 'accounts are numbered from 1 (Giro Zrt.)'],
  idNpwp: [/^..000000/, 'taxpayers are numbered from 1 (DJP)'],
  iePps: [/^0{7}/, 'persons are numbered from 1 (Department of Social Protection)'],
  ieVat: [/^(?:IE)?0{7}/, 'traders are numbered from 1 (Revenue)'],
  ilTeudat: [/^0{5,9}$/, 'persons are numbered from 1 (Population Registry)'],
  imei: [/^0{15}$/, 'no device is of type 0 (GSMA TS.06)'],
  inEpic: [/^...000000/, 'electors are numbered from 1 (Election Commission)'],
  itPiva: [/^(?:IT)?0{7}/, 'taxpayers are numbered from 1 (DM 23 December 1976)'],
  jpCorporate: [/^.0{12}$/, 'registrations are numbered from 1 (National Tax Agency)'],
  keKraPin: [/^.0{9}/, 'taxpayers are numbered from 1 (KRA)'],
  ltPvm: [/^(?:LT)?0{7,10}/, 'payers are numbered from 1 (VMI)'],
  luTva: [/^(?:LU)?0{8}$/, 'payers are numbered from 1 (AED)'],
  luhn: [/^0+$/, 'zeros pass every sum, and nobody issues them'],
  maIce: [/^0{9}/, 'enterprises are numbered from 1 (ice.gov.ma)'],
  mzBi: [/^0{12}/, 'identity cards are numbered from 1 (Identificação Civil)'],
  nlBsn: [/^0{8,9}$/, 'persons are numbered from 1 (RvIG)'],
  nlBtw: [/^(?:NL)?0{9}/, 'legal persons are numbered from 1 (Belastingdienst)'],
  noKontonr: [/^0000/, 'no bank has register 0000 (Bits)'],
  nzBankAccount: [/^\d{2}-?\d{4}-?0{7}/, 'accounts are numbered from 1 (Payments NZ)'],
  peDni: [/^0{8}/, 'persons are numbered from 1 (RENIEC)'],
  peRuc: [/^..0{8}/, 'it holds a DNI or a serial, which count from 1 (RENIEC, SUNAT)'],
  plRegon: [/^0{8}/, 'entities are numbered from 1 (GUS)'],
  ptNib: [/^0000/, 'no bank has code 0000 (Banco de Portugal)'],
  sePersonnummer: [/000.$/, 'serials begin with 001 (SKV 704)'],
  sgUen: [/^0{8}/, 'businesses are numbered from 1 (ACRA)'],
  tnMf: [/^0{7}/, 'taxpayers are numbered from 1 (Code de la TVA)'],
  uaEdrpou: [/^0{7}/, 'subjects are numbered from 1 (EDRPOU)'],
  uaRnokpp: [/^0{5}/, 'days are counted from 1, which is 1 January 1900 (order 822)'],
  usEin: [/^..0{7}/, 'employers are numbered from 1 (IRS)'],
  uyCi: [/^0+$/, 'persons are numbered from 1 (Identificación Civil)'],
  zaTax: [/^0{10}$/, 'taxpayers are numbered from 1 (SARS)'],
};

/** Validators that refuse unissued numbers. */
export const validatorsWithUnissuedNumbers: readonly string[] = Object.keys(NUMBERS);

/** Returns the exceptions that allow a judge of that validator to accept unissued numbers. */
export function unissuedNumberExceptions(id: string): readonly Exception[] {
  const known = NUMBERS[id];
  if (known === undefined) return [];
  const [numbers, reason] = known;
  return [{ reason, when: (value) => numbers.test(value) || numbers.test(bare(value)) }];
}
