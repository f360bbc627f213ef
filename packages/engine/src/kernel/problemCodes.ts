/** The broad kind of an error: a bad value, an unknown name, or a request that was not understood. */
export type ProblemKind = 'bad' | 'unknown' | 'unresolved';

/** Codes of unknown names, which are 404 in an address. */
const UNKNOWN = [
  'unknown-country',
  'unknown-field',
  'unknown-preset',
  'unknown-dataset',
  'unknown-message',
  'unknown-schema',
  'unknown-collection',
  'unknown-item',
  'unknown-path',
  'missing-part',
] as const;

/** Error codes. Their meanings and HTTP statuses stand in `operations/problemReference.ts`, because programs of one country need neither. */
export type ProblemCode = (typeof UNKNOWN)[number] | 'unresolved-request' | BadCode;

/** Codes of values that the caller can correct. */
type BadCode =
  | 'unknown-type'
  | 'unknown-table'
  | 'unknown-column'
  | 'unknown-validator'
  | 'unknown-case'
  | 'unknown-format'
  | 'unknown-parameter'
  | 'unknown-value'
  | 'bad-parameter'
  | 'missing-parameter'
  | 'bad-spec'
  | 'bad-json'
  | 'bad-pattern'
  | 'bad-definition'
  | 'bad-json-schema'
  | 'schema-too-costly'
  | 'bad-sql'
  | 'contradiction'
  | 'not-applicable'
  | 'not-unique'
  | 'duplicate-name'
  | 'circular-reference'
  | 'too-many-rows'
  | 'too-large'
  | 'file-error'
  | 'already-exists'
  | 'database-error'
  | 'unsupported'
  | 'bad-setting'
  | 'bad-request'
  | 'bad-body'
  | 'forbidden-host'
  | 'method-not-allowed'
  | 'not-acceptable'
  | 'timeout'
  | 'precondition-failed'
  | 'body-too-large'
  | 'unsupported-media-type'
  | 'range-not-satisfiable'
  | 'expectation-failed'
  | 'too-many-requests'
  | 'headers-too-large'
  | 'unavailable'
  | 'internal-error';

const UNKNOWN_CODES: ReadonlySet<string> = new Set(UNKNOWN);

export function problemKindOf(code: ProblemCode): ProblemKind {
  if (code === 'unresolved-request') return 'unresolved';
  return UNKNOWN_CODES.has(code) ? 'unknown' : 'bad';
}
