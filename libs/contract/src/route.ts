import type * as v from 'valibot';
import type { ErrorName } from './error-code.ts';
import type { RoutePermission } from './route-permission.ts';

/** One route: everything the server, the client, the document and the tests need to know of it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base `/api/`, with {parameters}; case and a trailing slash do not matter to the server. [GX-1, GD-15] */
  readonly path: string;
  readonly summary: string;
  readonly permission: RoutePermission;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** Takes multipart/form-data instead of JSON: the field `file`, a CSV file, and `workspaceId`, which may be left out. [GV-22] */
  readonly upload?: 'csv';
  /** The `data` of a successful answer, or 'stream' for server-sent events. */
  readonly data: v.GenericSchema | 'stream';
  /** What can go wrong beyond what every route can answer (unauthenticated, request-not-proper, internal …). */
  readonly errors: readonly ErrorName[];
  /** Sends an ETag and answers 304 to a matching If-None-Match. */
  readonly etag?: true;
  /** The Cache-Control of a successful answer; without it, none may be kept. */
  readonly cacheControl?: string;
  /** Honours the header Idempotency-Key: the same call again is answered as the first, and does nothing. [GX-14] */
  readonly idempotent?: true;
  /** Which limit applies, where one does. [GA-29] */
  readonly rateLimit?: 'login' | 'contact' | 'invitation' | 'import';
}
