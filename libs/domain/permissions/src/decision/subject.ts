import { STORED_ROLES, highestRole, isAccountLevel } from '@partyline/roles';
import type { AccountPlanType, CustomerStatus, StoredRole } from '@partyline/roles';
import {
  bareTable,
  ACCOUNT_BRANCHES,
  WORKSPACE_KINDS,
  type AccountBranch,
  type WorkspaceKind,
} from '../table/permission-tree.ts';
import {
  circumstancesOf,
  isAwaitingPartner,
  isPartnerDenying,
  isTrialDenying,
  type KnownAccount,
} from '../table/account/plan-denials.ts';
import { RIGHTS } from '../table/rights-table.ts';
import { verdictsFor } from './verdict.ts';
import type { Action } from '../table/action.ts';
import type { PermissionDecision } from './refusal.ts';
import type { Target } from './target.ts';
import type { Verdicts } from './verdict.ts';

/** Receives each answer that {@link can} gives about a subject, so that a server can prove what it asked. [ROLE-38] */
export type AnswerListener = (action: Action, target: Target, decision: PermissionDecision) => void;

/** Makes every question about the resulting subject known to a listener. */
export interface Witnessed {
  readonly onAnswer?: AnswerListener | undefined;
}

/** Of all memberships that cover the object. */
export interface SubjectFacts extends Witnessed {
  readonly roles: readonly string[];
  readonly planType: AccountPlanType;
  readonly customerStatus: CustomerStatus;
}

/** A caller with all state-independent answers precomputed. */
export interface Subject extends Witnessed {
  /** Known roles, highest first, without duplicates. */
  readonly roles: readonly StoredRole[];
  readonly highestRole: StoredRole | null;
  readonly account: Readonly<Partial<Record<AccountBranch, Verdicts>>>;
  readonly workspace: Readonly<Partial<Record<WorkspaceKind, Verdicts>>>;
  readonly instance: Verdicts;
}

function buildSubject(roles: readonly StoredRole[], facts: SubjectFacts): Subject {
  return Object.freeze({
    roles: Object.freeze(roles),
    highestRole: highestRole(roles),
    account: bareTable(ACCOUNT_BRANCHES, (branch) =>
      verdictsFor(new Set(roles.flatMap((role) => RIGHTS[role].account[branch])), `account.${branch}`, facts),
    ),
    workspace: bareTable(WORKSPACE_KINDS, (kind) =>
      verdictsFor(
        new Set(roles.flatMap((role) => RIGHTS[role].workspace[isAccountLevel(role) ? kind : 'invited'])),
        `workspace.${kind}`,
        facts,
      ),
    ),
    instance: verdictsFor(new Set(roles.flatMap((role) => RIGHTS[role].instance)), 'instance', facts),
  });
}

/** One bit per role, above the three of the denials. */
const BIT_OF: ReadonlyMap<string, number> = new Map(STORED_ROLES.map((role, index) => [role, 8 << index]));

function keyOf(facts: SubjectFacts): number {
  let key =
    (isTrialDenying(facts) ? 1 : 0) | (isPartnerDenying(facts) ? 2 : 0) | (isAwaitingPartner(facts) ? 4 : 0);
  for (const role of facts.roles) key |= BIT_OF.get(role) ?? 0;
  return key;
}

/** By key; at most 320: six roles and five combinations of denials. */
const SUBJECTS: (Subject | undefined)[] = [];

/**
 * Returns the subject for {@link can}; equal facts give the same object. Several roles unite their rights; account-level ones see
 * a workspace by its own kind, others as `invited`. With a listener the subject is a copy of its own. [GC-12, GC-14, ROLE-18,
 * ROLE-19]
 */
export function subjectFor(facts: SubjectFacts): Subject {
  const key = keyOf(facts);
  const subject = (SUBJECTS[key] ??= buildSubject(
    STORED_ROLES.filter((role) => facts.roles.includes(role)),
    facts,
  ));
  const { onAnswer } = facts;
  return onAnswer === undefined ? subject : Object.freeze({ ...subject, onAnswer });
}

/** What is not known yet is missing. */
export interface AccountUser extends KnownAccount {
  readonly role?: string | null;
}

/** Returns the subject of a user; without a user or role, one with no right. [GC-5, GC-12] */
export function accountSubjectOf(user: AccountUser | null): Subject {
  const role = user?.role ?? null;
  return subjectFor({ roles: role === null ? [] : [role], ...circumstancesOf(user) });
}
