import { expect, it } from 'vitest';
import { applyUpdateToDevices, groupDevices, isReadyToOpen } from './index.ts';
import { sampleDevice } from './testing.ts';

const uuid = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const leader = sampleDevice({ vicUuid: uuid(1), linkRole: 'Leader' });
const members = [2, 3].map((number) =>
  sampleDevice({ vicUuid: uuid(number), linkRole: 'Member', leaderuuid: uuid(1) }),
);
const group = [leader, ...members];

it('[DEV-30] leaves the members as they are when their leader is stopped', () => {
  const stopped = { vicUuid: uuid(1), epoch: 1, sequence: 20, state: 'offline', status: 'healthy' };
  const next = applyUpdateToDevices(group, stopped);
  expect(next[0]!.state).toBe('offline');
  expect(next[1]).toBe(members[0]);
  expect(next[2]).toBe(members[1]);
  expect(next.slice(1).every(isReadyToOpen)).toBe(true);
  expect(groupDevices(next).groups[0]!.members).toEqual(members);
});

it('gives the very same list when no row changed', () => {
  expect(applyUpdateToDevices(group, { vicUuid: uuid(9), epoch: 9, sequence: 9, state: 'offline' })).toBe(
    group,
  );
  expect(applyUpdateToDevices(group, { vicUuid: uuid(1), epoch: 1, sequence: 1, state: 'offline' })).toBe(
    group,
  );
});
