import {
  type CompleteResult,
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { shown, suggestionOrAll } from 'specimen-data/internal';
import { type Prompt, spoken } from './prompts.ts';
import { collections, pages } from './resources.ts';

/** Prompts and completions are looked up here: the SDK's own tables find `constructor`. */
export function servePrompts({ server }: McpServer, offered: readonly Prompt[]): void {
  server.setRequestHandler('prompts/list', () => ({ prompts: offered.map(listed) }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: words = {} } }) => {
    const prompt = promptNamed(name, offered);
    const text = spoken(prompt, words);
    return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
  });
  server.setRequestHandler('completion/complete', async ({ params: { ref, argument, context = {} } }) => {
    const complete =
      ref.type === 'ref/prompt'
        ? ofPrompt(promptNamed(ref.name, offered), argument.name)
        : ofCollection(ref.uri, argument.name);
    const { arguments: others = {} } = context;
    return completed((await complete?.(argument.value, { arguments: others })) ?? []);
  });
}

function listed({ name, title, description, args }: Prompt) {
  const entries = Object.entries(args).map(([key, { description: text, optional }]) => ({
    ...{ name: key, description: text, required: !optional },
  }));
  return { name, title, description, arguments: entries };
}

function promptNamed(name: string, offered: readonly Prompt[]): Prompt {
  const prompt = offered.find((each) => each.name === name);
  if (prompt) return prompt;
  const mend = suggestionOrAll(
    name,
    offered.map((each) => each.name),
  );
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `unknown prompt ${shown(name)}${mend}`);
}

function ofPrompt({ args }: Prompt, argument: string) {
  return Object.hasOwn(args, argument) ? args[argument]?.complete : undefined;
}

function ofCollection(uri: string, argument: string) {
  const found = collections.find(({ template }) => template.uriTemplate.toString() === uri);
  if (found) return found.parameter === argument ? found.template.completeCallback(argument) : undefined;
  if (pages.some(({ operation }) => uri === `specimen://${operation.name}`)) return undefined;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `unknown resource ${shown(uri)}`);
}

/** A protocol's worth of words, and how many there are. */
function completed(words: readonly string[]): CompleteResult {
  return { completion: { values: words.slice(0, MOST), total: words.length, hasMore: words.length > MOST } };
}

const MOST = 100;
