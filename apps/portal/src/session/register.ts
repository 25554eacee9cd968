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
import { isStill } from './accept-session.ts';
import { endSession } from './end-session.ts';
import { dropInvite, keepInvite, recallInvite } from './kept-invite.ts';
import type { SessionContext } from './session-context.ts';
import { getSession, updateSession, type IdentityUser } from './session-store.ts';

/** How a registration ended; `gone`: the person left meanwhile. */
export type RegistrationEnd = 'ready' | 'gone' | RegistrationFailure;

/** Who signs up, as the identity service tells it in the token. */
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
    inviteId: await recallInvite(context),
    isGetStarted: context.isGetStarted(),
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

async function askHowFar({ calls }: SessionContext): Promise<RegistrationEvent> {
  const answer = await calls.currentUser().then(
    ({ user: { registerState, accountId } }) => ({ registerState, accountId }),
    () => null,
  );
  return { kind: 'poll-answered', answer };
}

/**
 * Signs a new person up, or waits for a registration that is under way, until there is an account or it has failed: the
 * machine of the rules, with a clock and the calls. [AUTH-21 … AUTH-23, AUTH-25 … AUTH-27, ACCT-2, ACCT-3, ACCT-5]
 */
export function register(
  context: SessionContext,
  identity: IdentityUser,
  opening: Extract<SessionOpening, 'sign-up' | 'wait-for-registration'>,
): Promise<RegistrationEnd> {
  return new Promise((resolve) => {
    let state: RegistrationState;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const tell = (event: RegistrationEvent): void => {
      if (isStill(identity)) take(nextRegistration(state, event, Date.now()));
      else resolve('gone');
    };
    const perform = (effect: RegistrationEffect): void => {
      if (effect.kind === 'post-signup') void signUp(context, identity).then(tell);
      if (effect.kind === 'poll') void askHowFar(context).then(tell);
      if (effect.kind === 'clear-invite') dropInvite(context);
      if (effect.kind === 'set-account-state') updateSession({ accountState: effect.accountState });
      if (effect.kind !== 'store-register-state') return;
      context.registerStates.write(identity.uid, effect.registerState);
      updateSession({ registerState: effect.registerState });
    };
    const take = (step: RegistrationStep): void => {
      state = step.state;
      step.effects.forEach(perform);
      clearTimeout(timer);
      if (state.step === 'ready') {
        dropInvite(context);
        resolve('ready');
      }
      if (state.step === 'failed') resolve(state.reason);
      const delayMs = nextRegistrationLookDelayMs(state, Date.now());
      if (delayMs !== null) timer = setTimeout(() => tell({ kind: 'look' }), delayMs);
    };
    take(startRegistration(opening, Date.now()));
  });
}

/**
 * Ends the session of somebody who could not be registered. An invitation that was not what failed is kept for the next try.
 * [ACCT-5, ERR-15, ERR-16, AUTH-28]
 */
export async function endUnregistered(context: SessionContext, reason: RegistrationFailure): Promise<void> {
  const { inviteId } = getSession();
  await endSession(context, 'login-failed', reason);
  if (inviteId !== null) await keepInvite(context, inviteId);
}
