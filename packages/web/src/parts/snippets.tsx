import { type Request, snippets } from '../snippets.ts';
import { CopyButton } from './copyButton.tsx';
import { Tabs } from './tabs.tsx';

/** The request as code, for each surface of these names. */
export function Snippets({
  request,
  names,
}: {
  readonly request: Request;
  readonly names: readonly string[];
}) {
  const texts = snippets(request);
  const panels = Object.fromEntries(names.map((name) => [name, () => <pre class="code">{texts[name]}</pre>]));
  return (
    <Tabs label="As code" panels={panels}>
      {(shown) => <CopyButton label="Copy snippet" text={texts[shown] ?? ''} />}
    </Tabs>
  );
}
