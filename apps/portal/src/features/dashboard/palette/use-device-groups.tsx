import {
  displayState,
  listPaletteActions,
  type PaletteAction as OfferedAction,
  type PaletteActionName,
} from '@partyline/device-state';
import {
  findActions,
  findBest,
  findTextsOf,
  indexVerbs,
  listShownDevices,
  type Query,
} from '@partyline/display';
import type { Subject } from '@partyline/permissions';
import { DEVICE_STATE_WORDS, deviceRefusalText, screens } from '@partyline/texts';
import { StateGlyph } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listMoveTargets } from '@partyline/workspaces';
import {
  IconArrowsExchange,
  IconExternalLink,
  IconPlayerPlay,
  IconPlayerStopFilled,
  IconRefresh,
  IconStar,
  IconStarOff,
} from '@tabler/icons-react';
import type { Command, CommandGroup } from '../../../shell/palette/command.ts';
import { workspacesQuery } from '../../../session/workspaces.ts';
import { useDashboardViews } from '../view-model.ts';
import { changePlanLink, useDevicePlanChange } from '../../../subscriptions/plan-change.tsx';
import { useOpenDashboard } from './use-dashboard-commands.tsx';
import { actOfDevice } from '../actions/act-of-device.ts';
import { ACTION_ICONS } from '../actions/icons.tsx';
import { openDialog } from '../../../shell/dialogs/dialogs.ts';
import { useClock } from '../data/clock.ts';
import { openDevice } from '../data/open-device.ts';
import { useRequestCommand, useSetFavorite } from '../mutations.ts';
import { inWorkspace, useSubject } from '../device-context.ts';
import { useIsConnected } from '../../../query-client.ts';
import { readerOf, useCircumstances } from '../../../session/rights.ts';
import { deviceContextOf } from '../device-access.ts';
import type { ShownDevice, WorkspaceView } from '../dashboard-rows.ts';

const words = screens.commandPalette;
const MOST = 6;
const ACTIONS = 'action';
const VERBS = indexVerbs<PaletteActionName>(words.deviceVerbs);

/** Refused with a text. */
type PaletteAction = OfferedAction<string, string> & Pick<Command, 'refusedAct'>;

export interface DeviceGroups {
  readonly groups: readonly (CommandGroup | null)[];
  /** Why no devices are listed; null for none. */
  readonly note: string | null;
}

const deviceId = ({ device }: ShownDevice) => `device:${device.vicUuid}`;

function activeDevice(listed: readonly ShownDevice[], activeId: string | null): ShownDevice | undefined {
  return listed.find(({ device }) => activeId?.split(':')[1] === device.vicUuid);
}

/**
 * Returns matching devices, the active one's actions and actions by verb; favorites only for an empty query. Reads the cache, and refetches
 * old data. [PLUS-26]
 */
export function useDeviceGroups(query: Query, activeId: string | null): DeviceGroups {
  const { data, isPending, isLoadingError } = useQuery(workspacesQuery);
  const views = useDashboardViews(data);
  const devices = useMemo(() => listShownDevices(views), [views]);
  const openDashboard = useOpenDashboard();
  const { actionsOf, commandOf } = usePaletteActions(views);

  const isBare = query.phrase === '';
  const found = useMemo(() => {
    const among = isBare ? devices.filter(({ device }) => device.isFavorite) : devices;
    return findBest(among, query, findTextsOf, MOST);
  }, [devices, isBare, query]);

  const rowOf = (shown: ShownDevice): Command => {
    const { device, view } = shown;
    const state = displayState(device);
    return {
      id: deviceId(shown),
      label: device.deviceName,
      icon: <StateGlyph glyph={state} progress={device.progress} isToned />,
      aside: words.deviceState(view.workspace.name, DEVICE_STATE_WORDS[state]),
      run: () => void openDashboard({ device: device.vicUuid }),
    };
  };
  const subject = isBare ? undefined : (activeDevice(found.best, activeId) ?? found.best[0]);
  const { rank, isGuess, count, best } = found;
  const asked = findActions(devices, query, VERBS, actionsOf);
  const groups: (CommandGroup | null)[] = [
    count === 0
      ? null
      : {
          key: 'devices',
          title: isBare ? words.groups.favourites : words.groups.devices,
          commands: best.map(rowOf),
          more: count - best.length,
          rank,
          isGuess,
          ...(isBare ? {} : { leadsTo: ACTIONS }),
        },
    subject === undefined
      ? null
      : {
          key: ACTIONS,
          title: words.actionsOn(subject.device.deviceName),
          commands: actionsOf(subject).map((action) => commandOf(subject, action, 'own')),
          more: 0,
          rank,
          isGuess,
        },
    asked && {
      key: 'asked',
      title: words.groups.actions,
      // Names may repeat across workspaces.
      commands: asked.actions.map(({ found: owner, action }) => ({
        ...commandOf(owner, action, 'asked'),
        aside: owner.view.workspace.name,
      })),
      more: 0,
      rank: asked.rank,
      isGuess: asked.isGuess,
    },
  ];
  return { groups, note: isLoadingError ? words.failed : isPending ? words.loading : null };
}

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const RETRY = <IconRefresh {...ICON} />;
const ICONS = {
  ...ACTION_ICONS,
  open: <IconExternalLink {...ICON} />,
  'change-plan': <IconArrowsExchange {...ICON} />,
  start: <IconPlayerPlay {...ICON} />,
  stop: <IconPlayerStopFilled {...ICON} />,
  restart: RETRY,
  retry: RETRY,
  star: <IconStar {...ICON} />,
  unstar: <IconStarOff {...ICON} />,
} as const satisfies Record<PaletteActionName, React.JSX.Element>;

