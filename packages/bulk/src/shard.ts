import { Problem, shown } from 'specimen-data/surface';
import type { Shard } from './spans.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The shard that is meant: `2/8`, or `auto` for what the environment of an array job says. */
export function readShard(text: string, env: Environment): Shard {
  if (text.toLowerCase() === 'auto') return shardIn(env);
  const [, index, count] = /^([0-9]+)\/([0-9]+)$/.exec(text) ?? [];
  if (index === undefined) throw new Problem('bad', `shard must be like 1/4, or auto, not ${shown(text)}`);
  return checked(Number(index), Number(count), shown(text));
}

/** How array jobs tell a process which of them it is: the variable with its number, the first number, and how many there are. */
const ARRAYS = [
  { index: 'JOB_COMPLETION_INDEX', count: 'JOB_COMPLETIONS' },
  { index: 'SLURM_ARRAY_TASK_ID', first: 'SLURM_ARRAY_TASK_MIN', count: 'SLURM_ARRAY_TASK_COUNT' },
  { index: 'AWS_BATCH_JOB_ARRAY_INDEX', count: 'AWS_BATCH_JOB_ARRAY_SIZE' },
] as const satisfies readonly { index: string; first?: string; count: string }[];

function shardIn(env: Environment): Shard {
  const array: { index: string; first?: string; count: string } | undefined = ARRAYS.find(
    ({ index }) => env[index] !== undefined,
  );
  if (!array) {
    const names = ARRAYS.map(({ index }) => index).join(', ');
    throw new Problem('bad', `--shard auto finds none of ${names} in the environment: give --shard I/N`);
  }
  const first = array.first === undefined ? 0 : numberIn(env, array.first);
  const count = numberIn(env, array.count);
  return checked(numberIn(env, array.index) - first + 1, count, `${array.index} of ${array.count} ${count}`);
}

function numberIn(env: Environment, name: string): number {
  const text = env[name];
  if (text !== undefined && /^[0-9]+$/.test(text)) return Number(text);
  const found = text === undefined ? 'is not set' : `is ${shown(text)}`;
  throw new Problem('bad', `${name} ${found}; it must be a whole number`);
}

function checked(index: number, count: number, what: string): Shard {
  if (index >= 1 && index <= count && count <= Number.MAX_SAFE_INTEGER) return { index, count };
  throw new Problem('bad', `shard must be 1 to the number of shards, not ${what}`);
}
