import { ROUTE_SCOPES, type RouteName } from '@partyline/contract';
import { canTokenCall } from '@partyline/permissions';
import { SCOPE_REFUSAL_TEXTS, scopeMissingText } from '@partyline/texts';
import { ApiFailure } from './api-failure.ts';
import type { TokenIdentity } from './token-identity.ts';

/**
 * Refuses with `scope-required` a call with an API token that is not made for the route, and names the scope. It asks nothing about
 * the rights of the user: those are asked besides, as of any caller. [PLUS-25]
 */
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
