import { remainder } from './mod97.ts';

/** The 23 control letters of Spanish documents (no I, Ñ, O, U), in the order of the remainder by 23. */
export const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Returns the control letter of a number of digits: its remainder by 23. */
export function dniLetter(digits: string): string {
  return DNI_LETTERS[remainder(digits, 23)] as string;
}
