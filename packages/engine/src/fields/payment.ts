import { putPiece, putInt, putText, putTwo, Text } from '../bytes.ts';
import { REFERENCE } from '../day.ts';
import type { Field } from '../field.ts';
import { list } from '../text.ts';
import { luhn } from '../validators/luhn.ts';

const group = 'payment';

/** What the person pays with: brand, number and CVV fit each other. */
export const payment: Readonly<Record<string, Field>> = {
  card: {
    label: 'Card number',
    group,
    synonyms: ['credit card', 'creditcard', 'debit card', 'card number', 'cardnumber', 'pan number', 'payment card'],
    validator: luhn,
    plain: true,
    make: (_, { card }) => card.number,
  },
  brand: {
    label: 'Card brand',
    group,
    synonyms: ['card type', 'card network', 'card brand'],
    plain: true,
    make: (_, { card }) => card.brand,
  },
  cvv: {
    label: 'CVV',
    group,
    synonyms: ['cvc', 'cvv2', 'security code', 'card security code'],
    plain: true,
    write: (out, at, random, { card }) => putInt(out, at, random.below(10 ** card.cvv), card.cvv),
  },
  expiry: {
    label: 'Card expiry',
    group,
    synonyms: ['expiry date', 'expiration', 'expiration date', 'card expiry', 'exp date'],
    plain: true,
    write(out, at, random) {
      const to = putTwo(out, at, 1 + random.below(12));
      out.bytes[to] = 47;
      return putTwo(out, to + 1, ((REFERENCE.year + 1) % 100) + random.below(4));
    },
  },
  wallet: {
    label: 'Mobile wallet',
    group,
    synonyms: ['mobile money', 'e-wallet', 'ewallet', 'mobile wallet'],
    needs: (country) => country.facts.wallets !== undefined,
    write(out, at, random, p) {
      const to = putPiece(out, at, random.common(walletsOf(p.country.facts.wallets as string)));
      return p.put('phone', out, putText(out, to, ' '));
    },
  },
};

const wallets = new Map<string, readonly Text[]>();

function walletsOf(entries: string): readonly Text[] {
  let found = wallets.get(entries);
  if (!found) {
    found = list(entries).map((entry) => new Text(entry));
    wallets.set(entries, found);
  }
  return found;
}
