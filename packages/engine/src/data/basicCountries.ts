/** The 90 countries that the interface names. The lists of countries show the others only when a caller asks for all. */
const CODES = new Set(
  `ae ao ar at au bd be bg bh br bw ca cd ch ci cl cm cn co cz de dk dz ec ee eg es et fi fr gb gh gr hk hr hu id ie il in is
  it jo jp ke kr kw lb lk lt lu lv ma mu mx my mz na ng nl no nz om pe ph pk pl pt qa ro rs rw sa se sg si sk sn th tn tr tz
  ua ug us uy vn za zm zw`.split(/\s+/),
);

/** Returns true if the interface names the country. */
export function isBasic(code: string): boolean {
  return CODES.has(code);
}

/** Returns those of the countries that the interface names, or all if it names none: San Marino has names of Italy. */
export function basicOnes<T extends { readonly code: string }>(countries: readonly T[]): readonly T[] {
  const basic = countries.filter(({ code }) => isBasic(code));
  return basic.length > 0 ? basic : countries;
}
