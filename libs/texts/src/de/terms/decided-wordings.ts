import type * as english from '../../terms/decided-wordings.ts';
import type { Translation } from '../../translation.ts';

/** Sentences required by the specification without wording, in German. */
export const DECIDED_WORDINGS: Translation<typeof english.DECIDED_WORDINGS> = {
  sessionNotOpened: 'Die Sitzung konnte nicht geöffnet werden. Bitte melden Sie sich erneut an!',
  leaderMissing: 'Leitgerät nicht in diesem Arbeitsbereich',
  stopBeforeDataCenterChange: 'Bitte stoppen Sie die Instanz, bevor Sie das Rechenzentrum wechseln.',
  subscriptionExpired: 'Ihr Abonnement ist abgelaufen.',
  contactPartner: 'Wenden Sie sich an Ihren Partner, um diesen Tarif zu ändern.',
  pageUnknown: 'Diese Seite gibt es nicht.',
  offline: 'Sie sind offline. Bitte versuchen Sie es erneut, sobald Sie wieder verbunden sind.',
  notInTrial: 'In der Testphase nicht verfügbar',
  notInThisState: 'Das Gerät kann das in seinem jetzigen Zustand nicht.',
};
