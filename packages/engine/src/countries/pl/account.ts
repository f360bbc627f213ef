import { mod97Check } from '../../checksum/mod97.ts';
import { sealed } from '../../draw/picture.ts';
import { putGroups, putTwo } from '../../kernel/bytes.ts';
import { bare } from '../../kernel/text.ts';
import type { Persona, Write } from '../../model.ts';
import { sealSort } from '../../validators/plNrb.ts';

/** Units of banks that are known: some of PKO's, and the one of all whom mBank's retail serves. */
const UNITS: Readonly<Record<string, Write>> = {
  1020: sealed('1020(102|104|289|402|556)0{16#}', sealSort),
  1140: sealed('11402000{16#}', sealSort),
};
const drawn = sealed('{bank.code}{3#}0{16#}', sealSort);

/** A Polish account without its two check digits; of most banks the unit is drawn. */
const bban: Write = (out, at, random, p) => (UNITS[p.bank.code?.text ?? ''] ?? drawn)(out, at, random, p);

const check = mod97Check('pl');

/** The same from the account's own stream, so that every field reads the same. */
export const putPlBban: Write = (out, at, _, p) => bban(out, at, p.dice('account'), p);

/** The account as printed: its check digits, then groups of four. */
export const putNrb: Write = (out, at, random, p) => {
  const end = bban(out, at + 8, random, p);
  putTwo(out, at + 6, check(out, at + 8, end));
  return putGroups(out.bytes, at + 6, end, at, { first: 2, size: 4 });
};

/** The account's first eight digits: bank, unit and their check digit. */
export function sortCode(p: Persona): string {
  return bare(p.read('account')).slice(2, 10);
}
