import { formats } from '#catalogue';

/** The formats of rows, as a person chooses them. */
export const FORMATS = formats.toSorted().map((key) => [key, key.toUpperCase()] as const);
