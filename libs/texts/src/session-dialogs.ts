import { SESSION_NOTICE_TEXTS } from './session-failures.ts';
import { WORDINGS } from './wordings.ts';

const counted = (count: number, unit: string): string =>
  count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "1:05" */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The words of the dialogs about the session itself. [AUTH-33, GA-14, GI-7] */
export const sessionDialogs = {
  expired: { title: 'Session expired', text: WORDINGS.sessionExpired, confirm: 'OK' },
  idle: {
    title: 'Are you still there?',
    text: (left: string) =>
      `You will be logged out in ${left}, here and in your other tabs. Running devices are not touched.`,
    stay: 'Stay signed in',
    logOut: 'Log out now',
    clock: clockText,
    left: (seconds: number) => {
      const minutes = Math.floor(seconds / 60);
      const rest = seconds % 60;
      const parts = [counted(minutes, 'minute'), counted(rest, 'second')].filter((part) => part !== '');
      return parts.length === 0 ? counted(1, 'second') : parts.join(' ');
    },
  },
  timedOut: { title: 'You were logged out', text: SESSION_NOTICE_TEXTS['idle-dialog'], confirm: 'OK' },
} as const;
