export function besideAlike(code: string): string;
