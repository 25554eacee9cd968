import type { AccessRequest } from '@partyline/contract';
import {
  changeQuestion,
  decideAccessChange,
  decideInvitation,
  HeldAccessByEmail,
} from '@partyline/invitations';
import { isAccountLevel } from '@partyline/roles';
import type { Database, Db } from '../../db/open-database.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import {
  findRequestFor,
  type StoredRequest,
} from '../../records/access-requests/access-requests.repository.ts';
import { listHeldRows, readEmailOf } from '../../records/invitations/held-rows.repository.ts';
import {
  isWholeAccount,
  questionedWorkspace,
  type QuestionedWorkspace,
} from '../../records/invitations/workspace-question.ts';
import { readDefaultWorkspaceId, readWorkspaces } from '../../records/workspaces/workspaces.repository.ts';
import { readAccessRow } from '../invitations/list/access-page.repository.ts';
import { findSeenObject } from '../who-can/who-can.service.ts';
import { assessRequest, changeView, type AssessedRequest } from './assess-request.ts';

type Refusal = NonNullable<AccessRequest['refusal']>;

/**
 * Reads a request for one whom it was sent to: exactly what would change now, and whether they may make it so. Who may no longer see the
 * requester among the people there finds nothing. [PLUS-35, GC-14, GV-24]
 */
export async function readAccessRequest(
  database: Database,
  caller: MemberCaller,
  id: string,
  now: Date,
): Promise<AccessRequest> {
  const request = await findReadable(database, caller, id);
  const assessed = await assessRequest(database, caller, request, now.getTime());
  const { version, state, requestedAt } = request;
  return {
    id,
    version,
    state,
    requestedAt: requestedAt.toISOString(),
    ...changeView(assessed, request),
    refusal: await refusalOf(database, caller, { request, assessed }, now.getTime()),
  };
}

/** Finds a request that was sent to the caller, who still sees the requester there; else fails with `not-found`. */
export async function findReadable(db: Db, caller: MemberCaller, id: string): Promise<StoredRequest> {
  const accountId = caller.account.id;
  const request = await findRequestFor(db, { id, accountId, uid: caller.uid, locked: false });
  if (request === undefined) throw new ApiFailure('not-found');
  const { act, workspaceId, vicUuid } = request;
  const { sight } = await findSeenObject(db, caller, {
    act,
    workspaceId: workspaceId ?? undefined,
    vicUuid: vicUuid ?? undefined,
  });
  if (sight === 'self' || (workspaceId === null && !isWholeAccount(caller)))
    throw new ApiFailure('not-found');
  return request;
}

interface Assessed {
  readonly request: StoredRequest;
  readonly assessed: AssessedRequest;
}

/** Returns why the caller cannot give what was asked for; null if they can. The answer itself is decided again, under locks. */
async function refusalOf(
  db: Db,
  caller: MemberCaller,
  { request, assessed }: Assessed,
  nowMs: number,
): Promise<Refusal | null> {
  if (request.state !== 'open') return 'answered';
  if (!assessed.change.ok) return assessed.change.error;
  const workspace = await findPlace(db, caller, request);
  if (workspace === undefined) return 'no-right';
  const { membership, requester } = assessed;
  const inviterEmail = await readEmailOf(db, caller.uid);
  const change = {
    role: request.role,
    ...(request.endsAt !== null && { endsAtMs: request.endsAt.getTime() }),
    ...(membership?.isSuspended === true && { isSuspended: false }),
  };
  if (membership !== undefined) {
    const row = await readAccessRow(db, caller, `m${membership.id}`);
    const question = changeQuestion(row, { workspace, subject: workspace.subject }, inviterEmail);
    const decision = decideAccessChange({ ...question, isOwn: row.isSelf, change }, nowMs);
    return decision.allowed ? null : decision.reason;
  }
  const email = requester?.email ?? '';
  const verdict = decideInvitation({
    wanted: { email, role: request.role, workspaceId: workspace.id, endsAtMs: change.endsAtMs },
    inviter: { email: inviterEmail, subject: workspace.subject },
    workspace,
    rows: new HeldAccessByEmail(await listHeldRows(db, caller.account.id, [email])),
  });
  if (verdict.kind === 'send') return null;
  return verdict.kind === 'refused' ? verdict.reason : 'held-otherwise';
}

/** Finds where the role is given: an account-level one in the default workspace. [GV-8] */
async function findPlace(
  db: Db,
  caller: MemberCaller,
  { role, workspaceId }: Pick<StoredRequest, 'role' | 'workspaceId'>,
): Promise<QuestionedWorkspace | undefined> {
  const id = await placeIdOf(db, caller, { role, workspaceId });
  const [facts] = await readWorkspaces(db, caller.account.id, [id], { locked: false });
  return facts === undefined ? undefined : questionedWorkspace(caller, facts);
}

/** Returns the id of the workspace in which a role is given. [GV-8] */
export async function placeIdOf(
  db: Db,
  { account }: MemberCaller,
  { role, workspaceId }: Pick<StoredRequest, 'role' | 'workspaceId'>,
): Promise<number> {
  const id =
    workspaceId === null || isAccountLevel(role) ? await readDefaultWorkspaceId(db, account.id) : workspaceId;
  if (id === undefined) throw new ApiFailure('not-found');
  return id;
}
