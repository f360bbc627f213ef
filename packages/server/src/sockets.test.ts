import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { Sockets } from './sockets.ts';

/** A server whose answers are the test's to end. */
async function opened() {
  const server = createServer();
  const sockets = new Sockets(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  /** A connection, and the answer to the one request that it sends, if it sends one. */
  const dial = async (text: string) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    const heard: string[] = [];
    socket.on('data', (chunk: string) => heard.push(chunk)).on('error', () => {});
    const arrived = text === '' ? once(server, 'connection') : once(server, 'request');
    socket.write(text);
    const [request, response] = (await arrived) as [{ socket: never }, ServerResponse];
    if (response) sockets.asked(request.socket, response, () => {});
    return { response, heard: () => heard.join(''), closed: once(socket, 'close') };
  };
  return { server, sockets, dial };
}

const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

it('closes at once when nobody is connected', async () => {
  const { server, sockets } = await opened();
  expect(sockets.closing).toBe(false);
  await sockets.close(600_000);
  expect([sockets.closing, server.listening]).toEqual([true, false]);
});

it('lets who is being answered have the answer, tells it to go, and waits for it', async () => {
  const { server, sockets, dial } = await opened();
  const { response, heard, closed } = await dial(GET);
  response.on('finish', () => expect(server.listening).toBe(true));
  const closing = sockets.close(600_000);
  response.end('7');
  await closed;
  expect(heard()).toMatch(/\r\nconnection: close\r\n[\s\S]*\r\n\r\n7$/i);
  await closing;
  expect(server.listening).toBe(false);
});

it('lets an idle connection go after a second, and no sooner one that is answered', async () => {
  const { sockets, dial } = await opened();
  const [idle, busy] = [await dial(''), await dial(GET)];
  const closing = sockets.close(600_000);
  await idle.closed;
  expect(busy.heard()).toBe('');
  busy.response.end('7');
  await busy.closed;
  expect(busy.heard()).toMatch(/\r\n\r\n7$/);
  await closing;
});

it('cuts everybody off shortly before the time is over', async () => {
  const { sockets, dial } = await opened();
  const busy = await dial(GET);
  await sockets.close(600);
  await busy.closed;
  expect(busy.heard()).toBe('');
});
