import type { Subject } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import type { InvitationStatus } from '../invitation/status.ts';
import type { AccessChangeQuestion } from '../rules/decide-access-change.ts';
import type { InvitedWorkspace } from '../rules/inviter.ts';

/** A membership or invitation as the list of people has it; times are ISO 8601 instants. */
export interface ListedAccess {
  readonly kind: 'invitation' | 'membership';
  readonly email: string;
  readonly roleName: StoredRole;
  readonly workspaceId: number | null;
  readonly status: InvitationStatus;
  readonly isSuspended: boolean;
  readonly expiresAt: string | null;
  readonly endsAt: string | null;
}

/** A workspace with the user's rights there. */
export interface PlacedUser<Workspace extends InvitedWorkspace = InvitedWorkspace> {
  readonly workspace: Workspace;
  readonly subject: Subject;
}

/** Returns the question about a change of a listed row, for the rules of a row. [GV-12] */
export function changeQuestion(
  row: ListedAccess,
  { workspace, subject }: PlacedUser,
  userEmail: string,
): AccessChangeQuestion {
  return {
    row: {
      kind: row.kind,
      email: row.email,
      role: row.roleName,
      workspaceId: workspace.id,
      status: row.status,
      // Memberships have no link.
      expiresAtMs: row.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(row.expiresAt),
      endsAtMs: row.endsAt === null ? null : Date.parse(row.endsAt),
      isSuspended: row.isSuspended,
    },
    inviter: { email: userEmail, subject },
    workspace,
  };
}
