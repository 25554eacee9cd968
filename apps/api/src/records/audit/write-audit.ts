import type { Db } from '../../db/open-database.ts';
import { requestScope, type RequestScope } from '../../http/authorization/request-scope.ts';

export interface AuditEntry {
  readonly accountId: number | null;
  readonly workspaceId?: number | null;
  readonly actor: { readonly kind: 'user'; readonly uid: string } | { readonly kind: 'host' | 'system' };
  /** Such as `instance.start`. */
  readonly action: string;
  readonly object: { readonly kind: string; readonly id: string | null };
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly reason?: string | null;
  readonly requestId?: string | null;
  /** Of one act on many; default: the call's. */
  readonly batchId?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Adds an audit entry in the transaction it reports, with the current call's address and API token. [PLUS-22, PLUS-25] */
export async function writeAudit(tx: Db, entry: AuditEntry): Promise<void> {
  const { actor, object } = entry;
  const scope = requestScope();
  await tx.query({
    name: 'write-audit',
    text: `INSERT INTO app.audit
      (account_id, workspace_id, actor_kind, actor_uid, action, object_kind, object_id, outcome, reason, request_id, details, ip, batch_id)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      entry.accountId,
      entry.workspaceId ?? null,
      actor.kind,
      actor.kind === 'user' ? actor.uid : null,
      entry.action,
      object.kind,
      object.id,
      entry.outcome,
      entry.reason ?? null,
      entry.requestId ?? null,
      JSON.stringify({ ...entry.details, ...tokenDetails(scope) }),
      scope?.ip ?? null,
      entry.batchId ?? scope?.batchId ?? null,
    ],
  });
}

/** Returns the call's API token, for the entry's details. [PLUS-25] */
export function tokenDetails(scope: RequestScope | undefined): { readonly apiTokenId?: number } {
  const id = scope?.apiTokenId ?? null;
  return id === null ? {} : { apiTokenId: id };
}
