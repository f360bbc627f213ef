import type { CallToolResult } from '@modelcontextprotocol/server';
import { SERVICE_CONTEXT } from '@specimen/runtime/context';
import { waitForTurn } from '@specimen/runtime/turns';
import { Problem, type ProblemCode } from 'specimen-data';
import {
  type Answer,
  type Given,
  type JsonSchema,
  type Operation,
  perform,
  refuseUnknownProperties,
} from 'specimen-data/internal';
import { abridge } from './abridge.ts';
import { addressOf } from './address.ts';
import type { Desk } from './desk.ts';
import { meant } from './schema.ts';
import { writeText } from './write.ts';

/** The operation that answers a call. */
interface Callee {
  readonly name: string;
  readonly operation: Operation;
  readonly input: JsonSchema;
  readonly path: string | undefined;
  /** True if the operation's JSON is an object around the rows. */
  readonly wraps: boolean;
}

/** Answers a call; a problem that the caller can correct is a tool error with the engine's message and code. */
export async function answerCall(callee: Callee, args: unknown, desk: Desk): Promise<CallToolResult> {
  try {
    return await desk.budget.inTurn(() => answered(callee, args, desk));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return {
      content: [error.message, ...whatLists(error)].map(block),
      _meta: { code: error.code },
      isError: true,
    };
  }
}

/** Names the tool that lists what is known, where the message itself names nothing. */
function whatLists({ code, suggestion, expected }: Problem): readonly string[] {
  const tool = suggestion === undefined && expected === undefined ? LISTS.get(code) : undefined;
  return tool ? [`Use ${tool} to see which are known.`] : [];
}

const LISTS: ReadonlyMap<ProblemCode, string> = new Map([
  ['unknown-country', 'list_countries'],
  ['unknown-field', 'describe_country'],
  ['unknown-type', 'list_types'],
  ['unknown-validator', 'list_validators'],
]);

async function answered(callee: Callee, args: unknown, desk: Desk): Promise<CallToolResult> {
  const { budget } = desk;
  await waitForTurn();
  const begun = performance.now();
  const given = argumentsOf(callee, args);
  let answer: Answer;
  try {
    answer = perform(callee.operation, SERVICE_CONTEXT, given);
  } finally {
    budget.take({ time: performance.now() - begun });
  }
  if (answer.format?.binary)
    throw new Problem('unsupported', `${answer.format.key} is not text; use another format`);
  const { parts, shown } = abridge(answer);
  budget.takeRows(shown);
  const text = await writeText(parts, shown, budget);
  if (answer.seed === undefined)
    return {
      content: [text, ...unusedIn(answer)].map(block),
      structuredContent: (answer.value ?? JSON.parse(text)) as Record<string, unknown>,
    };
  const all = addressOf(desk.site, callee.path, given, answer);
  const note = noteOf(answer, shown, { all, seeded: given.seed !== undefined });
  return {
    content: note === '' ? [block(text)] : [block(text), block(note)],
    structuredContent: {
      ...{
        count: answer.rows,
        shown,
        seed: answer.seed,
        ...asOfIn(answer),
        ...(all ? { url: all.url } : {}),
      },
      ...dataOf(text, answer, callee),
    },
  };
}

/** The arguments by their names; one that the tool does not have is refused. */
function argumentsOf({ name, input }: Callee, args: unknown): Given {
  const given = meant(args ?? {}, input);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Problem('bad-parameter', { subject: `the arguments of ${name}`, expected: 'an object', given });
  refuseUnknownProperties(given, Object.keys(input.properties as object), name);
  return given as Given;
}

/** The data in the structured content: JSON as it is, other formats as text. */
function dataOf(text: string, { format }: Answer, { wraps }: Callee): object {
  if (format?.key !== 'json') return { data: text };
  const value: unknown = JSON.parse(text);
  return wraps ? (value as object) : { data: value };
}

/** Returns the note beside the data: ignored words, the seed if it was picked, and the address of the rows that are not shown. */
function noteOf(
  answer: Answer,
  shown: number,
  { all, seeded }: { readonly all: ReturnType<typeof addressOf>; readonly seeded: boolean },
): string {
  const { rows, seed } = answer;
  const unused = unusedIn(answer);
  const where = all ? ` All of them: ${all.how} ${all.url}` : '';
  if (shown < rows) {
    const first = `The first ${shown} of ${rows} rows, seed ${JSON.stringify(seed)}.${where}`;
    return [...unused, first].join(' ');
  }
  const drawn = seeded ? [] : [`Seed ${JSON.stringify(seed)}: give it to get the same data again.`];
  return [...unused, ...drawn].join(' ');
}

/** The as-of date, if the call named one. */
function asOfIn({ asOf }: Answer): object {
  return asOf === undefined ? {} : { asOf };
}

/** A sentence on what does not apply, where there is such. */
function unusedIn({ ignored }: Answer): readonly string[] {
  return ignored.length > 0 ? [`Ignored, since it does not apply: ${ignored.join(', ')}.`] : [];
}

function block(text: string): { type: 'text'; text: string } {
  return { type: 'text', text };
}
