import { expect, it } from 'vitest';
import { listLqUuids, removalDecision, removalTargetOf } from '../index.ts';
import { type RemovableDevice } from './removal.ts';
import { listEveryCondition, sampleDevice } from '../testing.ts';

function device(more: Partial<RemovableDevice> = {}): RemovableDevice {
  return { ...sampleDevice({ vicUuid: 'a', state: 'offline', deviceType: 'device' }), id: 7, ...more };
}
const member = { vicUuid: 'm', linkRole: 'Member', leaderuuid: 'A' } as const;

it('unregisters a physical device that is offline and at rest', () => {
  expect(removalDecision(device(), [device()])).toEqual({ allowed: true });
  expect(removalDecision(device({ status: 'error' }), [])).toEqual({ allowed: true });
});

it('[DEV-51] refuses an instance, whatever its state', () => {
  for (const condition of listEveryCondition().filter(({ deviceType }) => deviceType === 'virtual')) {
    expect(removalDecision(device(condition), [])).toEqual({ allowed: false, reason: 'virtual' });
  }
});

it('[DEV-51] refuses a device that is online or busy', () => {
  const start = { action: 'start', since: '2026-11-20T10:00:00Z' } as const;
  for (const more of [
    { state: 'online' },
    { status: 'init' },
    { status: 'stopping' },
    { status: 'initiated' },
    { status: '', openCommand: start },
  ] as const) {
    expect(removalDecision(device(more), [])).toEqual({ allowed: false, reason: 'running' });
  }
});

it('[DEV-51] refuses a leader with members, of either word, and not one without', () => {
  for (const linkRole of ['Leader', 'Master'] as const) {
    const leader = device({ linkRole });
    expect(removalDecision(leader, [leader, member])).toEqual({
      allowed: false,
      reason: 'leader-with-members',
    });
    expect(removalDecision(leader, [leader, { ...member, leaderuuid: 'b' }])).toEqual({ allowed: true });
    const other = device({ vicUuid: 'b', linkRole });
    expect(removalDecision(other, [leader, member, other])).toEqual({ allowed: true });
  }
});

it('unregisters a member, and a solo device that others name', () => {
  expect(removalDecision(device({ linkRole: 'Member', leaderuuid: 'l' }), [member])).toEqual({
    allowed: true,
  });
  expect(removalDecision(device({ linkRole: 'Atomic' }), [device({ linkRole: 'Atomic' }), member])).toEqual({
    allowed: true,
  });
});

it('[DEV-58] removes an LQ by its vicUuid and any other device by its row number', () => {
  const lqs = listLqUuids([{ vicUuid: 'A' }]);
  expect(removalTargetOf(device(), lqs)).toEqual({ kind: 'lq', vicUuid: 'a' });
  expect(removalTargetOf(device({ linkRole: 'Member' }), new Set())).toEqual({ kind: 'lq', vicUuid: 'a' });
  expect(removalTargetOf(device(), new Set())).toEqual({ kind: 'device', id: 7 });
});
