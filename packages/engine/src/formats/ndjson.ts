import { type Format, NOTHING, RowWriter } from './format.ts';
import { jsonSteps, scenarioSteps } from './json.ts';

/** One JSON value per line. A single scenario has a line for each of its rows. */
export const ndjson: Format = {
  key: 'ndjson',
  type: 'application/x-ndjson; charset=utf-8',
  joins: 1,
  frame(source, many) {
    const { shape } = source;
    const lines = shape.kind === 'scenario' && !many;
    const steps = lines ? scenarioSteps(shape.rows, '', '\n', '') : jsonSteps(source);
    const row = new RowWriter([...steps, { before: '\n' }]);
    return { head: NOTHING, between: NOTHING, tail: NOTHING, row };
  },
};
