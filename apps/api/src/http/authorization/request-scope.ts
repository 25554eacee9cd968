import type { FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Available anywhere below a handler. */
export interface RequestScope {
  /** Client address behind trusted proxies. */
  readonly ip: string;
  readonly requestId: string;
  /** Header Batch-Id of the calls of one act on many; null for none. [PLUS-22] */
  readonly batchId: string | null;
  /** The token's user; null without a token. */
  readonly uid: string | null;
  /** Null for calls without an API token. [PLUS-25] */
  readonly apiTokenId: number | null;
  /** Only for calls of support staff. [PLUS-25] */
  readonly supportToken?: { readonly id: number; readonly name: string };
  /** Rights that the domain was asked for and granted so far, each with its object. */
  readonly granted: Set<string>;
  /** An identical earlier call's answer is sent; its rights were asked then. [GX-14] */
  isRepeated: boolean;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** A UUID: other values are no batch. */
const BATCH_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function batchIdOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && BATCH_ID.test(header) ? header.toLowerCase() : null;
}

type CallScope = Pick<RequestScope, 'ip' | 'requestId' | 'batchId' | 'uid' | 'apiTokenId' | 'supportToken'>;

export function scopeOf({ ip, id: requestId, headers, identity, supportToken }: FastifyRequest): CallScope {
  return {
    ip,
    requestId,
    batchId: batchIdOf(headers['batch-id']),
    uid: identity?.uid ?? null,
    apiTokenId: identity?.apiToken?.id ?? null,
    ...(supportToken === null ? {} : { supportToken }),
  };
}

export function inRequestScope<Result>(
  call: CallScope,
  work: (scope: RequestScope) => Promise<Result>,
): Promise<Result> {
  const scope = { ...call, granted: new Set<string>(), isRepeated: false };
  return storage.run(scope, () => work(scope));
}

/** Returns the scope of the current call; undefined in a job. */
export function requestScope(): RequestScope | undefined {
  return storage.getStore();
}

/** Records that a stored answer is repeated. [GX-14] */
export function noteRepeated(): void {
  const scope = storage.getStore();
  if (scope !== undefined) scope.isRepeated = true;
}
