import type { Middleware } from 'openapi-fetch';

/**
 * Request rules: the bearer is sent to the API's origin only, not along redirects, and never empty; POST carries credentials.
 * [API-2, API-3, API-4, AUTH-20, GX-8, GX-9]
 */
export function requestRules(apiOrigin: string, token: string): Middleware {
  return {
    onRequest({ request }) {
      const ruled = new Request(request, {
        redirect: 'error',
        ...(request.method === 'POST' ? { credentials: 'include' } : {}),
      });
      if (token !== '' && new URL(request.url).origin === apiOrigin) {
        ruled.headers.set('authorization', `Bearer ${token}`);
      }
      return ruled;
    },
  };
}
