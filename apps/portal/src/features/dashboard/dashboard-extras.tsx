import { VisuallyHidden } from '@mantine/core';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useStore } from '../../store.ts';
import { BulkBar } from './actions/bulk-bar.tsx';
import { DeviceMenu } from './actions/device-menu.tsx';
import { useCardContext } from './device-context.ts';
import { useDeviceContext } from './device-access.ts';
import { closeOverlay, openOverlay, type OpenOverlay, type OverlayProps } from './data/page-state.ts';
import { announceText, useAnnouncement } from './data/announcement.ts';
import { ExportProgress } from './export/export-progress.tsx';
import { DeviceDrawer } from './drawer/device-drawer.tsx';
import { FeedNotice, useFailureEnds } from './states/overlay-notices.tsx';
import { TilePanel } from './tiles/tile-panel.tsx';
import { useMenuGestures } from './workspace/use-menu-gestures.ts';
import { WorkspaceMenu } from './workspace/workspace-menu.tsx';
import { filterOf, findShown, foundIn } from '@partyline/display';
import { screens } from '@partyline/texts';
import { prepareSearch } from './toolbar/prepare-search.ts';

/** With the rest of this file the lazy chunk of the dashboard: see `dashboard-content.tsx`. */
export { DeviceList } from './list/device-list.tsx';
export { FirstSteps } from './states/first-steps.tsx';
export { TrialAllows } from './states/trial-allows.tsx';
export { DeviceTiles } from './tiles/device-tiles.tsx';
export { ToolbarControls } from './toolbar/toolbar-controls.tsx';

/** Everything that opens over the dashboard, and the idle build of the search index. */
export const Overlays = memo(function Overlays(props: OverlayProps) {
  const { views, search } = props;
  const { device: vicUuid = '' } = search;
  const overlay = useStore(openOverlay, (open) => open);
  useMenuGestures();
  useFailureEnds(views);
  useEffect(() => {
    const leaving = new AbortController();
    void prepareSearch(views, leaving.signal);
    return () => leaving.abort();
  }, [views]);
  return (
    <>
      <FeedNotice />
      {vicUuid !== '' && <DeviceDrawer {...props} vicUuid={vicUuid} />}
      {overlay?.kind === 'workspace-menu' && (
        <WorkspaceMenu key={overlay.workspaceId} {...props} overlay={overlay} />
      )}
      {overlay !== null && overlay.kind !== 'workspace-menu' && (
        <DeviceOverlay key={`${overlay.kind} ${overlay.vicUuid}`} {...props} overlay={overlay} />
      )}
      <BulkBar {...props} />
      <ExportProgress />
      <Announcement {...props} />
    </>
  );
});

/** Announces commands, changes of devices, and how many devices a search or filter finds. */
function Announcement(props: OverlayProps) {
  const { text, number } = useAnnouncement();
  useFoundCount(props);
  return (
    <VisuallyHidden role="status">
      <span key={number}>{text}</span>
    </VisuallyHidden>
  );
}

/** Announces the number of found devices after typing rests, and for each filter; not what the page opens with. */
function useFoundCount({ views, search: { q = '' }, narrowing }: OverlayProps): void {
  // The same filter as that of the list, whose result is cached.
  const filter = useMemo(() => filterOf(q, narrowing), [q, narrowing]);
  const announced = useRef(filter);
  useEffect(() => {
    if (announced.current === filter) return;
    announced.current = filter;
    const count = views.reduce((sum, view) => sum + foundIn(view, filter).length, 0);
    const { announceAll, announceFound } = screens.dashboard;
    announceText(filter === null ? announceAll(count) : announceFound(count));
  }, [views, filter]);
}

interface DeviceOverlayProps extends OverlayProps {
  overlay: Extract<OpenOverlay, { vicUuid: string }>;
}

/** Closes when its device disappears. */
function DeviceOverlay({ views, subjectOf, overlay }: DeviceOverlayProps) {
  const { isConnected } = useCardContext();
  const found = findShown(views, overlay.vicUuid);
  const access = useDeviceContext(found, subjectOf, isConnected);
  const isGone = found === null;
  useEffect(() => {
    if (isGone) closeOverlay();
  }, [isGone]);
  if (found === null || access === null) return null;
  const props = { ...found, access, anchor: overlay.anchor, onClose: closeOverlay };
  return overlay.kind === 'device-menu' ? <DeviceMenu {...props} views={views} /> : <TilePanel {...props} />;
}
