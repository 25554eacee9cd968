import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { RuntimeConfig } from '@partyline/contract';
import { LANGUAGES, type Language } from '@partyline/display';
import { WORDINGS } from '@partyline/texts';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { appPageReader, type AppPage } from './app-page.ts';
import { matchesEtag } from '../answers/handler-result.ts';
import { folderOf, languageOfRequest, nameLanguage, switchLanguage } from '../answers/page-language.ts';
import { PERMISSIONS_POLICY, pageHeaders } from './security-headers.ts';

const HTML = 'text/html; charset=utf-8';
export const NOTHING_HERE = 'There is nothing here.';

/** Pages that load nothing of the app, by path. */
const STATIC_PAGES: ReadonlyMap<string, string> = new Map([
  ['terms-of-service', 'terms-of-service.html'],
  ['terms-of-service.html', 'terms-of-service.html'],
  ['privacy-policy', 'privacy-policy.html'],
  ['privacy-policy.html', 'privacy-policy.html'],
]);

/** The landing page's two files, neither an address of its own: the second has the words about tax. [HZ-1] */
const LANDING = { plain: 'index.html', taxed: 'landing-taxed.html' } as const;

/** Returns whether a path is a page in a language folder, which is no address of its own. */
const isPageOfFolder = (path: string): boolean =>
  path.endsWith('.html') && LANGUAGES.some((language) => path.startsWith(`${language}/`));

const YEAR_MS = 365 * millisecondsInDay;

export interface PortalDeps {
  readonly config: Config;
  readonly settings: RuntimeConfig;
}

/**
 * Serves the built portal: landing page, static pages and files (hashed ones cached for a year); every other path is the app in the
 * reader's language [PLUS-30].
 */
export async function portalPages(pages: FastifyInstance, { config, settings }: PortalDeps): Promise<void> {
  const root = config.portalDir;
  const readAppPage = appPageReader(root, settings);
  const landing = config.payments.isTaxed ? LANDING.taxed : LANDING.plain;
  await pages.register(helmet, pageHeaders(config));
  // Helmet has no setting for this one.
  pages.addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
  // The plugin refuses a missing folder; a build may still come.
  await pages.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    suppressWarning: true,
  });
  pages.setErrorHandler(answerPlainly);
  pages.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = pathOf(request);
      // Only `/` redirects signed-in users to the app.
      if (path === LANDING.plain || path === LANDING.taxed) return reply.redirect('/');
      if (isPageOfFolder(path)) {
        reply.callNotFound();
        return reply;
      }
      const page = path === '' ? landing : STATIC_PAGES.get(path.replace(/\/$/, ''));
      if (page === undefined && !isAppPath(path)) return sendAsset(path, reply);
      const switched = switchLanguage(request, reply);
      if (switched !== null) return switched;
      const language = languageOfRequest(request);
      nameLanguage(reply, language);
      if (page !== undefined) return sendStatic(root, page, language, reply);
      return sendApp(await readAppPage(language), request, reply);
    },
  });
}

function pathOf(request: FastifyRequest): string {
  const { '*': path } = request.params as { '*': string }; // the one parameter of this route
  return path;
}

/** Returns whether a path is a page of the app: `app.html`, or one outside the assets without a dot in the last part. */
function isAppPath(path: string): boolean {
  if (path === 'app.html') return true;
  if (path === 'assets' || path.startsWith('assets/')) return false;
  return !path.slice(path.lastIndexOf('/') + 1).includes('.');
}

function sendStatic(root: string, name: string, language: Language, reply: FastifyReply): FastifyReply {
  const page = [folderOf(language) + name, name].find((file) => existsSync(join(root, file)));
  if (page === undefined) return sendNotBuilt(reply);
  return reply.header('cache-control', 'no-cache').sendFile(page, { cacheControl: false });
}

function sendApp(page: AppPage | null, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (page === null) return sendNotBuilt(reply);
  void reply.header('cache-control', 'no-cache').header('etag', page.etag);
  if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  return reply.type(HTML).send(page.html);
}

function sendAsset(path: string, reply: FastifyReply): FastifyReply {
  const hashed = path.startsWith('assets/');
  return reply.sendFile(path, hashed ? { maxAge: YEAR_MS, immutable: true } : { maxAge: millisecondsInHour });
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .type(HTML)
    .send(
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built</title>' +
        '<h1>The portal has not been built yet</h1><p>Run <code>npm run build</code>, then load this page again.</p></html>',
    );
}

/** Answers an error as plain text: a refused path, such as one outside the folder, is not found; unexpected errors are logged. */
function answerPlainly(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isRefused = error.statusCode !== undefined && error.statusCode < 500;
  if (!isRefused) request.log.error({ err: error }, 'unexpected error');
  return reply
    .code(isRefused ? 404 : 500)
    .type('text/plain; charset=utf-8')
    .send(isRefused ? NOTHING_HERE : WORDINGS.generalError);
}
