import { WORDINGS } from '@partyline/texts';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../next-task.ts';
import { useStore } from '../../store.ts';
import { raiseAlert } from '../alerts.ts';
import { followKeys } from './follow-keys.ts';
import { closePalette, openPalette, type PaletteLayer } from './open-palette.ts';

/** The code of the palette, which comes when it is first used, or when the page has nothing better to do. */
export interface PalettePart {
  readonly PaletteLayers: (props: { layer: PaletteLayer }) => React.ReactNode;
}

/** The page's own code and data go first. */
const FETCH_AFTER_MS = 5_000;
const FETCH_WITHIN_MS = 10_000;

function fetchLater(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => {
    // Without a network it would fail, and browsers remember that until the page is loaded anew.
    if (navigator.onLine)
      void whenIdle(FETCH_WITHIN_MS)
        .then(load)
        .catch(() => undefined);
  }, FETCH_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Stands by for the palette: its keys, and its code. [PLUS-26] */
export function PaletteHost({ load }: { readonly load: () => Promise<PalettePart> }) {
  const layer = useStore(openPalette, (open) => open);
  const [part, setPart] = useState<PalettePart | null>(null);
  useEffect(followKeys, []);
  useEffect(() => fetchLater(load), [load]);
  useEffect(() => {
    if (layer === null || part !== null) return;
    load().then(setPart, () => {
      closePalette();
      raiseAlert({ type: 'error', message: WORDINGS.generalError });
    });
  }, [layer, part, load]);
  return layer === null || part === null ? null : <part.PaletteLayers layer={layer} />;
}
