import type { Association, Suspension, User } from '@partyline/contract';
import { EULA } from '@partyline/texts';
import { hasAnyValidVic, hasExpiredSubscription, isTrialOpen } from '@partyline/subscriptions';
import {
  accountPlanTypeOf,
  isAccountOwner,
  isAccountOwnerForChecks,
  isPartnerCustomer,
  TRIAL_PRODUCT_KIND,
} from '@partyline/roles';
import { chosenAssociation, isAnalyticsEnabled, type NamedWorkspace } from '@partyline/session';
import type { Db } from '../../../db/open-database.ts';
import { hasHadTrial } from '../../../records/subscriptions/trial.repository.ts';
import { acceptedDateOf } from './accepted-date.ts';
import {
  findAccountFacts,
  findUser,
  listAssociations,
  listSuspensions,
  type AccountFacts,
  type UserRow,
} from './users.repository.ts';

/** A signed-in user with the chosen and all associations. */
export interface SessionView {
  readonly user: UserRow;
  readonly associations: readonly Association[];
  /** Only without associations. */
  readonly suspensions: readonly Suspension[];
  /** Null: none chosen or none there. */
  readonly chosen: Association | null;
  readonly account: AccountFacts | null;
  /** The owner's verified mailbox had a trial with another account. [GP-3, GB-11] */
  readonly isTrialUsed: boolean;
}

/** Loads a session's view from the token's or the last chosen account and workspace; null for an unknown user. */
export async function loadSessionView(
  db: Db,
  uid: string,
  named: NamedWorkspace | 'stored',
): Promise<SessionView | null> {
  const [user, associations] = await Promise.all([findUser(db, uid), listAssociations(db, uid)]);
  if (user === null) return null;
  const suspensions = associations.length === 0 ? await listSuspensions(db, uid) : [];
  const chosen = chosenAssociation(associations, named === 'stored' ? user.chosen : named);
  const account = chosen === null ? null : await findAccountFacts(db, chosen.accountId);
  const isTrialUsed =
    mayStartTrial(chosen, account) && user.isEmailProved && (await hasHadTrial(db, user.uid));
  return { user, associations, suspensions, chosen, account, isTrialUsed };
}

/** Returns the workspaces of a session in wire format. [API-7, API-10, PLUS-5] */
export function workspacesOf({
  associations,
  suspensions,
}: Pick<SessionView, 'associations' | 'suspensions'>) {
  return {
    associations: [...associations],
    ...(suspensions.length === 0 ? {} : { suspensions: [...suspensions] }),
  };
}

/** Returns whether an account can have a trial, for its owner; other mailboxes left out. [GP-3] */
function mayStartTrial(chosen: Association | null, account: AccountFacts | null): boolean {
  if (chosen === null || account === null || !isAccountOwner(chosen.role)) return false;
  if (isPartnerCustomer(account)) return false;
  return isTrialOpen(account.hasHadTrial, account.subscriptions);
}

interface UserContext {
  /** Of the sign-in. */
  readonly provider: string;
  readonly isAnalyticsConfigured: boolean;
  readonly now: Date;
}

/** Returns the user in wire format. [API-10, ENT-10, ENT-12, ENT-15, ENT-16] */
export function userOf(view: SessionView, { provider, isAnalyticsConfigured, now }: UserContext): User {
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
    isGAEnabled: isAnalyticsEnabled({
      isConfigured: isAnalyticsConfigured,
      hasAccepted: user.eulaAcceptedAt !== null,
      dataUsage: user.dataUsage,
    }),
    t_c_accepted_date: acceptedDateOf(user.eulaAcceptedAt),
    acceptedEulaVersion: user.acceptedEulaVersion,
    eulaVersion: EULA.version,
    dataUsage: user.dataUsage,
    isTrialOffered: mayStartTrial(chosen, view.account) && !view.isTrialUsed,
    isTrialUsed: view.isTrialUsed,
    firstSteps: chosen !== null && isAccountOwner(chosen.role) ? (view.account?.firstSteps ?? null) : null,
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
