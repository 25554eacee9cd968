import { STATE_CLASSES } from '@partyline/device-state';
import { searchOfView, VIEW_TYPES } from '@partyline/display';
import { screens } from '@partyline/texts';
import {
  IconArrowsVertical,
  IconBookmark,
  IconDownload,
  IconFilter,
  IconFilterOff,
  IconFold,
  IconStar,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMe } from '../../../session/me.ts';
import type { Command, Offer } from '../../../shell/palette/command.ts';
import { VIEW_ICONS } from '../actions/icons.tsx';
import { savedViewsPreference, useAccordions, usePreference, useViewType } from '../data/preference.ts';
import { workspacesQuery, type Workspaces } from '../../../session/workspaces.ts';
import { useAddEntries, ADD_ENTRIES, openAddDialog } from '../workspace/add-menu.tsx';
import { exportDevices } from '../export/export-devices.ts';
import { shownSource } from '../export/shown-source.ts';
import { changeSearch, latestSearch, NO_FILTERS, type DashboardSearch } from '../dashboard-search.ts';

const words = screens.commandPalette;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const FILTER = <IconFilter {...ICON} />;
const BOOKMARK = <IconBookmark {...ICON} />;
const DOWNLOAD = <IconDownload {...ICON} />;
const ALL = [
  { id: 'collapseAll', icon: <IconFold {...ICON} />, isOpen: false },
  { id: 'expandAll', icon: <IconArrowsVertical {...ICON} />, isOpen: true },
] as const;
const NONE: Workspaces = [];
const EVERYTHING = { ...NO_FILTERS, q: '' };

/** Offers commands for views, saved views, filters and the export. [CSV-1, DASH-1, PLUS-13, PLUS-26] */
export function useDashboardCommands(): Offer {
  const { identity, user } = useMe();
  const [viewType, setViewType] = useViewType(identity.uid);
  const owner = `${identity.uid}.${user.accountId}`;
  const [saved] = usePreference(savedViewsPreference, owner);
  const { data } = useQuery(workspacesQuery);
  const { toggleAll } = useAccordions(owner, data);
  const router = useRouter();
  const openDashboard = useOpenDashboard();

  const views = VIEW_TYPES.filter((type) => type !== viewType).map((type): Command => ({
    id: `view:${type}`,
    label: words.view[type],
    icon: VIEW_ICONS[type],
    run: () => {
      setViewType(type);
      void openDashboard({});
    },
  }));
  const savedViews = saved.map((view, index): Command => ({
    id: `saved:${index}`,
    label: words.savedView(view.name),
    icon: BOOKMARK,
    run: () => void openDashboard(searchOfView(view)),
  }));
  const filters = STATE_CLASSES.map((name): Command => ({
    id: `filter:${name}`,
    label: words.filter[name],
    icon: FILTER,
    run: () => void openDashboard({ ...EVERYTHING, state: name }),
  }));
  const commands: Command[] = [
    ...views,
    ...savedViews,
    {
      id: 'filter:none',
      label: words.filterNone,
      icon: <IconFilterOff {...ICON} />,
      run: () => void openDashboard(EVERYTHING),
    },
    {
      id: 'filter:favourites',
      label: words.filterFavourites,
      icon: <IconStar {...ICON} />,
      run: () => void openDashboard({ ...EVERYTHING, favorites: '1' }),
    },
    ...filters,
    ...ALL.map(({ id, icon, isOpen }): Command => ({
      id,
      label: words.workspaces[id],
      icon,
      run: () => {
        toggleAll(isOpen);
        // A search or filter opens what it finds.
        void openDashboard(EVERYTHING);
      },
    })),
    {
      id: 'export',
      label: screens.dashboardExport.label,
      icon: DOWNLOAD,
      run: () =>
        void openDashboard({}).then(() =>
          exportDevices(shownSource(data ?? NONE, latestSearch(router), viewType)),
        ),
    },
  ];
  return { key: 'dashboard', title: words.groups.dashboard, commands };
}

/** Offers commands that add a workspace or device. [WS-1, GD-45, PLUS-26] */
export function useAddCommands(): Offer {
  const { data = NONE } = useQuery(workspacesQuery);
  const openDashboard = useOpenDashboard();
  const commands = useAddEntries(data).map(({ kind, refusal, refusedAct }): Command => ({
    id: `add:${kind}`,
    label: ADD_ENTRIES[kind].label,
    icon: ADD_ENTRIES[kind].icon,
    refusal,
    refusedAct,
    run: () => void openDashboard({}).then(() => openAddDialog(kind)),
  }));
  return { key: 'add', title: screens.commandPalette.groups.add, commands };
}

/** Opens the dashboard with changed search parameters; resolves when it is open, as a navigation closes dialogs. */
export function useOpenDashboard(): (change: DashboardSearch) => Promise<void> {
  const router = useRouter();
  return async (change) => {
    const isHere = router.latestLocation.pathname === '/dashboard';
    if (!isHere) await router.navigate({ to: '/dashboard', search: change });
    else if (Object.keys(change).length > 0) changeSearch(router, change);
  };
}
