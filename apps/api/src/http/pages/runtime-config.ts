import type { RuntimeConfig } from '@partyline/contract';
import { PRODUCT_NAME } from '@partyline/texts';
import type { Config } from '../../config.ts';

/** None is secret. */
export function runtimeConfigOf(config: Config, version: string): RuntimeConfig {
  const { projectId, apiKey, authDomain, emulatorUrl } = config.identity;
  const firestoreEmulatorUrl = config.firestore?.emulatorUrl ?? null;
  return {
    productName: PRODUCT_NAME,
    appVersion: version,
    debug: config.debug,
    apiBase: '/api/',
    identity: { projectId, apiKey, authDomain, emulatorUrl },
    instanceOrigins: [...config.instanceOrigins],
    deviceHosts: [...config.deviceHosts],
    notificationFeed: config.firestore === null ? 'sse' : 'firestore',
    ...(firestoreEmulatorUrl === null ? {} : { firestoreEmulatorUrl }),
    ...(config.consentOptInCountries === null
      ? {}
      : { consentOptInCountries: [...config.consentOptInCountries] }),
  };
}
