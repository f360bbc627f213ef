import { expect, it } from 'vitest';
import { decodeUtf8 } from './utf8.ts';

it.each([
  '',
  'plain',
  'Müller & Søn',
  'Ελλάδα, Україна',
  '日本語のテスト',
  '𠮷野家 🇲🇹',
  '\uFEFFmark \u0000 nul',
])('decodes %j as TextDecoder does', (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(decodeUtf8(bytes)).toBe(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
});
