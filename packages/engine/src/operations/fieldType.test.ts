import { describe, expect, it } from 'vitest';
import { type FieldType, parseFieldType, printFieldType } from './fieldType.ts';

const TYPES: readonly (readonly [text: string, type: FieldType])[] = [
  ['sequence', { kind: 'sequence', start: 1, step: 1 }],
  ['sequence:5,2', { kind: 'sequence', start: 5, step: 2 }],
  ['int', { kind: 'int' }],
  ['int:-3,9', { kind: 'int', range: { low: -3, high: 9 } }],
  ['float:0.5,9,2', { kind: 'float', range: { low: 0.5, high: 9 }, decimals: 2 }],
  ['enum:a,b=c', { kind: 'enum', choices: [{ value: 'a' }, { value: 'b=c' }] }],
  [
    'enum:a=2,b=.5',
    {
      kind: 'enum',
      choices: [
        { value: 'a', weight: '2' },
        { value: 'b', weight: '.5' },
      ],
    },
  ],
  ['date', { kind: 'date' }],
  ['datetime:2023,2025', { kind: 'datetime', years: { low: 2023, high: 2025 } }],
  ['de.iban', { kind: 'member', owner: 'de', name: 'iban' }],
  ['Orders.line.no', { kind: 'member', owner: 'Orders', name: 'line.no' }],
  ['sum:Items.amount', { kind: 'sum', table: 'Items', column: 'amount' }],
  ['count:items', { kind: 'count', table: 'items', column: '' }],
  ['nth:orders', { kind: 'nth', table: 'orders', column: '' }],
  ['email:example.com', { kind: 'generic', key: 'email', params: 'example.com' }],
  ['uuid', { kind: 'generic', key: 'uuid' }],
];

describe('the type of a column', () => {
  it.each(TYPES)('%s is parsed, and printed as it was', (text, type) => {
    expect(parseFieldType(text)).toEqual(type);
    expect(printFieldType(type)).toBe(text);
  });

  it('may begin with any. and have capitals where it is a generic type', () => {
    expect(parseFieldType('any.UUID')).toEqual({ kind: 'generic', key: 'uuid' });
    expect(parseFieldType('ANY.enum:A')).toEqual({ kind: 'enum', choices: [{ value: 'A' }] });
  });

  it.each(['int:x', 'sequence:a', 'date:', 'float:1', 'constructor', 'enum'])(
    'keeps the parameters of %s, which is not well formed, as text',
    (text) => {
      expect(parseFieldType(text).kind).toBe('generic');
      expect(printFieldType(parseFieldType(text))).toBe(text);
    },
  );

  it('prints small decimals without an exponent', () => {
    expect(printFieldType({ kind: 'float', range: { low: 1e-7, high: 1 }, decimals: 8 })).toBe(
      'float:0.0000001,1,8',
    );
  });
});
