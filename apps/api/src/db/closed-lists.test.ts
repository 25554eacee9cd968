import {
  ALERT_CHANNELS,
  ALERT_MESSAGES,
  DELIVERY_STATES,
  MAIL_AUDIENCES,
  type OutageKind,
} from '@partyline/alerts';
import {
  AUDIT_OUTCOMES,
  CHECKOUT_STATES,
  DISCOUNT_DURATIONS,
  HISTORY_KINDS,
  historyEntrySchema,
  hostCommandSchema,
  INVOICE_STATUSES,
  type AuditEntryRow,
  type Instance,
} from '@partyline/contract';
import { DEVICE_TYPES, DNS_STATUSES, LINK_ROLES, STATES, STATUSES } from '@partyline/device-state';
import { LANGUAGES } from '@partyline/display';
import { INVITATION_STATUSES } from '@partyline/invitations';
import { ANNOUNCEMENT_TYPES, NOTIFICATION_CHANNELS } from '@partyline/notifications';
import { ACCESS_REQUEST_STATES } from '@partyline/permissions';
import { INTERVALS, PLANS, PRODUCT_KIND_OF, SUBSCRIPTION_TYPES } from '@partyline/pricing';
import { CUSTOMER_STATES, CUSTOMER_STATUSES } from '@partyline/roles';
import {
  PAUSE_REASONS,
  RECURRENCES,
  RUN_OUTCOMES,
  SCHEDULE_ACTIONS,
  type DeviceResult,
} from '@partyline/schedules';
import { REGISTER_STATES } from '@partyline/session';
import { SUBSCRIPTION_STATUSES, type EndNoticeKind } from '@partyline/subscriptions';
import { TRANSFER_STATES } from '@partyline/workspaces';
import { expect, it } from 'vitest';
import { MAIL_CLASSES } from '../jobs/mail-classes.ts';
import type { IncidentKind } from '../modules/payments/sync/incidents.repository.ts';
import { oncePerFile } from '../testing/fixtures.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const test = oncePerFile(createTestDatabase);

/** Returns the members of a union; one that is missing or too many fails the typecheck. */
const valuesOf = <Union extends string>(values: Readonly<Record<Union, true>>): readonly string[] =>
  Object.keys(values);

const COMMANDED = hostCommandSchema.entries.action.options;
const OWNERSHIP_KINDS = ['transfer', 'request'];

