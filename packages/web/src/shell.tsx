import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { path } from './address.ts';
import { announcement } from './announce.ts';
import { ThemeSwitch } from './parts/themeSwitch.tsx';
import { links } from './views.ts';

/** The frame of every view: the link home, the navigation and the footer. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  const open = useSignal(false);
  const menu = useRef<HTMLButtonElement>(null);
  useSignalEffect(() => {
    if (!open.value) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      open.value = false;
      menu.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  });
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <header class="bar">
        <a class="mark" href="/" aria-label="Specimen, home">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4H20l8 8v13.5a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 25.5z" />
            <circle cx="20.5" cy="11.5" r="2" />
            <path class="lines" d="M9 17h14M9 22h9" />
          </svg>
          Specimen
        </a>
        <button
          ref={menu}
          type="button"
          class="menu"
          aria-expanded={open.value}
          aria-controls="navigation"
          onClick={() => {
            open.value = !open.value;
          }}
        >
          Menu
        </button>
        <nav id="navigation" aria-label="Main" data-open={open.value}>
          {links.map((link) => (
            <a
              key={link.path}
              href={link.path}
              aria-current={isAt(link.path) ? 'page' : undefined}
              onClick={() => {
                open.value = false;
              }}
            >
              {link.name}
            </a>
          ))}
        </nav>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <p class="unseen" role="status">
        {announcement.value}
      </p>
      <footer>
        <p>
          Synthetic data, generated in your browser. Nobody’s data is in it.{' '}
          <a href="/about">What is real and what is not</a>
        </p>
        <p>
          <a href="/api/v1/openapi.json">OpenAPI</a> <a href="/llms.txt">llms.txt</a>
        </p>
      </footer>
    </>
  );
}

function isAt(link: string): boolean {
  return link === '/' ? path.value === '/' : path.value === link || path.value.startsWith(`${link}/`);
}
