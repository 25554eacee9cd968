import { DASHBOARD_REFRESH_MS } from '@partyline/display';

const refreshes = `This page refreshes every ${DASHBOARD_REFRESH_MS / 1_000} s.`;

/** Texts while live updates are interrupted. */
export const liveUpdates = {
  paused: 'Live updates are paused',
  reasons: {
    'too-many-streams': `Too many browsers are signed in as you. ${refreshes} Close one to get live updates back here.`,
    'polling-with-notice': `The connection for live updates is interrupted. ${refreshes}`,
  },
} as const;
