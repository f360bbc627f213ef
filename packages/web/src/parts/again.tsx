import { drawSeed, set } from '../address.ts';
import { announce } from '../announce.ts';

/** Draws another seed, and so other values. */
export function Again({ main = false }: { readonly main?: boolean }) {
  const draw = () => {
    set({ seed: drawSeed() });
    announce('Drawn again');
  };
  return (
    <button type="button" class={main ? 'main' : undefined} onClick={draw}>
      Again
    </button>
  );
}
