import * as v from 'valibot';

/** Settings of the running portal, as JSON in the served HTML (element id {@link RUNTIME_CONFIG_ELEMENT}). */
export const runtimeConfigSchema = v.strictObject({
  productName: v.string(),
  appVersion: v.string(),
  debug: v.boolean(),
  apiBase: v.string(),
  identity: v.strictObject({
    apiKey: v.string(),
    projectId: v.string(),
    authDomain: v.string(),
    /** Set when the identity service is the local one; null with a real Firebase project. */
    emulatorUrl: v.nullable(v.string()),
  }),
  /** Origins that managers and pings of instances may be on; `https://*.example.org` allows one left-most wildcard. */
  instanceOrigins: v.array(v.string()),
  /** Hosts that a device which was added may send the browser on to; `*.example.org` is every host below it. [GD-32] */
  deviceHosts: v.array(v.string()),
  /** The countries where usage data are shared only by whoever says so; left out: those that the rule names. [GE-5] */
  consentOptInCountries: v.optional(v.array(v.string())),
  notificationFeed: v.picklist(['sse', 'firestore']),
  /** Set when Firestore is the local emulator. [NOTIF-4] */
  firestoreEmulatorUrl: v.optional(v.string()),
});
/** Settings of the running portal. */
export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;

/** The id of the script element that holds the settings. */
export const RUNTIME_CONFIG_ELEMENT = 'partyline-config';
