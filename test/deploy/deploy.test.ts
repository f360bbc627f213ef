import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { type IJob, Job } from 'kubernetes-models/batch/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Pod, Service } from 'kubernetes-models/v1';
import { render } from 'specimen-data';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { BIN } from '../cli/specimen.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const text = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${file}`, import.meta.url)), 'utf8');

/** Fewer rows and shards than the files say, as whoever uses them may set both. */
const ROWS = '802';
const SHARDS = 3;
const whole = Buffer.from(render('de.person', { n: Number(ROWS), seed: 'demo', format: 'csv' }));

/** Runs a container's command on this machine: `/data` is a folder of ours, a large number of rows a small one. */
function run(command: readonly string[], args: readonly string[], env: Record<string, string> = {}): void {
  const local = [...command, ...args].map((word) =>
    word
      .replaceAll('/data', folder)
      .replace('packages/cli/bin/specimen.mjs', BIN)
      .replace(/^80000000$/, ROWS),
  );
  const { status, stderr } = spawnSync(local[0] as string, local.slice(1), {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

/** Takes the files away that were made, in the order of their names. */
function taken(): Buffer {
  const files = readdirSync(folder).sort();
  const bytes = Buffer.concat(files.map((file) => readFileSync(join(folder, file))));
  for (const file of files) rmSync(join(folder, file));
  return bytes;
}

describe('Kubernetes', () => {
  const MODELS = { Deployment, Service, HorizontalPodAutoscaler, PodDisruptionBudget } as const;

  it('takes the service', () => {
    const documents = parseAllDocuments(text('kubernetes.yaml')).map((document) => document.toJS());
    expect(documents.map(({ kind }) => kind)).toEqual(Object.keys(MODELS));
    for (const document of documents) new MODELS[document.kind as keyof typeof MODELS](document).validate();
  });

  const job = parse(text('bulk/kubernetes-job.yaml')) as IJob;

  it('takes the indexed job', () => {
    new Job(job).validate();
    const broken = { ...job, spec: { ...job.spec, completions: 'eight' } };
    expect(() => new Job(broken as unknown as IJob).validate()).toThrow(/completions/);
  });

  it('makes the whole by the shards of the job', () => {
    const { completions = 0, completionMode, template } = job.spec as NonNullable<IJob['spec']>;
    const [container] = template.spec?.containers ?? [];
    const env = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value as string]));
    expect({ completionMode, count: env.JOB_COMPLETIONS }).toEqual({
      completionMode: 'Indexed',
      count: `${completions}`,
    });
    expect(completions).toBeGreaterThan(SHARDS);
    for (let index = 0; index < SHARDS; index++) {
      const own: Record<string, string> = {
        ...env,
        JOB_COMPLETIONS: `${SHARDS}`,
        JOB_COMPLETION_INDEX: `${index}`,
      };
      const args = (container?.args ?? []).map((arg) =>
        arg.replace(/\$\((\w+)\)/g, (_, name) => own[name] ?? ''),
      );
      run(container?.command ?? [], args, own);
    }
    expect(taken().equals(whole)).toBe(true);
  });
});

it('Slurm makes the whole by the tasks of the array', () => {
  const script = fileURLToPath(new URL('../../deploy/bulk/slurm.sh', import.meta.url));
  const [, first, last] = /^#SBATCH --array=(\d+)-(\d+)$/m.exec(text('bulk/slurm.sh')) ?? [];
  expect(Number(last) - Number(first)).toBeGreaterThan(SHARDS);
  for (let id = Number(first); id < Number(first) + SHARDS; id++) {
    run(['bash', script], [], {
      SPECIMEN: `${process.execPath} ${BIN}`,
      ROWS,
      OUT: folder,
      SLURM_ARRAY_TASK_ID: `${id}`,
      SLURM_ARRAY_TASK_MIN: `${first}`,
      SLURM_ARRAY_TASK_COUNT: `${SHARDS}`,
      SLURM_CPUS_PER_TASK: '2',
    });
  }
  expect(taken().equals(whole)).toBe(true);
});

describe('Argo', () => {
  interface Container {
    readonly image: string;
    readonly command: readonly string[];
    readonly args: readonly string[];
  }
  interface Step {
    readonly template: string;
    readonly withSequence?: { readonly start: string; readonly end: string };
  }
  interface Template {
    readonly name: string;
    readonly steps?: readonly (readonly Step[])[];
    readonly container?: Container;
  }
  const { spec } = parse(text('bulk/argo-workflow.yaml'));
  const templates = new Map((spec.templates as Template[]).map((template) => [template.name, template]));
  const parameters: Record<string, string> = Object.fromEntries(
    spec.arguments.parameters.map(({ name, value }: { name: string; value: string }) => [
      `workflow.parameters.${name}`,
      name === 'shards' ? `${SHARDS}` : value,
    ]),
  );
  const filled = (word: string, more: Record<string, string> = {}) =>
    word.replace(/\{\{([\w.]+)\}\}/g, (_, name) => ({ ...parameters, ...more })[name] ?? `no ${name}`);

  it('has containers that Kubernetes takes', () => {
    const containers = [...templates.values()].flatMap(({ container, name }) =>
      container ? [{ ...container, name }] : [],
    );
    expect(containers).toHaveLength(2);
    for (const container of containers)
      new Pod({
        metadata: { name: 'x' },
        spec: { containers: [container as never], volumes: spec.volumes },
      }).validate();
  });

  it('runs as a user who can write to the volume', () => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 });
  });

  it('makes the whole by its steps, whatever a run of more shards has left', () => {
    writeFileSync(join(folder, 'people-00004.csv'), 'of another run\n');
    for (const [step] of templates.get(spec.entrypoint)?.steps ?? []) {
      const { withSequence = { start: '1', end: '1' }, template } = step as Step;
      const { command, args } = (templates.get(template) as Template).container as Container;
      for (let item = Number(withSequence.start); item <= Number(filled(withSequence.end)); item++) {
        const index = { 'inputs.parameters.index': `${item}`.padStart(5, '0') };
        run(
          command,
          args.map((arg) => filled(arg, index)),
        );
      }
    }
    expect(readdirSync(folder)).toEqual(['people.csv']);
    expect(taken().equals(whole)).toBe(true);
  });
});
