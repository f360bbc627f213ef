import fc from 'fast-check';

/** Any character there is, but no half of a pair; the one that fast-check names `binary` takes a second to set up. */
export const CHARACTER = fc
  .nat({ max: 0x10f7ff })
  .map((place) => String.fromCodePoint(place < 0xd800 ? place : place + 0x800));

/** Any text, and such as a number could be. Made once: taking a pattern apart takes longer than its values. */
export const ANYTHING = fc.oneof(
  fc.string({ unit: CHARACTER }),
  fc.string({ maxLength: 40 }),
  fc.stringMatching(/^[0-9A-Z ./-]{0,40}$/),
);
