import { countText, percentText } from '../terms/figures.ts';

/** Texts of the dashboard export. */
export const dashboardExport = {
  export: 'Export',
  label: 'Export the devices shown as CSV',
  cancel: (percent: number) => `Cancel, ${percentText(percent)}`,
  cancelLabel: (percent: number) => `Cancel, ${percentText(percent)} of the export is done`,
  progress: (percent: number) => `Exporting, ${percentText(percent)} done`,
  done: (rows: number) => `The file is saved, with ${countText(rows)} ${rows === 1 ? 'row' : 'rows'}.`,
  cancelled: 'The export was cancelled. No file was saved.',
  nothing: 'There are no devices to export.',
} as const;
