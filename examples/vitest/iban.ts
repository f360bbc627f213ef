/** Returns whether a text is a German IBAN (ISO 13616): DE and 20 digits, of which the first two are the check by mod 97. */
export function isGermanIban(text: string): boolean {
  const iban = text.replaceAll(' ', '').toUpperCase();
  if (!/^DE\d{20}$/.test(iban)) return false;
  return BigInt(`${iban.slice(4)}1314${iban.slice(2, 4)}`) % 97n === 1n; // D is 13, E is 14
}
