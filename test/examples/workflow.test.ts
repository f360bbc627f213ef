import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { home } from './example.ts';

const text = readFileSync(join(home('github-actions'), '.github/workflows/test.yml'), 'utf8');
const mistakes = (workflow: string) => validateWorkflow(workflow).errors;

it('GitHub takes the workflow', () => {
  expect(mistakes(text)).toEqual([]);
  expect(mistakes(text.replace('runs-on', 'run-on'))).not.toEqual([]);
  expect(mistakes(text.replace('ports:', 'port:'))).not.toEqual([]);
});

it('its first job starts the service and waits for it', async () => {
  const { steps } = parse(text).jobs.npx;
  const { run } = steps.find(({ name }: { name?: string }) => name === 'Start the service');
  const port = await freePort();
  const site = `http://localhost:${port}`;
  // GitHub runs a step as `bash -e`; the service goes on after it.
  const shell = spawn('bash', ['-e', '-c', run], {
    cwd: home('github-actions'),
    env: { ...process.env, PORT: String(port), SPECIMEN_URL: site },
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => {
    process.kill(-(shell.pid as number), 'SIGKILL');
  });
  expect(await new Promise((resolve) => shell.once('exit', resolve))).toBe(0);
  expect((await fetch(`${site}/api/v1/de/iban?seed=demo`)).status).toBe(200);
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
