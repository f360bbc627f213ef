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
export function Snippets({ texts }: { readonly texts: Readonly<Record<string, string>> }) {
  const panels = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, () => <pre class="code">{text}</pre>]),
  );
  return (
    <Tabs label="As code" panels={panels}>
      {(shown) => <CopyButton label="Copy snippet" text={texts[shown] ?? ''} />}
    </Tabs>
  );
}