/** The code's list of each column that has a CHECK list. */
const LISTS: Readonly<Record<string, readonly (string | null)[]>> = {
  'access_requests.state': ACCESS_REQUEST_STATES,
  'access_rows.state': [...INVITATION_STATUSES, 'suspended'],
  'accounts.customer_status': CUSTOMER_STATUSES,
  'alert_deliveries.channel': ALERT_CHANNELS,
  'alert_deliveries.message': ALERT_MESSAGES,
  'alert_deliveries.state': DELIVERY_STATES,
  'alert_rules.mail_to': MAIL_AUDIENCES,
  'announcements.type': ANNOUNCEMENT_TYPES,
  'audit.actor_kind': valuesOf<AuditEntryRow['actorKind']>({ user: true, host: true, system: true }),
  'audit.outcome': AUDIT_OUTCOMES,
  'checkouts.billing_interval': INTERVALS,
  'checkouts.plan': PLANS,
  'checkouts.product_kind': [...new Set(Object.values(PRODUCT_KIND_OF))],
  'checkouts.state': CHECKOUT_STATES.filter((state) => state !== 'none'),
  'checkouts.subscription_type': SUBSCRIPTION_TYPES,
  'instance_commands.action': COMMANDED,
  'instance_commands.outcome': historyEntrySchema.entries.outcome.wrapped.options,
  'instance_history.kind': HISTORY_KINDS,
  'instances.deployment_type': valuesOf<Instance['deploymentType']>({ cloud: true, onprem: true }),
  'instances.desired_state': STATES,
  'instances.dns_status': DNS_STATUSES,
  'instances.kind': DEVICE_TYPES,
  'instances.link_role': LINK_ROLES,
  'instances.open_command': COMMANDED,
  'instances.plan_update_type': valuesOf<NonNullable<Instance['planUpdateType']>>({
    upgrade: true,
    downgrade: true,
    users: true,
    interval: true,
  }),
  'instances.running_command': COMMANDED,
  'instances.state': STATES,
  // Empty until the host has reported.
  'instances.status': [...STATUSES, ''],
  'invitations.status': INVITATION_STATUSES,
  'invoices.billing_interval': INTERVALS,
  'payment_confirmations.billing_interval': INTERVALS,
  'invoices.discount_duration': DISCOUNT_DURATIONS,
  'invoices.plan': PLANS,
  'invoices.status': INVOICE_STATUSES,
  'notification_mutes.channel': NOTIFICATION_CHANNELS,
  'notifications.language': LANGUAGES,
  'outages.kind': valuesOf<OutageKind>({ offline: true, failed: true }),
  'ownership_actions.kind': OWNERSHIP_KINDS,
  // A row is what was submitted; an ended one says how.
  'ownership_actions.state': [
    ...TRANSFER_STATES.filter((state) => state !== 'notInitiated'),
    ...['rejected', 'expired', 'cancelled'],
  ],
  'partner_customers.state': CUSTOMER_STATES,
  'payment_incidents.kind': valuesOf<IncidentKind>({
    refund: true,
    dispute: true,
    'foreign-currency': true,
    'unexpected-amount': true,
    'second-plan': true,
    'unknown-purchase': true,
    'unknown-payer': true,
  }),
  'schedule_run_devices.result': valuesOf<DeviceResult>({
    pending: true,
    commanded: true,
    unchanged: true,
    refused: true,
  }),
  'schedule_runs.action': SCHEDULE_ACTIONS,
  'schedule_runs.outcome': RUN_OUTCOMES,
  'schedules.action': SCHEDULE_ACTIONS,
  'schedules.pause_reason': PAUSE_REASONS,
  'schedules.recurrence': RECURRENCES,
  'subscription_notices.kind': valuesOf<EndNoticeKind>({ trial: true, cancelled: true, 'past-due': true }),
  'subscriptions.billing_interval': INTERVALS,
  'subscriptions.plan': PLANS,
  'subscriptions.product_kind': [...new Set(Object.values(PRODUCT_KIND_OF))],
  'subscriptions.status': SUBSCRIPTION_STATUSES,
  'users.language': LANGUAGES,
  'users.register_state': REGISTER_STATES,
  'waiting_mails.class': MAIL_CLASSES,
};

const CHECK_LIST = /^CHECK \(\(\(?"?(?<column>\w+)"? = ANY \(ARRAY\[(?<values>'[^\]]*)\]\)\)\)\)?$/;

async function listsOfTheDatabase(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await test.database.query<{ table: string; definition: string }>(
    `SELECT relname AS "table", pg_get_constraintdef(k.oid) AS definition
      FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      WHERE contype = 'c' AND k.connamespace = 'app'::regnamespace`,
  );
  return Object.fromEntries(
    rows.flatMap(({ table, definition }) => {
      const { column, values } = CHECK_LIST.exec(definition)?.groups ?? {};
      if (column === undefined || values === undefined) return [];
      return [[`${table}.${column}`, [...values.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '')]];
    }),
  );
}

it('has every CHECK list of the database in the code, value by value', async () => {
  const stored = await listsOfTheDatabase();
  const sorted = (lists: typeof LISTS) =>
    Object.fromEntries(Object.entries(lists).map(([column, values]) => [column, values.toSorted()]));
  expect(Object.keys(stored).length, 'lists found').toBeGreaterThanOrEqual(50);
  expect(
    sorted(stored),
    'the database (a migration widens a CHECK) and the lists of the code (apps/api/src/db/closed-lists.test.ts names them)',
  ).toEqual(sorted(LISTS));
});
