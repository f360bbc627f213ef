/** The machine's day in UTC as `YYYY-MM-DD`. The only use of a clock: it is read when a caller asks for `today`, and at no other time. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
