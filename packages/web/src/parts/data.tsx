import type { ComponentChildren } from 'preact';
import { CopyButton } from './copyButton.tsx';
import { NO_LABELS, Table } from './table.tsx';
import { type Json, textOf, Value } from './value.tsx';

/** Number of rows on the screen; copies and downloads contain all. */
const MOST = 100;

/** Data in the form of its shape: a value, a list, a record, or a table. */
export function Data({
  value,
  label,
  labels = NO_LABELS,
}: {
  readonly value: Json;
  /** Label of a single value. */
  readonly label: string;
  /** Labels by key. */
  readonly labels?: Readonly<Record<string, string>>;
}) {
  if (!Array.isArray(value))
    return isRecord(value) ? <Record record={value} labels={labels} /> : <One value={value} label={label} />;
  const rows = (value as readonly Json[]).slice(0, MOST);
  const more = value.length - rows.length;
  return (
    <>
      {rows.every(isLine) ? (
        <Record
          record={Object.fromEntries(rows.map(({ code, value }) => [code, value]))}
          labels={Object.fromEntries(rows.map(({ code, label }) => [code, label]))}
        />
      ) : rows.every(isRecord) ? (
        <Table rows={rows} labels={labels} />
      ) : (
        <List values={rows} labels={labels} label={label} />
      )}
      {more > 0 && <p class="note">and {more} more, which are copied too</p>}
    </>
  );
}

function One({ value, label }: { readonly value: Json; readonly label: string }) {
  return (
    <CopyButton text={textOf(value)} label={`Copy ${label}`}>
      <Value value={value} />
    </CopyButton>
  );
}

function List({
  values,
  label,
  labels,
}: {
  readonly values: readonly Json[];
  readonly label: string;
  readonly labels: Readonly<Record<string, string>>;
}) {
  return (
    <ol class="list">
      {values.map((value, at) => (
        <li key={at}>
          {typeof value === 'object' && value !== null ? (
            <Data value={value} label={label} labels={labels} />
          ) : (
            <One value={value} label={`${label} ${at + 1}`} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Record({
  record,
  labels,
}: {
  readonly record: { readonly [key: string]: Json };
  readonly labels: Readonly<{ [key: string]: string }>;
}) {
  return (
    <dl class="record">
      {Object.entries(record).map(([key, value]) => (
        <Entry key={key} label={labels[key] ?? key} value={value} />
      ))}
    </dl>
  );
}

/** A value under its label; a click copies it. */
export function Entry({
  label,
  value,
  children,
}: {
  readonly label: string;
  readonly value: Json;
  /** Additional facts about the value. */
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="entry" data-lines={textOf(value).includes('\n') || undefined}>
      <dt>{label}</dt>
      <dd>
        <CopyButton text={textOf(value)} label={`Copy ${label}`}>
          <Value value={value} />
        </CopyButton>
        {children}
      </dd>
    </div>
  );
}

/** Returns data as text for copying: single values line by line, everything else as JSON. */
export function copyOf(value: Json): string {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.map(textOf).join('\n');
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : textOf(value);
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A line of a preset. */
type ScenarioLine = { readonly label: string; readonly code: string; readonly value: Json };

/** Returns true for a line of a preset. */
function isLine(value: Json): value is ScenarioLine {
  return isRecord(value) && Object.keys(value).join() === 'label,code,value';
}
