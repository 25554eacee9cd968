import type { EndSessionBody } from '@partyline/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { TokenIdentity } from '../../http/token-identity.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { refuseOlderTokens } from './refuse-older-tokens.ts';
import { endSession, forgetSession } from './sessions.repository.ts';

/**
 * Ends sessions of a person: one of theirs by its id, or every other, known or not. Their tokens are refused from the commit on,
 * on every node, and their streams end. The identity service is not told: it can end all sessions of a person only, and
 * what it still gives to an ended one is refused here. `this` only takes the caller's own off the list, for whoever logs
 * out. Refuses with `not-found` what is no session of theirs. [PLUS-23]
 */
export async function endSessions(
  database: Database,
  { which }: EndSessionBody,
  identity: TokenIdentity,
  requestId: string,
): Promise<void> {
  if (which === 'this') return forgetSession(database, identity);
  const { uid } = identity;
  const passedInMs = await inTransaction(database, async (tx) => {
    if (which !== 'others' && !(await endSession(tx, uid, which))) throw new ApiFailure('not-found');
    const waitMs = which === 'others' ? await refuseOlderTokens(tx, uid, identity.signedInAt) : 0;
    await writeAudit(tx, {
      accountId: null,
      actor: { kind: 'user', uid },
      action: which === 'others' ? 'person.end-other-sessions' : 'person.end-session',
      object: { kind: 'user', id: uid },
      outcome: 'done',
      requestId,
    });
    return waitMs;
  });
  await wait(passedInMs);
}
