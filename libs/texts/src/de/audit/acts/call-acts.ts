import type * as english from '../../../audit/acts/call-acts.ts';
import type { Translation } from '../../../translation.ts';

/** Sentences of calls, by the part of the service that was asked for. [PLUS-22] */
export const CALL_ACTS: Translation<typeof english.CALL_ACTS> = {
  'audit-log': {
    label: 'Auf das Protokoll zugreifen',
    done: (who) => `${who} hat auf das Protokoll zugegriffen`,
    refused: (who) => `${who} wollte auf das Protokoll zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf das Protokoll zugreifen, das schlug fehl`,
  },
  alerts: {
    label: 'Auf Alarme zugreifen',
    done: (who) => `${who} hat auf Alarme zugegriffen`,
    refused: (who) => `${who} wollte auf Alarme zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf Alarme zugreifen, das schlug fehl`,
  },
  schedules: {
    label: 'Auf Zeitpläne zugreifen',
    done: (who) => `${who} hat auf Zeitpläne zugegriffen`,
    refused: (who) => `${who} wollte auf Zeitpläne zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf Zeitpläne zugreifen, das schlug fehl`,
  },
  'api-tokens': {
    label: 'Auf API-Token zugreifen',
    done: (who) => `${who} hat auf API-Token zugegriffen`,
    refused: (who) => `${who} wollte auf API-Token zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf API-Token zugreifen, das schlug fehl`,
  },
  ownership: {
    label: 'Auf Inhaberschaften zugreifen',
    done: (who) => `${who} hat auf Inhaberschaften zugegriffen`,
    refused: (who) => `${who} wollte auf Inhaberschaften zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf Inhaberschaften zugreifen, das schlug fehl`,
  },
  billing: {
    label: 'Auf die Abrechnung zugreifen',
    done: (who) => `${who} hat auf die Abrechnung zugegriffen`,
    refused: (who) => `${who} wollte auf die Abrechnung zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf die Abrechnung zugreifen, das schlug fehl`,
  },
  people: {
    label: 'Auf Personen und Einladungen zugreifen',
    done: (who) => `${who} hat auf Personen und Einladungen zugegriffen`,
    refused: (who) => `${who} wollte auf Personen und Einladungen zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf Personen und Einladungen zugreifen, das schlug fehl`,
  },
  notifications: {
    label: 'Auf Benachrichtigungen zugreifen',
    done: (who) => `${who} hat auf Benachrichtigungen zugegriffen`,
    refused: (who) => `${who} wollte auf Benachrichtigungen zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf Benachrichtigungen zugreifen, das schlug fehl`,
  },
  devices: {
    label: 'Auf Geräte zugreifen',
    done: (who) => `${who} hat auf Geräte zugegriffen`,
    refused: (who) => `${who} wollte auf Geräte zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf Geräte zugreifen, das schlug fehl`,
  },
  workspaces: {
    label: 'Auf Arbeitsbereiche zugreifen',
    done: (who) => `${who} hat auf Arbeitsbereiche zugegriffen`,
    refused: (who) => `${who} wollte auf Arbeitsbereiche zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf Arbeitsbereiche zugreifen, das schlug fehl`,
  },
  account: {
    label: 'Auf das Konto zugreifen',
    done: (who) => `${who} hat auf das Konto zugegriffen`,
    refused: (who) => `${who} wollte auf das Konto zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf das Konto zugreifen, das schlug fehl`,
  },
  service: {
    label: 'Auf den Dienst zugreifen',
    done: (who) => `${who} hat auf den Dienst zugegriffen`,
    refused: (who) => `${who} wollte auf den Dienst zugreifen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte auf den Dienst zugreifen, das schlug fehl`,
  },
};

/** Sentences of an act that this version does not know. */
export const UNKNOWN_ACT: Translation<typeof english.UNKNOWN_ACT> = {
  label: 'Etwas tun, das diese Version nicht beschreiben kann',
  done: (who) => `${who} hat etwas getan, das diese Version nicht beschreiben kann`,
  refused: (who) =>
    `${who} wollte etwas tun, das diese Version nicht beschreiben kann, das wurde *abgelehnt*`,
  failed: (who) => `${who} wollte etwas tun, das diese Version nicht beschreiben kann, das schlug fehl`,
};
