/** Largest numbers of characters of what a caller may give. */
export interface TextLimits {
  readonly name: number;
  readonly reference: number;
  readonly remittance: number;
  readonly number: number;
}
