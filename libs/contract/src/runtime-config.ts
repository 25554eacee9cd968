import * as v from 'valibot';

/** Settings of the portal, as JSON in the served HTML (element {@link RUNTIME_CONFIG_ELEMENT}). */
export const runtimeConfigSchema = v.strictObject({
  productName: v.string(),
  appVersion: v.string(),
  debug: v.boolean(),
  apiBase: v.string(),
  identity: v.strictObject({
    apiKey: v.string(),
    projectId: v.string(),
    authDomain: v.string(),
    /** URL of a local identity service; null with a real Firebase project. */
    emulatorUrl: v.nullable(v.string()),
  }),
  /** Allowed origins of instance managers and pings; `https://*.example.org` is one left-most wildcard. */
  instanceOrigins: v.array(v.string()),
  /** Hosts to which an added device may redirect; `*.example.org` is every host below it. [GD-32] */
  deviceHosts: v.array(v.string()),
  /** Countries where usage data need an opt-in; default: the rule's. [GE-5] */
  consentOptInCountries: v.optional(v.array(v.string())),
  notificationFeed: v.picklist(['sse', 'firestore']),
  /** Set when Firestore is the local emulator. [NOTIF-4] */
  firestoreEmulatorUrl: v.optional(v.string()),
});
export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;

/** Id of the script element with the settings. */
export const RUNTIME_CONFIG_ELEMENT = 'partyline-config';
