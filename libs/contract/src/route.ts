import type * as v from 'valibot';
import type { ErrorName } from './error-code.ts';
import type { RoutePermission } from './route-permission.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/`, with {parameters}; case and a trailing slash are ignored. [GX-1, GD-15] */
  readonly path: string;
  readonly summary: string;
  readonly permission: RoutePermission;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** multipart/form-data: the CSV as `file`, and optionally `workspaceId`. [GV-22] */
  readonly upload?: 'csv';
  /** 'stream' for server-sent events. */
  readonly data: v.GenericSchema | 'stream';
  /** Besides the common ones (unauthenticated, request-not-proper, internal …). */
  readonly errors: readonly ErrorName[];
  /** Answers 304 to a matching If-None-Match. */
  readonly etag?: true;
  /** Of a successful answer; default: no caching. */
  readonly cacheControl?: string;
  /** Honours Idempotency-Key: a repeat gets the first answer. [GX-14] */
  readonly idempotent?: true;
  /** Honours Batch-Id: the calls of one act on many are one entry of the audit log. [PLUS-22] */
  readonly batch?: true;
  /** [GA-29] */
  readonly rateLimit?: 'login' | 'contact' | 'invitation' | 'import';
}
