import { type Format, NOTHING, RowWriter, type Step } from './format.ts';
import { linesOf } from './lines.ts';

/** Bare values, one a line; an empty line where there is none. For what is one value, not for records. */
export const raw: Format = {
  key: 'raw',
  type: 'text/plain; charset=utf-8',
  joins: 1,
  frame(source, many) {
    const steps = linesOf(source, many)
      .flat()
      .flatMap(({ put, blank }): Step[] => {
        const value = { before: '', put };
        return [blank ? { blank, instead: '', steps: [value] } : value, { before: '\n' }];
      });
    return { head: NOTHING, between: NOTHING, tail: NOTHING, row: new RowWriter(steps) };
  },
};
