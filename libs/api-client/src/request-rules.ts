import type { Middleware } from 'openapi-fetch';

/**
 * What holds for every request: the bearer goes to the API's own origin and nowhere else, not even along a redirect;
 * POST carries credentials. The empty token is not sent. [API-2, API-3, API-4, AUTH-20, GX-8, GX-9]
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
