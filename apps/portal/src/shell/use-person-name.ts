import { useSession } from '../session/session-store.ts';

/** What to call the person: their name, or their e-mail while there is none. */
export function usePersonName(): string {
  return useSession(({ user, identity }) => {
    const name = user?.name.trim() ?? '';
    return name === '' ? (user?.email ?? identity?.email ?? '') : name;
  });
}
