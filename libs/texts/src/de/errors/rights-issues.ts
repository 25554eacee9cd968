import type * as english from '../../errors/rights-issues.ts';
import type { Translation } from '../../translation.ts';

/** Issues of a rights table, for its author. [GC-3, GC-6] */
export const RIGHTS_ISSUE_TEXTS: Translation<typeof english.RIGHTS_ISSUE_TEXTS> = {
  'missing-role': 'Diese Rolle fehlt.',
  'unknown-role': 'Diese Rolle gibt es nicht.',
  'missing-branch': 'Dieser Zweig fehlt.',
  'unknown-branch': 'Diesen Zweig gibt es nicht.',
  'unknown-action': 'Diese Aktion gibt es nicht.',
  'action-twice': 'Diese Aktion ist zweimal aufgeführt.',
  'action-without-role': 'Keine Rolle hat diese Aktion.',
  'set-never-asked': 'Keine Regel benutzt diese Menge.',
  'lower-role-holds-more': 'Eine niedrigere Rolle hat, was einer höheren fehlt.',
  'intended-gap-not-needed': 'Diese Lücke ist als gewollt aufgeführt, ist aber keine.',
  'intended-gap-without-reason': 'Diese Lücke ist ohne Grund als gewollt aufgeführt.',
};
