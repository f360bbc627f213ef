// Measures the framework alone: Fastify sends the same bytes to every request. `bench/http.mjs` starts it.
import fastify from 'fastify';

const { headers, body } = JSON.parse(process.env.ANSWER);
const text = Buffer.from(body, 'base64').toString('utf8');

const app = fastify({ keepAliveTimeout: 65_000 });
app.get('/*', (_request, reply) => reply.headers(headers).send(text));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
