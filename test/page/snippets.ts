import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { copiedBy } from './visit.ts';

const run = promisify(execFile);
const command = fileURLToPath(new URL('../../packages/cli/bin/specimen.mjs', import.meta.url));

/** Runs the snippet of each name, in a folder where it writes files. */
export const RUNS: Readonly<
  Record<string, (text: string, site: string, folder?: string) => Promise<string>>
> = {
  curl: (text, _, folder) => output('sh', ['-c', text.replace(/^curl /, 'curl -s ')], folder),
  JavaScript: (text, _, folder) => output('node', ['--input-type=module', '-e', text], folder),
  Python: (text) => output('python3', ['-c', text]),
  Command: (text, _, folder) =>
    output('sh', ['-c', text.replace('npx -y specimen-cli', `node ${command}`)], folder),
  MCP: async (body, site) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    return (await fetch(`${site}/api/mcp`, { method: 'POST', headers, body })).text();
  },
};

/** Copies the snippets that the page shows, runs each, and tells what comes out. */
export async function outputsOf(
  page: Page,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const outputs: Record<string, string> = {};
  for (const name of names) {
    await page.getByRole('tab', { name, exact: true }).click();
    outputs[name] = (await RUNS[name]?.(await snippetOn(page), new URL(page.url()).origin)) as string;
  }
  return outputs;
}

/** The snippet that the page shows. */
export function snippetOn(page: Page): Promise<string> {
  return copiedBy(page.getByRole('button', { name: 'Copy snippet' }));
}

async function output(file: string, args: readonly string[], folder?: string): Promise<string> {
  return (await run(file, args, { maxBuffer: 1 << 24, cwd: folder })).stdout.replaceAll('\r\n', '\n').trim();
}
