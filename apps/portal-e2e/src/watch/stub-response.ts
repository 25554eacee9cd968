import type { BrowserContext, Page, Route } from '@playwright/test';
import { INJECTED_HEADER } from './watch-context.ts';

/** Of a proxy, or of a fault between server and browser. */
export interface StubbedResponse {
  readonly status: number;
  /** JSON; absent: plain text, like a proxy's. */
  readonly body?: unknown;
}

/** Why its error is allowed. */
export const STUBBED = 'the response was stubbed';

/** Answers in the server's place until the returned function is called. */
export async function stubResponse(
  pages: Page | BrowserContext,
  call: { readonly method: string; readonly path: string | RegExp },
  response: StubbedResponse | (() => StubbedResponse),
): Promise<() => Promise<void>> {
  const fits = (url: URL) =>
    typeof call.path === 'string' ? url.pathname === call.path : call.path.test(url.pathname);
  const handle = async (route: Route) => {
    if (route.request().method() !== call.method) return route.fallback();
    const { status, body } = typeof response === 'function' ? response() : response;
    return route.fulfill({
      status,
      headers: { [INJECTED_HEADER]: '1' },
      contentType: body === undefined ? 'text/plain' : 'application/json',
      body: body === undefined ? 'A response of a proxy.' : JSON.stringify(body),
    });
  };
  await pages.route(fits, handle);
  return () => endStub(pages, fits, handle);
}

const NO_REQUEST = () => false;

/** Keeps interception on until the test ends. */
export async function keepIntercepting(pages: Page | BrowserContext): Promise<void> {
  const context = 'context' in pages ? pages.context() : pages;
  await context.route(NO_REQUEST, (route) => route.fallback());
}

/**
 * Ends a stub, while interception stays on: Chromium forgets some requests that begin while it is switched off, and the page waits for them
 * without end (15 of 2,900 in 13,000 switches).
 */
export async function endStub(
  pages: Page | BrowserContext,
  ...stub: Parameters<Page['unroute']>
): Promise<void> {
  await keepIntercepting(pages);
  await pages.unroute(...stub);
}

export function failureResponse(status: number, errorCode: number | string, message = ''): StubbedResponse {
  return { status, body: { errorCode, message, data: null, statusCode: status } };
}
