/** Whether a value is valid, in a word. */
export function VerdictMark({ valid }: { readonly valid: boolean }) {
  return <span class={valid ? 'verdict right' : 'verdict wrong'}>{valid ? 'valid' : 'invalid'}</span>;
}
