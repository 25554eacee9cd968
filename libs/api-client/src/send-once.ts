import createClient, { type Client } from 'openapi-fetch';
import { noAnswer, readAnswer, type Answer } from './answer.ts';
import type { CallOptions, Method } from './call-types.ts';
import { requestRules } from './request-rules.ts';

/** One call, its types already checked at the client's doors. */
export interface Call extends CallOptions {
  readonly method: Method;
  readonly path: string;
  readonly params?: unknown;
  readonly body?: unknown;
}

/** Sends one request and says what came back; throws only the reason of an aborted signal. */
export type SendOnce = (call: Call, token: string, etag: string | undefined) => Promise<Answer>;

/** How openapi-fetch looks when the paths are not known to the compiler. */
type UntypedRequest = (
  method: Method,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Makes the sender for one origin. [API-1] */
export function createSendOnce(origin: string): SendOnce {
  const http: Client<object> = createClient({ baseUrl: origin });
  // One door for every path: which parameters and body fit which path was checked where the call was made.
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
      return readAnswer(response, data ?? error);
    } catch (cause) {
      signal?.throwIfAborted();
      return noAnswer(cause);
    }
  };
}
