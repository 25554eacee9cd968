import {
  decideInvitation,
  expiryOf,
  HeldAccessByEmail,
  type InvitationVerdict,
} from '@partyline/invitations';
import { err, ok, type Result } from '@partyline/kernel';
import { isAccountLevel } from '@partyline/roles';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { BodyOf, DataOf } from '../../../http/routes/route-types.ts';
import { requestMail } from '../../../jobs/request-mail.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { once } from '../../../records/idempotency/once.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { onWorkspace, type FoundWorkspace } from '../../../records/workspaces/on-workspace.ts';
import { readDefaultWorkspaceId, readWorkspaces } from '../../../records/workspaces/workspaces.repository.ts';
import type { AccessCall, InvitationDeps } from '../../../records/invitations/access-call.ts';
import { expireOverdue } from '../../../records/invitations/expire-overdue.repository.ts';
import {
  listHeldRows,
  readEmailOf,
  type HeldRow,
} from '../../../records/invitations/held-rows.repository.ts';
import { invitationKeyHash, mailKeyOf } from '../../../records/invitations/invitation-key.ts';
import {
  isWholeAccount,
  questionedWorkspace,
  type QuestionedWorkspace,
} from '../../../records/invitations/workspace-question.ts';
import { failureOfRefusal, withUniqueRefusals } from '../../../records/invitations/refusal.ts';
import {
  addInvitations,
  nextInvitationIds,
} from '../../../records/invitations/write-invitations.repository.ts';
import type { Claim } from '../access-row/change-access.service.ts';
import { checkedFields, type CheckedFields } from './check-fields.ts';
import { updateHeld } from './update-held.ts';

export interface SendRequest extends AccessCall {
  readonly body: BodyOf<'sendInvitation'>;
  readonly key: string | null;
  readonly now: Date;
  readonly claim?: Claim;
}

type Answer = DataOf<'sendInvitation'>;

const ACTION = 'invitation.send';

/**
 * Invites a user, or changes their permission if confirmed. Checks in order: fields, self, right, duplicate, owner limits, other
 * permission. An update that takes access away needs the right to revoke, too. The workspace lock lets one concurrent call win. [API-46, INV-12 … INV-26, ERR-35, ERR-36, GV-1, GV-7, GV-8, GV-9,
 * GV-11, GV-12, HZ-4, PLUS-4]
 */
export async function sendInvitation(deps: InvitationDeps, request: SendRequest): Promise<Answer> {
  const { caller, body, key, now, requestId } = request;
  const fields = checkedFields(body, now);
  const isPreset = isAccountLevel(fields.role) && isWholeAccount(caller);
  const preset = isPreset ? await readDefaultWorkspaceId(deps.database, caller.account.id) : undefined;
  const id = preset ?? fields.workspaceId;
  return withUniqueRefusals(() =>
    onWorkspace(deps.database, { caller, id, requestId }, ACTION, (tx, found) =>
      once(tx, { uid: caller.uid, route: 'sendInvitation', key, asked: body }, () =>
        decide(tx, { deps, request: { ...request, caller: found.caller }, fields }, found),
      ),
    ),
  );
}

interface Sending {
  readonly deps: InvitationDeps;
  readonly request: SendRequest;
  readonly fields: CheckedFields;
}

async function decide(
  tx: Db,
  sending: Sending,
  { workspace: locked }: FoundWorkspace,
): Promise<Result<Answer, ApiFailure>> {
  const { request, fields } = sending;
  const { caller, body, claim } = request;
  const claimed = (await claim?.(tx)) ?? null;
  if (claimed !== null) return err(claimed);
  const accountId = caller.account.id;
  const overdue = { accountId, workspaceIds: [locked.id], emails: [fields.email] };
  const isExpired = await expireOverdue(tx, overdue);
  const [fresh] = isExpired ? await readWorkspaces(tx, accountId, [locked.id], { locked: false }) : [locked];
  const workspace = fresh === undefined ? undefined : questionedWorkspace(caller, fresh);
  if (workspace === undefined) return err(new ApiFailure('not-found'));
  const held = await listHeldRows(tx, accountId, [fields.email]);
  const verdict = decideInvitation({
    wanted: {
      email: fields.email,
      role: fields.role,
      workspaceId: workspace.id,
      endsAtMs: fields.endsAt === null ? null : fields.endsAt?.getTime(),
    },
    inviter: { email: await readEmailOf(tx, caller.uid), subject: workspace.subject },
    workspace,
    rows: new HeldAccessByEmail(held),
  });
  if (verdict.kind === 'refused') return err(failureOfRefusal(verdict.reason));
  if (verdict.kind === 'send') return send(tx, sending, workspace);
  if (body.update !== true) return err(failureOfRefusal('held-otherwise'));
  const change = { role: fields.role, endsAt: fields.endsAt };
  return updateHeld(tx, request, { workspace, row: heldOf(held, verdict), change });
}

/** Returns the row to update, which the rule chose from the given ones. */
function heldOf(held: readonly HeldRow[], { row }: Extract<InvitationVerdict, { kind: 'update' }>): HeldRow {
  const found = held.find((each) => each === row);
  if (found === undefined) throw new Error('The row to update was not loaded.');
  return found;
}

async function send(
  tx: Db,
  { deps, request, fields }: Sending,
  workspace: QuestionedWorkspace,
): Promise<Result<Answer, ApiFailure>> {
  const { caller, now, requestId } = request;
  const accountId = caller.account.id;
  const workspaceId = isAccountLevel(fields.role) ? null : workspace.id;
  const [id] = await nextInvitationIds(tx, 1);
  if (id === undefined) throw new Error('A new invitation got no number.');
  const terms = {
    accountId,
    uid: caller.uid,
    expiresAt: new Date(expiryOf(now.getTime(), deps.lifetimeMs)),
  };
  const mailKeyHash = invitationKeyHash(mailKeyOf(deps.secret, { id, version: 1 }));
  const { email, role, endsAt = null } = fields;
  const added = await addInvitations(tx, terms, [{ id, workspaceId, email, role, mailKeyHash, endsAt }]);
  if (added.size === 0) return err(failureOfRefusal('duplicate'));
  await requestMail(tx, { kind: 'invitation', id: String(id), version: 1, accountId });
  await writeAudit(tx, {
    accountId,
    workspaceId: workspace.id,
    actor: { kind: 'user', uid: caller.uid },
    action: ACTION,
    object: { kind: 'invitation', id: String(id) },
    outcome: 'done',
    requestId,
    details: { role, endsAt: endsAt?.toISOString() ?? null },
  });
  await writeSilentNotification(tx, { accountId, workspaceId: workspace.id }, { event: 'workspace update' });
  return ok({ id: `i${id}`, outcome: 'sent' });
}
