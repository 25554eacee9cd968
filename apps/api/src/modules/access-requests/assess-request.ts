import type { AccessRequest } from '@partyline/contract';
import {
  requestedChange,
  type AccessRequestRefusal,
  type ActQuestion,
  type RoleChange,
} from '@partyline/permissions';
import { err, type Result } from '@partyline/kernel';
import { isAccountLevel } from '@partyline/roles';
import type { Db } from '../../db/open-database.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import {
  findLevelMembership,
  type LevelMembership,
  type StoredRequest,
} from '../../records/access-requests/access-requests.repository.ts';
import { listCovering, type MemberRow } from '../who-can/who-can.repository.ts';
import { findObject, questionOf, type ActObject } from '../who-can/who-can.service.ts';

/** A request with what it would change now. */
export interface AssessedRequest {
  readonly object: ActObject;
  readonly question: ActQuestion;
  /** Undefined once they have no role there any more. */
  readonly requester: MemberRow | undefined;
  /** Of the role's level; undefined for none. */
  readonly membership: LevelMembership | undefined;
  readonly change: Result<RoleChange, AccessRequestRefusal>;
}

/** Returns what a request would change by the state of now, or why it cannot be given. [PLUS-35] */
export async function assessRequest(
  db: Db,
  { account }: Pick<MemberCaller, 'account'>,
  request: Pick<StoredRequest, 'uid' | 'act' | 'workspaceId' | 'vicUuid' | 'role' | 'endsAt'>,
  nowMs: number,
): Promise<AssessedRequest> {
  const { uid, act, workspaceId, vicUuid, role, endsAt } = request;
  const object = await findObject(db, account.id, {
    act,
    workspaceId: workspaceId ?? undefined,
    vicUuid: vicUuid ?? undefined,
  });
  const question = questionOf(act, account, object, nowMs);
  const members = await listCovering(db, { accountId: account.id, workspaceId, readerUid: uid });
  const requester = members.find((member) => member.uid === uid);
  const level = { uid, accountId: account.id, workspaceId: isAccountLevel(role) ? null : workspaceId };
  const membership = await findLevelMembership(db, level);
  return {
    object,
    question,
    requester,
    membership,
    change: changeOf(question, { requester, role, isEnded: endsAt !== null && endsAt.getTime() <= nowMs }),
  };
}

function changeOf(
  question: ActQuestion,
  {
    requester,
    role,
    isEnded,
  }: Pick<AssessedRequest, 'requester'> & Pick<StoredRequest, 'role'> & { readonly isEnded: boolean },
): AssessedRequest['change'] {
  if (requester === undefined) return err('requester-left');
  if (isEnded) return err('end-passed');
  return requestedChange(question, requester, role);
}

/** Returns what would change, for the contract. */
export function changeView(
  { object, requester, membership, change }: AssessedRequest,
  { act, role, endsAt }: Pick<StoredRequest, 'act' | 'role' | 'endsAt'>,
): Pick<
  AccessRequest,
  | 'act'
  | 'workspace'
  | 'device'
  | 'requester'
  | 'from'
  | 'role'
  | 'isResumed'
  | 'isInvitation'
  | 'endsAt'
  | 'wasEndsAt'
  | 'adds'
> {
  const { workspace, device } = object;
  const ends = endsAt ?? membership?.endsAt ?? null;
  return {
    act,
    workspace: workspace && { id: workspace.id, name: workspace.name },
    device: device && { vicUuid: device.vicUuid, name: device.deviceName },
    requester: requester === undefined ? null : { name: requester.name, email: requester.email },
    from: membership?.role ?? null,
    role,
    isResumed: membership?.isSuspended ?? false,
    isInvitation: membership === undefined,
    endsAt: ends?.toISOString() ?? null,
    wasEndsAt: membership?.endsAt?.toISOString() ?? null,
    adds: change.ok ? [...change.value.adds] : [],
  };
}
