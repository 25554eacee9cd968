import { createApiClient, type ApiClient } from '@partyline/api-client';
import { config } from '../config.ts';
import { onAccountDataReset } from './account-data.ts';
import { tabsLocks } from './between-tabs.ts';
import { updateSession } from './session-store.ts';
import { signal } from './session-signals.ts';
import { tokens } from './tab-tokens.ts';

/** Where the API answers; every path of the document begins with `/api/`. [GX-1] */
export const apiOrigin = new URL(config.apiBase, location.href).origin;

/** The API, typed from its document. */
export const api: ApiClient = createApiClient({
  origin: apiOrigin,
  tokens,
  locks: tabsLocks(),
  onSignedOut: signal.signedOut,
  onForbidden: signal.forbidden,
  onMaintenance: () => updateSession({ isMaintenance: true }),
});

onAccountDataReset(() => api.forget());
