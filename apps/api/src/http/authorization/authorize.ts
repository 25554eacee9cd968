import { ROUTE_SCOPES, type RoutePermission, type RouteName } from '@partyline/contract';
import {
  can,
  subjectFor,
  canTokenCall,
  type PermissionDecision,
  type RefusalReason,
  type Subject,
} from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import type { TokenIdentity } from '../authentication/token-identity.ts';
import { ApiFailure, type Sentence } from '../errors/api-failure.ts';
import type { Caller, MemberCaller } from './caller.ts';
import { requireMember } from './load-caller.ts';
import { recordAnswers, type AskedObject } from './asked-rights.ts';

/**
 * Checks whether a caller may call a route. Workspace and instance routes only need a member here: the module asks with the loaded
 * object, or nothing is committed and the registry refuses its answer. [GC-14, ROLE-38]
 */
export function authorize(permission: RoutePermission, caller: Caller): Caller {
  if (permission.kind === 'bearer' || permission.kind === 'visitor') return caller;
  const member = requireMember(caller);
  if (permission.kind === 'account') {
    const { branch, action } = permission;
    requireRight(can(accountSubject(member), action, { kind: 'account', branch }));
  }
  return member;
}

/** Returns the caller with the roles that cover some objects, as subject whose answers are recorded for them. [ROLE-38] */
export function subjectOf(
  { account }: Pick<MemberCaller, 'account'>,
  roles: readonly StoredRole[],
  ...objects: readonly AskedObject[]
): Subject {
  return subjectFor({ ...account, roles, onAnswer: recordAnswers(...objects) });
}

/** Returns the caller as subject for account-level decisions; all roles count. */
export function accountSubject(caller: MemberCaller): Subject {
  return subjectOf(
    caller,
    caller.memberships.map(({ role }) => role),
  );
}

/** Throws `forbidden` with the reason when a decision refuses. [PLUS-7] */
export function requireRight(decision: PermissionDecision): void {
  if (!decision.allowed) throw forbidden(decision.reason);
}

/** Returns a refused right's failure with its reason. [PLUS-7] */
export function forbidden(reason: RefusalReason): ApiFailure {
  return new ApiFailure('forbidden', { reason, message: (texts) => texts.PERMISSION_REFUSAL_TEXTS[reason] });
}

/** Refuses with `scope-required` and the scope's name. The user's rights are checked separately. [PLUS-25] */
export function requireScope(name: RouteName, identity: Pick<TokenIdentity, 'apiToken'> | null): void {
  const apiToken = identity?.apiToken;
  if (apiToken === undefined) return;
  const scope = ROUTE_SCOPES[name];
  const decision = canTokenCall(apiToken.scopes, scope);
  if (decision.allowed) return;
  const { reason } = decision;
  const message: Sentence = (texts) =>
    scope === undefined ? texts.SCOPE_REFUSAL_TEXTS[reason] : texts.scopeMissingText(scope);
  throw new ApiFailure('scope-required', { reason, message });
}