function withText(action: OfferedAction<string>, { device }: ShownDevice, subject: Subject): PaletteAction {
  if (action.name === 'change-plan') return action;
  const { refusal } = action;
  const act = actOfDevice(action.name);
  return {
    ...action,
    refusal: refusal && deviceRefusalText(refusal, readerOf(subject)),
    ...(refusal?.by === 'permission' &&
      act !== undefined && { refusedAct: { act, vicUuid: device.vicUuid } }),
  };
}

export interface PaletteActions {
  readonly actionsOf: (found: ShownDevice) => PaletteAction[];
  /** A palette command: `own` among its device's actions, `asked` among those of several devices. */
  readonly commandOf: (found: ShownDevice, action: PaletteAction, place: 'own' | 'asked') => Command;
}

/** Runs card and menu actions from the palette, opening the dashboard if needed. [PLUS-26] */
function usePaletteActions(views: readonly WorkspaceView[]): PaletteActions {
  const requestCommand = useRequestCommand();
  const { mutate: setFavorite } = useSetFavorite();
  const isConnected = useIsConnected();
  const subjectOf = useSubject();
  const circumstances = useCircumstances();
  const nowMs = useClock();
  const openDashboard = useOpenDashboard();
  const navigate = useNavigate();
  const planChangeOf = useDevicePlanChange();
  const contextOf = (found: ShownDevice) => deviceContextOf(found, subjectOf, isConnected, nowMs);

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
      case 'change-plan':
        void navigate(changePlanLink(device.vicUuid));
        break;
      case 'details':
        void openDashboard({ device: device.vicUuid });
        break;
      case 'start':
      case 'stop':
      case 'restart':
      case 'retry':
        void openDashboard({}).then(() => requestCommand(device, action.command, contextOf(found)));
        break;
      case 'edit':
      case 'upgrade':
      case 'move':
      case 'unregister': {
        const dialog = `${action.name}-device` as const;
        void openDashboard({}).then(() => openDialog(dialog, { vicUuids: [device.vicUuid] }));
      }
    }
  };

  return {
    actionsOf(found) {
      const workspaces = views.map((view) => view.workspace);
      const moveTargets = listMoveTargets(found.view.workspace, workspaces, circumstances);
      const context = inWorkspace(contextOf(found), found.view, moveTargets.length);
      const planChange = planChangeOf(found.device);
      return listPaletteActions(
        found.device,
        context,
        planChange && { refusal: planChange.refusal ?? null },
      ).map((action) => withText(action, found, context.subject));
    },
    commandOf: (found, action, place) => ({
      id: `${place}:${found.device.vicUuid}:${action.name}`,
      label:
        place === 'own'
          ? words.deviceVerbs[action.name]
          : words.deviceAction[action.name](found.device.deviceName),
      icon: ICONS[action.name],
      refusal: action.refusal ?? undefined,
      refusedAct: action.refusedAct,
      run: () => run(found, action),
    }),
  };
}
