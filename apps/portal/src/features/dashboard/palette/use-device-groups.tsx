import { displayState } from '@partyline/device-state';
import { findBest, type Query } from '@partyline/display';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { StateGlyph, toneOf } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../../session/session-store.ts';
import type { Command, CommandGroup } from '../../../shell/palette/command.ts';
import { instancesQuery } from '../data/instances.queries.ts';
import type { ShownDevice } from '../model/find-shown.ts';
import { useDashboardViews } from '../use-dashboard-views.ts';
import { findDeeds } from './find-deeds.ts';
import styles from './palette-devices.module.css';
import { listPaletteDevices, textsOfDevice } from './palette-devices.ts';
import { useDashboardDoor } from './use-dashboard-door.ts';
import { useDeeds } from './use-deeds.tsx';

const words = screens.commandPalette;
const MOST = 6;
/** The group of what can be done to one device. */
const DEEDS = 'deed';

/** The devices for what was typed, and what can be done to them. */
export interface DeviceGroups {
  readonly groups: readonly (CommandGroup | null)[];
  /** Why no device may be found; null for no reason. */
  readonly note: string | null;
}

const deviceId = ({ device }: ShownDevice) => `device:${device.vicUuid}`;

/** Which of the listed devices is meant: the active one, or the one whose deed is active, else the first. */
function subjectOf(listed: readonly ShownDevice[], activeId: string | null): ShownDevice | undefined {
  return listed.find(({ device }) => activeId?.split(':')[1] === device.vicUuid);
}

/**
 * The devices found, what can be done to the one that is active, and what was asked for by its verb. Without a text the
 * favourites stand there. Read from what the dashboard keeps, and from the service where that is old. [PLUS-26]
 */
export function useDeviceGroups(query: Query, activeId: string | null): DeviceGroups {
  const hasAccount = useSession(({ user }) => typeof user?.accountId === 'number');
  const { data, isError } = useQuery({ ...instancesQuery, enabled: hasAccount });
  const views = useDashboardViews(data);
  const devices = useMemo(() => listPaletteDevices(views), [views]);
  const door = useDashboardDoor();
  const { deedsOf, commandOf } = useDeeds(views);

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
      run: () => door({ device: device.vicUuid }),
    };
  };
  const subject = subjectOf(found.best, activeId) ?? (isBare ? undefined : found.best[0]);
  const { rank, isGuess, count, best } = found;
  const asked = findDeeds(devices, query, deedsOf);
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
          leadsTo: DEEDS,
        },
    subject === undefined
      ? null
      : {
          key: DEEDS,
          title: words.deedsOn(subject.device.deviceName),
          // What is refused is only for who asked for the device by its name.
          commands: deedsOf(subject)
            .filter(({ refusal }) => !isBare || refusal === undefined)
            .map((deed) => commandOf(subject, deed, DEEDS)),
          more: 0,
          rank,
          isGuess,
        },
    asked && {
      key: 'asked',
      title: words.groups.deeds,
      // Many workspaces have a device of the same name: nobody shall start another one than they mean.
      commands: asked.deeds.map(({ found: whose, deed }) => ({
        ...commandOf(whose, deed, 'asked'),
        aside: whose.view.workspace.name,
      })),
      more: 0,
      rank: asked.rank,
      isGuess: asked.isGuess,
    },
  ];
  const failed = isError && data === undefined;
  return { groups, note: failed ? words.failed : data === undefined && hasAccount ? words.loading : null };
}
