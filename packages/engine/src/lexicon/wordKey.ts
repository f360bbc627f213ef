import { fold } from '../kernel/text.ts';

/** Returns the form in which words are compared: lower case, letters and digits only, Latin letters without diacritics. */
export function wordKey(word: string): string {
  const plain = /^[ -~]*$/.test(word) ? word : fold(word);
  return plain.toLowerCase().replace(/[\u0300-\u036f '’_./()-]|\u200c|\u200d/g, '');
}
