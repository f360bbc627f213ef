import { expect, it } from 'vitest';
import { de } from '../countries/de.ts';
import { REFERENCE } from '../kernel/day.ts';
import { svg } from './diagram.ts';
import { datasets } from './index.ts';
import { Mix } from './mix.ts';

const setup = { mix: new Mix([de], [1]), size: 1, seed: 'demo', asOf: REFERENCE };

it.each([...datasets])('no line of %s runs behind a table', (_, dataset) => {
  const tables = Object.values(dataset.tables).map((make) => make(setup));
  const picture = svg(tables);
  const boxes = [...picture.matchAll(/<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"/g)].map((box) =>
    box.slice(1).map(Number),
  ) as [number, number, number, number][];
  const lines = [...picture.matchAll(/<path d="(M[^"]*)" fill="none"/g)].map(([, way]) =>
    pointsOf(way as string),
  );
  expect(lines).toHaveLength(tables.flatMap(({ columns }) => columns.filter(({ ref }) => ref)).length);
  const hidden = lines
    .flat()
    .filter(([px, py]) =>
      boxes.some(([x, y, width, height]) => px > x && px < x + width && py > y && py < y + height),
    );
  expect(hidden).toEqual([]);
});

type Point = readonly [x: number, y: number];

/** Returns the points of a path of lines and curves. */
function pointsOf(way: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, letter, numbers = ''] of way.matchAll(/([MCH])([^MCH]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.split(' ').map(Number);
    const [x, y] = points.at(-1) ?? [0, 0];
    for (let t = 0.05; t < 1; t += 0.05) {
      const curved = (p0: number, p1: number, p2: number, p3: number) =>
        (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3;
      if (letter === 'C') points.push([curved(x, a, c, e), curved(y, b, d, f)]);
      if (letter === 'H') points.push([x + (a - x) * t, y]);
    }
    points.push(letter === 'C' ? [e, f] : letter === 'H' ? [a, y] : [a, b]);
  }
  return points;
}
