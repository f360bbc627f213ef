import { describe, expect, it } from 'vitest';
import { branch, column, formatRows as framedIn, record } from '../../../../test/support/columns.ts';
import { type Node, Source } from '../draw/source.ts';
import { decode, Out, putText } from '../kernel/bytes.ts';
import { Cursor, type Format, type FormatStep, RowWriter } from './format.ts';
import { formats, served } from './index.ts';

function written(key: string, nodes: readonly Node[], count?: number): string {
  return formatRows(key, record(nodes), count);
}

function formatRows(key: string, source: Source, count?: number): string {
  return framedIn(formats.get(key) as Format, source, count === undefined ? {} : { count });
}

it('offers TSV in files alone', () => {
  expect([...served.keys()]).toEqual(['json', 'csv', 'ndjson', 'xml']);
  expect([...formats.keys()]).toEqual(['json', 'csv', 'ndjson', 'xml', 'tsv']);
});

const CONTROLS = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code));

describe('json', () => {
  it.each([...CONTROLS, '"', '\\', '/', '\u007f', '\u2028', 'é', '日', '😀', '<', '\ud800'])(
    'writes %j as JSON.stringify does, wherever it stands',
    (character) => {
      for (const text of ['', 'a', 'ab', 'abc', 'abcd', 'abcde'].flatMap((t) => [
        t + character,
        character + t,
        `${t}${character}${t}${character}`,
        `é${t}${character}é"é${t}`,
      ])) {
        const right = text.replace(
          /[\ud800-\udfff](?![\udc00-\udfff])(?<![\ud800-\udbff][\udc00-\udfff])/g,
          '\ufffd',
        );
        expect(written('json', [column('k', text)])).toBe(JSON.stringify({ k: right }));
      }
    },
  );

  it('writes names, numbers, booleans, nulls and records', () => {
    const nodes = [
      column('a"b', 1.5),
      column('', true),
      column('n', null),
      branch('r', [column('x', 'y'), column('z', null)]),
      branch('e', []),
      branch('gone', [column('x', 'y'), branch('deep', [column('z', 'z')])], true),
      branch('here', [column('x', 'y')], false),
      column('last', 'end'),
    ];
    const row =
      '{"a\\"b":1.5,"":true,"n":null,"r":{"x":"y","z":null},"e":{},"gone":null,"here":{"x":"y"},"last":"end"}';
    expect(written('json', nodes)).toBe(row);
    expect(written('json', nodes, 2)).toBe(`[${row},${row}]`);
    expect(written('ndjson', nodes, 2)).toBe(`${row}\n${row}\n`);
    expect(written('ndjson', nodes)).toBe(`${row}\n`);
  });

  it('leaves what is plain as it is', () => {
    expect(written('json', [column('k', 'a"b', true)])).toBe('{"k":"a"b"}');
  });
});

describe('tsv', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a\tb', 'a\\tb'],
    ['a\nb', 'a\\nb'],
    ['\\', '\\\\'],
    ['\\t\t\\', '\\\\t\\t\\\\'],
    ['a,"b"', 'a,"b"'],
  ])('writes %j as %j', (value, cell) => {
    expect(written('tsv', [column('k', value), column('l', 'z')], 2)).toBe(`k\tl\n${cell}\tz\n${cell}\tz\n`);
    expect(written('tsv', [column(value || 'k', 1)])).toBe(`${value ? cell : 'k'}\n1\n`);
  });

  it('leaves the cells of what is null empty', () => {
    const nodes = [
      column('n', null),
      branch('r', [column('x', 'y'), column('z', null)]),
      branch('g', [column('x', 1)], true),
    ];
    expect(written('tsv', nodes)).toBe('n\tr.x\tr.z\tg.x\n\ty\t\t\n');
  });
});

