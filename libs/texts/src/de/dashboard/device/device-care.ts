import type { Reboot } from '@partyline/device-state';
import type * as english from '../../../dashboard/device/device-care.ts';
import type { Translation } from '../../../translation.ts';
import { plural } from '../../terms/figures.ts';
import { FORM_ISSUE_TEXTS } from '../../errors/forms.ts';
import { COMMAND_REFUSAL_TEXTS } from '../../errors/refusals.ts';

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
  changeTitle: (name) => `Rechenzentrum von ${name} wechseln?`,
  changeFromTo: (from, to) => `Von ${from} nach ${to}.`,
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
  upgradeTime: (minutes) =>
    `Während des Neustarts sind die Benutzer nicht verbunden. Eine Aktualisierung, die länger als ${minutes} Minuten dauert, gilt als fehlgeschlagen.`,
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

  selected: (count) => `${count} ausgewählt`,
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
    sent: 'Gesendet',
    failed: 'Fehlgeschlagen',
    cancelled: 'Übersprungen',
  },
  retryFailed: (count) => `${count} fehlgeschlagene wiederholen`,
  cancelRest: 'Rest abbrechen',
};

/** Warnings before a change. [DEV-33, DEV-34, DEV-35, LQ-8] */
export const CHANGE_WARNING_TEXTS: Translation<typeof english.CHANGE_WARNING_TEXTS> = {
  'configuration-reset': 'Das setzt die Konfiguration zurück.',
  'not-undoable': 'Das kann nicht rückgängig gemacht werden.',
  'reboots-subscription': 'Das startet das Gerät neu.',
  'reboots-link-group': 'Das startet die ganze Link-Gruppe neu.',
};

/** Names the devices that a version upgrade reboots. [DEV-35, LQ-8, GD-27] */
export function rebootText({ isLinkGroup, deviceNames }: Reboot): string {
  const what = isLinkGroup ? 'reboots-link-group' : 'reboots-subscription';
  return `${CHANGE_WARNING_TEXTS[what].slice(0, -1)}: ${deviceNames.join(', ')}.`;
}

/** Results of changing a device. [DEV-42, DEV-49, DEV-50, GU-11] */
export const DEVICE_OUTCOME_TEXTS: Translation<typeof english.DEVICE_OUTCOME_TEXTS> = {
  'data-center-changed': 'Die Instanz wurde geändert.',
  unregistered: 'Das Gerät wurde entfernt.',
  'unregister-failed': 'Das Gerät konnte nicht geändert werden. Bitte versuchen Sie es erneut!',
};

/** Issues of a device edit. [DEV-40, DEV-41, GD-14, GD-34] */
export const EDIT_ISSUE_TEXTS: Translation<typeof english.EDIT_ISSUE_TEXTS> = {
  ...FORM_ISSUE_TEXTS,
  ...COMMAND_REFUSAL_TEXTS,
  'name-taken': 'Dieser Name wird im Arbeitsbereich bereits verwendet.',
  'data-center-unknown': 'Dieses Rechenzentrum ist nicht verfügbar.',
};
