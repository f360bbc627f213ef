/** The word "valid" or "invalid" with its mark. */
export function VerdictMark({ valid }: { readonly valid: boolean }) {
  return <span class={valid ? 'verdict right' : 'verdict wrong'}>{valid ? 'valid' : 'invalid'}</span>;
}
