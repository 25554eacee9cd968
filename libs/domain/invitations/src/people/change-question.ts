import type { AccessRow } from '@partyline/contract';
import type { AccessChangeQuestion } from '@partyline/invitations';
import type { Place } from './places.ts';

/** The rule's question about a change of a listed row. */
export function changeQuestion(row: AccessRow, place: Place, userEmail: string): AccessChangeQuestion {
  return {
    row: {
      kind: row.kind,
      email: row.email,
      role: row.roleName,
      workspaceId: place.workspace.id,
      status: row.status,
      // Memberships have no link.
      expiresAtMs: row.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(row.expiresAt),
      endsAtMs: row.endsAt === null ? null : Date.parse(row.endsAt),
      isSuspended: row.isSuspended,
    },
    inviter: { email: userEmail, subject: place.subject },
    workspace: place.workspace,
  };
}
