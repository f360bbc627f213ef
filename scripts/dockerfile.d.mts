export interface Instruction {
  readonly name: string;
  readonly words: readonly string[];
}
export function instructionsOf(text: string): readonly Instruction[];
export function ignores(text: string): (path: string) => boolean;
