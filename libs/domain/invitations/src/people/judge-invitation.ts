import type { AccountCircumstances, SeenWorkspace } from '@partyline/permissions';
import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { HeldAccessByEmail, type HeldAccess } from '../invitation/held-access.ts';
import { decideInvitation, type InvitationVerdict } from '../rules/decide-invitation.ts';
import type { InvitedWorkspace } from '../rules/inviter.ts';
import type { RowActionRefusal } from '../rules/refusal.ts';
import { placeIn } from './places.ts';

/** What is known before sending; the server decides again. */
export interface InviteContext {
  readonly workspaces: readonly (InvitedWorkspace & SeenWorkspace)[];
  readonly circumstances: AccountCircumstances;
  readonly userEmail: string;
  /** The users' known permissions. */
  readonly held: readonly HeldAccess[];
}

/** An invitation with valid fields; `endsAt` is an ISO 8601 instant. */
export interface WantedRole {
  readonly roleName: string;
  readonly workspaceId: number;
  readonly endsAt?: string | null | undefined;
}

const isStoredRole = (name: string): name is StoredRole => STORED_ROLES.some((role) => role === name);

/** Decides an invitation of the form; null for an unknown workspace or role. [INV-16 … INV-24, GV-8] */
export function judgeInvitation(
  email: string,
  { roleName, workspaceId, endsAt }: WantedRole,
  { workspaces, circumstances, userEmail, held }: InviteContext,
): InvitationVerdict | null {
  const workspace = workspaces.find(({ id }) => id === workspaceId);
  if (workspace === undefined || !isStoredRole(roleName)) return null;
  return decideInvitation({
    wanted: { email, role: roleName, workspaceId, endsAtMs: endsAt ? Date.parse(endsAt) : null },
    inviter: { email: userEmail, subject: placeIn(workspace, circumstances).subject },
    workspace,
    rows: new HeldAccessByEmail(held),
  });
}

const FIELDS: ReadonlyMap<string, 'email' | 'roleName' | 'endsAt'> = new Map(
  Object.entries({
    self: 'email',
    duplicate: 'email',
    'role-not-grantable': 'roleName',
    'owner-of-default': 'roleName',
    'owner-exists': 'roleName',
    'owner-open': 'roleName',
    'owner-ends': 'endsAt',
  } as const satisfies Partial<Record<RowActionRefusal, 'email' | 'roleName' | 'endsAt'>>),
);

/** Returns the field of the form that a refusal is about; the workspace if the right is missing there. [GV-8] */
export function fieldOfRefusal(reason: string): 'email' | 'roleName' | 'workspaceId' | 'endsAt' {
  return FIELDS.get(reason) ?? 'workspaceId';
}