describe('csv', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    [' a ', ' a '],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['"', '""""'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['=1+1', '=1+1'],
    ["it's;é\t", "it's;é\t"],
    ['""x"",', '"""""x"""","'],
  ])('writes %j as %j', (value, cell) => {
    expect(written('csv', [column('k', value), column('l', 'z')])).toBe(`k,l\r\n${cell},z\r\n`);
    expect(written('csv', [column(value || 'k', 1)])).toBe(`${value ? cell : 'k'}\r\n1\r\n`);
  });

  it.each(['"', ',', '\r', '\n'])('sees %j wherever it stands', (character) => {
    for (let before = 0; before < 8; before++) {
      const text = `${'a'.repeat(before)}${character}aaaaaaaa`;
      const cell = `"${text.replaceAll('"', '""')}"`;
      expect(written('csv', [column('k', text), column('l', 'é')])).toBe(`k,l\r\n${cell},é\r\n`);
    }
  });

  it('quotes nothing else', () => {
    const text = Array.from({ length: 127 }, (_, code) => String.fromCharCode(code))
      .join('')
      .replace(/["\r\n,]/g, '');
    for (let from = 0; from < 4; from++) {
      const cell = `${text.slice(from)}é日😀`;
      expect(written('csv', [column('k', cell)])).toBe(`k\r\n${cell}\r\n`);
    }
  });

  it('flattens records, and leaves cells of what is null empty', () => {
    const nodes = [
      column('a', null),
      branch('r', [column('x', 'y'), branch('s', [column('z', 2)])]),
      branch('gone', [column('x', 'y'), column('z', 'z')], true),
      branch('here', [column('x', 'y'), column('z', null)], false),
    ];
    expect(written('csv', nodes, 2)).toBe(
      'a,r.x,r.s.z,gone.x,gone.z,here.x,here.z\r\n,y,2,,,y,\r\n,y,2,,,y,\r\n',
    );
  });
});

