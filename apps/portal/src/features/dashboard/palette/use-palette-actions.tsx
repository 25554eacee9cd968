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
import type { Command } from '../../../shell/palette/command.ts';
import { ACTION_ICONS } from '../actions/action-icons.tsx';
import { openDialog } from '../data/open-dialog.ts';
import { useClock } from '../data/clock.ts';
import { openDevice } from '../data/open-device.ts';
import { useRequestCommand, useSetFavorite } from '../mutations.ts';
import type { ShownDevice } from '../model/shown-devices.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { deviceContextOf } from '../device-access.ts';
import { inWorkspace, useCircumstances, useIsConnected, useSubject } from '../device-context.ts';
import { listPaletteActions, type PaletteAction, type PaletteActionName } from './palette-actions.ts';
import { useOpenDashboard } from './use-open-dashboard.ts';

const words = screens.commandPalette;
const MINUTE_MS = 60_000;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const RETRY = <IconRefresh {...ICON} />;
const ICONS = {
  ...ACTION_ICONS,
  open: <IconExternalLink {...ICON} />,
  start: <IconPlayerPlay {...ICON} />,
  stop: <IconPlayerStopFilled {...ICON} />,
  restart: RETRY,
  retry: RETRY,
  star: <IconStar {...ICON} />,
  unstar: <IconStarOff {...ICON} />,
} as const satisfies Record<PaletteActionName, React.JSX.Element>;

export interface PaletteActions {
  readonly actionsOf: (found: ShownDevice) => PaletteAction[];
  /** A palette command: `own` among its device's actions, `asked` among those of several devices. */
  readonly commandOf: (found: ShownDevice, action: PaletteAction, place: 'own' | 'asked') => Command;
}

/** Runs card and menu actions from the palette, opening the dashboard if needed. [PLUS-26] */
export function usePaletteActions(views: readonly WorkspaceView[]): PaletteActions {
  const requestCommand = useRequestCommand();
  const { mutate: setFavorite } = useSetFavorite();
  const isConnected = useIsConnected();
  const subjectIn = useSubject();
  const circumstances = useCircumstances();
  const nowMs = useClock(MINUTE_MS);
  const openDashboard = useOpenDashboard();
  const contextOf = (found: ShownDevice) => deviceContextOf(found, subjectIn, isConnected, nowMs);

  const run = (found: ShownDevice, action: PaletteAction) => {
    const { device } = found;
    switch (action.name) {
      case 'open':
        void openDevice(device);
        break;
      case 'star':
      case 'unstar':
        setFavorite({ device, isFavorite: action.name === 'star' });
        break;
      case 'details':
        openDashboard({ device: device.vicUuid });
        break;
      case 'start':
      case 'stop':
      case 'restart':
      case 'retry':
        openDashboard({});
        requestCommand(device, action.command, contextOf(found));
        break;
      case 'edit':
      case 'upgrade':
      case 'move':
      case 'unregister':
        openDashboard({});
        openDialog.set({ kind: action.name, vicUuids: [device.vicUuid] });
    }
  };

  return {
    actionsOf(found) {
      const workspaces = views.map((view) => view.workspace);
      const moveTargets = listMoveTargets(found.view.workspace, workspaces, circumstances);
      return listPaletteActions(found.device, inWorkspace(contextOf(found), found.view, moveTargets.length));
    },
    commandOf: (found, action, place) => ({
      id: `${place}:${found.device.vicUuid}:${action.name}`,
      label:
        place === 'own'
          ? words.deviceVerbs[action.name]
          : words.deviceAction[action.name](found.device.deviceName),
      icon: ICONS[action.name],
      refusal: action.refusal,
      run: () => run(found, action),
    }),
  };
}
