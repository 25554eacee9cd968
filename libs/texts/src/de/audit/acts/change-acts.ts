import type * as english from '../../../audit/acts/change-acts.ts';
import type { Translation } from '../../../translation.ts';

/** Sentences for a change of one thing alone, in place of those of its act. [PLUS-22] */
export const CHANGE_ACTS: Translation<typeof english.CHANGE_ACTS> = {
  'access.role': {
    done: (who, what) => `${who} hat die Rolle von ${what} geändert`,
    refused: (who, what) => `${who} wollte die Rolle von ${what} ändern, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Rolle von ${what} ändern, das schlug fehl`,
    unnamed: 'einer entfernten Person',
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} hat die Rolle von 1 Person geändert`
          : `${who} hat die Rolle von ${count} Personen geändert`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte die Rolle von 1 Person ändern, das wurde *abgelehnt*`
          : `${who} wollte die Rolle von ${count} Personen ändern, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte die Rolle von 1 Person ändern, das schlug fehl`
          : `${who} wollte die Rolle von ${count} Personen ändern, das schlug fehl`,
    },
  },
  'access.end-date': {
    done: (who, what) => `${who} hat für ${what} ein Enddatum gesetzt`,
    refused: (who, what) => `${who} wollte für ${what} ein Enddatum setzen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte für ${what} ein Enddatum setzen, das schlug fehl`,
    unnamed: 'eine entfernte Person',
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} hat für 1 Person ein Enddatum gesetzt`
          : `${who} hat für ${count} Personen ein Enddatum gesetzt`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte für 1 Person ein Enddatum setzen, das wurde *abgelehnt*`
          : `${who} wollte für ${count} Personen ein Enddatum setzen, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte für 1 Person ein Enddatum setzen, das schlug fehl`
          : `${who} wollte für ${count} Personen ein Enddatum setzen, das schlug fehl`,
    },
  },
  'access.no-end-date': {
    done: (who, what) => `${who} hat das Enddatum von ${what} entfernt`,
    refused: (who, what) => `${who} wollte das Enddatum von ${what} entfernen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Enddatum von ${what} entfernen, das schlug fehl`,
    unnamed: 'einer entfernten Person',
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} hat das Enddatum von 1 Person entfernt`
          : `${who} hat das Enddatum von ${count} Personen entfernt`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte das Enddatum von 1 Person entfernen, das wurde *abgelehnt*`
          : `${who} wollte das Enddatum von ${count} Personen entfernen, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte das Enddatum von 1 Person entfernen, das schlug fehl`
          : `${who} wollte das Enddatum von ${count} Personen entfernen, das schlug fehl`,
    },
  },
  'device.name': {
    done: (who, what) => `${who} hat das Gerät ${what} umbenannt`,
    refused: (who, what) => `${who} wollte das Gerät ${what} umbenennen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Gerät ${what} umbenennen, das schlug fehl`,
    many: {
      done: (who, count) =>
        count === 1 ? `${who} hat 1 Gerät umbenannt` : `${who} hat ${count} Geräte umbenannt`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät umbenennen, das wurde *abgelehnt*`
          : `${who} wollte ${count} Geräte umbenennen, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät umbenennen, das schlug fehl`
          : `${who} wollte ${count} Geräte umbenennen, das schlug fehl`,
    },
  },
  'device.data-center': {
    done: (who, what) => `${who} hat das Rechenzentrum von ${what} geändert`,
    refused: (who, what) => `${who} wollte das Rechenzentrum von ${what} ändern, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Rechenzentrum von ${what} ändern, das schlug fehl`,
    unnamed: 'einem Gerät',
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} hat das Rechenzentrum von 1 Gerät geändert`
          : `${who} hat das Rechenzentrum von ${count} Geräten geändert`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte das Rechenzentrum von 1 Gerät ändern, das wurde *abgelehnt*`
          : `${who} wollte das Rechenzentrum von ${count} Geräten ändern, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte das Rechenzentrum von 1 Gerät ändern, das schlug fehl`
          : `${who} wollte das Rechenzentrum von ${count} Geräten ändern, das schlug fehl`,
    },
  },
};