describe('xml', () => {
  it('replaces what XML forbids, and escapes what it reads', () => {
    const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
    for (const character of [
      ...CONTROLS,
      '&',
      '<',
      '>',
      '"',
      "'",
      '\u007f',
      '\ufffe',
      '\uffff',
      '\ufffd',
      '\ufffc',
      '\u1ffe',
      '\u1fff',
      '\uffbe',
      '日',
      '😀',
    ]) {
      const right =
        forbidden.test(character) || /[\ufffe\uffff]/.test(character)
          ? '\ufffd'
          : (({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' } as Record<string, string>)[
              character
            ] ?? character);
      expect(written('xml', [column('k', `a${character}b`)]), JSON.stringify(character)).toBe(
        `<?xml version="1.0" encoding="UTF-8"?>\n<rows><row><k>a${right}b</k></row></rows>\n`,
      );
    }
  });

  it.each([
    ['name', '<name>1</name>'],
    ['_a-b.9', '<_a-b.9>1</_a-b.9>'],
    ['é', '<é>1</é>'],
    ['日本', '<日本>1</日本>'],
    ['9a', '<field name="9a">1</field>'],
    ['-a', '<field name="-a">1</field>'],
    ['.a', '<field name=".a">1</field>'],
    ['a b', '<field name="a b">1</field>'],
    ['a:b', '<field name="a:b">1</field>'],
    ['', '<field name="">1</field>'],
    ['xml', '<field name="xml">1</field>'],
    ['XmLa', '<field name="XmLa">1</field>'],
    ['axml', '<axml>1</axml>'],
    ['a"b', '<field name="a&#34;b">1</field>'],
    ['a\tb\nc\rd', '<field name="a&#9;b&#10;c&#13;d">1</field>'],
    ['<&>', '<field name="&lt;&amp;&gt;">1</field>'],
    ['a\u0001', '<field name="a\ufffd">1</field>'],
    ['😀', '<field name="😀">1</field>'],
  ])('writes the name %j', (name, element) => {
    expect(written('xml', [column(name, 1)])).toContain(`<row>${element}</row>`);
  });

  it('marks what is null', () => {
    const nodes = [
      column('a', null),
      column('9', null),
      branch('r', [column('x', 'y')], true),
      branch('s', [column('x', 'y')], false),
    ];
    expect(written('xml', nodes, 2)).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<rows>${'<row><a null="true"/><field name="9" null="true"/><r null="true"/><s><x>y</x></s></row>'.repeat(2)}</rows>\n`,
    );
  });
});

describe('a scenario', () => {
  const source = new Source(
    'x',
    {
      kind: 'scenario',
      rows: [
        { label: 'A,"<', code: 'a', column: column('a', 'v"') },
        { label: 'B', code: 'x.b', column: column('b', 2) },
      ],
    },
    [],
  );

  it.each([
    [
      'json',
      undefined,
      '[{"label":"A,\\"<","code":"a","value":"v\\""},{"label":"B","code":"x.b","value":2}]',
    ],
    ['json', 1, '[[{"label":"A,\\"<","code":"a","value":"v\\""},{"label":"B","code":"x.b","value":2}]]'],
    [
      'ndjson',
      undefined,
      '{"label":"A,\\"<","code":"a","value":"v\\""}\n{"label":"B","code":"x.b","value":2}\n',
    ],
    [
      'ndjson',
      2,
      '[{"label":"A,\\"<","code":"a","value":"v\\""},{"label":"B","code":"x.b","value":2}]\n[{"label":"A,\\"<","code":"a","value":"v\\""},{"label":"B","code":"x.b","value":2}]\n',
    ],
    ['csv', undefined, 'label,value\r\n"A,""<","v"""\r\nB,2\r\n'],
    ['csv', 2, 'scenario,label,value\r\n1,"A,""<","v"""\r\n1,B,2\r\n2,"A,""<","v"""\r\n2,B,2\r\n'],
    [
      'xml',
      undefined,
      '<row><label>A,"&lt;</label><value>v"</value></row><row><label>B</label><value>2</value></row>',
    ],
    [
      'xml',
      1,
      '<row><scenario>1</scenario><label>A,"&lt;</label><value>v"</value></row><row><scenario>1</scenario><label>B</label><value>2</value></row>',
    ],
  ])('in %s, %s of them', (key, count, text) => {
    const right = key === 'xml' ? `<?xml version="1.0" encoding="UTF-8"?>\n<rows>${text}</rows>\n` : text;
    expect(formatRows(key, source, count)).toBe(right);
  });

  it('of one value', () => {
    const value = new Source('x', { kind: 'value', column: column('iban', 'a"') }, []);
    expect(formatRows('json', value)).toBe('"a\\""');
    expect(formatRows('csv', value, 2)).toBe('iban\r\n"a"""\r\n"a"""\r\n');
    expect(formatRows('xml', value)).toContain('<rows><row><iban>a"</iban></row></rows>');
    expect(formatRows('ndjson', value, 2)).toBe('"a\\""\n"a\\""\n');
  });
});

describe('a row writer', () => {
  const put = (text: string) => (out: Out, at: number) => putText(out, at, text);

  it('leaves a row after any step and takes it up again', () => {
    let blank = false;
    const steps: FormatStep[] = [
      { before: '[' },
      { before: 'a', put: put('1') },
      {
        blank: () => blank,
        instead: 'none',
        steps: [{ before: 'b', put: put('2') }, { before: 'c', put: put('3') }, { before: ';' }],
      },
      { before: 'd' },
      { before: 'e', put: put('4') },
      { before: ']' },
    ];
    for (const [given, right] of [
      [false, '[a1b2c3;de4]'],
      [true, '[a1nonede4]'],
    ] as const) {
      blank = given;
      for (const stop of [0, 1, 3, 5, 7, 9, 100]) {
        const writer = new RowWriter(steps);
        const cursor = new Cursor();
        const out = new Out();
        let text = '';
        let pieces = 0;
        do {
          text += decode(out.bytes, 0, writer.write(out, 0, 1, cursor, stop));
          pieces++;
        } while (cursor.step > 0);
        expect(text).toBe(right);
        if (stop === 0) expect(pieces).toBeGreaterThan(2);
        if (stop === 100) expect(pieces).toBe(1);
      }
    }
  });

  it('makes room for values of any length', () => {
    const long = 'x'.repeat(100_000);
    const writer = new RowWriter([
      { before: '<', put: put(long) },
      { before: '|', put: put(long) },
      { before: '>' },
    ]);
    const out = new Out();
    const end = writer.write(out, 0, 1, new Cursor(), Number.POSITIVE_INFINITY);
    expect(decode(out.bytes, 0, end)).toBe(`<${long}|${long}>`);
  });

  it('leaves room behind a row', () => {
    const writer = new RowWriter([{ before: '', put: put('0123456789') }]);
    const out = new Out();
    const end = writer.write(out, out.limit - 2, 1, new Cursor(), Number.POSITIVE_INFINITY);
    expect(out.limit).toBeGreaterThanOrEqual(end);
  });

  it('tells the number of the row', () => {
    const writer = new RowWriter([
      { before: '', put: (out, at, number) => putText(out, at, String(number)) },
    ]);
    const out = new Out();
    expect(decode(out.bytes, 0, writer.write(out, 0, 42, new Cursor(), 10))).toBe('42');
  });
});
