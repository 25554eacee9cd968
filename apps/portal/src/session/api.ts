import { createApiClient, type ApiClient, type TokenSource } from '@partyline/api-client';
import type { EndSessionBody } from '@partyline/contract';
import { config } from '../config.ts';
import { getSession, onAccountDataReset, sessionStore, updateSession } from './session-store.ts';
import { noteAnswer } from './feed/first-answers.ts';
import { createFirebaseIdentity } from './identity/firebase-identity.ts';
import { isPassingFailure } from './identity/identity.ts';
import { storedValues } from './tabs/stored-values.ts';
import { openTabsChannel, tabsLocks } from './tabs/tabs-channel.ts';
import { browserRecords, browserVaultKey, createVault } from './tabs/vault.ts';
import { createSharedTokens } from './tokens/shared-tokens.ts';
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

export const identity = createFirebaseIdentity(config.identity, {
  storedToken: createStoredToken(browserRecords, vault),
  stored: storedValues,
});

const shared = createSharedTokens(
  identity,
  () => getSession().identity?.uid ?? null,
  openTabsChannel('portal.tokens'),
);

sessionStore.subscribe(() => {
  if (getSession().identity === null) shared.forget();
});

/**
 * Returns the token, '' without a user. A refused refresh ends the session, a network failure only the call. Throws while a
 * session ends, whose pages must not call without a token. [AUTH-16]
 */
async function currentToken(): Promise<string> {
  const token = await shared.current().catch((error: unknown) => {
    if (!isPassingFailure(error)) signals.onSignedOut();
    throw error;
  });
  if (token === '' && getSession().identity !== null) throw new Error('the session is ending');
  return token;
}

/** This tab's tokens, shared with other tabs. */
export const tokens: Required<TokenSource> = {
  current: currentToken,
  latest: shared.latest,
  renew: shared.renew,
};

/** Calls back with tokens refreshed in any tab; returns the unsubscribe function. */
export const onTokenRenewed = shared.onRenewed;

export const api: ApiClient = createApiClient({
  origin: apiOrigin,
  tokens,
  locks: tabsLocks(),
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
  identity
    .currentToken()
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
