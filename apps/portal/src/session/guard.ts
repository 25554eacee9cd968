import {
  AFTER_SESSION,
  isEmailVerified,
  pageKindOf,
  routeDecision,
  type RouteDecision,
} from '@partyline/session';
import { redirect } from '@tanstack/react-router';
import { leaveToLanding } from './landing.ts';
import { rememberLeftPage } from './left-page.ts';
import { getSession, sessionStore, type Session } from './session-store.ts';
import { announceUnknownPage } from './unknown-page.ts';
import { takeWaitingDevice } from './waiting-device.ts';
import { rememberWantedPage, takeWantedPage } from './wanted-page.ts';

/** Where the visitor of a path goes, by what the session knows. [GR-1] */
export function decideRoute(session: Session, path: string): RouteDecision {
  const { identity, user } = session;
  return routeDecision({
    path,
    maintenance: session.isMaintenance,
    isIdleTimeoutAction: session.isIdleTimeoutAction,
    hasIdentityUser: identity !== null,
    isLoggedUser: session.status === 'signed-in',
    isEmailVerified: identity !== null && isEmailVerified({ ...identity, inviteId: null, inviteEmail: null }),
    registerState: session.registerState,
    hasPendingInvite: session.inviteId !== null,
    associationsCount: session.associations.length,
    hasChosenAccount: user !== null && user.accountId !== null,
  });
}

/** Lets the visitor in, waits for the session, or throws the redirect the rules ask for. [GR-1, GR-7, GR-10, GR-11] */
export async function guard(path: string): Promise<void> {
  let decision = decideRoute(getSession(), path);
  while (decision.kind === 'wait') {
    await sessionChange();
    decision = decideRoute(getSession(), path);
  }
  const kind = pageKindOf(path);
  if (decision.kind === 'stay') {
    if (kind === 'loggedIn') {
      takeWantedPage();
      const adding = takeWaitingDevice();
      if (adding !== null) redirect({ href: adding, replace: true, throw: true });
    }
    if (kind === 'confirmEmail' && hasEndedByItself()) goToLogin();
    return;
  }
  // Who logged out wanted to leave; the next person to sign in here must not be led to their page.
  if (decision.rememberWanted && mayComeBack()) rememberWantedPage(path);
  if (decision.to === '/maintenance') rememberLeftPage(path);
  if (decision.to === '/') {
    if (hasEndedByItself()) goToLogin();
    await leaveToLanding(kind === 'unknown');
  }
  if (kind === 'unknown') announceUnknownPage();
  const wanted = decision.to === '/dashboard' ? takeWantedPage() : null;
  redirect({ href: wanted ?? decision.to, replace: true, throw: true });
}

/** Whose session ended by itself goes where the notice of it leads: to sign in again. [AUTH-33, GA-14] */
function hasEndedByItself(): boolean {
  const { endedBy } = getSession();
  return endedBy !== null && AFTER_SESSION[endedBy].leadsTo === '/login';
}

/** Whether what stood open may be gone back to by whoever signs in next: not when its person logged out. [GR-7, GR-11] */
export function mayComeBack(): boolean {
  const { endedBy } = getSession();
  return endedBy === null || AFTER_SESSION[endedBy].keepsWantedPage;
}

function goToLogin(): void {
  redirect({ to: '/login', replace: true, throw: true });
}

function sessionChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe(() => {
      stop();
      resolve();
    });
  });
}
