export const hasBrowser: boolean;
export function browserFile(): Promise<string>;
export function setup(): Promise<void>;
