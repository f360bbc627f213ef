import type { ColumnType } from '../../schema.ts';
import type { Days } from '../checks/columnLimits.ts';
import type { Condition } from '../checks/condition.ts';
import { type Here, type Making, valuesOf } from './here.ts';

/** The days that the checks of a column leave; nothing where they name none. */
export function daysOf({ kind }: ColumnType, conditions: readonly Condition[]): Days | undefined {
  const firsts: string[] = [];
  const lasts: string[] = [];
  for (const condition of conditions) {
    if (condition.kind !== 'compare' || condition.length) continue;
    const { sign, value } = condition;
    const [, day, time] = /^(\d{4}-\d\d-\d\d)([T ].+)?$/.exec(value) ?? [];
    if (day === undefined || Number.isNaN(Date.parse(day))) continue;
    // A time of the last day may be too late, one of the first too early.
    const isWhole = kind !== 'timestamp' && time === undefined;
    if (sign === '>=' || sign === '=') firsts.push(time === undefined ? day : later(day, 1));
    if (sign === '>') firsts.push(later(day, 1));
    if (sign === '<=' || sign === '=') lasts.push(isWhole ? day : later(day, -1));
    if (sign === '<') lasts.push(later(day, -1));
  }
  if (firsts.length === 0 && lasts.length === 0) return undefined;
  return { first: firsts.toSorted().at(-1), last: lasts.toSorted()[0] };
}

/** The making where its dates are of these days, otherwise others of the same form that are. */
export function withinDays({ world }: Pick<Here, 'world'>, making: Making, days: Days): Making {
  const { first = '0000', last = '9999' } = days;
  const { type = '', unique } = making;
  const [form = '', years] = type.split(':');
  if (form.includes('.')) {
    const isWithin = valuesOf(world, making)?.every((day) => String(day) >= first && String(day) <= last);
    return isWithin ? making : { ...making, ...otherDays('1950,2005', 'date', days) };
  }
  const [from = 2023, to = 9999] = years?.split(',').map(Number) ?? [];
  if (`${from}-01-01` >= first && `${to}-12-31` <= last) return making;
  const other = otherDays(years ?? '2023,2025', form, days);
  return other ? { ...other, ...(unique ? { unique } : {}) } : making;
}

/** Whole years, the usual ones if they can be; where there is none, days that are listed. */
function otherDays(usual: string, form: string, { first, last }: Days): Making | undefined {
  const [usualLow = 0, usualHigh = 0] = usual.split(',').map(Number);
  const low = first && Number(first.slice(0, 4)) + (first.endsWith('-01-01') ? 0 : 1);
  const high = last && Number(last.slice(0, 4)) - (last.endsWith('-12-31') ? 0 : 1);
  const span = usualHigh - usualLow;
  const from = Math.max(Number(low || 1), Math.min(usualLow, Number(high || 9999) - span));
  const to = Math.min(Number(high || 9999), Math.max(usualHigh, from + span));
  if (from <= to) return { type: `${form}:${from},${to}` };
  const count = first && last ? (Date.parse(last) - Date.parse(first)) / DAY + 1 : 0;
  if (first === undefined || count < 1) return undefined;
  const step = Math.ceil(count / LISTED);
  const listed = Array.from({ length: Math.ceil(count / step) }, (_, i) => later(first, i * step));
  return { type: `enum:${listed.join(',')}` };
}

const DAY = 86_400_000;
const LISTED = 100;

function later(day: string, by: number): string {
  return new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10);
}
