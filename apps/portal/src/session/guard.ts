import {
  AFTER_SESSION,
  isEmailVerified,
  pageKindOf,
  routeDecision,
  type RouteDecision,
} from '@partyline/session';
import { redirect } from '@tanstack/react-router';
import { leaveToLanding } from './links.ts';
import { getSession, sessionStore, type Session } from './session-store.ts';
import {
  announceNotFound,
  storePaymentReturn,
  storeRedirectTo,
  storeReturnTo,
  takeAddDevice,
  takeRedirectTo,
} from './stored-pages.ts';

/** Decides where a path leads in this session. [GR-1] */
export function decideRoute(session: Session, path: string): RouteDecision {
  const { identity, user } = session;
  return routeDecision({
    path,
    maintenance: session.isMaintenance,
    isIdleTimeoutAction: session.isIdleTimeoutAction,
    hasIdentityUser: identity !== null,
    isLoggedUser: session.status === 'signed-in',
    isEmailVerified: identity !== null && isEmailVerified({ ...session, ...identity }),
    registerState: session.registerState,
    hasPendingInvite: session.inviteId !== null,
    associationsCount: session.associations.length,
    hasChosenAccount: user !== null && user.accountId !== null,
  });
}

/** Resolves when the page may open, or throws the redirect; `linkQuery` is the page's mailed link. [GR-1, GR-7, GR-10, GR-11] */
export async function guard(path: string, linkQuery = ''): Promise<void> {
  let decision = decideRoute(getSession(), path);
  while (decision.kind === 'wait') {
    await sessionChange();
    decision = decideRoute(getSession(), path);
  }
  const kind = pageKindOf(path);
  if (decision.kind === 'stay') {
    if (kind === 'loggedIn') {
      takeRedirectTo();
      const addDevice = takeAddDevice();
      if (addDevice !== null) redirect({ href: addDevice, replace: true, throw: true });
    }
    if (kind === 'confirmEmail' && hasEndedByItself()) goToLogin();
    return;
  }
  // After a logout the next user must not land on the previous user's page.
  if (decision.keepsRedirectTo && mayComeBack()) storeRedirectTo(path);
  if (decision.to === '/invite') storePaymentReturn(path);
  if (decision.to === '/maintenance') storeReturnTo(path + linkQuery);
  if (decision.to === '/') {
    if (hasEndedByItself()) goToLogin();
    await leaveToLanding(kind === 'unknown');
  }
  if (kind === 'unknown') announceNotFound();
  const redirectTo = decision.to === '/dashboard' ? takeRedirectTo() : null;
  redirect({ href: redirectTo ?? decision.to, replace: true, throw: true });
}

/** Returns whether the session ended without a logout. [AUTH-33, GA-14] */
function hasEndedByItself(): boolean {
  const { endedBy } = getSession();
  return endedBy !== null && AFTER_SESSION[endedBy].leadsTo === '/login';
}

/** Returns whether the next sign-in may return to this page. [GR-7, GR-11] */
export function mayComeBack(): boolean {
  const { endedBy } = getSession();
  return endedBy === null || AFTER_SESSION[endedBy].keepsRedirectTo;
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

function guardFacts({ status, identity, user, associations, ...session }: Session): string {
  return JSON.stringify([
    status,
    identity?.uid,
    identity?.isProviderVerified,
    user?.accountId,
    user?.workspaceId,
    associations.length,
    session.registerState,
    session.inviteId,
    session.isMaintenance,
    session.isIdleTimeoutAction,
  ]);
}

/** Calls back when the guards must run again. */
export function followGuardFacts(onChange: () => void): void {
  let last = guardFacts(getSession());
  sessionStore.subscribe(() => {
    const facts = guardFacts(getSession());
    if (facts === last) return;
    last = facts;
    onChange();
  });
}
