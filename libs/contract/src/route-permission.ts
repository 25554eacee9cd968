import type { AccountBranch, Action } from '@partyline/permissions';

/**
 * Who may call a route. The server decides from the database on every call; the portal never relies on it.
 * - public: anyone;
 * - visitor: anyone, but an invalid token is refused;
 * - signature: an outside service, by its signed body;
 * - support: support staff with a support token, which no other route takes (PLUS-25);
 * - bearer: any signed-in user; with `unverified` also before the e-mail is verified (GA-33);
 * - member: a user with a membership in the token's account;
 * - account: the named right on a branch of the account;
 * - workspace: the named right on the workspace;
 * - instance: the named right on the instance. `by-body-action`: the body's action selects the right. The handler must ask for it,
 *   or its answer is refused.
 */
export type RoutePermission =
  | { readonly kind: 'public' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'signature'; readonly by: 'instance-host' | 'payments' }
  | { readonly kind: 'support' }
  | { readonly kind: 'bearer'; readonly unverified: 'allowed' | 'refused' }
  | { readonly kind: 'member' }
  | { readonly kind: 'account'; readonly branch: AccountBranch; readonly action: Action }
  | { readonly kind: 'workspace'; readonly action: Action | 'by-body-action' }
  | { readonly kind: 'instance'; readonly action: Action | 'by-body-action' };
