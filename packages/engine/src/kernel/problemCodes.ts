/** The broad kind of an error: a bad value, an unknown name, or a request that was not understood. */
export type ProblemKind = 'bad' | 'unknown' | 'unresolved';

/** An error code as it is declared: its kind, its HTTP status and its meaning. */
export interface ProblemCodeInfo {
  readonly kind: ProblemKind;
  readonly status: number;
  readonly meaning: string;
}

/** A value that the caller can correct. */
function bad(meaning: string, status = 400): ProblemCodeInfo {
  return { kind: 'bad', status, meaning };
}

/** A name that is not known: 404 in an address, 400 in a query or a body. */
function unknown(meaning: string): ProblemCodeInfo {
  return { kind: 'unknown', status: 404, meaning };
}

/** Every error code. HTTP sends them in `X-Error`, the library has them as `code` of a `Problem`. They are stable. */
export const PROBLEM_CODES = {
  // Names.
  'unknown-country': unknown('The country is not covered.'),
  'unknown-field': unknown('The country or the record has no such field or selector.'),
  'unknown-preset': unknown('The country has no such preset.'),
  'unknown-type': bad('There is no such generic type.'),
  'unknown-dataset': unknown('There is no such dataset.'),
  'unknown-message': unknown('There is no such payment message.'),
  'unknown-schema': unknown('The document has no such schema.'),
  'unknown-collection': unknown('There is no such mock collection.'),
  'unknown-item': unknown('The collection has no item with this id.'),
  'unknown-path': unknown('The address is not part of the API.'),
  'unknown-table': bad('The dataset, the plan or the database has no such table.'),
  'unknown-column': bad('The table or the file has no such column.'),
  'unknown-validator': bad('There is no such validator.'),
  'unknown-case': bad('The validator knows no such way of being wrong.'),
  'unknown-format': bad('There is no such output format.'),
  'unknown-parameter': bad('There is no parameter, property, option or command of this name.'),
  'unknown-value': bad(
    'The value is not one of those that the parameter takes, such as a city or a dialect.',
  ),
  // Values.
  'bad-parameter': bad('A parameter, a property or an option has a value that it does not take.'),
  'missing-parameter': bad('A required parameter, property or argument is missing.'),
  'bad-spec': bad('A spec is not of the form country.selector or any.type.'),
  'bad-json': bad('A text is not valid JSON, or holds a number that cannot be read exactly.'),
  'bad-pattern': bad('A pattern or a regular expression is malformed, or too expensive to match.'),
  'bad-definition': bad('A schema or a definition of tables is malformed.'),
  'bad-json-schema': bad('A JSON Schema is malformed, or no value can satisfy it.'),
  'schema-too-costly': bad('A JSON Schema needs more work than the option effort allows.'),
  'bad-sql': bad('An SQL schema cannot be read.'),
  contradiction: bad('Two conditions or parameters exclude each other.'),
  'not-applicable': bad('The option does not apply to what was asked for.'),
  'not-unique': bad('A column cannot be unique: its values may repeat.'),
  'duplicate-name': bad('Two columns, fields or tables have the same name.'),
  'circular-reference': bad('Tables or columns refer to each other in a circle.'),
  'missing-part': unknown('This engine was built without the part that is needed.'),
  // Limits.
  'too-many-rows': bad(
    'More rows were asked for than a request may have, or than there are distinct values.',
  ),
  'too-large': bad('A text, a definition or an answer is over its limit.'),
  // Requests in plain language.
  'unresolved-request': {
    kind: 'unresolved',
    status: 422,
    meaning: 'A request in plain language was not understood, or cannot be met.',
  },
  // Files and databases.
  'file-error': bad('A file cannot be read or written.'),
  'already-exists': bad('A file or a table exists already.'),
  'database-error': bad('A database cannot be reached, or refuses what is written.'),
  unsupported: bad('The format, the database or the terminal does not support this.'),
  'bad-setting': bad('An environment variable or an option of a service has a value that it does not take.'),
  // HTTP alone.
  'bad-request': bad('The HTTP request cannot be read.'),
  'bad-body': bad('The body of the request is not a JSON object, or not UTF-8.'),
  'forbidden-host': bad('The Host header names another machine.', 403),
  'method-not-allowed': bad('The address does not take this method; Allow lists those that it takes.', 405),
  'not-acceptable': bad('The client accepts none of the media types that the address answers with.', 406),
  timeout: bad('The request was not complete in time.', 408),
  'precondition-failed': bad('The file does not meet If-Match or If-Unmodified-Since.', 412),
  'body-too-large': bad('The body of the request is over its limit.', 413),
  'unsupported-media-type': bad('The body has a media type that the address does not take.', 415),
  'range-not-satisfiable': bad('The file is shorter than Range asks for.', 416),
  'expectation-failed': bad('The server does not meet the expectation in Expect.', 417),
  'too-many-requests': bad(
    'The limit of requests per minute is reached; Retry-After says when to try again.',
    429,
  ),
  'headers-too-large': bad('The headers of the request are over their limit.', 431),
  unavailable: bad('The server is shutting down, or not ready yet.', 503),
  'internal-error': bad('An error of the server. It is logged.', 500),
} satisfies Readonly<Record<string, ProblemCodeInfo>>;

export type ProblemCode = keyof typeof PROBLEM_CODES;
