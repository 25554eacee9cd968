import type * as english from '../../dashboard/opening.ts';
import type { Translation } from '../../translation.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** Texts while a device is opened, and when that fails. [DEV-44, DEV-46, DEV-47, GD-20, GD-22] */
export const opening: Translation<typeof english.opening> = {
  preparing: (name) => `${name} wird geöffnet`,
  newTabTitle: 'Verwaltungsseite wird geöffnet',
  dnsNotReady: WORDINGS.dnsNotPrepared,
  failed: WORDINGS.generalError,
  addressNotAllowed: WORDINGS.generalError,
  popupBlocked:
    'Der Browser hat keinen neuen Tab erlaubt. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut.',
};

/** Result of a ping for the waiting user; null on success. [DEV-46, DEV-47, GD-20] */
export const PING_VERDICT_TEXTS: Translation<typeof english.PING_VERDICT_TEXTS> = {
  ready: null,
  'dns-not-ready': WORDINGS.dnsNotPrepared,
  'general-error': WORDINGS.generalError,
};
