import type { BrowserContext, Request } from '@playwright/test';
import { API_BASE } from '@partyline/contract';
import { checkResponse } from './check-response.ts';
import type { PageErrors } from './page-errors.ts';

/** A test that answers in the API's place marks its answers with this header; they are not the API's to answer for. */
export const INJECTED_HEADER = 'x-injected-by-test';

/** The frame that the inbox shows a mail in: it runs no script, which it says of the one every page gets here too. */
const MAIL_FRAME = /\/inbox\/[^/]+\/html$/;

/** The feed of live events. */
const FEED = /\/notification\/stream$/;

const connected = new WeakSet<BrowserContext>();

/** Whether the feed has answered some tab of this browser: what happens from then on reaches all of them. */
export function hasFeed(context: BrowserContext): boolean {
  return connected.has(context);
}

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/**
 * Watches every page of a context, those that will be opened too: broken policies, errors on the console, exceptions,
 * requests to other machines, and answers of the API that are not what the contract says. Gives a function that waits
 * until every answer so far has been looked at.
 */
export async function watchContext(
  context: BrowserContext,
  pageErrors: PageErrors,
): Promise<() => Promise<void>> {
  const checks: Promise<void>[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Policy broken: ${effectiveDirective} by ${blockedURI} ${sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' || MAIL_FRAME.test(message.location().url)) return;
    pageErrors.add(`Console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => pageErrors.add(`Exception: ${String(error.error())}`));
  context.on('request', (request) => {
    if (isElsewhere(request)) pageErrors.add(`Request to another machine: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.ok() && FEED.test(response.url())) connected.add(context);
  });
  // Only what has arrived whole: an answer that was cut off is none.
  context.on('requestfinished', (request) => {
    checks.push(check(request, pageErrors));
  });
  return async () => {
    await Promise.all(checks);
  };
}

function isElsewhere(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url());
  return /^(?:https?|wss?):$/.test(protocol) && !THIS_MACHINE.has(hostname);
}

async function check(request: Request, pageErrors: PageErrors): Promise<void> {
  const url = new URL(request.url());
  if (!url.pathname.startsWith(API_BASE)) return;
  // A page that was closed meanwhile has no answer left to look at.
  const response = await request.response().catch(() => null);
  if (response === null || INJECTED_HEADER in response.headers()) return;
  const fault = await checkResponse({
    method: request.method(),
    url,
    status: response.status(),
    contentType: response.headers()['content-type'] ?? '',
    text: () => response.text(),
  });
  if (fault !== null) pageErrors.add(`Against the contract: ${fault}`);
}
