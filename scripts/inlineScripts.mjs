import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const INLINE = /<script(?: id="[\w-]+")?>([\s\S]+?)<\/script>/g;

/**
 * Moves the inline scripts of all pages in a folder into files beside the assets, because our content policy allows no inline
 * scripts. `base` is the address of the folder.
 */
export function moveInlineScripts(folder, base) {
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(folder + file, 'utf8');
    writeFileSync(
      folder + file,
      html.replace(INLINE, (_, script) => `<script src="${base}${written(folder, script)}"></script>`),
    );
  }
}

/** Writes a script into a file that is named after its content. */
function written(folder, script) {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const name = `assets/inline-${hash}.js`;
  writeFileSync(folder + name, script);
  return name;
}
