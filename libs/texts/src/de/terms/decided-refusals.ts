import type * as english from '../../terms/decided-refusals.ts';
import type { Translation } from '../../translation.ts';

/** German versions of the decided sentences about refused changes. */
export const DECIDED_REFUSALS: Translation<typeof english.DECIDED_REFUSALS> = {
  transferOpen: 'Für diesen Arbeitsbereich läuft bereits eine Übertragung.',
  transferOwnershipFirst: 'Bitte übertragen Sie die Inhaberschaft, bevor Sie das Konto löschen.',
  defaultWorkspaceKept: 'Der Standard-Arbeitsbereich kann nicht gelöscht werden.',
  stale: 'Jemand anderes hat dies geändert. Bitte versuchen Sie es erneut.',
};
