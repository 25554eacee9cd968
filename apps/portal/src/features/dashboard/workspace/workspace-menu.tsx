import { screens } from '@partyline/texts';
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
import { ActionMenu } from '../actions/action-menu.tsx';
import { useCardContext } from '../card/card-context.ts';
import { selectWorkspace, setLongPressed, workspaceDialog } from '../data/workspace-store.ts';
import { closeOverlay, type OpenOverlay, type OverlayProps } from '../data/open-overlay.ts';
import { isImplemented, listWorkspaceActions } from './workspace-actions.ts';

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

interface WorkspaceMenuProps extends OverlayProps {
  overlay: Extract<OpenOverlay, { workspaceId: number }>;
}

/** The menu of a workspace. It closes when the workspace is gone. [DASH-12 … DASH-17, PLUS-7] */
export function WorkspaceMenu({ views, subjectIn, overlay }: WorkspaceMenuProps) {
  const { isConnected } = useCardContext();
  const index = views.findIndex(({ workspace }) => workspace.id === overlay.workspaceId);
  const view = views[index];
  const isGone = view === undefined;
  useEffect(() => {
    if (isGone) closeOverlay();
  }, [isGone]);
  useEffect(() => () => setLongPressed(null), []);
  if (view === undefined) return null;
  const { workspace } = view;
  const run = (entry: WorkspaceMenuEntry) => {
    if (!isImplemented(entry)) return;
    selectWorkspace(workspace.name, index);
    workspaceDialog.set({ kind: entry, workspaceId: workspace.id });
  };
  const actions = listWorkspaceActions({ subject: subjectIn(view), workspace, isConnected }).map(
    ({ entry, refusal }) => ({
      key: entry,
      label: words.entries[entry],
      icon: ICONS[entry],
      refusal,
      onSelect: () => run(entry),
    }),
  );
  const label = screens.dashboard.workspaceMenu(workspace.name);
  return <ActionMenu anchor={overlay.anchor} label={label} actions={actions} onClose={closeOverlay} />;
}
