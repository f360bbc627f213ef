import { putText } from '../kernel/bytes.ts';
import type { Persona, Write } from '../model.ts';
import { czNumber } from '../validators/czAccount.ts';

/**
 * The BBAN of a Czech or Slovak account (bank 4, prefix 6, number 10), from the account's own stream, so that
 * every field reads the same. Three accounts in ten have a prefix.
 */
export const czechBban: Write = (out, at, _, p) => {
  const { prefix, number } = czechNumbers(p);
  return putText(out, putText(out, putText(out, at, `${p.bank.code?.text}`), prefix), number);
};

function czechNumbers(p: Persona): { prefix: string; number: string } {
  const dice = p.dice('account');
  const prefix = dice.chance(0.3) ? czNumber(`000${dice.int(10, 99)}`) : '000000';
  return { prefix, number: czNumber(String(dice.int(100_000_000, 999_999_998))) };
}

/** The account as printed: `19-2000145399/0800`, without a prefix of zero. */
export function czechAccount(p: Persona): string {
  const { prefix, number } = czechNumbers(p);
  const start = prefix === '000000' ? '' : `${Number(prefix)}-`;
  return `${start}${number}/${p.bank.code?.text}`;
}
