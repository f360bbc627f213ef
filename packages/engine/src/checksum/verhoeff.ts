/** Verhoeff's scheme over the dihedral group D5 (J. Verhoeff, Error Detecting Decimal Codes, 1969). */
const TIMES = table(
  '0123456789 1234067895 2340178956 3401289567 4012395678 5987604321 6598710432 7659821043 8765932104 9876543210',
);
const TURNS = table(
  '0123456789 1576283094 5803796142 8916043527 9453126870 4286573901 2793806415 7046913258',
);
const INVERSE = [0, 4, 3, 2, 1, 5, 6, 7, 8, 9];

/** Returns the check digit of a body of digits. */
export function verhoeffDigit(body: string): string {
  let c = 0;
  for (let i = body.length - 1, place = 1; i >= 0; i--, place++) {
    const turned = TURNS[(place % 8) * 10 + body.charCodeAt(i) - 48] as number;
    c = TIMES[c * 10 + turned] as number;
  }
  return String(INVERSE[c]);
}

function table(rows: string): readonly number[] {
  return Array.from(rows.replaceAll(' ', ''), Number);
}
