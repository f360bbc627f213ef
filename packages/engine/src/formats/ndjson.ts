import { Piece } from '../kernel/bytes.ts';
import { type Format, NOTHING, RowWriter } from './format.ts';
import { jsonRow, scenarioSteps } from './json.ts';

/** One JSON value a line. A bare scenario is a line for each of its rows. */
export const ndjson: Format = {
  key: 'ndjson',
  type: 'application/x-ndjson; charset=utf-8',
  frame(source, many) {
    const { shape } = source;
    const lines = shape.kind === 'scenario' && !many;
    const row = lines ? new RowWriter(scenarioSteps(shape.rows, '', '\n', '')) : jsonRow(source);
    return { head: NOTHING, between: new Piece('\n'), tail: new Piece('\n'), row };
  },
};
