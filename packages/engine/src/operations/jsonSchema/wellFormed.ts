import { Problem } from '../../kernel/problem.ts';
import type { JsonSchema } from '../operation.ts';
import { refuseLimits } from './moments.ts';

/** Refuses a keyword with a wrong value: a validator would refuse or ignore it. */
export function refuseMalformed(schema: JsonSchema): void {
  for (const [keywords, { fits, told }] of RULES)
    for (const keyword of keywords)
      if (schema[keyword] !== undefined && !fits(schema[keyword]))
        throw new Problem('bad-json-schema', { subject: keyword, expected: told, given: schema[keyword] });
  refuseLimits(schema);
}

interface Rule {
  fits(given: unknown): boolean;
  readonly told: string;
}

const isNumber = (given: unknown): given is number => typeof given === 'number' && Number.isFinite(given);
const isText = (given: unknown) => typeof given === 'string';
const isBoolean = (given: unknown) => typeof given === 'boolean';
const areNames = (given: unknown) => Array.isArray(given) && given.every(isText);

const RULES: readonly (readonly [readonly string[], Rule])[] = [
  [
    [
      'minLength',
      'maxLength',
      'minItems',
      'maxItems',
      'minProperties',
      'maxProperties',
      'minContains',
      'maxContains',
    ],
    {
      fits: (given) => isNumber(given) && Number.isInteger(given) && given >= 0,
      told: 'a whole number of at least 0',
    },
  ],
  [['minimum', 'maximum'], { fits: isNumber, told: 'a number' }],
  // In Draft 4 and OpenAPI 3.0 they are booleans that exclude `minimum` and `maximum` themselves.
  [
    ['exclusiveMinimum', 'exclusiveMaximum'],
    { fits: (given) => isNumber(given) || isBoolean(given), told: 'a number' },
  ],
  [['multipleOf'], { fits: (given) => isNumber(given) && given > 0, told: 'a number over 0' }],
  [['pattern', 'format'], { fits: isText, told: 'text' }],
  [['uniqueItems'], { fits: isBoolean, told: 'true or false' }],
  [['enum'], { fits: Array.isArray, told: 'an array of values' }],
  [['required'], { fits: areNames, told: 'an array of property names' }],
  [
    ['dependentRequired'],
    {
      fits: (given) => typeof given === 'object' && given !== null && Object.values(given).every(areNames),
      told: 'an object of arrays of property names',
    },
  ],
];
