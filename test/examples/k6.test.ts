import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { validate } from 'specimen-data';
import { afterAll, expect, it } from 'vitest';
import { home, runIn } from './example.ts';

const CUSTOMERS = join(home('k6'), 'customers.json');
afterAll(() => rmSync(CUSTOMERS, { force: true }));

interface Script {
  readonly options: { readonly scenarios: { readonly signup: { readonly iterations: number } } };
  default(): void;
}

/** k6 is a program of its own that neither npm nor Debian has: its modules are stood in for, so far as the script needs them. */
function signUps(count: number) {
  const posted: { address: string; customer: Record<string, string> }[] = [];
  const scenario = { iterationInTest: 0 };
  const modules: Readonly<Record<string, object>> = {
    k6: {
      check: (answer: object, checks: Record<string, (answer: object) => boolean>) =>
        expect(Object.values(checks).map((holds) => holds(answer))).toEqual([true]),
    },
    'k6/data': {
      SharedArray: function Shared(_: string, make: () => object[]) {
        return make();
      },
    },
    'k6/execution': { scenario },
    'k6/http': {
      post(address: string, body: string) {
        posted.push({ address, customer: JSON.parse(body) });
        return { status: 201 };
      },
    },
  };
  const { code } = transformSync(readFileSync(join(home('k6'), 'signup.js'), 'utf8'), { format: 'cjs' });
  const module = { exports: {} as Script };
  new Function('module', 'require', 'open', '__ENV', code)(
    module,
    (name: string) => modules[name],
    (file: string) => readFileSync(join(home('k6'), file), 'utf8'),
    { TARGET: 'http://shop.test' },
  );
  for (; scenario.iterationInTest < count; scenario.iterationInTest++) module.exports.default();
  return { posted, options: module.exports.options };
}

it('k6 is given a customer for each iteration', async () => {
  const { code, told } = await runIn('k6', ['npm', 'run', 'data']);
  expect(code, told).toBe(0);
  const { posted, options } = signUps(1000);
  expect(options.scenarios.signup.iterations).toBe(1000);
  expect(new Set(posted.map(({ address }) => address))).toEqual(new Set(['http://shop.test/customers']));
  expect(new Set(posted.map(({ customer }) => customer.iban)).size).toBe(1000);
  expect(posted.every(({ customer }) => validate({ value: customer.iban, spec: 'de.iban' }).valid)).toBe(
    true,
  );
});
