import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { answerJsonError, readInput, RefusedRequest } from '../../http/json-error.ts';
import { sendPage } from '../../http/page.ts';
import { escapeHtml } from '../../http/html.ts';
import type { IdentityService } from '../identity-service.ts';
import { isIdp, type IdpAccount, type IdpId } from '../providers/idp-account.ts';
import { ToolkitError } from '../users/toolkit-error.ts';
import {
  choiceEvent,
  chooserSchema,
  failureEvent,
  readCustomParameters,
  requirePortalPage,
  type AuthEvent,
  type ChooserQuery,
} from './auth-event.ts';
import { chooserBody, deliveryBody } from './chooser-pages.ts';

const BASE = '/emulator/auth';
const text = v.pipe(v.string(), v.maxLength(2048));
const choiceSchema = v.object({
  ...chooserSchema.entries,
  account: v.optional(text),
  add: v.optional(text),
  cancel: v.optional(text),
  email: v.optional(text, ''),
  displayName: v.optional(text, ''),
  emailVerified: v.optional(text),
});
const frameSchema = v.object({ apiKey: text, appName: text });

/** Serves the pages of sign-in by popup and redirect, on the paths of the official emulator. */
export function registerHandler(
  app: FastifyInstance,
  identity: IdentityService,
  portalOrigins: readonly string[],
  address: () => string,
): void {
  void app.register((scope, _options, done) => {
    scope.setErrorHandler(answerJsonError);
    registerScripts(scope, portalOrigins);
    scope.get(`${BASE}/handler`, (request, reply) => {
      const query = readInput(chooserSchema, request.query);
      return openChooser(reply, identity, query, portalOrigins);
    });
    scope.post(`${BASE}/handler`, async (request, reply) => {
      refuseForeignForm(request);
      const { account, add, cancel, email, displayName, emailVerified, ...query } = readInput(
        choiceSchema,
        request.body,
      );
      const providerId = requireProvider(query, portalOrigins);
      if (cancel !== undefined)
        return deliver(reply, identity, query, failureEvent(query, 'auth/user-cancelled'));
      const entered = { providerId, email: email.trim(), displayName: displayName.trim() };
      const chosen =
        add === undefined
          ? identity.idpAccounts.get(providerId, account ?? '')
          : await addAccount(identity, { ...entered, emailVerified: emailVerified === 'yes' });
      if (!chosen || typeof chosen === 'string') {
        const mistake = chosen ?? 'This account is not known any more.';
        return sendChooser(reply.code(400), identity, query, providerId, mistake);
      }
      return choose(reply, identity, query, chosen, address());
    });
    scope.get(`${BASE}/iframe`, (request, reply) => {
      const { apiKey, appName } = readInput(frameSchema, request.query);
      const data = `data-key="${escapeHtml(`${apiKey}:${appName}`)}" data-origins="${escapeHtml(JSON.stringify(portalOrigins))}"`;
      const body = `<div id="relay" ${data}></div><script src="${BASE}/iframe.js"></script>`;
      return sendPage(reply, 'Sign-in', body, { scripts: true, embeddedBy: portalOrigins });
    });
    done();
  });
}

function registerScripts(scope: FastifyInstance, portalOrigins: readonly string[]): void {
  for (const name of ['gapi', 'handler', 'iframe']) {
    const script = readFileSync(new URL(`browser/${name}.js`, import.meta.url), 'utf8');
    scope.get(`${BASE}/${name}.js`, (request, reply) => {
      const { origin } = request.headers;
      // Loading gapi.js as a module needs CORS.
      if (origin !== undefined && portalOrigins.includes(origin)) {
        void reply.header('access-control-allow-origin', origin);
      }
      return reply
        .header('content-type', 'text/javascript; charset=utf-8')
        .header('vary', 'origin')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-cache')
        .send(script);
    });
  }
}

function openChooser(
  reply: FastifyReply,
  identity: IdentityService,
  query: ChooserQuery,
  portalOrigins: readonly string[],
): FastifyReply {
  const providerId = requireProvider(query, portalOrigins);
  identity.windows.open({
    at: new Date().toISOString(),
    providerId,
    authType: query.authType,
    appName: query.appName,
    eventId: query.eventId,
    scopes: query.scopes,
    customParameters: readCustomParameters(query.customParameters),
  });
  const failure = identity.windows.takeFailure(providerId);
  if (failure !== undefined) return deliver(reply, identity, query, failureEvent(query, failure));
  return sendChooser(reply, identity, query, providerId);
}

function sendChooser(
  reply: FastifyReply,
  identity: IdentityService,
  query: ChooserQuery,
  providerId: IdpId,
  mistake?: string,
): FastifyReply {
  const body = chooserBody(query, providerId, identity.idpAccounts.list(providerId), mistake);
  return sendPage(reply, 'Choose an account', body, { forms: true });
}

function choose(
  reply: FastifyReply,
  identity: IdentityService,
  query: ChooserQuery,
  account: IdpAccount,
  url: string,
): FastifyReply {
  identity.windows.end(query.eventId, account.email);
  const code = identity.idpTokens.grant(account);
  const event = choiceEvent(query, url, code, randomBytes(12).toString('base64url'));
  return sendPage(reply, 'Signing in', deliveryBody(query, event), { scripts: true });
}

function deliver(
  reply: FastifyReply,
  identity: IdentityService,
  query: ChooserQuery,
  event: AuthEvent,
): FastifyReply {
  identity.windows.end(query.eventId, event.error?.code ?? '');
  return sendPage(reply, 'Signing in', deliveryBody(query, event), { scripts: true });
}

/** Adds an account, or returns an error message. */
async function addAccount(
  identity: IdentityService,
  account: Parameters<IdentityService['idpAccounts']['put']>[0],
): Promise<IdpAccount | string> {
  try {
    return await identity.idpAccounts.put(account);
  } catch (error) {
    if (error instanceof ToolkitError) return 'Enter a valid email address.';
    throw error;
  }
}

function requireProvider(query: ChooserQuery, portalOrigins: readonly string[]): IdpId {
  requirePortalPage(query.redirectUrl, portalOrigins);
  if (isIdp(query.providerId)) return query.providerId;
  throw new RefusedRequest(400, 'unknown-provider', 'The sandbox stands in for Google and Microsoft only.');
}

/** Refuses a choice that was not submitted by the chooser's own page. */
function refuseForeignForm(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin) || new URL(origin).host !== request.host) {
    throw new RefusedRequest(403, 'wrong-origin', 'The account chooser takes its own form only.');
  }
}
