/** A request in plain language and its expected interpretation; one without a spec must be refused. */
export interface ExpectedRequest {
  readonly ask: string;
  readonly spec?: string;
  readonly n?: number;
  readonly fields?: readonly string[];
  readonly where?: Readonly<Record<string, string>>;
  readonly invalid?: true | string | readonly string[];
  readonly format?: string;
  readonly ignored?: readonly string[];
  /** Text that the refusal must contain. */
  readonly names?: string;
}
