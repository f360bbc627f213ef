import type { Checker } from '../../model.ts';

/**
 * Returns the other forms of a value that its standard accepts: bare, printed or in groups of four; a telephone
 * number without spaces.
 */
export function formsOf(text: string, checker: Checker | undefined): readonly string[] {
  const forms = checker?.valid(text) ? takenForms(text, checker) : plainForms(text);
  return forms.filter((form) => form !== text);
}

function takenForms(text: string, checker: Checker): readonly string[] {
  const bare = checker.bare(text);
  return [bare, checker.formatted(text), bare.replace(/.{4}(?=.)/g, '$& ')].filter((form) =>
    checker.valid(form),
  );
}

/**
 * Returns an international telephone number without spaces, without its plus and without its country code; a code
 * in one piece; a time with its zone.
 */
function plainForms(text: string): readonly string[] {
  if (TIME.test(text)) return [`${text}Z`];
  const [, code, national] = TELEPHONE.exec(text) ?? [];
  if (code !== undefined && national !== undefined) {
    const digits = national.replace(/\D/g, '');
    return [`+${code}${digits}`, `${code}${digits}`, digits, national];
  }
  return CODE.test(text) ? [text.replace(/[^A-Z0-9]/g, '')] : [];
}

const TIME = /^\d\d:\d\d:\d\d$/;
const TELEPHONE = /^\+(\d{1,3})[ -]([\d ()-]+)$/;

/** Capitals and digits in groups, such as a postcode, but not a number with decimals. */
const CODE = /^(?=.*\d)(?!\d+\.\d+$)[A-Z0-9]+(?:[ ./-][A-Z0-9]+)+$/;
