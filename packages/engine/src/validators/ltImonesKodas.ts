import { twoRoundsDigit } from '../checksum/twoRounds.ts';
import type { Validator } from '../model.ts';

/**
 * Code of legal entities: nine digits, the last the check digit modulo 11 in two rounds. Registrations
 * since 2004 begin with 30. The seven-digit codes before then were all replaced. Source: Registrų centras,
 * Register of Legal Entities (JAR); regulations approved by Government resolution 1407 of 2003.
 */
export const ltImonesKodas: Validator<unknown> = {
  id: 'ltImonesKodas',
  label: 'Įmonės kodas (Lithuania)',
  valid: (value) => /^[1-9]\d{8}$/.test(value) && value.endsWith(twoRoundsDigit(value.slice(0, 8))),
  make(random) {
    const body = `30${random.int(0, 7)}${random.digits(5)}`;
    return body + twoRoundsDigit(body);
  },
};
