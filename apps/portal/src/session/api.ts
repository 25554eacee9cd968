import { createApiClient, type ApiClient } from '@partyline/api-client';
import { config } from '../config.ts';
import { onAccountDataReset } from './account-data.ts';
import { updateSession } from './session-store.ts';
import { signal } from './session-signals.ts';
import { tokens } from './tab-tokens.ts';

/** Where the API answers; every path of the document begins with `/api/`. [GX-1] */
export const apiOrigin = new URL(config.apiBase, location.href).origin;

/** The API, typed from its document. */
export const api: ApiClient = createApiClient({
  origin: apiOrigin,
  tokens,
  // Not there where the page is not a secure context; then the calls of this tab alone take turns.
  locks: (navigator as Partial<Navigator>).locks,
  onSignedOut: signal.signedOut,
  onForbidden: signal.forbidden,
  onMaintenance: () => updateSession({ isMaintenance: true }),
});

onAccountDataReset(() => api.forget());
