import type { Field, Persona } from '../model.ts';

/** Returns a function that is true while the persona has no such thing; undefined if everybody has one. */
export function lackOf({ from = 0, held }: Field, persona: Persona): (() => boolean) | undefined {
  if (from === 0 && !held) return undefined;
  return () => persona.age < from || (held !== undefined && !held(persona));
}
