import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { announce, SAID } from '../announce.ts';
import { writeClipboard } from '../clipboard.ts';
import { Scrolling } from './scrolling.tsx';
import { type Json, textOf, Value } from './value.tsx';

/** An empty record without a prototype: a column may be called `constructor`. */
export const NO_LABELS: Readonly<Record<string, string>> = Object.create(null);

/** A cell by its row and column. */
type Place = readonly [row: number, column: number];

/**
 * Rows under their column names. A click copies a cell, and so does Enter after moving to it with the arrow keys. The role
 * stays `table`: a `grid` would take the table commands of screen readers away.
 */
export function Table({
  rows,
  labels = NO_LABELS,
  caption = 'Data in a table',
}: {
  readonly rows: readonly { readonly [key: string]: Json }[];
  readonly labels?: Readonly<{ [key: string]: string }>;
  readonly caption?: string;
}) {
  const hint = useId();
  const current = useSignal<Place>([0, 0]);
  const copied = useSignal<Place | undefined>(undefined);
  const keys = Object.keys(rows[0] ?? {});
  const last: Place = [rows.length - 1, keys.length - 1];
  const isAt = (place: Place | undefined, row: number, column: number) =>
    place !== undefined && Math.min(place[0], last[0]) === row && Math.min(place[1], last[1]) === column;
  const copy = async ([row, column]: Place) => {
    const key = keys[column] ?? '';
    const text = textOf(rows[row]?.[key] ?? null);
    const done = await writeClipboard(text);
    announce(done ? `Copied ${labels[key] ?? key}: ${shortened(text)}` : 'This could not be copied');
    if (!done) return;
    copied.value = [row, column];
    setTimeout(() => {
      copied.value = undefined;
    }, SAID);
  };
  const press = (event: KeyboardEvent) => {
    const place = placeOf(event);
    if (!place) return;
    const isCopy = event.key === 'c' && (event.ctrlKey || event.metaKey) && !isSelecting();
    const next = movedBy(event, place, last);
    if (event.key === 'Enter' || isCopy) copy(place);
    else if (next) cellAt(event, next)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Scrolling class="scroll" label={caption}>
        <table
          aria-describedby={hint}
          onKeyDown={press}
          onClick={(event) => {
            const place = placeOf(event);
            if (place && !isSelecting()) copy(place);
          }}
          onFocusIn={(event) => {
            current.value = placeOf(event) ?? current.value;
          }}
        >
          <thead>
            <tr>
              {keys.map((key) => (
                <th key={key} scope="col">
                  {labels[key] ?? key}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {keys.map((key, column) => (
                  <td
                    key={key}
                    tabIndex={isAt(current.value, at, column) ? 0 : -1}
                    data-copied={isAt(copied.value, at, column) || undefined}
                  >
                    <Value value={row[key] as Json} cut />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      <p class="note" id={hint}>
        A click copies a cell, as do arrow keys and Enter.
      </p>
    </>
  );
}

/** Returns the cell of an event. */
function placeOf({ target }: Event): Place | undefined {
  const cell = (target as Element).closest('td');
  return cell ? [(cell.parentElement as HTMLTableRowElement).sectionRowIndex, cell.cellIndex] : undefined;
}

function cellAt({ currentTarget }: Event, [row, column]: Place): HTMLElement | undefined {
  return (currentTarget as HTMLTableElement).tBodies[0]?.rows[row]?.cells[column];
}

/** Returns the cell that a key leads to; undefined beyond the edge. */
function movedBy(event: KeyboardEvent, [row, column]: Place, last: Place): Place | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const places: Readonly<Record<string, Place>> = {
    ArrowUp: [Math.max(0, row - 1), column],
    ArrowDown: [Math.min(last[0], row + 1), column],
    ArrowLeft: [row, Math.max(0, column - 1)],
    ArrowRight: [row, Math.min(last[1], column + 1)],
    Home: [row, 0],
    End: [row, last[1]],
  };
  return places[event.key];
}

/** Returns true if text is selected: the click or the copy keys then refer to it. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}

/** Cuts a text to a recognisable length for the announcement. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
}
