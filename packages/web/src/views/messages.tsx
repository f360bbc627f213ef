import { computed } from '@preact/signals';
import { countries } from '#catalogue';
import { query, set } from '../address.ts';
import { useAnswer } from '../answer.ts';
import { basis } from '../basis.ts';
import { call } from '../engine.ts';
import { Again } from '../parts/again.tsx';
import { BasisFields } from '../parts/basisFields.tsx';
import { Choice, TextField } from '../parts/control.tsx';
import { Download } from '../parts/download.tsx';
import { FileCheck } from '../parts/fileCheck.tsx';
import { FileText } from '../parts/fileText.tsx';
import { Snippets } from '../parts/snippets.tsx';
import { Told } from '../parts/told.tsx';
import { VerdictMark } from '../parts/verdictMark.tsx';
import { messageSnippets } from '../snippets/message.ts';
import type { FilePreview, MessageCase, MessageInfo } from '../worker/messages.ts';

/** Key of the archive with all files of a story, which has neither cases nor a text to show. */
const FLOW = 'flow';

const key = computed(() => query.value.message ?? 'pain.001');
const n = computed(() => query.value.n ?? '10');
const chosenCase = computed(() => (key.value === FLOW ? undefined : query.value.case));

/** Files that banks exchange: chosen, broken on purpose, and one's own to be checked. */
export function Messages() {
  const listed = useAnswer(() => call('messages', undefined));
  const message = listed.value.value?.find((each) => each.key === key.value);
  const given = computed(() => givenOf(listed.value.value));
  const cases = useAnswer(() => {
    const asked = given.value;
    return asked && key.value !== FLOW ? call('messageCases', { given: asked }) : undefined;
  });
  const preview = useAnswer(() => {
    const asked = given.value;
    return asked && key.value !== FLOW
      ? call('messagePreview', { given: asked, case: chosenCase.value })
      : undefined;
  });
  const { value: shown, busy } = preview.value;
  const problem = listed.value.problem ?? preview.value.problem;
  const found = cases.value.value?.find((each) => each.case === chosenCase.value);
  const asked = given.value;
  const file = { given: asked ?? {}, case: chosenCase.value };
  return (
    <>
      <h1>Messages</h1>
      <p class="lead">
        The files that banks exchange: one story of payments in every standard, and each way of being wrong.
      </p>
      {message && asked && (
        <form class="controls wide" onSubmit={(event) => event.preventDefault()}>
          <Controls message={message} all={listed.value.value ?? []} country={String(asked.country)} />
          <Choice
            label="Case"
            value={chosenCase.value ?? ''}
            options={[['', 'A right file'], ...caseOptions(cases.value.value ?? [])]}
            change={(name) => set({ case: name })}
          />
          <BasisFields />
          <Again />
          <Download
            make={() => call('messageFile', file)}
            name={`${[key.value, asked.country, chosenCase.value].filter(Boolean).join('-')}.${message.extension}`}
          />
        </form>
      )}
      {message && <p class="lead">{message.description}</p>}
      <section class="card result" aria-label="File" aria-busy={busy || listed.value.busy}>
        <Told problem={problem}>{found && <CaseNote found={found} fault={shown?.fault} />}</Told>
        {problem ? null : key.value === FLOW ? (
          <p>An archive with each file of the story, and ledger.csv.</p>
        ) : shown ? (
          <>
            <FileText preview={shown} />
            {!shown.isWhole && <p class="note">A part of the file; the download has all of it.</p>}
          </>
        ) : (
          <p class="loading">Loading …</p>
        )}
      </section>
      {message && asked && !problem && (
        <Snippets texts={messageSnippets(asked, `${message.key}-${asked.country}.${message.extension}`)} />
      )}
      <FileCheck />
    </>
  );
}

/** The parameters of the state; a country that the message does not have gives way to its first. */
function givenOf(messages: readonly MessageInfo[] | undefined) {
  const message = messages?.find((each) => each.key === key.value);
  if (!messages) return undefined;
  const wanted = query.value.country ?? 'de';
  const country = message && !message.countries.includes(wanted) ? message.countries[0] : wanted;
  const { version, profile } = query.value;
  return {
    ...{ key: key.value, country, n: n.value },
    ...(version && { version }),
    ...(profile && { profile }),
    ...basis.value,
  };
}

function Controls({
  message,
  all,
  country,
}: {
  readonly message: MessageInfo;
  readonly all: readonly MessageInfo[];
  readonly country: string;
}) {
  const has = new Set(message.countries);
  const named = countries.filter(({ code }) => has.has(code));
  return (
    <>
      <Choice
        label="Message"
        value={message.key}
        options={all.map(({ key, name }) => [key, `${key} · ${name}`] as const)}
        change={(to) => set({ message: to, version: undefined, profile: undefined, case: undefined })}
      />
      <Choice
        label="Country"
        value={country}
        options={named.map(({ code, name, flag }) => [code, `${flag} ${name}`] as const)}
        change={(code) => set({ country: code, profile: undefined, case: undefined })}
      />
      {message.versions.length > 1 && (
        <Choice
          label="Version"
          value={query.value.version ?? ''}
          options={[
            ['', `Usual (${message.versions[0]})`],
            ...message.versions.map((each) => [each, each] as const),
          ]}
          change={(version) => set({ version })}
        />
      )}
      {message.profiles.length > 0 && (
        <Choice
          label="Profile"
          value={query.value.profile ?? ''}
          options={[['', 'Usual'], ...message.profiles.map((each) => [each, each] as const)]}
          change={(profile) => set({ profile, case: undefined })}
        />
      )}
      <TextField label="Payments" numeric value={n.value} change={(to) => set({ n: to })} />
    </>
  );
}

function caseOptions(cases: readonly MessageCase[]): readonly (readonly [string, string])[] {
  return cases.map(({ case: name, valid }) => [name, valid ? `${name} (right)` : name] as const);
}

/** The rule of a case and the position of its fault. */
function CaseNote({ found, fault }: { readonly found: MessageCase; readonly fault: FilePreview['fault'] }) {
  const { valid, why, code } = found;
  return (
    <p>
      <VerdictMark valid={valid} /> {why}
      {code && <> · reason code {code}</>}
      {fault && (
        <>
          {' '}
          · <code>{fault.at}</code>
        </>
      )}
    </p>
  );
}
