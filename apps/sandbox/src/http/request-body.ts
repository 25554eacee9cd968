import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body byte for byte, as signatures cover it; empty without a body. */
    rawBody: string;
  }
}

class MalformedBody extends Error {
  readonly statusCode = 400;
}

/** Parses JSON and form bodies and keeps the raw bytes; an empty body is undefined. */
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
