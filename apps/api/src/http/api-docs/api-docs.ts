import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { matchesEtag } from '../answers/handler-result.ts';
import { DOCS_PATHS, docsPage } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { readOpenApiDocument } from './openapi-document.ts';

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

interface ServedText {
  readonly url: string;
  readonly type: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves the OpenAPI document and its page publicly; not contract routes because they have no envelope. [GX-26, PLUS-25] */
export function registerApiDocs(app: FastifyInstance): void {
  const { text, document } = readOpenApiDocument();
  const served: readonly ServedText[] = [
    { url: DOCS_PATHS.document, type: 'application/json', text },
    { url: DOCS_PATHS.style, type: 'text/css', text: DOCS_STYLE },
    {
      url: DOCS_PATHS.page,
      type: 'text/html',
      text: docsPage(document),
      headers: { 'content-security-policy': PAGE_POLICY, 'x-frame-options': 'DENY' },
    },
  ];
  for (const one of served) {
    const etag = `W/"${hash('sha256', one.text, 'base64url').slice(0, 27)}"`;
    app.route({
      method: ['GET', 'HEAD'],
      url: one.url,
      handler: (request, reply) => send(request, reply, one, etag),
    });
  }
}

function send(request: FastifyRequest, reply: FastifyReply, one: ServedText, etag: string): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', etag, ...one.headers });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(`${one.type}; charset=utf-8`).send(one.text);
}
