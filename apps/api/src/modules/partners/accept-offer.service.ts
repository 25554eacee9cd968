import type { CustomerOffer } from '@partyline/contract';
import { FIRST_NAMES } from '@partyline/texts';
import { emailKey } from '@partyline/validation';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { DataOf } from '../../http/routes/route-types.ts';
import { requestClaims } from '../../jobs/request-claims.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { invitationKeyHash } from '../../records/invitations/invitation-key.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import {
  addAccount,
  lockRegistration,
  noteProvedAddress,
} from '../../records/users/registration.repository.ts';
import { invalidKey } from '../invitations/link/verify-invitation.service.ts';
import { keepChosenWorkspace } from '../users/user/users.repository.ts';
import {
  findByKey,
  lockCustomer,
  markAccepted,
  ownsAccount,
  ownsCustomer,
  standingOfAddress,
  type CustomerRow,
} from './customers.repository.ts';
import { notifyPartner } from './notify-customers.ts';
import { refusedCustomer } from './customers.service.ts';

type OfferStatus = 'pending' | 'accepted' | 'expired' | 'revoked';

/** Returns what a key still opens; a partner that is none any more has withdrawn its offers. */
function statusOf({ state, expiresAt, isVoid, now }: CustomerRow): OfferStatus {
  if (state === 'active' || state === 'released') return 'accepted';
  if (state === 'withdrawn' || isVoid) return 'revoked';
  return expiresAt.getTime() <= now.getTime() ? 'expired' : 'pending';
}

/** Returns an open offer to its key's holder. [HZ-6] */
export async function readOffer(database: Database, key: string): Promise<CustomerOffer> {
  const row = await findByKey(database, invitationKeyHash(key));
  if (row === undefined) throw invalidKey(null);
  const status = statusOf(row);
  if (status !== 'pending') throw invalidKey(status);
  const { email, company, partner, expiresAt } = row;
  return { email, company, partner, expiresAt: expiresAt.toISOString() };
}

export interface AcceptedOffer {
  readonly uid: string;
  readonly email: string;
  readonly key: string;
  readonly requestId: string;
}

/**
 * Makes the account of an offer, with its owner and without a trial. Null, without a change, for an unknown, withdrawn or expired
 * key and for another address; used again by its owner it returns their account. Refused for the owner of another customer. [HZ-6]
 */
export async function acceptOffer(
  tx: Db,
  { uid, email, key, requestId }: AcceptedOffer,
): Promise<number | null> {
  const found = await findByKey(tx, invitationKeyHash(key));
  const row = found && (await lockCustomer(tx, found));
  if (row === undefined || emailKey(row.email) !== emailKey(email)) return null;
  if (row.accountId !== null) return (await ownsAccount(tx, uid, row.accountId)) ? row.accountId : null;
  if (statusOf(row) !== 'pending') return null;
  if ((await standingOfAddress(tx, row.partnerId, email)) === 'own-address')
    throw refusedCustomer('own-address');
  if (await ownsCustomer(tx, uid)) throw refusedCustomer('customer-elsewhere');
  const customerStatus = 'PARTNER_CUSTOMER';
  const names = { name: row.company, workspaceName: FIRST_NAMES.workspace };
  const accountId = await addAccount(tx, { uid, ...names, customerStatus });
  await markAccepted(tx, row.id, accountId);
  // Proved by the mailed key.
  await noteProvedAddress(tx, uid);
  const actor = { kind: 'user', uid } as const;
  const done = { actor, outcome: 'done', requestId } as const;
  const object = { kind: 'account', id: String(accountId) };
  await writeAudit(tx, { ...done, accountId, action: 'account.create', object });
  await writeAudit(tx, {
    ...done,
    accountId: row.partnerId,
    action: 'partner.customer-accept',
    object: { kind: 'customer', id: String(row.id) },
    details: { company: row.company },
  });
  await writeSilentNotification(tx, { accountId: row.partnerId }, { event: 'subscription update' });
  const accepted = { code: 'customer-accepted', params: { company: row.company, email } } as const;
  await notifyPartner(tx, row, accepted, { by: uid, namesUid: uid });
  return accountId;
}

export interface OfferRequest {
  readonly identity: TokenIdentity;
  /** False before sign-up, which takes the key itself. */
  readonly isKnown: boolean;
  readonly key: string;
  readonly requestId: string;
}

/** Accepts an offer for a signed-in user with its address, and makes the account their present one. [HZ-6] */
export async function acceptOfferSignedIn(
  database: Database,
  { identity: { uid, email }, isKnown, key, requestId }: OfferRequest,
): Promise<DataOf<'acceptInvitation'>> {
  if (!isKnown) throw new ApiFailure('not-found');
  const accountId = await inTransaction(database, async (tx) => {
    const known = await lockRegistration(tx, uid);
    if (known === null) throw new ApiFailure('unauthenticated');
    const made = await acceptOffer(tx, { uid, email, key, requestId });
    if (made !== null && known.accountId === null) {
      await keepChosenWorkspace(tx, uid, { accountId: made, workspaceId: null });
      await requestClaims(tx, uid);
    }
    return made;
  });
  if (accountId === null) throw await failureOf(database, key, email);
  return { accountId, workspaceId: null, roleName: 'account-owner' };
}

/** Returns why an offer was not accepted, to its recipient only; others get the answer for a guessed key. */
async function failureOf(database: Database, key: string, email: string): Promise<ApiFailure> {
  const row = await findByKey(database, invitationKeyHash(key));
  const isTheirs = row !== undefined && emailKey(row.email) === emailKey(email);
  return invalidKey(isTheirs ? statusOf(row) : null);
}
