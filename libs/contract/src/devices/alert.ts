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
  delayMinutes: v.number(),
  tellsRecovery: v.boolean(),
  mailTo: v.picklist(MAIL_AUDIENCES),
  /** Empty for none. */
  webhookUrl: text,
  hasQuietHours: v.boolean(),
  /** `HH:MM`; empty without quiet hours. */
  quietFrom: text,
  quietTo: text,
  /** An IANA name. */
  timeZone: text,
};

/** Judged by `parseAlertRule`. [PLUS-16] */
export const alertBodySchema = v.strictObject(fields);
/** [GX-13] */
export const alertChangeSchema = v.strictObject({
  ...fields,
  rowVersion: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
/** [PLUS-16] */
export const alertSchema = v.strictObject({ id: v.number(), rowVersion: v.number(), ...fields });
export type Alert = v.InferOutput<typeof alertSchema>;

/** The secret is shown once; null without a webhook. */
export const createdAlertSchema = v.strictObject({ alert: alertSchema, secret: v.nullable(v.string()) });
/** Shown once. */
export const alertSecretSchema = v.strictObject({ secret: v.string() });

/** A message to one receiver. [PLUS-16] */
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

/** Newest first. */
export const deliveriesQuerySchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/), v.transform(Number)), '20'),
  cursor: v.optional(rowText),
});
/** `nextCursor` is null at the end. */
export const deliveriesPageSchema = v.strictObject({
  deliveries: v.array(alertDeliverySchema),
  nextCursor: v.nullable(v.string()),
});
export type DeliveriesPage = v.InferOutput<typeof deliveriesPageSchema>;
