import { list } from '../kernel/text.ts';
import type { Field } from '../model.ts';

const group = 'tax';

/** Numbers for the tax office and social security: each country that has one makes it in its own way. */
export const tax: Readonly<Record<string, Field>> = {
  tax: {
    label: 'Tax number',
    group,
    synonyms: list(`tax_id tin taxpayer_number fiscal_code tax_identification_number tax_no tax_nr
      tax_code tax_identifier tax_identification tax_payer_id taxpayer_identification_number
      tax_reference tax_registration_number tax_file_number fiscal_number
      fiscal_id tax_pin income_tax_number`),
  },
  vat: {
    label: 'VAT number',
    group,
    synonyms: list(`vat_id gst_number sales_tax_number vat_no vat_nr vat_code vat_registration
      vat_registration_number vat_reg_no vat_identification_number gst gst_no gst_id
      value_added_tax_number sales_tax_id eu_vat_number`),
  },
  ssn: {
    label: 'Social security number',
    group,
    synonyms: list(`social_security social_insurance_number pension_number social_security_no
      social_security_nr social_security_id social_security_code social_insurance social_insurance_no
      social_number social_security_card pension_id`),
  },
};
