import {
  can,
  isHiddenRefusal,
  listInviteCapable,
  subjectFor,
  type AccountCircumstances,
  type RefusalReason,
  type SeenWorkspace,
  type Subject,
} from '@partyline/permissions';
import type { InvitedWorkspace } from '../rules/inviter.ts';
import type { PlacedUser } from './change-question.ts';

type PeopleWorkspace = InvitedWorkspace & SeenWorkspace;

/** Returns the user with their roles in a workspace. [GC-14] */
export function placeIn<Workspace extends PeopleWorkspace>(
  workspace: Workspace,
  circumstances: AccountCircumstances,
): PlacedUser<Workspace> {
  return { workspace, subject: subjectFor({ roles: workspace.roles, ...circumstances }) };
}

/** Finds the workspace that decides about a row; account roles follow the default one. [GV-12] */
export function findWorkspace<Workspace extends { readonly id: number; readonly isDefault: boolean }>(
  workspaces: readonly Workspace[],
  { workspaceId }: { readonly workspaceId: number | null },
): Workspace | undefined {
  return workspaces.find(({ id, isDefault }) => (workspaceId === null ? isDefault : id === workspaceId));
}

/** Returns whether the user may list the people of any workspace. [GR-16, GW-16] */
export function isListable(
  workspaces: readonly PeopleWorkspace[],
  circumstances: AccountCircumstances,
): boolean {
  return workspaces.some((workspace) => {
    const { subject } = placeIn(workspace, circumstances);
    return can(subject, 'list', { kind: 'workspace', ...workspace }).allowed;
  });
}

/** Whether inviting is offered; `hidden`: the user's role can invite nowhere. */
export type InviteOffer =
  | { readonly kind: 'offered' | 'hidden' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly subject: Subject };

/** Returns whether inviting is offered, refused for a reason that may pass, or hidden. [GC-10] */
export function inviteOffer(
  workspaces: readonly PeopleWorkspace[],
  circumstances: AccountCircumstances,
): InviteOffer {
  if (listInviteCapable(workspaces, circumstances).length > 0) return { kind: 'offered' };
  for (const workspace of workspaces) {
    const { subject } = placeIn(workspace, circumstances);
    const decision = can(subject, 'invite', { kind: 'workspace', ...workspace });
    if (!decision.allowed && !isHiddenRefusal(decision.reason)) {
      return { kind: 'refused', reason: decision.reason, subject };
    }
  }
  return { kind: 'hidden' };
}
