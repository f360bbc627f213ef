import type { Country, Field, Persona, QrStandard } from '../model.ts';
import { qrImage } from '../qr/svg.ts';
import { EPC } from './qrPayload.ts';

const group = 'transaction';

/** The QR code of payments in a country: its own, or that of SEPA where accounts have IBANs in euro. */
export function qrStandardOf({ facts, currency }: Country): QrStandard | undefined {
  return facts.qr ?? (currency === 'EUR' && facts.iban ? EPC : undefined);
}

function payloadOf(persona: Persona): string {
  const { payload } = qrStandardOf(persona.country) as QrStandard;
  // In a preset the payee's code asks for the payer's amount.
  const { payer = persona } = persona;
  return payload({ payee: persona, amount: payer.read('amount'), reference: payer.read('reference') });
}

/** The payment QR code of the row: it pays the row's own account the row's amount with its reference. */
export const qrCode: Readonly<Record<string, Field>> = {
  qr: {
    label: 'QR code payload',
    group,
    special: true,
    synonyms: ['qr_payload', 'payment_qr', 'qr_string'],
    needs: (country) => qrStandardOf(country) !== undefined,
    make: (_, persona) => payloadOf(persona),
  },
  qrimage: {
    label: 'QR picture',
    group,
    img: true,
    special: true,
    synonyms: ['qr_image', 'qr_code', 'qr_code_image'],
    needs: (country) => qrStandardOf(country) !== undefined && qrStandardOf(country)?.hasPicture !== false,
    make: (_, persona) => qrImage(persona.read('qr'), qrStandardOf(persona.country)?.correction),
  },
};
