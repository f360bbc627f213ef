// The yardstick: `node:http` alone, sending the same bytes to every request. `bench/http.mjs` starts it.
import { createServer } from 'node:http';

const { headers, body } = JSON.parse(process.env.ANSWER);
// One character a byte: Node sends a string together with the head, which is the fastest it can.
const text = Buffer.from(body, 'base64').toString('latin1');

createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, headers);
  response.end(text, 'latin1');
}).listen(Number(process.env.PORT));
