import { screens } from '@partyline/texts';
import { leaveToLanding } from '../../session/links.ts';
import { logOut, logOutEnded } from '../../session/tab-session.ts';
import { showSpinner } from '../loading/spinner.ts';

/** Logs out under the spinner, which stays until the landing page appears. [AUTH-14] */
export function logOutAndLeave(): void {
  leave(logOut);
}

/** Leaves like a logout after the server ended the session. */
export function leaveEnded(): void {
  leave(logOutEnded);
}

function leave(end: () => Promise<void>): void {
  showSpinner(screens.shell.loggingOut);
  void end().then(() => leaveToLanding(false));
}
