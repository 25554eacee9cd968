import { DASHBOARD_REFRESH_MS } from '@partyline/display';

const refreshes = `This page refreshes every ${DASHBOARD_REFRESH_MS / 1_000} s.`;

/** What the dashboard says while no live updates arrive. */
export const liveUpdates = {
  paused: 'Live updates are paused',
  reasons: {
    'too-many-streams': `Too many browsers are signed in as you. ${refreshes} Close one to get live updates back here.`,
    'polling-with-notice': `Their connection is interrupted. ${refreshes}`,
  },
} as const;
