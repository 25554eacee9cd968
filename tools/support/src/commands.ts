import type { Command } from './cli/command.ts';

export interface CommandEntry {
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

export const COMMANDS: ReadonlyMap<string, CommandEntry> = new Map<string, CommandEntry>([
  [
    'explain-permission',
    {
      summary: 'may this role do this, why not, and what would allow it',
      load: async () => (await import('./explain-permission/command.ts')).explainPermission,
    },
  ],
  [
    'claims',
    {
      summary: 'what a token, or a file of claims, says of its bearer',
      load: async () => (await import('./claims/command.ts')).claims,
    },
  ],
  [
    'route',
    {
      summary: 'where a visitor is sent, and by which rule',
      load: async () => (await import('./route/command.ts')).route,
    },
  ],
  [
    'device',
    {
      summary: 'replay notifications onto a device: its state after each, what is ignored and why',
      load: async () => (await import('./device/command.ts')).device,
    },
  ],
  [
    'price',
    {
      summary: 'what a plan costs: cents, monthly equivalent, saving',
      load: async () => (await import('./price/command.ts')).price,
    },
  ],
  [
    'check-csv',
    {
      summary: 'judge a file of invitations row by row before it is imported',
      load: async () => (await import('./check-csv/command.ts')).checkCsv,
    },
  ],
  [
    'payments',
    {
      summary: 'what an account has bought and paid, and what waits for an operator',
      load: async () => (await import('./payments/command.ts')).payments,
    },
  ],
  [
    'device-history',
    {
      summary: 'what happened to a device; asks a running API',
      load: async () => (await import('./live/device-history.ts')).deviceHistory,
    },
  ],
  [
    'rights',
    {
      summary: 'the memberships of a user and what they may do now; asks a running API',
      load: async () => (await import('./live/rights.ts')).rights,
    },
  ],
  [
    'who-can',
    {
      summary: 'who can do an act, and what would allow it to the others; asks a running API',
      load: async () => (await import('./live/who-can.ts')).whoCan,
    },
  ],
  [
    'notifications',
    {
      summary: 'what a user was sent; asks a running API',
      load: async () => (await import('./live/notifications.ts')).notifications,
    },
  ],
]);
