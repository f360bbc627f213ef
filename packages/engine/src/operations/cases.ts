import { type Column, Source, valuesAt } from '../draw/source.ts';
import { putText } from '../kernel/bytes.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { freshSeed } from '../kernel/seed.ts';
import type { Checker } from '../model.ts';
import { compileSpec, splitSpec, type World } from '../spec/spec.ts';
import { anybody } from './anybody.ts';
import { checkerOf, type StandardReference, standardSpec, validator, validatorNamed } from './checkers.ts';
import { between, rowsResult } from './generate.ts';
import { operation } from './operation.ts';
import { asOf, format, pretty, seed } from './parameters.ts';
import type { Rows } from './rows.ts';
import { ref } from './schemas.ts';

/** Valid and invalid forms of a value of a standard. */
export const cases = operation({
  name: 'cases',
  summary: 'List valid and invalid values of a number',
  parameters: { validator, spec: standardSpec, seed, asOf, format, pretty },
  result: ref('Cases'),
  makes: true,
  example: { validator: 'plPesel', seed: 'demo' },
  run({ world }, { validator, spec, seed = freshSeed(), asOf, format }) {
    const { cases, ...about } = casesOf(world, { validator, spec }, { seed, asOf });
    const { length: n } = cases;
    const head = JSON.stringify({ ...about, count: n }).slice(0, -1);
    return between(`${head},"cases":`, rowsResult(caseSource(cases), { n, seed, asOf, format }), '}');
  },
});

/** A valid or invalid form: an example value and a sentence about it. */
export interface Case {
  /** `bare`, `printed` … for accepted values; `short`, `checksum`, `date` … for rejected ones. */
  readonly case: string;
  readonly valid: boolean;
  readonly value: string;
  /** A sentence for the name of a test. */
  readonly why: string;
}

export interface Cases {
  readonly validator: string;
  readonly label: string;
  readonly spec?: string;
  readonly cases: readonly Case[];
}

/** Returns the cases of a validator, or of a spec's validator with the value of row 0. */
export function casesOf(
  world: World,
  asked: StandardReference,
  { seed, asOf }: Pick<Rows, 'seed' | 'asOf'>,
): Cases {
  const checker = checkerOf(world, asked);
  if (!checker)
    throw new Problem(
      'not-applicable',
      `no validator checks ${shown(asked.spec)}, so there is no public rule to break`,
    );
  const { id, label } = checker;
  const row = new RowKey(seed, asOf).at(0);
  const value =
    asked.validator === undefined ? rightValue(world, asked.spec as string, row) : madeBy(world, id, row);
  const { spec } = asked;
  return {
    validator: id,
    label,
    ...(spec === undefined ? {} : { spec }),
    cases: [...right(checker, value), ...wrong(checker, value, row)],
  };
}

/** Returns the spec's value in row 0; a record's field is written as `de.company.vat`. */
function rightValue(world: World, spec: string, row: RowKey): string {
  const { owner, selector } = splitSpec(spec);
  const [record = '', column] = selector.toLowerCase().split('.');
  if (column === undefined) return String(valuesAt(compileSpec(world, spec), [row])[0]);
  const [values] = valuesAt(compileSpec(world, `${owner}.${record}`), [row]);
  return String((values as Readonly<Record<string, unknown>>)[column]);
}

function madeBy(world: World, id: string, row: RowKey): string {
  const who = anybody(new Random('anybody').start(row), row.asOf);
  return validatorNamed(world, id).make(new Random(id).start(row), who);
}

/** Returns the accepted forms that differ. */
function right({ valid, bare }: Checker, value: string): readonly Case[] {
  const forms: readonly (readonly [string, string, string])[] = [
    ['bare', bare(value), 'without separators'],
    ['printed', value, 'as it is usually printed'],
    ['lowercase', value.toLowerCase(), 'in lower case'],
  ];
  const known = new Set<string>();
  return forms.flatMap(([name, form, why]) => {
    if (known.has(form) || !valid(form)) return [];
    known.add(form);
    return [{ case: name, valid: true, value: form, why }];
  });
}

/** Returns one value for each fault that this value can have. */
function wrong({ id, cases, spoil, faults }: Checker, value: string, row: RowKey): readonly Case[] {
  return cases.flatMap((name) => {
    const spoilt = spoil(value, name, new Random(`${id}.${name}`).start(row));
    if (spoilt === undefined) return [];
    const reason = faults(spoilt)[0]?.reason ?? '';
    const why = name === 'transposed' ? `two neighbours are swapped: ${reason}` : reason;
    return [{ case: name, valid: false, value: spoilt, why }];
  });
}

/** Returns the cases as rows. */
function caseSource(cases: readonly Case[]): Source {
  let index = 0;
  const column = (key: keyof Case, kind: Column['kind'] = 'text'): Column => ({
    key,
    kind,
    plain: false,
    put: (out, at) => putText(out, at, String((cases[index] as Case)[key])),
  });
  const nodes = [column('case'), column('valid', 'boolean'), column('value'), column('why')];
  return new Source('cases', { kind: 'record', nodes }, [
    {
      open(row) {
        index = row.index;
      },
    },
  ]);
}
