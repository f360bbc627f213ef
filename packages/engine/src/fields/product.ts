import { BRANDS, CATEGORIES, type Category } from '../data/products.ts';
import { putDecimal, putInt } from '../kernel/bytes.ts';
import type { Field, Persona } from '../model.ts';
import { ean13 } from '../validators/ean13.ts';
import { COMMON } from './index.ts';
import { putMoney } from './transaction.ts';

const group = 'transaction';

/** The product record: name, category, brand and description agree. */
export const productFields: ReadonlyMap<string, Field> = new Map(
  Object.entries({
    name: { label: 'Product name', group, make: (_, p) => nameOf(p) },
    brand: { label: 'Brand', group, make: (random) => random.common(BRANDS) },
    category: { label: 'Category', group, make: (_, p) => categoryOf(p).name },
    description: {
      label: 'Description',
      group,
      special: true,
      make: (random, p) => `${nameOf(p)} by ${p.read('brand')}: ${random.pick(PRAISE)}.`,
    },
    sku: { label: 'SKU', group, picture: '[A-HJ-NP-Z][A-HJ-NP-Z][A-HJ-NP-Z]-#####-[A-F]' },
    ean: {
      label: 'EAN-13',
      group,
      validator: ean13,
      make: (random) => ean13.make(random, undefined),
    },
    price: {
      label: 'Price',
      group,
      num: true,
      money: true,
      write: (out, at, random, p) => putMoney(out, at, random, p, 0.001, 0.12),
    },
    currency: { ...(COMMON.currency as Field) },
    stock: {
      label: 'Stock',
      group,
      num: true,
      write: (out, at, random) => putInt(out, at, random.rank(500)),
    },
    weight: {
      label: 'Weight in kilograms',
      group,
      num: true,
      write(out, at, random, p) {
        const [least, most] = categoryOf(p).grams;
        return putDecimal(out, at, 10 * Math.round(random.int(least, most) / 10), 3);
      },
    },
    rating: {
      label: 'Rating',
      group,
      num: true,
      write: (out, at, random) => putDecimal(out, at, 50 - random.rank(40), 1),
    },
  } satisfies Record<string, Field>),
);

function categoryOf(p: Persona): Category {
  return p.dice('category').pick(CATEGORIES);
}

function nameOf(p: Persona): string {
  const { things, traits } = categoryOf(p);
  const dice = p.dice('name');
  return `${dice.pick(traits)} ${dice.pick(things)}`;
}

const PRAISE = [
  'made to last',
  'for every day',
  'light and easy to clean',
  'packed without plastic',
  'a gift that is used',
  'simple, sturdy and fairly priced',
  'tested for two years of daily use',
  'designed to be repaired',
  'in a size that fits every home',
  'a classic in a new form',
];
