import type { ErrorName } from '@partyline/contract';
import type { AccountDeletionRefusal } from '@partyline/permissions';
import { isLoginRecent } from '@partyline/session';
import { createHash } from 'node:crypto';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import { addJob } from '../../jobs/add-job.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import { listBlockers, type Blocker } from './deletion-blockers.ts';
import { deleteJobsOf, erasePerson } from './erase-person.repository.ts';
import { lockPerson } from './lock-person.ts';

export interface ErasureRequest {
  readonly identity: TokenIdentity;
  readonly requestId: string;
  readonly now: Date;
}

/** The failure of each blocker. [ERR-3, ERR-30, ERR-31, GX-4] */
const FAILURES: Readonly<Record<AccountDeletionRefusal, ErrorName>> = {
  'active-subscription': 'active-subscriptions',
  'shared-workspace': 'workspace-owner-account-delete',
  'workspace-owner': 'ownership-must-be-transferred',
  'account-owner': 'ownership-must-be-transferred',
};

/**
 * Erases the caller and adds the identity service's deletion job, in one transaction. Refused while a blocker remains (the first is
 * the failure), and without a sign-in in the last five minutes. Idempotent. [API-16, ACCT-20 … ACCT-23, ERR-23, GX-19, GX-20]
 */
export async function eraseOwnAccess(database: Database, request: ErasureRequest): Promise<void> {
  const refusal = await inTransaction(database, (tx) => eraseOrRefuse(tx, request));
  if (refusal !== null) throw refusal;
}

async function eraseOrRefuse(tx: Db, request: ErasureRequest): Promise<ApiFailure | null> {
  const { identity, now } = request;
  const { uid } = identity;
  const person = await lockPerson(tx, uid);
  if (person === null) return new ApiFailure('not-found');
  if (person.isErased) return null;
  const refusal = refusalOf(await listBlockers(tx, uid), isLoginRecent(identity.signedInAt, now.getTime()));
  if (refusal !== null) {
    await audit(tx, request, uid, refusal);
    return refusal;
  }
  await eraseLocked(tx, uid, person.email);
  await audit(tx, request, pseudonymOf(uid), null);
  return null;
}

/** Erases a locked user, with the accounts' events and the identity service's job. [GX-20] */
export async function eraseLocked(tx: Db, uid: string, email: string): Promise<void> {
  for (const accountId of await erasePerson(tx, { uid, email, pseudonym: pseudonymOf(uid) })) {
    await writeSilentNotification(tx, { accountId }, { event: 'workspace update' });
  }
  await deleteJobsOf(tx, uid);
  await addJob(tx, 'delete-identity', { uid, failures: 0 }, { key: `delete-identity:${uid}` });
}

function refusalOf([first]: readonly Blocker[], isRecent: boolean): ApiFailure | null {
  if (first !== undefined) {
    return new ApiFailure(FAILURES[first.kind], {
      reason: first.kind,
      message: (texts) => texts.ACCOUNT_DELETION_REFUSAL_TEXTS[first.kind],
    });
  }
  return isRecent ? null : new ApiFailure('recent-login-required', { reason: 'recent-login-required' });
}

/** Returns the irreversible hash that replaces an erased user. */
export function pseudonymOf(uid: string): string {
  return `erased:${createHash('sha256').update(uid).digest('base64url')}`;
}

function audit(
  tx: Db,
  { requestId }: ErasureRequest,
  uid: string,
  refusal: ApiFailure | null,
): Promise<void> {
  return writeAudit(tx, {
    accountId: null,
    actor: { kind: 'user', uid },
    action: 'person.erase',
    object: { kind: 'user', id: uid },
    outcome: refusal === null ? 'done' : 'refused',
    reason: refusal?.details.reason ?? null,
    requestId,
  });
}
