import { createSpotlight } from '@mantine/spotlight';
import { onAccountDataReset } from '../../session/session-store.ts';
import { createStore } from '../../store.ts';

export const [paletteStore, palette] = createSpotlight();

export const openShortcuts = createStore(false);

/** The button of the open feedback popover, or null. [FORM-7] */
export const feedbackTarget = createStore<HTMLElement | null>(null);

onAccountDataReset(() => {
  palette.close();
  openShortcuts.set(false);
  feedbackTarget.set(null);
});
