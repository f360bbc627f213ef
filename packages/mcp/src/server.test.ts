import { catalogue } from 'specimen-data';
import { served } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { toolEndpoint } from './http.ts';

const endpoint = toolEndpoint();

// biome-ignore lint/suspicious/noExplicitAny: a test asks for whatever it expects to be there
type Told = any;

/** Sends one message and gives its result; an error is thrown. */
async function ask(method: string, params: object = {}): Promise<Told> {
  const request = new Request('http://localhost:3000/api/mcp', {
    method: 'POST',
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
  });
  const body = { jsonrpc: '2.0', id: 1, method, params };
  const text = await (await endpoint(request, { body, localAddress: '127.0.0.1' })).text();
  const { result, error } = JSON.parse(/^(?:event: .*\n)?(?:data: )?(\{.*\})$/m.exec(text)?.[1] ?? text);
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return result;
}

const read = async (uri: string) => JSON.parse((await ask('resources/read', { uri })).contents[0].text);

describe('resources', () => {
  it('are the pages of the catalogue, each country and each field', async () => {
    const { resources } = await ask('resources/list');
    expect(resources.map(({ uri }: Told) => uri)).toEqual([
      ...['catalog', 'fields', 'types', 'validators'].map((name) => `specimen://${name}`),
      ...catalogue.countries('all').map(({ code }) => `specimen://countries/${code}`),
      ...catalogue.fields().map(({ field }) => `specimen://fields/${field}`),
    ]);
    expect(resources).toContainEqual(
      expect.objectContaining({ uri: 'specimen://countries/de', name: 'de', title: 'Germany' }),
    );
    expect(resources).toContainEqual(
      expect.objectContaining({ uri: 'specimen://fields/iban', name: 'iban', title: 'IBAN' }),
    );
  });

  it('are read by their address', async () => {
    const { contents } = await ask('resources/read', { uri: 'specimen://types' });
    expect(contents).toMatchObject([{ uri: 'specimen://types', mimeType: 'application/json' }]);
    expect((await read('specimen://types')).count).toBe(catalogue.types().length);
    expect(await read('specimen://countries/DE')).toMatchObject({ code: 'de', name: 'Germany' });
    expect(await read('specimen://countries/%64e')).toMatchObject({ code: 'de' });
    expect(await read('specimen://fields/bic')).toMatchObject({ field: 'swift' });
  });

  it.each([
    ['specimen://countries/uk', /^unknown country "uk"; did you mean "gb"/],
    ['specimen://fields/nope', /^unknown field "nope"/],
    ['specimen://countries/%zz', /^"%zz" is not percent-encoded text/],
  ])('are not there: %s', async (uri, message) => {
    await expect(ask('resources/read', { uri })).rejects.toMatchObject({
      message: expect.stringMatching(message),
    });
  });

  it('have templates that complete', async () => {
    const { resourceTemplates } = await ask('resources/templates/list');
    expect(resourceTemplates.map(({ uriTemplate }: Told) => uriTemplate)).toEqual([
      'specimen://countries/{country}',
      'specimen://fields/{field}',
    ]);
    const completed = async (uri: string, name: string, value: string) =>
      (await ask('completion/complete', { ref: { type: 'ref/resource', uri }, argument: { name, value } }))
        .completion.values;
    // Matches by code come before matches by name, each once.
    expect(await completed('specimen://countries/{country}', 'country', ' G')).toEqual([
      'gb',
      'gh',
      'gr',
      'de',
    ]);
    expect(await completed('specimen://countries/{country}', 'country', 'germ')).toEqual(['de']);
    expect(await completed('specimen://fields/{field}', 'field', 'IB')).toEqual(['iban']);
    expect(await completed('specimen://fields/{field}', 'field', 'dob')).toEqual(['dob']);
    expect(await completed('specimen://fields/{field}', 'field', 'date of b')).toEqual(['dob']);
    expect(await completed('specimen://fields/{field}', 'field', 'zz')).toEqual([]);
  });
});

