import type { SqlColumn } from '../formats/sql.ts';

/** The part of a table that a diagram shows. */
interface Drawn {
  readonly name: string;
  readonly columns: readonly SqlColumn[];
}

/** Returns the tables and their references as a Mermaid diagram. */
export function mermaid(tables: readonly Drawn[]): string {
  const word = (text: string) => text.replace(/[^A-Za-z0-9_-]/g, '_') || '_';
  const boxes = tables.flatMap(({ name, columns }) => [
    `  ${word(name)} {`,
    ...columns.map(({ name: column, type, key, ref }) => {
      const marks = [...(key ? ['PK'] : []), ...(ref ? ['FK'] : [])].join(', ');
      return `    ${type} ${word(column)}${marks ? ` ${marks}` : ''}`;
    }),
    '  }',
  ]);
  const lines = referencesOf(tables).map(
    ({ from, to, column, optional }) =>
      `  ${word(to)} ${optional ? '|o' : '||'}--o{ ${word(from)} : "${column.replaceAll('"', "'")}"`,
  );
  return `${['erDiagram', ...boxes, ...lines].join('\n')}\n`;
}

/**
 * Returns the tables and their references as SVG. A table stands to the right of those it refers to; lines that
 * pass other tables run above them.
 */
export function svg(tables: readonly Drawn[]): string {
  const boxes = placed(tables);
  const width = Math.max(...boxes.map(({ x }) => x)) + WIDTH + GAP / 2;
  const by = new Map(boxes.map((box) => [box.table.name, box]));
  let lane = GAP / 2;
  const lines = referencesOf(tables).map(({ from, to, index }) => {
    const [child, parent] = [by.get(from) as Box, by.get(to) as Box];
    const isFar = child.x > parent.x + WIDTH + GAP;
    if (isFar) lane -= LANE;
    const way = wayOf(child, parent, index, isFar ? lane : undefined);
    return `<path d="${way}" fill="none" stroke="#888"/>`;
  });
  const top = Math.min(0, lane - LANE);
  const height = Math.max(...boxes.map(({ y, table }) => y + heightOf(table))) + GAP / 2 - top;
  const title = `Tables: ${tables.map(({ name }) => name).join(', ')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    ...lines,
    ...boxes.map(drawn),
    '</svg>\n',
  ].join('\n');
}

/** Returns the line from a column to the table it refers to; along a lane above the tables if some stand between. */
function wayOf(child: Box, parent: Box, index: number, lane?: number): string {
  const [x1, y1] = [child.x, child.y + HEAD + index * LINE + LINE / 2];
  const y2 = parent.y + HEAD / 2;
  if (parent.x >= x1) return `M${x1} ${y1}${curve(x1 - GAP / 3, y1, parent.x, y2)}`;
  const x2 = parent.x + WIDTH;
  if (lane === undefined) return `M${x1} ${y1}${curve((x1 + x2) / 2, y1, x2, y2)}`;
  const [from, to] = [x1 - GAP, x2 + GAP];
  return `M${x1} ${y1}${curve(x1 - GAP / 2, y1, from, lane)}H${to}${curve(x2 + GAP / 2, lane, x2, y2)}`;
}

/** Returns a curve from one height to another. */
function curve(bend: number, y: number, toX: number, toY: number): string {
  return `C${bend} ${y} ${bend} ${toY} ${toX} ${toY}`;
}

interface Box {
  readonly table: Drawn;
  readonly x: number;
  readonly y: number;
}

const WIDTH = 200;
const GAP = 60;
const HEAD = 24;
const LINE = 16;
const LANE = 10;

function heightOf({ columns }: Drawn): number {
  return HEAD + columns.length * LINE + 6;
}

/** Places tables in columns: those without references first, each other one after those it refers to. */
function placed(tables: readonly Drawn[]): readonly Box[] {
  const depths = new Map<string, number>();
  const bottoms: number[] = [];
  return tables.map((table) => {
    const parents = table.columns.flatMap(({ ref }) => (ref ? [tableOf(ref)] : []));
    const depth = Math.max(-1, ...parents.map((name) => depths.get(name) ?? -1)) + 1;
    depths.set(table.name, depth);
    const y = bottoms[depth] ?? GAP / 2;
    bottoms[depth] = y + heightOf(table) + GAP / 2;
    return { table, x: GAP / 2 + depth * (WIDTH + GAP), y };
  });
}

function drawn({ table, x, y }: Box): string {
  const rows = table.columns.map(({ name, type, key }, i) => {
    const at = y + HEAD + (i + 1) * LINE - 4;
    const weight = key ? ' font-weight="bold"' : '';
    return `<text x="${x + 8}" y="${at}"${weight}>${escaped(name)}</text><text x="${x + WIDTH - 8}" y="${at}" text-anchor="end" fill="#777">${type}</text>`;
  });
  return [
    `<rect x="${x}" y="${y}" width="${WIDTH}" height="${heightOf(table)}" rx="4" fill="#fff" stroke="#444"/>`,
    `<path d="M${x} ${y + HEAD}h${WIDTH}" stroke="#444"/>`,
    `<text x="${x + 8}" y="${y + 16}" font-weight="bold">${escaped(table.name)}</text>`,
    ...rows,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function tableOf(ref: string): string {
  return ref.slice(0, ref.lastIndexOf('.'));
}

interface Line {
  readonly from: string;
  readonly to: string;
  readonly column: string;
  readonly index: number;
  readonly optional: boolean;
}

function referencesOf(tables: readonly Drawn[]): readonly Line[] {
  return tables.flatMap(({ name, columns }) =>
    columns.flatMap(({ name: column, ref, optional = false }, index) =>
      ref ? [{ from: name, to: tableOf(ref), column, index, optional }] : [],
    ),
  );
}
