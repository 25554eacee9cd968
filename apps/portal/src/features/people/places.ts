import type { AccessRow } from '@partyline/contract';
import {
  can,
  isHiddenRefusal,
  subjectFor,
  type AccountCircumstances,
  type RefusalReason,
  type Subject,
} from '@partyline/permissions';
import {
  invitationRefusalText,
  permissionRefusalText,
  PERMISSION_REFUSAL_TEXTS,
  takingRefusalText,
} from '@partyline/texts';
import type { RowActionRefusal } from '@partyline/invitations';
import { readerOf } from '../../session/rights.ts';
import { getSession } from '../../session/session-store.ts';
import type { PeopleWorkspace } from './queries.ts';

/** A workspace with the user's rights there. */
export interface Place {
  readonly workspace: PeopleWorkspace;
  readonly subject: Subject;
}

/** The user with their roles in a workspace. [GC-14] */
export function placeIn(workspace: PeopleWorkspace, circumstances: AccountCircumstances): Place {
  return { workspace, subject: subjectFor({ roles: workspace.roles, ...circumstances }) };
}

/** The workspace that decides about a row; account roles follow the default one. [GV-12] */
export function findWorkspace(
  workspaces: readonly PeopleWorkspace[],
  { workspaceId }: Pick<AccessRow, 'workspaceId'>,
): PeopleWorkspace | undefined {
  return workspaces.find(({ id, isDefault }) => (workspaceId === null ? isDefault : id === workspaceId));
}

/** Whether the user may list the people of any workspace. [GR-16, GW-16] */
export function isListable(
  workspaces: readonly PeopleWorkspace[],
  circumstances: AccountCircumstances,
): boolean {
  return workspaces.some((workspace) => {
    const { subject } = placeIn(workspace, circumstances);
    return can(subject, 'list', { kind: 'workspace', ...workspace }).allowed;
  });
}

/** Why the user cannot invite; undefined if they can, null if their role never can. [GC-10] */
export function inviteRefusal(
  workspaces: readonly PeopleWorkspace[],
  circumstances: AccountCircumstances,
): string | null | undefined {
  const decisions = workspaces.map((workspace) => {
    const { subject } = placeIn(workspace, circumstances);
    return { subject, decision: can(subject, 'invite', { kind: 'workspace', ...workspace }) };
  });
  if (decisions.some(({ decision }) => decision.allowed)) return undefined;
  for (const { subject, decision } of decisions) {
    if (!decision.allowed && !isHiddenRefusal(decision.reason)) return refusalText(decision.reason, subject);
  }
  return null;
}

const isPermissionReason = (reason: RowActionRefusal): reason is RefusalReason =>
  Object.hasOwn(PERMISSION_REFUSAL_TEXTS, reason);

/** The text of a refusal; a missing right names who can grant it. [PLUS-7] */
export function refusalText(
  reason: RowActionRefusal,
  subject: Subject,
  kind: AccessRow['kind'] = 'invitation',
): string {
  if (!isPermissionReason(reason)) return invitationRefusalText(reason, kind);
  return permissionRefusalText(reason, readerOf(subject));
}

/** Why a user who may give access cannot take it away. [HZ-4, PLUS-7] */
export function takingText(): string {
  return takingRefusalText({ accountName: getSession().user?.accountName ?? null });
}
