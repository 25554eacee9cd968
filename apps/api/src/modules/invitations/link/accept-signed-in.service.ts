import { isEmailVerified } from '@partyline/session';
import { emailKey } from '@partyline/validation';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database, Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { DataOf } from '../../../http/routes/route-types.ts';
import type { TokenIdentity } from '../../../http/authentication/token-identity.ts';
import { requestClaims } from '../../../jobs/request-claims.ts';
import { lockRegistration, noteProvedAddress } from '../../../records/users/registration.repository.ts';
import { keepChosenWorkspace } from '../../users/user/users.repository.ts';
import { acceptInvitation } from '../accept/accept-invitation.ts';
import { findAcceptedSeat, type AcceptedSeat } from '../accept/accept-invitation.repository.ts';
import { invitationKeyHash } from '../../../records/invitations/invitation-key.ts';
import { withUniqueRefusals } from '../../../records/invitations/refusal.ts';
import { findLinked, statusOfLinked } from '../../../records/invitations/linked-invitation.repository.ts';
import { invalidKey } from './verify-invitation.service.ts';

export interface AcceptRequest {
  readonly identity: TokenIdentity;
  /** False before sign-up, which takes the key itself. */
  readonly isKnown: boolean;
  readonly key: string;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Accepts an invitation for a signed-in user with its address. The mailed key proves the mailbox; the copied one needs a verified
 * address. Repeats are answered alike while the membership counts. [INV-36, INV-37, GA-26, GA-33, GV-3, GV-17]
 */
export async function acceptSignedIn(
  database: Database,
  request: AcceptRequest,
): Promise<DataOf<'acceptInvitation'>> {
  if (!request.isKnown) throw new ApiFailure('not-found');
  const accepted = await withUniqueRefusals(() => inTransaction(database, (tx) => accept(tx, request)));
  if (accepted === null) throw await failureOf(database, request);
  const { accountId, workspaceId, role } = accepted;
  return { accountId, workspaceId, roleName: role };
}

async function accept(tx: Db, request: AcceptRequest): Promise<AcceptedSeat | null> {
  const { identity, key, requestId } = request;
  const { uid, email } = identity;
  const known = await lockRegistration(tx, uid);
  if (known === null) throw new ApiFailure('unauthenticated');
  const mayUseLink = await isAddressProved(tx, identity);
  const accepted = await acceptInvitation(tx, { uid, email, key, requestId, keys: ['mail', 'link'] });
  if (accepted === null) return findAcceptedSeat(tx, invitationKeyHash(key), uid);
  // Thrown to roll the acceptance back.
  if (accepted.key === 'link' && !mayUseLink) throw new ApiFailure('email-not-verified');
  if (accepted.key === 'mail') await noteProvedAddress(tx, uid);
  if (known.accountId === null) {
    await keepChosenWorkspace(tx, uid, accepted);
    await requestClaims(tx, uid);
  }
  return accepted;
}

/** Returns whether the address was verified by the provider or by our own record. [GA-33] */
async function isAddressProved(
  tx: Db,
  { uid, provider, emailVerified, email }: TokenIdentity,
): Promise<boolean> {
  const { rows } = await tx.query<{ isProved: boolean }>({
    name: 'is-address-proved',
    text: 'SELECT email_proved_at IS NOT NULL AS "isProved" FROM app.users WHERE uid = $1',
    values: [uid],
  });
  if (rows[0]?.isProved === true) return true;
  return isEmailVerified({
    provider,
    isProviderVerified: emailVerified,
    email,
    inviteId: null,
    inviteEmail: null,
  });
}

/** Returns why it was not accepted, to its recipient only; others get the answer for a guessed key. [GV-3, GV-17, GV-18] */
async function failureOf(database: Database, { key, now, identity }: AcceptRequest): Promise<ApiFailure> {
  const linked = await findLinked(database, invitationKeyHash(key));
  const isTheirs = linked !== null && emailKey(linked.email) === emailKey(identity.email);
  return invalidKey(isTheirs ? statusOfLinked(linked, now) : null);
}
