/** The version of all packages and of their output. */
export const VERSION = '2.0.0';
