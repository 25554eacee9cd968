import { WORKSPACE_KINDS } from '../table/permission-tree.ts';
import { can } from './can.ts';
import { canSchedule, mayReadAuditLog } from './offers.ts';
import { isHiddenRefusal, type PermissionDecision } from './refusal.ts';
import type { Subject } from './subject.ts';
import type { WorkspaceTarget } from './target.ts';

/** The entries of the navigation, in their order. [HZ-9] */
export const PORTAL_PAGES = ['dashboard', 'shows', 'people', 'activity', 'billing'] as const;
export type PortalPage = (typeof PORTAL_PAGES)[number];

/** A workspace in which only the role decides. */
const WORKSPACES = WORKSPACE_KINDS.map((roleType): WorkspaceTarget => ({
  kind: 'workspace',
  roleType,
  isDefault: false,
  isDirty: false,
}));

/** Returns whether the role could ever allow it: a trial or an account's present state is not the role's. [GC-10] */
const isEver = (decision: PermissionDecision) => decision.allowed || !isHiddenRefusal(decision.reason);

const inAnyWorkspace = (subject: Subject, action: 'list' | 'edit-instances') =>
  WORKSPACES.some((workspace) => isEver(can(subject, action, workspace)));

const IS_USEFUL: Readonly<Record<PortalPage, (subject: Subject) => boolean>> = {
  dashboard: () => true,
  shows: (subject) => isEver(canSchedule(subject)),
  people: (subject) => inAnyWorkspace(subject, 'list'),
  activity: (subject) => mayReadAuditLog(subject) || inAnyWorkspace(subject, 'edit-instances'),
  billing: (subject) => isEver(can(subject, 'list', { kind: 'account', branch: 'subscription' })),
};

/** Returns whether all that the user's roles allow is to join devices: the portal then says how. [HZ-9] */
export function isJoinOnly({ roles }: Subject): boolean {
  return roles.length > 0 && roles.every((role) => role === 'endpoint-user');
}

/** Lists the pages that a user's roles can ever use. The pages themselves, and the server, decide what is allowed now. [HZ-9] */
export function listPortalPages(subject: Subject): PortalPage[] {
  return PORTAL_PAGES.filter((page) => IS_USEFUL[page](subject));
}
