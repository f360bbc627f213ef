export function bundled(program: string): Promise<{ bytes: number; gzipped: number }>;
export function countryProgram(code: string): string;
export function validatorProgram(id: string): string;
export const codes: readonly string[];
