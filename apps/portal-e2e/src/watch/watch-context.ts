import type { BrowserContext, Request } from '@playwright/test';
import { API_BASE } from '@partyline/contract';
import { checkAnswer } from './check-answer.ts';
import type { Complaints } from './complaints.ts';

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
  complaints: Complaints,
): Promise<() => Promise<void>> {
  const checks: Promise<void>[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Policy broken: ${effectiveDirective} by ${blockedURI} ${sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' || MAIL_FRAME.test(message.location().url)) return;
    complaints.add(`Console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.add(`Exception: ${String(error.error())}`));
  context.on('request', (request) => {
    if (isElsewhere(request)) complaints.add(`Request to another machine: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.ok() && FEED.test(response.url())) connected.add(context);
  });
  // Only what has arrived whole: an answer that was cut off is none.
  context.on('requestfinished', (request) => {
    checks.push(check(request, complaints));
  });
  return async () => {
    await Promise.all(checks);
  };
}

function isElsewhere(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url());
  return /^(?:https?|wss?):$/.test(protocol) && !THIS_MACHINE.has(hostname);
}

async function check(request: Request, complaints: Complaints): Promise<void> {
  const url = new URL(request.url());
  if (!url.pathname.startsWith(API_BASE)) return;
  // A page that was closed meanwhile has no answer left to look at.
  const response = await request.response().catch(() => null);
  if (response === null || INJECTED_HEADER in response.headers()) return;
  const fault = await checkAnswer({
    method: request.method(),
    url,
    status: response.status(),
    contentType: response.headers()['content-type'] ?? '',
    text: () => response.text(),
  });
  if (fault !== null) complaints.add(`Against the contract: ${fault}`);
}
