export function placeProgram(folder: string): void;
export function hashedBy(command: string, args: readonly string[], folder: string): string;
export function hashedInBrowser(folder: string): Promise<{ readonly hash: string; readonly version: string }>;
