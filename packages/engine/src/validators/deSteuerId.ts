import { hybridCharacter } from '../checksum/iso7064.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Steuerliche Identifikationsnummer: ten digits and an ISO 7064 MOD 11,10 check digit. Among the ten exactly one
 * digit comes twice or three times (never three in a row), the others once at most. Numbers with a leading 0
 * are test numbers and refused. Source: § 139b AO, StIdV; ELSTER, "Prüfung der Steuer- und
 * Steueridentifikationsnummer", chapter 2.
 */
export const deSteuerId: Validator<unknown> = {
  id: 'deSteuerId',
  label: 'Steuer-ID (Germany)',
  valid(value) {
    if (!/^[1-9]\d ?\d{3} ?\d{3} ?\d{3}$/.test(value)) return false;
    const digits = bare(value);
    const body = digits.slice(0, 10);
    return repeatsOne(body) && digits.endsWith(hybridCharacter(body, 10));
  },
  make(random) {
    const pool = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    let body = '';
    for (let left = 10; left > 1; left--) {
      const at = random.below(left);
      body += pool[at];
      for (let i = at; i < left - 1; i++) pool[i] = pool[i + 1] as number;
    }
    const at = random.below(10);
    body = body.slice(0, at) + random.pick(body) + body.slice(at);
    while (body.startsWith('0')) body = `${body.slice(1)}0`;
    const digits = body + hybridCharacter(body, 10);
    return `${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5, 8)} ${digits.slice(8)}`;
  },
};

/** Nine different digits (one comes twice), or eight of which one comes three times, apart. */
function repeatsOne(body: string): boolean {
  const kinds = new Set(body).size;
  if (kinds !== 8) return kinds === 9;
  return !/(\d)\1\1/.test(body) && /(\d)\d*\1\d*\1/.test(body);
}
