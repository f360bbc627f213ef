import { CAMT } from './types/camt.ts';
import { COMMON } from './types/common.ts';
import { HEAD } from './types/head.ts';
import { PACS } from './types/pacs.ts';
import { PAIN } from './types/pain.ts';
import { SIMPLE } from './types/simple.ts';
import { type ValueType, valueType } from './valueType.ts';

/** An element of a type: how often it may stand there, and its own type. */
export interface Element {
  readonly name: string;
  readonly type: string;
  readonly min: number;
  readonly max: number;
}

/** Type with elements in an order, or one of several. */
export interface Complex {
  readonly kind: 'sequence' | 'choice';
  readonly elements: readonly Element[];
  /** True where any further content is allowed (supplementary data, signatures). */
  readonly open: boolean;
}

export type Type = Complex | ValueType;

const lines = new Map<string, string>();
const types = new Map<string, Type>();

/** Returns a type by its name in the ISO 20022 dictionary. */
export function typeNamed(name: string): Type {
  let type = types.get(name);
  if (!type) {
    type = parseType(lineOf(name));
    types.set(name, type);
  }
  return type;
}

export function isComplex(type: Type): type is Complex {
  return 'elements' in type;
}

function lineOf(name: string): string {
  if (lines.size === 0)
    for (const table of [SIMPLE, COMMON, PAIN, PACS, CAMT, HEAD])
      for (const line of table.trim().replaceAll('\n  ', ' ').split('\n')) {
        const end = line.search(/[ :]/);
        lines.set(line.slice(0, end), line.slice(end).replace(/^: /, ''));
      }
  const line = lines.get(name);
  if (line === undefined) throw new Error(`no type ${name}`);
  return line;
}

function parseType(line: string): Type {
  if (line.startsWith(' = ')) return valueType(line.slice(3));
  const choices = line.split(' | ');
  const parts = choices.length > 1 ? choices : line.split(' ');
  return {
    kind: choices.length > 1 ? 'choice' : 'sequence',
    elements: parts.filter((part) => part !== ANY).map(parseElement),
    open: parts.includes(ANY),
  };
}

const ANY = '#any';

const OCCURS: Readonly<Record<string, readonly [number, number]>> = {
  '': [1, 1],
  '?': [0, 1],
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
};

function parseElement(part: string): Element {
  const [, name = '', occurs = '', type = ''] = /^(\w+)([^:]*):(\w+)$/.exec(part) ?? [];
  const [min, max] = OCCURS[occurs] ?? (occurs.slice(1, -1).split(',').map(Number) as [number, number]);
  return { name, type, min, max };
}
