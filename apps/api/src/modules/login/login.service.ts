import type { LoginData } from '@partyline/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/open-database.ts';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import type { IdentityAdmin } from '../../providers/identity/identity-admin.ts';
import { claimsOf } from '../users/claims/claims-of.ts';
import { withOwnClaimsLock, setClaims } from '../users/claims/set-claims.ts';
import { loadSessionView, workspacesOf, userOf, type SessionView } from '../users/user/session-view.ts';
import { keepChosenWorkspace, noteSignIn } from '../users/user/users.repository.ts';

export interface LoginDeps {
  readonly database: Db;
  readonly identity: IdentityAdmin;
  readonly isAnalyticsConfigured: boolean;
  readonly now: () => Date;
}

/**
 * Signs in a user of the identity service; an unknown one gets first login, an unfinished registration waits for its job. Claims
 * missing in the token are set and the client refreshes. [API-7, AUTH-4, GA-3, GA-5]
 */
export async function login(deps: LoginDeps, token: TokenIdentity): Promise<LoginData> {
  // First, so that the answer has the identity service's new data.
  await noteSignIn(deps.database, token);
  const view = await loadSessionView(deps.database, token.uid, token);
  const now = deps.now();
  if (view === null) return firstLogin(now);
  return {
    user: userOf(view, { provider: token.provider, isAnalyticsConfigured: deps.isAnalyticsConfigured, now }),
    ...workspacesOf(view),
    registerState: view.user.registerState,
    firstLogin: false,
    claimsChanged: await bringClaimsUpToDate(deps, token, view, now),
    serverTime: now.toISOString(),
  };
}

function firstLogin(now: Date): LoginData {
  return {
    user: null,
    associations: [],
    registerState: 'in progress',
    firstLogin: true,
    claimsChanged: false,
    serverTime: now.toISOString(),
  };
}

async function bringClaimsUpToDate(
  deps: LoginDeps,
  token: TokenIdentity,
  view: SessionView,
  now: Date,
): Promise<boolean> {
  if (view.user.registerState === 'in progress') return false;
  if (isDeepStrictEqual({ ...token.claims }, { ...claimsOf(view, now) })) return false;
  const { accountId, workspaceId } = view.chosen ?? { accountId: null, workspaceId: null };
  await withOwnClaimsLock(deps.database, token.uid, async (lock) => {
    await keepChosenWorkspace(deps.database, token.uid, { accountId, workspaceId });
    await setClaims(deps, lock, token);
  });
  return true;
}
