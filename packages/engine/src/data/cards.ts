import { luhnDigit } from '../checksum/luhn.ts';
import type { Random } from '../random.ts';

export type Brand = keyof typeof BRANDS;

/** A payment card: the brand fits the number and the length of its CVV. The number is drawn when it is first read. */
export class Card {
  #number = '';

  constructor(
    readonly brand: string,
    readonly cvv: number,
    private readonly draw: () => string,
  ) {}

  get number(): string {
    this.#number ||= this.draw();
    return this.#number;
  }
}

/** The networks, with the prefixes of their published test numbers, the length and the digits of the CVV. */
export const BRANDS = {
  visa: { label: 'Visa', prefixes: ['411111', '424242', '400000', '401288', '422222'], length: 16, cvv: 3 },
  mastercard: {
    label: 'Mastercard',
    prefixes: ['555555', '510510', '222300', '520082', '545454'],
    length: 16,
    cvv: 3,
  },
  amex: { label: 'American Express', prefixes: ['378282', '371449', '378734'], length: 15, cvv: 4 },
  discover: { label: 'Discover', prefixes: ['601111', '601100'], length: 16, cvv: 3 },
  jcb: { label: 'JCB', prefixes: ['353011', '356600'], length: 16, cvv: 3 },
  unionpay: { label: 'UnionPay', prefixes: ['620000', '622760'], length: 16, cvv: 3 },
  diners: { label: 'Diners Club', prefixes: ['305693', '385200'], length: 14, cvv: 3 },
  maestro: { label: 'Maestro', prefixes: ['675964', '630490'], length: 16, cvv: 3 },
  verve: { label: 'Verve', prefixes: ['506100', '506106'], length: 16, cvv: 3 },
  rupay: { label: 'RuPay', prefixes: ['608166', '608201'], length: 16, cvv: 3 },
  elo: { label: 'Elo', prefixes: ['636368', '438935'], length: 16, cvv: 3 },
  troy: { label: 'Troy', prefixes: ['979200', '979206'], length: 16, cvv: 3 },
} as const;

/** A card of one of the brands, the first ones likelier. */
export function drawCard(random: Random, brands: readonly Brand[]): Card {
  const { label, prefixes, length, cvv } = BRANDS[random.common(brands)];
  const prefix = random.pick(prefixes as readonly string[]);
  return new Card(label, cvv, () => {
    const body = prefix + random.digits(length - prefix.length - 1);
    return body + luhnDigit(body);
  });
}
