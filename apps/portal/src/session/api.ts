import { createApiClient, type ApiClient } from '@partyline/api-client';
import type { EndSessionBody } from '@partyline/contract';
import { config } from '../config.ts';
import { getSession, onAccountDataReset, updateSession } from './session-store.ts';
import { noteAnswer } from './feed/first-answers.ts';
import { createFirebaseIdentity } from './identity/firebase-identity.ts';
import { isPassingFailure } from './identity/identity.ts';
import { storedValues } from './tabs/stored-values.ts';
import { openTabsChannel, tabsLocks } from './tabs/tabs-channel.ts';
import { browserRecords, browserVaultKey, createVault } from './tabs/vault.ts';
import type { AccessToken } from './tokens/access-token.ts';
import { createStoredToken } from './tokens/stored-token.ts';

/** Origin of the API, whose paths begin with `/api/`. [GX-1] */
export const apiOrigin = new URL(config.apiBase, location.href).origin;

/** Reports to the session, which is built on top. */
export interface ApiSignals {
  /** No authenticated call or refresh is possible any more. [ERR-6, AUTH-16] */
  readonly onSignedOut: () => void;
  /** A call was answered 403. [GC-11, GA-33] */
  readonly onForbidden: (errorCode: number | string | null) => void;
}

let signals: ApiSignals = { onSignedOut: () => undefined, onForbidden: () => undefined };

/** Sets the only receiver of the signals. */
export function setApiSignals(receiver: ApiSignals): void {
  signals = receiver;
}

export const vault = createVault(browserVaultKey);

const locks = tabsLocks();

export const identity = createFirebaseIdentity(config.identity, {
  storedToken: createStoredToken(browserRecords, vault),
  stored: storedValues,
  channel: openTabsChannel('portal.tokens'),
  locks,
});

/**
 * Returns the token, '' without a user. A refused refresh ends the session, a network failure only the call. Throws while a
 * session ends, whose pages must not call without a token. [AUTH-16]
 */
async function currentToken(): Promise<string> {
  const token = await identity.tokens.current().catch((error: unknown) => {
    if (!isPassingFailure(error)) signals.onSignedOut();
    throw error;
  });
  if (token === '' && getSession().identity !== null) throw new Error('the session is ending');
  return token;
}

/** This tab's token, shared with other tabs. */
export const tokens: AccessToken = { ...identity.tokens, current: currentToken };

export const api: ApiClient = createApiClient({
  origin: apiOrigin,
  tokens,
  locks,
  onSignedOut: () => signals.onSignedOut(),
  onForbidden: (errorCode) => signals.onForbidden(errorCode),
  onMaintenance: () => updateSession({ isMaintenance: true }),
  isOffline: () => !navigator.onLine,
  onFeedCursor: noteAnswer,
});

onAccountDataReset(() => api.forget());

const THIS_SESSION: EndSessionBody = { which: 'this' };

/**
 * Removes this session from the user's list, not awaited and surviving the page. If lost, the session leaves the list by age.
 * [PLUS-23]
 */
export function notifyLogout(): void {
  identity.tokens
    .current()
    .then(async (token) => {
      if (token === '') return;
      await fetch(new URL('/api/users/sessions/end', apiOrigin), {
        method: 'POST',
        keepalive: true,
        credentials: 'include',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(THIS_SESSION),
      });
    })
    .catch(() => undefined);
}
