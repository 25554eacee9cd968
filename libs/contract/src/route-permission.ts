import type { AccountBranch, Action } from '@partyline/permissions';

/**
 * Who may call a route. The server answers it from the database on every call; the portal never relies on it.
 * - public: anybody;
 * - visitor: anybody; a signed-in user is known by their token, and a token that is no good is refused;
 * - signature: an outside service, by its signed body;
 * - support: support staff, with a support token, which no other route takes (PLUS-25);
 * - bearer: any signed-in person, also before their e-mail is verified where `unverified` says so (GA-33);
 * - member: a signed-in person with at least one membership in the account the token names;
 * - account: the named right on a branch of the account;
 * - workspace: the named right on the workspace the call is about;
 * - instance: the named right on the instance the call is about.
 * `by-body-action`: the body's action decides which right. The handler asks; an answer for which it has not asked the right
 * is refused.
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
