import { useSpotlight } from '@mantine/spotlight';
import { useLayoutEffect, type ComponentType } from 'react';
import { useStore } from '../../store.ts';
import { lazyOverlay } from '../overlays/lazy-overlay.tsx';
import { followKeys } from './follow-keys.ts';
import { openShortcuts, palette, paletteStore } from '../overlays/overlay-stores.ts';

export interface PaletteLayerProps {
  readonly onClose: () => void;
}

const ShortcutsDialog = lazyOverlay(() =>
  import('./shortcuts-dialog.tsx').then((file) => file.ShortcutsDialog),
);
const closeShortcuts = (): void => openShortcuts.set(false);

/** Handles the shortcuts and mounts what they open. [PLUS-26] */
export function PaletteHost({ palette: Palette }: { readonly palette: ComponentType<PaletteLayerProps> }) {
  const { opened } = useSpotlight(paletteStore);
  const isListing = useStore(openShortcuts, (isOpen) => isOpen);
  // With the first paint, as keys may follow at once.
  useLayoutEffect(followKeys, []);
  return (
    <>
      {opened ? <Palette onClose={palette.close} /> : null}
      {isListing ? <ShortcutsDialog onClose={closeShortcuts} /> : null}
    </>
  );
}
