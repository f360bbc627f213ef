import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';

const docs = fileURLToPath(new URL('..', import.meta.url));

/** The pages of a folder by their titles; those named first come first. */
function pages(folder, first = []) {
  const place = (name) => (first.includes(name) ? first.indexOf(name) : first.length);
  return readdirSync(`${docs}${folder}`)
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .map((file) => file.slice(0, -3))
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .map((name) => ({
      text: /^# (.+)$/m.exec(readFileSync(`${docs}${folder}/${name}.md`, 'utf8'))?.[1] ?? name,
      link: `/${folder}/${name}`,
    }));
}

export default defineConfig({
  // Where our own service serves the guide; `DOCS_BASE=/ npm run docs` builds it for a host of its own.
  base: process.env.DOCS_BASE ?? '/guide/',
  title: 'Specimen',
  description: 'Synthetic test data that passes real validation: guides and reference.',
  lang: 'en',
  cleanUrls: true,
  lastUpdated: false,
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  srcExclude: ['node_modules/**'],
  // Files of the repository that the site does not hold.
  ignoreDeadLinks: [
    /\.\.\/(README|ARCHITECTURE|CHANGELOG|examples|deploy|packages)/,
    /^https?:\/\/localhost/,
  ],
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Tutorials', link: '/tutorials/first-test-vitest' },
      { text: 'How-to', link: '/how-to/steer-people' },
      { text: 'Reference', link: '/reference/specs' },
      { text: 'Explanation', link: '/explanation/determinism' },
    ],
    sidebar: [
      {
        text: 'Tutorials',
        items: pages('tutorials', ['first-test-vitest', 'first-test-jest', 'negative-tests']),
      },
      { text: 'How-to guides', items: pages('how-to') },
      {
        text: 'Reference',
        items: [
          ...pages('reference'),
          ...pages('reference/generated', ['countries', 'fields', 'types', 'validators']),
          { text: 'Library', link: '/reference/library/' },
        ],
      },
      { text: 'Explanation', items: pages('explanation') },
      // Not collapsible: VitePress nests a button in a button there.
      { text: 'Decisions', items: pages('decisions') },
    ],
  },
});
