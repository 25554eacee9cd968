import type { WhoCanData } from '@partyline/contract';
import { isRunning } from '@partyline/device-state';
import {
  isAccountAct,
  listRolesCovering,
  placedActionOf,
  type ActCode,
  type ActQuestion,
  type ReaderSight,
} from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { isRowExpired } from '@partyline/subscriptions';
import { ownershipOf, roleTypeOf } from '@partyline/workspaces';
import type { Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { CallerAccount, MemberCaller } from '../../http/authorization/caller.ts';
import { findMember } from '../../http/authorization/load-caller.ts';
import type { QueryOf } from '../../http/routes/route-types.ts';
import { readOwnRequest } from '../../records/access-requests/access-requests.repository.ts';
import { isWholeAccount } from '../../records/invitations/workspace-question.ts';
import { readInstanceFacts, type InstanceFacts } from '../../records/instances/instance-facts.repository.ts';
import { seenBy, workspaceDecision } from '../../records/workspaces/workspace-rights.ts';
import { readWorkspaces, type WorkspaceFacts } from '../../records/workspaces/workspaces.repository.ts';
import { answerWhoCan } from './answer-who-can.ts';
import { findOwnedAccount } from './who-can.repository.ts';

/** What an act is done on; both null for an act of the account. */
export interface ActObject {
  readonly workspace: WorkspaceFacts | null;
  readonly device: InstanceFacts | null;
}

/**
 * Answers who can do an act, for a member. A workspace or device in which the caller has no role is unknown to them; names come as
 * in the list of people. [PLUS-35, GC-14, GV-24]
 */
export async function whoCanFor(
  db: Db,
  caller: MemberCaller,
  query: QueryOf<'whoCan'>,
  nowMs: number,
): Promise<WhoCanData> {
  const { object, workspaceId, sight } = await findSeenObject(db, caller, query);
  const readerRoles =
    workspaceId === null ? caller.memberships.map(({ role }) => role) : rolesIn(caller, workspaceId);
  const { uid, account } = caller;
  const answer = await answerWhoCan(db, {
    question: questionOf(query.act, account, object, nowMs),
    place: { accountId: account.id, workspaceId, readerUid: uid },
    sight,
    readerRoles,
  });
  const asked = { uid, accountId: account.id, act: query.act, workspaceId };
  return {
    ...namesOf(query.act, object),
    sight,
    ...answer,
    ownRequest: await readOwnRequest(db, { ...asked, instanceId: deviceIdOf(query.act, object) }, nowMs),
  };
}

/** Returns the id of the device that an act is about; null for acts of a workspace or the account. */
export function deviceIdOf(act: ActCode, { device }: ActObject): number | null {
  return placedActionOf(act).place === 'instance' ? (device?.id ?? null) : null;
}

/** The object of an act as a caller sees it. */
export interface SeenObject {
  readonly object: ActObject;
  /** Null for acts of the account. */
  readonly workspaceId: number | null;
  readonly sight: ReaderSight;
}

/** Finds the object of an act, and whose names the caller sees there. One in which they have no role is `not-found`. [GC-14, GV-24] */
export async function findSeenObject(
  db: Db,
  caller: MemberCaller,
  query: QueryOf<'whoCan'>,
): Promise<SeenObject> {
  const object = await findObject(db, caller.account.id, query);
  const { workspace } = object;
  const seen = workspace === null ? null : seenBy(caller, workspace);
  if (seen === undefined) throw new ApiFailure('not-found');
  const mayList = seen !== null && workspaceDecision(caller, seen, 'list').allowed;
  return { object, workspaceId: seen?.id ?? null, sight: sightOf(caller, mayList) };
}

/** Answers the same for support, which sees all names. Undefined for what is unknown. [PLUS-25, PLUS-35] */
export async function whoCanForSupport(
  db: Db,
  { accountId: asked, ...query }: QueryOf<'supportWhoCan'>,
  nowMs: number,
): Promise<{ readonly accountId: number; readonly answer: WhoCanData } | undefined> {
  const owned = await findOwnedAccount(db, { accountId: asked, ...query });
  const owner = owned && (await findMember(db, owned.ownerUid, owned.accountId));
  if (owner === undefined || owner === null) return undefined;
  const accountId = owner.account.id;
  const object = await findObject(db, accountId, query);
  const workspaceId = object.workspace?.id ?? null;
  const answer = await answerWhoCan(db, {
    question: questionOf(query.act, owner.account, object, nowMs),
    place: { accountId, workspaceId, readerUid: null },
    sight: 'account',
    readerRoles: [],
  });
  return {
    accountId,
    answer: { ...namesOf(query.act, object), sight: 'account', ...answer, ownRequest: null },
  };
}

function namesOf(act: ActCode, { workspace, device }: ActObject) {
  return {
    act,
    workspace: workspace && { id: workspace.id, name: workspace.name },
    device: device && { vicUuid: device.vicUuid, name: device.deviceName },
  };
}

function rolesIn({ account, memberships }: MemberCaller, workspaceId: number): readonly StoredRole[] {
  return listRolesCovering(memberships, { accountId: account.id, workspaceId });
}

function sightOf(caller: MemberCaller, mayList: boolean): ReaderSight {
  if (isWholeAccount(caller)) return 'account';
  return mayList ? 'workspace' : 'self';
}

/** Finds the object of an act; an unknown or foreign one is `not-found`, and one that is not named `request-not-proper`. */
export async function findObject(
  db: Db,
  accountId: number,
  { act, workspaceId, vicUuid }: QueryOf<'whoCan'>,
): Promise<ActObject> {
  if (isAccountAct(act)) return { workspace: null, device: null };
  const device =
    vicUuid === undefined ? null : await readInstanceFacts(db, accountId, { vicUuid }, { locked: false });
  if (device === undefined) throw new ApiFailure('not-found');
  const id = device?.workspaceId ?? workspaceId;
  if (id === undefined || (device !== null && workspaceId !== undefined && workspaceId !== id))
    throw new ApiFailure(device === null ? 'request-not-proper' : 'not-found');
  const [workspace] = await readWorkspaces(db, accountId, [id], { locked: false });
  if (workspace === undefined) throw new ApiFailure('not-found');
  return { workspace, device };
}

/** Any device of a workspace is meant where none is named: it is stopped, and its subscription lives. */
const ANY_DEVICE = { isRunning: false, isSubscriptionExpired: false } as const;

/** Returns the rule's question about an object as it is now. */
export function questionOf(
  act: ActQuestion['act'],
  { planType, customerStatus }: CallerAccount,
  { workspace, device }: ActObject,
  nowMs: number,
): ActQuestion {
  return {
    act,
    workspace: {
      kind: workspace === null ? 'default' : roleTypeOf(ownershipOf(workspace.isDefault, workspace.ownerUid)),
      isDirty: workspace?.isDirty ?? false,
    },
    device:
      device === null || placedActionOf(act).place !== 'instance'
        ? ANY_DEVICE
        : { isRunning: isRunning(device), isSubscriptionExpired: isRowExpired(device, nowMs) },
    circumstances: { planType, customerStatus },
  };
}
