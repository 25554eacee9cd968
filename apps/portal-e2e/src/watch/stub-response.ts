import type { BrowserContext, Page, Route } from '@playwright/test';
import { INJECTED_HEADER } from './watch-context.ts';

/** An answer the server cannot be told to give: what a proxy or a fault between it and the browser would send. */
export interface StubbedResponse {
  readonly status: number;
  /** Sent as JSON; left out, the answer is a plain text as a proxy's is. */
  readonly body?: unknown;
}

/** Answers calls of one method and path in the server's place until the returned function is called. */
export async function stubResponse(
  pages: Page | BrowserContext,
  call: { readonly method: string; readonly path: string | RegExp },
  answer: StubbedResponse | (() => StubbedResponse),
): Promise<() => Promise<void>> {
  const fits = (url: URL) =>
    typeof call.path === 'string' ? url.pathname === call.path : call.path.test(url.pathname);
  const handle = async (route: Route) => {
    if (route.request().method() !== call.method) return route.fallback();
    const { status, body } = typeof answer === 'function' ? answer() : answer;
    return route.fulfill({
      status,
      headers: { [INJECTED_HEADER]: '1' },
      contentType: body === undefined ? 'text/plain' : 'application/json',
      body: body === undefined ? 'An answer of somebody else.' : JSON.stringify(body),
    });
  };
  await pages.route(fits, handle);
  return () => pages.unroute(fits, handle);
}

/** The envelope of an answer that failed. */
export function failureResponse(status: number, errorCode: number | string, message = ''): StubbedResponse {
  return { status, body: { errorCode, message, data: null, statusCode: status } };
}
