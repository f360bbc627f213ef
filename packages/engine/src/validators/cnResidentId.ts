import { pureCharacter } from '../checksum/iso7064.ts';
import type { Day } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { coded, dated, dayShown, reasonIf, sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Resident ID: six-digit division code, YYYYMMDD, three serial digits (the last odd for men) and an
 * ISO 7064 MOD 11-2 character. Source: GB 11643-1999; division codes GB/T 2260. The 15-digit form is
 * refused: it has been void since 1 January 2013 (Resident Identity Card Law, amended 2011).
 * Decided: a division code is right by province and by GB/T 2260's ranges, not by a list of counties,
 * since numbers keep the codes of divisions that were dissolved. `home` is the six-digit code. Foreigners with permanent
 * residence have, since December 2023, 9, the province's code and the three digits of their nationality in its place
 * (National Immigration Administration, rules of 2023 for what machines read on the card).
 */
export const cnResidentId = standard<Pick<Citizen, 'born' | 'sex' | 'home'>>({
  id: 'cnResidentId',
  label: 'Resident ID (China)',
  written: '#################[0-9X]',
  mend: (number) => number.slice(0, 17) + check(number.slice(0, 17)),
  rules: {
    region: (number) =>
      reasonIf(
        !isDivision(number),
        `division ${number.slice(0, 6)} does not exist, should be a province, prefecture and county of GB/T 2260`,
      ),
    date: dated(bornOn, 6, 'YYYYMMDD'),
  },
  reads: (number) => ({
    born: bornOn(number),
    sex: sexByParity(number[16]),
    region: PROVINCES.get(number.startsWith('9') ? number.slice(1, 3) : number.slice(0, 2)),
  }),
  make(random, { born, sex, home }) {
    const serial = random.digits(2) + (random.below(5) * 2 + (sex === 'male' ? 1 : 0));
    const body = (home ?? random.pick(DISTRICTS)) + born.yyyy + born.mm + born.dd + serial;
    return body + check(body);
  },
});

/** The provinces of GB/T 2260; 83 is Taiwan on residence permits. */
const PROVINCES = coded(`
  11:Beijing 12:Tianjin 13:Hebei 14:Shanxi 15:Inner_Mongolia 21:Liaoning 22:Jilin 23:Heilongjiang 31:Shanghai
  32:Jiangsu 33:Zhejiang 34:Anhui 35:Fujian 36:Jiangxi 37:Shandong 41:Henan 42:Hubei 43:Hunan 44:Guangdong
  45:Guangxi 46:Hainan 50:Chongqing 51:Sichuan 52:Guizhou 53:Yunnan 54:Tibet 61:Shaanxi 62:Gansu 63:Qinghai
  64:Ningxia 65:Xinjiang 71:Taiwan 81:Hong_Kong 82:Macao 83:Taiwan`);

/** Cities without districts, and the codes of residence permits for Hong Kong, Macao and Taiwan. */
const UNDIVIDED = new Set(list('441900 442000 460200 460300 460400 620200 710000 810000 820000 830000'));

/** Urban districts in large cities, for holders whose home is not known. */
const DISTRICTS =
  list(`310115 110105 110108 310101 120101 440106 440305 420106 500103 510104 320102 610103 210102
  330106 230103 320505 370102 410102 130102 350102 350203 370202 430102 520102 530102 620102`);

/** The rule that the division of a registering office begins at a place; 100000 is the national one. */
export function officeRule(from: number) {
  return (number: string): string | undefined => {
    const office = number.slice(from, from + 6);
    return reasonIf(
      office !== NATIONAL && !PROVINCES.has(office.slice(0, 2)),
      `office ${office} is in no province of GB/T 2260, should begin with 11 to 83, or be ${NATIONAL}`,
    );
  };
}

/** The province of a registering office. */
export function officeRegion(office: string): string | undefined {
  return PROVINCES.get(office.slice(0, 2));
}

const NATIONAL = '100000';

function bornOn(id: string): Day | undefined {
  return /^(?:18|19|20)/.test(id.slice(6)) ? dayShown(id.slice(6, 14), 'YYYYMMDD') : undefined;
}

function isDivision(id: string): boolean {
  if (UNDIVIDED.has(id.slice(0, 6))) return true;
  if (id.startsWith('9')) return PROVINCES.has(id.slice(1, 3)) && !id.startsWith('000', 3);
  // Hainan's counties had prefecture 00 until 2003; 90 is for counties directly under a province.
  const prefecture = id.startsWith('4600') || /^\d\d(?:0[1-9]|[1-6]\d|70|90)/.test(id);
  return prefecture && PROVINCES.has(id.slice(0, 2)) && !id.startsWith('00', 4);
}

function check(body: string): string {
  return pureCharacter(body, 11, 2);
}
