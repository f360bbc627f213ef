import { DNI_LETTERS } from '../checksum/dniLetter.ts';
import { remainder } from '../checksum/mod97.ts';
import { list } from '../kernel/text.ts';
import { standard } from '../standard/standard.ts';

/**
 * CUPS, the code of a Spanish electricity or gas supply point: ES, four digits of the distributor,
 * twelve of the point, two control letters: the sixteen digits modulo 529, quotient and remainder by 23
 * as letters of the DNI. A digit and one of F, P, R, C, X, Y, Z may name the measuring point.
 * Source: Resolución of the Secretaría de Estado de Energía, P.O. 10.8 "Códigos universales para puntos
 * frontera de clientes y productores de régimen especial".
 */
export const esCups = standard({
  id: 'esCups',
  label: 'CUPS (Spain)',
  written: ['ES################@@', 'ES################@@#[FPRCXYZ]'],
  form: /^ES(?:[ -]?\d{4}){4}[ -]?[A-Z]{2}(?:[ -]?\d[A-Z])?$/i,
  mend: (cups) => cups.slice(0, 18) + check(cups.slice(2, 18)) + cups.slice(20),
  reads: (cups) => ({ distributor: cups.slice(2, 6) }),
  make(random) {
    const digits = random.common(DISTRIBUTORS) + random.digits(12);
    return `ES${digits}${check(digits)}`;
  },
});

/** i-DE, e-distribución (Catalonia, Andalusia), UFD, Hidrocantábrico, Viesgo; Nedgia for gas. */
const DISTRIBUTORS = list('0021 0031 0022 0026 0027 0217');

function check(digits: string): string {
  const rest = remainder(digits, 529);
  return `${DNI_LETTERS[Math.floor(rest / 23)]}${DNI_LETTERS[rest % 23]}`;
}
