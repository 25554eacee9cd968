import type { Subject, WorkspaceTarget } from '@partyline/permissions';
import { isGrantable, type StoredRole } from '@partyline/roles';
import type { OwnableWorkspace } from './owner-limit.ts';

/** Rights at the target of the invitation. */
export interface Inviter {
  readonly email: string;
  readonly subject: Subject;
}

export interface InvitedWorkspace extends OwnableWorkspace {
  readonly id: number;
  readonly roleType: WorkspaceTarget['roleType'];
}

/** Returns whether a subject may handle a row of this role: only one strictly below their highest role there. [GV-3, GV-11] */
export function mayHandle({ highestRole }: Subject, role: StoredRole): boolean {
  return highestRole !== null && isGrantable(highestRole, role);
}
