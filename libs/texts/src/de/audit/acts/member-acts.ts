import type * as english from '../../../audit/acts/member-acts.ts';
import type { Translation } from '../../../translation.ts';

/** Sentences of acts on the access of members. [PLUS-22] */
export const MEMBER_ACTS: Translation<typeof english.MEMBER_ACTS> = {
  'membership.request': {
    label: 'Um eine Rolle bitten',
    done: (who) => `${who} hat um eine Rolle gebeten`,
    refused: (who) => `${who} wollte um eine Rolle bitten, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte um eine Rolle bitten, das schlug fehl`,
  },
  'membership.decline-request': {
    label: 'Die Bitte von einem Mitglied ablehnen',
    done: (who, what) => `${who} hat die Bitte von ${what} abgelehnt`,
    refused: (who, what) => `${who} wollte die Bitte von ${what} ablehnen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Bitte von ${what} ablehnen, das schlug fehl`,
    unnamed: 'einer entfernten Person',
  },
  'membership.change': {
    label: 'Den Zugang von einem Mitglied ändern',
    done: (who, what) => `${who} hat den Zugang von ${what} geändert`,
    refused: (who, what) => `${who} wollte den Zugang von ${what} ändern, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zugang von ${what} ändern, das schlug fehl`,
    unnamed: 'einer entfernten Person',
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
  'membership.disable': {
    label: 'Ein Mitglied aussperren',
    done: (who, what) => `${who} hat ${what} ausgesperrt`,
    refused: (who, what) => `${who} wollte ${what} aussperren, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte ${what} aussperren, das schlug fehl`,
    unnamed: 'eine entfernte Person',
  },
  'membership.enable': {
    label: 'Ein Mitglied wieder einlassen',
    done: (who, what) => `${who} hat ${what} wieder eingelassen`,
    refused: (who, what) => `${who} wollte ${what} wieder einlassen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte ${what} wieder einlassen, das schlug fehl`,
    unnamed: 'eine entfernte Person',
  },
  'membership.end': {
    label: 'Den Zugang von einem Mitglied beenden',
    done: (who, what) => `${who} hat den Zugang von ${what} beendet`,
    refused: (who, what) => `${who} wollte den Zugang von ${what} beenden, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zugang von ${what} beenden, das schlug fehl`,
    unnamed: 'einer entfernten Person',
  },
  'membership.leave': {
    label: 'Den Zugang von einem Mitglied aufgeben',
    done: (who, what) => `${who} hat den Zugang von ${what} aufgegeben`,
    refused: (who, what) => `${who} wollte den Zugang von ${what} aufgeben, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zugang von ${what} aufgeben, das schlug fehl`,
    unnamed: 'einer entfernten Person',
  },
  'membership.link': {
    label: 'Einen Link für einem Mitglied kopieren',
    done: (who, what) => `${who} hat einen Link für ${what} kopiert`,
    refused: (who, what) => `${who} wollte einen Link für ${what} kopieren, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte einen Link für ${what} kopieren, das schlug fehl`,
    unnamed: 'eine entfernte Person',
  },
  'membership.resend': {
    label: 'Ein Mitglied erneut einladen',
    done: (who, what) => `${who} hat ${what} erneut eingeladen`,
    refused: (who, what) => `${who} wollte ${what} erneut einladen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte ${what} erneut einladen, das schlug fehl`,
    unnamed: 'ein Mitglied',
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
  'membership.resume': {
    label: 'Den Zugang von einem Mitglied wieder freigeben',
    done: (who, what) => `${who} hat den Zugang von ${what} wieder freigegeben`,
    refused: (who, what) => `${who} wollte den Zugang von ${what} wieder freigeben, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zugang von ${what} wieder freigeben, das schlug fehl`,
    unnamed: 'einer entfernten Person',
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} hat den Zugang von 1 Person wieder freigegeben`
          : `${who} hat den Zugang von ${count} Personen wieder freigegeben`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte den Zugang von 1 Person wieder freigeben, das wurde *abgelehnt*`
          : `${who} wollte den Zugang von ${count} Personen wieder freigeben, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte den Zugang von 1 Person wieder freigeben, das schlug fehl`
          : `${who} wollte den Zugang von ${count} Personen wieder freigeben, das schlug fehl`,
    },
  },
  'membership.revoke': {
    label: 'Den Zugang von einem Mitglied entfernen',
    done: (who, what) => `${who} hat den Zugang von ${what} entfernt`,
    refused: (who, what) => `${who} wollte den Zugang von ${what} entfernen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zugang von ${what} entfernen, das schlug fehl`,
    unnamed: 'einer entfernten Person',
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
  'membership.suspend': {
    label: 'Den Zugang von einem Mitglied aussetzen',
    done: (who, what) => `${who} hat den Zugang von ${what} ausgesetzt`,
    refused: (who, what) => `${who} wollte den Zugang von ${what} aussetzen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Zugang von ${what} aussetzen, das schlug fehl`,
    unnamed: 'einer entfernten Person',
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} hat den Zugang von 1 Person ausgesetzt`
          : `${who} hat den Zugang von ${count} Personen ausgesetzt`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte den Zugang von 1 Person aussetzen, das wurde *abgelehnt*`
          : `${who} wollte den Zugang von ${count} Personen aussetzen, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte den Zugang von 1 Person aussetzen, das schlug fehl`
          : `${who} wollte den Zugang von ${count} Personen aussetzen, das schlug fehl`,
    },
  },
};
