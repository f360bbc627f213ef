// A load generator in a process of its own: keep-alive connections that each wait for an answer before they ask
// again. It counts bytes instead of parsing them, so that it is never the slower side. `bench/http.mjs` drives it.
import { connect } from 'node:net';

process.on('message', async (load) => process.send(await run(load)));

/** Asks for the paths in turn until the seconds are over or the requests are made. */
async function run({ port, paths, connections, seconds = Infinity, requests = Infinity, headers = '' }) {
  const asks = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`));
  const took = [];
  const begun = performance.now();
  const ends = begun + seconds * 1000;
  let asked = 0;
  let bytes = 0;

  const connection = (resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    let head;
    let missing = -1;
    let chunked = false;
    let last = '';
    let since = 0;
    const ask = () => {
      since = performance.now();
      if (asked >= requests || since >= ends) {
        socket.destroy();
        return resolve();
      }
      missing = -1;
      last = '';
      socket.write(asks[asked++ % asks.length]);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (missing < 0) {
        head = head ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = lengthIn(head, end);
        chunked = length === undefined;
        missing = chunked ? 1 : end + 4 + length - head.length;
        head = undefined;
      } else if (!chunked) missing -= chunk.length;
      // A chunked body ends with an empty chunk, which may itself be split.
      if (chunked) last = (last + chunk.latin1Slice(Math.max(0, chunk.length - 7))).slice(-7);
      if (last === '\r\n0\r\n\r\n') missing = 0;
      if (missing > 0) return;
      took.push(performance.now() - since);
      ask();
    });
  };

  await Promise.all(Array.from({ length: connections }, () => new Promise(connection)));
  const elapsed = (performance.now() - begun) / 1000;
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))];
  return { perSecond: took.length / elapsed, p50: at(0.5), p99: at(0.99), requests: took.length, bytes };
}

/** The length of the body that a head tells; none where it comes in pieces. */
function lengthIn(head, end) {
  const text = head.latin1Slice(0, end).toLowerCase();
  const at = text.indexOf('\r\ncontent-length: ');
  if (at >= 0) return Number.parseInt(text.slice(at + 18), 10);
  if (text.includes('\r\ntransfer-encoding: chunked')) return undefined;
  throw new Error(`not an answer to measure: ${text}`);
}
