/**
 * Returns the machine's date in UTC as `YYYY-MM-DD`. The only use of a clock: it is read only when a caller asks
 * for `today`.
 */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
