import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { type Hostile, hostile } from './hostile.ts';
import { service } from './service.ts';

/** `REQUESTS=1000000 FROM=20000 npx vitest run test/http/fuzz.test.ts` tries others. */
const REQUESTS = Number(process.env.REQUESTS ?? 2500);
const FROM = Number(process.env.FROM ?? 0);
const CONNECTIONS = 16;

const api = service({ REQUEST_TIMEOUT: '2000' });

it(`answers ${REQUESTS} hostile requests without a 5xx, a hang or a crash`, async () => {
  let next = FROM;
  const statuses = new Map<number, number>();
  const client = async () => {
    let line: Line | undefined;
    while (next < FROM + REQUESTS) {
      const number = next++;
      const request = hostile(number);
      line ??= new Line(api.site);
      const { text, open } = await line.ask(request).catch((error: Error) => {
        throw new Error(
          `request ${number}, ${request.bytes.toString('latin1').slice(0, 300)}: ${error.message}`,
        );
      });
      const status = judge(text, request, number);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (!open) line = undefined;
    }
    line?.end();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(REQUESTS);
  for (const status of [200, 204, 400, 404, 405, 417, 422, 431])
    expect([...statuses.keys()]).toContain(status);
  expect((await api.get('/de/iban')).status).toBe(200);
}, 400_000);

/** Expects a whole answer that a client can use; its status. */
function judge(text: string, { method, bytes }: Hostile, number: number): number {
  const what = `request ${number}, ${bytes.toString('latin1').slice(0, 300)}\n${text.slice(0, 600)}`;
  const [, code] = /^HTTP\/1\.1 (\d{3}) /.exec(text) ?? [];
  const status = Number(code);
  if (!(status >= 200 && status < 500)) throw new Error(`status ${code} to ${what}`);
  if (!/\r\naccess-control-allow-origin: \*\r\n/i.test(text)) throw new Error(`no CORS header on ${what}`);
  if (status < 400 || method === 'HEAD') return status;
  // A browser is shown the page's own way home.
  if (status === 404 && /\r\ncontent-type: text\/html/i.test(text)) return status;
  const body = text.slice(text.indexOf('\r\n\r\n') + 4);
  const { error, ...rest } = JSON.parse(body) as { error: string };
  if (typeof error !== 'string' || error === '' || Object.keys(rest).length > 0)
    throw new Error(`not just an error: ${what}`);
  if (/node_modules|\.[jt]s:\d|\n {4}at /.test(error)) throw new Error(`a stack trace: ${what}`);
  return status;
}

/** A kept connection that asks one thing after the other. */
class Line {
  readonly #socket: Socket;
  #chunks: string[] = [];
  #length = 0;
  #wake: () => void = () => {};
  #open = true;

  constructor(site: string) {
    this.#socket = connect(Number(new URL(site).port), '127.0.0.1')
      .setNoDelay(true)
      .setEncoding('latin1');
    this.#socket.on('data', (chunk) => {
      this.#chunks.push(String(chunk));
      this.#length += chunk.length;
      this.#wake();
    });
    this.#socket.on('error', () => {}); // a refused request may be cut off while it is sent
    this.#socket.on('close', () => {
      this.#open = false;
      this.#wake();
    });
  }

  /** Sends a request and waits for its whole answer; `open` when the connection can be used again. */
  async ask({ method, bytes, last }: Hostile): Promise<{ text: string; open: boolean }> {
    this.#chunks = [];
    this.#length = 0;
    let whole = Number.POSITIVE_INFINITY;
    this.#socket.write(bytes);
    const deadline = setTimeout(() => this.#socket.destroy(new Error('hangs')), 30_000);
    try {
      for (;;) {
        if (whole === Number.POSITIVE_INFINITY) whole = this.#sizeOf(method);
        if (this.#length >= whole) {
          const answer = this.#chunks.join('').slice(0, whole);
          const close = /\r\nconnection: close\r\n/i.test(answer) || last || !this.#open;
          if (close) this.end();
          return { text: answer, open: !close };
        }
        if (!this.#open)
          throw new Error(`closed without an answer: ${JSON.stringify(this.#chunks.join('').slice(0, 200))}`);
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    } finally {
      clearTimeout(deadline);
    }
  }

  end(): void {
    this.#socket.destroy();
  }

  /** Returns the length of the response once its head has arrived; skips interim responses. */
  #sizeOf(method: string): number {
    let text = this.#chunks.join('');
    if (text.startsWith('HTTP/1.1 100 ')) text = text.slice(text.indexOf('\r\n\r\n') + 4);
    this.#chunks = [text];
    this.#length = text.length;
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return Number.POSITIVE_INFINITY;
    if (method === 'HEAD') return end + 4;
    const head = text.slice(0, end);
    if (/\r\ntransfer-encoding: chunked/i.test(head)) return endOfChunks(text, end + 4);
    const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
    return end + 4 + Number(length);
  }
}

/** Where a body in chunks ends, if it is all there. */
function endOfChunks(text: string, from: number): number {
  for (let at = from; ; ) {
    const line = text.indexOf('\r\n', at);
    if (line < 0) return Number.POSITIVE_INFINITY;
    const length = Number.parseInt(text.slice(at, line), 16);
    at = line + 2 + length + 2;
    if (at > text.length) return Number.POSITIVE_INFINITY;
    if (length === 0) return at;
  }
}
