import { ApiError } from '@partyline/api-client';
import { isEmailVerified, nextSignInStep, openingOf, type SessionOpening } from '@partyline/session';
import {
  SIGNED_OUT,
  getSession,
  sessionStore,
  updateSession,
  type IdentityUser,
  type Session,
} from '../session-store.ts';
import { acceptSession, isStillSignedIn, type UserData, endSession } from './session-changes.ts';
import { readRegisterState, type SessionContext } from './session-context.ts';

/**
 * Opens a session: POST login, registration of a new user, claims. Before the e-mail is confirmed the user stays `signing-in`.
 * An unsuccessful answer, or one without association, ends the session with the general error. [AUTH-4, AUTH-8 … AUTH-11,
 * AUTH-21 … AUTH-24, ERR-17, ERR-18, GA-3]
 */
export async function openSession(
  context: SessionContext,
  identity: IdentityUser,
  begin: Session['begin'] = 'sign-in',
): Promise<void> {
  const registerState = readRegisterState(context, identity.uid);
  const { isMaintenance, inviteId, inviteEmail } = getSession();
  const opening = { begin, status: 'signing-in', identity, registerState } as const;
  sessionStore.set({ ...SIGNED_OUT, ...opening, isMaintenance, inviteId, inviteEmail });
  const isVerified = isEmailVerified({ ...identity, inviteId, inviteEmail });
  if (nextSignInStep(isVerified, registerState) === 'confirm-email') return;

  try {
    await logIn(context, identity);
  } catch (error) {
    // Half open; leaving the maintenance page continues.
    if (error instanceof ApiError && error.kind === 'maintenance') return;
    if (isStillSignedIn(identity)) await endSession(context, 'login-failed');
  }
}

async function logIn(context: SessionContext, identity: IdentityUser): Promise<void> {
  const { calls, tokens } = context;
  const answer = await calls.login(await tokens.current());
  if (!isStillSignedIn(identity)) return;
  const { user, associations, suspensions, registerState, firstLogin, claimsChanged } = answer;
  const associationsCount = associations.length;
  // Refusals throw.
  const opening = openingOf(
    { errorCode: 0, isFirstLogin: firstLogin, registerState, associationsCount },
    readRegisterState(context, identity.uid),
  );
  if (opening === 'sign-up' || opening === 'wait-for-registration') {
    await logInNewUser(context, identity, opening);
  } else if (opening === 'end-session' || user === null) {
    // Lazy: only for a user without access who is invited again. [GA-10]
    const { joinByInvite } = await import('./first-login.ts');
    const joined = await joinByInvite(context).catch(() => null);
    if (!isStillSignedIn(identity)) return;
    if (joined === null) await endSession(context, 'login-failed', { suspensions });
    else await accept(context, identity, joined, await tokens.renew());
  } else {
    const token = claimsChanged ? await tokens.renew() : await tokens.current();
    await accept(context, identity, { user, associations }, token);
  }
}

/** Registers a user whom the login answered as new. [AUTH-21 … AUTH-23, ACCT-5, UI-16] */
async function logInNewUser(
  context: SessionContext,
  identity: IdentityUser,
  opening: Extract<SessionOpening, 'sign-up' | 'wait-for-registration'>,
): Promise<void> {
  const { stored, tokens, calls } = context;
  updateSession({ isRegistering: true });
  // No automatic trial after a plan card. [AUTH-27, GA-23]
  if (opening === 'sign-up' && stored.get('get-started') === null) {
    stored.set('trial-due', 'yes', identity.uid);
  }
  // Lazy: needed once per user.
  const { register, endUnregistered } = await import('./first-login.ts');
  const end = await register(context, identity, opening);
  if (end === 'gone') return;
  if (end !== 'ready') return endUnregistered(context, end);
  const token = await tokens.renew();
  const userData = await calls.currentUser();
  const { associations, suspensions } = userData;
  if (associations.length === 0) return endSession(context, 'login-failed', { suspensions });
  await accept(context, identity, userData, token);
}

async function accept(
  context: SessionContext,
  identity: IdentityUser,
  userData: UserData,
  token: string,
): Promise<void> {
  const current = await startFirstTrial(context, identity, userData);
  if (isStillSignedIn(identity)) await acceptSession(context, identity, current, token);
}

/**
 * Starts a new owner's trial before the first page; returns the updated user. Without an answer the next session retries: the
 * server starts one per account. A refusal does not block the login; the dashboard offers the trial. [API-8, GA-4, GEN-3]
 */
async function startFirstTrial(
  { calls, stored }: SessionContext,
  { uid }: IdentityUser,
  userData: UserData,
): Promise<UserData> {
  if (stored.get('trial-due', uid) !== 'yes') return userData;
  const { isOwnerAccount, isTrialOffered } = userData.user;
  if (!isOwnerAccount || !isTrialOffered) {
    stored.set('trial-due', null, uid);
    return userData;
  }
  try {
    await calls.startTrial();
    stored.set('trial-due', null, uid);
    return await calls.currentUser();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'server-message') stored.set('trial-due', null, uid);
    return userData;
  }
}
