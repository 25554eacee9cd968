import { displayState } from '@partyline/device-state';
import { findBest, type Query } from '@partyline/display';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { StateGlyph, toneOf } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../../session/session-store.ts';
import type { Command, CommandGroup } from '../../../shell/palette/command.ts';
import { instancesQuery } from '../queries.ts';
import type { ShownDevice } from '../model/shown-devices.ts';
import { useDashboardViews } from '../view-model.ts';
import { findActions } from './find-actions.ts';
import styles from './palette-devices.module.css';
import { listPaletteDevices, textsOfDevice } from './palette-devices.ts';
import { useOpenDashboard } from './use-open-dashboard.ts';
import { usePaletteActions } from './use-palette-actions.tsx';

const words = screens.commandPalette;
const MOST = 6;
const ACTIONS = 'action';

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
 * Matching devices, the active one's actions and actions by verb; favorites only for an empty query. Reads the cache, and refetches
 * old data. [PLUS-26]
 */
export function useDeviceGroups(query: Query, activeId: string | null): DeviceGroups {
  const hasAccount = useSession(({ user }) => typeof user?.accountId === 'number');
  const { data, isError } = useQuery({ ...instancesQuery, enabled: hasAccount });
  const views = useDashboardViews(data);
  const devices = useMemo(() => listPaletteDevices(views), [views]);
  const openDashboard = useOpenDashboard();
  const { actionsOf, commandOf } = usePaletteActions(views);

  const isBare = query.phrase === '';
  const found = useMemo(() => {
    const among = isBare ? devices.filter(({ device }) => device.isFavorite) : devices;
    return findBest(among, query, textsOfDevice, MOST);
  }, [devices, isBare, query]);

  const rowOf = (shown: ShownDevice): Command => {
    const { device, view } = shown;
    const state = displayState(device);
    return {
      id: deviceId(shown),
      label: device.deviceName,
      icon: <StateGlyph glyph={state} progress={device.progress} className={styles[toneOf(state)]} />,
      aside: words.deviceState(view.workspace.name, DEVICE_STATE_WORDS[state]),
      run: () => openDashboard({ device: device.vicUuid }),
    };
  };
  const subject = isBare ? undefined : (activeDevice(found.best, activeId) ?? found.best[0]);
  const { rank, isGuess, count, best } = found;
  const asked = findActions(devices, query, actionsOf);
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
  const failed = isError && data === undefined;
  return { groups, note: failed ? words.failed : data === undefined && hasAccount ? words.loading : null };
}
