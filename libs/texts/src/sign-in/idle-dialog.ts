import { clockText } from '../terms/formatters.ts';

const counted = (count: number, unit: string): string =>
  count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Texts of the idle warning. [AUTH-33, GI-7] */
export const idleDialog = {
  title: 'Are you still there?',
  text: (left: string) =>
    `You will be logged out in ${left}, here and in your other tabs. Running devices are not affected.`,
  stay: 'Stay signed in',
  logOut: 'Log out now',
  clock: clockText,
  left: (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds % 60;
    const parts = [counted(minutes, 'minute'), counted(rest, 'second')].filter((part) => part !== '');
    return parts.length === 0 ? counted(1, 'second') : parts.join(' ');
  },
} as const;
