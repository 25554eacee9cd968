import { ApiError } from '@partyline/api-client';
import { ERRORS } from '@partyline/contract';
import { decodeTokenPayload } from '@partyline/permissions';
import {
  nextRegistration,
  nextRegistrationLookDelayMs,
  signupPayloadOf,
  startRegistration,
  type RegistrationEffect,
  type RegistrationEvent,
  type RegistrationFailure,
  type RegistrationState,
  type RegistrationStep,
  type SessionOpening,
  type SignupPayload,
} from '@partyline/session';
import { getSession, updateSession, type IdentityUser } from '../session-store.ts';
import { isStillSignedIn, endSession, type UserData } from './session-changes.ts';
import { readInvite, removeInvite, type SessionContext, storeInvite } from './session-context.ts';
import { openSession } from './open-session.ts';
import { refreshRights, switchAccount } from './switch-account.ts';

/** `gone`: the user logged out meanwhile. */
export type RegistrationEnd = 'ready' | 'gone' | RegistrationFailure;

async function signupBody(
  context: SessionContext,
  { uid, email, provider }: IdentityUser,
): Promise<SignupPayload> {
  const accessToken = await context.tokens.current();
  const facts = decodeTokenPayload(accessToken);
  const text = (claim: string): string | null => (typeof facts?.[claim] === 'string' ? facts[claim] : null);
  return signupPayloadOf({
    accessToken,
    userid: uid,
    email,
    name: text('name'),
    photoURL: text('picture'),
    provider,
    inviteId: await readInvite(context),
    isGetStarted: context.stored.get('get-started') !== null,
  });
}

async function signUp(context: SessionContext, identity: IdentityUser): Promise<RegistrationEvent> {
  try {
    return {
      kind: 'signup-answered',
      answer: await context.calls.signup(await signupBody(context, identity)),
    };
  } catch (error) {
    const code = error instanceof ApiError ? error.errorCode : null;
    return { kind: 'signup-failed', isInviteInvalid: code === ERRORS['invite-not-valid'].errorCode };
  }
}

async function poll({ calls }: SessionContext): Promise<RegistrationEvent> {
  const answer = await calls.currentUser().then(
    ({ user: { registerState, accountId } }) => ({ registerState, accountId }),
    () => null,
  );
  return { kind: 'poll-answered', answer };
}

/**
 * Signs a new user up, or polls a running registration, until it ends; clock and calls for the domain's state machine. [AUTH-21
 * … AUTH-23, AUTH-25 … AUTH-27, ACCT-2, ACCT-3, ACCT-5]
 */
export function register(
  context: SessionContext,
  identity: IdentityUser,
  opening: Extract<SessionOpening, 'sign-up' | 'wait-for-registration'>,
): Promise<RegistrationEnd> {
  return new Promise((resolve) => {
    let state: RegistrationState;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const send = (event: RegistrationEvent): void => {
      if (isStillSignedIn(identity)) take(nextRegistration(state, event, Date.now()));
      else resolve('gone');
    };
    const perform = (effect: RegistrationEffect): void => {
      if (effect.kind === 'post-signup') void signUp(context, identity).then(send);
      if (effect.kind === 'poll') void poll(context).then(send);
      if (effect.kind === 'clear-invite') removeInvite(context);
      if (effect.kind === 'set-account-state') updateSession({ accountState: effect.accountState });
      if (effect.kind !== 'store-register-state') return;
      context.stored.set('register-state', effect.registerState, identity.uid);
      updateSession({ registerState: effect.registerState });
    };
    const take = (step: RegistrationStep): void => {
      state = step.state;
      step.effects.forEach(perform);
      clearTimeout(timer);
      if (state.step === 'ready') {
        removeInvite(context);
        resolve('ready');
      }
      if (state.step === 'failed') resolve(state.reason);
      const delayMs = nextRegistrationLookDelayMs(state, Date.now());
      if (delayMs !== null) timer = setTimeout(() => send({ kind: 'look' }), delayMs);
    };
    take(startRegistration(opening, Date.now()));
  });
}

/**
 * Ends the session after a failed registration. The plan, and an invitation not at fault, stay stored for the next attempt.
 * [ACCT-5, ERR-15, ERR-16, AUTH-28]
 */
export async function endUnregistered(context: SessionContext, reason: RegistrationFailure): Promise<void> {
  const { inviteId, inviteEmail } = getSession();
  const plan = context.stored.get('get-started');
  await endSession(context, 'login-failed', { registrationFailure: reason });
  context.stored.set('get-started', plan);
  if (inviteId !== null) await storeInvite(context, inviteId, inviteEmail);
}

/** Returns whether signup refused the invitation, as it is closed or another user's. */
export function isInviteInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === ERRORS['invite-not-valid'].errorCode;
}

/**
 * Accepts the pending invitation of a user without associations; null for none or a refusal. Removes an invalid one. [INV-36,
 * AUTH-28, GA-10]
 */
export async function joinByInvite(context: SessionContext): Promise<UserData | null> {
  const { inviteId } = getSession();
  if (inviteId === null) return null;
  try {
    await context.calls.acceptInvite(inviteId);
  } catch (error) {
    if (isInviteInvalid(error)) removeInvite(context);
    throw error;
  }
  removeInvite(context);
  const { user, associations } = await context.calls.login(await context.tokens.current());
  return user === null || associations.length === 0 ? null : { user, associations };
}

export interface AcceptedInvite {
  readonly inviteId: string;
  /** The mailed address; null when the link proves no mailbox. */
  readonly inviteEmail: string | null;
}

/**
 * Accepts an invitation and switches to its account. Returns false, keeping the invitation, before the e-mail is confirmed.
 * Opens a missing session; a new user's sign-up accepts the invitation. Throws the API's error. [GEN-10, INV-36, INV-37, AUTH-7,
 * GA-10]
 */
export async function acceptInvite(context: SessionContext, invite: AcceptedInvite): Promise<boolean> {
  const { inviteId, inviteEmail } = invite;
  const { identity, status } = getSession();
  if (identity === null) return false;
  if (status !== 'signed-in') {
    await storeInvite(context, inviteId, inviteEmail);
    await openSession(context, identity);
    if (getSession().status !== 'signed-in') return false;
    if (getSession().inviteId === null) return true;
  }
  const { accountId, workspaceId } = await context.calls.acceptInvite(inviteId);
  removeInvite(context);
  // Still accepted if this fails; the silent event then refreshes the rights.
  await refreshRights(context).catch(() => undefined);
  const { user, associations } = getSession();
  const isThere = user?.accountId === accountId && user.workspaceId === workspaceId;
  const joined = associations.find((one) => one.accountId === accountId && one.workspaceId === workspaceId);
  if (!isThere && joined !== undefined) await switchAccount(context, joined);
  return true;
}
