import type { CallToolResult } from '@modelcontextprotocol/server';
import { Problem } from 'specimen-data';
import type { Arguments, JsonSchema } from './schema.ts';

/** One tool: how a model sees it, and the engine call behind it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** When to use it, and two examples. */
  readonly description: string;
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  /** `site` is where the HTTP API is served, for the addresses in an answer. */
  call(args: Arguments, site: string): Reply;
}

/** What a tool answers. */
export interface Reply {
  /** The bytes of the HTTP answer, as text. */
  readonly text: string;
  /** What a model must know besides, such as where the other rows are. */
  readonly note?: string | undefined;
  readonly structured: Readonly<Record<string, unknown>>;
}

/** A reply that is one JSON object. */
export function jsonReply(value: object): Reply {
  return { text: JSON.stringify(value), structured: { ...value } };
}

/** Calls a tool; what the caller can mend is a tool error with the engine's message. */
export function run({ call }: Pick<Tool, 'call'>, args: Arguments, site: string): CallToolResult {
  try {
    const { text, note, structured } = call(args, site);
    const blocks = note === undefined ? [text] : [text, note];
    return { content: blocks.map(textBlock), structuredContent: { ...structured } };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { content: [textBlock(error.message)], isError: true };
  }
}

function textBlock(text: string): { type: 'text'; text: string } {
  return { type: 'text', text };
}
