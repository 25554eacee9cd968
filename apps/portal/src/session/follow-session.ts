import { getSession, sessionStore, type Session } from './session-store.ts';

/** What the guards look at; as long as it stands, nobody is moved. */
function guardFacts(session: Session): string {
  const {
    status,
    identity,
    user,
    associations,
    registerState,
    inviteId,
    isMaintenance,
    isIdleTimeoutAction,
  } = session;
  const facts = [status, identity?.uid, identity?.isProviderVerified, user?.accountId, user?.workspaceId];
  return JSON.stringify([
    ...facts,
    associations.length,
    registerState,
    inviteId,
    isMaintenance,
    isIdleTimeoutAction,
  ]);
}

/** Calls back whenever the guards have to be asked again. */
export function followSession(onChange: () => void): void {
  let last = guardFacts(getSession());
  sessionStore.subscribe(() => {
    const facts = guardFacts(getSession());
    if (facts === last) return;
    last = facts;
    onChange();
  });
}
