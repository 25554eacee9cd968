import type { SignupBody } from '@partyline/contract';
import { INVITATION_KEYS, type InvitationKey } from '@partyline/invitations';
import { isCustomerKey } from '@partyline/roles';
import { isEmailVerified } from '@partyline/session';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { DataOf } from '../../http/routes/route-types.ts';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import { requestClaims } from '../../jobs/request-claims.ts';
import { acceptInvitation } from '../invitations/accept/accept-invitation.ts';
import { acceptOffer } from '../partners/accept-offer.service.ts';
import { keepChosenWorkspace } from '../users/user/users.repository.ts';
import { addOwnAccount } from './own-account.ts';
import { newPersonOf } from './new-person.ts';
import { listAddressIssues, requireNoIssues } from './signup-issues.ts';
import {
  addPerson,
  lockRegistration,
  noteProvedAddress,
  type NewPerson,
} from '../../records/users/registration.repository.ts';

export interface SignupRequest {
  readonly token: TokenIdentity;
  readonly body: SignupBody;
  readonly requestId: string;
}

/**
 * Registers a user once per uid: in one transaction the user, the invitation's membership or an own account, and the job for
 * claims. An unusable invitation is `invite-not-valid` and registers nothing. A repeat continues. [API-9, AUTH-26, AUTH-28, GA-4,
 * GA-10, GA-26]
 */
export async function signup(database: Database, request: SignupRequest): Promise<DataOf<'signup'>> {
  const person = newPersonOf(request.token, request.body);
  return inTransaction(database, async (tx) => {
    const isNew = await addPerson(tx, person);
    if (isNew) requireNoIssues(listAddressIssues(person.email));
    const known = isNew ? null : await lockRegistration(tx, person.uid);
    // Deleted since the token was checked.
    if (!isNew && known === null) throw new ApiFailure('unauthenticated');
    if (known?.registerState === 'done') return known;
    const accountId = known?.accountId ?? (await giveAccount(tx, person, request));
    await requestClaims(tx, person.uid);
    return { registerState: 'in progress', accountId };
  });
}

const MAIL_KEY_ONLY: readonly InvitationKey[] = ['mail'];

/** Returns whether the identity service verified the address, so that a copied key suffices. [GA-26, GV-3] */
function isAddressVouchedFor({ provider, emailVerified, email }: TokenIdentity): boolean {
  const facts = { provider, isProviderVerified: emailVerified, email };
  return isEmailVerified({ ...facts, inviteId: null, inviteEmail: null });
}

/** Gives the user the invitation's account, that of a partner's offer, else an own one. [GA-10, HZ-6] */
async function giveAccount(
  tx: Db,
  person: NewPerson,
  { body, token, requestId }: SignupRequest,
): Promise<number> {
  const { uid, email } = person;
  if (body.inviteId === null) {
    const accountId = await addOwnAccount(tx, { ...person, requestId });
    await keepChosenWorkspace(tx, uid, { accountId, workspaceId: null });
    return accountId;
  }
  if (isCustomerKey(body.inviteId)) {
    const made = await acceptOffer(tx, { uid, email, key: body.inviteId, requestId });
    if (made === null) throw new ApiFailure('invite-not-valid');
    await keepChosenWorkspace(tx, uid, { accountId: made, workspaceId: null });
    return made;
  }
  const keys = isAddressVouchedFor(token) ? INVITATION_KEYS : MAIL_KEY_ONLY;
  const invitation = await acceptInvitation(tx, { uid, email, key: body.inviteId, requestId, keys });
  if (invitation === null) throw new ApiFailure('invite-not-valid');
  await keepChosenWorkspace(tx, uid, invitation);
  // Proved by the mailed key or the identity service.
  await noteProvedAddress(tx, uid);
  return invitation.accountId;
}
