import type { CallToolResult } from '@modelcontextprotocol/server';
import { CONDITIONS, type Given, type JsonSchema, type Operation } from 'specimen-data/internal';
import { answerCall } from './answerCall.ts';
import type { Desk } from './desk.ts';
import { inputSchema, outputSchema } from './schema.ts';

/** An operation as a tool: the table's line. */
export interface Offer {
  readonly name: string;
  readonly title: string;
  readonly operation: Operation;
  /** When to use it, behind the operation's own sentence. */
  readonly use: string;
  /** Arguments that the operation's own example does not show. */
  readonly example?: Given;
  /** Parameters that a model does without. */
  readonly without?: readonly string[];
  /** Parameters that must be given here, since what would do instead is left out. */
  readonly needs?: readonly string[];
  /** Where HTTP answers all rows: a path under the API's base, with an argument in braces. */
  readonly path?: string;
}

/** A tool: how a model sees it, and what a call does. */
export interface Tool {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  call(args: unknown, desk: Desk): Promise<CallToolResult>;
}

/** The parameters that mean nothing to a model, and the conditions, which it gives together in `where`. */
const HIDDEN: readonly string[] = ['pretty', ...CONDITIONS];

/** All of a tool comes from the declaration of its operation. */
export function toolOf(offer: Offer): Tool {
  const { name, title, use, example, path, without = [], needs = [] } = offer;
  const operation = { ...offer.operation, required: [...offer.operation.required, ...needs] };
  const parameters = Object.fromEntries(
    Object.entries(operation.parameters).filter(([key]) => !HIDDEN.includes(key) && !without.includes(key)),
  );
  const input = inputSchema(parameters, operation.required);
  const result = outputSchema(operation.result);
  const examples = [operation.example, ...(example ? [example] : [])].map((each) => JSON.stringify(each));
  const call = { name, operation, input, path, wraps: 'properties' in result };
  return {
    name,
    title,
    description: `${operation.summary}. ${use} Examples: ${examples.join('; ')}.`,
    inputSchema: input,
    outputSchema: operation.makes
      ? rowsSchema(result, 'format' in parameters)
      : { type: 'object', ...result },
    call: (args, desk) => answerCall(call, args, desk),
  };
}

/** Returns the schema of an answer with rows, including what the operation returns around them. */
function rowsSchema({ properties, ...result }: JsonSchema, formatted: boolean): JsonSchema {
  return {
    type: 'object',
    properties: {
      count: { type: 'integer' },
      shown: { type: 'integer' },
      seed: { type: 'string' },
      asOf: { type: 'string' },
      url: { type: 'string' },
      ...(properties ?? { data: result }),
      ...(formatted ? { data: {} } : {}),
    },
  };
}
