import { expect, it } from 'vitest';
import { render, specimen } from '../index.ts';
import { operations } from './index.ts';
import { perform, SERVICE } from './operation.ts';
import { blocksOf, Pump } from './pump.ts';

it('a block that grows while a row is written holds the row', () => {
  const options = { n: 9, seed: 'a' };
  const context = { world: specimen.world, caps: SERVICE };
  const { parts } = perform(operations.generate, context, { spec: 'any.paragraph:1000', ...options });
  const blocks = Array.from(blocksOf(new Pump(parts), 8192), (block) => Buffer.from(block));
  expect(Buffer.concat(blocks).equals(Buffer.from(render('any.paragraph:1000', options)))).toBe(true);
});
