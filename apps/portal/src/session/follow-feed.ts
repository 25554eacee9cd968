import { getSession, sessionStore, type Session } from './session-store.ts';

/** Names the feed that belongs to a session; null while there is none to listen to. */
export function feedNameOf({ status, identity, user }: Session): string | null {
  if (status !== 'signed-in' || identity === null || user === null || user.accountId === null) return null;
  return `portal.feed.${identity.uid}.${user.accountId}.${user.workspaceId ?? 'account'}`;
}

/** Keeps the feed that belongs to the session running: another person or account gets a feed of their own. [GA-28] */
export function followFeed(start: (name: string) => () => void): void {
  let running: { readonly name: string | null; readonly stop: () => void } = {
    name: null,
    stop: () => undefined,
  };
  const follow = (): void => {
    const name = feedNameOf(getSession());
    if (name === running.name) return;
    running.stop();
    running = { name, stop: name === null ? () => undefined : start(name) };
  };
  sessionStore.subscribe(follow);
  follow();
}
