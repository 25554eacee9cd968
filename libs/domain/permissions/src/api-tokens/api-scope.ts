import { allow, refuse, type Decision } from '@partyline/kernel';

/**
 * What an API token may be made for. A scope opens routes and gives no rights: on each of them the token has at most the rights that
 * its user has at that moment. There is none for sign-in, own data, tokens, ownership and money. [PLUS-25]
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
/** One of {@link API_SCOPES}. */
export type ApiScope = (typeof API_SCOPES)[number];

/** Why a token may not call a route: none may, or it lacks the scope. */
export const SCOPE_REFUSALS = ['token-not-accepted', 'scope-missing'] as const;
/** One of {@link SCOPE_REFUSALS}. */
export type ScopeRefusal = (typeof SCOPE_REFUSALS)[number];

/**
 * Answers whether a token with these scopes may call a route that takes this one; a route that names none is closed to every token.
 * The rights of the token's user are asked besides. [PLUS-25]
 */
export function canTokenCall(
  scopes: readonly ApiScope[],
  scopeOfRoute: ApiScope | undefined,
): Decision<ScopeRefusal> {
  if (scopeOfRoute === undefined) return refuse('token-not-accepted');
  return scopes.includes(scopeOfRoute) ? allow() : refuse('scope-missing');
}
