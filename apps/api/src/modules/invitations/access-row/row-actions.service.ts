import { decideRowAction, expiryOf, type RowAction } from '@partyline/invitations';
import { err, ok, type Result } from '@partyline/kernel';
import type { Db } from '../../../db/open-database.ts';
import type { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { DataOf } from '../../../http/routes/route-types.ts';
import { once } from '../../../records/idempotency/once.ts';
import { requestMail } from '../../../jobs/request-mail.ts';
import type { InvitationDeps } from '../../../records/invitations/access-call.ts';
import {
  inviteUrl,
  invitationKeyHash,
  mailKeyOf,
  randomKey,
} from '../../../records/invitations/invitation-key.ts';
import { failureOfRefusal } from '../../../records/invitations/refusal.ts';
import { checkedEndDate } from '../send/check-fields.ts';
import {
  removeRow,
  reopenInvitation,
  writeLinkKey,
} from '../../../records/invitations/access-row.repository.ts';
import { auditRow, mailMember } from '../../../records/invitations/audit-row.ts';
import { onAccessRow, type FoundRow, type RowCall } from './on-access-row.ts';

function refusalOf(action: RowAction, { row, question }: FoundRow, now: Date, endsAt?: Date | null) {
  const asked = endsAt === undefined ? question : { ...question, endsAtMs: endsAt?.getTime() ?? null };
  const decision = decideRowAction(action, asked, now.getTime());
  return decision.allowed ? null : failureOfRefusal(decision.reason, row.kind);
}

type Resent = DataOf<'resendInvitation'>;

export interface ResendCall extends RowCall {
  readonly endsAt: string | null | undefined;
  /** Of the call: a repeat sends no second mail. */
  readonly key: string | null;
}

/** Resends an invitation with new key and expiry; older links are void. [PLUS-1, PLUS-4, GV-3, GX-14] */
export function resendInvitation(deps: InvitationDeps, call: ResendCall): Promise<Resent> {
  const given = checkedEndDate(call.endsAt, call.now);
  const { caller, id, endsAt, key } = call;
  return onAccessRow(deps, call, 'resend', (tx, found) =>
    once(tx, { uid: caller.uid, route: 'resendInvitation', key, asked: { id, endsAt } }, () =>
      resend(tx, { deps, call, given }, found),
    ),
  );
}

interface Resending {
  readonly deps: InvitationDeps;
  readonly call: ResendCall;
  readonly given: Date | null | undefined;
}

async function resend(
  tx: Db,
  { deps, call, given }: Resending,
  found: FoundRow,
): Promise<Result<Resent, ApiFailure>> {
  const refusal = refusalOf('resend', found, call.now, given);
  if (refusal !== null) return err(refusal);
  const { number, version, endsAt } = found.row;
  const expiresAt = new Date(expiryOf(call.now.getTime(), deps.lifetimeMs));
  const next = { id: number, version: version + 1 };
  await reopenInvitation(tx, number, {
    mailKeyHash: invitationKeyHash(mailKeyOf(deps.secret, next)),
    expiresAt,
    endsAt: given === undefined ? endsAt : given,
    uid: call.caller.uid,
  });
  const { id: accountId } = call.caller.account;
  await requestMail(tx, { kind: 'invitation', id: String(number), version: next.version, accountId });
  await auditRow(tx, call, found.row, { action: 'resend', workspaceId: found.workspace.id, details: {} });
  return ok({ id: call.id, expiresAt: expiresAt.toISOString() });
}

/** Replaces an invitation's copied link; the mailed one stays valid. [PLUS-1, GV-3] */
export function copyInvitationLink(
  deps: InvitationDeps,
  call: RowCall,
): Promise<DataOf<'copyInvitationLink'>> {
  return onAccessRow(deps, call, 'link', async (tx, found) => {
    const refusal = refusalOf('copy', found, call.now);
    if (refusal !== null) return err(refusal);
    const { expiresAt, number } = found.row;
    if (expiresAt === null) throw new Error('A membership has no link to copy.');
    const key = randomKey();
    await writeLinkKey(tx, number, invitationKeyHash(key));
    await auditRow(tx, call, found.row, { action: 'link', workspaceId: found.workspace.id, details: {} });
    return ok({ url: inviteUrl(deps.publicUrl, key), expiresAt: expiresAt.toISOString() });
  });
}

/**
 * Revokes an invitation or removes a membership at once; a workspace without an owner becomes an orphanage. [API-49, INV-29, GV-11,
 * GV-20, GW-11]
 */
export function revokeAccess(deps: InvitationDeps, call: RowCall): Promise<null> {
  return onAccessRow(deps, call, 'revoke', async (tx, found) => {
    const refusal = refusalOf('revoke', found, call.now);
    if (refusal !== null) return err(refusal);
    await removeRow(tx, found.row, call.caller.uid);
    await mailMember(tx, call, found.row);
    await auditRow(tx, call, found.row, {
      action: 'revoke',
      workspaceId: found.workspace.id,
      details: { role: found.row.role },
    });
    return ok(null);
  });
}
