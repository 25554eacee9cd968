import type { Workspace } from '@partyline/contract';
import { screens, permissionRefusalText } from '@partyline/texts';
import {
  isOwnedByCaller,
  type WorkspaceMenuEntry,
  listWorkspaceMenu,
  WORKSPACE_MENU,
} from '@partyline/workspaces';
import {
  IconArrowsExchange,
  IconArrowsVertical,
  IconCalendarTime,
  IconCpu,
  IconCrown,
  IconDownload,
  IconFold,
  IconPencil,
  IconTrash,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { filterOf } from '@partyline/display';
import { useEffect, useMemo } from 'react';
import type { ActCode, Subject } from '@partyline/permissions';
import { openDialog } from '../../../shell/dialogs/dialogs.ts';
import { ActionMenu, type MenuAction } from '../actions/action-menu.tsx';
import { useMe } from '../../../session/me.ts';
import { useAccordions } from '../data/preference.ts';
import { keepInPlace } from '../grid/keep-in-place.ts';
import { exportDevices } from '../export/export-devices.ts';
import { useCardContext } from '../device-context.ts';
import { readerOf } from '../../../session/rights.ts';
import { selectWorkspace, setLongPressed } from '../data/workspace-store.ts';
import { closeOverlay, type OpenOverlay, type OverlayProps } from '../data/page-state.ts';

const words = screens.workspaceMenu;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const DOWNLOAD = <IconDownload {...ICON} />;
const COLLAPSE = <IconFold {...ICON} />;
const EXPAND = <IconArrowsVertical {...ICON} />;
const ICONS = {
  invite: <IconUserPlus {...ICON} />,
  manage: <IconUsers {...ICON} />,
  schedules: <IconCalendarTime {...ICON} />,
  'add-device': <IconCpu {...ICON} />,
  rename: <IconPencil {...ICON} />,
  delete: <IconTrash {...ICON} />,
  'request-ownership': <IconCrown {...ICON} />,
  'transfer-ownership': <IconArrowsExchange {...ICON} />,
} as const satisfies Record<WorkspaceMenuEntry, React.JSX.Element>;

function openEntry(
  entry: Exclude<WorkspaceMenuEntry, 'invite' | 'manage' | 'schedules'>,
  workspace: Workspace,
): void {
  const { id: workspaceId, name, ownerName } = workspace;
  if (entry === 'transfer-ownership') {
    const isOwner = isOwnedByCaller(workspace);
    openDialog('transfer-workspace', { workspaceId, name, isOwner });
  } else if (entry === 'request-ownership') {
    openDialog('request-ownership', { workspaceId, name, ownerName });
  } else if (entry === 'add-device') {
    openDialog('add-device', { workspaceId });
  } else {
    openDialog(`${entry}-workspace`, { workspaceId });
  }
}

interface WorkspaceMenuProps extends OverlayProps {
  overlay: Extract<OpenOverlay, { workspaceId: number }>;
}

/** Renders the menu of a workspace; closes when it is gone. [CSV-1, DASH-12 … DASH-17, PLUS-7, PLUS-15] */
export function WorkspaceMenu({ views, subjectOf, overlay, search, narrowing }: WorkspaceMenuProps) {
  const { identity, user } = useMe();
  const workspaces = useMemo(() => views.map((view) => view.workspace), [views]);
  const accordions = useAccordions(`${identity.uid}.${user.accountId}`, workspaces);
  const { isConnected } = useCardContext();
  const navigate = useNavigate();
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
    if (isAboutPeople(entry)) {
      const search = { workspace: workspace.id, ...(entry === 'invite' && { invite: true }) };
      void navigate({ to: '/manage-invite', search });
      return;
    }
    if (entry === 'schedules') {
      void navigate({ to: '/shows', search: { workspace: workspace.id } });
      return;
    }
    selectWorkspace(workspace.name, index);
    openEntry(entry, workspace);
  };
  const entries = listWorkspaceActions({ subject: subjectOf(view), workspace, isConnected }).map(
    ({ entry, refusal, act }): MenuAction => ({
      key: entry,
      label: words.entries[entry],
      icon: ICONS[entry],
      refusal,
      refusedAct: act && { act, workspaceId: workspace.id },
      isDanger: entry === 'delete',
      onSelect: () => run(entry),
    }),
  );
  const isLast = entries.at(-1)?.isDanger === true;
  // A search or filter opens what it finds.
  const isFiltered = filterOf(search.q ?? '', narrowing) !== null;
  const isOpen = accordions.isOpen(workspace.id);
  const all: MenuAction[] =
    isFiltered || views.length === 1
      ? []
      : [
          {
            key: 'all',
            label: isOpen ? screens.dashboard.collapseAll : screens.dashboard.expandAll,
            icon: isOpen ? COLLAPSE : EXPAND,
            onSelect: () => keepInPlace(overlay.anchor, () => accordions.toggleAll(!isOpen)),
          },
        ];
  const actions = entries.toSpliced(isLast ? -1 : entries.length, 0, ...all, {
    key: 'export',
    label: screens.dashboardExport.workspace,
    icon: DOWNLOAD,
    refusal: view.devices.length === 0 ? screens.dashboardExport.nothing : undefined,
    isDanger: false,
    onSelect: () => void exportDevices({ views: [view], filter: null, sort: null }),
  });
  const label = screens.dashboard.workspaceMenu(workspace.name);
  return <ActionMenu anchor={overlay.anchor} label={label} actions={actions} onClose={closeOverlay} />;
}

export interface WorkspaceAction {
  readonly entry: WorkspaceMenuEntry;
  readonly refusal: string | undefined;
  /** What a missing right refuses. */
  readonly act?: ActCode;
}

/** Returns the act of an entry; schedules need the rights to start and to stop. */
function actOf(entry: WorkspaceMenuEntry): ActCode {
  return entry === 'schedules' ? 'instance.start' : `workspace.${WORKSPACE_MENU[entry]}`;
}

/** Returns whether an entry opens the people page instead of a dialog. [DASH-12, DASH-13] */
function isAboutPeople(entry: WorkspaceMenuEntry): entry is 'invite' | 'manage' {
  return entry === 'invite' || entry === 'manage';
}

export interface WorkspaceMenuContext {
  readonly subject: Subject;
  readonly workspace: Workspace;
  readonly isConnected: boolean;
}

/**
 * Lists a workspace's menu entries in order. Entries that the role never allows are left out; temporary refusals say why. [DASH-12 …
 * DASH-17, GC-10, GW-16, PLUS-7]
 */
export function listWorkspaceActions({
  subject,
  workspace,
  isConnected,
}: WorkspaceMenuContext): WorkspaceAction[] {
  return listWorkspaceMenu(subject, { kind: 'workspace', ...workspace }).map(({ entry, decision }) => {
    if (!decision.allowed)
      return {
        entry,
        refusal: permissionRefusalText(decision.reason, readerOf(subject)),
        act: actOf(entry),
      };
    // The page works offline from its cache.
    const isOffered = isConnected || entry === 'manage';
    return { entry, refusal: isOffered ? undefined : screens.dashboard.offlineRefusal };
  });
}
