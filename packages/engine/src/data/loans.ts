/** What a loan for a purpose is: how many tenths of a monthly income, and how many euros of the euro area at the least and most. */
export interface Purpose {
  readonly incomes: readonly [least: number, most: number];
  readonly euros: readonly [least: number, most: number];
}

/** The purposes, in the order in which every language names them. Estimates from general knowledge. */
export const PURPOSES = [
  { name: 'car', incomes: [30, 150], euros: [2000, 60_000] },
  { name: 'home improvement', incomes: [30, 140], euros: [300, 60_000] },
  { name: 'education', incomes: [20, 100], euros: [150, 40_000] },
  { name: 'debts', incomes: [30, 150], euros: [150, 60_000] },
  { name: 'wedding', incomes: [15, 60], euros: [250, 40_000] },
  { name: 'medical expenses', incomes: [7, 40], euros: [60, 25_000] },
  { name: 'household appliances', incomes: [3, 15], euros: [60, 5000] },
  { name: 'travel', incomes: [5, 20], euros: [80, 12_000] },
  { name: 'small business', incomes: [30, 180], euros: [200, 80_000] },
  { name: 'furniture', incomes: [5, 30], euros: [60, 15_000] },
  { name: 'moving, or a motorcycle', incomes: [5, 18], euros: [150, 10_000] },
] as const satisfies readonly (Purpose & { readonly name: string })[];
