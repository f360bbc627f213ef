import { Problem, shown } from 'specimen-data/internal';
import type { Shard } from './spans.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The shard that is meant: `2/8`, or `auto` for what the environment of an array job says. */
export function readShard(text: string, env: Environment): Shard {
  if (text.toLowerCase() === 'auto') return shardIn(env);
  const [, index, count] = /^([0-9]+)\/([0-9]+)$/.exec(text) ?? [];
  if (index === undefined)
    throw new Problem('bad-parameter', {
      subject: 'shard',
      expected: 'a fraction such as 1/4, or auto',
      given: text,
    });
  const shard = { index: Number(index), count: Number(count) };
  if (isShard(shard)) return shard;
  throw new Problem('bad-parameter', {
    subject: 'shard',
    expected: 'between 1 and the number of shards',
    given: text,
  });
}

/** The environment variables by which a kind of array job tells a process its number, the first number, the step and the count. */
interface ArrayJob {
  readonly index: string;
  readonly first?: string;
  readonly step?: string;
  readonly count: string;
}

const ARRAYS: readonly ArrayJob[] = [
  { index: 'JOB_COMPLETION_INDEX', count: 'JOB_COMPLETIONS' },
  {
    index: 'SLURM_ARRAY_TASK_ID',
    first: 'SLURM_ARRAY_TASK_MIN',
    step: 'SLURM_ARRAY_TASK_STEP',
    count: 'SLURM_ARRAY_TASK_COUNT',
  },
  { index: 'AWS_BATCH_JOB_ARRAY_INDEX', count: 'AWS_BATCH_JOB_ARRAY_SIZE' },
];

/** Returns the shard from the environment. Two kinds of array jobs that disagree are ambiguous, which is an error. */
function shardIn(env: Environment): Shard {
  const arrays = ARRAYS.filter(({ index }) => env[index] !== undefined);
  const [first, ...others] = arrays.map((array) => shardOf(array, env));
  if (!first) {
    const names = ARRAYS.map(({ index }) => index).join(', ');
    throw new Problem(
      'bad-parameter',
      `--shard auto finds none of ${names} in the environment: give --shard I/N`,
      { subject: 'shard' },
    );
  }
  if (others.every(({ index, count }) => index === first.index && count === first.count)) return first;
  const said = [first, ...others].map(({ index, count }, i) => `${arrays[i]?.index} says ${index}/${count}`);
  throw new Problem(
    'contradiction',
    `--shard auto finds several arrays: ${said.join(', ')}; give --shard I/N`,
  );
}

function shardOf(array: ArrayJob, env: Environment): Shard {
  const number = numberIn(env, array.index);
  const first = array.first === undefined ? 0 : numberIn(env, array.first);
  const step = array.step === undefined || env[array.step] === undefined ? 1 : numberIn(env, array.step);
  const count = numberIn(env, array.count);
  const shard = { index: (number - first) / step + 1, count };
  if (isShard(shard)) return shard;
  const steps = step === 1 ? '' : ` in steps of ${step}`;
  const right = `${first} to ${first + (count - 1) * step}${steps} where ${array.count} is ${count}`;
  throw new Problem('bad-setting', `${array.index} is ${number}; it must be ${right}: give --shard I/N`, {
    subject: array.index,
    given: number,
  });
}

function numberIn(env: Environment, name: string): number {
  const text = env[name];
  if (text !== undefined && /^[0-9]+$/.test(text)) return Number(text);
  const found = text === undefined ? 'is not set' : `is ${shown(text)}`;
  throw new Problem('bad-setting', `${name} ${found}; it must be a whole number`, {
    subject: name,
    given: text,
  });
}

function isShard({ index, count }: Shard): boolean {
  return Number.isInteger(index) && index >= 1 && index <= count && count <= Number.MAX_SAFE_INTEGER;
}
