import { instantSql } from '../../db/columns.ts';

// Each function takes the alias of a subscription, or of a row of payment_confirmations.

/** Returns SQL for whether a confirmation can still be given. */
export const isWaitingSql = (alias: string): string =>
  `${alias}.closed_at IS NULL AND ${alias}.ends_at > now()`;

const FROM_CHANGE = (subscription: string): string => `FROM app.payment_confirmations p
  WHERE p.subscription_id = ${subscription}.id AND p.price_id IS NOT NULL AND ${isWaitingSql('p')}`;

/** Returns SQL for whether a change of a subscription waits for a confirmation. */
export const isChangePendingSql = (subscription: string): string =>
  `EXISTS (SELECT ${FROM_CHANGE(subscription)})`;

/** Returns SQL of the contract's pending change of a subscription; null for none. */
export const pendingChangeSql = (subscription: string): string => `(
  SELECT json_build_object('subscription', p.plan, 'noOfUsers', p.users, 'interval', p.billing_interval,
    'amountDue', p.amount_cents, 'confirmUrl', p.url, 'expiresAt', ${instantSql('p.ends_at')})
  ${FROM_CHANGE(subscription)})`;
