import { screens } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../session/session-store.ts';
import type { Command } from '../../../shell/palette/command.ts';
import type { Offer } from '../../../shell/palette/find-commands.ts';
import { instancesQuery, type Workspaces } from '../queries.ts';
import { useAddEntries } from '../workspace/add-entries.ts';
import { ADD_ENTRIES, openAddDialog } from '../workspace/add-menu.tsx';
import { useOpenDashboard } from './use-open-dashboard.ts';

const NONE: Workspaces = [];

/** Commands that add a workspace or device. [WS-1, GD-45, PLUS-26] */
export function useAddCommands(): Offer {
  const enabled = useSession(({ user }) => typeof user?.accountId === 'number');
  const { data = NONE } = useQuery({ ...instancesQuery, enabled });
  const openDashboard = useOpenDashboard();
  const commands = useAddEntries(data).map(({ kind, refusal }): Command => ({
    id: `add:${kind}`,
    label: ADD_ENTRIES[kind].label,
    icon: ADD_ENTRIES[kind].icon,
    refusal,
    run: () => {
      openDashboard({});
      openAddDialog(kind);
    },
  }));
  return { key: 'add', title: screens.commandPalette.groups.add, commands };
}
