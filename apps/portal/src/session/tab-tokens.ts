import type { TokenSource } from '@partyline/api-client';
import { config } from '../config.ts';
import { openTabsChannel } from './between-tabs.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import { getSession, sessionStore } from './session-store.ts';
import { createSharedTokens } from './shared-tokens.ts';
import { isPassingFailure } from './passing-failure.ts';
import { signal } from './session-signals.ts';

/** The identity service of this tab. */
export const identity = createFirebaseIdentity(config.identity);

const shared = createSharedTokens(
  identity,
  () => getSession().identity?.uid ?? null,
  openTabsChannel('portal.tokens'),
);

sessionStore.subscribe(() => {
  if (getSession().identity === null) shared.forget();
});

/**
 * The token to send. When the identity service refuses to renew one that ran out, the session is over; when it cannot be
 * reached only the call fails, and the schedule ends what stays so. Empty for a stranger; throws while a session ends, so
 * that what its pages still ask for is never sent without a token. [AUTH-16]
 */
async function current(): Promise<string> {
  const token = await known();
  if (token === '' && getSession().identity !== null) throw new Error('the session is ending');
  return token;
}

async function known(): Promise<string> {
  try {
    return await shared.current();
  } catch (error) {
    if (!isPassingFailure(error)) signal.signedOut();
    throw error;
  }
}

/** The tokens of this tab, shared with the others of the browser. */
export const tokens: Required<TokenSource> = { current, latest: shared.latest, renew: shared.renew };

/** Calls back with every renewed token, this tab's own or another tab's, until the function it gives is called. */
export const onTokenRenewed = shared.onRenewed;
