import type { PingVerdict } from '@partyline/device-state';
import { WORDINGS } from '../terms/wordings.ts';

/** Texts while a device is opened, and when that fails. [DEV-44, DEV-46, DEV-47, GD-20, GD-22] */
export const opening = {
  preparing: (name: string) => `Opening ${name}`,
  newTabTitle: 'Opening the manager',
  dnsNotReady: WORDINGS.dnsNotPrepared,
  failed: WORDINGS.generalError,
  addressNotAllowed: WORDINGS.generalError,
  popupBlocked: 'The browser did not allow a new tab. Allow pop-ups for this page and try again.',
} as const;

/** Result of a ping for the waiting user; null on success. [DEV-46, DEV-47, GD-20] */
export const PING_VERDICT_TEXTS = {
  ready: null,
  'dns-not-ready': WORDINGS.dnsNotPrepared,
  'general-error': WORDINGS.generalError,
} as const satisfies Record<PingVerdict, string | null>;
