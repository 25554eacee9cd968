import type { Subject } from '@partyline/permissions';
import { useStore } from '../../../store.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { BulkBar } from '../actions/bulk-bar.tsx';
import { DeviceDialogs } from '../actions/device-dialogs.tsx';
import { DeviceDrawer } from '../drawer/device-drawer.tsx';
import { useMenuGestures } from '../workspace/use-menu-gestures.ts';
import { WorkspaceDialogs } from '../workspace/workspace-dialogs.tsx';
import { WorkspaceMenu } from '../workspace/workspace-menu.tsx';
import { DeviceLayer } from './device-layer.tsx';
import { openLayer, type OpenLayer } from './open-layer.ts';

/** What all layers work on. */
export interface LayersProps {
  views: readonly WorkspaceView[];
  subjectIn: (view: WorkspaceView) => Subject;
  search: DashboardSearch;
  onSearch: (change: DashboardSearch) => void;
}

/** Everything that opens over the dashboard. */
export function Layers(props: LayersProps) {
  const layer = useStore(openLayer, (open) => open);
  const { device: vicUuid = '' } = props.search;
  // Whatever is opened inside the drawer stands in it.
  const isInDrawer = vicUuid !== '';
  useMenuGestures();
  return (
    <>
      {isInDrawer && <DeviceDrawer {...props} vicUuid={vicUuid} />}
      {!isInDrawer && layer !== null && <Layer {...props} layer={layer} />}
      <BulkBar {...props} />
      <DeviceDialogs {...props} />
      <WorkspaceDialogs {...props} />
    </>
  );
}

function Layer({ layer, ...props }: LayersProps & { layer: OpenLayer }) {
  return layer.kind === 'workspace-menu' ? (
    <WorkspaceMenu key={layer.workspaceId} {...props} layer={layer} />
  ) : (
    <DeviceLayer key={`${layer.kind} ${layer.vicUuid}`} {...props} layer={layer} />
  );
}
