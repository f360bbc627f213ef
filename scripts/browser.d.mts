export const hasBrowser: boolean;
export function installBrowser(): void;
export function browserFile(): Promise<string>;
export function setup(): Promise<void>;
