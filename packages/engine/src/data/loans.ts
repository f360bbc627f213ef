/** What a loan for a purpose is: how many tenths of a monthly income, and how many euros of the euro area at the least and most. */
export interface Purpose {
  readonly incomes: readonly [least: number, most: number];
  readonly euros: readonly [least: number, most: number];
}

/** The purposes, in the order in which every language names them. Estimates from general knowledge. */
export const PURPOSES: readonly Purpose[] = [
  // A car.
  { incomes: [30, 150], euros: [2000, 60_000] },
  // To improve one's home.
  { incomes: [30, 140], euros: [300, 60_000] },
  // Education.
  { incomes: [20, 100], euros: [150, 40_000] },
  // To pay other debts.
  { incomes: [30, 150], euros: [150, 60_000] },
  // A wedding.
  { incomes: [15, 60], euros: [250, 40_000] },
  // Medical expenses.
  { incomes: [7, 40], euros: [60, 25_000] },
  // Household appliances.
  { incomes: [3, 15], euros: [60, 5000] },
  // Travel.
  { incomes: [5, 20], euros: [80, 12_000] },
  // A small business.
  { incomes: [30, 180], euros: [200, 80_000] },
  // Furniture.
  { incomes: [5, 30], euros: [60, 15_000] },
  // To move, or a motorcycle.
  { incomes: [5, 18], euros: [150, 10_000] },
];
