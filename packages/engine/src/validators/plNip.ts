import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * NIP, the tax number, with PL before it the VAT number: three digits of the tax office, six of series,
 * check digit (weights 6-5-7-2-3-4-5-6-7, modulo 11; a body whose remainder is 10 is never given out). The
 * office code does not begin with 0 and does not end in 00. Source: Act of 13 October 1995 (Dz.U. 1995 nr
 * 142 poz. 702); the pattern TNrNIP of the Ministry of Finance's e-declaration schemas.
 */
export const plNip: Validator<unknown> = {
  id: 'plNip',
  label: 'NIP (Poland)',
  valid(value) {
    if (!FORM.test(value)) return false;
    const nip = bare(value).slice(-10);
    return OFFICE.test(nip) && check(nip.slice(0, 9)) === Number(nip[9]);
  },
  make(random) {
    const office = random.int(1, 9) * 100 + random.int(11, 98);
    let serial = random.below(1_000_000);
    while (check(`${office}${six(serial)}`) === 10) serial = (serial + 1) % 1_000_000;
    const body = `${office}${six(serial)}`;
    return `${body}${check(body)}`;
  },
};

/** Persons write 3-3-2-2, companies 3-2-2-3; most write no hyphens today. */
const FORM = /^(?:PL[ -]?)?(?:\d{10}|\d{3}[ -]\d{3}[ -]\d{2}[ -]\d{2}|\d{3}[ -]\d{2}[ -]\d{2}[ -]\d{3})$/i;
const OFFICE = /^[1-9](?:\d[1-9]|[1-9]\d)/;

function six(serial: number): string {
  return String(serial).padStart(6, '0');
}

function check(body: string): number {
  return weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
}
