import { FEED_CURSOR_HEADER } from '@partyline/contract';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { noAnswer, readAnswer, type Answer } from './answer.ts';
import type { CallOptions, Method } from './call-types.ts';

/** A call; its types are checked by ApiClient. */
export interface Call extends CallOptions {
  readonly method: Method;
  readonly path: string;
  readonly params?: unknown;
  readonly body?: unknown;
}

/** Sends one request. Throws only the reason of an aborted signal. */
export type SendOnce = (call: Call, token: string, etag: string | undefined) => Promise<Answer>;

/** openapi-fetch with paths unknown to the compiler. */
type UntypedRequest = (
  method: Method,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Makes the sender for one origin; passes on where the stream of notifications resumes. [API-1] */
export function createSendOnce(origin: string, onFeedCursor?: (cursor: string) => void): SendOnce {
  const http: Client<object> = createClient({ baseUrl: origin });
  // ApiClient checked which parameters and body fit the path.
  const request = http.request as unknown as UntypedRequest;

  return async ({ method, path, params, body, signal }, token, etag) => {
    try {
      const { data, error, response } = await request(method, path, {
        params,
        body,
        signal,
        ...(etag === undefined ? {} : { headers: { 'if-none-match': etag } }),
        middleware: [requestRules(new URL(origin).origin, token)],
      });
      const answer = readAnswer(response, data ?? error);
      const cursor = response.headers.get(FEED_CURSOR_HEADER);
      if (answer.ok && cursor !== null) onFeedCursor?.(cursor);
      return answer;
    } catch (cause) {
      signal?.throwIfAborted();
      return noAnswer(cause);
    }
  };
}

/**
 * Returns the rules of every request: the bearer is sent to the API's origin only, not along redirects, and never empty; POST
 * carries credentials. [API-2, API-3, API-4, AUTH-20, GX-8, GX-9]
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
