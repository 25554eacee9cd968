import type { Association, User } from '@partyline/contract';
import { EULA } from '@partyline/texts';
import { hasAnyValidVic, hasExpiredSubscription } from '@partyline/subscriptions';
import { accountPlanTypeOf, isAccountOwnerForChecks, TRIAL_PRODUCT_KIND } from '@partyline/roles';
import { chosenAssociation, type NamedPlace } from '@partyline/session';
import type { Db } from '../../db/open-database.ts';
import { hasHadTrial } from '../registration/trial.repository.ts';
import { acceptedDateOf } from './accepted-date.ts';
import {
  findAccountFacts,
  findUser,
  listAssociations,
  type AccountFacts,
  type UserRow,
} from './users.repository.ts';

/** A signed-in person with everything a session shows: the association they are in, if any, and all they have. */
export interface SessionView {
  readonly user: UserRow;
  readonly associations: readonly Association[];
  /** Null: they must choose, or have none. */
  readonly chosen: Association | null;
  /** Of the chosen association's account. */
  readonly account: AccountFacts | null;
  /** The account could have its trial, but its owner's own proved mailbox has had one with another account. [GP-3, GB-11] */
  readonly isTrialUsed: boolean;
}

/**
 * Loads what a session shows, seen from the place a token names, or from the one that was last chosen (`kept`); null for
 * somebody the portal does not know.
 */
export async function loadSessionView(
  db: Db,
  uid: string,
  named: NamedPlace | 'kept',
): Promise<SessionView | null> {
  const [user, associations] = await Promise.all([findUser(db, uid), listAssociations(db, uid)]);
  if (user === null) return null;
  const chosen = chosenAssociation(associations, named === 'kept' ? user.chosen : named);
  const account = chosen === null ? null : await findAccountFacts(db, chosen.accountId);
  const isTrialUsed = isTrialOpen(chosen, account) && user.isEmailProved && (await hasHadTrial(db, user.uid));
  return { user, associations, chosen, account, isTrialUsed };
}

/** Whether an account has never had a trial, and is seen by its owner. [GP-3] */
function isTrialOpen(chosen: Association | null, account: AccountFacts | null): boolean {
  return chosen?.role === 'account-owner' && account?.hasHadTrial === false;
}

/** The person as the portal gets them. [API-10, ENT-10, ENT-12, ENT-15, ENT-16] */
export function userOf(view: SessionView, provider: string, now: Date): User {
  const { user, chosen } = view;
  return {
    name: user.name,
    userid: user.uid,
    email: user.email,
    provider,
    photoURL: user.photoUrl,
    registerState: user.registerState,
    role: chosen?.role ?? null,
    accountName: chosen?.accountName ?? null,
    accountId: chosen?.accountId ?? null,
    workspaceId: chosen?.workspaceId ?? null,
    isOwnerAccount: chosen !== null && isAccountOwnerForChecks(chosen.role),
    ...subscriptionPart(view.account, now),
    isGAEnabled: user.isGaEnabled,
    t_c_accepted_date: acceptedDateOf(user.eulaAcceptedAt),
    acceptedEulaVersion: user.acceptedEulaVersion,
    eulaVersion: EULA.version,
    dataUsage: user.dataUsage,
    isTrialOffered: isTrialOpen(chosen, view.account) && !view.isTrialUsed,
    isTrialUsed: view.isTrialUsed,
    language: user.language,
  };
}

type SubscriptionPart = Pick<
  User,
  | 'subscription'
  | 'subscribedPlans'
  | 'hasExpiredSubscription'
  | 'hasAnyValidVic'
  | 'customerStatus'
  | 'ccCustomerNumber'
  | 'trialEnd'
>;

function subscriptionPart(account: AccountFacts | null, now: Date): SubscriptionPart {
  const subscriptions = account?.subscriptions ?? [];
  const kinds = [...new Set(subscriptions.map(({ productKind }) => productKind))];
  const planType = accountPlanTypeOf(kinds);
  const trial = subscriptions.find(({ productKind }) => productKind === TRIAL_PRODUCT_KIND);
  return {
    subscription: account === null ? null : planType,
    subscribedPlans: kinds,
    hasExpiredSubscription: hasExpiredSubscription(subscriptions, now.getTime()),
    hasAnyValidVic: hasAnyValidVic(subscriptions, now.getTime()),
    customerStatus: account?.customerStatus ?? null,
    ccCustomerNumber: account?.customerNumber ?? null,
    trialEnd: planType === 'trial' ? (trial?.current_period_end ?? null) : null,
  };
}
