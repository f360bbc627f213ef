/**
 * Countries of the SEPA schemes, as codes. Source: European Payments Council, EPC409-09, list of SEPA scheme countries
 * (version 7.0, 2025).
 */
export const SEPA_COUNTRIES: ReadonlySet<string> = new Set(
  (
    'ad al at be bg ch cy cz de dk ee es fi fr gb gi gr hr hu ie is it li lt lu lv mc md me mk mt nl no pl pt ro ' +
    'se si sk sm va'
  ).split(' '),
);

/** Characters of SEPA messages. Source: EPC132-08, section 1.4; EPC217-08. */
export const SEPA_CHARACTERS = "A-Za-z0-9/\\-?:().,'+ ";

/** Largest amount of a SEPA credit transfer or direct debit, in cents. Source: EPC132-08, AT-T002. */
export const SEPA_LARGEST = 99_999_999_999;
