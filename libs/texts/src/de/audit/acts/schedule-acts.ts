import type * as english from '../../../audit/acts/schedule-acts.ts';
import type { Translation } from '../../../translation.ts';

/** Sentences of acts on schedules and alerts. [PLUS-22] */
export const SCHEDULE_ACTS: Translation<typeof english.SCHEDULE_ACTS> = {
  'alert.create': {
    label: 'Den Alarm anlegen',
    done: (who, what) => `${who} hat den Alarm ${what} angelegt`,
    refused: (who, what) => `${who} wollte den Alarm ${what} anlegen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Alarm ${what} anlegen, das schlug fehl`,
  },
  'alert.change': {
    label: 'Den Alarm ändern',
    done: (who, what) => `${who} hat den Alarm ${what} geändert`,
    refused: (who, what) => `${who} wollte den Alarm ${what} ändern, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Alarm ${what} ändern, das schlug fehl`,
  },
  'alert.delete': {
    label: 'Den Alarm löschen',
    done: (who, what) => `${who} hat den Alarm ${what} gelöscht`,
    refused: (who, what) => `${who} wollte den Alarm ${what} löschen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Alarm ${what} löschen, das schlug fehl`,
  },
  'alert.rotate-secret': {
    label: 'Das Geheimnis des Alarms erneuern',
    done: (who, what) => `${who} hat das Geheimnis des Alarms ${what} erneuert`,
    refused: (who, what) => `${who} wollte das Geheimnis des Alarms ${what} erneuern, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Geheimnis des Alarms ${what} erneuern, das schlug fehl`,
  },
  'alert.send': {
    label: 'Eine Nachricht des Alarms senden',
    done: (who, what) => `${who} hat eine Nachricht des Alarms ${what} gesendet`,
    refused: (who, what) => `${who} wollte eine Nachricht des Alarms ${what} senden, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte eine Nachricht des Alarms ${what} senden, das schlug fehl`,
  },
  'alert.test': {
    label: 'Den Alarm testen',
    done: (who, what) => `${who} hat den Alarm ${what} getestet`,
    refused: (who, what) => `${who} wollte den Alarm ${what} testen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Alarm ${what} testen, das schlug fehl`,
  },
  'schedule.create': {
    label: 'Den Zeitplan anlegen',
    done: (who, what) => `${who} hat den Zeitplan ${what} angelegt`,
    refused: (who, what) => `${who} wollte den Zeitplan ${what} anlegen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zeitplan ${what} anlegen, das schlug fehl`,
  },
  'schedule.change': {
    label: 'Den Zeitplan ändern',
    done: (who, what) => `${who} hat den Zeitplan ${what} geändert`,
    refused: (who, what) => `${who} wollte den Zeitplan ${what} ändern, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zeitplan ${what} ändern, das schlug fehl`,
  },
  'schedule.delete': {
    label: 'Den Zeitplan löschen',
    done: (who, what) => `${who} hat den Zeitplan ${what} gelöscht`,
    refused: (who, what) => `${who} wollte den Zeitplan ${what} löschen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zeitplan ${what} löschen, das schlug fehl`,
  },
  'schedule.pause': {
    label: 'Den Zeitplan pausieren',
    done: (who, what) => `${who} hat den Zeitplan ${what} pausiert`,
    refused: (who, what) => `${who} wollte den Zeitplan ${what} pausieren, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zeitplan ${what} pausieren, das schlug fehl`,
  },
  'schedule.resume': {
    label: 'Den Zeitplan fortsetzen',
    done: (who, what) => `${who} hat den Zeitplan ${what} fortgesetzt`,
    refused: (who, what) => `${who} wollte den Zeitplan ${what} fortsetzen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zeitplan ${what} fortsetzen, das schlug fehl`,
  },
  'schedule.run': {
    label: 'Den Zeitplan ausführen',
    done: (who, what) => `${who} hat den Zeitplan ${what} ausgeführt`,
    refused: (who, what) => `${who} wollte den Zeitplan ${what} ausführen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zeitplan ${what} ausführen, das schlug fehl`,
  },
};
