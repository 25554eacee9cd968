import { err, ok } from '@partyline/kernel';
import type { AccessRequestAnswer, AccessRequestState } from '@partyline/permissions';
import { ROLES } from '@partyline/roles';
import type { Db } from '../../db/open-database.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { requireRight } from '../../http/authorization/authorize.ts';
import { reloadMember } from '../../http/authorization/load-caller.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { BodyOf, DataOf } from '../../http/routes/route-types.ts';
import {
  closeRequest,
  findRequestFor,
  type StoredRequest,
} from '../../records/access-requests/access-requests.repository.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import type { InvitationDeps } from '../../records/invitations/access-call.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import { onWorkspace } from '../../records/workspaces/on-workspace.ts';
import { seenBy, workspaceDecision } from '../../records/workspaces/workspace-rights.ts';
import { readWorkspaces } from '../../records/workspaces/workspaces.repository.ts';
import { changeAccess } from '../invitations/access-row/change-access.service.ts';
import { sendInvitation } from '../invitations/send/send-invitation.service.ts';
import { assessRequest, type AssessedRequest } from './assess-request.ts';
import { notifyRequester } from './notify-access-request.ts';
import { findReadable, placeIdOf } from './read-access-request.service.ts';
import { refusedRequest, type AccessCallOf } from './request-access.service.ts';

export interface AnswerCall extends AccessCallOf<BodyOf<'answerAccessRequest'>> {
  readonly id: string;
}

type Answer = DataOf<'answerAccessRequest'>;

const STATE_OF = { give: 'given', decline: 'declined' } as const satisfies Record<
  AccessRequestAnswer,
  AccessRequestState
>;

/**
 * Answers a request once. To give is the caller's own change of access or invitation, by its rule and in its audit entry; the request is
 * closed in the same transaction, and only if what would change is what was read. The same answer again changes nothing. [PLUS-35,
 * GV-11, GC-14]
 */
export async function answerAccessRequest(deps: InvitationDeps, call: AnswerCall): Promise<Answer> {
  const request = await findReadable(deps.database, call.caller, call.id);
  await requireInvite(deps.database, call.caller, request);
  const { answer } = call.body;
  if (request.state === STATE_OF[answer] && request.answeredBy === call.caller.uid)
    return { state: request.state };
  return answer === 'give' ? give(deps, call, request) : decline(deps, call, request);
}

/** Requires the right to invite where the role is given: without it no answer is theirs. */
async function requireInvite(db: Db, caller: MemberCaller, request: StoredRequest): Promise<void> {
  const id = await placeIdOf(db, caller, request);
  const [workspace] = await readWorkspaces(db, caller.account.id, [id], { locked: false });
  const seen = workspace === undefined ? undefined : seenBy(caller, workspace);
  if (seen === undefined) throw new ApiFailure('not-found');
  requireRight(workspaceDecision(caller, seen, 'invite'));
}

async function give(deps: InvitationDeps, call: AnswerCall, request: StoredRequest): Promise<Answer> {
  const { caller, requestId, now } = call;
  const { membership, requester, change } = await assessRequest(
    deps.database,
    caller,
    request,
    now.getTime(),
  );
  // What no change could be made of: the rest is decided under locks, after whether it was answered meanwhile.
  if (!change.ok && change.error === 'end-passed') throw refusedRequest(change.error);
  const claim = (tx: Db) => claimRequest(tx, call, 'given');
  const { role } = request;
  const endsAt = request.endsAt?.toISOString();
  if (membership !== undefined) {
    const { isSuspended } = membership;
    const body = { roleName: role, endsAt, ...(isSuspended && { isSuspended: false }) };
    await changeAccess(deps, { caller, requestId, now, id: `m${membership.id}`, body, claim });
    return { state: 'given' };
  }
  if (requester === undefined) throw refusedRequest('requester-left');
  const body = {
    email: requester.email,
    roleName: role,
    permissionName: ROLES[role].displayName,
    workspaceId: await placeIdOf(deps.database, caller, request),
    endsAt,
  };
  await sendInvitation(deps, { caller, requestId, now, key: null, body, claim });
  return { state: 'given' };
}

async function decline(
  { database }: InvitationDeps,
  call: AnswerCall,
  request: StoredRequest,
): Promise<Answer> {
  const { caller, requestId } = call;
  const { workspaceId, role } = request;
  const id = await placeIdOf(database, caller, { role, workspaceId });
  return onWorkspace(
    database,
    { caller, id, requestId },
    'membership.decline-request',
    async (tx, { seen, caller: current }) => {
      requireRight(workspaceDecision(current, seen, 'invite'));
      const refused = await claimRequest(tx, call, 'declined');
      if (refused !== null) return err(refused);
      await writeAudit(tx, {
        accountId: caller.account.id,
        workspaceId,
        actor: { kind: 'user', uid: caller.uid },
        action: 'membership.decline-request',
        object: { kind: 'user', id: request.uid },
        outcome: 'done',
        requestId,
        details: { act: request.act, role },
      });
      await writeSilentNotification(tx, { accountId: caller.account.id }, { event: 'workspace update' });
      return ok({ state: 'declined' as const });
    },
  );
}

/** Closes a request that is open, was read as it is, and for `given` can be given; else returns the failure. */
async function claimRequest(
  tx: Db,
  { caller: called, id, body, now }: AnswerCall,
  state: 'given' | 'declined',
): Promise<ApiFailure | null> {
  const caller = await reloadMember(tx, called);
  const { uid, account } = caller;
  const request = await findRequestFor(tx, { id, accountId: account.id, uid, locked: true });
  if (request === undefined) return new ApiFailure('not-found');
  if (request.state !== 'open') return refusedRequest('answered');
  if (request.version !== body.version) return refusedRequest('changed');
  if (state === 'given') {
    const refusal = refusalToGive(await assessRequest(tx, caller, request, now.getTime()), body);
    if (refusal !== null) return refusal;
  }
  await closeRequest(tx, id, { state, uid, now });
  await notifyRequester(tx, id, state);
  return null;
}

function refusalToGive(
  { change, membership }: AssessedRequest,
  { from }: Pick<AnswerCall['body'], 'from'>,
): ApiFailure | null {
  if (!change.ok) return refusedRequest(change.error);
  return (membership?.role ?? null) === from ? null : refusedRequest('changed');
}
