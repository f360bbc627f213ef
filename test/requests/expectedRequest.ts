/** A request in plain words and what it must be understood as; without a spec it must be refused. */
export interface Wanted {
  readonly ask: string;
  readonly spec?: string;
  readonly n?: number;
  readonly fields?: readonly string[];
  readonly where?: Readonly<Record<string, string>>;
  readonly invalid?: true | string | readonly string[];
  readonly format?: string;
  readonly ignored?: readonly string[];
  /** What the refusal must name. */
  readonly names?: string;
}
