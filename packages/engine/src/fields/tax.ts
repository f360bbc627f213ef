import { list } from '../kernel/text.ts';
import type { Field, Persona } from '../model.ts';

const group = 'tax';

/** True if the person works on their own account: nobody else has numbers of a business. */
export function isSelfEmployed({ life }: Persona): boolean {
  return life.activity === 'self-employed';
}

/** Numbers of tax offices and social security. Each country that has one generates it in its own way. */
export const tax: Readonly<Record<string, Field>> = {
  tax: {
    label: 'Tax number',
    group,
    synonyms: list(`tax_id tin taxpayer_number fiscal_code tax_identification_number tax_no tax_nr
      tax_code tax_identifier tax_identification taxpayer_identification_number
      tax_reference tax_registration_number tax_file_number fiscal_number`),
  },
  vat: {
    label: 'VAT number',
    group,
    held: isSelfEmployed,
    synonyms: list(`vat_id gst_number sales_tax_number vat_no vat_nr vat_code vat_registration
      vat_registration_number vat_reg_no vat_identification_number gst gst_no gst_id`),
  },
  ssn: {
    label: 'Social security number',
    group,
    synonyms: list(`social_security social_insurance_number pension_number social_security_no
      social_security_nr social_security_id social_security_code social_insurance pension_id`),
  },
};
