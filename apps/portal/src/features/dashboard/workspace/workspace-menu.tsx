import { screens } from '@partyline/texts';
import { Menu } from '@partyline/ui';
import type { WorkspaceMenuEntry } from '@partyline/workspaces';
import {
  IconArrowsExchange,
  IconCrown,
  IconPencil,
  IconTrash,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { useCardSurroundings } from '../card/card-context.ts';
import type { LayersProps } from '../layers/layers.tsx';
import { closeLayer, type OpenLayer } from '../layers/open-layer.ts';
import { isWorkspaceDeed, listWorkspaceActions } from './workspace-actions.ts';
import { workspaceDialog } from './workspace-dialog.ts';
import { selectWorkspace, setLongPressed } from './workspace-changes.ts';

const words = screens.workspaceMenu;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const ICONS = {
  invite: <IconUserPlus {...ICON} />,
  manage: <IconUsers {...ICON} />,
  rename: <IconPencil {...ICON} />,
  delete: <IconTrash {...ICON} />,
  'request-ownership': <IconCrown {...ICON} />,
  'transfer-ownership': <IconArrowsExchange {...ICON} />,
} as const satisfies Record<WorkspaceMenuEntry, React.JSX.Element>;

interface WorkspaceMenuProps extends LayersProps {
  layer: Extract<OpenLayer, { workspaceId: number }>;
}

/** What can be done with a workspace; what is refused says why. It goes when the workspace does. [DASH-12 … DASH-17, PLUS-7] */
export function WorkspaceMenu({ views, subjectIn, layer }: WorkspaceMenuProps) {
  const { isConnected } = useCardSurroundings();
  const index = views.findIndex(({ workspace }) => workspace.id === layer.workspaceId);
  const view = views[index];
  const isGone = view === undefined;
  useEffect(() => {
    if (isGone) closeLayer();
  }, [isGone]);
  useEffect(() => () => setLongPressed(null), []);
  if (view === undefined) return null;
  const { workspace } = view;
  const perform = (entry: WorkspaceMenuEntry) => {
    if (!isWorkspaceDeed(entry)) return;
    selectWorkspace(workspace.name, index);
    workspaceDialog.set({ kind: entry, workspaceId: workspace.id });
  };
  const items = listWorkspaceActions({ subject: subjectIn(view), workspace, isConnected }).map(
    ({ entry, refusal }) => ({
      key: entry,
      label: words.entries[entry],
      icon: ICONS[entry],
      refusal,
      onSelect: () => perform(entry),
    }),
  );
  return (
    <Menu
      anchor={layer.anchor}
      label={screens.dashboard.workspaceMenu(workspace.name)}
      items={items}
      onClose={closeLayer}
    />
  );
}
