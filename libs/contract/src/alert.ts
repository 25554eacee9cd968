import {
  ALERT_CHANNELS,
  ALERT_MESSAGES,
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  MAIL_AUDIENCES,
} from '@partyline/alerts';
import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());
const text = v.pipe(v.string(), v.maxLength(2_000));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const fields = {
  name: text,
  isOn: v.boolean(),
  /** Against flapping: an outage is told once it has lasted so long. */
  delayMinutes: v.number(),
  tellsRecovery: v.boolean(),
  mailTo: v.picklist(MAIL_AUDIENCES),
  /** Empty for none. */
  webhookUrl: text,
  hasQuietHours: v.boolean(),
  /** `HH:MM`; empty while there are no quiet hours. */
  quietFrom: text,
  quietTo: text,
  /** An IANA name. */
  timeZone: text,
};

/** POST workspace/{id}/alerts: a new rule; its values are judged by `parseAlertRule`. [PLUS-16] */
export const alertBodySchema = v.strictObject(fields);
/** PUT workspace/{id}/alerts/{alertId}: the rule as it shall be, and the version that it was made from. [GX-13] */
export const alertChangeSchema = v.strictObject({
  ...fields,
  rowVersion: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
/** An alert rule of a workspace, without its secret. [PLUS-16] */
export const alertSchema = v.strictObject({ id: v.number(), rowVersion: v.number(), ...fields });
/** An alert rule of a workspace. */
export type Alert = v.InferOutput<typeof alertSchema>;

/** A new rule, and the secret of its webhook, which is shown this once; null for a rule without a webhook. */
export const createdAlertSchema = v.strictObject({ alert: alertSchema, secret: v.nullable(v.string()) });
/** What a rotation answers: the new secret, shown this once. */
export const alertSecretSchema = v.strictObject({ secret: v.string() });

/** One message of a rule to one receiver. [PLUS-16] */
export const alertDeliverySchema = v.strictObject({
  id: v.string(),
  at: instant,
  channel: v.picklist(ALERT_CHANNELS),
  message: v.picklist(ALERT_MESSAGES),
  /** null for a test. */
  deviceName: v.nullable(v.string()),
  /** The mail address or the address of the webhook. */
  target: v.string(),
  state: v.picklist(DELIVERY_STATES),
  attempts: count,
  /** Of the last attempt. */
  failure: v.nullable(v.picklist(DELIVERY_FAILURES)),
  statusCode: v.nullable(v.number()),
  nextAttemptAt: v.nullable(instant),
  settledAt: v.nullable(instant),
});
/** One message of a rule to one receiver. */
export type AlertDelivery = v.InferOutput<typeof alertDeliverySchema>;

/** GET …/deliveries: a page of the log, newest first. */
export const deliveriesQuerySchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/), v.transform(Number)), '20'),
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
});
/** A page of the log; `nextCursor` is null at the end. */
export const deliveriesPageSchema = v.strictObject({
  deliveries: v.array(alertDeliverySchema),
  nextCursor: v.nullable(v.string()),
});
/** A page of the delivery log. */
export type DeliveriesPage = v.InferOutput<typeof deliveriesPageSchema>;
