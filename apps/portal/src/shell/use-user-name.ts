import { useSession } from '../session/session-store.ts';

/** Returns the name of the signed-in user, or their e-mail while there is none. */
export function useUserName(): string {
  return useSession(({ user, identity }) => {
    const name = user?.name.trim() ?? '';
    return name === '' ? (user?.email ?? identity?.email ?? '') : name;
  });
}
