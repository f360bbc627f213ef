export const COUNT: number;
export const COUNTED: readonly string[];
export function withCount(text: string): string;
