/** How long the browser may take to begin with the file, in ms. */
const BEGIN_MS = 60_000;

/** Hands a file that was made here to the browser, to be saved under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BEGIN_MS);
}
