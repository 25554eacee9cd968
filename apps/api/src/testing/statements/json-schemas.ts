import {
  billingRowSchema,
  checkoutDataSchema,
  hostCommandSchema,
  instanceSchema,
  instanceUpdateSchema,
  marketCodeSchema,
  notificationSchema,
  partnerCustomerSchema,
  scheduleRunSchema,
  subscriptionSchema,
  userSchema,
  workspaceSchema,
} from '@partyline/contract';
import * as v from 'valibot';

const instance = instanceSchema.entries;
const subscription = subscriptionSchema.entries;
const workspace = workspaceSchema.entries;
const user = userSchema.entries;

const instant = v.pipe(v.string(), v.isoTimestamp());
const namedRow = v.strictObject({ id: workspace.id, name: workspace.name });
const devices = v.array(v.pick(instanceSchema, ['vicUuid', 'deviceName']));
const mailedUser = v.nullable(
  v.strictObject({ uid: user.userid, email: user.email, name: user.name, language: user.language }),
);

/** Schemas of the JSON that statements return, by `table.column`, or by `statement column` for an expression. */
export const JSON_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  'alert_deliveries.content': v.strictObject({
    type: v.picklist(['outage.started', 'outage.ended', 'alert.test']),
    timestamp: instant,
    data: v.strictObject({
      alert: namedRow,
      workspace: namedRow,
      device: v.nullable(v.strictObject({ vicUuid: instance.vicUuid, name: instance.deviceName })),
      outage: v.nullable(
        v.strictObject({
          kind: v.picklist(['offline', 'failed']),
          reason: v.string(),
          since: instant,
          endedAt: v.nullable(instant),
        }),
      ),
    }),
  }),
  'instance_commands.parameters': v.pick(hostCommandSchema, [
    'deviceName',
    'deploymentTargetId',
    'version',
    'resetConfiguration',
  ]),
  'notifications.data': instanceUpdateSchema,
  'notifications.params': notificationSchema.entries.params,
  'users.market_code': marketCodeSchema,
  'find-account-facts firstSteps': user.firstSteps,
  'find-account-facts subscriptions': v.array(
    v.strictObject({
      productKind: subscription.productKind,
      status: subscription.subscriptionStatus,
      instanceId: v.nullable(instance.id),
      current_period_end: subscription.current_period_end,
    }),
  ),
  'find-user chosen': v.pick(userSchema, ['accountId', 'workspaceId']),
  'fulfil-facts devices': devices,
  'instance-facts-id-free openCommand': instance.openCommand,
  'instance-facts-id-locked openCommand': instance.openCommand,
  'instance-facts-vic_uuid-free openCommand': instance.openCommand,
  'instance-facts-vic_uuid-locked openCommand': instance.openCommand,
  'list-customers owner': partnerCustomerSchema.entries.owner,
  'list-handed-over owner': partnerCustomerSchema.entries.owner,
  'list-invoices discount': billingRowSchema.entries.discount,
  'list-owned-accounts workspaces': v.array(
    v.strictObject({
      workspaceId: workspace.id,
      name: workspace.name,
      isDefault: workspace.isDefault,
      haveWorkspaceOwner: workspace.haveWorkspaceOwner,
    }),
  ),
  'list-schedule-runs refused': scheduleRunSchema.entries.refused,
  'list-subscriptions customer': subscription.customer,
  'list-subscriptions pendingChange': subscription.pendingChange,
  'list-subscriptions-of-accounts customer': subscription.customer,
  'list-subscriptions-of-accounts pendingChange': subscription.pendingChange,
  'list-subscriptions-of-customers customer': subscription.customer,
  'list-subscriptions-of-customers pendingChange': subscription.pendingChange,
  'lock-devices-of-accounts openCommand': instance.openCommand,
  'money-details details': v.strictObject({
    buyer: v.optional(v.pipe(user.email, v.email())),
    checkout: v.optional(checkoutDataSchema.entries.checkoutId),
    invoice: v.optional(billingRowSchema.entries.invoiceId),
  }),
  'read-acknowledgement acknowledgement': instance.acknowledgement,
  'read-asked-parties owner': mailedUser,
  'read-asked-parties sender': mailedUser,
  'read-subscription customer': subscription.customer,
  'read-subscription pendingChange': subscription.pendingChange,
  'trial-facts devices': devices,
  'trial-facts subscriptions': v.array(
    v.strictObject({ productKind: subscription.productKind, status: subscription.subscriptionStatus }),
  ),
  'trial-facts trial': v.strictObject({
    subscriptionId: v.number(),
    workspaceId: workspace.id,
    vicUuid: v.nullable(instance.vicUuid),
    status: subscription.subscriptionStatus,
    isDeleted: v.boolean(),
    current_period_end: subscription.current_period_end,
    expirationDate: subscription.expirationDate,
  }),
  'trial-facts workspaces': v.array(namedRow),
  'workspace-rows-free openCommand': instance.openCommand,
  'workspace-rows-locked openCommand': instance.openCommand,
};

/** JSON without a schema here, each with the reason. */
export const WITHOUT_SCHEMA: Readonly<Record<string, string>> = {
  'idempotency_keys.result':
    'the answer of one of several routes, checked by its schema when a test repeats the call',
  'list-version caller': 'parsed by the schema of `readCaller` at each call',
  'load-caller caller': 'parsed by the schema of `readCaller` at each call',
};
