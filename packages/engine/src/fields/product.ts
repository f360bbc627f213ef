import { MAKERS, type Thing, things } from '../data/products.ts';
import { putDecimal, putInt } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import type { Country, Field, FieldTable, Persona } from '../model.ts';
import { ean13 } from '../validators/ean13.ts';
import { COMMON } from './index.ts';

const group = 'transaction';

/** The product record: name, category, price and weight belong to one product. */
export const productFields: FieldTable = new Map(
  Object.entries({
    name: { label: 'Product name', group, make: (_, p) => nameOf(p) },
    brand: { label: 'Brand', group, make: (random) => random.common(MAKERS) },
    category: { label: 'Category', group, make: (_, p) => thingOf(p).category },
    description: {
      label: 'Description',
      group,
      special: true,
      make: (random, p) =>
        `${nameOf(p)} by ${p.read('brand')}: ${random.pick(thingOf(p).lasts ? LASTING : USED_UP)}.`,
    },
    sku: { label: 'SKU', group, picture: '[A-HJ-NP-Z][A-HJ-NP-Z][A-HJ-NP-Z]-#####-[A-F]' },
    ean: {
      label: 'EAN-13',
      group,
      validator: ean13,
      make: (random, { country }) =>
        ean13.make(random, { code: random.chance(0.85) ? country.facts.gs1 : undefined }),
    },
    price: {
      label: 'Price',
      group,
      num: true,
      money: true,
      write: (out, at, random, p) =>
        putDecimal(out, at, priceOf(random, thingOf(p), p.country), p.country.decimals),
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
        const [least, most] = thingOf(p).grams;
        const step = most > 1000 ? 10 : 1;
        return putDecimal(out, at, step * Math.round(random.int(least, most) / step), 3);
      },
    },
    rating: {
      label: 'Rating',
      group,
      num: true,
      // Most buyers are satisfied.
      write: (out, at, random) => putDecimal(out, at, 50 - Math.floor(random.rank(40) ** 2 / 40), 1),
    },
  } satisfies Record<string, Field>),
);

/** Returns the sectors of the firms that sell the product. */
export function sellersOf(product: Persona): readonly string[] {
  return thingOf(product).sellers;
}

/** One stream draws the product and its variant. */
function thingOf(p: Persona): Thing {
  return p.dice('category').pick(things());
}

function nameOf(p: Persona): string {
  const { name, traits } = thingOf(p);
  const trait = p
    .dice('name')
    .pick(traits)
    .replace('{paper}', p.country.facts.paper ?? 'A4');
  return `${trait} ${name}`;
}

/**
 * Draws a price in a shop's style, in the smallest unit of the currency; high prices are slightly below round
 * numbers.
 */
function priceOf(random: Random, { price: [low, high] }: Thing, { facts, decimals }: Country): number {
  const { perEuro = 1, priceStep = 1, endings = ENDINGS } = facts;
  const scale = 10 ** decimals;
  const amount = (random.int(low, high) * perEuro) / 100;
  if (decimals > 0 && amount < 200) {
    const ending = random.pick(endings) % scale;
    return Math.max(1, Math.floor(amount)) * scale + inSteps((ending * scale) / 100, priceStep);
  }
  let round = 1;
  while (round * 100 <= amount) round *= 10;
  const whole = Math.max(round, Math.round(amount / round) * round);
  const little = round >= 10 && random.chance(0.5) ? round / 10 : 0;
  return Math.max(priceStep, inSteps((whole - little) * scale, priceStep));
}

function inSteps(units: number, step: number): number {
  return Math.round(units / step) * step;
}

/** Endings of prices in hundredths. */
const ENDINGS = [99, 99, 99, 95, 90, 50, 49, 0];

/** Adjectives for consumables, and for other products. */
const USED_UP = [
  'for every day',
  'packed without plastic',
  'a favourite for years',
  'simple and fairly priced',
];
const LASTING = [
  'made to last',
  'for every day',
  'easy to clean',
  'packed without plastic',
  'a gift that is used',
  'simple, sturdy and fairly priced',
  'tested for two years of daily use',
  'a classic in a new form',
];
