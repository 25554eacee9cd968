import type { FastifyInstance } from 'fastify';

const HOSTS = new Set(['localhost', '127.0.0.1']);

/**
 * Answers only requests addressed to this machine by name: a page that points a name of its own at 127.0.0.1 (DNS
 * rebinding) is refused.
 */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (HOSTS.has(request.hostname.toLowerCase())) return;
    await reply.code(421).send({
      error: { code: 'wrong-host', message: 'The sandbox answers to localhost and 127.0.0.1 only.' },
    });
  });
}
