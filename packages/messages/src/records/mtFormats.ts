import type { MtFormat, MtTag } from './mtFormat.ts';
import { orderJudge, statementJudge } from './mtJudges.ts';

function tag(
  name: string,
  after: string,
  { pattern, size, form }: Pick<MtTag, 'pattern' | 'size' | 'form'>,
): MtTag {
  return { tag: name, after: after.split(' '), pattern, size, form };
}

const REFERENCE = { pattern: /^(?!\/)(?!.*\/\/)(.+)$/, size: [16, 1], form: '16x' } as const;
const ACCOUNT = { pattern: /^(.+)$/, size: [35, 1], form: '35x' } as const;
const NUMBER = { pattern: /^\d{1,5}(?:\/\d{1,5})?$/, size: [11, 1], form: '5n[/5n]' } as const;
const BALANCE = {
  pattern: /^([DC])(\d{6})([A-Z]{3})(\d+,\d*)$/,
  size: [25, 1],
  form: '1!a6!n3!a15d',
} as const;
const LINE = {
  pattern: /^(\d{6})(\d{4})?(R?[DC])([A-Z])?(\d+,\d*)([NSF][A-Z0-9]{3})([^\n]*?)(?:\/\/([^\n]*))?(?:\n.*)?$/,
  size: [66, 2],
  form: '6!n[4!n]2a[1!a]15d1!a3!c16x[//16x][34x]',
} as const;
const INFORMATION = { pattern: /^.+$/s, size: [65, 6], form: '6*65x' } as const;
const SUM = { pattern: /^(\d{1,5})([A-Z]{3})(\d+,\d*)$/, size: [23, 1], form: '5n3!a15d' } as const;

/** Customer statement. */
export const mt940: MtFormat = {
  key: 'mt940',
  begins: (head) => isPlain(head) && /:6[02][FM]:/.test(head) && !/:34F:|:13D:/.test(head),
  tags: [
    tag('20', 'start', REFERENCE),
    tag('25', '20', ACCOUNT),
    tag('28C', '25', NUMBER),
    tag('60F', '28C', BALANCE),
    tag('61', '60F 61 86', LINE),
    tag('86', '61 62F 64', INFORMATION),
    tag('62F', '60F 61 86', BALANCE),
    tag('64', '62F', BALANCE),
  ],
  ends: ['62F', '64', '86'],
  judge: statementJudge,
};

/** Interim report of bookings. */
export const mt942: MtFormat = {
  key: 'mt942',
  begins: (head) => isPlain(head) && /:34F:|:13D:/.test(head),
  tags: [
    tag('20', 'start', REFERENCE),
    tag('25', '20', ACCOUNT),
    tag('28C', '25', NUMBER),
    tag('34F', '28C 34F', {
      pattern: /^([A-Z]{3})([DC])?(\d+,\d*)$/,
      size: [19, 1],
      form: '3!a[1!a]15d',
    }),
    tag('13D', '34F', { pattern: /^(\d{6})(\d{4})[+-]\d{4}$/, size: [15, 1], form: '6!n4!n1!x4!n' }),
    tag('61', '13D 61 86', LINE),
    tag('86', '61', INFORMATION),
    tag('90D', '13D 61 86', SUM),
    tag('90C', '90D 13D 61 86', SUM),
  ],
  ends: ['13D', '61', '86', '90D', '90C'],
  judge: statementJudge,
};

const BIC = { pattern: /^([A-Z0-9]+)$/, size: [11, 1], form: '4!a2!a2!c[3!c]' } as const;
const PARTY = { pattern: /^(?:\/(.+?)\n)?(?!\/).+$/s, size: [35, 5], form: '[/34x]4*35x' } as const;
const MONEY = { pattern: /^([A-Z]{3})(\d+,\d*)$/, size: [18, 1], form: '3!a15d' } as const;

/** Single customer credit transfer. */
export const mt103: MtFormat = {
  key: 'mt103',
  begins: (head) => /^\s*\{1:/.test(head) && /\{2:[IO]103/.test(head),
  tags: [
    tag('20', 'start', REFERENCE),
    tag('23B', '20', { pattern: /^(CRED|CRTS|SPAY|SPRI|SSTD)$/, size: [4, 1], form: '4!c' }),
    tag('32A', '23B', { pattern: /^(\d{6})([A-Z]{3})(\d+,\d*)$/, size: [24, 1], form: '6!n3!a15d' }),
    tag('33B', '32A', MONEY),
    tag('50K', '32A 33B', PARTY),
    tag('52A', '50K', BIC),
    tag('57A', '50K 52A', BIC),
    tag('59', '50K 52A 57A', PARTY),
    tag('70', '59', { pattern: /^.+$/s, size: [35, 4], form: '4*35x' }),
    tag('71A', '59 70', { pattern: /^(BEN|OUR|SHA)$/, size: [3, 1], form: '3!a' }),
    tag('72', '71A', { pattern: /^.+$/s, size: [35, 6], form: '6*35x' }),
  ],
  ends: ['71A', '72'],
  judge: orderJudge,
};

function isPlain(head: string): boolean {
  return /^\s*(?:\{1:|:20:|:\d\d[A-Z]?:)/.test(head) && !/\{2:[IO]103/.test(head);
}

/** MT messages, those that are told most surely first. */
export const mtFormats: readonly MtFormat[] = [mt103, mt942, mt940];
