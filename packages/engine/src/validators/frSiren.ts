import { luhnDigit } from '../checksum/luhn.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * SIREN: eight digits and a Luhn digit. Zeros alone are nobody's. Source: décret 73-314 of 14 March 1973 (code de
 * commerce R123-220 and on); INSEE, Sirene.
 */
export const frSiren = standard({
  id: 'frSiren',
  label: 'SIREN (France)',
  written: '### ### ###',
  mend: (siren) => siren.slice(0, 8) + luhnDigit(siren.slice(0, 8)),
  rules: { series: (siren) => reasonIf(!/[1-9]/.test(siren), 'zeros alone are not a number') },
  wrong: { series: zeros(0, 9) },
  make(random) {
    const body = String(random.int(30_000_000, 99_999_999));
    const siren = body + luhnDigit(body);
    return `${siren.slice(0, 3)} ${siren.slice(3, 6)} ${siren.slice(6)}`;
  },
});

/** Why nine digits inside another number are no SIREN. */
export function sirenFault(siren: string): string | undefined {
  const [found] = frSiren.faults(siren);
  return found && `SIREN ${siren} is wrong: ${found.reason}`;
}
