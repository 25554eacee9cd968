import { createSpotlight } from '@mantine/spotlight';
import { onAccountDataReset } from '../../session/session-store.ts';
import { createStore } from '../../store.ts';

/** Whether the palette is open, and what opens and closes it. */
export const [paletteStore, palette] = createSpotlight();

/** Whether the list of shortcuts is open. */
export const openShortcuts = createStore(false);

onAccountDataReset(() => {
  palette.close();
  openShortcuts.set(false);
});
