import { onAccountDataReset } from '../../session/session-store.ts';
import { createStore } from '../../store.ts';

/** What stands over the page: the palette, or the list of shortcuts. */
export type PaletteLayer = 'palette' | 'shortcuts';

/** The one of the two that is open; its code comes when there is one. */
export const openPalette = createStore<PaletteLayer | null>(null);

/** Closes whichever is open. */
export function closePalette(): void {
  openPalette.set(null);
}

onAccountDataReset(closePalette);
