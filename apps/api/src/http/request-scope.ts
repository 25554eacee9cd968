import type { Action } from '@partyline/permissions';
import type { FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the call that is being served, wherever it is needed below its handler. */
export interface RequestScope {
  /** The address the call comes from, behind the trusted proxies. */
  readonly ip: string;
  readonly requestId: string;
  /** Of the token; null for a call without one. */
  readonly uid: string | null;
  /** Of the API token that the call came with; null for none. [PLUS-25] */
  readonly apiTokenId: number | null;
  /** Of a call of support staff; left out for others. [PLUS-25] */
  readonly supportToken?: { readonly id: number; readonly name: string };
  /** The rights that were asked of the rules so far. */
  readonly askedRights: Set<Action>;
  /** The answer is that of the same call before, for which they were asked then. [GX-14] */
  isRepeated: boolean;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** Returns what is known of a call from its request. */
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

/** Does the work of a call in its own scope. */
export function inRequestScope<Result>(
  call: Pick<RequestScope, 'ip' | 'requestId' | 'uid' | 'apiTokenId' | 'supportToken'>,
  work: (scope: RequestScope) => Promise<Result>,
): Promise<Result> {
  const scope = { ...call, askedRights: new Set<Action>(), isRepeated: false };
  return storage.run(scope, () => work(scope));
}

/** Returns the scope of the call that is being served; undefined in a job. */
export function requestScope(): RequestScope | undefined {
  return storage.getStore();
}

/**
 * Notes that the rules were asked for these rights of the caller, whatever they answered. The registry refuses the answer of a
 * route for whose right nothing was asked. [ROLE-38]
 */
export function noteAsked(...rights: readonly Action[]): void {
  const asked = storage.getStore()?.askedRights;
  for (const right of rights) asked?.add(right);
}

/** Notes that the call is answered as the same call was before. [GX-14] */
export function noteRepeated(): void {
  const scope = storage.getStore();
  if (scope !== undefined) scope.isRepeated = true;
}
