import { shown } from 'specimen-data/internal';

type Kind = 'a string' | 'an object';

const LIST = { 'cursor?': 'a string' } as const;

/**
 * What the parameters of a request hold, by paths, with ? where they need not: what is wrong in them the SDK tells as an error
 * of ours, in the words of its validator.
 */
const PARAMS: ReadonlyMap<string, Readonly<Record<string, Kind>>> = new Map(
  Object.entries<Readonly<Record<string, Kind>>>({
    initialize: {
      protocolVersion: 'a string',
      capabilities: 'an object',
      clientInfo: 'an object',
      'clientInfo.name': 'a string',
      'clientInfo.version': 'a string',
    },
    'tools/list': LIST,
    'resources/list': LIST,
    'resources/templates/list': LIST,
    'prompts/list': LIST,
    'resources/read': { uri: 'a string' },
    'prompts/get': { name: 'a string', 'arguments?': 'an object' },
    'completion/complete': {
      ref: 'an object',
      'ref.type': 'a string',
      argument: 'an object',
      'argument.name': 'a string',
      'argument.value': 'a string',
    },
  }),
);

/** Why the parameters of a message are none of its method; nothing is said of methods that are not known here. */
export function paramsProblem(message: unknown): string | undefined {
  if (!isObject(message) || typeof message.method !== 'string' || !isId(message.id)) return undefined;
  const { method, params = {} } = message;
  for (const [key, kind] of Object.entries(PARAMS.get(method) ?? {})) {
    const path = key.replace('?', '');
    const value = at(params, path);
    if (!isOf(kind, value) && !(path !== key && value === undefined))
      return `${shown(method)} needs ${kind} as params.${path}`;
  }
  return method === 'prompts/get' ? argumentProblem(params) : undefined;
}

function argumentProblem(params: unknown): string | undefined {
  const words = at(params, 'arguments') ?? {};
  const other = Object.entries(words).find(([, value]) => typeof value !== 'string');
  return other && `"prompts/get" needs a string as params.arguments.${other[0].slice(0, 40)}`;
}

function at(params: unknown, path: string): unknown {
  let value = params;
  for (const key of path.split('.'))
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

function isOf(kind: Kind, value: unknown): boolean {
  return kind === 'a string' ? typeof value === 'string' : isObject(value);
}

function isId(id: unknown): boolean {
  return typeof id === 'string' || typeof id === 'number';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
