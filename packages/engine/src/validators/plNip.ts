import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIP, the tax number, with PL before it the VAT number: three digits of the tax office, six of series, check digit
 * (weights 6-5-7-2-3-4-5-6-7, modulo 11; a body whose remainder is 10 is never issued). The office code does not
 * begin with 0 and does not end in 00. Persons write 3-3-2-2, companies 3-2-2-3; most write no hyphens today.
 * Source: Act of 13 October 1995 (Dz.U. 1995 nr 142 poz. 702); the pattern TNrNIP of the Ministry of Finance's
 * e-declaration schemas.
 */
export const plNip = standard({
  id: 'plNip',
  label: 'NIP (Poland)',
  written: ['##########', '###-###-##-##', '###-##-##-###'],
  prefix: 'PL',
  form: /^(?:PL[ -]?)?(?:\d{10}|\d{3}[ -]\d{3}[ -]\d{2}[ -]\d{2}|\d{3}[ -]\d{2}[ -]\d{2}[ -]\d{3})$/i,
  mend(number) {
    const digit = check(number.slice(0, 9));
    return digit < 10 ? number.slice(0, 9) + digit : undefined;
  },
  rules: {
    prefix: part([0, 3], /^[1-9](?!00)/, 'tax office is #, should not begin with 0 or end in 00'),
  },
  make(random) {
    const office = random.int(1, 9) * 100 + random.int(11, 98);
    let serial = random.below(1_000_000);
    while (check(`${office}${six(serial)}`) === 10) serial = (serial + 1) % 1_000_000;
    const body = `${office}${six(serial)}`;
    return `${body}${check(body)}`;
  },
});

function six(serial: number): string {
  return String(serial).padStart(6, '0');
}

function check(body: string): number {
  return weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
}
