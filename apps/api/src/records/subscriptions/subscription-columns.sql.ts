import { columnsSql, instantSql, type FieldsOf } from '../../db/columns.ts';

/** What the rules of subscriptions read of a row, by field. */
export const SUBSCRIPTION_FIELDS = {
  id: 'id',
  accountId: 'account_id',
  payerAccountId: 'payer_account_id',
  productKind: 'product_kind',
  plan: 'plan',
  users: 'users',
  interval: 'billing_interval',
  status: 'status',
  cancelStatus: 'cancel_status',
  instanceId: 'instance_id',
  providerSubscriptionId: 'provider_subscription_id',
} as const satisfies FieldsOf<'subscriptions'>;

/** Returns the columns of subscription `s` under the rules' names, with further ones if named. */
export const subscriptionColumnsSql = (further: FieldsOf<'subscriptions'> = {}): string =>
  `${columnsSql('s', { ...SUBSCRIPTION_FIELDS, ...further })},
  ${instantSql('s.current_period_end')} AS current_period_end,
  ${instantSql('s.auto_renewal_date')} AS "autoRenewalDate",
  ${instantSql('s.expiration_date')} AS "expirationDate",
  ${instantSql('s.grace_ends_at')} AS "graceEndsAt"`;
