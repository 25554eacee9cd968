import type { PauseReason, RunOutcome, ScheduleAction, Weekday } from '@partyline/schedules';
import type * as english from '../../account/schedules-screen.ts';
import type { Translation } from '../../translation.ts';
import { plural } from '../terms/figures.ts';

const DAYS: Readonly<Record<Weekday, string>> = {
  mon: 'Mo',
  tue: 'Di',
  wed: 'Mi',
  thu: 'Do',
  fri: 'Fr',
  sat: 'Sa',
  sun: 'So',
};
const LONG_DAYS: Readonly<Record<Weekday, string>> = {
  mon: 'Montag',
  tue: 'Dienstag',
  wed: 'Mittwoch',
  thu: 'Donnerstag',
  fri: 'Freitag',
  sat: 'Samstag',
  sun: 'Sonntag',
};

const VERBS = { start: 'starten', stop: 'stoppen' } as const satisfies Record<ScheduleAction, string>;

const PAUSES: Readonly<Record<PauseReason, (action: ScheduleAction) => string>> = {
  user: () => 'Pausiert.',
  'owner-right': (action) =>
    `Pausiert: Der Benutzer, der ihn zuletzt gespeichert hat, darf hier keine Geräte mehr ${VERBS[action]}. Setzen Sie ihn fort, damit er mit Ihren Rechten läuft.`,
  'device-gone': () =>
    'Pausiert: Das Gerät ist nicht mehr in diesem Arbeitsbereich. Bearbeiten Sie ihn, um ein anderes zu wählen.',
  'workspace-gone': () => 'Pausiert: Der Arbeitsbereich wurde gelöscht.',
};

const OUTCOMES: Readonly<Record<RunOutcome, string>> = {
  running: 'Läuft',
  done: 'Erledigt',
  partly: 'Teilweise erledigt',
  refused: 'Abgelehnt',
  missed: 'Verpasst',
  quiet: 'Übersprungen',
};

const ACTIONS = { start: 'Startet', stop: 'Stoppt' } as const satisfies Record<ScheduleAction, string>;

/** Texts of the schedules screen. [PLUS-15] */
export const schedules: Translation<typeof english.schedules> = {
  title: 'Zeitpläne',
  text: 'Starten und stoppen Sie Geräte zu einer Uhrzeit, einmal oder jede Woche.',
  workspace: 'Arbeitsbereich',
  loading: 'Zeitpläne werden geladen',
  loadFailed: 'Die Zeitpläne konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  refusedTitle: 'Sie können hier keine Zeitpläne anlegen',
  refusedText: (owner) =>
    `Zeitpläne sind für Personen, die die Geräte eines Arbeitsbereichs starten und stoppen dürfen. Um dieses Recht zu bekommen, wenden Sie sich an ${owner}.`,
  emptyTitle: 'Noch keine Zeitpläne in diesem Arbeitsbereich',
  emptyText:
    'Fügen Sie einen hinzu, damit die Geräte bereit sind, wenn die Crew kommt, und aus, wenn sie gegangen ist.',
  list: 'Zeitpläne dieses Arbeitsbereichs',
  add: 'Zeitplan hinzufügen',
  edit: 'Bearbeiten',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  runs: 'Läufe',
  hideRuns: 'Läufe ausblenden',
  delete: 'Löschen',
  actionsOf: (action, name) => `${action}: ${name}`,
  paused: 'Pausiert',
  over: 'Vorbei',
  overHint: 'Er ist gelaufen. Bearbeiten Sie ihn, um ein späteres Datum zu wählen.',
  what: (action, device) => `${ACTIONS[action]} ${device ?? 'alle Geräte'}`,
  once: (when, zone) => `Einmal: ${when} (${zone})`,
  weekly: (days, time, zone) =>
    `${days.length === Object.keys(DAYS).length ? 'Jeden Tag' : `Jeden ${days.map((day) => DAYS[day]).join(', ')}`} um ${time} (${zone})`,
  owner: (name) => `Läuft mit den Rechten von ${name ?? 'einem gelöschten Benutzer'}`,
  next: (there, zone) => `Nächster Lauf: ${there} (${zone})`,
  forYou: (here) => `${here} bei Ihnen`,
  nextQuiet: 'Er wird übersprungen, weil er in die Ruhezeit fällt.',
  pauseText: (reason, action) => PAUSES[reason](action),
  last: (outcome, at) => `Letzter Lauf: ${OUTCOMES[outcome].toLowerCase()}, ${at}`,
  pausedNow: (name) => `Der Zeitplan „${name}“ ist pausiert.`,
  resumedNow: (name) => `Der Zeitplan „${name}“ läuft wieder, mit Ihren Rechten.`,

  addTitle: 'Zeitplan hinzufügen',
  editTitle: 'Zeitplan bearbeiten',
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved: (name) => `Der Zeitplan „${name}“ wurde gespeichert.`,
  name: 'Name',
  action: 'Was er tut',
  actions: { start: 'Starten', stop: 'Stoppen' },
  device: 'Geräte',
  allDevices: 'Alle Geräte des Arbeitsbereichs',
  goneDevice: (device) => `${device} (nicht mehr in diesem Arbeitsbereich)`,
  recurrence: 'Wie oft',
  recurrences: { once: 'Einmal', weekly: 'Jede Woche' },
  date: 'Datum',
  days: 'Tage',
  dayNames: DAYS,
  longDayNames: LONG_DAYS,
  time: 'Uhrzeit',
  timeZone: 'Zeitzone',
  timeHint:
    'Fällt eine Uhrzeit bei der Umstellung auf Sommerzeit aus, läuft er gleich danach. Kommt eine Uhrzeit zweimal, läuft er einmal.',
  rightsHint:
    'Er läuft mit Ihren Rechten. Wenn Sie diese verlieren, wird er pausiert, und Sie werden benachrichtigt.',
  deleteTitle: (name) => `Zeitplan „${name}“ löschen?`,
  deleteText: 'Er wird nicht mehr laufen. Die Liste seiner Läufe wird auch gelöscht.',
  deleted: (name) => `Der Zeitplan „${name}“ wurde gelöscht.`,

  quietTitle: 'Ruhezeit',
  quietOff: 'Keine Ruhezeit: Zeitpläne laufen zu jeder Zeit.',
  quietOn: (from, to, zone) =>
    `Ruhezeit von ${from} bis ${to} (${zone}): Zeitpläne, die dann fällig sind, werden übersprungen.`,
  quietEdit: 'Ruhezeit festlegen',
  quietIsOn: 'Ruhezeit',
  quietHint:
    'In dieser Zeit läuft kein Zeitplan des Arbeitsbereichs. Was dann fällig ist, wird übersprungen und nicht nachgeholt.',
  quietFrom: 'Von',
  quietTo: 'Bis',
  quietSaved: 'Die Ruhezeit wurde gespeichert.',

  runsEmpty: 'Er ist noch nicht gelaufen.',
  runsLoading: 'Läufe werden geladen',
  runColumns: { when: 'Fällig', outcome: 'Ergebnis', devices: 'Geräte' },
  outcomes: OUTCOMES,
  counts: (commanded, unchanged, refused) =>
    [
      commanded > 0 ? `Befehl an ${plural(commanded, 'Gerät', 'Geräte')}` : null,
      unchanged > 0 ? `${unchanged} unverändert` : null,
      refused > 0 ? `${refused} abgelehnt` : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  refusedDevice: (device, reason) => `${device}: ${reason}`,
};
