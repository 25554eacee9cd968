import type { FastifyInstance } from 'fastify';
import { ToolkitError } from '../users/toolkit-error.ts';

/** Every header the web SDK may send; without one of them all its calls fail in the browser. */
const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'x-client-version',
  'x-firebase-appcheck',
  'x-firebase-client',
  'x-firebase-gmpid',
  'x-firebase-locale',
].join(', ');

/** Allows the given origins (CORS): answers preflights, and refuses pages of any other origin. */
export function allowOrigins(scope: FastifyInstance, origins: readonly string[]): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined) return;
    if (!origins.includes(origin)) {
      throw new ToolkitError('PERMISSION_DENIED', 'This origin may not call the identity service.', 403);
    }
    void reply.header('access-control-allow-origin', origin).header('vary', 'origin');
    if (request.method !== 'OPTIONS') return;
    void reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-max-age', '600');
    await reply.code(204).send();
  });
  for (const path of ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
    scope.options(path, (_request, reply) => reply.code(204).send());
  }
}
