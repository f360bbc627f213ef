import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { service } from '../http/service.ts';
import { type Ended, home, runIn } from './example.ts';

const api = service();
const classes = mkdtempSync(join(tmpdir(), 'specimen-junit-'));
afterAll(() => rmSync(classes, { recursive: true }));

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

const python = ['python3', '/usr/bin/python3'].find((each) => works(each, '--version'));
const pytest = ['python3', '/usr/bin/python3'].find((each) => works(each, '-m', 'pytest', '--version'));

const WITHOUT_PYTEST = `
import iban, specimen
print(sum(iban.is_german_iban(each["value"]) == each["valid"] for each in specimen.cases("de.iban")), "passed")
`;

const javac = works('javac', '-version');
/** JUnit 5 and what it needs, as Debian's package junit5 installs them. */
const JARS = '/usr/share/java';
const NEEDED = /^(junit-(jupiter|platform)|apiguardian|opentest4j|picocli|univocity)[a-z-]*\.jar$/;
const jars = (existsSync(JARS) ? readdirSync(JARS) : []).filter((file) => NEEDED.test(file));
const junit = javac && jars.includes('junit-platform-console.jar');

const IBAN = 'src/main/java/example/Iban.java';
const CLIENT = 'src/test/java/example/Specimen.java';
const TEST = 'src/test/java/example/IbanTest.java';
const path = [classes, ...jars.map((jar) => join(JARS, jar))].join(':');
const compile = ['javac', '-Xlint:all,-path', '-Werror', '-proc:none', '-cp', path, '-d', classes];
const launch = ['java', '-cp', path, 'org.junit.platform.console.ConsoleLauncher', '--scan-classpath'];

/** As much of each example as this machine has tools for. */
const runs = [
  {
    what: 'the tests of pytest',
    possible: pytest !== undefined,
    name: 'pytest',
    commands: [[`${pytest}`, '-B', '-m', 'pytest', '-q', '-p', 'no:cacheprovider']],
    told: /11 passed/,
  },
  {
    what: 'the client in Python, without pytest',
    possible: python !== undefined,
    name: 'pytest',
    commands: [[`${python}`, '-B', '-c', WITHOUT_PYTEST]],
    told: /^9 passed/,
  },
  {
    what: 'the tests of unittest',
    possible: python !== undefined,
    name: 'unittest',
    commands: [[`${python}`, '-B', '-m', 'unittest']],
    told: /Ran 3 tests[\s\S]*OK/,
  },
  {
    what: 'the tests of JUnit',
    possible: junit,
    name: 'junit',
    commands: [
      [...compile, IBAN, CLIENT, TEST],
      [...launch, classes],
    ],
    told: /10 tests successful/,
  },
  {
    what: 'the client in Java, without JUnit',
    possible: javac,
    name: 'junit',
    commands: [[...compile, IBAN, CLIENT]],
    told: /^$/,
  },
];

it.each(runs.filter(({ possible }) => possible))(
  '$what',
  async ({ name, commands, told }) => {
    let ended: Ended = { code: null, told: '' };
    for (const command of commands) {
      ended = await runIn(name, command, { SPECIMEN_URL: api.site });
      expect(ended.code, ended.told).toBe(0);
    }
    expect(ended.told).toMatch(told);
  },
  120_000,
);

it('the service answers what JUnit asks for', async () => {
  const paths = readFileSync(join(home('junit'), TEST), 'utf8').matchAll(/Specimen\.rows\("(.+?)"\)/g);
  for (const [, path] of paths) {
    const { status, text } = await api.get(`/${path}`, { headers: { accept: 'text/csv' } });
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(text.split('\r\n').length).toBeGreaterThan(9);
  }
});
