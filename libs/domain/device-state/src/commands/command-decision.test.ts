import { expect, expectTypeOf, it } from 'vitest';
import { commandDecision, listAllowedCommands, type CommandRefusal } from '../index.ts';
import { type CommandRequest } from './command-decision.ts';
import { OPEN_COMMANDS, listEveryCondition, sampleDevice } from '../testing.ts';

const RENAME = { action: 'save', deploymentTargetId: 'fra' } as const;
const MOVE = { action: 'save', deploymentTargetId: 'dub' } as const;
const REQUESTS: readonly CommandRequest[] = ['start', 'stop', RENAME, MOVE];

function reasonOf(
  changes: Parameters<typeof sampleDevice>[0],
  request: CommandRequest,
): CommandRefusal | 'yes' {
  const decision = commandDecision(sampleDevice(changes), request);
  return decision.allowed ? 'yes' : decision.reason;
}

it('[DEV-4] accepts a start when offline and refuses it when online', () => {
  expect(reasonOf({ state: 'offline' }, 'start')).toBe('yes');
  expect(reasonOf({ state: 'online' }, 'start')).toBe('already-online');
});

it('[DEV-5] accepts a stop when online and refuses it when offline', () => {
  expect(reasonOf({ state: 'online' }, 'stop')).toBe('yes');
  expect(reasonOf({ state: 'offline' }, 'stop')).toBe('already-offline');
});

it('[DEV-6] accepts a save with another data center for a virtual device that is offline, and else says why not', () => {
  expect(reasonOf({ state: 'offline' }, MOVE)).toBe('yes');
  expect(reasonOf({ state: 'online' }, MOVE)).toBe('stop-before-data-center-change');
  expect(reasonOf({ state: 'offline', deviceType: 'device' }, MOVE)).toBe('data-center-of-physical-device');
});

it('accepts a save that keeps the data center online and offline, virtual and physical', () => {
  for (const state of ['online', 'offline'] as const) {
    expect(reasonOf({ state }, RENAME)).toBe('yes');
    expect(reasonOf({ state, deviceType: 'device' }, RENAME)).toBe('yes');
  }
});

it('accepts start and stop on physical devices as on virtual ones', () => {
  expect(reasonOf({ deviceType: 'device', state: 'offline' }, 'start')).toBe('yes');
  expect(reasonOf({ deviceType: 'device', state: 'online' }, 'stop')).toBe('yes');
});

it('accepts a stop while initialising', () => {
  expect(reasonOf({ DNSStatus: 'initiated' }, 'stop')).toBe('yes');
});

it('refuses every command while working, and accepts one again after an error or a failure', () => {
  for (const status of ['init', 'stopping', 'initiated'] as const) {
    for (const request of REQUESTS) expect(reasonOf({ status }, request)).toBe('in-progress');
  }
  for (const status of ['error', 'failed'] as const) {
    expect(reasonOf({ status, state: 'offline', openCommand: OPEN_COMMANDS[1]! }, 'start')).toBe('yes');
  }
});

/** The expected answer as a list of obstacles, most important first. */
function expectedReason(
  device: Parameters<typeof commandDecision>[0],
  request: CommandRequest,
): CommandRefusal | 'yes' {
  const action = device.openCommand?.action;
  const isWorking =
    ['init', 'stopping', 'initiated'].includes(device.status) ||
    (!['error', 'failed', 'deleted'].includes(device.status) &&
      ((action === 'start' && device.state !== 'online') ||
        (action === 'stop' && device.state !== 'offline')));
  const obstacles: [boolean, CommandRefusal][] = [
    [device.status === 'deleted', 'deleted'],
    [isWorking, 'in-progress'],
    [request === 'start' && device.state === 'online', 'already-online'],
    [request === 'stop' && device.state === 'offline', 'already-offline'],
    [request === MOVE && device.deviceType === 'device', 'data-center-of-physical-device'],
    [request === MOVE && device.state === 'online', 'stop-before-data-center-change'],
  ];
  return obstacles.find(([holds]) => holds)?.[1] ?? 'yes';
}

it('answers every request in every condition as the list of obstacles does', () => {
  for (const condition of listEveryCondition()) {
    const device = { ...condition, deploymentTargetId: 'fra' };
    for (const request of REQUESTS) {
      const decision = commandDecision(device, request);
      const actual = decision.allowed ? 'yes' : decision.reason;
      expect(actual, JSON.stringify({ device, request })).toBe(expectedReason(device, request));
    }
  }
});

it('lists the commands that are accepted now', () => {
  expect(listAllowedCommands(sampleDevice())).toEqual(['stop', 'save']);
  expect(listAllowedCommands(sampleDevice({ state: 'offline' }))).toEqual(['start', 'save']);
  expect(listAllowedCommands(sampleDevice({ status: 'init' }))).toEqual([]);
  expect(listAllowedCommands(sampleDevice({ status: 'deleted' }))).toEqual([]);
});

it('does not accept a save that names no data center', () => {
  expectTypeOf<'save'>().not.toExtend<CommandRequest>();
});
