import { Day, dayAt } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { zonedTime } from '../kernel/timeZone.ts';
import type { Country, Field, OutcomeWindow, Persona, Scheme } from '../model.ts';
import type { OutcomeReason, OutcomeSteering } from './payment.ts';

const group = 'transaction';
const DAY = 86_400;
/** Share of payments between midnight and six in the morning. */
const NIGHT = 0.2;
const MORNING = 6 * 3600;

/** The time of an instant payment, on the day that `dateKey` says. */
export function timeField(scheme: Scheme, dateKey: string): Field {
  return {
    label: 'Time',
    group,
    make: (random, persona) =>
      zonedTime(zoneOf(scheme, persona), dayOf(persona.read(dateKey)), secondsOf(scheme, random, persona)),
  };
}

function zoneOf({ zone }: Scheme, { country }: Persona): string {
  return zone ?? country.facts.locale.zone;
}

function secondsOf({ time }: Scheme, random: Random, persona: Persona): number {
  if (time) return time(persona);
  return random.chance(NIGHT) ? random.below(MORNING) : MORNING + random.below(DAY - MORNING);
}

function dayOf(text: string): number {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return new Day(year, month, day).serial;
}

/** Fields that an outcome adds: its reason, the reason's name and when it was decided. */
export function outcomeFields(
  scheme: Scheme,
  { outcome, reasons }: OutcomeSteering,
  dateKey: string,
): Readonly<Record<string, Field>> {
  const byCode = new Map(reasons.map((reason) => [reason.code, reason]));
  const reasonOf = (persona: Persona) => byCode.get(persona.read('reason')) as OutcomeReason;
  return {
    status: { label: 'Status', group, make: () => outcome },
    reason: { label: 'Reason code', group, make: (random) => random.common(reasons).code },
    reasonName: {
      label: 'Reason',
      group,
      special: true,
      make: (_, persona) => reasonOf(persona).name,
    },
    decided: {
      label: 'Decided',
      group,
      make: (random, persona) => decidedIn(reasonOf(persona).within, { scheme, random, persona, dateKey }),
    },
  };
}

interface Payment {
  readonly scheme: Scheme;
  readonly random: Random;
  readonly persona: Persona;
  readonly dateKey: string;
}

/** A time or a day within a window after the payment, and on the as-of date at the latest. */
function decidedIn({ unit, from = 0, to }: OutcomeWindow, payment: Payment): string {
  const { scheme, random, persona, dateKey } = payment;
  if (unit === 'seconds') return secondsLater(persona.read('at'), random.int(from, to));
  const paid = dayOf(persona.read(dateKey));
  const last = persona.asOf.serial;
  const wanted = random.int(from, to);
  if (unit === 'days') return dayAt(Math.min(paid + wanted, last)).iso;
  return dayAt(settlementDay(paid, wanted, { last, settles: settlementDays(scheme, persona.country) })).iso;
}

/** The days on which a scheme settles. */
export function settlementDays({ settles }: Scheme, { workdays }: Country): (serial: number) => boolean {
  return settles ?? ((serial) => workdays.has(serial));
}

/** The settlement day so many settlement days after a day, or the last one that is not after `last`. */
function settlementDay(
  paid: number,
  count: number,
  { last, settles }: { readonly last: number; readonly settles: (serial: number) => boolean },
): number {
  let found = paid;
  for (let day = paid, left = count; left > 0 && day < last; ) {
    day++;
    if (!settles(day)) continue;
    found = day;
    left--;
  }
  return found;
}

/** Adds seconds to a time with an offset. */
function secondsLater(at: string, seconds: number): string {
  const offset = at.slice(19);
  const [hours = 0, minutes = 0, rest = 0] = at.slice(11, 19).split(':').map(Number);
  const total = dayOf(at) * DAY + hours * 3600 + minutes * 60 + rest + seconds;
  const day = Math.floor(total / DAY);
  const time = total - day * DAY;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${dayAt(day).iso}T${two(time / 3600)}:${two((time / 60) % 60)}:${two(time % 60)}${offset}`;
}
