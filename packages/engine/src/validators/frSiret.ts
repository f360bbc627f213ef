import { luhnDigit } from '../checksum/luhn.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { sirenFault } from './frSiren.ts';

/**
 * SIRET: SIREN and five digits for the establishment (NIC); Luhn holds for the SIREN and for the whole. La Poste
 * (356 000 000) has too many establishments: but for its seat the digits add up to a multiple of 5 instead.
 * Source: code de commerce R123-221; INSEE, Sirene, "Modalités de calcul de la clé".
 */
export const frSiret = standard({
  id: 'frSiret',
  label: 'SIRET (France)',
  written: '### ### ### #####',
  mend: withSiretDigit,
  rules: {
    siren: (siret) => sirenFault(siret.slice(0, 9)),
    establishment: part([9, 14], /[1-9]/, 'establishment is #, should be 00001 to 99999'),
  },
  wrong: {
    establishment(_, random) {
      const body = random.digits(8);
      return `${body}${luhnDigit(body)}00000`;
    },
  },
  reads: (siret) => ({ siren: siret.slice(0, 9) }),
  make(random) {
    const body = String(random.int(30_000_000, 99_999_999));
    const siren = body + luhnDigit(body);
    const office = `000${random.int(1, 9)}`;
    return `${siren.slice(0, 3)} ${siren.slice(3, 6)} ${siren.slice(6)} ${office}${luhnDigit(siren + office)}`;
  },
});

/** La Poste's digit, or the one that makes the whole a Luhn number. */
function withSiretDigit(siret: string): string {
  const body = siret.slice(0, 13);
  if (!siret.startsWith('356000000') || siret === '35600000000048') return body + luhnDigit(body);
  return digitSum(siret) % 5 === 0 ? siret : body + ((5 - (digitSum(body) % 5)) % 5);
}

function digitSum(digits: string): number {
  let sum = 0;
  for (const digit of digits) sum += Number(digit);
  return sum;
}
