import { countText } from '../terms/figures.ts';

/** Texts of the dashboard export. */
export const dashboardExport = {
  export: 'Export',
  label: 'Export the devices shown as CSV',
  cancel: (percent: number) => `Cancel, ${percent} %`,
  cancelLabel: (percent: number) => `Cancel, ${percent} % of the export is done`,
  progress: (percent: number) => `Exporting, ${percent} % done`,
  done: (rows: number) => `The file is saved, with ${countText(rows)} ${rows === 1 ? 'row' : 'rows'}.`,
  cancelled: 'The export was cancelled. No file was saved.',
  nothing: 'There are no devices to export.',
} as const;
