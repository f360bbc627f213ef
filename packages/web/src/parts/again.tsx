import { drawSeed, set } from '../address.ts';

/** Draws another seed, and so other values. */
export function Again({ main = false }: { readonly main?: boolean }) {
  return (
    <button type="button" class={main ? 'main' : undefined} onClick={() => set({ seed: drawSeed() })}>
      Again
    </button>
  );
}
