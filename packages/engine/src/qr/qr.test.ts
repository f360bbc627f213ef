import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsqr from 'jsqr';
import { afterAll, describe, expect, it } from 'vitest';
import { type QrSymbol, qrSymbol } from './symbol.ts';
import { CORRECTIONS } from './tables.ts';

const SCALE = 3;
const QUIET = 4;

/** Gray pixels of a symbol, light outside. */
function pixelsOf({ size, dark }: QrSymbol): { readonly side: number; readonly pixels: Uint8Array } {
  const side = (size + 2 * QUIET) * SCALE;
  const pixels = new Uint8Array(side * side).fill(255);
  for (let y = 0; y < size * SCALE; y++)
    for (let x = 0; x < size * SCALE; x++)
      if (dark[Math.floor(y / SCALE) * size + Math.floor(x / SCALE)])
        pixels[(y + QUIET * SCALE) * side + x + QUIET * SCALE] = 0;
  return { side, pixels };
}

function readByJsqr(symbol: QrSymbol): string | undefined {
  const { side, pixels } = pixelsOf(symbol);
  const colours = Uint8ClampedArray.from({ length: pixels.length * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : (pixels[i >> 2] as number),
  );
  // The package is CommonJS with a default export inside.
  const read = (jsqr as unknown as { default?: typeof jsqr.default }).default ?? jsqr;
  return (read as typeof jsqr.default)(colours, side, side)?.data;
}

const hasZbar = (() => {
  try {
    execFileSync('zbarimg', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const folder = mkdtempSync(join(tmpdir(), 'qr-'));
afterAll(() => rmSync(folder, { recursive: true }));

function readByZbar(symbol: QrSymbol): string {
  const { side, pixels } = pixelsOf(symbol);
  const file = join(folder, 'symbol.pgm');
  writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${side} ${side} 255\n`), pixels]));
  const out = execFileSync('zbarimg', ['-q', '--raw', file], { stdio: ['ignore', 'pipe', 'ignore'] });
  return out.toString().replace(/\n$/, '');
}

const TEXTS = [1, 17, 60, 150, 400, 900].flatMap((length) => [
  { mode: 'alphanumeric', length, text: 'ABC$%*+-./: 0123456789'.repeat(50).slice(0, length) },
  { mode: 'bytes', length, text: 'upi://pay?pa=a@b;x{}~'.repeat(50).slice(0, length) },
]);

describe.each(CORRECTIONS)('correction %s', (correction) => {
  it.each(TEXTS)('of $length characters as $mode decodes with jsqr', ({ text }) => {
    expect(readByJsqr(qrSymbol(text, correction) as QrSymbol)).toBe(text);
  });

  it.skipIf(!hasZbar)('decodes with zbar (skipped where zbarimg is not installed)', () => {
    const symbols = TEXTS.map(({ text }) => readByZbar(qrSymbol(text, correction) as QrSymbol));
    expect(symbols).toEqual(TEXTS.map(({ text }) => text));
  });
});

describe('a symbol', () => {
  it('announces UTF-8 where a text is not ASCII', () => {
    expect(readByJsqr(qrSymbol('Größe: 10 € – 日本') as QrSymbol)).toBe('Größe: 10 € – 日本');
  });

  it('has the version that the capacities of ISO/IEC 18004 name', () => {
    expect(qrSymbol('A'.repeat(20))?.version).toBe(1);
    expect(qrSymbol('A'.repeat(21))?.version).toBe(2);
    expect(qrSymbol('a'.repeat(2331))?.version).toBe(40);
    expect(qrSymbol('a'.repeat(2332))).toBeUndefined();
    expect(qrSymbol('A'.repeat(4296), 'L')?.version).toBe(40);
  });
});
