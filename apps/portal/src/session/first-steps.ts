import { getSession } from './session-store.ts';
import { reloadUser } from './tab-session.ts';

/** Reads the user again after an act that may be a first step of a new account. [HZ-12] */
export function followFirstSteps(): void {
  const { user } = getSession();
  if (user === null || user.firstSteps === null) return;
  reloadUser().catch(() => undefined);
}
