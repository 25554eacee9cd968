import type { DataOf, InitOf, Method, PathOf } from './call-types.ts';
import { createPerform, type PerformOptions } from './perform.ts';
import { createEtagMemory } from './etag-memory.ts';
import { createSendOnce } from './send-once.ts';
import { sleep as realSleep } from './sleep.ts';
import { createTokenRefresh, type Locks } from './token-refresh.ts';

/** What the client needs from around it. */
export interface ApiClientOptions extends Pick<
  PerformOptions,
  'tokens' | 'onSignedOut' | 'onMaintenance' | 'onForbidden' | 'isIdleTimeoutAction'
> {
  /** The origin the API answers on; the paths of the document begin with `/api/`. */
  readonly origin: string;
  /** The browser's lock manager, so that tabs take turns; without it only the calls of this tab do. */
  readonly locks?: Locks | undefined;
  readonly sleep?: PerformOptions['sleep'];
}

/** A typed client: each call gives the answer's `data`, or throws an ApiError (or the signal's reason). [API-5] */
export interface ApiClient {
  get<P extends PathOf<'get'>>(path: P, ...init: InitOf<'get', P>): Promise<DataOf<'get', P>>;
  post<P extends PathOf<'post'>>(path: P, ...init: InitOf<'post', P>): Promise<DataOf<'post', P>>;
  put<P extends PathOf<'put'>>(path: P, ...init: InitOf<'put', P>): Promise<DataOf<'put', P>>;
  delete<P extends PathOf<'delete'>>(path: P, ...init: InitOf<'delete', P>): Promise<DataOf<'delete', P>>;
  /** Renews a refused token, together with every call that waits for the same. Throws when there is none to be had. */
  readonly renewToken: (refused: string) => Promise<string>;
  /** Forgets every answer kept for its ETag: to be called whenever another person or account takes over. [GA-28] */
  readonly forget: () => void;
}

/** Makes a client for the API at one origin. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { tokens, sleep = realSleep } = options;
  const send = createSendOnce(options.origin);
  const renewToken = createTokenRefresh(tokens, options.locks);
  const etags = createEtagMemory();
  const perform = createPerform({ ...options, send, tokens, renewToken, etags, sleep });

  const door = (method: Method) => (path: string, init?: object) => perform({ ...init, method, path });

  const doors = { get: door('get'), post: door('post'), put: door('put'), delete: door('delete') };
  // ApiClient says which parameters, body and data belong to which path; behind the doors every call is alike. That an
  // answer's data is what the document says is held by the API's own tests.
  return { ...doors, renewToken, forget: () => etags.clear() } as unknown as ApiClient;
}
