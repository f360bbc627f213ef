/**
 * The parts of the engine that our own programs are built from: server, MCP, command and page.
 *
 * This entry is internal. The version policy does not cover it: names and types change in any release without notice.
 * Programs outside this repository use `specimen-data`; `specimen-cli` pins the exact version of `specimen-data`.
 */

export { mod97Digits } from './checksum/mod97.ts';
export { compilingPut } from './compiler/compiler.ts';
export { countries } from './countries/index.ts';
export { halfWidth as halfWidthKana } from './countries/jp/kana.ts';
export { ODDS } from './data/odds.ts';
export { ACH_RETURNS, achReturnOf } from './data/schemes/achReturns.ts';
export { currencyDigits, isCurrency } from './data/schemes/currencyDigits.ts';
export {
  DEBIT_RETURNS,
  type Reason,
  reasonOf,
  TRANSFER_REJECTIONS,
  TRANSFER_RETURNS,
} from './data/schemes/reasonCodes.ts';
export { SEPA_CHARACTERS, SEPA_COUNTRIES, SEPA_LARGEST } from './data/schemes/sepa.ts';
export { isTargetDay } from './data/schemes/target.ts';
export { mermaid, svg } from './datasets/diagram.ts';
export type { Table } from './datasets/table.ts';
export { RowPersona } from './draw/persona.ts';
export { type Column, isBranch, type Node, Source } from './draw/source.ts';
export { type Engine, engine } from './engine.ts';
export {
  Cursor,
  type Escape,
  Escapes,
  escapeSpan,
  type Format,
  type FormatStep,
  NOTHING,
  type Put,
  RowWriter,
} from './formats/format.ts';
export { formats, served } from './formats/index.ts';
export { valueSteps } from './formats/json.ts';
export { type Leaf, lineFormat, linesOf, rewritten } from './formats/lines.ts';
export { raw } from './formats/raw.ts';
export {
  createTable,
  DIALECTS,
  type Dialect,
  foreignKey,
  quoted,
  ROWS_PER_INSERT,
  type SqlColumn,
  type SqlOptions,
  sqlFormat,
} from './formats/sql.ts';
export { refuseColumns } from './formats/sqlNames.ts';
export { escapeXml, xmlText } from './formats/xml.ts';
export { decode, Out, Piece, putInt, putPiece } from './kernel/bytes.ts';
export { CsvReader, type CsvRow } from './kernel/csvReader.ts';
export { Day, dayAt, isDay, REFERENCE, weekday } from './kernel/day.ts';
export { find, nearest, suggestion, suggestionOrAll, unknownName } from './kernel/find.ts';
export { FARTHEST, readText, readWhole } from './kernel/limits.ts';
export { onFirstUse } from './kernel/onFirstUse.ts';
export { asBad, Problem, type ProblemCode, shown } from './kernel/problem.ts';
export { Random, RowKey } from './kernel/random.ts';
export { freshSeed, type Seed, seedText } from './kernel/seed.ts';
export { fold, percentEncoded, remembered } from './kernel/text.ts';
export { VERSION } from './kernel/version.ts';
export type { Word, Words } from './kernel/words.ts';
export type { Checker, Community, Country, Field, Place, Sex, Validator } from './model.ts';
export { isColumnName, meaningOf, meaningsOf } from './operations/columnMeaning.ts';
export { type Definition, datasetTables, tablesOf } from './operations/dataset.ts';
export { DecimalSum } from './operations/decimalSum.ts';
export type { TableDefinition } from './operations/definition.ts';
export { definitionExample } from './operations/definitionSchema.ts';
export { everything } from './operations/everything.ts';
export { parseExactly, refuseInexact } from './operations/exactJson.ts';
export {
  type FieldType,
  type NumberRange,
  parseFieldType,
  printFieldType,
} from './operations/fieldType.ts';
export { fromJsonSchema, type JsonSchemaOptions } from './operations/fromJsonSchema.ts';
export { almost } from './operations/identify.ts';
export { operations } from './operations/index.ts';
export {
  type Answer,
  anyJson,
  type Caps,
  type Context,
  type Given,
  type JsonSchema,
  jsonText,
  NO_CAPS,
  type Operation,
  operation,
  type Parameter,
  type Parameters,
  perform,
  type RowsResult,
  refuseUnknownProperties,
  SERVICE,
} from './operations/operation.ts';
export * as parameters from './operations/parameters.ts';
export { PROBLEM_CODES } from './operations/problemReference.ts';
export {
  type AnswerPart,
  type Begun,
  blocksOf,
  bytesOf,
  type Fit,
  fit,
  isRows,
  Pump,
  type RowsPart,
  type Span,
  type TextStream,
  tooLarge,
} from './operations/pump.ts';
export { refuseNul } from './operations/refuseNul.ts';
export type { Rows } from './operations/rows.ts';
export { distinctRows, samplesOf } from './operations/samples.ts';
export { objectSchema, ref, schemasOf } from './operations/schemas.ts';
export { stored } from './operations/stored.ts';
export type { TableField } from './operations/tableField.ts';
export { refuseFileNames, tablesResult } from './operations/tables.ts';
export type { Expression as RegexPart } from './regex/parse.ts';
export { regex } from './regex/regex.ts';
export { type CountryNames, type NameSpellings as Names, namesOf } from './spec/names.ts';
export { outcomesOf } from './spec/payment.ts';
export { findCountry, type World, worldOf } from './spec/spec.ts';
export { CONDITIONS, type Where } from './spec/steering.ts';
export { bic as bicValidator } from './validators/bic.ts';
export { iban as ibanValidator, nationalBban } from './validators/iban.ts';
export { validators } from './validators/index.ts';
export { rfReference } from './validators/rfReference.ts';
export { sepaCreditorId } from './validators/sepaCreditorId.ts';
export { fieldNamed } from './words/fieldNamed.ts';
