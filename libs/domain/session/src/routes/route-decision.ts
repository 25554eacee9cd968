import { ruledRoute } from './route-rules.ts';
import type { RegisterState } from '../registration/register-state.ts';

export interface RouteFacts {
  readonly maintenance: boolean;
  /** The idle prompt ran out; the logout is not acknowledged yet. [GI-6] */
  readonly isIdleTimeoutAction: boolean;
  readonly hasIdentityUser: boolean;
  /** POST login has answered for that user. */
  readonly isLoggedUser: boolean;
  /** The answer of `isEmailVerified`. */
  readonly isEmailVerified: boolean;
  readonly registerState: RegisterState | null;
  readonly hasPendingInvite: boolean;
  readonly associationsCount: number;
  /** Chosen, or the only one. */
  readonly hasChosenAccount: boolean;
  /** A path, with or without query. */
  readonly path: string;
}

export type RedirectTarget =
  | '/'
  | '/login'
  | '/dashboard'
  | '/maintenance'
  | '/confirm-email'
  | '/invite'
  | '/accounts-select';

/** `wait`: until POST login answers. `keepsRedirectTo`: return here after the guards pass (GR-11). */
export type RouteDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: RedirectTarget; readonly keepsRedirectTo: boolean };

/**
 * Decides by the first of `ROUTE_RULES` that holds. Only the first two apply to special pages; the last three wait for POST login.
 * [ROUTE-14 … ROUTE-23, ROUTE-28, GR-1, GR-2, GR-3, GR-4, GR-12]
 */
export function routeDecision(facts: RouteFacts): RouteDecision {
  return ruledRoute(facts).decision;
}
