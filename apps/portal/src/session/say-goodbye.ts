import type { EndSessionBody } from '@partyline/contract';
import { apiOrigin } from './api.ts';
import type { Identity } from './identity.ts';

const BODY: EndSessionBody = { which: 'this' };

/**
 * Takes this session off the person's list of sessions while it ends here. Nobody waits for it, it outlives the page, and
 * nothing depends on it: what was not said is off the list when it was not used for long enough. [PLUS-23]
 */
export function sayGoodbye(identity: Identity): void {
  identity
    .currentToken()
    .then(async (token) => {
      if (token === '') return;
      await fetch(new URL('/api/users/sessions/end', apiOrigin), {
        method: 'POST',
        keepalive: true,
        credentials: 'include',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(BODY),
      });
    })
    .catch(() => undefined);
}
