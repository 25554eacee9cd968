import { instantSql } from '../vic/instance/instance-row.sql.ts';

/** Contract columns of a subscription: `s` subscription, `i` instance and `w` workspace, null once the instance is removed. */
export const SUBSCRIPTION_COLUMNS = `
  s.id::text AS "subscriptionId", s.plan AS subscription, s.product_kind AS "productKind", s.users AS "noOfUsers",
  s.billing_interval AS "interval", s.status AS "subscriptionStatus",
  ${instantSql('s.current_period_end')} AS current_period_end, s.cancel_status AS "cancelStatus",
  ${instantSql('s.auto_renewal_date')} AS "autoRenewalDate", ${instantSql('s.expiration_date')} AS "expirationDate",
  ${instantSql('s.past_due_since')} AS "pastDueSince", ${instantSql('s.grace_ends_at')} AS "graceEndsAt",
  s.price_cents AS price, s.provider_subscription_id IS NOT NULL AS "isBilled",
  i.connected_users AS "usersConnected", i.vic_uuid AS "vicUuid", i.device_name AS "deviceName",
  w.id AS "workspaceId", w.name AS "workSpaceName", s.instance_id AS "instanceId"`;

export const SUBSCRIPTION_SOURCE = `app.subscriptions s
  LEFT JOIN app.instances i ON i.id = s.instance_id AND i.removed_at IS NULL
  LEFT JOIN app.workspaces w ON w.id = i.workspace_id`;
