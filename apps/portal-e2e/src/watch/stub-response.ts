import type { BrowserContext, Page, Route } from '@playwright/test';
import { INJECTED_HEADER } from './watch-context.ts';

/** A response the server cannot be made to send: one of a proxy, or of a fault between it and the browser. */
export interface StubbedResponse {
  readonly status: number;
  /** Sent as JSON; without it the response is plain text, like a proxy's. */
  readonly body?: unknown;
}

/** Answers requests of one method and path in the server's place until the returned function is called. */
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
  return () => pages.unroute(fits, handle);
}

export function failureResponse(status: number, errorCode: number | string, message = ''): StubbedResponse {
  return { status, body: { errorCode, message, data: null, statusCode: status } };
}
