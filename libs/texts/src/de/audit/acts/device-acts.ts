import type * as english from '../../../audit/acts/device-acts.ts';
import type { Translation } from '../../../translation.ts';

/** Sentences of acts on devices. [PLUS-22] */
export const DEVICE_ACTS: Translation<typeof english.DEVICE_ACTS> = {
  'trial.start': {
    label: 'Die Testphase des Geräts starten',
    done: (who, what) => `${who} hat die Testphase des Geräts ${what} gestartet`,
    refused: (who, what) => `${who} wollte die Testphase des Geräts ${what} starten, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Testphase des Geräts ${what} starten, das schlug fehl`,
  },
  'device.add': {
    label: 'Das Gerät hinzufügen',
    done: (who, what) => `${who} hat das Gerät ${what} hinzugefügt`,
    refused: (who, what) => `${who} wollte das Gerät ${what} hinzufügen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Gerät ${what} hinzufügen, das schlug fehl`,
  },
  'device.unregister': {
    label: 'Das Gerät entfernen',
    done: (who, what) => `${who} hat das Gerät ${what} entfernt`,
    refused: (who, what) => `${who} wollte das Gerät ${what} entfernen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Gerät ${what} entfernen, das schlug fehl`,
    many: {
      done: (who, count) =>
        count === 1 ? `${who} hat 1 Gerät entfernt` : `${who} hat ${count} Geräte entfernt`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät entfernen, das wurde *abgelehnt*`
          : `${who} wollte ${count} Geräte entfernen, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät entfernen, das schlug fehl`
          : `${who} wollte ${count} Geräte entfernen, das schlug fehl`,
    },
  },
  'instance.acknowledge': {
    label: 'Die Störung des Geräts übernehmen',
    done: (who, what) => `${who} hat die Störung des Geräts ${what} übernommen`,
    refused: (who, what) => `${who} wollte die Störung des Geräts ${what} übernehmen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Störung des Geräts ${what} übernehmen, das schlug fehl`,
  },
  'instance.unacknowledge': {
    label: 'Die Störung des Geräts abgeben',
    done: (who, what) => `${who} hat die Störung des Geräts ${what} abgegeben`,
    refused: (who, what) => `${who} wollte die Störung des Geräts ${what} abgeben, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Störung des Geräts ${what} abgeben, das schlug fehl`,
  },
  'instance.favorite': {
    label: 'Das Gerät als Favorit markieren',
    done: (who, what) => `${who} hat das Gerät ${what} als Favorit markiert`,
    refused: (who, what) => `${who} wollte das Gerät ${what} als Favorit markieren, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Gerät ${what} als Favorit markieren, das schlug fehl`,
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} hat 1 Gerät als Favoriten markiert`
          : `${who} hat ${count} Geräte als Favoriten markiert`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät als Favoriten markieren, das wurde *abgelehnt*`
          : `${who} wollte ${count} Geräte als Favoriten markieren, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät als Favoriten markieren, das schlug fehl`
          : `${who} wollte ${count} Geräte als Favoriten markieren, das schlug fehl`,
    },
  },
  'instance.open': {
    label: 'Die Verwaltungsseite des Geräts öffnen',
    done: (who, what) => `${who} hat die Verwaltungsseite des Geräts ${what} geöffnet`,
    refused: (who, what) =>
      `${who} wollte die Verwaltungsseite des Geräts ${what} öffnen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Verwaltungsseite des Geräts ${what} öffnen, das schlug fehl`,
  },
  'instance.save': {
    label: 'Das Gerät ändern',
    done: (who, what) => `${who} hat das Gerät ${what} geändert`,
    refused: (who, what) => `${who} wollte das Gerät ${what} ändern, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Gerät ${what} ändern, das schlug fehl`,
    many: {
      done: (who, count) =>
        count === 1 ? `${who} hat 1 Gerät geändert` : `${who} hat ${count} Geräte geändert`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät ändern, das wurde *abgelehnt*`
          : `${who} wollte ${count} Geräte ändern, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät ändern, das schlug fehl`
          : `${who} wollte ${count} Geräte ändern, das schlug fehl`,
    },
  },
  'instance.start': {
    label: 'Das Gerät starten',
    done: (who, what) => `${who} hat das Gerät ${what} gestartet`,
    refused: (who, what) => `${who} wollte das Gerät ${what} starten, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Gerät ${what} starten, das schlug fehl`,
    many: {
      done: (who, count) =>
        count === 1 ? `${who} hat 1 Gerät gestartet` : `${who} hat ${count} Geräte gestartet`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät starten, das wurde *abgelehnt*`
          : `${who} wollte ${count} Geräte starten, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät starten, das schlug fehl`
          : `${who} wollte ${count} Geräte starten, das schlug fehl`,
    },
  },
  'instance.stop': {
    label: 'Das Gerät stoppen',
    done: (who, what) => `${who} hat das Gerät ${what} gestoppt`,
    refused: (who, what) => `${who} wollte das Gerät ${what} stoppen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Gerät ${what} stoppen, das schlug fehl`,
    many: {
      done: (who, count) =>
        count === 1 ? `${who} hat 1 Gerät gestoppt` : `${who} hat ${count} Geräte gestoppt`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät stoppen, das wurde *abgelehnt*`
          : `${who} wollte ${count} Geräte stoppen, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät stoppen, das schlug fehl`
          : `${who} wollte ${count} Geräte stoppen, das schlug fehl`,
    },
  },
  'instance.upgrade': {
    label: 'Das Gerät aktualisieren',
    done: (who, what) => `${who} hat das Gerät ${what} aktualisiert`,
    refused: (who, what) => `${who} wollte das Gerät ${what} aktualisieren, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Gerät ${what} aktualisieren, das schlug fehl`,
    many: {
      done: (who, count) =>
        count === 1 ? `${who} hat 1 Gerät aktualisiert` : `${who} hat ${count} Geräte aktualisiert`,
      refused: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät aktualisieren, das wurde *abgelehnt*`
          : `${who} wollte ${count} Geräte aktualisieren, das wurde *abgelehnt*`,
      failed: (who, count) =>
        count === 1
          ? `${who} wollte 1 Gerät aktualisieren, das schlug fehl`
          : `${who} wollte ${count} Geräte aktualisieren, das schlug fehl`,
    },
  },
  'instance.withdraw': {
    label: 'Den Befehl für das Gerät zurücknehmen',
    done: (who, what) => `${who} hat den Befehl für das Gerät ${what} zurückgenommen`,
    refused: (who, what) =>
      `${who} wollte den Befehl für das Gerät ${what} zurücknehmen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Befehl für das Gerät ${what} zurücknehmen, das schlug fehl`,
  },
};
