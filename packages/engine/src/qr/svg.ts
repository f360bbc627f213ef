import { type QrSymbol, qrSymbol } from './symbol.ts';
import type { Correction } from './tables.ts';

/** Light modules around a symbol. Source: ISO/IEC 18004:2015, 6.3.8. */
const QUIET = 4;

/** A QR code of a text as an SVG picture in a `data:` URI; nothing where no symbol can hold it. */
export function qrImage(text: string, correction?: Correction): string {
  const symbol = qrSymbol(text, correction);
  return symbol ? dataUri(symbol) : '';
}

function dataUri(symbol: QrSymbol): string {
  const side = symbol.size + 2 * QUIET;
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${side} ${side}' shape-rendering='crispEdges'%3E%3Crect width='${side}' height='${side}' fill='white'/%3E%3Cpath stroke='black' d='${pathOf(symbol)}'/%3E%3C/svg%3E`;
}

/** A line for each run of dark modules in a row. */
function pathOf({ size, dark }: QrSymbol): string {
  let path = '';
  for (let row = 0; row < size; row++) {
    let at = 0;
    let isFirst = true;
    for (let column = 0; column < size; ) {
      let length = 0;
      while (column + length < size && dark[row * size + column + length]) length++;
      if (length === 0) {
        column++;
        continue;
      }
      path += isFirst ? `M${column + QUIET} ${row + QUIET}.5h${length}` : `m${column - at} 0h${length}`;
      isFirst = false;
      column += length;
      at = column;
    }
  }
  return path;
}
