import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'specimen-data';
import { describe, expect, it } from 'vitest';
import { BIN } from './specimen.ts';

const start = (args: readonly string[], stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'pipe']) =>
  spawn(process.execPath, [BIN, ...args], { stdio });

function ended(child: ChildProcess): Promise<{ code: number | null; signal: string | null; err: string }> {
  let err = '';
  child.stderr?.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, err })));
}

const bash = (script: string) =>
  spawnSync('bash', ['--norc', '-c', script, process.execPath, BIN], { encoding: 'utf8' });

describe('the command as a process', () => {
  it('gives a shell the value and the exit code', () => {
    const { stdout } = bash('X=$("$0" "$1" de.iban --seed a); printf "[%s]" "$X"');
    expect(stdout).toBe(`[${generate('de.iban', { seed: 'a' })}]`);
    expect(bash('"$0" "$1" validate x --as iban').status).toBe(1);
    expect(bash('"$0" "$1" nope').status).toBe(2);
    expect(bash('echo DE89370400440532013000 | "$0" "$1" validate - --as iban').status).toBe(0);
  });

  it.each(['de.iban', 'de.person -n 100000', 'countries', '--help', 'validate x --as iban'])(
    'tells in one line that the disk is full: %s',
    (args) => {
      const { status, stderr } = bash(`"$0" "$1" ${args} > /dev/full`);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: expect.stringMatching(/^specimen: cannot write standard output: no space left on device\n$/),
      });
    },
  );

  it.each([
    'de.person -n 1000000000',
    'fetch "1000000000 german persons" --pretty',
    'de.iban -n 1000000000 --raw',
  ])('ends quietly when nobody reads any more: %s', (args) => {
    const { stderr, stdout } = bash(`"$0" "$1" ${args} | head -c 10 >/dev/null; echo "\${PIPESTATUS[0]}"`);
    expect({ stderr, stdout }).toEqual({ stderr: '', stdout: '0\n' });
  });

  it('writes to standard output by its name, a pipe too', () => {
    const { stdout, stderr, status } = bash('"$0" "$1" de.iban -n 2 -s a -f csv -o /dev/stdout | cat');
    const rows = (generate('de.iban', { n: 2, seed: 'a' }) as string[]).map((iban) => `${iban}\r\n`);
    expect({ stdout, stderr, status }).toEqual({ stdout: `iban\r\n${rows.join('')}`, stderr: '', status: 0 });
  });

  it('writes behind what stands in the file that is standard output', () => {
    const folder = mkdtempSync(join(tmpdir(), 'specimen-own-'));
    const file = join(folder, 'log');
    const run = (name: string) => `"$0" "$1" de.iban -s a --raw -o ${name}`;
    bash(
      `(echo first; ${run('/dev/stdout')}; ${run('/dev/stderr')}; ${run('/dev/fd/1')}; echo last) > ${file} 2>&1`,
    );
    const iban = generate('de.iban', { seed: 'a' });
    expect(readFileSync(file, 'utf8').split('\n')).toEqual(['first', iban, iban, iban, 'last', '']);
    rmSync(folder, { recursive: true });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s ends it while nobody reads the pipe',
    async (name) => {
      const folder = mkdtempSync(join(tmpdir(), 'specimen-pipe-'));
      const pipe = join(folder, 'pipe');
      execFileSync('mkfifo', [pipe]);
      const child = start(['de.iban', '-o', pipe, '--raw']);
      const end = ended(child);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      child.kill(name);
      expect(await end).toEqual({ code: null, signal: name, err: '' });
      rmSync(folder, { recursive: true });
    },
  );

  it.each(['schema -', 'validate - --as iban'])('tells that standard input is a folder: %s', (args) => {
    const { status, stderr } = bash(`"$0" "$1" ${args} < /tmp`);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'specimen: cannot read standard input: it is a folder\n',
    });
  });

  it('of MCP fails when the disk is full, and tells in a line of what is no message', () => {
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    const full = bash(`echo '${ping}' | "$0" "$1" mcp > /dev/full`);
    expect(full.status).toBe(2);
    expect(full.stderr).toMatch(/^specimen: .*no space left on device.*\n$/);
    const odd = bash(`(echo '{}'; echo '${ping}') | "$0" "$1" mcp`);
    expect(odd.status).toBe(0);
    expect(odd.stderr).toBe('specimen: a line is no JSON-RPC message\n');
    const [refusal, pong] = odd.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(refusal).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } });
    expect(pong.id).toBe(1);
  });

  it('of MCP answers everything that is piped in, although the input has ended', () => {
    const call = (id: number, params: object) =>
      JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params });
    const generate = { name: 'generate', arguments: { spec: 'de.iban', seed: 'a' } };
    const card = { name: 'validate', arguments: { value: 1, validator: 'luhn' } };
    const long = call(3, card).replace('"value":1', '"value":6212345678901234510');
    const { status, stdout } = bash(
      `printf '%s\\n%s\\n%s' '${call(1, generate)}' '${long}' '${call(2, card)}' | "$0" "$1" mcp`,
    );
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const told = answers.map(({ id, result, error }) => [id, error?.message ?? result.content[0].text]);
    expect(status).toBe(0);
    expect(told.sort()).toEqual([
      [1, '"DE78500700100538593506"'],
      [2, expect.stringContaining('"valid":false')],
      [3, expect.stringContaining('"value":"6212345678901234510"')],
    ]);
  });

  it('ends quietly when nobody reads at all', () => {
    const { stderr, stdout } = bash('(sleep 1; "$0" "$1" countries; echo $? >&3) 3>&1 1> >(true)');
    expect({ stderr, stdout }).toEqual({ stderr: '', stdout: '0\n' });
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s ends it and leaves no part of a file', async (signal, code) => {
    const folder = mkdtempSync(join(tmpdir(), 'specimen-signal-'));
    const appeared = new Promise<void>((resolve) => {
      const watcher = watch(folder, () => {
        watcher.close();
        resolve();
      });
    });
    const child = start(['de.person', '-n', '1000000000', '-o', join(folder, 'x.csv')]);
    const end = ended(child);
    await appeared;
    expect(readdirSync(folder)).toEqual([`x.csv.part-${child.pid}`]);
    child.kill(signal);
    expect(await end).toEqual({ code, signal: null, err: '' });
    expect(readdirSync(folder)).toEqual([]);
    rmdirSync(folder);
  });

  it('a signal ends it when nobody takes what it writes', async () => {
    const child = start(['de.person', '-n', '1000000000']);
    const end = ended(child);
    await new Promise((resolve) => child.stdout?.once('readable', resolve));
    child.kill('SIGINT');
    child.stdout?.resume();
    expect(await end).toEqual({ code: 130, signal: null, err: '' });
  });

  it('streams any number of rows in constant memory, indented too', () => {
    const { stdout } = bash(
      `/usr/bin/env NODE_OPTIONS=--max-old-space-size=48 "$0" "$1" fetch "300000 german ibans" --pretty -s a | tail -c 40`,
    );
    expect(stdout).toMatch(/"DE\d{20}"\n {2}\]\n}\n$/);
  });

  it('checks any number of lines in little memory', () => {
    const { stdout, stderr } = bash(
      `seq 100000 | /usr/bin/env NODE_OPTIONS=--max-old-space-size=48 "$0" "$1" validate - --as luhn | tail -c 10`,
    );
    expect({ stdout, stderr }).toEqual({ stdout: ':false}]}\n', stderr: '' });
  });

  it('tells a person the seed and shows tables', () => {
    const run = (args: string) =>
      execFileSync('script', ['-qec', `"${process.execPath}" "${BIN}" ${args}`, '/dev/null'], {
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      });
    expect(run('de.iban')).toMatch(/^seed \w+\r\nDE\d{20}\r\n$/);
    expect(run('validators')).toMatch(/^id +label\r\nluhn +/);
  });
});
