import type { Association, User } from '@partyline/contract';
import { EMAIL_NOT_VERIFIED_CODE, TOKEN_REFRESH_MIN_INTERVAL_MS } from '@partyline/session';
import { acceptUpdate, isStillSignedIn, endSession } from './account/session-changes.ts';
import { refreshClaims } from './account/restore-session.ts';
import { openSession } from './account/open-session.ts';
import type { OwnAccountEnd } from './account/switch-account.ts';
import { createSessionCalls, createSessionContext } from './account/session-context.ts';
import { api, identity, notifyLogout, setApiSignals, tokens, vault } from './api.ts';
import { getSession, updateSession } from './session-store.ts';
import { createStoredUser } from './tabs/stored-user.ts';
import { storedValues } from './tabs/stored-values.ts';

export const tabContext = createSessionContext({
  identity,
  tokens,
  calls: createSessionCalls(api),
  storedUser: createStoredUser(storedValues, vault),
  stored: storedValues,
  vault,
});

window.addEventListener('pagehide', () => {
  tabContext.isUnloading = true;
});
// The browser may restore the page.
window.addEventListener('pageshow', () => {
  tabContext.isUnloading = false;
});

let claimsRefreshedAt = -Infinity;

/** Refreshes the claims at most every 30 s. [GC-11] */
function refreshClaimsSometimes(): void {
  if (Date.now() - claimsRefreshedAt < TOKEN_REFRESH_MIN_INTERVAL_MS) return;
  claimsRefreshedAt = Date.now();
  refreshClaims(tabContext).catch(() => undefined);
}

/** Drops the register state when the e-mail is not confirmed. [GA-33] */
function dropRegisterState(): void {
  const { identity: user } = getSession();
  if (user === null) return;
  storedValues.set('register-state', null, user.uid);
  updateSession({ registerState: null, status: 'signing-in' });
}

function isSigningIn(): boolean {
  const { status, begin } = getSession();
  return status === 'signing-in' && begin === 'sign-in';
}

setApiSignals({
  // A refused login is not an expired session. [ERR-17]
  onSignedOut: () => void endSession(tabContext, isSigningIn() ? 'login-failed' : 'session-expired'),
  onForbidden(errorCode) {
    if (errorCode === EMAIL_NOT_VERIFIED_CODE) dropRegisterState();
    else refreshClaimsSometimes();
  },
});

/** Signs in with a password; throws the identity service's error. [AUTH-4] */
export async function signIn(email: string, password: string): Promise<void> {
  await openSession(tabContext, await identity.signIn(email, password));
}

/** Logs out in every tab. [AUTH-14, GA-31] */
export function logOut(): Promise<void> {
  // Without a confirmed e-mail the server has no session.
  if (getSession().status === 'signed-in') notifyLogout();
  return logOutEnded();
}

/**
 * Runs a request that ends this session on the server; refusals before its answer count as the logout. Then call `logOutEnded`.
 * Throws what `work` throws; the session then continues.
 */
export async function endByServer(work: () => Promise<unknown>): Promise<void> {
  tabContext.isLeaving = true;
  try {
    await work();
  } catch (error) {
    tabContext.isLeaving = false;
    throw error;
  }
}

/** Logs out after the server ended the session. [AUTH-14] */
export function logOutEnded(): Promise<void> {
  return endSession(tabContext, 'logged-out');
}

/** Ends the session after the idle timeout. [IDLE-5, IDLE-9, IDLE-11] */
export function endIdle(): Promise<void> {
  notifyLogout();
  return endSession(tabContext, 'idle');
}

/** Switches the association; returns whether it did. [ACCT-7] */
export async function switchToAccount(choice: Association): Promise<boolean> {
  // Lazy: rarely needed.
  const lazy = await import('./account/switch-account.ts').catch(() => null);
  return lazy !== null && lazy.switchAccount(tabContext, choice);
}

/** Creates an own account and switches to it. [ACCT-14, ACCT-15, ACCT-16] */
export async function openAccountOfMyOwn(): Promise<OwnAccountEnd> {
  // Lazy: rarely needed.
  const { openOwnAccount } = await import('./account/switch-account.ts');
  return openOwnAccount(tabContext);
}

/** Opens the session if the e-mail is confirmed by now; returns whether it is. [GA-25] */
export async function checkEmailConfirmed(): Promise<boolean> {
  const user = await identity.reload();
  // Another tab logged out, and the storage did not tell. [AUTH-13]
  if (user === null && getSession().identity !== null) await endSession(tabContext, 'logged-out');
  if (!user?.isProviderVerified) return false;
  await tokens.renew();
  await openSession(tabContext, user);
  return true;
}

/** Continues an interrupted sign-in. [GR-13] */
export async function endMaintenance(): Promise<void> {
  updateSession({ isMaintenance: false });
  const { status, identity: user } = getSession();
  if (status === 'signing-in' && user !== null) await openSession(tabContext, user);
}

/** Refetches the user after their own change. [EULA-14] */
export async function reloadUser(): Promise<void> {
  const { status, identity: current } = getSession();
  if (status !== 'signed-in' || current === null) return;
  const userData = await tabContext.calls.currentUser();
  if (isStillSignedIn(current)) await acceptUpdate(tabContext, current, userData);
}

/** Ends the consent to analytics at once, before the refetch or without it. [AUTH-32, HZ-7] */
export function noteDataUsage(dataUsage: boolean): void {
  const { user } = getSession();
  if (user !== null && !dataUsage) updateSession({ user: { ...user, dataUsage } });
}

/** Stores the license's acceptance date if the refetch failed. */
export function noteAcceptance(date: User['t_c_accepted_date']): void {
  const { user } = getSession();
  if (user === null) return;
  updateSession({ user: { ...user, t_c_accepted_date: date, acceptedEulaVersion: user.eulaVersion } });
}
