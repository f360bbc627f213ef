import type { OwnField } from '../model.ts';

/** Wallets of mobile operators by how the numbers start, `*` for all: `2010 Vodafone_Cash`. */
export function walletBy(lines: string): OwnField {
  const table = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [starts = '', ...names] = line.trim().split(' ');
      return { starts: starts.split(','), names: names.map((name) => name.replaceAll('_', ' ')) };
    });
  return {
    special: true,
    make(random, p) {
      const phone = p.read('phone');
      const number = phone.replace(/\D/g, '');
      const fits = table.filter(({ starts }) =>
        starts.some((start) => start === '*' || number.startsWith(start)),
      );
      return `${random.common(fits.flatMap(({ names }) => names))} ${phone}`;
    },
  };
}
