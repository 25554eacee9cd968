import { use, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type * as extrasModule from './dashboard-extras.tsx';

type Extras = typeof extrasModule;

let extras: Promise<Extras | null> | undefined;

/**
 * Loads the lazy chunk once; null when that fails. Not an error, so that the devices stay on screen. Not retried: browsers cache
 * the failure until a reload. One promise for all parts, because each `React.lazy` component would suspend again. [DEV-57]
 */
function loadExtras(): Promise<Extras | null> {
  extras ??= import('./dashboard-extras.tsx').catch(() => null);
  return extras;
}

/** Whether the lazy chunk failed to load. */
export function useIsChunkMissing(isWanted: boolean): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isWanted) void loadExtras().then((loaded) => setMissing(loaded === null));
  }, [isWanted]);
  return isMissing;
}

/** Lazy filters, views, card size and export. */
export function ToolbarControls(props: ComponentProps<Extras['ToolbarControls']>) {
  const loaded = use(loadExtras());
  return loaded && <loaded.ToolbarControls {...props} />;
}

/** Lazy notices that need an answer. */
export function PageNotices() {
  const loaded = use(loadExtras());
  return loaded && <loaded.PageNotices />;
}

/** Lazy first steps. */
export function FirstSteps(props: ComponentProps<Extras['FirstSteps']>) {
  const loaded = use(loadExtras());
  return loaded && <loaded.FirstSteps {...props} />;
}

/** Lazy menus, dialogs, drawer and bulk bar. */
export function Overlays(props: ComponentProps<Extras['Overlays']>) {
  const loaded = use(loadExtras());
  return loaded && <loaded.Overlays {...props} />;
}

type ViewProps = ComponentProps<Extras['DeviceList']> & ComponentProps<Extras['DeviceTiles']>;

interface OtherViewProps extends ViewProps {
  viewType: 'list' | 'popup';
  fallback: ReactNode;
}

/** Lazy list or popup view. */
export function OtherView({ viewType, fallback, ...props }: OtherViewProps) {
  const loaded = use(loadExtras());
  if (loaded === null) return fallback;
  return viewType === 'list' ? <loaded.DeviceList {...props} /> : <loaded.DeviceTiles {...props} />;
}
