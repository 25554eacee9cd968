import { ApiError } from '@partyline/api-client';
import { isEmailVerified, nextSignInStep, openingOf, type SessionOpening } from '@partyline/session';
import { acceptSession, isStill, type Person } from './accept-session.ts';
import { endSession } from './end-session.ts';
import { startFirstTrial } from './first-trial.ts';
import type { SessionContext } from './session-context.ts';
import { SIGNED_OUT, getSession, sessionStore, updateSession } from './session-store.ts';
import type { IdentityUser, Session } from './session-store.ts';

/**
 * Opens the session of a person the identity service has signed in: POST login, for a new person the registration, then the
 * claims. A person who has to confirm their e-mail first stays signing in. An answer that is no success, or that names no
 * association, ends the session with the general error. [AUTH-4, AUTH-8 … AUTH-11, AUTH-21 … AUTH-24, ERR-17, ERR-18, GA-3]
 */
export async function openSession(
  context: SessionContext,
  identity: IdentityUser,
  begin: Session['begin'] = 'sign-in',
): Promise<void> {
  const registerState = context.registerStates.read(identity.uid);
  const { isMaintenance, inviteId } = getSession();
  const opening = { begin, status: 'signing-in', identity, registerState } as const;
  sessionStore.set({ ...SIGNED_OUT, ...opening, isMaintenance, inviteId });
  const isVerified = isEmailVerified({ ...identity, inviteId: null, inviteEmail: null });
  if (nextSignInStep(isVerified, registerState) === 'confirm-email') return;

  try {
    await enter(context, identity);
  } catch (error) {
    // Under maintenance the session stays half open; leaving the maintenance page opens it again.
    if (error instanceof ApiError && error.kind === 'maintenance') return;
    if (isStill(identity)) await endSession(context, 'login-failed');
  }
}

async function enter(context: SessionContext, identity: IdentityUser): Promise<void> {
  const { calls, tokens, registerStates } = context;
  const answer = await calls.login(await tokens.current());
  if (!isStill(identity)) return;
  const { user, associations, registerState, firstLogin, claimsChanged } = answer;
  const associationsCount = associations.length;
  // A refusal throws, so that what answers here is a success.
  const opening = openingOf(
    { errorCode: 0, isFirstLogin: firstLogin, registerState, associationsCount },
    registerStates.read(identity.uid),
  );
  if (opening === 'sign-up' || opening === 'wait-for-registration') {
    await enterNew(context, identity, opening);
  } else if (opening === 'end-session' || user === null) {
    await endSession(context, 'login-failed');
  } else {
    const token = claimsChanged ? await tokens.renew() : await tokens.current();
    await accept(context, identity, { user, associations }, token);
  }
}

/** The way in for who has no account yet, under the spinner until there is one. [AUTH-21 … AUTH-23, ACCT-5, UI-16] */
async function enterNew(
  context: SessionContext,
  identity: IdentityUser,
  opening: Extract<SessionOpening, 'sign-up' | 'wait-for-registration'>,
): Promise<void> {
  updateSession({ isRegistering: true });
  if (opening === 'sign-up' && !context.isGetStarted()) context.dueTrials.add(identity.uid);
  // Once in a person's life: everybody else goes without.
  const { register, endUnregistered } = await import('./register.ts');
  const end = await register(context, identity, opening);
  if (end === 'gone') return;
  if (end !== 'ready') return endUnregistered(context, end);
  const token = await context.tokens.renew();
  const person = await context.calls.currentUser();
  if (person.associations.length === 0) return endSession(context, 'login-failed');
  await accept(context, identity, person, token);
}

async function accept(
  context: SessionContext,
  identity: IdentityUser,
  person: Person,
  token: string,
): Promise<void> {
  const settled = await startFirstTrial(context, identity, person);
  if (isStill(identity)) await acceptSession(context, identity, settled, token);
}
