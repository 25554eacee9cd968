import { DASHBOARD_REFRESH_MS } from '@partyline/display';
import type * as english from '../../shell/live-updates.ts';
import type { Translation } from '../../translation.ts';

const refreshes = `Diese Seite wird alle ${DASHBOARD_REFRESH_MS / 1_000} s aktualisiert.`;

/** Texts while live updates are interrupted. */
export const liveUpdates: Translation<typeof english.liveUpdates> = {
  paused: 'Live-Aktualisierung ist unterbrochen',
  reasons: {
    'too-many-streams': `Sie sind in zu vielen Browsern angemeldet. ${refreshes} Schließen Sie einen, um hier wieder Live-Aktualisierungen zu bekommen.`,
    'polling-with-notice': `Die Verbindung für Live-Aktualisierungen ist unterbrochen. ${refreshes}`,
  },
};
