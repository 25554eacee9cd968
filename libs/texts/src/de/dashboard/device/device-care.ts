import type * as english from '../../../dashboard/device/device-care.ts';
import type { Translation } from '../../../translation.ts';
import { plural } from '../../terms/figures.ts';

const devices = (count: number): string => plural(count, 'Gerät', 'Geräte');

/** Texts of device actions other than start, stop and open. */
export const deviceCare: Translation<typeof english.deviceCare> = {
  menu: (name) => `Aktionen für ${name}`,
  actions: {
    details: 'Einzelheiten und Verlauf',
    select: 'Auswählen',
    stop: 'Stoppen',
    deselect: 'Auswahl aufheben',
    edit: 'Bearbeiten',
    upgrade: 'Version aktualisieren',
    move: 'In anderen Arbeitsbereich verschieben',
    unregister: 'Entfernen',
  },
  close: 'Schließen',
  cancel: 'Abbrechen',

  editTitle: (name) => `${name} bearbeiten`,
  name: 'Name',
  center: 'Rechenzentrum',
  choose: 'Bitte wählen',
  save: 'Speichern',
  changeTitle: 'Rechenzentrum wechseln?',
  change: 'Rechenzentrum wechseln',
  back: 'Zurück',
  latency: (ms) => `${ms} ms`,
  notMeasured: 'nicht gemessen',
  nearest: (measured) => `${measured}, am nächsten`,
  centerChoice: (name, measured) => `${name} (${measured})`,
  measuring: 'Umlaufzeiten werden gemessen',
  measured: 'Umlaufzeit von diesem Browser',

  upgradeTitle: (name, version) =>
    version === '' ? `${name} aktualisieren?` : `${name} auf ${version} aktualisieren?`,
  upgrade: 'Aktualisieren',
  upgradeGiven: (name) => `Die Aktualisierung von ${name} hat begonnen.`,

  unregisterTitle: (name) => `${name} entfernen?`,
  unregisterText:
    'Das Gerät verlässt dieses Konto und verliert Favoriten und Verlauf. Sie können es von seiner Anzeige aus wieder hinzufügen.',
  unregister: 'Gerät entfernen',

  moveTitle: (count) => `${devices(count)} verschieben`,
  cannotMove: (count) => `${devices(count)} ${count === 1 ? 'kann' : 'können'} noch nicht verschoben werden`,
  moveTo: 'In Arbeitsbereich',
  targetRequired: 'Bitte wählen Sie einen Arbeitsbereich.',
  moveWhole: 'Link-Gruppen werden als Ganzes verschoben:',
  move: (count) => `${devices(count)} verschieben`,
  moved: (count, workspace) => `${devices(count)} nach ${workspace} verschoben.`,
  arrived: (count, workspace) => `${devices(count)} aus ${workspace} hierher verschoben.`,
  movable: 'Bereit zum Verschieben',

  selected: (count) => `${count} ausgewählt`,
  ofAll: (count) => `von ${count}`,
  bulkLabel: 'Aktionen für die Auswahl',
  bulk: {
    start: (count) => `${count} starten`,
    stop: (count) => `${count} stoppen`,
    upgrade: (count) => `${count} aktualisieren`,
  },
  bulkTitle: {
    start: (count) => `${devices(count)} starten?`,
    stop: (count) => `${devices(count)} stoppen?`,
    upgrade: (count) => `${devices(count)} aktualisieren?`,
  },
  none: {
    start: 'Keines davon kann jetzt gestartet werden.',
    stop: 'Keines davon kann jetzt gestoppt werden.',
    upgrade: 'Keines davon kann jetzt aktualisiert werden.',
  },
  oneWorkspace: 'Wählen Sie Geräte eines Arbeitsbereichs, um sie zusammen zu verschieben.',
  leaders: 'Diese leiten eine Link-Gruppe; deren Mitglieder arbeiten weiter:',
  clearSelection: 'Auswahl aufheben',
  results: 'Ergebnisse',
  progress: (done, count) => `${done} von ${count}`,
  closeResults: 'Ergebnisse schließen',
  result: {
    waiting: 'Wartet',
    working: 'In Arbeit',
    done: 'Gesendet',
    failed: 'Fehlgeschlagen',
    cancelled: 'Übersprungen',
  },
  retryFailed: (count) => `${count} fehlgeschlagene wiederholen`,
  cancelRest: 'Rest abbrechen',
};
