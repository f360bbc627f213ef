import { sealed } from '../../draw/picture.ts';
import { putGroups } from '../../kernel/bytes.ts';
import type { Write } from '../../model.ts';
import { sealQr } from '../../validators/chQr.ts';

const digits = sealed('{10-99}{24#}0', sealQr);

/** Writes a Swiss QR reference: two digits, then groups of five. */
export const putQr: Write = (out, at, random, p) => {
  const end = digits(out, at + 5, random, p);
  return putGroups(out.bytes, at + 5, end, at, { first: 2, size: 5 });
};
