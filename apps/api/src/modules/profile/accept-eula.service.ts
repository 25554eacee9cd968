import type { Language } from '@partyline/display';
import { EULA } from '@partyline/texts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { Caller } from '../../http/authorization/caller.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { issuesOfStored } from './check-profile.ts';
import { findProfile, writeProfile } from './profile.repository.ts';
import { keyOf } from './profile-of.ts';

interface Acceptance {
  readonly caller: Caller;
  /** Of the text that the caller was answered. [HZ-17] */
  readonly language: Language;
  readonly requestId: string;
}

/**
 * Accepts the license agreement and returns when. Needs an earlier acceptance or a complete profile; others get the missing fields.
 * [API-14, GE-1, GE-9, HZ-17]
 */
export async function acceptEula(
  database: Database,
  { caller, language, requestId }: Acceptance,
): Promise<Date | null> {
  return inTransaction(database, async (tx) => {
    const key = keyOf(caller);
    const before = await findProfile(tx, key, { locked: true });
    if (before === null) throw new ApiFailure('not-found');
    const issues = before.eulaAcceptedAt === null ? issuesOfStored(before) : [];
    if (issues.length > 0) throw new ApiFailure('request-not-proper', { issues });
    const accepted = { version: EULA.version, language };
    const after = await writeProfile(tx, key, { values: null, contactConsent: null, accepted });
    await writeAudit(tx, {
      accountId: key.accountId,
      actor: { kind: 'user', uid: caller.uid },
      action: 'eula.accept',
      object: { kind: 'eula', id: accepted.version },
      outcome: 'done',
      requestId,
    });
    return after?.eulaAcceptedAt ?? null;
  });
}
