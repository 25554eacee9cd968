import { can, subjectFor, type Subject } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import type { InvitedWorkspace } from '../rules/inviter.ts';

/** What the roles compare as; a user's level is the highest of their roles. [GC-6, GC-14, GV-19] */
const LEVELS: Readonly<Record<StoredRole, number>> = {
  'account-owner': 6,
  'account-admin': 5,
  'workspace-owner': 4,
  'workspace-admin': 3,
  'vic-admin': 2,
  'endpoint-user': 0,
};

export const ROLES = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
  'vic-admin',
  'endpoint-user',
] as const satisfies readonly StoredRole[];

export const levelOf = (role: StoredRole): number => LEVELS[role];
export const highestLevel = (roles: readonly StoredRole[]): number => Math.max(-1, ...roles.map(levelOf));
export const isOfAccount = (role: StoredRole): boolean =>
  role === 'account-owner' || role === 'account-admin';

/** Every set of roles of one user at a workspace: at most one of the account and one of the workspace. */
export const INVITER_ROLES: readonly (readonly StoredRole[])[] = [
  [],
  ...ROLES.map((role) => [role]),
  ...ROLES.filter(isOfAccount).flatMap((account) =>
    ROLES.filter((role) => !isOfAccount(role)).map((role) => [account, role]),
  ),
];

export type Plan = 'paid' | 'trial' | 'free';

/** Returns the rights of a user with these roles; the free account is a partner's customer. */
export function subjectOf(roles: readonly StoredRole[], planType: Plan): Subject {
  return subjectFor({ roles, planType, customerStatus: planType === 'free' ? 'PARTNER_CUSTOMER' : 'B2C' });
}

const WORKSPACE_ID = 2;

/** The workspaces that a rule can tell apart: each kind with the owner that it has, dirty or not. */
export const WORKSPACES: readonly InvitedWorkspace[] = [
  { roleType: 'orphanage', isDefault: false, haveWorkspaceOwner: false } as const,
  { roleType: 'shared', isDefault: false, haveWorkspaceOwner: true } as const,
  { roleType: 'default', isDefault: true, haveWorkspaceOwner: false } as const,
].flatMap((workspace) => [false, true].map((isDirty) => ({ ...workspace, id: WORKSPACE_ID, isDirty })));

/** Returns why a user may not invite or revoke there; null if they may. */
export function refusalOf(subject: Subject, right: 'invite' | 'revoke', workspace: InvitedWorkspace) {
  const { roleType, isDefault, isDirty } = workspace;
  const decision = can(subject, right, { kind: 'workspace', roleType, isDefault, isDirty });
  return decision.allowed ? null : decision.reason;
}

/** Returns why a workspace takes no owner, in this order; null if it takes one. [GV-9] */
export function ownerRefusalOf(workspace: InvitedWorkspace) {
  if (workspace.isDefault) return 'owner-of-default';
  if (workspace.haveWorkspaceOwner) return 'owner-exists';
  return workspace.isDirty ? 'owner-open' : null;
}

/** Tells who asks where. */
export function tellInviter(
  roles: readonly StoredRole[],
  planType: Plan,
  workspace: InvitedWorkspace,
): string {
  return `A user who is ${roles.join(' and ') || 'no member'} asks in a ${workspace.isDirty ? 'dirty ' : ''}${workspace.roleType} workspace of an account with the plan type ${planType}.`;
}
