import type { Plan } from '@specimen/database';
import { type Io, tell } from './io.ts';

/** Tells how much was planned, and each column and check that is worth a look unless they are shown already. */
export function tellPlan(io: Io, { definition: { tables }, guesses }: Plan, areShown = false): void {
  const doubts = guesses.filter(({ unsure }) => unsure);
  const columns = tables.reduce((sum, { fields }) => sum + fields.length, 0);
  const look = doubts.length === 0 ? 'nothing is unsure' : `${doubts.length} worth a look (? or left out)`;
  if (!areShown)
    for (const { table, column, meaning, why } of doubts)
      tell(
        io,
        `? ${column === '' ? table : `${table}.${column}`}: ${meaning === undefined ? why : `${meaning} (${why})`}`,
      );
  tell(io, `${counted(tables.length, 'table')} with ${counted(columns, 'column')} planned; ${look}`);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
