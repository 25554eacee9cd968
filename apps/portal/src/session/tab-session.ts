import { ERRORS, type Association } from '@partyline/contract';
import { TOKEN_REFRESH_MIN_INTERVAL_MS } from '@partyline/session';
import { api } from './api.ts';
import { askForRights } from './ask-for-rights.ts';
import { localStore, tabStore } from './browser-storage.ts';
import { clearKept } from './clear-kept.ts';
import { endSession } from './end-session.ts';
import { createDueTrials } from './first-trial.ts';
import { chosenPlan } from './get-started.ts';
import { createSharedActivity } from './idle/shared-activity.ts';
import { openSession } from './open-session.ts';
import type { OwnAccountEnd } from './own-account.ts';
import { createRegisterStates } from './register-states.ts';
import { sayGoodbye } from './say-goodbye.ts';
import type { SessionContext } from './session-context.ts';
import { getSession, updateSession } from './session-store.ts';
import { listenToSignals } from './session-signals.ts';
import { createStoredUser } from './stored-user.ts';
import { switchAccount } from './switch-account.ts';
import { identity, tokens } from './tab-tokens.ts';
import { browserVaultKey } from './vault-key.ts';
import { createVault } from './vault.ts';

const vault = createVault(browserVaultKey);

/** What the session of this tab works with. */
export const tabContext: SessionContext = {
  identity,
  tokens,
  calls: {
    login: (accessToken) => api.post('/api/login', { body: { accessToken }, carriesToken: true }),
    currentUser: () => api.get('/api/users'),
    signup: (body) => api.post('/api/signup', { body, carriesToken: true }),
    startTrial: () => api.post('/api/users/register', { body: { plan: 'trial' } }),
    createAccount: () => api.post('/api/account/create', { body: {} }),
    switchAccount: (body) => api.post('/api/users/switch-account', { body }),
  },
  storedUser: createStoredUser(localStore, vault),
  registerStates: createRegisterStates(localStore),
  dueTrials: createDueTrials(localStore),
  isGetStarted: () => chosenPlan(tabStore) !== null,
  lasting: localStore,
  vault,
  activity: createSharedActivity(localStore),
  clearKept: () => clearKept(localStore, tabStore),
  ending: null,
  isLeaving: false,
  isSwitching: false,
};

let rightsAskedAt = -Infinity;

/** A refused call may mean that rights have changed: asks what they are now, at most every 30 s. [GC-11] */
function askAgain(): void {
  if (Date.now() - rightsAskedAt < TOKEN_REFRESH_MIN_INTERVAL_MS) return;
  rightsAskedAt = Date.now();
  askForRights(tabContext).catch(() => undefined);
}

/** The server says that the e-mail is not confirmed: a stored register state no longer counts. [GA-33] */
function dropRegisterState(): void {
  const { identity: user } = getSession();
  if (user === null) return;
  tabContext.registerStates.write(user.uid, null);
  updateSession({ registerState: null, status: 'signing-in' });
}

function isSigningIn(): boolean {
  const { status, begin } = getSession();
  return status === 'signing-in' && begin === 'sign-in';
}

listenToSignals({
  // Nobody is let in by a login that was refused: there was no session that could expire. [ERR-17]
  signedOut: () => void endSession(tabContext, isSigningIn() ? 'login-failed' : 'session-expired'),
  forbidden(errorCode) {
    if (errorCode === ERRORS['email-not-verified'].errorCode) dropRegisterState();
    else askAgain();
  },
});

/** Signs in with e-mail and password; throws the identity service's error. [AUTH-4] */
export async function signIn(email: string, password: string): Promise<void> {
  await openSession(tabContext, await identity.signIn(email, password));
}

/** Logs out, in every tab. [AUTH-14, GA-31] */
export function logOut(): Promise<void> {
  // Who has still to confirm their e-mail has no session on a list yet.
  if (getSession().status === 'signed-in') sayGoodbye(identity);
  return logOutEnded();
}

/**
 * Does what has the server end this session: everything it then refuses, in streams too, is the logout that was wished for. To be
 * followed by `logOutEnded`. Throws what `work` throws; then the session goes on.
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

/** Logs out where the server has ended the session already. [AUTH-14] */
export function logOutEnded(): Promise<void> {
  return endSession(tabContext, 'logged-out');
}

/** Nobody was there for too long. [IDLE-5, IDLE-9, IDLE-11] */
export function endIdle(): Promise<void> {
  sayGoodbye(identity);
  return endSession(tabContext, 'idle');
}

/** Switches to another association; says whether that was done. [ACCT-7] */
export function switchToAccount(choice: Association): Promise<boolean> {
  return switchAccount(tabContext, choice);
}

/** Opens an account of one's own and goes there. [ACCT-14, ACCT-15, ACCT-16] */
export async function openAccountOfMyOwn(): Promise<OwnAccountEnd> {
  // Rarely asked for, so it is fetched then.
  const { openOwnAccount } = await import('./own-account.ts');
  return openOwnAccount(tabContext);
}

/** Asks the identity service anew whether the e-mail is confirmed; if so, opens the session. Says whether it is. [GA-25] */
export async function checkEmailConfirmed(): Promise<boolean> {
  const user = await identity.reload();
  // Logged out in another tab, which could tell nobody: nobody is stored before the e-mail is confirmed. [AUTH-13]
  if (user === null && getSession().identity !== null) await endSession(tabContext, 'logged-out');
  if (!user?.isProviderVerified) return false;
  await tokens.renew();
  await openSession(tabContext, user);
  return true;
}

/** The service answers again: the maintenance is over, and signing in goes on where it stopped. [GR-13] */
export async function endMaintenance(): Promise<void> {
  updateSession({ isMaintenance: false });
  const { status, identity: user } = getSession();
  if (status === 'signing-in' && user !== null) await openSession(tabContext, user);
}
