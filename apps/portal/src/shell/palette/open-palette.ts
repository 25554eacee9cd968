import { createSpotlight } from '@mantine/spotlight';
import { onAccountDataReset } from '../../session/session-store.ts';
import { createStore } from '../../store.ts';

export const [paletteStore, palette] = createSpotlight();

export const openShortcuts = createStore(false);

onAccountDataReset(() => {
  palette.close();
  openShortcuts.set(false);
});
