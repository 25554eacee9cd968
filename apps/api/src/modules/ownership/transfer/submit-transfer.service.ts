import type { TransferRow, RouteName } from '@partyline/contract';
import { err, ok, type Result } from '@partyline/kernel';
import { nextOwnership, type OwnershipState, type OwnershipEvent } from '@partyline/workspaces';
import { randomUUID } from 'node:crypto';
import { decideInTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { recordAnswers, workspaceObject } from '../../../http/authorization/asked-rights.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { once } from '../../../records/idempotency/once.ts';
import { seenBy } from '../../../records/workspaces/workspace-rights.ts';
import { auditTransfer } from '../lookup/audit-transfer.ts';
import { readTransferOf } from '../lookup/transfer-view.ts';
import { findMemberByEmail, type TransferScope } from '../lookup/transfer.repository.ts';
import { lockOwnership, ownershipScopeOf } from '../state/load-ownership.repository.ts';
import type { OwnershipDeps } from './ownership-deps.ts';
import { failureOfSubmission } from './ownership-failure.ts';
import { requestSubmittedMail } from '../mails/ownership-mails.ts';
import { noteAnswerer } from '../mails/request-answerers.ts';
import { settledOwnership } from '../state/settled-ownership.ts';
import { sendOwnershipEvent } from '../lookup/send-ownership-event.ts';
import { writeOwnership } from '../state/write-ownership.repository.ts';

export interface Submission {
  readonly caller: MemberCaller;
  readonly scope: TransferScope;
  readonly intent:
    | { readonly kind: 'transfer'; readonly email: string; readonly isLoginRecent: boolean }
    | { readonly kind: 'request' };
  /** Header Idempotency-Key; null for none. */
  readonly key: string | null;
  readonly requestId: string;
}

const ROUTE_OF = {
  transfer: 'transferOwnership',
  request: 'requestOwnership',
} as const satisfies Record<string, RouteName>;

/**
 * Submits a transfer or request and mails the other party, in one transaction. Invisible workspaces are not found. [API-55, API-56,
 * GEN-21, GEN-22, OWN-4, OWN-5, OWN-6, GO-3, GO-4, GO-7, GO-8]
 */
export async function submitTransfer(deps: OwnershipDeps, submission: Submission): Promise<TransferRow> {
  const { caller, scope, intent, key, requestId } = submission;
  // The stored fingerprint of the request has this key.
  const asked = { scope, wish: intent.kind === 'transfer' ? { email: intent.email } : null };
  const call = { uid: caller.uid, route: ROUTE_OF[intent.kind], key, asked };
  const entry = { scope, uid: caller.uid, action: intent.kind, requestId, transferId: null } as const;
  const outcome = await decideInTransaction(
    deps.database,
    (tx) => once(tx, call, () => writeSubmission(deps, tx, submission)),
    (tx, refused) => auditTransfer(tx, { ...entry, refused }),
  );
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

async function writeSubmission(
  deps: OwnershipDeps,
  tx: Db,
  submission: Submission,
): Promise<Result<TransferRow, ApiFailure>> {
  const { caller, scope, intent, requestId } = submission;
  const { uid } = caller;
  const toUid = intent.kind === 'transfer' ? await findMemberByEmail(tx, scope, intent.email) : null;
  const loaded = await lockOwnership(tx, scope, toUid === null ? [uid] : [uid, toUid]);
  if (loaded === undefined) return err(new ApiFailure('not-found'));
  const { workspace, ownership, inactiveOwners } = loaded;
  if (workspace !== null && seenBy(caller, workspace) === undefined) return err(new ApiFailure('not-found'));
  if (inactiveOwners.has(uid)) return err(forbidden('no-right'));
  const docId = randomUUID();
  const nowMs = deps.now().getTime();
  const next = nextOwnership(
    witnessed(settledOwnership(ownership, nowMs), scope),
    eventOf(submission, docId, toUid),
    nowMs,
    deps.linkDays,
  );
  if (!next.ok) return err(failureOfSubmission(next.error));
  const change = { scope, before: ownership, after: next.value, docId, event: 'submit', uid, nowMs } as const;
  await writeOwnership(tx, { ...change, keyOf: deps.keyOf });
  await auditTransfer(tx, { scope, uid, action: intent.kind, requestId, transferId: docId, refused: null });
  await sendOwnershipEvent(tx, scope);
  if (intent.kind === 'request') await noteAnswerer(tx, scope.accountId, docId);
  await requestSubmittedMail(tx, { id: docId, accountId: scope.accountId, linkNumber: 1 });
  return ok(await readTransferOf(tx, { accountId: scope.accountId, uid, id: docId }));
}

/** Makes the submission's question about the workspace known to the call. [ROLE-38] */
function witnessed(ownership: OwnershipState, { workspaceId }: TransferScope): OwnershipState {
  if (workspaceId === null) return ownership;
  const onAnswer = recordAnswers(workspaceObject(workspaceId));
  return { ...ownership, circumstances: { ...ownership.circumstances, onAnswer } };
}

function eventOf({ caller, scope, intent }: Submission, docId: string, toUid: string | null): OwnershipEvent {
  const byUserId = caller.uid;
  if (intent.kind === 'transfer') {
    const { isLoginRecent } = intent;
    // No user has an empty id: unknown e-mails are refused like outsiders.
    const toUserId = toUid ?? '';
    return {
      type: 'submit-transfer',
      docId,
      byUserId,
      toUserId,
      isLoginRecent,
      scope: ownershipScopeOf(scope),
    };
  }
  if (scope.workspaceId === null) throw new Error('A request is for a workspace.');
  return { type: 'submit-request', docId, byUserId, workspaceId: scope.workspaceId };
}
