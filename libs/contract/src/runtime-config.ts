import * as v from 'valibot';

/** JSON in the served HTML. */
export const runtimeConfigSchema = v.strictObject({
  productName: v.string(),
  appVersion: v.string(),
  debug: v.boolean(),
  apiBase: v.string(),
  identity: v.strictObject({
    apiKey: v.string(),
    projectId: v.string(),
    authDomain: v.string(),
    /** Of a local identity service; null with a real Firebase project. */
    emulatorUrl: v.nullable(v.string()),
  }),
  /** Of instance managers and pings; `https://*.example.org` is one left-most wildcard. */
  instanceOrigins: v.array(v.string()),
  /** To which an added device may redirect; `*.example.org` is every host below it. [GD-32] */
  deviceHosts: v.array(v.string()),
  /** Where usage data need an opt-in; default: the rule's. [GE-5] */
  consentOptInCountries: v.optional(v.array(v.string())),
  /** Whether the payment provider adds tax to what is shown; default: none. [HZ-1] */
  paymentTax: v.optional(v.picklist(['none', 'automatic'])),
  /** The web app and property of Google Analytics in the identity project; default: analytics are off. [HZ-7] */
  analytics: v.optional(v.strictObject({ appId: v.string(), measurementId: v.string() })),
  notificationFeed: v.picklist(['sse', 'firestore']),
  /** Only for the local emulator. [NOTIF-4] */
  firestoreEmulatorUrl: v.optional(v.string()),
});
export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;

export const RUNTIME_CONFIG_ELEMENT = 'partyline-config';
