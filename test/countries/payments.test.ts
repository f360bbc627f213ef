import { describe, expect, it } from 'vitest';
import { generate } from '../../packages/engine/src/index.ts';
import { Day } from '../../packages/engine/src/kernel/day.ts';
import type { Country, Preset, Scheme } from '../../packages/engine/src/model.ts';
import { limitsOf, outcomesOf } from '../../packages/engine/src/spec/payment.ts';
import { settlementDays } from '../../packages/engine/src/spec/paymentFields.ts';
import { countries, countryOf } from '../support/countryRows.ts';

type Row = Record<string, string | number>;

const payments = countries.flatMap((country) =>
  [...country.presets.values()].flatMap((preset) =>
    preset.scheme
      ? [{ country, preset, scheme: preset.scheme, spec: `${country.code}.preset:${preset.key}` }]
      : [],
  ),
);

const table = (spec: string, options: object = {}) =>
  generate(spec, { seed: 'payments', n: 40, layout: 'columns', ...options }) as Row[];

const serialOf = (text: unknown) => {
  const [year, month, day] = String(text).slice(0, 10).split('-').map(Number) as [number, number, number];
  return new Day(year, month, day).serial;
};

const codesOf = ({ rows }: Preset) => rows.map(([, , code]) => code);

describe('payment presets', () => {
  it('call amount, currency and the day by their common codes', () => {
    const wrong = payments.flatMap(({ spec, preset, scheme }) => {
      const codes = codesOf(preset);
      const missing = ['amount', 'currency', ...(scheme.instant ? [] : ['date'])].filter(
        (code) => !codes.includes(code),
      );
      const extra = scheme.instant && codes.includes('date') ? ['date'] : [];
      return [...missing, ...extra].map((code) => `${spec} ${code}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are all but those that pay nothing', () => {
    const others = new Set(
      countries.flatMap(({ presets }) =>
        [...presets.values()].flatMap(({ key, scheme }) => (scheme ? [] : [key])),
      ),
    );
    expect([...others].sort()).toEqual(['claim', 'invoice', 'kyc', 'loan', 'onboarding', 'payroll']);
  });

  it('of instant rails pay at weekends and nights, those of batch rails on settlement days', () => {
    const wrong = payments.flatMap(({ spec, country, scheme }) => {
      const rows = table(spec);
      if (!scheme.instant) {
        const settles = settlementDays(scheme, country);
        return rows.every(({ date }) => settles(serialOf(date))) ? [] : [`${spec} date`];
      }
      const times = rows.map(({ at }) => String(at));
      const faults = times.filter(
        (at) => !/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d([+-]\d\d:\d\d|Z)$/.test(at),
      );
      const isRest = times.some((at) => !country.workdays.has(serialOf(at)));
      const isNight = times.some((at) => Number(at.slice(11, 13)) < 6);
      return [...faults, ...(isRest ? [] : ['no rest day']), ...(isNight ? [] : ['no night'])].map(
        (fault) => `${spec} ${fault}`,
      );
    });
    expect(wrong).toEqual([]);
  });
});

/** Says what is wrong with the rows of an outcome. */
function faultsOf(
  { country, scheme, spec }: { country: Country; scheme: Scheme; spec: string },
  outcome: string,
): string[] {
  const accepted = table(spec, { n: 10 });
  const rows = table(spec, { n: 10, where: { outcome } });
  const reasons = new Map(
    outcomesOf(scheme)
      .get(outcome as 'returned')
      ?.map((reason) => [reason.code, reason]),
  );
  const settles = settlementDays(scheme, country);
  return rows.flatMap((row, i) => {
    const faults = Object.entries(accepted[i] as Row).flatMap(([code, value]) =>
      row[code] === value ? [] : [`changes ${code}`],
    );
    const reason = reasons.get(String(row.reason));
    if (row.status !== outcome || row.reasonName !== reason?.name) faults.push(`reason ${row.reason}`);
    const paid = serialOf(row.at ?? row.date);
    const decided = serialOf(row.decided);
    const { unit, to } = reason?.within ?? { unit: 'days', to: -1 };
    if (unit === 'seconds') {
      const gap = (Date.parse(String(row.decided)) - Date.parse(String(row.at))) / 1000;
      if (!(gap >= 0 && gap <= to)) faults.push(`decided ${row.decided} of ${row.at}`);
    } else {
      const days = Array.from({ length: decided - paid }, (_, k) => paid + 1 + k);
      const used = unit === 'days' ? days.length : days.filter(settles).length;
      if (decided < paid || used > to || decided > new Day(2026, 1, 1).serial)
        faults.push(`decided ${row.decided}`);
    }
    return faults.map((fault) => `${spec} ${outcome} ${fault}`);
  });
}

describe('outcome', () => {
  it('adds a reason of the scheme within its window and changes nothing else', () => {
    const wrong = payments.flatMap((payment) =>
      [...outcomesOf(payment.scheme).keys()].slice(1).flatMap((outcome) => faultsOf(payment, outcome)),
    );
    expect(wrong).toEqual([]);
  });

  it('accepted is the default', () => {
    expect(table('de.preset:sepa', { where: { outcome: 'accepted' } })).toEqual(table('de.preset:sepa'));
  });

  it('takes a reason code', () => {
    const [row] = table('de.preset:sepa', { where: { outcome: 'returned:ac04' } });
    expect(row).toMatchObject({ status: 'returned', reason: 'AC04', reasonName: 'Closed account number' });
  });

  it.each([
    [
      'lost',
      /outcome must be accepted, rejected, returned, disputed, or one with its code such as rejected:AC01, not "lost"/,
    ],
    ['returned:MD06', /unknown code of outcome returned "MD06".*AC04/],
  ])('refuses %s and says what there is', (outcome, message) => {
    expect(() => table('de.preset:sepa', { where: { outcome } })).toThrow(message);
  });
});

describe('amount', () => {
  it('is at the limits of the scheme', () => {
    const wrong = payments.flatMap(({ spec, country, scheme }) => {
      const { min, max } = limitsOf(country, scheme);
      const of = (amount: string) => Number(table(spec, { n: 1, where: { amount } })[0]?.amount);
      return of('min') === min &&
        of('max') === max &&
        of('over') > max &&
        of('0') === 0 &&
        of('0.01') === 0.01
        ? []
        : [`${spec} ${of('min')} ${of('max')} ${of('over')}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['-1', 'much', '1e5', ''])('refuses %s', (amount) => {
    expect(() => table('de.preset:sepa', { where: { amount } })).toThrow(
      /amount must be min, max, over or a number/,
    );
  });

  it('is not applied to what pays nothing', () => {
    const person = { seed: 'x' } as const;
    expect(generate('de.person', { ...person, where: { amount: 'max' } })).toEqual(
      generate('de.person', person),
    );
  });
});

describe('vop', () => {
  it.each([
    ['match', 'MTCH'],
    ['close', 'CMTC'],
    ['none', 'NMTC'],
    ['unavailable', 'NOAP'],
  ])('%s answers %s for SEPA', (vop, code) => {
    const [row] = table('de.preset:sepa', { where: { vop } });
    expect(row).toMatchObject({ vop, vopCode: code });
    expect(row?.vopEnteredName === row?.['Cdtr.Nm']).toBe(vop === 'match' || vop === 'unavailable');
  });

  it('exists on rails that verify payees alone', () => {
    expect(countryOf('us').presets.get('ach')?.scheme?.payeeChecks).toBeUndefined();
  });
});
