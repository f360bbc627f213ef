import { portion } from '../bounds.ts';
import { csvOf } from '../csv.ts';
import { factsIn } from '../facts.ts';
import { save } from '../save.ts';
import { CopyButton } from './copyButton.tsx';
import { Scrolling } from './scrolling.tsx';
import { VerdictMark } from './verdictMark.tsx';

/** The result for one value. */
export interface Verdict {
  /** Number of the value's line. */
  readonly line: number;
  readonly value: string;
  readonly valid: boolean | null;
  readonly label?: string;
  /** The broken rule. */
  readonly reason?: string;
  readonly error?: string;
  readonly encodes?: Readonly<Record<string, string>>;
  /** Other standards that the value fits. */
  readonly others?: readonly string[];
}

/** Numbers of valid and invalid values, and of values that were not checked. */
export function Tally({ verdicts, all }: { readonly verdicts: readonly Verdict[]; readonly all: number }) {
  const wrong = verdicts.filter(({ valid }) => !valid).length;
  return (
    <p class="tally">
      <strong>{verdicts.length - wrong}</strong> right, <strong>{wrong}</strong> wrong
      {all > verdicts.length && <span class="note"> {portion(verdicts.length, all)}</span>}
    </p>
  );
}

/** Buttons that copy or download the results: CSV for a file, tabs for a spreadsheet. */
export function VerdictActions({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <div class="actions">
      <button
        type="button"
        onClick={() => save(new Blob([tableOf(verdicts, ',')], { type: 'text/csv' }), 'results.csv')}
      >
        Download CSV
      </button>
      <CopyButton label="Copy results" text={tableOf(verdicts, '\t')} />
    </div>
  );
}

function tableOf(verdicts: readonly Verdict[], between: string): string {
  const rows = verdicts.map(({ line, value, valid, label = '', reason = '', encodes, others = [] }) => [
    String(line),
    value,
    String(valid === true),
    valid ? label : '',
    reason,
    factsIn(encodes).join('; '),
    others.join('; '),
  ]);
  return csvOf([['line', 'value', 'valid', 'standard', 'reason', 'reads', 'also'], ...rows], between);
}

/** The results as a table. */
export function Verdicts({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <Scrolling label="Results in a table">
      <table class="verdicts">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Value</th>
            <th scope="col">Verdict</th>
            <th scope="col">What it says</th>
          </tr>
        </thead>
        <tbody>
          {verdicts.map((verdict, at) => (
            <tr key={at}>
              <td class="line">{verdict.line}</td>
              <td>
                <span class="value" dir="auto">
                  {verdict.value === '' ? <i>empty</i> : verdict.value}
                </span>
              </td>
              <td>
                <VerdictMark valid={verdict.valid === true} />
              </td>
              <td class="says">{says(verdict)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function says({ label, reason, encodes, others = [], valid }: Verdict): string {
  if (!valid) return reason ?? '';
  const also =
    others.length > 0 ? [`also ${others.slice(0, 3).join(', ')}${others.length > 3 ? ' …' : ''}`] : [];
  return [label, ...factsIn(encodes), ...also].join(' · ');
}
