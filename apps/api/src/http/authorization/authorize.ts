import { ROUTE_SCOPES, type RoutePermission, type RouteName } from '@partyline/contract';
import {
  can,
  subjectFor,
  canTokenCall,
  type Action,
  type PermissionDecision,
  type RefusalReason,
  type Subject,
  type Target,
} from '@partyline/permissions';
import { PERMISSION_REFUSAL_TEXTS, SCOPE_REFUSAL_TEXTS, scopeMissingText } from '@partyline/texts';
import type { TokenIdentity } from '../authentication/token-identity.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { Caller, MemberCaller } from './caller.ts';
import { requireMember } from './load-caller.ts';
import { noteAsked } from './request-scope.ts';

/**
 * Checks whether a caller may call a route. Workspace and instance routes only need a member here: the module calls `askRight` with
 * the loaded object, or the registry refuses its answer. [GC-14, ROLE-38]
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

/** Asks the domain for a decision and records it for the registry. [ROLE-38] */
export function askRight(subject: Subject, action: Action, target: Target): PermissionDecision {
  noteAsked(action);
  return can(subject, action, target);
}

/** Returns the caller as subject for account-level decisions; all roles count. */
export function accountSubject({ account, memberships }: MemberCaller): Subject {
  return subjectFor({ ...account, roles: memberships.map(({ role }) => role) });
}

/** Throws `forbidden` with the reason when a decision refuses. [PLUS-7] */
export function requireRight(decision: PermissionDecision): void {
  if (!decision.allowed) throw forbidden(decision.reason);
}

/** Returns a refused right's failure with its reason. [PLUS-7] */
export function forbidden(reason: RefusalReason): ApiFailure {
  return new ApiFailure('forbidden', { reason, message: PERMISSION_REFUSAL_TEXTS[reason] });
}

/** Refuses with `scope-required` and the scope's name. The user's rights are checked separately. [PLUS-25] */
export function requireScope(name: RouteName, identity: Pick<TokenIdentity, 'apiToken'> | null): void {
  const apiToken = identity?.apiToken;
  if (apiToken === undefined) return;
  const scope = ROUTE_SCOPES[name];
  const decision = canTokenCall(apiToken.scopes, scope);
  if (decision.allowed) return;
  const { reason } = decision;
  const message = scope === undefined ? SCOPE_REFUSAL_TEXTS[reason] : scopeMissingText(scope);
  throw new ApiFailure('scope-required', { reason, message });
}
