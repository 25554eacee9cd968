import type { StoredRole } from '@partyline/roles';
import { err, ok, type Result } from '@partyline/kernel';
import { nextOwnership, type OwnershipState, type TransferState } from '@partyline/workspaces';
import { decideInTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import type { ApiFailure } from '../../../http/errors/api-failure.ts';
import { auditTransfer } from '../lookup/audit-transfer.ts';
import { transferRefOf } from '../lookup/transfer-ref.ts';
import {
  findTransfer,
  readLinkNumber,
  type FoundTransfer,
  type TransferScope,
} from '../lookup/transfer.repository.ts';
import { lockOwnership } from '../state/load-ownership.repository.ts';
import type { OwnershipDeps } from './ownership-deps.ts';
import { failureOfAnswer, linkNotValid } from './ownership-failure.ts';
import { requestAnswerMails, requestSubmittedMail } from '../mails/ownership-mails.ts';
import { settledOwnership } from '../state/settled-ownership.ts';
import { settleTransfersOf } from '../state/settle-transfers.ts';
import { sendOwnershipEvent } from '../lookup/send-ownership-event.ts';
import { writeOwnership } from '../state/write-ownership.repository.ts';

export interface TransferAnswer {
  readonly uid: string;
  /** A link's key, or a row's id. */
  readonly ref: string;
  readonly action: 'open' | 'accept' | 'reject' | 'cancel' | 'resend';
  readonly requestId: string;
}

export interface AnsweredTransfer extends TransferScope {
  readonly id: string;
  readonly state: TransferState;
  /** The caller's role afterwards; null for none. */
  readonly roleName: StoredRole | null;
}

const EVENT_OF = {
  open: 'open',
  accept: 'apply',
  reject: 'reject',
  cancel: 'cancel',
  resend: 'resend',
} as const;

/**
 * Opens, accepts, rejects, revokes or resends a transfer or request. The addressee answers, the submitter revokes and resends;
 * other users and unknown or closed ones are refused alike. All changes, events and mails are one transaction; the first concurrent
 * answer wins. [API-23, API-57, OWN-7, OWN-8, OWN-15, GO-1, GO-2, GO-5, GO-6, GO-10]
 */
export async function answerTransfer(deps: OwnershipDeps, answer: TransferAnswer): Promise<AnsweredTransfer> {
  let found: FoundTransfer | null = null;
  const { uid, action, requestId } = answer;
  const audit = async (tx: Db, refused: ApiFailure | null): Promise<void> => {
    if (found === null) return;
    await auditTransfer(tx, { scope: found, uid, action, requestId, transferId: found.id, refused });
  };
  const outcome = await decideInTransaction(
    deps.database,
    async (tx): Promise<Result<AnsweredTransfer, ApiFailure>> => {
      found = await findTransfer(tx, transferRefOf(answer.ref));
      if (found === null) return err(linkNotValid());
      const result = await applyAnswer(deps, tx, answer, found);
      if (result.ok) await audit(tx, null);
      return result;
    },
    audit,
  );
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

async function applyAnswer(
  deps: OwnershipDeps,
  tx: Db,
  { uid, action }: TransferAnswer,
  found: FoundTransfer,
): Promise<Result<AnsweredTransfer, ApiFailure>> {
  const { id, accountId, workspaceId, fromUid, toUid } = found;
  const scope = { accountId, workspaceId };
  const loaded = await lockOwnership(tx, scope, [uid, fromUid, toUid ?? fromUid]);
  if (loaded === undefined || loaded.inactiveOwners.has(uid)) return err(linkNotValid());
  // A suspended owner keeps the ownership but cannot transfer or answer.
  if (action === 'accept' && loaded.inactiveOwners.has(fromUid)) return err(failureOfAnswer('no-right'));
  const nowMs = deps.now().getTime();
  const ownership = settledOwnership(loaded.ownership, nowMs);
  const apply = (to: OwnershipState, type: (typeof EVENT_OF)[TransferAnswer['action']]) =>
    nextOwnership(to, { type, docId: id, byUserId: uid }, nowMs, deps.linkDays);
  const event = EVENT_OF[action];
  // Accepting also opens the link, for answers in the portal. [GO-2]
  const opened = action === 'accept' ? apply(ownership, 'open') : null;
  const next = apply(opened?.ok === true ? opened.value : ownership, event);
  if (!next.ok) {
    const isRepeated = action === 'open' && next.error === 'handover-not-open' && isOpened(ownership, id);
    return isRepeated ? ok(answeredOf(ownership, scope, id, uid)) : err(failureOfAnswer(next.error));
  }
  const change = {
    scope,
    before: loaded.ownership,
    after: next.value,
    docId: id,
    event,
    uid,
    nowMs,
  } as const;
  await writeOwnership(tx, { ...change, keyOf: deps.keyOf });
  await sendOwnershipEvent(tx, scope);
  if (action === 'accept') await settleOthers(tx, accountId, [fromUid, toUid ?? fromUid]);
  await requestMails(tx, action, { ...found, accountId });
  return ok(answeredOf(next.value, scope, id, uid));
}

async function requestMails(
  tx: Db,
  action: TransferAnswer['action'],
  found: FoundTransfer & { readonly accountId: number },
): Promise<void> {
  if (action === 'resend')
    await requestSubmittedMail(tx, { ...found, linkNumber: await readLinkNumber(tx, found.id) });
  if (action === 'accept' || action === 'reject')
    await requestAnswerMails(tx, found, { isAccepted: action === 'accept' });
}

/**
 * Voids the users' other ownership transfers that their new roles rule out: an account owner cannot receive an admin's workspace.
 * [GO-3]
 */
async function settleOthers(tx: Db, accountId: number, uids: readonly string[]): Promise<void> {
  for (const uid of new Set(uids)) await settleTransfersOf(tx, accountId, uid);
}

/** Returns whether a link was opened; it works again, since the page may have been closed. */
function isOpened(ownership: OwnershipState, id: string): boolean {
  return ownership.transfers.some(({ docId, state }) => docId === id && state === 'transition');
}

function answeredOf(
  ownership: OwnershipState,
  scope: TransferScope,
  id: string,
  uid: string,
): AnsweredTransfer {
  const transfer = ownership.transfers.find(({ docId }) => docId === id);
  const own = ownership.members.find(
    ({ userId, workspaceId, status }) =>
      userId === uid && workspaceId === scope.workspaceId && status === 'accepted',
  );
  return { ...scope, id, state: transfer?.state ?? 'notInitiated', roleName: own?.role ?? null };
}
