import { type ProblemCode, type ProblemKind, problemKindOf } from '../kernel/problemCodes.ts';

/** An error code as the reference lists it: its kind, its HTTP status and its meaning. */
interface ProblemCodeInfo {
  readonly kind: ProblemKind;
  readonly status: number;
  readonly meaning: string;
}

function entry(meaning: string, status = 400): Omit<ProblemCodeInfo, 'kind'> {
  return { status, meaning };
}

const ENTRIES = {
  // Names.
  'unknown-country': entry('The country is not covered.', 404),
  'unknown-field': entry('The country or the record has no such field or selector.', 404),
  'unknown-preset': entry('The country has no such preset.', 404),
  'unknown-type': entry('There is no such generic type.'),
  'unknown-dataset': entry('There is no such dataset.', 404),
  'unknown-message': entry('There is no such payment message.', 404),
  'unknown-schema': entry('The document has no such schema.', 404),
  'unknown-collection': entry('There is no such mock collection.', 404),
  'unknown-item': entry('The collection has no item with this id.', 404),
  'unknown-path': entry('The address is not part of the API.', 404),
  'unknown-table': entry('The dataset, the plan or the database has no such table.'),
  'unknown-column': entry('The table or the file has no such column.'),
  'unknown-validator': entry('There is no such validator.'),
  'unknown-case': entry('The validator knows no such way of being wrong.'),
  'unknown-format': entry('There is no such output format.'),
  'unknown-parameter': entry('There is no parameter, property, option or command of this name.'),
  'unknown-value': entry(
    'The value is not one of those that the parameter takes, such as a city or a dialect.',
  ),
  // Values.
  'bad-parameter': entry('A parameter, a property or an option has a value that it does not take.'),
  'missing-parameter': entry('A required parameter, property or argument is missing.'),
  'bad-spec': entry('A spec is not of the form country.selector or any.type.'),
  'bad-json': entry('A text is not valid JSON, or holds a number that cannot be read exactly.'),
  'bad-pattern': entry('A pattern or a regular expression is malformed, or too expensive to match.'),
  'bad-definition': entry('A schema or a definition of tables is malformed.'),
  'bad-json-schema': entry('A JSON Schema is malformed, or no value can satisfy it.'),
  'schema-too-costly': entry('A JSON Schema needs more work than the option effort allows.'),
  'bad-sql': entry('An SQL schema cannot be read.'),
  contradiction: entry('Two conditions or parameters exclude each other.'),
  'not-applicable': entry('The option does not apply to what was asked for.'),
  'not-unique': entry('A column cannot be unique: its values may repeat.'),
  'duplicate-name': entry('Two columns, fields or tables have the same name.'),
  'circular-reference': entry('Tables or columns refer to each other in a circle.'),
  'missing-part': entry('This engine was built without the part that is needed.', 404),
  // Limits.
  'too-many-rows': entry(
    'More rows were asked for than a request may have, or than there are distinct values.',
  ),
  'too-large': entry('A text, a definition or an answer is over its limit.'),
  // Requests in plain language.
  'unresolved-request': entry('A request in plain language was not understood, or cannot be met.', 422),
  // Files and databases.
  'file-error': entry('A file cannot be read or written.'),
  'already-exists': entry('A file or a table exists already.'),
  'database-error': entry('A database cannot be reached, or refuses what is written.'),
  unsupported: entry('The format, the database or the terminal does not support this.'),
  'bad-setting': entry(
    'An environment variable or an option of a service has a value that it does not take.',
  ),
  // HTTP alone.
  'bad-request': entry('The HTTP request cannot be read.'),
  'bad-body': entry('The body of the request is not a JSON object, or not UTF-8.'),
  'forbidden-host': entry('The Host header names another machine.', 403),
  'method-not-allowed': entry('The address does not take this method; Allow lists those that it takes.', 405),
  'not-acceptable': entry('The client accepts none of the media types that the address answers with.', 406),
  timeout: entry('The request was not complete in time.', 408),
  'precondition-failed': entry('The file does not meet If-Match or If-Unmodified-Since.', 412),
  'body-too-large': entry('The body of the request is over its limit.', 413),
  'unsupported-media-type': entry('The body has a media type that the address does not take.', 415),
  'range-not-satisfiable': entry('The file is shorter than Range asks for.', 416),
  'expectation-failed': entry('The server does not meet the expectation in Expect.', 417),
  'too-many-requests': entry(
    'The limit of requests per minute is reached; Retry-After says when to try again.',
    429,
  ),
  'headers-too-large': entry('The headers of the request are over their limit.', 431),
  unavailable: entry('The server is shutting down, or not ready yet.', 503),
  'internal-error': entry('An error of the server. It is logged.', 500),
} satisfies Readonly<Record<ProblemCode, Omit<ProblemCodeInfo, 'kind'>>>;

/** Every error code. HTTP sends them in `X-Error`, the library has them as `code` of a `Problem`. They are stable. */
export const PROBLEM_CODES = Object.fromEntries(
  Object.entries(ENTRIES).map(([code, info]) => [
    code,
    { kind: problemKindOf(code as ProblemCode), ...info },
  ]),
) as Readonly<Record<ProblemCode, ProblemCodeInfo>>;
