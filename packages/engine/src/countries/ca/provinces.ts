import type { RegionForm } from '../../fields/regional.ts';
import type { Persona } from '../../model.ts';
import { caBcPhn } from '../../validators/caBcPhn.ts';
import { caOhip } from '../../validators/caOhip.ts';

const LETTER = '[A-HJ-NPRSTV-Z]';

/** Plates in the look of each province's ordinary series: none has I, O, Q or U, Ontario no G, British Columbia no Y or Z, Alberta no vowel. */
export const PLATES: Readonly<Record<string, RegionForm>> = {
  ON: `C${'[A-FHJ-NPRSTV-Z]'.repeat(3)} ###`,
  QC: `${LETTER}## ${LETTER}${LETTER}${LETTER}`,
  BC: '[A-HJ-NPRSTVWX][A-HJ-NPRSTVWX]# ##[A-HJ-NPRSTVWX]',
  AB: 'C[B-DF-HJ-NPRSTV-Z][B-DF-HJ-NPRSTV-Z]-####',
  MB: `L${LETTER}${LETTER} ###`,
  SK: `### N${LETTER}${LETTER}`,
  NS: `H${LETTER}${LETTER} ###`,
  NB: `K${LETTER}${LETTER} ###`,
  NL: `J${LETTER}${LETTER} ###`,
};

/**
 * Licences by province. Ontario's and Québec's start with the surname's initial and hold the birth date, in
 * Ontario with 50 added to the month of women; how they code the names is not public.
 */
export const LICENCES: Readonly<Record<string, RegionForm>> = {
  ON(random, p) {
    const date = `${p.born.yy}${month(p)}${p.born.dd}`;
    return `${initial(p)}${random.digits(4)}-${random.digits(4)}${date.slice(0, 1)}-${date.slice(1)}`;
  },
  QC: (random, p) => `${initial(p)}${random.digits(4)}-${p.born.ddmmyy}-${random.digits(2)}`,
  BC: '%######',
  AB: '%#####-###',
  MB: '@@-@@-@@-@###@@',
  SK: '%#######',
  NS: (random, p) => `${letters(p).slice(0, 5).padEnd(5, 'X')} ${p.born.ddmmyy}${random.digits(3)}`,
  NB: '%######',
  NL: (random, p) => `${initial(p)}${p.born.ddmmyy}${random.digits(3)}`,
};

/** Health cards by province. Québec's holds three letters of the surname, an initial and the birth date, women's month with 50 added. */
export const HEALTH: Readonly<Record<string, RegionForm>> = {
  ON: (random, p) => caOhip.make(random, p),
  BC: (random, p) => caBcPhn.make(random, p),
  QC(random, p) {
    const given = p.given.capitals.charAt(0);
    return `${letters(p).slice(0, 3).padEnd(3, 'X')}${given} ${p.born.yy}${month(p)} ${p.born.dd}${random.digits(2)}`;
  },
  AB: '%####-####',
  MB: '%## ### ###',
  SK: '%## ### ###',
  NS: '00## ### ###',
  NB: '%## ### ###',
  NL: '############',
};

function month({ born, sex }: Persona): string {
  return String(born.month + (sex === 'female' ? 50 : 0)).padStart(2, '0');
}

function initial(p: Persona): string {
  return letters(p).charAt(0);
}

function letters({ family }: Persona): string {
  return family.capitals.replace(/[^A-Z]/g, '') || 'X';
}
