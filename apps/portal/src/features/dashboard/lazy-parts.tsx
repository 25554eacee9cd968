import { use, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type * as extrasModule from './dashboard-extras.tsx';

type Extras = typeof extrasModule;

let extras: Promise<Extras | null> | undefined;

/**
 * Loads what the first look does not need, once; null when it could not be loaded. A failure is a value and no error: it must not
 * take away the devices on screen. It is not retried, because browsers remember it until the page is reloaded. One promise for
 * all parts: a part that is rendered after the first does not suspend again, as each `React.lazy` component would. [DEV-57]
 */
function loadExtras(): Promise<Extras | null> {
  extras ??= import('./dashboard-extras.tsx').catch(() => null);
  return extras;
}

/** Whether the lazy parts are missing because their code could not be loaded. */
export function useIsChunkMissing(isWanted: boolean): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isWanted) void loadExtras().then((loaded) => setMissing(loaded === null));
  }, [isWanted]);
  return isMissing;
}

/** The filters, the views, the size of the cards and the export, lazy. */
export function ToolbarControls(props: ComponentProps<Extras['ToolbarControls']>) {
  const loaded = use(loadExtras());
  return loaded && <loaded.ToolbarControls {...props} />;
}

/** What waits for the user's answer, lazy. */
export function PageNotices() {
  const loaded = use(loadExtras());
  return loaded && <loaded.PageNotices />;
}

/** What to do before there is a device, lazy. */
export function FirstSteps(props: ComponentProps<Extras['FirstSteps']>) {
  const loaded = use(loadExtras());
  return loaded && <loaded.FirstSteps {...props} />;
}

/** The menus, dialogs, drawer and bulk bar, lazy. */
export function Overlays(props: ComponentProps<Extras['Overlays']>) {
  const loaded = use(loadExtras());
  return loaded && <loaded.Overlays {...props} />;
}

type ViewProps = ComponentProps<Extras['DeviceList']> & ComponentProps<Extras['DeviceTiles']>;

interface OtherViewProps extends ViewProps {
  viewType: 'list' | 'popup';
  /** In place of a view that could not be loaded. */
  fallback: ReactNode;
}

/** The list or popup view, lazy. */
export function OtherView({ viewType, fallback, ...props }: OtherViewProps) {
  const loaded = use(loadExtras());
  if (loaded === null) return fallback;
  return viewType === 'list' ? <loaded.DeviceList {...props} /> : <loaded.DeviceTiles {...props} />;
}
