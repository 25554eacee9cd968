import { createApiClient, type ApiClient, type TokenSource } from '@partyline/api-client';
import type { EndSessionBody } from '@partyline/contract';
import { config } from '../config.ts';
import { getSession, onAccountDataReset, sessionStore, updateSession } from './session-store.ts';
import { createFirebaseIdentity } from './identity/firebase-identity.ts';
import { isPassingFailure } from './identity/identity-failure.ts';
import { storedValues } from './tabs/stored-values.ts';
import { openTabsChannel, tabsLocks } from './tabs/tabs-channel.ts';
import { browserRecords, browserVaultKey, createVault } from './tabs/vault.ts';
import { createSharedTokens } from './tokens/shared-tokens.ts';
import { createStoredToken } from './tokens/stored-token.ts';

/** Origin of the API; every path of the document begins with `/api/`. [GX-1] */
export const apiOrigin = new URL(config.apiBase, location.href).origin;

/** What calls and tokens report to the session, which is built on top of them. */
export interface ApiSignals {
  /** A call cannot be authenticated any more, or the token cannot be refreshed. [ERR-6, AUTH-16] */
  readonly onSignedOut: () => void;
  /** A call was answered 403, with this code. [GC-11, GA-33] */
  readonly onForbidden: (errorCode: number | string | null) => void;
}

let signals: ApiSignals = { onSignedOut: () => undefined, onForbidden: () => undefined };

/** Sets the one receiver of the signals. */
export function setApiSignals(receiver: ApiSignals): void {
  signals = receiver;
}

/** Seals what this browser stores. */
export const vault = createVault(browserVaultKey);

/** The identity service of this tab. */
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
 * Returns the token to send; '' when no user is signed in. A refused refresh of an expired token ends the session; a network failure
 * fails only the call. Throws while a session ends, so that its pages never call without a token. [AUTH-16]
 */
async function currentToken(): Promise<string> {
  const token = await shared.current().catch((error: unknown) => {
    if (!isPassingFailure(error)) signals.onSignedOut();
    throw error;
  });
  if (token === '' && getSession().identity !== null) throw new Error('the session is ending');
  return token;
}

/** The tokens of this tab, shared with the other tabs of the browser. */
export const tokens: Required<TokenSource> = {
  current: currentToken,
  latest: shared.latest,
  renew: shared.renew,
};

/** Calls back with every refreshed token, of this or another tab, until the returned function is called. */
export const onTokenRenewed = shared.onRenewed;

/** The API client, typed by the OpenAPI document. */
export const api: ApiClient = createApiClient({
  origin: apiOrigin,
  tokens,
  locks: tabsLocks(),
  onSignedOut: () => signals.onSignedOut(),
  onForbidden: (errorCode) => signals.onForbidden(errorCode),
  onMaintenance: () => updateSession({ isMaintenance: true }),
});

onAccountDataReset(() => api.forget());

const THIS_SESSION: EndSessionBody = { which: 'this' };

/**
 * Removes this session from the user's list of sessions while it ends here. Nobody waits for the answer, and the request survives the
 * page; a session whose removal is lost leaves the list when it has not been used for long enough. [PLUS-23]
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
