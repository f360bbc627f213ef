// The yardstick: `node:http` alone, sending the same bytes to every request. `bench/http.mjs` starts it.
import { createServer } from 'node:http';

const { headers, body } = JSON.parse(process.env.ANSWER);
const bytes = Buffer.from(body, 'base64');

const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, () => console.log(`http://localhost:${server.address().port}`));
