import type { ErrorName, RefusedAct, RouteName } from '@partyline/contract';
import { ACT_CODES, REFUSAL_REASONS, type ActCode } from '@partyline/permissions';
import { ApiFailure } from '../errors/api-failure.ts';
import type { CheckedRequest } from '../requests/validate.ts';
import { missingRight } from './asked-rights.ts';
import type { RequestScope } from './request-scope.ts';
import { rightsOfCall } from './rights-of-call.ts';

/** Failures of calls that a right, a plan or a state refuses. */
const REFUSED: ReadonlySet<ErrorName> = new Set(['forbidden', 'start-not-allowed', 'subscription-expired']);

/**
 * Returns a call's failure with the act and the object that a right refused, so that its reader finds out who can. The object is the one
 * that the call named; other failures stay as they are. [PLUS-7, PLUS-35]
 */
export function withRefusedAct(
  error: unknown,
  {
    name,
    checked,
    scope,
  }: { name: RouteName; checked: CheckedRequest; scope: Pick<RequestScope, 'granted'> },
): unknown {
  if (!(error instanceof ApiFailure) || !REFUSED.has(error.failure)) return error;
  const { reason } = error.details;
  if (!REFUSAL_REASONS.some((known) => known === reason)) return error;
  const refused = refusedActOf(name, checked, scope);
  if (refused === undefined) return error;
  return new ApiFailure(error.failure, { ...error.details, refused }, { cause: error.cause });
}

function refusedActOf(
  name: RouteName,
  checked: CheckedRequest,
  scope: Pick<RequestScope, 'granted'>,
): RefusedAct | undefined {
  const required = rightsOfCall(name, checked);
  const missing = required === null ? undefined : missingRight(required, scope);
  const [action] = missing?.anyOf ?? [];
  if (missing === undefined || missing.object === null || action === undefined) return undefined;
  const [, kind = '', id = ''] = /^(\w+):(.*)$/.exec(missing.object) ?? [];
  switch (kind) {
    case 'workspace':
      return placed(`workspace.${action}`, { workspaceId: Number(id) });
    case 'instance':
      // A row id is of older clients, which do not read this.
      if (/^\d+$/.test(id)) return undefined;
      return placed(`instance.${action}`, { vicUuid: id }) ?? placed(`workspace.${action}`, { vicUuid: id });
    case 'account':
      return placed(`${id === 'workspace' ? `account.${id}` : id}.${action}`, {});
    default:
      return undefined;
  }
}

function placed(code: string, place: Omit<RefusedAct, 'act'>): RefusedAct | undefined {
  const act: ActCode | undefined = ACT_CODES.find((known) => known === code);
  return act && { act, ...place };
}
