import { expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { readSettings } from './settings.ts';

const app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent' }) });

it('serves a view at its name, those of a folder too', async () => {
  for (const url of ['/', '/rows', '/browse/de']) {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('<title>');
  }
});

it('leads a person from another spelling of a view to it', async () => {
  for (const [url, to] of [
    ['/Rows', '/rows'],
    ['/rows/', '/rows'],
    ['/Browse/DE/?seed=a', '/browse/de?seed=a'],
  ] as const) {
    const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([statusCode, headers.location]).toEqual([308, to]);
  }
});

it('lets files that follow their contents be kept', async () => {
  const [, asset = ''] = /"(\/assets\/[^"]+\.js)"/.exec((await app.inject('/')).body) ?? [];
  const { statusCode, headers } = await app.inject(asset);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('refuses what is not in a folder: a person sees a page, a program an error', async () => {
  for (const url of ['/browse/zz', '/assets/none.js', '/assets/..%2findex.html', '/rows.html', '/assets/']) {
    const program = await app.inject(url);
    expect([program.statusCode, program.json()], url).toEqual([
      404,
      { error: expect.stringContaining('no such path') },
    ]);
    const person = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([person.statusCode, person.headers['content-type']], url).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  }
});

it('tells of a range or a state that a file does not have by its own status', async () => {
  for (const [headers, status] of [
    [{ range: 'bytes=99999999-' }, 416],
    [{ 'if-match': '"nope"' }, 412],
    [{ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412],
  ] as const) {
    const answer = await app.inject({ url: '/rows', headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { error: expect.stringMatching(/^the file (is shorter|does not meet)/) },
    ]);
    if (status === 416) expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  }
});

it('shows the page for what is not there whatever state or range a client has in mind', async () => {
  const accept = 'text/html';
  const { body } = await app.inject({ url: '/nowhere', headers: { accept } });
  expect(body).toContain('<title>');
  for (const headers of [
    { 'if-none-match': '*' },
    { 'if-match': '"nope"' },
    { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    { range: 'bytes=0-3' },
    { range: 'bytes=99999999-' },
  ]) {
    const answer = await app.inject({ url: '/nowhere', headers: { accept, ...headers } });
    expect([answer.statusCode, answer.body], JSON.stringify(headers)).toEqual([404, body]);
  }
});
