import type { Country } from '../../packages/engine/src/model.ts';

/** Returns whether the banks of a country work on a day. */
export function isWorkingDay({ workdays }: Pick<Country, 'workdays'>, iso: unknown): boolean {
  return workdays.has(Date.parse(`${iso}T00:00:00Z`) / 86_400_000);
}
