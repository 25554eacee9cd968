import type * as english from '../../../audit/acts/workspace-acts.ts';
import type { Translation } from '../../../translation.ts';

/** Sentences of acts on workspaces and their ownership. [PLUS-22] */
export const WORKSPACE_ACTS: Translation<typeof english.WORKSPACE_ACTS> = {
  'ownership.accept': {
    label: 'Die Inhaberschaft von einem Arbeitsbereich oder dem Konto annehmen',
    done: (who, what) => `${who} hat die Inhaberschaft von ${what} angenommen`,
    refused: (who, what) => `${who} wollte die Inhaberschaft von ${what} annehmen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Inhaberschaft von ${what} annehmen, das schlug fehl`,
    unnamed: 'einem Arbeitsbereich oder dem Konto',
  },
  'ownership.cancel': {
    label: 'Die Übergabe von einem Arbeitsbereich oder dem Konto zurückziehen',
    done: (who, what) => `${who} hat die Übergabe von ${what} zurückgezogen`,
    refused: (who, what) => `${who} wollte die Übergabe von ${what} zurückziehen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Übergabe von ${what} zurückziehen, das schlug fehl`,
    unnamed: 'einem Arbeitsbereich oder dem Konto',
  },
  'ownership.lapse': {
    label: 'Die Übergabe von einem Arbeitsbereich oder dem Konto beenden',
    done: (who, what) => `${who} hat die Übergabe von ${what} beendet`,
    refused: (who, what) => `${who} wollte die Übergabe von ${what} beenden, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Übergabe von ${what} beenden, das schlug fehl`,
    unnamed: 'einem Arbeitsbereich oder dem Konto',
  },
  'ownership.open': {
    label: 'Die Übergabe von einem Arbeitsbereich oder dem Konto öffnen',
    done: (who, what) => `${who} hat die Übergabe von ${what} geöffnet`,
    refused: (who, what) => `${who} wollte die Übergabe von ${what} öffnen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Übergabe von ${what} öffnen, das schlug fehl`,
    unnamed: 'einem Arbeitsbereich oder dem Konto',
  },
  'ownership.reject': {
    label: 'Die Übergabe von einem Arbeitsbereich oder dem Konto ablehnen',
    done: (who, what) => `${who} hat die Übergabe von ${what} abgelehnt`,
    refused: (who, what) => `${who} wollte die Übergabe von ${what} ablehnen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Übergabe von ${what} ablehnen, das schlug fehl`,
    unnamed: 'einem Arbeitsbereich oder dem Konto',
  },
  'ownership.request': {
    label: 'Die Inhaberschaft von einem Arbeitsbereich oder dem Konto anfordern',
    done: (who, what) => `${who} hat die Inhaberschaft von ${what} angefordert`,
    refused: (who, what) => `${who} wollte die Inhaberschaft von ${what} anfordern, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Inhaberschaft von ${what} anfordern, das schlug fehl`,
    unnamed: 'einem Arbeitsbereich oder dem Konto',
  },
  'ownership.resend': {
    label: 'Die Übergabe von einem Arbeitsbereich oder dem Konto erneut senden',
    done: (who, what) => `${who} hat die Übergabe von ${what} erneut gesendet`,
    refused: (who, what) => `${who} wollte die Übergabe von ${what} erneut senden, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Übergabe von ${what} erneut senden, das schlug fehl`,
    unnamed: 'einem Arbeitsbereich oder dem Konto',
  },
  'ownership.transfer': {
    label: 'Die Inhaberschaft von einem Arbeitsbereich oder dem Konto anbieten',
    done: (who, what) => `${who} hat die Inhaberschaft von ${what} angeboten`,
    refused: (who, what) => `${who} wollte die Inhaberschaft von ${what} anbieten, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Inhaberschaft von ${what} anbieten, das schlug fehl`,
    unnamed: 'einem Arbeitsbereich oder dem Konto',
  },
  'workspace.create': {
    label: 'Den Arbeitsbereich anlegen',
    done: (who, what) => `${who} hat den Arbeitsbereich ${what} angelegt`,
    refused: (who, what) => `${who} wollte den Arbeitsbereich ${what} anlegen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Arbeitsbereich ${what} anlegen, das schlug fehl`,
  },
  'workspace.delete': {
    label: 'Den Arbeitsbereich löschen',
    done: (who, what) => `${who} hat den Arbeitsbereich ${what} gelöscht`,
    refused: (who, what) => `${who} wollte den Arbeitsbereich ${what} löschen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Arbeitsbereich ${what} löschen, das schlug fehl`,
  },
  'workspace.move-instances': {
    label: 'Geräte in den Arbeitsbereich verschieben',
    done: (who, what) => `${who} hat Geräte in den Arbeitsbereich ${what} verschoben`,
    refused: (who, what) =>
      `${who} wollte Geräte in den Arbeitsbereich ${what} verschieben, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte Geräte in den Arbeitsbereich ${what} verschieben, das schlug fehl`,
  },
  'workspace.quiet-hours': {
    label: 'Die Ruhezeit des Arbeitsbereichs festlegen',
    done: (who, what) => `${who} hat die Ruhezeit des Arbeitsbereichs ${what} festgelegt`,
    refused: (who, what) =>
      `${who} wollte die Ruhezeit des Arbeitsbereichs ${what} festlegen, das wurde *abgelehnt*`,
    failed: (who, what) =>
      `${who} wollte die Ruhezeit des Arbeitsbereichs ${what} festlegen, das schlug fehl`,
  },
  'workspace.rename': {
    label: 'Den Arbeitsbereich umbenennen',
    done: (who, what) => `${who} hat den Arbeitsbereich ${what} umbenannt`,
    refused: (who, what) => `${who} wollte den Arbeitsbereich ${what} umbenennen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Arbeitsbereich ${what} umbenennen, das schlug fehl`,
  },
};
