import type { Db } from '../../db/open-database.ts';
import type { ApiFailure } from '../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { writeAudit, type AuditEntry } from './write-audit.ts';

export interface ObjectCall {
  readonly caller: MemberCaller;
  readonly id: number;
  readonly requestId: string;
}

export type ObjectOutcome =
  | { readonly refused: ApiFailure }
  | { readonly details: Readonly<Record<string, unknown>> };

/** Audits an action on one object or its refusal. [PLUS-22] */
export function auditObject(
  tx: Db,
  { caller, id, requestId }: ObjectCall,
  entry: Pick<AuditEntry, 'action' | 'workspaceId'> & { readonly kind: string },
  how: ObjectOutcome,
): Promise<void> {
  const { kind, ...rest } = entry;
  const isRefused = 'refused' in how;
  return writeAudit(tx, {
    ...rest,
    accountId: caller.account.id,
    actor: { kind: 'user', uid: caller.uid },
    object: { kind, id: String(id) },
    outcome: isRefused ? 'refused' : 'done',
    reason: isRefused ? (how.refused.details.reason ?? how.refused.failure) : null,
    requestId,
    details: isRefused ? {} : how.details,
  });
}
