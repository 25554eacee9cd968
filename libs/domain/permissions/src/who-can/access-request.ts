import { allow, err, ok, refuse, type Decision, type Result } from '@partyline/kernel';
import { isAccountLevel, type StoredRole } from '@partyline/roles';
import { can } from '../decision/can.ts';
import { subjectFor } from '../decision/subject.ts';
import { workspaceTarget, type ActQuestion } from './act-question.ts';
import { answerAct, type HeldRoles, type RoleChange } from './way.ts';
import type { ReaderSight } from './who-can.ts';

/** Why a role is not asked for, or not given as it was asked for. [PLUS-35] */
export const ACCESS_REQUEST_REFUSALS = [
  'already-allowed',
  'other-needs',
  'no-way',
  'requester-left',
  'changed',
  'end-passed',
  'answered',
  'no-one-to-ask',
  'requested-today',
  'too-many-requests-today',
] as const;
export type AccessRequestRefusal = (typeof ACCESS_REQUEST_REFUSALS)[number];

/** The answers to a request. */
export const ACCESS_REQUEST_ANSWERS = ['give', 'decline'] as const;
export type AccessRequestAnswer = (typeof ACCESS_REQUEST_ANSWERS)[number];

export const ACCESS_REQUEST_STATES = ['open', 'given', 'declined'] as const;
export type AccessRequestState = (typeof ACCESS_REQUEST_STATES)[number];

/** Within which the same question is asked once, in milliseconds. */
export const ACCESS_REQUEST_INTERVAL_MS = 86_400_000;
/** Requests of one user in one account within the interval: each is a mail to several others. */
export const ACCESS_REQUESTS_AT_MOST = 10;

/**
 * Returns the change of roles that a request for a role means, if it alone makes the act allowed; else why it is not asked for: what is
 * allowed already, what a plan or a state refuses too, and a role that does not allow it or that no member may give. [PLUS-35]
 */
export function requestedChange(
  question: ActQuestion,
  held: HeldRoles,
  role: StoredRole,
): Result<RoleChange, AccessRequestRefusal> {
  const answer = answerAct(question, held);
  if (answer.allowed) return err('already-allowed');
  const way = answer.ways.find(({ change }) => change === null || change.role === role);
  if (way === undefined) return err('no-way');
  return way.change === null || way.needs.length > 0 ? err('other-needs') : ok(way.change);
}

/**
 * Lists the roles that may make a requested change: those that may give the role, and for one with an end date, which takes access
 * away, only those that may also revoke. [HZ-4, PLUS-35]
 */
export function listAnswererRoles(
  { workspace, circumstances }: ActQuestion,
  { role, makers }: Pick<RoleChange, 'role' | 'makers'>,
  isTemporary: boolean,
): readonly StoredRole[] {
  if (!isTemporary) return makers;
  const place = workspaceTarget(isAccountLevel(role) ? { kind: 'default', isDirty: false } : workspace);
  return makers.filter(
    (maker) => can(subjectFor({ roles: [maker], ...circumstances }), 'revoke', place).allowed,
  );
}

/**
 * Lists whom a request is sent to: those with one of these roles whom the requester may see. If there are none, the admins of the
 * workspace, and without one of its own those of the account. Never the requester. [PLUS-35, GV-24]
 */
export function listAnswerers<Member extends { readonly active: readonly StoredRole[] }>(
  members: readonly Member[],
  roles: readonly StoredRole[],
  requester: { readonly sight: ReaderSight; readonly isRequester: (member: Member) => boolean },
): readonly Member[] {
  const ofWorkspace = roles.filter((role) => !isAccountLevel(role));
  const seen = { account: roles, workspace: ofWorkspace, self: [] }[requester.sight];
  for (const level of [seen, ofWorkspace, roles.filter(isAccountLevel)]) {
    const answerers = members.filter(
      (member) => !requester.isRequester(member) && member.active.some((role) => level.includes(role)),
    );
    if (answerers.length > 0) return answerers;
  }
  return [];
}

/** Decides whether a question may be asked now: once within a day, and few questions of one user. Times are in milliseconds. [PLUS-35] */
export function decideRequestAgain(
  { lastMs, count }: { readonly lastMs: number | null; readonly count: number },
  nowMs: number,
): Decision<AccessRequestRefusal> {
  if (lastMs !== null && nowMs < lastMs + ACCESS_REQUEST_INTERVAL_MS) return refuse('requested-today');
  return count >= ACCESS_REQUESTS_AT_MOST ? refuse('too-many-requests-today') : allow();
}
