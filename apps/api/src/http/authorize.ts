import type { RoutePermission } from '@partyline/contract';
import {
  can,
  subjectFor,
  type PermissionDecision,
  type RefusalReason,
  type Subject,
} from '@partyline/permissions';
import { PERMISSION_REFUSAL_TEXTS } from '@partyline/texts';
import { ApiFailure } from './api-failure.ts';
import type { Caller, MemberCaller } from './caller.ts';
import { requireMember } from './load-caller.ts';

/**
 * Asks whether a caller may call a route at all. Rights on a workspace or an instance hang on the object's own workspace,
 * so here such routes only ask for a member; the module asks `requireRight` when it has the object. [GC-14, ROLE-38]
 */
export function authorize(permission: RoutePermission, caller: Caller): Caller {
  if (permission.kind === 'bearer') return caller;
  const member = requireMember(caller);
  if (permission.kind === 'account') {
    const { branch, action } = permission;
    requireRight(can(accountSubject(member), action, { kind: 'account', branch }));
  }
  return member;
}

/** The caller as the rules see them on the account as a whole: every role they hold there counts. */
export function accountSubject({ account, memberships }: MemberCaller): Subject {
  return subjectFor({ ...account, roles: memberships.map(({ role }) => role) });
}

/** Turns a refusal of the rules into a `forbidden` that carries its reason, as a code and in words. [PLUS-7] */
export function requireRight(decision: PermissionDecision): void {
  if (!decision.allowed) throw forbidden(decision.reason);
}

/** The failure for a right that is refused: its reason, as a code and in words. [PLUS-7] */
export function forbidden(reason: RefusalReason): ApiFailure {
  return new ApiFailure('forbidden', { reason, message: PERMISSION_REFUSAL_TEXTS[reason] });
}
