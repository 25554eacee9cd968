import { ROUTE_SCOPES, type RouteName } from '@partyline/contract';
import { canTokenCall } from '@partyline/permissions';
import { SCOPE_REFUSAL_TEXTS, scopeMissingText } from '@partyline/texts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { TokenIdentity } from '../authentication/token-identity.ts';

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
