import { ruledRoute } from './route-rules.ts';
import type { RegisterState } from './register-state.ts';

/** Everything that decides where a visitor is sent. */
export interface RouteFacts {
  /** The service is being maintained. */
  readonly maintenance: boolean;
  /** The idle prompt ran out and the logout is still to be acknowledged. [GI-6] */
  readonly isIdleTimeoutAction: boolean;
  /** The identity provider has a user. */
  readonly hasIdentityUser: boolean;
  /** POST login has answered for that user. */
  readonly isLoggedUser: boolean;
  /** The answer of `isEmailVerified`. */
  readonly isEmailVerified: boolean;
  readonly registerState: RegisterState | null;
  /** An invitation link is waiting to be accepted. */
  readonly hasPendingInvite: boolean;
  readonly associationsCount: number;
  /** The person has chosen an account, or had only one to choose. */
  readonly hasChosenAccount: boolean;
  /** Where the visitor is: a path, with or without query. */
  readonly path: string;
}

/** Pages a visitor can be sent to. */
export type RedirectTarget =
  | '/'
  | '/login'
  | '/dashboard'
  | '/maintenance'
  | '/confirm-email'
  | '/invite'
  | '/accounts-select';

/**
 * Where the visitor goes. `wait`: the page stays under the spinner until POST login has answered. `keepsRedirectTo`: store
 * the requested path, to return to it after the guards pass (GR-11).
 */
export type RouteDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: RedirectTarget; readonly keepsRedirectTo: boolean };

/**
 * Returns where a visitor is sent; the first rule that holds decides: maintenance, idle, signed out, unverified e-mail,
 * pending invitation, account choice, allowed pages. Special pages are moved by the first two alone. The last three
 * wait until POST login has answered. [ROUTE-14 … ROUTE-23, ROUTE-28, GR-1, GR-2, GR-3, GR-4, GR-12]
 */
export function routeDecision(facts: RouteFacts): RouteDecision {
  return ruledRoute(facts).decision;
}
