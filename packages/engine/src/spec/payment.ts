import { Problem } from '../kernel/problem.ts';
import type { Country, Field, Outcome, OutcomeKey, PayeeCheck, Scheme } from '../model.ts';

/** Conditions on a payment; they apply to the presets of payment schemes. */
export interface PaymentWhere {
  /** Outcome of the payment: `accepted`, `returned` or, with a reason code, `returned:AC04`. */
  readonly outcome?: string | undefined;
  /** The amount: `min`, `max` or `over` of the scheme's limits, or a number. */
  readonly amount?: number | string | undefined;
  /** The answer to the verification of payee: `match`, `close`, `none` or `unavailable`. */
  readonly vop?: PayeeCheck | undefined;
}

/** A reason that a payment may end with. */
export interface OutcomeReason extends Pick<Outcome, 'within'> {
  readonly code: string;
  readonly name: string;
}

/** An outcome other than `accepted`, and the reasons that are possible. */
export interface OutcomeSteering {
  readonly outcome: OutcomeKey;
  readonly reasons: readonly OutcomeReason[];
}

/** Returns the outcomes of a scheme with their reasons, `accepted` first. */
export function outcomesOf({ outcomes }: Scheme): ReadonlyMap<OutcomeKey, readonly OutcomeReason[]> {
  const all = new Map<OutcomeKey, OutcomeReason[]>([['accepted', []]]);
  for (const { outcome, codes, within } of outcomes) {
    const reasons = codes.split('\n').map((line) => {
      const [code = ''] = line.split(' ', 1);
      return { code, name: line.slice(code.length + 1), within };
    });
    all.set(outcome, [...(all.get(outcome) ?? []), ...reasons]);
  }
  return all;
}

/** Reads an outcome such as `returned:AC04`; undefined for `accepted`. */
export function readOutcome(scheme: Scheme, given: unknown): OutcomeSteering | undefined {
  const all = outcomesOf(scheme);
  const [word = '', code] = typeof given === 'string' ? given.trim().split(/:(.*)/, 2) : [];
  const outcome = [...all.keys()].find((key) => key === word.toLowerCase());
  if (outcome === undefined)
    throw new Problem('bad-parameter', {
      subject: 'outcome',
      expected: `${[...all.keys()].join(', ')}, or one with its code such as ${exampleOf(all)}`,
      given,
    });
  const reasons = all.get(outcome) ?? [];
  if (code === undefined) return outcome === 'accepted' ? undefined : { outcome, reasons };
  const reason = reasons.find((each) => each.code === code.trim().toUpperCase());
  if (reason) return { outcome, reasons: [reason] };
  const codes = reasons.map((each) => each.code).join(', ') || 'none';
  throw new Problem('unknown-value', {
    subject: `code of outcome ${outcome}`,
    expected: codes,
    given: code,
  });
}

function exampleOf(all: ReturnType<typeof outcomesOf>): string {
  const [outcome, reasons] = [...all][1] ?? ['accepted', []];
  return `${outcome}:${reasons[0]?.code}`;
}

/** Reads an amount and returns the text of its JSON number. */
export function readAmount(country: Country, scheme: Scheme, given: unknown): string {
  const [min, max] = scheme.limits;
  const unit = 10 ** -country.decimals;
  const word = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : '';
  const limit = { min: Math.max(min, unit), max, over: max + unit }[word.toLowerCase()];
  if (limit !== undefined) return decimalText(limit, country.decimals);
  if (!/^(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/.test(word))
    throw new Problem('bad-parameter', {
      subject: 'amount',
      expected: `min, max, over or a number such as 0.01; limits of ${scheme.name} are ${min} and ${max}`,
      given,
    });
  return word.includes('.') ? word.replace(/\.?0+$/, '') : word;
}

/** Limits in the smallest unit that people of the country pay with. */
export function limitsOf(
  { decimals }: Country,
  { limits: [min, max] }: Scheme,
): { min: number; max: number } {
  return { min: Math.max(min, 10 ** -decimals), max: Number(decimalText(max, decimals)) };
}

function decimalText(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

/** The answers to a verification of payee. */
export const PAYEE_CHECKS: readonly PayeeCheck[] = ['match', 'close', 'none', 'unavailable'];

/** Reads the answer to a verification of payee. */
export function readPayeeCheck(scheme: Scheme, given: unknown): PayeeCheck {
  const { payeeChecks, name } = scheme;
  if (!payeeChecks)
    throw new Problem(
      'not-applicable',
      `${name} has no verification of payee; SEPA and UK transfers have one`,
      {
        subject: 'vop',
        given,
      },
    );
  const found = PAYEE_CHECKS.find((key) => typeof given === 'string' && key === given.trim().toLowerCase());
  if (found) return found;
  throw new Problem('bad-parameter', { subject: 'vop', expected: PAYEE_CHECKS.join(', '), given });
}

/** Returns a field whose value is always the same. */
export function constantField(label: string, value: string, more: Partial<Field> = {}): Field {
  return { label, group: 'transaction', special: true, ...more, make: () => value };
}
