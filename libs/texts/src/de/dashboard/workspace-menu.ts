import type * as english from '../../dashboard/workspace-menu.ts';
import type { Translation } from '../../translation.ts';
import { plural } from '../terms/figures.ts';

/** Texts of a workspace's menu and dialogs. */
export const workspaceMenu: Translation<typeof english.workspaceMenu> = {
  entries: {
    invite: 'Personen einladen',
    manage: 'Personen verwalten',
    schedules: 'Zeitpläne',
    'add-device': 'Gerät hinzufügen',
    rename: 'Umbenennen',
    delete: 'Arbeitsbereich löschen',
    'request-ownership': 'Inhaberschaft anfordern',
    'transfer-ownership': 'Inhaberschaft übertragen',
  },
  cancel: 'Abbrechen',
  close: 'Schließen',

  addMenu: 'Hinzufügen',
  create: 'Arbeitsbereich anlegen',
  newWorkspace: 'Neuer Arbeitsbereich',
  createTitle: 'Neuer Arbeitsbereich',
  createHint: 'Für eine Show, einen Ort oder eine Crew. Sie können ihn später umbenennen.',
  created: (name) => `${name} wurde angelegt.`,

  renameTitle: (name) => `${name} umbenennen`,
  name: 'Name des Arbeitsbereichs',
  rename: 'Umbenennen',
  calledNow: (name) => `Neuer Name: ${name}.`,
  renamed: (from, to) => `${from} heißt jetzt ${to}.`,

  deleteTitle: (name) => `${name} löschen?`,
  cannotDelete: (name) => `${name} kann noch nicht gelöscht werden`,
  selectRunning: (count) => `${plural(count, 'Gerät', 'Geräte')} zum Stoppen auswählen`,
  deleteText:
    'Seine Mitglieder verlieren ihren Zugang, und offene Einladungen werden zurückgezogen. Das kann nicht rückgängig gemacht werden.',
  devicesGo: (count, workspace) => `${plural(count, 'Gerät kommt', 'Geräte kommen')} nach ${workspace}:`,
  delete: 'Arbeitsbereich löschen',
  deleted: (name, moved) =>
    moved === 0
      ? `${name} wurde gelöscht.`
      : `${name} wurde gelöscht. ${plural(moved, 'Gerät wurde', 'Geräte wurden')} von dort hierher verschoben.`,
};
