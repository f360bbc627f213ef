import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import { type JsonSchema, type Operation, operations, perform } from 'specimen-data/internal';

/** A section of a help text: names with their meanings. */
export interface Section {
  readonly title: string;
  readonly entries: readonly (readonly [name: string, text: string])[];
}

type Texts = Readonly<Record<string, string>>;

/** Describes the JSON file of a schema. */
export function schemaSections(): readonly Section[] {
  const { fields, count, offset, where, seed, asOf } = operations.schema.parameters;
  const { body, notes, pattern } = answerOf(operations.schemaHelp) as {
    readonly body: { readonly fields: readonly [Texts] };
    readonly notes: readonly string[];
    readonly pattern: Texts;
  };
  const parameters = Object.entries({ fields, count, offset, where, seed, asOf });
  return [
    { title: 'Properties of the file', entries: parameters.map(([name, { text }]) => [name, text]) },
    { title: 'Properties of a field', entries: Object.entries(body.fields[0]) },
    { title: 'Signs of a pattern', entries: Object.entries(pattern) },
    { title: 'Notes', entries: notes.map((note) => ['-', note]) },
  ];
}

/** Describes the JSON file of a dataset. */
export function definitionSections(): readonly Section[] {
  const { $defs, ...file } = answerOf(operations.datasetSchema) as Described & {
    readonly $defs: Readonly<Record<string, Described>>;
  };
  const named = Object.entries($defs).map(([name, def]) => [`Properties of a ${name}`, def] as const);
  return [['Properties of the file', file] as const, ...named]
    .filter(([, { properties }]) => properties)
    .map(([title, { properties = {} }]) => ({
      title,
      entries: Object.entries(properties).map(([name, property]) => [name, textOf(property)]),
    }));
}

interface Described {
  readonly properties?: Readonly<Record<string, Property>>;
}

type Property = JsonSchema & { readonly description?: string; readonly items?: { readonly $ref?: string } };

function textOf({ description, items }: Property): string {
  return description ?? `A list of ${items?.$ref?.split('/').at(-1)}s.`;
}

function answerOf(operation: Operation): unknown {
  return perform(operation, COMMAND_CONTEXT, {}).value;
}
