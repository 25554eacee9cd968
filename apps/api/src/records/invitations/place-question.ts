import { can, type Action, type PermissionDecision, type Subject } from '@partyline/permissions';
import type { InvitedWorkspace } from '@partyline/invitations';
import { isAccountLevel } from '@partyline/roles';
import type { AskedObject } from '../../http/authorization/asked-rights.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { placeSubject, seenBy } from '../workspaces/place-rights.ts';
import type { PlaceFacts } from '../workspaces/places.repository.ts';

/** A workspace for the invitation rules, with the caller's rights. */
export interface QuestionedPlace extends InvitedWorkspace {
  readonly name: string;
  readonly subject: Subject;
}

/**
 * Converts a workspace for the invitation rules, asked there for further objects; undefined without a role there. [GC-14, GW-6,
 * GW-8]
 */
export function questionedPlace(
  caller: MemberCaller,
  place: PlaceFacts,
  ...objects: readonly AskedObject[]
): QuestionedPlace | undefined {
  const seen = seenBy(caller, place);
  if (seen === undefined) return undefined;
  return {
    id: place.id,
    name: place.name,
    roleType: seen.roleType,
    isDefault: place.isDefault,
    isDirty: place.isDirty,
    haveWorkspaceOwner: place.ownerUid !== null,
    subject: placeSubject(caller, seen, ...objects),
  };
}

export function rightAt(place: QuestionedPlace, action: Action): PermissionDecision {
  const { roleType, isDefault, isDirty } = place;
  return can(place.subject, action, { kind: 'workspace', roleType, isDefault, isDirty });
}

/** Whether the caller has an account-level role. [ROLE-8] */
export function isWholeAccount({ memberships }: MemberCaller): boolean {
  return memberships.some(({ role }) => isAccountLevel(role));
}
