import { type Day, three } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { coded, dated, dayOf, part, reasonIf, sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Egyptian national ID, by its structure: century (2 for 19YY, 3 for 20YY), YYMMDD, governorate of birth (88
 * abroad), four serial digits (the last odd for men), one more digit. That digit is a check whose rule is not
 * public (accounts of it contradict each other): any is accepted. Source: Law 143/1994 on civil status; Ministry of
 * Interior, Civil Status Organization; Wikipedia. `home` is the governorate code of two digits.
 */
export const egNationalId = standard<Pick<Citizen, 'born' | 'sex' | 'home'>>({
  id: 'egNationalId',
  label: 'National ID (Egypt)',
  written: '##############',
  rules: {
    century: part([0, 1], /[23]/, 'century is #, should be 2 for 19YY or 3 for 20YY'),
    date: dated(bornOn, 1, 'YYMMDD'),
    region: (number) =>
      reasonIf(
        !GOVERNORATES.has(number.slice(7, 9)),
        `governorate ${number.slice(7, 9)} does not exist, should be 01-04, 11-19, 21-29, 31-35 or 88`,
      ),
  },
  reads: (number) => ({
    born: bornOn(number),
    sex: sexByParity(number[12]),
    region: GOVERNORATES.get(number.slice(7, 9)),
  }),
  make(random, { born, sex, home }) {
    const birth = (born.year < 2000 ? '2' : '3') + born.yymmdd;
    const serial = three(random.int(1, 299));
    const sexDigit = sex === 'male' ? random.pick('13579') : random.pick('2468');
    return birth + (home ?? random.pick(INLAND)) + serial + sexDigit + random.int(1, 9);
  },
});

const GOVERNORATES = coded(`
  01:Cairo 02:Alexandria 03:Port_Said 04:Suez 11:Damietta 12:Dakahlia 13:Sharqia 14:Qalyubia 15:Kafr_El_Sheikh 16:Gharbia
  17:Monufia 18:Beheira 19:Ismailia 21:Giza 22:Beni_Suef 23:Faiyum 24:Minya 25:Asyut 26:Sohag 27:Qena 28:Aswan 29:Luxor
  31:Red_Sea 32:New_Valley 33:Matrouh 34:North_Sinai 35:South_Sinai 88:abroad`);

const INLAND = [...GOVERNORATES.keys()].slice(0, -1);

function bornOn(id: string): Day | undefined {
  const century = id.startsWith('2') ? 1900 : 2000;
  return dayOf(century + Number(id.slice(1, 3)), Number(id.slice(3, 5)), Number(id.slice(5, 7)));
}
