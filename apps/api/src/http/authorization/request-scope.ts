import type { FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Available anywhere below a handler. */
export interface RequestScope {
  /** Client address behind trusted proxies. */
  readonly ip: string;
  readonly requestId: string;
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

export function scopeOf({
  ip,
  id: requestId,
  identity,
  supportToken,
}: FastifyRequest): Pick<RequestScope, 'ip' | 'requestId' | 'uid' | 'apiTokenId' | 'supportToken'> {
  return {
    ip,
    requestId,
    uid: identity?.uid ?? null,
    apiTokenId: identity?.apiToken?.id ?? null,
    ...(supportToken === null ? {} : { supportToken }),
  };
}

export function inRequestScope<Result>(
  call: Pick<RequestScope, 'ip' | 'requestId' | 'uid' | 'apiTokenId' | 'supportToken'>,
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
