import { screens } from '@partyline/texts';
import { listMoveTargets } from '@partyline/workspaces';
import {
  IconExternalLink,
  IconPlayerPlay,
  IconPlayerStopFilled,
  IconRefresh,
  IconStar,
  IconStarOff,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Command } from '../../../shell/palette/command.ts';
import { ACTION_ICONS } from '../care/action-icons.tsx';
import { openDialog } from '../care/open-dialog.ts';
import { useClock } from '../clock.ts';
import { setFavorite } from '../care/set-favorite.ts';
import { askOrCommand } from '../data/ask-or-command.ts';
import { sendTabToManager } from '../data/open-device.ts';
import { openTab } from '../data/open-tab.ts';
import type { ShownDevice } from '../model/find-shown.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { useIsConnected } from '../use-is-connected.ts';
import { deviceContextOf, inWorkspace, useCircumstances, useSubject } from '../device-context.ts';
import { listDeeds, type Deed, type DeedName } from './list-deeds.ts';
import { useDashboardDoor } from './use-dashboard-door.ts';

const words = screens.commandPalette;
const MINUTE_MS = 60_000;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const AGAIN = <IconRefresh {...ICON} />;
const ICONS = {
  ...ACTION_ICONS,
  open: <IconExternalLink {...ICON} />,
  start: <IconPlayerPlay {...ICON} />,
  stop: <IconPlayerStopFilled {...ICON} />,
  restart: AGAIN,
  retry: AGAIN,
  star: <IconStar {...ICON} />,
  unstar: <IconStarOff {...ICON} />,
} as const satisfies Record<DeedName, React.JSX.Element>;

/** What can be done to devices, and how. */
export interface Deeds {
  readonly deedsOf: (found: ShownDevice) => Deed[];
  /** A deed as a command of the palette; `place` tells the same deed in two groups apart. */
  readonly commandOf: (found: ShownDevice, deed: Deed, place: string) => Command;
}

/** Does to devices what their cards and menus do; whatever is seen or asked on the dashboard leads there first. [PLUS-26] */
export function useDeeds(views: readonly WorkspaceView[]): Deeds {
  const client = useQueryClient();
  const isConnected = useIsConnected();
  const subjectIn = useSubject();
  const circumstances = useCircumstances();
  const nowMs = useClock(MINUTE_MS);
  const door = useDashboardDoor();
  const contextOf = (found: ShownDevice) => deviceContextOf(found, subjectIn, isConnected, nowMs);

  const perform = (found: ShownDevice, deed: Deed) => {
    const { device } = found;
    switch (deed.name) {
      case 'open':
        void sendTabToManager(openTab(device), device);
        break;
      case 'star':
      case 'unstar':
        void setFavorite(client, device, deed.name === 'star');
        break;
      case 'details':
        door({ device: device.vicUuid });
        break;
      case 'start':
      case 'stop':
      case 'restart':
      case 'retry':
        door({});
        askOrCommand(client, device, deed.command, contextOf(found));
        break;
      case 'edit':
      case 'upgrade':
      case 'move':
      case 'unregister':
        door({});
        openDialog.set({ kind: deed.name, vicUuids: [device.vicUuid] });
    }
  };

  return {
    deedsOf(found) {
      const workspaces = views.map((view) => view.workspace);
      const moveTargets = listMoveTargets(found.view.workspace, workspaces, circumstances);
      return listDeeds(found.device, inWorkspace(contextOf(found), found.view, moveTargets.length));
    },
    commandOf: (found, deed, place) => ({
      id: `${place}:${found.device.vicUuid}:${deed.name}`,
      label: words.deeds[deed.name](found.device.deviceName),
      icon: ICONS[deed.name],
      refusal: deed.refusal,
      run: () => perform(found, deed),
    }),
  };
}
