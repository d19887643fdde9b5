import Fastify from 'fastify';

// What the same machine does with the same bytes and nothing else: one route that sends a buffer.
const [, , port = '0', size = '0'] = process.argv;
const body = Buffer.alloc(Number(size), 'a');
const app = Fastify();
app.get('/', (_request, reply) => reply.type('text/html').send(body));
await app.listen({ port: Number(port), host: '127.0.0.1' });
