import { isLeader, isMember, type LinkedDevice } from './link-role.ts';

/** In the order of the rows; a leader alone is a group of one. */
export interface LinkGroup<Row> {
  readonly leader: Row;
  readonly members: readonly Row[];
}

/** `isLeaderMissing`: its leader is not in this workspace. [GD-7] */
export interface SoloDevice<Row> {
  readonly device: Row;
  readonly isLeaderMissing: boolean;
}

/** Link groups first, solo devices last. [DASH-6, DASH-7, DASH-8] */
export interface GroupedDevices<Row> {
  readonly groups: readonly LinkGroup<Row>[];
  readonly solo: readonly SoloDevice<Row>[];
}

/**
 * Groups the rows of one workspace, each once. A member belongs to the leader that it names, whatever the leader's list says;
 * without that leader it is solo. [LQ-1, LQ-2, LQ-3, LQ-4, GD-6, GD-7]
 */
export function groupDevices<Row extends LinkedDevice>(rows: readonly Row[]): GroupedDevices<Row> {
  const groups: { leader: Row; members: Row[] }[] = [];
  const membersByLeader = new Map<string, Row[]>();
  for (const leader of rows.filter(isLeader)) {
    const members: Row[] = [];
    groups.push({ leader, members });
    const key = leader.vicUuid.toLowerCase();
    if (!membersByLeader.has(key)) membersByLeader.set(key, members);
  }
  const solo: SoloDevice<Row>[] = [];
  for (const device of rows) {
    if (isLeader(device)) continue;
    const wanted = isMember(device) ? (device.leaderuuid ?? '').toLowerCase() : '';
    const members = membersByLeader.get(wanted);
    if (members === undefined) solo.push({ device, isLeaderMissing: wanted !== '' });
    else members.push(device);
  }
  return { groups, solo };
}
