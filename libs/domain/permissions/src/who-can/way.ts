import { STORED_ROLES, isAccountLevel, isGrantable, isOwnerRole, type StoredRole } from '@partyline/roles';
import { can } from '../decision/can.ts';
import type { RefusalReason } from '../decision/refusal.ts';
import { subjectFor } from '../decision/subject.ts';
import { compareRights } from '../matrix/permission-rows.ts';
import { actCodeOf, type ActCode } from './act.ts';
import { decideAct, workspaceTarget, type ActQuestion } from './act-question.ts';
import { listNeeds, meetNeeds, type Need } from './need.ts';

/** A user's roles that cover the object: at most one of the account and one of the workspace, each active or suspended. */
export interface HeldRoles {
  readonly active: readonly StoredRole[];
  readonly suspended: readonly StoredRole[];
}

/** A role that is given, or whose suspension ends. */
export interface RoleChange {
  readonly role: StoredRole;
  /** The role that it takes the place of; null for a new membership, or the same role. */
  readonly replaces: StoredRole | null;
  readonly isResumed: boolean;
  /** The roles that may make the change. */
  readonly makers: readonly StoredRole[];
  /** What the user can do more than now. */
  readonly adds: readonly ActCode[];
}

/** All of it together allows the act, and no part of it alone. `change` is null where only the state is in the way. */
export interface Way {
  readonly change: RoleChange | null;
  readonly needs: readonly Need[];
}

export type ActAnswer =
  | { readonly allowed: true; readonly grantedBy: readonly StoredRole[] }
  | { readonly allowed: false; readonly reason: RefusalReason; readonly ways: readonly Way[] };

/** Owners come by a transfer of ownership alone. From the smallest. */
const GIVEN_ROLES = STORED_ROLES.filter((role) => !isOwnerRole(role)).toReversed();

/**
 * Answers an act for a user: the roles that grant it, or the ways to it, from the smallest role. Each way makes the act true, and
 * its role is one that a member may give. [PLUS-35]
 */
export function answerAct(question: ActQuestion, held: HeldRoles): ActAnswer {
  const decision = decideAct(question, held.active);
  if (decision.allowed)
    return { allowed: true, grantedBy: held.active.filter((role) => decideAct(question, [role]).allowed) };
  const { reason } = decision;
  const needs = listNeeds(question, held.active);
  if (needs !== null) return { allowed: false, reason, ways: [{ change: null, needs }] };
  return { allowed: false, reason, ways: GIVEN_ROLES.flatMap((role) => wayBy(question, held, role) ?? []) };
}

function wayBy(question: ActQuestion, held: HeldRoles, role: StoredRole): Way | null {
  const step = stepTo(held, role);
  if (step === null) return null;
  const { roles, ...change } = step;
  const needs = listNeeds(question, roles);
  if (needs === null) return null;
  // A trial gives no roles either.
  for (const all of [needs, withPaidPlan(needs)]) {
    const met = meetNeeds(question, all);
    const makers = listMakers(met, change);
    if (makers.length === 0) continue;
    const { gains } = compareRights(question.workspace.kind, held.active, roles, met.circumstances);
    return { change: { ...change, makers, adds: gains.map(actCodeOf) }, needs: all };
  }
  return null;
}

function withPaidPlan(needs: readonly Need[]): readonly Need[] {
  return needs.includes('paid-plan') ? needs : ['paid-plan', ...needs];
}

interface Step extends Pick<RoleChange, 'role' | 'replaces' | 'isResumed'> {
  /** Active ones, after it. */
  readonly roles: readonly StoredRole[];
}

/** Returns the step to a role; null for what is held already, and for owners, who would have to hand over first. */
function stepTo({ active, suspended }: HeldRoles, role: StoredRole): Step | null {
  const isSameLevel = (other: StoredRole) => isAccountLevel(other) === isAccountLevel(role);
  const now = [...active, ...suspended].find(isSameLevel) ?? null;
  if (active.includes(role) || (now !== null && isOwnerRole(now))) return null;
  return {
    role,
    replaces: now === role ? null : now,
    isResumed: suspended.some(isSameLevel),
    roles: [...active.filter((other) => !isSameLevel(other)), role],
  };
}

/** Lists the roles that may give a role: they may invite there, and outrank what is given and what it replaces. [GV-11] */
function listMakers(
  { circumstances, workspace }: ActQuestion,
  { role, replaces }: Pick<RoleChange, 'role' | 'replaces'>,
): readonly StoredRole[] {
  // An account-level role is given in the default workspace. [GV-8]
  const place = workspaceTarget(isAccountLevel(role) ? { kind: 'default', isDirty: false } : workspace);
  return STORED_ROLES.filter(
    (maker) =>
      isGrantable(maker, role) &&
      (replaces === null || isGrantable(maker, replaces)) &&
      can(subjectFor({ roles: [maker], ...circumstances }), 'invite', place).allowed,
  );
}
