import { err, ok, type Result } from '@partyline/kernel';
import { can } from '@partyline/permissions';
import { parseWorkspaceName } from '@partyline/workspaces';
import { decideInTransaction } from '../../../db/in-transaction.ts';
import type { Database, Db } from '../../../db/open-database.ts';
import type { ApiFailure } from '../../../http/errors/api-failure.ts';
import { accountSubject, forbidden } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { once } from '../../../records/idempotency/once.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { insertWorkspace } from './create-workspace.repository.ts';
import { failureOfName } from '../../../records/workspaces/refusals.ts';
import { lockNames } from './rename-workspace.repository.ts';

export interface CreateRequest {
  readonly caller: MemberCaller;
  readonly name: string;
  /** Header Idempotency-Key; null for none. */
  readonly key: string | null;
  readonly requestId: string;
}

/** With the name as stored. */
export interface CreateAnswer {
  readonly id: number;
  readonly name: string;
  readonly rowVersion: number;
}

/**
 * Creates a workspace, an orphanage until it has an owner. Checks the account-level right, then the name. [API-51, WS-1, WS-5,
 * WS-6, WS-7, WS-14, VAL-21, GW-2, GW-4, GX-14]
 */
export async function createWorkspace(database: Database, request: CreateRequest): Promise<CreateAnswer> {
  const { caller, key, name } = request;
  const call = { uid: caller.uid, route: 'createOrMove', key, asked: { name } } as const;
  const outcome = await decideInTransaction(
    database,
    async (tx) => {
      const right = can(accountSubject(caller), 'add', { kind: 'account', branch: 'workspace' });
      if (!right.allowed) return err(forbidden(right.reason));
      return once(tx, call, () => writeWorkspace(tx, request));
    },
    (tx, refused) => audit(tx, request, { refused }),
  );
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

async function writeWorkspace(tx: Db, request: CreateRequest): Promise<Result<CreateAnswer, ApiFailure>> {
  const accountId = request.caller.account.id;
  const parsed = parseWorkspaceName(request.name, null, await lockNames(tx, accountId));
  if (!parsed.ok) return err(failureOfName(parsed.error, request.name));
  const name = parsed.value;
  const written = await insertWorkspace(tx, { accountId, name });
  if (written === null) return err(failureOfName('workspace-name-taken', name));
  await audit(tx, request, { id: written.id, name });
  await writeSilentNotification(tx, { accountId }, { event: 'workspace update' });
  return ok({ ...written, name });
}

function audit(
  tx: Db,
  { caller, requestId }: CreateRequest,
  what: { readonly refused: ApiFailure } | { readonly id: number; readonly name: string },
): Promise<void> {
  const refused = 'refused' in what ? what.refused : null;
  const id = 'refused' in what ? null : what.id;
  return writeAudit(tx, {
    accountId: caller.account.id,
    workspaceId: id,
    actor: { kind: 'user', uid: caller.uid },
    action: 'workspace.create',
    object: { kind: 'workspace', id: id === null ? null : String(id) },
    outcome: refused === null ? 'done' : 'refused',
    reason: refused === null ? null : (refused.details.reason ?? refused.failure),
    requestId,
    details: 'name' in what ? { name: what.name } : {},
  });
}
