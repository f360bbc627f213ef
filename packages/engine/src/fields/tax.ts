import type { Field } from '../field.ts';

const group = 'tax';

/** Numbers for the tax office and social security: each country that has one makes it in its own way. */
export const tax: Readonly<Record<string, Field>> = {
  tax: {
    label: 'Tax number',
    group,
    synonyms: ['tax id', 'taxid', 'tin', 'tax number', 'taxpayer number', 'fiscal code', 'tax identification number'],
  },
  vat: {
    label: 'VAT number',
    group,
    synonyms: ['vat number', 'vat id', 'vatid', 'gst number', 'sales tax number'],
  },
  ssn: {
    label: 'Social security number',
    group,
    synonyms: ['social security', 'social security number', 'social insurance number', 'pension number'],
  },
};
