import type { FastifyInstance } from 'fastify';

const HOSTS = new Set(['localhost', '127.0.0.1']);

/** Refuses requests whose Host is not a name of this machine: protection against DNS rebinding. */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (HOSTS.has(request.hostname.toLowerCase())) return;
    await reply.code(421).send({
      error: { code: 'wrong-host', message: 'The sandbox answers to localhost and 127.0.0.1 only.' },
    });
  });
}
