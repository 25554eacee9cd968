import { plural } from '../../terms/figures.ts';

/** Texts of the confirmations before devices are stopped, started or restarted. [DEV-29, DEV-30, LQ-5, GD-28] */
export const confirmCommand = {
  stopTitle: (name: string) => `Stop ${name}?`,
  /** null: not reported by the host. */
  stopUsers: (count: number | null) => {
    if (count === null)
      return 'It is unknown whether users are connected. Everyone on it will be disconnected.';
    if (count === 0) return 'No users are connected.';
    return `${plural(count, 'user is', 'users are')} connected and will be disconnected.`;
  },
  connectedUsers: (count: number | null) => {
    if (count === null) return 'number of users unknown';
    return count === 0 ? 'no users connected' : `${plural(count, 'user', 'users')} connected`;
  },
  stopLeaderText: 'It leads a link group. Its members keep working:',
  stopLeaderNoMembers: 'It leads a link group without members.',
  stopDevice: 'Stop device',
  restartTitle: (name: string) => `Restart ${name}?`,
  restartText:
    'It stops and starts again. Everyone on it will be disconnected. Keep this page open until it runs.',
  restartDevice: 'Restart device',
  cancel: 'Cancel',
} as const;
