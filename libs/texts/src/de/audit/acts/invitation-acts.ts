import type * as english from '../../../audit/acts/invitation-acts.ts';
import type { Translation } from '../../../translation.ts';

/** Sentences of acts on invitations. [PLUS-22] */
export const INVITATION_ACTS: Translation<typeof english.INVITATION_ACTS> = {
  'invitation.accept': {
    label: 'Die Einladung annehmen',
    done: (who, what) => `${who} hat die Einladung ${what} angenommen`,
    refused: (who, what) => `${who} wollte die Einladung ${what} annehmen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Einladung ${what} annehmen, das schlug fehl`,
  },
  'invitation.leave': {
    label: 'Die Einladung aufgeben',
    done: (who, what) => `${who} hat die Einladung ${what} aufgegeben`,
    refused: (who, what) => `${who} wollte die Einladung ${what} aufgeben, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Einladung ${what} aufgeben, das schlug fehl`,
  },
  'invitation.resume': {
    label: 'Die Einladung wieder freigeben',
    done: (who, what) => `${who} hat die Einladung ${what} wieder freigegeben`,
    refused: (who, what) => `${who} wollte die Einladung ${what} wieder freigeben, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Einladung ${what} wieder freigeben, das schlug fehl`,
  },
  'invitation.suspend': {
    label: 'Die Einladung aussetzen',
    done: (who, what) => `${who} hat die Einladung ${what} ausgesetzt`,
    refused: (who, what) => `${who} wollte die Einladung ${what} aussetzen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Einladung ${what} aussetzen, das schlug fehl`,
  },
  'invitation.change': {
    label: 'Die Einladung ändern',
    done: (who, what) => `${who} hat die Einladung ${what} geändert`,
    refused: (who, what) => `${who} wollte die Einladung ${what} ändern, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Einladung ${what} ändern, das schlug fehl`,
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} hat den Zugang von 1 Person geändert`
          : `${who} hat den Zugang von ${count} Personen geändert`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte den Zugang von 1 Person ändern, das wurde *abgelehnt*`
          : `${who} wollte den Zugang von ${count} Personen ändern, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte den Zugang von 1 Person ändern, das schlug fehl`
          : `${who} wollte den Zugang von ${count} Personen ändern, das schlug fehl`,
    },
  },
  'invitation.link': {
    label: 'Den Link der Einladung kopieren',
    done: (who, what) => `${who} hat den Link der Einladung ${what} kopiert`,
    refused: (who, what) => `${who} wollte den Link der Einladung ${what} kopieren, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Link der Einladung ${what} kopieren, das schlug fehl`,
  },
  'invitation.resend': {
    label: 'Die Einladung erneut senden',
    done: (who, what) => `${who} hat die Einladung ${what} erneut gesendet`,
    refused: (who, what) => `${who} wollte die Einladung ${what} erneut senden, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Einladung ${what} erneut senden, das schlug fehl`,
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} hat 1 Person erneut eingeladen`
          : `${who} hat ${count} Personen erneut eingeladen`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte 1 Person erneut einladen, das wurde *abgelehnt*`
          : `${who} wollte ${count} Personen erneut einladen, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte 1 Person erneut einladen, das schlug fehl`
          : `${who} wollte ${count} Personen erneut einladen, das schlug fehl`,
    },
  },
  'invitation.revoke': {
    label: 'Die Einladung zurückziehen',
    done: (who, what) => `${who} hat die Einladung ${what} zurückgezogen`,
    refused: (who, what) => `${who} wollte die Einladung ${what} zurückziehen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Einladung ${what} zurückziehen, das schlug fehl`,
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} hat den Zugang von 1 Person entfernt`
          : `${who} hat den Zugang von ${count} Personen entfernt`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte den Zugang von 1 Person entfernen, das wurde *abgelehnt*`
          : `${who} wollte den Zugang von ${count} Personen entfernen, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte den Zugang von 1 Person entfernen, das schlug fehl`
          : `${who} wollte den Zugang von ${count} Personen entfernen, das schlug fehl`,
    },
  },
  'invitation.send': {
    label: 'Eine Person einladen',
    done: (who, what) => `${who} hat ${what} eingeladen`,
    refused: (who, what) => `${who} wollte ${what} einladen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte ${what} einladen, das schlug fehl`,
    unnamed: 'eine Person',
    many: {
      done: (who, count) =>
        count === 1 ? `${who} hat 1 Person eingeladen` : `${who} hat ${count} Personen eingeladen`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte 1 Person einladen, das wurde *abgelehnt*`
          : `${who} wollte ${count} Personen einladen, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte 1 Person einladen, das schlug fehl`
          : `${who} wollte ${count} Personen einladen, das schlug fehl`,
    },
  },
};
