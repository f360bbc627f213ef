import { picture } from '../../draw/picture.ts';
import { putInt } from '../../kernel/bytes.ts';
import type { Write } from '../../model.ts';
import { huDigit } from '../../validators/huGiro.ts';

const start = picture('{bank.code}{13#}');
const bareAccount = picture('{account.bare}');

/** A Hungarian account in two blocks of eight digits, half of them in three. */
export const putHuAccount: Write = (out, at, random, p) => {
  const tail = random.chance(0.5) ? 0 : random.int(10000000, 99999999);
  const { bytes } = out;
  // Bank, branch and a check digit, then the account from its eighth digit on.
  const end = start(out, at, random, p) + 1;
  bytes.copyWithin(at + 9, at + 8, end - 1);
  bytes[at + 8] = 45;
  bytes[at + 7] = huDigit(bytes, at, at + 7);
  if (tail === 0) {
    bytes[end - 1] = huDigit(bytes, at + 9, end - 1);
    return end;
  }
  putInt(out, end, tail, 8);
  bytes[end + 7] = huDigit(bytes, at + 9, end + 7);
  bytes.copyWithin(end + 1, end, end + 8);
  bytes[end] = 45;
  return end + 9;
};

/** Writes its BBAN, in which short accounts end in eight zeros. */
export const putHuBban: Write = (out, at, random, p) => {
  const to = bareAccount(out, at, random, p);
  out.bytes.fill(48, to, at + 24);
  return at + 24;
};
