import { STORED_ROLES, highestRole, isAccountLevel, roleLevel } from '@partyline/roles';
import type { AccountPlanType, CustomerStatus, StoredRole } from '@partyline/roles';
import { bareTable } from '../table/bare-table.ts';
import { ACCOUNT_BRANCHES, WORKSPACE_KINDS } from '../table/permission-tree.ts';
import type { AccountBranch, WorkspaceKind } from '../table/permission-tree.ts';
import { isPartnerDenying, isTrialDenying } from '../table/plan-denials.ts';
import { RIGHTS } from '../table/rights-table.ts';
import { verdictsFor } from './verdict.ts';
import type { Verdicts } from './verdict.ts';

/** Who asks: the roles of every membership that covers the object, in an account of this plan type and status. */
export interface SubjectFacts {
  readonly roles: readonly string[];
  readonly planType: AccountPlanType;
  readonly customerStatus: CustomerStatus;
}

/** Who asks, with every answer that does not depend on an object's state worked out beforehand. */
export interface Subject {
  /** The known roles, highest first, each once. */
  readonly roles: readonly StoredRole[];
  readonly highestRole: StoredRole | null;
  /** The highest level of the roles; null without a known role. [GC-14] */
  readonly level: number | null;
  readonly account: Readonly<Partial<Record<AccountBranch, Verdicts>>>;
  readonly workspace: Readonly<Partial<Record<WorkspaceKind, Verdicts>>>;
  readonly instance: Verdicts;
}

function buildSubject(roles: readonly StoredRole[], facts: SubjectFacts): Subject {
  const highest = highestRole(roles);
  return Object.freeze({
    roles: Object.freeze(roles),
    highestRole: highest,
    level: highest === null ? null : roleLevel(highest),
    account: bareTable(ACCOUNT_BRANCHES, (branch) =>
      verdictsFor(new Set(roles.flatMap((role) => RIGHTS[role].account[branch])), facts),
    ),
    workspace: bareTable(WORKSPACE_KINDS, (kind) =>
      verdictsFor(
        new Set(roles.flatMap((role) => RIGHTS[role].workspace[isAccountLevel(role) ? kind : 'invited'])),
        facts,
      ),
    ),
    instance: verdictsFor(new Set(roles.flatMap((role) => RIGHTS[role].instance)), facts),
  });
}

/** A bit for each role, above the two of the denials. */
const BIT_OF: ReadonlyMap<string, number> = new Map(STORED_ROLES.map((role, index) => [role, 4 << index]));

function keyOf(facts: SubjectFacts): number {
  let key = (isTrialDenying(facts) ? 1 : 0) | (isPartnerDenying(facts) ? 2 : 0);
  for (const role of facts.roles) key |= BIT_OF.get(role) ?? 0;
  return key;
}

/** By key. At most 256 subjects exist: six roles, held or not, with or without each of the two denials. */
const SUBJECTS: (Subject | undefined)[] = [];

/**
 * Who asks, for {@link can}: the same facts give the same object, built at the first look. Roles that do not exist
 * count for nothing, and with none left every answer is 'unknown-role'. Several roles hold the union of their rights;
 * each counts by the set it sees a workspace through, its own kind for account-level roles and `invited` for the
 * others. [GC-12, GC-14, ROLE-18, ROLE-19]
 */
export function subjectFor(facts: SubjectFacts): Subject {
  const key = keyOf(facts);
  return (SUBJECTS[key] ??= buildSubject(
    STORED_ROLES.filter((role) => facts.roles.includes(role)),
    facts,
  ));
}
