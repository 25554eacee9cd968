import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, byte for byte: signatures are over this. Empty without a body. */
    rawBody: string;
  }
}

/** A body that is not what its content type says. */
class MalformedBody extends Error {
  readonly statusCode = 400;
}

/** Reads JSON and form bodies, keeping them as they came; an empty body is none. */
export function acceptBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body.toString();
    if (request.rawBody === '') {
      done(null, undefined);
      return;
    }
    try {
      done(null, JSON.parse(request.rawBody));
    } catch {
      done(new MalformedBody('The body is not JSON.'));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      request.rawBody = body.toString();
      done(null, Object.fromEntries(new URLSearchParams(request.rawBody)));
    },
  );
}
