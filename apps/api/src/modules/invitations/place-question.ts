import { subjectFor, type Action, type PermissionDecision, type Subject } from '@partyline/permissions';
import type { InvitedWorkspace } from '@partyline/invitations';
import { isAccountLevel } from '@partyline/roles';
import { askRight } from '../../http/authorize.ts';
import type { MemberCaller } from '../../http/caller.ts';
import { seenBy } from '../workspace/place-rights.ts';
import type { PlaceFacts } from '../workspace/places.repository.ts';

/** A workspace as the rules of invitations ask about it, with the caller's rights there. */
export interface QuestionedPlace extends InvitedWorkspace {
  readonly name: string;
  readonly subject: Subject;
}

/** The workspace as the rules of invitations see it; undefined for a caller without a role there. [GC-14, GW-6, GW-8] */
export function questionedPlace(caller: MemberCaller, place: PlaceFacts): QuestionedPlace | undefined {
  const seen = seenBy(caller, place);
  if (seen === undefined) return undefined;
  return {
    id: place.id,
    name: place.name,
    roleType: seen.roleType,
    isDefault: place.isDefault,
    isDirty: place.isDirty,
    haveWorkspaceOwner: place.ownerUid !== null,
    subject: subjectFor({ ...caller.account, roles: seen.roles }),
  };
}

/** Whether the caller may do something to the workspace. */
export function rightAt(place: QuestionedPlace, action: Action): PermissionDecision {
  const { roleType, isDefault, isDirty } = place;
  return askRight(place.subject, action, { kind: 'workspace', roleType, isDefault, isDirty });
}

/** Whether the caller's role covers the whole account. [ROLE-8] */
export function isWholeAccount({ memberships }: MemberCaller): boolean {
  return memberships.some(({ role }) => isAccountLevel(role));
}
