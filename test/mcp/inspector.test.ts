import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { service } from '../http/service.ts';
import { runNode } from '../support/runNode.ts';
import { NAMES, SPECIMEN } from './clients.ts';

const served = service();

describe('the inspector', () => {
  const inspector = fileURLToPath(
    new URL(
      '../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
      import.meta.url,
    ),
  );
  const targets = [
    ['HTTP', () => [`${served.site}/api/mcp`, '--transport', 'http']],
    ['stdio', () => [process.execPath, SPECIMEN, 'mcp']],
  ] as const;

  it.each(targets)('calls a tool over %s', async (_, target) => {
    const args = ['--tool-name', 'generate', '--tool-arg', 'spec=de.iban', '--tool-arg', 'seed=a'];
    const { out, err } = await runNode([inspector, '--cli', ...target(), '--method', 'tools/call', ...args]);
    const iban = await (await fetch(`${served.site}/api/v1/de/iban?seed=a`)).json();
    expect(out.toString(), err).toContain(iban);
  });

  it.each(targets)('lists tools over %s', async (_, target) => {
    const { out, err } = await runNode([inspector, '--cli', ...target(), '--method', 'tools/list']);
    expect(
      (JSON.parse(out.toString()) as { tools: { name: string }[] }).tools.map(({ name }) => name),
      err,
    ).toEqual(expect.arrayContaining(NAMES));
  });
});
