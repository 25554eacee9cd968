import type { BrowserContext, Request } from '@playwright/test';
import { API_BASE } from '@partyline/contract';
import { checkResponse } from './check-response.ts';
import { stayOnline } from './stay-online.ts';

/** A test with an error that it has not allowed fails. */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #allowed: { readonly pattern: RegExp; readonly reason: string }[] = [];

  add(error: string): void {
    this.#seen.push(error);
  }

  /** Ignores errors that match; `reason` says why the test provokes them. */
  allow(pattern: RegExp, reason: string): void {
    this.#allowed.push({ pattern, reason });
  }

  unexpected(): readonly string[] {
    return this.#seen.filter((text) => !this.#allowed.some(({ pattern }) => pattern.test(text)));
  }
}

/** A stubbed response is not checked against the contract. */
export const INJECTED_HEADER = 'x-injected-by-test';

/** A mail's sandboxed frame blocks the init script and logs an error about it. */
const MAIL_FRAME = /\/inbox\/[^/]+\/html$/;

const FEED = /\/notification\/stream$/;

/** The open streams of each context's pages. */
const streams = new WeakMap<BrowserContext, Set<Request>>();

/** Returns whether a page holds the stream now: every tab of the browser receives events then. */
export function hasFeed(context: BrowserContext): boolean {
  return (streams.get(context)?.size ?? 0) > 0;
}

/** Follows the streams of a context. A page that leaves its document loses its own. */
function followStreams(context: BrowserContext): void {
  const open = new Set<Request>();
  streams.set(context, open);
  context.on('response', (response) => {
    if (response.ok() && FEED.test(response.url())) open.add(response.request());
  });
  const end = (request: Request): void => {
    open.delete(request);
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/**
 * Collects policy violations, console errors, exceptions, requests to other hosts and API responses that break the contract, of
 * all pages. Returns a function that waits until every response so far is checked.
 */
export async function watchContext(
  context: BrowserContext,
  pageErrors: PageErrors,
): Promise<() => Promise<void>> {
  const checks: Promise<void>[] = [];
  stayOnline(context);
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
  followStreams(context);
  // An aborted response is incomplete.
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
  // The page may be closed.
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
