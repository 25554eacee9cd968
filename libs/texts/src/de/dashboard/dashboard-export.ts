import type * as english from '../../dashboard/dashboard-export.ts';
import type { Translation } from '../../translation.ts';
import { countText } from '../terms/figures.ts';

/** Texts of the dashboard export. */
export const dashboardExport: Translation<typeof english.dashboardExport> = {
  export: 'Exportieren',
  label: 'Angezeigte Geräte als CSV exportieren',
  cancel: (percent) => `Abbrechen, ${percent} %`,
  cancelLabel: (percent) => `Abbrechen, ${percent} % des Exports sind fertig`,
  progress: (percent) => `Export läuft, ${percent} % fertig`,
  done: (rows) => `Die Datei ist gespeichert, mit ${countText(rows)} ${rows === 1 ? 'Zeile' : 'Zeilen'}.`,
  cancelled: 'Der Export wurde abgebrochen. Es wurde keine Datei gespeichert.',
  nothing: 'Es gibt keine Geräte zum Exportieren.',
};
