import type { EndSessionBody } from '@partyline/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { refuseOlderTokens, endSession, forgetSession } from './sessions.repository.ts';

/**
 * Ends sessions of a user: one by id, or all others. Every node refuses their tokens from the commit on. The identity service can
 * only end all sessions, so it is not called; its new tokens for ended ones are refused here. `this` only unlists the caller's own.
 * Unknown and foreign ones: `not-found`. [PLUS-23]
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
