import { CBPR, type Characters } from '../text/characters.ts';

/** Printable ASCII, which CBPR+ has too. */
export const ASCII: Characters = { ...CBPR, name: 'printable ASCII' };
