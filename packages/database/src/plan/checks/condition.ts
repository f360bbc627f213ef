import type { Form } from './form.ts';

/** A simple condition of a check on the value or the length of a column. */
export type Condition =
  | {
      readonly kind: 'compare';
      readonly column: string;
      readonly length: boolean;
      readonly sign: Sign;
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly column: string; readonly values: readonly string[] }
  | { readonly kind: 'order'; readonly column: string; readonly sign: Sign; readonly other: string }
  | {
      readonly kind: 'sum';
      readonly column: string;
      readonly parts: readonly string[];
      /** Neutral element of the operation: 0 for a sum, 1 for a product. */
      readonly neutral: 0 | 1;
    }
  | { readonly kind: 'form'; readonly column: string; readonly form: Form }
  | { readonly kind: 'filled' | 'absent'; readonly column: string };

export type Sign = '<' | '<=' | '>' | '>=' | '=' | '<>';
