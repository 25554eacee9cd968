import {
  decideInvitation,
  expiryOf,
  HeldAccessByEmail,
  type CheckedRow,
  type RowIssue,
} from '@partyline/invitations';
import { isAccountLevel } from '@partyline/roles';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { reloadMember } from '../../../http/authorization/load-caller.ts';
import { requestMails } from '../../../jobs/request-mail.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { lockAccount } from '../../../records/workspaces/lock-account.repository.ts';
import { readWorkspaces } from '../../../records/workspaces/workspaces.repository.ts';
import type { AccessCall, InvitationDeps } from '../../../records/invitations/access-call.ts';
import { expireOverdue } from '../../../records/invitations/expire-overdue.repository.ts';
import { listHeldRows } from '../../../records/invitations/held-rows.repository.ts';
import { invitationKeyHash, mailKeyOf } from '../../../records/invitations/invitation-key.ts';
import {
  questionedWorkspace,
  type QuestionedWorkspace,
} from '../../../records/invitations/workspace-question.ts';
import {
  addInvitations,
  nextInvitationIds,
  type NewInvitation,
} from '../../../records/invitations/write-invitations.repository.ts';
import { auditSent, lockWorkspaces } from './send-batch.repository.ts';

export interface Batch {
  readonly call: AccessCall;
  readonly inviterEmail: string;
  readonly defaultWorkspaceId: number;
  readonly rows: readonly CheckedRow[];
  readonly now: Date;
}

/** Why a checked row was not sent; null if it was. */
export type Verdict = RowIssue['code'] | null;

/**
 * Sends a batch in one transaction with mails and audit. Under lock it reloads the caller's roles and judges each row again. A
 * retry after a crash finds its own invitations. [GC-14, GV-14, PLUS-2]
 */
export function sendBatch(deps: InvitationDeps, batch: Batch): Promise<readonly Verdict[]> {
  return inTransaction(deps.database, async (tx) => {
    const workspaces = await lockedWorkspaces(tx, batch);
    const emails = batch.rows.map(({ email }) => email);
    const accountId = batch.call.caller.account.id;
    const rows = new HeldAccessByEmail(await listHeldRows(tx, accountId, emails));
    const verdicts = batch.rows.map((row) =>
      judge(batch, workspaces.get(workspaceIdOf(batch, row)), row, rows),
    );
    const sendable = batch.rows.filter((_row, at) => verdicts[at] === null);
    const added = await write(tx, deps, batch, sendable);
    return verdicts.map((verdict, at) => {
      const row = batch.rows[at];
      return verdict === null && row !== undefined && !added.has(row) ? 'duplicate' : verdict;
    });
  });
}

function workspaceIdOf({ defaultWorkspaceId }: Batch, { workspaceId }: CheckedRow): number {
  return workspaceId ?? defaultWorkspaceId;
}

async function lockedWorkspaces(tx: Db, batch: Batch): Promise<ReadonlyMap<number, QuestionedWorkspace>> {
  const accountId = batch.call.caller.account.id;
  const ids = [...new Set(batch.rows.map((row) => workspaceIdOf(batch, row)))];
  await lockAccount(tx, accountId);
  await lockWorkspaces(tx, accountId, ids);
  await expireOverdue(tx, { accountId, workspaceIds: ids, emails: batch.rows.map(({ email }) => email) });
  const caller = await reloadMember(tx, batch.call.caller);
  const workspaces = await readWorkspaces(tx, accountId, ids, { locked: false });
  return new Map(
    workspaces.flatMap((workspace): [number, QuestionedWorkspace][] => {
      const questioned = questionedWorkspace(caller, workspace);
      return questioned === undefined ? [] : [[workspace.id, questioned]];
    }),
  );
}

function judge(
  { inviterEmail }: Batch,
  workspace: QuestionedWorkspace | undefined,
  { email, role, endsAtMs }: CheckedRow,
  rows: HeldAccessByEmail,
): Verdict {
  if (role === null) throw new Error('A row without a role passed the check.');
  if (workspace === undefined) return 'workspace-unknown';
  const wanted = { email, role, workspaceId: workspace.id, endsAtMs };
  const inviter = { email: inviterEmail, subject: workspace.subject };
  const verdict = decideInvitation({ wanted, inviter, workspace, rows });
  if (verdict.kind === 'refused') return verdict.reason;
  if (verdict.kind === 'update') return 'held-otherwise';
  const workspaceId = isAccountLevel(role) ? null : workspace.id;
  rows.add({ email, role, workspaceId, status: 'pending', endsAtMs });
  return null;
}

async function write(
  tx: Db,
  deps: InvitationDeps,
  batch: Batch,
  rows: readonly CheckedRow[],
): Promise<ReadonlySet<CheckedRow>> {
  if (rows.length === 0) return new Set();
  const { caller, requestId } = batch.call;
  const accountId = caller.account.id;
  const ids = await nextInvitationIds(tx, rows.length);
  const invitations = rows.map((row, at) => invitationOf(deps, row, ids[at]));
  const expiresAt = new Date(expiryOf(batch.now.getTime(), deps.lifetimeMs));
  const added = await addInvitations(tx, { accountId, uid: caller.uid, expiresAt }, invitations);
  const sent = invitations.filter(({ id }) => added.has(id));
  await requestMails(
    tx,
    'invitation',
    sent.map(({ id }) => ({ id: String(id), version: 1, accountId })),
    'bulk',
  );
  await auditSent(
    tx,
    { accountId, uid: caller.uid, requestId, defaultWorkspaceId: batch.defaultWorkspaceId },
    sent,
  );
  if (sent.length > 0) await writeSilentNotification(tx, { accountId }, { event: 'workspace update' });
  return new Set(rows.filter((_row, at) => added.has(invitations[at]?.id ?? 0)));
}

function invitationOf(
  { secret }: InvitationDeps,
  { email, role, workspaceId, endsAtMs }: CheckedRow,
  id: number | undefined,
): NewInvitation {
  if (id === undefined || role === null) throw new Error('A row to send lacks its number or its role.');
  return {
    id,
    workspaceId,
    email,
    role,
    endsAt: endsAtMs === null ? null : new Date(endsAtMs),
    mailKeyHash: invitationKeyHash(mailKeyOf(secret, { id, version: 1 })),
  };
}
