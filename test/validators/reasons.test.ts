import { describe, expect, it } from 'vitest';
import { validators } from '../../packages/engine/src/validators/index.ts';
import { sampled } from '../support/depth.ts';
import { changeStream, validValue } from '../support/validatorValues.ts';

describe.each(sampled(validators).map((validator) => ({ id: validator.id, validator })))(
  '$id',
  ({ validator }) => {
    it('refuses each way of being wrong for the reason that is pinned', () => {
      const right = validValue(validator, 0);
      const lines = validator.cases.map((name) => {
        const wrong = validator.spoil(right, name, changeStream(name, 0));
        if (wrong === undefined) return `${name} is none of its cases`;
        return `${name} ${wrong}: ${validator.faults(wrong).map(({ fault, reason }) => `${fault}, ${reason}`)}`;
      });
      expect([right, ...lines].join('\n')).toMatchSnapshot();
    });
  },
);