describe('prompts', () => {
  const say = async (name: string, words: Record<string, string>) => {
    const { messages } = await ask('prompts/get', { name, arguments: words });
    expect(messages).toMatchObject([{ role: 'user', content: { type: 'text' } }]);
    return messages[0].content.text as string;
  };

  it('tell which of their arguments are needed', async () => {
    const { prompts } = await ask('prompts/list');
    const needed = prompts.map(({ name, arguments: args }: Told) => [
      name,
      ...args.map((each: Told) => each.name + (each.required ? '' : '?')),
    ]);
    expect(needed).toEqual([
      ['test_customers', 'country', 'n?'],
      ['negative_cases', 'country', 'field'],
      ['fixture_file', 'country', 'columns', 'format?', 'n?'],
    ]);
  });

  it('name the call that makes the data', async () => {
    expect(await say('test_customers', { country: ' DE ' })).toContain(
      'Generate 10 synthetic test customers of Germany. Call the tool generate with {"spec":"de.person","n":10,"seed":"customers"}',
    );
    expect(await say('test_customers', { country: 'br', n: '3' })).toContain('{"spec":"br.person","n":3,');
    expect(await say('negative_cases', { country: 'pl', field: 'pesel' })).toContain(
      'for the field PESEL (pl.id) of Poland. Call cases {"spec":"pl.id","seed":"negative"}',
    );
    expect(await say('negative_cases', { country: 'de', field: 'name' })).toContain(
      'No public rule decides which of its values are valid',
    );
    const fixture = await say('fixture_file', { country: 'fr', columns: 'id, name' });
    expect(fixture).toContain('with these columns: id, name. The country is France.');
    expect(fixture).toContain('"count":25, "format":"json"');
    expect(await say('fixture_file', { country: 'fr', columns: 'id', format: 'CSV', n: '7' })).toContain(
      '"count":7, "format":"csv"',
    );
  });

  it.each([
    ['test_customers', { country: 'xx' }, /^unknown country "xx"/],
    ['test_customers', {}, /^country is required: A country code, such as de\.$/],
    ['test_customers', { country: ' ' }, /^country is required/],
    ['negative_cases', { country: 'de' }, /^field is required/],
    ['fixture_file', { country: 'de' }, /^columns is required: The columns, in your words/],
    ['test_customers', { country: 'de', n: '0' }, /^n must be a whole number from 1 to 1000/],
    ['negative_cases', { country: 'de', field: 'bvn' }, /^unknown field "bvn" for country "de"/],
    ['negative_cases', { country: 'de', field: 'nope' }, /^unknown field "nope"/],
    ['fixture_file', { country: 'de', columns: 'id', format: 'pdf' }, /format/],
  ])('say what is wrong with %s %j', async (name, words, message) => {
    const asked = ask('prompts/get', { name, arguments: words });
    await expect(asked).rejects.toMatchObject({ code: -32_602, message: expect.stringMatching(message) });
  });

  it('complete their arguments, a field among those of the country', async () => {
    const completed = async (prompt: string, name: string, value: string, words = {}) =>
      (
        await ask('completion/complete', {
          ref: { type: 'ref/prompt', name: prompt },
          argument: { name, value },
          context: { arguments: words },
        })
      ).completion.values;
    expect(await completed('test_customers', 'country', 'de')).toEqual(['de', 'dk']);
    expect(await completed('negative_cases', 'field', 'bv')).toEqual(['bvn']);
    expect(await completed('negative_cases', 'field', 'bv', { country: 'de' })).toEqual([]);
    expect(await completed('negative_cases', 'field', 'bv', { country: 'NG' })).toEqual(['bvn']);
    expect(await completed('negative_cases', 'field', 'PES', { country: 'pl' })).toEqual(['id', 'tax']);
    expect(await completed('fixture_file', 'format', 'C')).toEqual(['csv']);
    expect(await completed('fixture_file', 'format', '')).toEqual([...served.keys()]);
  });
});

it('refuses a tool that is not there with the nearest', async () => {
  await expect(ask('tools/call', { name: 'generat', arguments: {} })).rejects.toThrow(
    'unknown tool "generat"; did you mean "generate"?',
  );
  await expect(ask('tools/call', { name: 'constructor', arguments: {} })).rejects.toThrow(
    /^unknown tool "constructor"; known: fetch, generate, /,
  );
});

it('refuses a prompt that is not there with the nearest, to complete it too', async () => {
  const completing = (name: string) => ({
    ref: { type: 'ref/prompt', name },
    argument: { name: 'country', value: '' },
  });
  for (const [method, asked] of [
    ['prompts/get', (name: string) => ({ name, arguments: {} })],
    ['completion/complete', completing],
  ] as const) {
    await expect(ask(method, asked('test_custmers'))).rejects.toThrow(
      'unknown prompt "test_custmers"; did you mean "test_customers"?',
    );
    for (const name of ['constructor', '__proto__'])
      await expect(ask(method, asked(name))).rejects.toThrow(
        `unknown prompt "${name}"; known: test_customers, negative_cases, fixture_file`,
      );
  }
});

it('completes nothing for arguments that are not there, and the words of resources', async () => {
  const completed = async (ref: object, name: string, value: string) =>
    (await ask('completion/complete', { ref, argument: { name, value } })).completion.values;
  const country = { type: 'ref/resource', uri: 'specimen://countries/{country}' };
  expect(await completed(country, 'country', 'pol')).toEqual(['pl']);
  expect(await completed(country, 'constructor', 'x')).toEqual([]);
  expect(await completed({ type: 'ref/prompt', name: 'test_customers' }, 'constructor', 'x')).toEqual([]);
  expect(await completed({ type: 'ref/resource', uri: 'specimen://types' }, 'x', 'x')).toEqual([]);
  await expect(completed({ type: 'ref/resource', uri: 'specimen://no' }, 'x', 'x')).rejects.toThrow(
    'unknown resource "specimen://no"',
  );
});

it('has tools that only read', async () => {
  const { tools } = await ask('tools/list');
  for (const { annotations } of tools)
    expect(annotations).toEqual({ readOnlyHint: true, idempotentHint: true, openWorldHint: false });
});
