import type { RoutePermission } from '@partyline/contract';
import {
  can,
  subjectFor,
  type Action,
  type PermissionDecision,
  type RefusalReason,
  type Subject,
  type Target,
} from '@partyline/permissions';
import { PERMISSION_REFUSAL_TEXTS } from '@partyline/texts';
import { ApiFailure } from './api-failure.ts';
import type { Caller, MemberCaller } from './caller.ts';
import { requireMember } from './load-caller.ts';
import { noteAsked } from './request-scope.ts';

/**
 * Asks whether a caller may call a route at all. Rights on a workspace or an instance depend on the object's own workspace, so
 * here such routes only ask for a member; the module asks `askRight` when it has the object, and the registry refuses its
 * answer when it has not. [GC-14, ROLE-38]
 */
export function authorize(permission: RoutePermission, caller: Caller): Caller {
  if (permission.kind === 'bearer' || permission.kind === 'visitor') return caller;
  const member = requireMember(caller);
  if (permission.kind === 'account') {
    const { branch, action } = permission;
    requireRight(askRight(accountSubject(member), action, { kind: 'account', branch }));
  }
  return member;
}

/** Asks the rules whether a caller may do something, and notes for the registry that they were asked. [ROLE-38] */
export function askRight(subject: Subject, action: Action, target: Target): PermissionDecision {
  noteAsked(action);
  return can(subject, action, target);
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
