import { useSession } from '../session/session-store.ts';

/** Returns the user's name, else their e-mail. */
export function useUserName(): string {
  return useSession(({ user, identity }) => {
    const name = user?.name.trim() ?? '';
    return name === '' ? (user?.email ?? identity?.email ?? '') : name;
  });
}
