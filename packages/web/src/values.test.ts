import { expect, it } from 'vitest';
import { readValues, textIn, valueText } from './values.ts';

const PASSPORT = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
];
const CARD = [
  'I<UTOD231458907<<<<<<<<<<<<<<<',
  '7408122F1204159UTO<<<<<<<<<<<6',
  'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
];

// The zones are the specimens of ICAO 9303.
it.each<[text: string, values: readonly [line: number, value: string][]]>([
  ['', []],
  [
    ' a \r\n\r\nb\n',
    [
      [1, 'a'],
      [3, 'b'],
    ],
  ],
  [PASSPORT.join('\n'), [[1, PASSPORT.join('\n')]]],
  [
    `x\r\n\r\n${PASSPORT.join('\r\n')}\r\n${CARD.join('\r\n')}\r\ny`,
    [
      [1, 'x'],
      [3, PASSPORT.join('\n')],
      [5, CARD.join('\n')],
      [8, 'y'],
    ],
  ],
  [
    CARD.slice(0, 2).join('\n'),
    [
      [1, CARD[0] as string],
      [2, CARD[1] as string],
    ],
  ],
  [
    `${PASSPORT[0]}\nx`,
    [
      [1, PASSPORT[0] as string],
      [2, 'x'],
    ],
  ],
  [
    'A'.repeat(44).concat('\n', 'B'.repeat(44)),
    [
      [1, 'A'.repeat(44)],
      [2, 'B'.repeat(44)],
    ],
  ],
])('%j is read as values, each with its line', (text, values) => {
  expect(readValues(text).map(({ line, value }) => [line, value])).toEqual(values);
});

it.each<[name: string, bytes: Uint8Array<ArrayBuffer> | string]>([
  ['a.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ['utf16.txt', new Uint8Array([0xff, 0xfe, 0x41, 0])],
  ['latin1.csv', new Uint8Array([0x4d, 0xfc, 0x6c])],
])('%s is no text', async (name, bytes) => {
  expect(await valueText(new File([bytes], name), '')).toEqual({
    problem: expect.stringContaining(`“${name}” is no text in UTF-8`),
  });
});

it.each(['x'.repeat(1_000_001), 'é'.repeat(400_000), '名'.repeat(300_000)])(
  'what an address cannot hold is refused',
  async (long) => {
    expect(await valueText(new File([long], 'a.csv'), 'Do it otherwise.')).toEqual({
      problem: '“a.csv” is more than an address holds, about 1 MB. Do it otherwise.',
    });
    expect(textIn(long, '')).toEqual({ problem: expect.stringContaining('What was pasted is more') });
  },
);

it('what an address holds is taken, halves of pairs and marks of byte order too', async () => {
  const text = `${'x\n'.repeat(400_000)}\ud83d`;
  expect(textIn(text, '')).toEqual({ text });
  expect(await valueText(new File(['\ufeffé'], 'a.csv'), '')).toEqual({ text: 'é' });
});
