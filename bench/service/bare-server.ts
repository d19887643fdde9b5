import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';

// What the same machine achieves with the same bytes and nothing else: one route sending what came on stdin, in br.
const [, , port = '0'] = process.argv;
const body = await buffer(process.stdin);
const app = Fastify();
app.get('/', (_request, reply) => reply.type('text/html').header('content-encoding', 'br').send(body));
await app.listen({ port: Number(port), host: '127.0.0.1' });
