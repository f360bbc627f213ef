/** Minimum and maximum of a loan for a purpose: in tenths of a monthly income, and in euros of the euro area. */
export type Purpose = readonly [
  leastIncomes: number,
  mostIncomes: number,
  leastEuros: number,
  mostEuros: number,
];

/** The purposes, in the order in which every language names them. Estimates from general knowledge. */
export const PURPOSES: readonly Purpose[] = [
  // A car.
  [30, 150, 2000, 60_000],
  // Home improvement.
  [30, 140, 300, 60_000],
  // Education.
  [20, 100, 150, 40_000],
  // Repayment of other debts.
  [30, 150, 150, 60_000],
  // A wedding.
  [15, 60, 250, 40_000],
  // Medical expenses.
  [7, 40, 60, 25_000],
  // Household appliances.
  [3, 15, 60, 5000],
  // Travel.
  [5, 20, 80, 12_000],
  // A small business.
  [30, 180, 200, 80_000],
  // Furniture.
  [5, 30, 60, 15_000],
  // A move, or a motorcycle.
  [5, 18, 150, 10_000],
];

/** Indexes of purposes for which pensioners do not borrow: study, a wedding and a new firm. */
export const NOT_OF_THE_RETIRED: readonly number[] = [2, 4, 8];

/** The numbers of those that students do not borrow for, and what they borrow for instead: education. */
export const NOT_OF_STUDENTS: readonly number[] = [1, 3, 4, 8];
export const OF_STUDENTS = 2;
