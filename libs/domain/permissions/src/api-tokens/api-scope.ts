import { allow, refuse, type Decision } from '@partyline/kernel';

/**
 * A scope opens routes; rights there are at most the user's current ones. None covers sign-in, own data, tokens, ownership or
 * payments. [PLUS-25]
 */
export const API_SCOPES = [
  'devices:read',
  'devices:control',
  'devices:manage',
  'alerts:read',
  'alerts:manage',
  'people:read',
  'people:manage',
  'notifications:read',
  'audit:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** No token may call the route, or it lacks the scope. */
export const SCOPE_REFUSALS = ['token-not-accepted', 'scope-missing'] as const;
export type ScopeRefusal = (typeof SCOPE_REFUSALS)[number];

/**
 * Decides whether a token with these scopes may call a route. Routes without a scope are closed to tokens; rights are checked
 * separately. [PLUS-25]
 */
export function canTokenCall(
  scopes: readonly ApiScope[],
  scopeOfRoute: ApiScope | undefined,
): Decision<ScopeRefusal> {
  if (scopeOfRoute === undefined) return refuse('token-not-accepted');
  return scopes.includes(scopeOfRoute) ? allow() : refuse('scope-missing');
}
