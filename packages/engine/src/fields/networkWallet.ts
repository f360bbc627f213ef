import type { OwnField } from '../field.ts';
import { list } from '../text.ts';

/**
 * Mobile money of the network that the person's number belongs to: `MTN_MoMo:24,54`, a wallet and how its numbers
 * begin after the country's code; without digits it takes every number.
 */
export function networkWallet(networks: string): OwnField {
  const wallets = list(networks).map((entry) => {
    const [name = '', starts] = entry.split(':');
    return { name, starts: starts?.split(',') };
  });
  return {
    make(random, p) {
      const phone = p.read('phone');
      const national = phone.slice(phone.indexOf(' ')).replaceAll(' ', '');
      const open = wallets.filter(
        ({ starts }) => starts?.some((start) => national.startsWith(start)) ?? true,
      );
      return `${random.common(open).name} ${phone}`;
    },
  };
}
