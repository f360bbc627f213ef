export function bundled(
  programs: readonly string[],
): Promise<readonly { readonly bytes: number; readonly gzipped: number }[]>;
export function countryProgram(code: string): string;
export function validatorProgram(id: string): string;
export const codes: readonly string[];
