import { expect, it } from 'vitest';
import { decode, Out, putText } from '../kernel/bytes.ts';
import { Random } from '../kernel/random.ts';
import type { Persona, Write } from '../model.ts';
import { joined } from './spanishFirms.ts';

it('knows which names of Spanish firms begin with the sound of i', () => {
  const write: Write = (out, at) =>
    putText(out, at, 'Bravo y Hierro y Íñigo y Hidalgo y Iglesias y Hiato y Yáñez');
  const out = new Out();
  const end = joined(write)(out, 0, new Random(''), {} as Persona);
  expect(decode(out.bytes, 0, end)).toBe('Bravo y Hierro e Íñigo e Hidalgo e Iglesias y Hiato y Yáñez');
});
