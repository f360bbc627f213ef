import { remainder } from '../checksum/mod97.ts';
import type { Validator } from '../model.ts';

/**
 * Structured communication (OGM, VCS): ten digits and their remainder by 97 in two, 97 for 0. Printed
 * +++090/9337/55493+++ or with asterisks. Source: Febelfin, "Gestructureerde mededeling"; NBB, protocol CODA.
 */
export const beOgm: Validator<unknown> = {
  id: 'beOgm',
  label: 'OGM-VCS (Belgium)',
  valid(value) {
    const parts = /^(\+\+\+|\*\*\*|)(\d{3})\/?(\d{4})\/?(\d{3})(\d{2})(\+\+\+|\*\*\*|)$/.exec(value);
    if (!parts) return false;
    const [, before, a = '', b = '', c = '', check, after] = parts;
    return before === after && /[1-9]/.test(a + b + c) && check === checkOf(a + b + c);
  },
  make(random) {
    const body = random.digits(9) + random.int(1, 9);
    return `+++${body.slice(0, 3)}/${body.slice(3, 7)}/${body.slice(7)}${checkOf(body)}+++`;
  },
};

function checkOf(body: string): string {
  return String(remainder(body, 97) || 97).padStart(2, '0');
}
