import type { DataOf, InitOf, Method, PathOf } from './call-types.ts';
import { createPerform, type PerformOptions } from './perform.ts';
import { createEtagMemory } from './etag-memory.ts';
import { createSendOnce } from './send-once.ts';
import { sleep as realSleep } from './sleep.ts';
import { createTokenRefresh, type Locks } from './token-refresh.ts';

/** What the client needs from around it. */
export interface ApiClientOptions extends Pick<
  PerformOptions,
  'tokens' | 'onSignedOut' | 'onMaintenance' | 'onForbidden' | 'isIdleTimeoutAction' | 'isOffline'
> {
  /** Origin of the API; paths begin with `/api/`. */
  readonly origin: string;
  /** The browser's lock manager, to share renewals between tabs; without it they are per tab. */
  readonly locks?: Locks | undefined;
  readonly sleep?: PerformOptions['sleep'];
  /** Called with the position in the stream of notifications from which an answer misses nothing. */
  readonly onFeedCursor?: (cursor: string) => void;
}

/** A typed client. Calls return the answer's `data` or throw an ApiError or the signal's reason. [API-5] */
export interface ApiClient {
  get<P extends PathOf<'get'>>(path: P, ...init: InitOf<'get', P>): Promise<DataOf<'get', P>>;
  post<P extends PathOf<'post'>>(path: P, ...init: InitOf<'post', P>): Promise<DataOf<'post', P>>;
  put<P extends PathOf<'put'>>(path: P, ...init: InitOf<'put', P>): Promise<DataOf<'put', P>>;
  delete<P extends PathOf<'delete'>>(path: P, ...init: InitOf<'delete', P>): Promise<DataOf<'delete', P>>;
  /** Renews a refused token, once for all waiting calls. Throws when renewal fails. */
  readonly renewToken: (refused: string) => Promise<string>;
  /** Clears the ETag cache; call it when the user or account changes. [GA-28] */
  readonly forget: () => void;
}

/** Creates a client for one API origin. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { tokens, sleep = realSleep } = options;
  const send = createSendOnce(options.origin, options.onFeedCursor);
  const renewToken = createTokenRefresh(tokens, options.locks);
  const etags = createEtagMemory();
  const perform = createPerform({ ...options, send, tokens, renewToken, etags, sleep });

  const door = (method: Method) => (path: string, init?: object) => perform({ ...init, method, path });

  const doors = { get: door('get'), post: door('post'), put: door('put'), delete: door('delete') };
  // ApiClient types parameters, body and data by path; the implementation is the same for all. The API's tests check the data.
  return { ...doors, renewToken, forget: () => etags.clear() } as unknown as ApiClient;
}
