import { hybridCharacter } from '../checksum/iso7064.ts';
import { part, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Steuerliche Identifikationsnummer: ten digits and an ISO 7064 MOD 11,10 check digit. Among the ten exactly one
 * digit comes twice or three times (never three in a row), the others once at most. Numbers with a leading 0
 * are test numbers and refused. Source: § 139b AO, StIdV; ELSTER, "Prüfung der Steuer- und
 * Steueridentifikationsnummer", chapter 2.
 */
export const deSteuerId = standard({
  id: 'deSteuerId',
  label: 'Steuer-ID (Germany)',
  written: '## ### ### ###',
  mend: (number) => number.slice(0, 10) + hybridCharacter(number.slice(0, 10), 10),
  rules: {
    prefix: part([0, 1], /[1-9]/, 'begins with 0 as test numbers do, should begin with 1 to 9'),
    series: (number) =>
      reasonIf(
        !repeatsOne(number.slice(0, 10)),
        `among ${number.slice(0, 10)} exactly one digit should come twice, or three times but not in a row`,
      ),
  },
  wrong: {
    prefix(number, random) {
      const zero = number.slice(0, 10).indexOf('0');
      const at = zero < 0 ? random.below(10) : zero;
      return `0${number.slice(0, at)}${number.slice(at + 1)}`;
    },
  },
  make(random) {
    const pool = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    let body = '';
    for (let left = 10; left > 1; left--) {
      // No number begins with 0.
      const at = left === 10 ? random.among(10, 10, 1) : random.below(left);
      body += pool[at];
      for (let i = at; i < left - 1; i++) pool[i] = pool[i + 1] as number;
    }
    const at = random.among(10, 2, 1);
    body = body.slice(0, at) + random.pick(body) + body.slice(at);
    while (body.startsWith('0')) body = `${body.slice(1)}0`;
    const digits = body + hybridCharacter(body, 10);
    return `${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5, 8)} ${digits.slice(8)}`;
  },
});

/** Nine different digits (one comes twice), or eight of which one comes three times, apart. */
function repeatsOne(body: string): boolean {
  const kinds = new Set(body).size;
  if (kinds !== 8) return kinds === 9;
  return !/(\d)\1\1/.test(body) && /(\d)\d*\1\d*\1/.test(body);
}
