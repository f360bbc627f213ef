import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

/** A request just as it is told, with headers and methods that `fetch` would not send; the body is not decoded. */
export function ask(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
    agent,
  }: { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode as number,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends text over a connection and hears what comes back until it is closed. */
export function speak(site: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port, hostname } = new URL(site);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let heard = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}
