import fc from 'fast-check';

/** Any Unicode character except lone surrogates. Setting up the `binary` unit of fast-check takes a second. */
export const anyCharacter = fc
  .nat({ max: 0x10f7ff })
  .map((place) => String.fromCodePoint(place < 0xd800 ? place : place + 0x800));

/** Any text, often shaped like a number. Built once, since parsing its pattern takes longer than drawing values. */
export const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ maxLength: 40 }),
  fc.stringMatching(/^[0-9A-Z ./-]{0,40}$/),
);
