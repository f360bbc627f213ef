import { type Request, snippets } from '../snippets.ts';
import { CopyButton } from './copyButton.tsx';
import { Tabs } from './tabs.tsx';

/** The request as code, for each surface of these names. */
export function RequestSnippets({
  request,
  names,
}: {
  readonly request: Request;
  readonly names: readonly string[];
}) {
  const texts = snippets(request);
  return <Snippets texts={Object.fromEntries(names.map((name) => [name, texts[name] ?? '']))} />;
}

/** Code, by what it is for. */
export function Snippets({
  texts,
  label = 'As code',
  copy = 'Copy snippet',
}: {
  readonly texts: Readonly<Record<string, string>>;
  readonly label?: string;
  readonly copy?: string;
}) {
  const panels = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, () => <pre class="code">{text}</pre>]),
  );
  return (
    <Tabs label={label} panels={panels}>
      {(shown) => <CopyButton label={copy} text={texts[shown] ?? ''} />}
    </Tabs>
  );
}
