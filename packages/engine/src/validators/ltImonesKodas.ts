import { twoRoundsDigit } from '../checksum/twoRounds.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Code of legal entities: nine digits, the last the check digit modulo 11 in two rounds. Registrations
 * since 2004 begin with 30. The seven-digit codes before then were all replaced. Source: Registrų centras,
 * Register of Legal Entities (JAR); regulations approved by Government resolution 1407 of 2003.
 */
export const ltImonesKodas = standard({
  id: 'ltImonesKodas',
  label: 'Įmonės kodas (Lithuania)',
  written: '#########',
  mend: (code) => code.slice(0, 8) + twoRoundsDigit(code.slice(0, 8)),
  rules: { prefix: part([0, 1], /[1-9]/, 'first digit is #, should be 1 to 9') },
  make(random) {
    const body = `30${random.int(0, 7)}${random.digits(5)}`;
    return body + twoRoundsDigit(body);
  },
});
