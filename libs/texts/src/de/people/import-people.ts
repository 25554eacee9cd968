import { CSV_MAX_ROWS } from '@partyline/invitations';
import type * as english from '../../people/import-people.ts';
import type { Translation } from '../../translation.ts';
import { countText, plural } from '../terms/figures.ts';

const invitations = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'Einladung' : 'Einladungen'}`;
const rows = (count: number): string => plural(count, 'Zeile', 'Zeilen');

/** Texts of /manage-invite/import. */
export const importPeople: Translation<typeof english.importPeople> = {
  title: 'Einladungen importieren',
  back: 'Zurück zu den Personen',
  drop: 'Eine .csv-Datei hier ablegen oder wählen',
  dropHint: `Spalten: email, role, workspace und, wenn Sie möchten, access ends. Höchstens ${countText(CSV_MAX_ROWS)} Zeilen.`,
  choose: 'Datei wählen',
  another: 'Andere Datei wählen',
  paste: 'Oder Zeilen aus einer Tabelle einfügen',
  pasteHint:
    'Kopieren Sie sie mit der Zeile der Spaltennamen. Sie werden geprüft, bevor etwas gesendet wird.',
  pastedName: 'Eingefügte Zeilen',
  checkPasted: 'Zeilen prüfen',
  startOver: 'Neu beginnen',
  endsHint: 'access ends ist ein Tag, 2027-12-31 oder 31.12.2027. Eine leere Zelle ist kein Ende.',
  template: 'Vorlage herunterladen',
  templateFile: 'einladungen-vorlage.csv',
  badFile: (name) => `${name.replace(/\.csv$/i, '')}-zu-korrigieren.csv`,
  notText: 'Die Datei ist kein UTF-8-Text. Speichern Sie sie als „CSV UTF-8“ und wählen Sie sie erneut.',
  unreadable: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie erneut.',
  oneFile: 'Wählen Sie immer nur eine Datei.',
  fallback: (workspace) => `Zeilen ohne Arbeitsbereich sind für ${workspace}.`,

  checking: (count) => `Wird geprüft: ${rows(count)} gelesen`,
  summary: 'Was geprüft wurde',
  valid: (count) => `${countText(count)} bereit zum Senden`,
  invalid: (count) => `${countText(count)} zu korrigieren`,
  duplicate: (count) => `${countText(count)} bereits vorhanden`,
  sent: (count) => `${countText(count)} gesendet`,
  leftOut: (count) => `${countText(count)} ausgelassen`,
  ignored: (count, names) => `${plural(count, 'Spalte', 'Spalten')} nicht gelesen: ${names}`,
  merged: (count) =>
    `${plural(count, 'leere Zelle steht', 'leere Zellen stehen')} direkt unter einer gefüllten, wie verbundene Zellen sie hinterlassen.`,
  mergedFilled: (count) => `${plural(count, 'Zelle', 'Zellen')} aus der Zelle darüber gefüllt.`,
  fillMerged: 'Von oben füllen',
  emptyMerged: 'Leer lassen',
  nothingSent: 'Noch wurde nichts gesendet.',
  noRows: 'Die Datei hat eine Kopfzeile und keine Zeilen.',
  rowsLabel: 'Geprüfte Zeilen',
  valueIssue: (value, reason) => `„${value}“: ${reason}`,
  sameRow: (row) => `Dasselbe wie Zeile ${row} dieser Datei.`,
  groups: {
    bad: 'Zu korrigieren',
    there: 'Bereits vorhanden',
    ready: 'Bereit zum Senden',
    sent: 'Gesendet',
    out: 'Ausgelassen',
  },
  groupTexts: {
    bad: 'Ändern Sie eine Zelle. Sie wird beim Tippen geprüft.',
    there: 'An sie wird nichts erneut gesendet.',
    out: 'An sie wird nichts gesendet.',
  },
  correctedHere: (count) => `${plural(count, 'Zeile wurde', 'Zeilen wurden')} hier korrigiert.`,
  cell: (field, row) => `${field}, Zeile ${row}`,
  emptyChoice: 'Wählen',
  didYouMean: (value) => `Meinten Sie ${value}?`,
  meantBut: (value, reason) => `„${value}“ könnte gemeint sein, aber dann: ${reason}`,
  use: 'Übernehmen',
  useValue: (value) => `Übernehmen: ${value}`,
  asShown: 'Wie gezeigt verwenden',
  leaveOut: 'Auslassen',
  putBack: 'Zurückholen',
  ofRow: (action, row) => `${action}, Zeile ${row}`,
  corrected: 'Bereit, korrigiert',
  columns: {
    row: 'Zeile',
    email: 'E-Mail',
    role: 'Rolle',
    workspace: 'Arbeitsbereich',
    endsAt: 'Zugang endet',
    result: 'Ergebnis',
  },
  ok: 'Bereit',
  fields: { email: 'E-Mail', role: 'Rolle', workspace: 'Arbeitsbereich', endsAt: 'Zugang endet' },
  send: (count) => `${invitations(count)} senden`,
  nothingValid: 'Keine Zeile kann gesendet werden. Korrigieren Sie die Zeilen unten.',
  badRows: (count) => `${plural(count, 'fehlerhafte Zeile', 'fehlerhafte Zeilen')} herunterladen`,
  more: 'Mehr Zeilen zeigen',

  sending: (done, all) => `${countText(done)} von ${invitations(all)} gesendet`,
  progress: 'Fortschritt beim Senden',
  cancel: 'Senden anhalten',
  stopping: 'Hält nach diesem Schritt an',
  stopped: 'Sie haben das Senden angehalten. Der Rest wurde nicht gesendet.',
  failed:
    'Das Senden wurde unterbrochen. Was gesendet wurde, bleibt gesendet; versuchen Sie es erneut, um den Rest zu senden.',
  retry: (count) => `Die übrigen ${countText(count)} senden`,
  done: (sent) => `${invitations(sent)} gesendet.`,
  notSent: (count) => `${rows(count)} nicht gesendet.`,

  leaveTitle: 'Import verlassen?',
  leaveSending:
    'Wenn Sie gehen, hält das Senden nach dem jetzigen Schritt an. Was gesendet wurde, bleibt gesendet.',
  leaveBadRows: (count) =>
    `Sie haben ${plural(count, 'fehlerhafte Zeile', 'fehlerhafte Zeilen')} nicht heruntergeladen.`,
  leave: 'Verlassen',
  stay: 'Bleiben',
};
