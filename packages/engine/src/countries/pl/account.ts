import { mod97Check } from '../../checksum/mod97.ts';
import { sealed } from '../../draw/picture.ts';
import { putGroups, putTwo } from '../../kernel/bytes.ts';
import type { Persona, Write } from '../../model.ts';
import { sealSort, sortCheck } from '../../validators/plNrb.ts';

/** A Polish account without its two check digits; the bank's unit is drawn. */
const bban = sealed('{bank.code}{3#}0{16#}', sealSort);

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
  const body = `${p.bank.code?.text}${p.dice('account').digits(3)}`;
  return body + sortCheck(body);
}
