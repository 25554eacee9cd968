import {
  ALERT_CHANNELS,
  ALERT_MESSAGES,
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  MAIL_AUDIENCES,
} from '@partyline/alerts';
import * as v from 'valibot';
import { rowText } from '../row-ids.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());
const text = v.pipe(v.string(), v.maxLength(2_000));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const fields = {
  name: text,
  isOn: v.boolean(),
  /** Prevents flapping: an outage is reported after this time. */
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

/** POST workspace/{id}/alerts, judged by `parseAlertRule`. [PLUS-16] */
export const alertBodySchema = v.strictObject(fields);
/** PUT workspace/{id}/alerts/{alertId}: the whole rule and the version it is based on. [GX-13] */
export const alertChangeSchema = v.strictObject({
  ...fields,
  rowVersion: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
/** An alert rule without its secret. [PLUS-16] */
export const alertSchema = v.strictObject({ id: v.number(), rowVersion: v.number(), ...fields });
export type Alert = v.InferOutput<typeof alertSchema>;

/** A new rule and its webhook's secret, shown once; null without a webhook. */
export const createdAlertSchema = v.strictObject({ alert: alertSchema, secret: v.nullable(v.string()) });
/** The secret after a rotation, shown once. */
export const alertSecretSchema = v.strictObject({ secret: v.string() });

/** A rule's message to one receiver. [PLUS-16] */
export const alertDeliverySchema = v.strictObject({
  id: v.string(),
  at: instant,
  channel: v.picklist(ALERT_CHANNELS),
  message: v.picklist(ALERT_MESSAGES),
  /** null for a test. */
  deviceName: v.nullable(v.string()),
  /** Mail address or webhook URL. */
  target: v.string(),
  state: v.picklist(DELIVERY_STATES),
  attempts: count,
  /** Of the last attempt. */
  failure: v.nullable(v.picklist(DELIVERY_FAILURES)),
  statusCode: v.nullable(v.number()),
  nextAttemptAt: v.nullable(instant),
  settledAt: v.nullable(instant),
});
export type AlertDelivery = v.InferOutput<typeof alertDeliverySchema>;

/** GET …/deliveries: a page, newest first. */
export const deliveriesQuerySchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/), v.transform(Number)), '20'),
  cursor: v.optional(rowText),
});
/** A page of the log; `nextCursor` is null at the end. */
export const deliveriesPageSchema = v.strictObject({
  deliveries: v.array(alertDeliverySchema),
  nextCursor: v.nullable(v.string()),
});
export type DeliveriesPage = v.InferOutput<typeof deliveriesPageSchema>;
