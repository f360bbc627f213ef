import { expect, it } from 'vitest';
import { run } from './tool.ts';
import { tools } from './tools/index.ts';

/** The examples in a tool's description, as arguments. */
function examples(description: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const text = description.slice(description.indexOf('Examples:'));
  for (let from = text.indexOf('{'); from >= 0; from = text.indexOf('{', from)) {
    let to = from;
    let depth = 0;
    do {
      if (text[to] === '{') depth++;
      if (text[to] === '}') depth--;
      to++;
    } while (depth > 0);
    found.push(JSON.parse(text.slice(from, to)));
    from = to;
  }
  return found;
}

for (const tool of tools) {
  it(`${tool.name} answers the two examples of its description`, () => {
    const shown = examples(tool.description);
    expect(shown).toHaveLength(2);
    for (const args of shown)
      expect(run(tool, args, 'http://x'), JSON.stringify(args)).not.toHaveProperty('isError');
  });

  it(`${tool.name} gives all that its output schema requires`, () => {
    const { required = [], properties } = tool.output as { required?: string[]; properties: object };
    const { structuredContent } = run(tool, examples(tool.description)[0] ?? {}, 'http://x') as {
      structuredContent: object;
    };
    expect(Object.keys(structuredContent)).toEqual(expect.arrayContaining(required));
    for (const key of Object.keys(structuredContent)) expect(properties).toHaveProperty([key]);
  });
}

it('null is the same as left out', () => {
  const [generate] = tools.filter(({ name }) => name === 'generate');
  const args = { spec: 'de.iban', seed: 'a' };
  const nulls = { count: null, fields: null, format: null, offset: null };
  expect(generate?.call({ ...args, ...nulls }, 'http://x')).toEqual(generate?.call(args, 'http://x'));
});
