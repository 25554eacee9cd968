import { screens } from '@partyline/texts';
import { leaveToLanding } from '../session/landing.ts';
import { logOut } from '../session/tab-session.ts';
import { showSpinner } from './spinner.ts';

/** Logs out under the spinner, which stays until the landing page has taken the place of the app. [AUTH-14] */
export function logOutAndLeave(): void {
  showSpinner(screens.shell.loggingOut);
  void logOut().then(() => leaveToLanding(false));
}
