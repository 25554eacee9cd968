import { EXPORT_MEDIA_TYPE } from '@partyline/export';

/** By then the browser must have begun the download, in ms. */
const DOWNLOAD_START_MS = 60_000;

/** Downloads a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_START_MS);
}

/** Downloads printed CSV. */
export function saveCsv(pieces: Iterable<string>, name: string): void {
  saveFile(new Blob([...pieces], { type: EXPORT_MEDIA_TYPE }), name);
}
