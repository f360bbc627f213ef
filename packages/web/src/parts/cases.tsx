import { query, set } from '../address.ts';
import { CopyButton } from './copyButton.tsx';
import { Scrolling } from './scrolling.tsx';
import { VerdictMark } from './verdictMark.tsx';

/** One way of being right or wrong. */
export interface Case {
  readonly case: string;
  readonly valid: boolean;
  readonly value: string;
  readonly why: string;
}

/** All cases of what is checked. */
export function Cases({ cases }: { readonly cases: readonly Case[] }) {
  const open = query.value.cases === '1';
  return (
    <div class="card cases">
      <button
        type="button"
        class="quiet"
        aria-expanded={open}
        onClick={() => set({ cases: open ? undefined : '1' })}
      >
        Cases
      </button>
      <p class="note">Valid and invalid values, ready to copy into tests.</p>
      {open && <CaseTable cases={cases} />}
    </div>
  );
}

function CaseTable({ cases }: { readonly cases: readonly Case[] }) {
  return (
    <Scrolling label="All cases">
      <table>
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">Value</th>
            <th scope="col">Verdict</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {cases.map(({ case: name, valid, value, why }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <CopyButton text={value} label={`Copy ${name}`}>
                  <span class="value">{value === '' ? <i>empty</i> : value}</span>
                </CopyButton>
              </td>
              <td>
                <VerdictMark valid={valid} />
              </td>
              <td class="says">{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
