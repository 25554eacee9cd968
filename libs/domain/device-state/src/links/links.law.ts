import type { TableLaw } from '@partyline/kernel/law';
import type { LinkRole } from '../device/vocabulary.ts';
import { groupDevices } from './group-devices.ts';
import { needsStopConfirmation, type LinkedDevice } from './link-role.ts';

const LINK_ROLES = [
  'Leader',
  'Master',
  'Member',
  'Atomic',
  null,
] as const satisfies readonly (LinkRole | null)[];

interface LinkQuestion {
  readonly devices: readonly LinkedDevice[];
}

/** Returns the id of a device by its number, so that a member may name any device, itself, none or one that is elsewhere. */
const uuidOf = (number: number): string => `ABC-${number}`;

function* everyWorkspace(): Generator<LinkQuestion> {
  const kinds = [1, 2, 3].map((own) =>
    LINK_ROLES.flatMap((linkRole) =>
      [null, ...[1, 2, 3, 9].map(uuidOf)].map((leaderuuid): LinkedDevice => ({
        vicUuid: uuidOf(own),
        linkRole,
        leaderuuid,
      })),
    ),
  );
  const [first = [], second = [], third = []] = kinds;
  for (const one of first) yield { devices: [one] };
  for (const one of first) for (const two of second) yield { devices: [one, two] };
  for (const one of first)
    for (const two of second) for (const three of third) yield { devices: [one, two, three] };
}

const isLeading = ({ linkRole }: LinkedDevice) => linkRole === 'Leader' || linkRole === 'Master';

/** Returns a grouping as a text in which neither order nor letter case counts. */
function textOf(devices: readonly LinkedDevice[], nameOf: (uuid: string) => string): string {
  const { groups, solo } = groupDevices(devices);
  const named = ({ vicUuid }: LinkedDevice) => nameOf(vicUuid.toLowerCase());
  return [
    ...groups.map(({ leader, members }) => `${named(leader)}: ${members.map(named).toSorted().join(' ')}`),
    ...solo.map(
      ({ device, isLeaderMissing }) =>
        `${named(device)} alone${isLeaderMissing ? ', its leader is missing' : ''}`,
    ),
  ]
    .toSorted()
    .join('; ');
}

const asItIs = (uuid: string) => uuid;

export const linkGroups: TableLaw<LinkQuestion> = {
  kind: 'table',
  name: 'link-groups',
  sentence:
    'Each device of a workspace is shown once: a leader with the members that name it, a member without its leader alone with a hint, and any other alone; the order and the ids of the devices change nothing.',
  ids: ['DASH-6', 'DASH-7', 'LQ-1', 'LQ-4', 'GD-6', 'GD-7'],
  universe: [
    'at most 3 devices',
    '5 link roles',
    'naming any of them, itself, one elsewhere or none as leader',
    'in 3 orders, under other ids, in another letter case',
  ],
  bound: 25 + 25 ** 2 + 25 ** 3,
  isQuick: true,
  questions: everyWorkspace,
  faultOf({ devices }) {
    const leaders = devices.filter(isLeading).map(({ vicUuid }) => vicUuid);
    const wanted = devices.map((device) => {
      if (isLeading(device)) {
        const own = devices.filter(
          ({ linkRole, leaderuuid }) => linkRole === 'Member' && leaderuuid === device.vicUuid,
        );
        return `${device.vicUuid.toLowerCase()}: ${own
          .map(({ vicUuid }) => vicUuid.toLowerCase())
          .toSorted()
          .join(' ')}`;
      }
      const named = device.linkRole === 'Member' ? device.leaderuuid : null;
      if (named !== null && leaders.includes(named)) return null;
      return `${device.vicUuid.toLowerCase()} alone${named === null ? '' : ', its leader is missing'}`;
    });
    const decided = wanted
      .filter((text) => text !== null)
      .toSorted()
      .join('; ');
    const shown = textOf(devices, asItIs);
    if (shown !== decided) return `Shown is "${shown}", and decided is "${decided}".`;
    for (const order of [devices.toReversed(), [...devices.slice(1), ...devices.slice(0, 1)]])
      if (textOf(order, asItIs) !== shown) return `In another order shown is "${textOf(order, asItIs)}".`;
    const renamed = devices.map((device) => ({
      ...device,
      vicUuid: `x${device.vicUuid}`,
      leaderuuid: device.leaderuuid === null ? null : `X${device.leaderuuid.toLowerCase()}`,
    }));
    const other = textOf(renamed, (uuid) => uuid.slice(1));
    return other === shown ? null : `Under other ids shown is "${other}".`;
  },
  tell: ({ devices }) =>
    devices.map(
      ({ vicUuid, linkRole, leaderuuid }) =>
        `Device ${vicUuid} is ${linkRole ?? 'without a link role'} and names ${leaderuuid ?? 'no leader'}.`,
    ),
};

interface StopQuestion {
  readonly linkRole: LinkRole | null;
  readonly connectedUsers: number | null;
}

export const stopConfirmations: TableLaw<StopQuestion> = {
  kind: 'table',
  name: 'stop-confirmations',
  sentence: 'A stop is confirmed first for every leader, and for any device that may have users connected.',
  ids: ['DEV-29', 'LQ-5', 'GD-28'],
  universe: ['5 link roles', '0 to 200 connected users, or not known'],
  bound: 5 * 202,
  isQuick: true,
  *questions() {
    for (const linkRole of LINK_ROLES)
      for (const connectedUsers of [null, ...Array.from({ length: 201 }, (_, users) => users)])
        yield { linkRole, connectedUsers };
  },
  faultOf({ linkRole, connectedUsers }) {
    const isAsked = linkRole === 'Leader' || linkRole === 'Master' || connectedUsers !== 0;
    return needsStopConfirmation({ linkRole, connectedUsers }) === isAsked
      ? null
      : 'It is confirmed, or it is not.';
  },
  tell: ({ linkRole, connectedUsers }) => [
    `A device with the link role ${linkRole} and ${connectedUsers ?? 'unknown'} users is stopped.`,
  ],
};
