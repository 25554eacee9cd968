import { randomUUID } from 'node:crypto';
import { hostSnapshotSchema, type HostCommand } from '@partyline/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DEPLOYMENT_TARGETS, findTarget } from './deployment-targets.ts';
import { addressesOf, type InstanceRecord } from './instance-record.ts';
import { beginCommand, takeNextStep, waitBeforeNextStep } from './simulation.ts';

const NOW = Date.UTC(2026, 0, 1);
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1000);

function offline(): InstanceRecord {
  const [target] = DEPLOYMENT_TARGETS;
  const vicUuid = '6f1c0d52-5f3b-4d0c-9a57-0d9f4a8f2b11';
  return {
    snapshot: {
      vicUuid,
      epoch: 7,
      sequence: 1,
      occurredAt: new Date(NOW).toISOString(),
      lastCommandNumber: 0,
      runningCommand: null,
      state: 'offline',
      status: 'healthy',
      progress: null,
      DNSStatus: '',
      deviceName: 'Stage left',
      deploymentTargetId: target.id,
      deploymentTarget: target.name,
      ...addressesOf(vicUuid, target),
      ccmurl: `http://localhost:4400/manager/${vicUuid}`,
      version: '4.8.1',
      availableVersion: '4.8.2',
      restartRequired: false,
      failureReason: '',
    },
    users: 8,
    knownCommandIds: [],
    run: null,
    delivery: { callbackUrl: 'http://localhost:1/', deliveryId: randomUUID(), pendingSince: null },
  };
}

let lastNumber = 0;
function command(action: HostCommand['action'], more: Partial<HostCommand> = {}): HostCommand {
  lastNumber += 1;
  return { commandId: randomUUID(), number: lastNumber, action, callbackUrl: 'http://localhost:1/', ...more };
}

function take(record: InstanceRecord, given: HostCommand): InstanceRecord {
  const beginning = beginCommand(record, given, NOW);
  if (beginning.kind !== 'taken') throw new Error(`not taken: ${JSON.stringify(beginning)}`);
  return beginning.record;
}

/** Externally visible changes, one line each, with their simulated time. */
function watch(record: InstanceRecord): string[] {
  const lines: string[] = [];
  let current = record;
  let at = 0;
  for (;;) {
    const { state, status, progress, DNSStatus } = current.snapshot;
    lines.push(`${at} ${state} ${status} ${progress ?? '-'} ${DNSStatus === '' ? '-' : DNSStatus}`);
    const waitMs = waitBeforeNextStep(current);
    if (waitMs === null) return lines;
    at += waitMs;
    current = takeNextStep(current, NOW + at);
  }
}

function finish(record: InstanceRecord): InstanceRecord {
  let current = record;
  while (waitBeforeNextStep(current) !== null) current = takeNextStep(current, NOW);
  return current;
}

const online = (): InstanceRecord => finish(take(offline(), command('start')));

describe('the simulation', () => {
  it('starts in 4 s, and its name can be looked up 2.4 s later', () => {
    expect(watch(take(offline(), command('start')))).toEqual([
      '0 offline init 0 -',
      '800 offline init 20 -',
      '1600 offline init 40 -',
      '2400 offline init 60 -',
      '3200 offline init 80 -',
      '4000 online healthy - -',
      '4400 online healthy - initiated',
      '6400 online healthy - ready',
    ]);
  });

  it('[DEV-34] empties the configuration before the next start, once, and interrupts nothing that runs', () => {
    const reset = take(online(), command('save', { resetConfiguration: true }));
    expect(reset.run).toEqual(online().run);
    expect(reset).toMatchObject({
      isResetDue: true,
      configurationResets: 0,
      snapshot: { state: 'online', runningCommand: null },
    });
    const stopped = finish(take(reset, command('stop')));
    const started = finish(take(stopped, command('start')));
    expect(started).toMatchObject({ isResetDue: false, configurationResets: 1 });
    const again = finish(take(finish(take(started, command('stop'))), command('start')));
    expect(again.configurationResets).toBe(1);
  });

  it('stops in 2 s', () => {
    expect(watch(take(online(), command('stop')))).toEqual([
      '0 online stopping 0 ready',
      '500 online stopping 25 ready',
      '1000 online stopping 50 ready',
      '1500 online stopping 75 ready',
      '2000 offline healthy - -',
    ]);
  });

  it('completes a start as soon as the instance is online', () => {
    let record = take(offline(), command('start'));
    while (record.snapshot.state === 'offline') {
      expect(record.snapshot.runningCommand).toBe('start');
      record = takeNextStep(record, NOW);
    }
    expect(record.snapshot).toMatchObject({ runningCommand: null, status: 'healthy', DNSStatus: '' });
  });

  it('lets a stop overtake a start, also one whose name service is still on its way', () => {
    const starting = takeNextStep(take(offline(), command('start')), NOW);
    expect(finish(take(starting, command('stop'))).snapshot).toMatchObject({
      state: 'offline',
      DNSStatus: '',
    });
    let up = take(offline(), command('start'));
    while (up.snapshot.DNSStatus !== 'initiated') up = takeNextStep(up, NOW);
    expect(finish(take(up, command('stop'))).snapshot).toMatchObject({ state: 'offline', DNSStatus: '' });
  });

  it('treats a start of an online and a stop of an offline instance as done', () => {
    for (const [record, action] of [
      [online(), 'start'],
      [offline(), 'stop'],
    ] as const) {
      const after = take(record, command(action));
      expect(waitBeforeNextStep(after)).toBeNull();
      expect(after.snapshot).toEqual({
        ...record.snapshot,
        sequence: record.snapshot.sequence + 1,
        lastCommandNumber: lastNumber,
      });
    }
  });

  it('restarts a failed instance and clears its failure', () => {
    const failed = offline();
    const broken = {
      ...failed,
      snapshot: { ...failed.snapshot, status: 'failed', failureReason: 'No licence' },
    } as const;
    const after = finish(take(broken, command('start')));
    expect(after.snapshot).toMatchObject({ state: 'online', status: 'healthy', failureReason: '' });
  });

  it('renames at once, whatever is running', () => {
    const starting = takeNextStep(take(offline(), command('start')), NOW);
    const renamed = take(starting, command('save', { deviceName: 'Stage right' }));
    expect(renamed.snapshot).toMatchObject({
      deviceName: 'Stage right',
      progress: 20,
      runningCommand: 'start',
    });
    expect(finish(renamed).snapshot.state).toBe('online');
  });

  it('moves to another place only offline and idle, and gets new addresses there', () => {
    const move = (): HostCommand => command('save', { deploymentTargetId: 'ap-sin', deviceName: 'Away' });
    const moved = finish(take(offline(), move()));
    expect(moved.snapshot).toMatchObject({
      deploymentTargetId: 'ap-sin',
      deploymentTarget: 'Singapore',
      deviceName: 'Away',
      state: 'offline',
      status: 'healthy',
      ...addressesOf(moved.snapshot.vicUuid, findTarget('ap-sin')!),
    });
    expect(moved.snapshot.ip).not.toBe(offline().snapshot.ip);
    const starting = take(offline(), command('start'));
    for (const record of [online(), starting])
      expect(beginCommand(record, move(), NOW).kind).toBe('impossible');
    const unknown = command('save', { deploymentTargetId: 'mars' });
    expect(beginCommand(offline(), unknown, NOW).kind).toBe('impossible');
  });

  it('upgrades to the newest version or the one named, and ends as it began', () => {
    const up = finish(take(online(), command('upgrade')));
    expect(up.snapshot).toMatchObject({
      version: '4.8.2',
      availableVersion: '',
      state: 'online',
      DNSStatus: 'ready',
    });
    const down = finish(take(offline(), command('upgrade', { version: '5.0.0' })));
    expect(down.snapshot).toMatchObject({
      version: '5.0.0',
      availableVersion: '',
      state: 'offline',
      DNSStatus: '',
    });
    expect(beginCommand(up, command('upgrade'), NOW).kind).toBe('impossible');
  });

  it('is not interrupted while it moves or upgrades', () => {
    const upgrading = take(online(), command('upgrade'));
    const moving = take(offline(), command('save', { deploymentTargetId: 'us-iad' }));
    for (const record of [upgrading, moving]) {
      for (const action of ['start', 'stop', 'upgrade'] as const) {
        expect(beginCommand(record, command(action), NOW).kind).toBe('impossible');
      }
    }
  });

  it('deletes for good', () => {
    const deleted = finish(take(online(), command('delete')));
    expect(deleted.snapshot).toMatchObject({ state: 'offline', status: 'deleted', runningCommand: null });
    for (const action of ['start', 'stop', 'save', 'upgrade', 'delete'] as const) {
      expect(beginCommand(deleted, command(action), NOW).kind).toBe('impossible');
    }
  });

  it('ignores a command it knows and every number that is not higher than the last', () => {
    const first = command('start');
    const started = take(offline(), first);
    expect(beginCommand(started, first, NOW).kind).toBe('known');
    expect(beginCommand(started, { ...command('stop'), number: first.number }, NOW).kind).toBe('known');
    expect(beginCommand(started, { ...command('stop'), commandId: first.commandId }, NOW).kind).toBe('known');
  });

  it('has connected users only while online', () => {
    const up = online();
    expect(up.snapshot.connectedUsers).toBeLessThanOrEqual(up.users);
    expect(up.snapshot.connectedUsers).toBe(online().snapshot.connectedUsers);
    expect(finish(take(up, command('stop'))).snapshot.connectedUsers).toBe(0);
  });

  it('[GD-28] does not begin to count the users of an instance whose number is unknown', () => {
    const up = online();
    const uncounted = { ...up, snapshot: { ...up.snapshot, connectedUsers: null } };
    const begun = take(uncounted, command('stop'));
    expect(takeNextStep(begun, 0).snapshot.connectedUsers).toBeNull();
  });

  it('follows the protocol and increments its counters by one, for commands in any order', () => {
    const anything = fc.oneof(
      fc.constant('step' as const),
      fc.record({
        action: fc.constantFrom('start' as const, 'stop' as const, 'save' as const, 'upgrade' as const),
        deviceName: fc.option(fc.string(), { nil: undefined }),
        deploymentTargetId: fc.option(fc.constantFrom('eu-fra', 'us-iad', 'mars'), { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 40 }), (inputs) => {
        let record = offline();
        for (const input of inputs) {
          const before = record;
          if (input === 'step') record = takeNextStep(record, NOW);
          else {
            const { action, ...more } = input;
            const given = command(action, withoutUndefined(more));
            const beginning = beginCommand(record, given, NOW);
            if (beginning.kind === 'taken') {
              record = beginning.record;
              expect(record.snapshot.lastCommandNumber).toBe(given.number);
            }
          }
          const grown = record.snapshot.sequence - before.snapshot.sequence;
          expect(grown).toBe(record === before ? 0 : 1);
          expect(v.is(hostSnapshotSchema, record.snapshot)).toBe(true);
          expect(record.snapshot.progress !== null).toBe(record.snapshot.runningCommand !== null);
        }
        const end = finish(record).snapshot;
        expect(end).toMatchObject({ runningCommand: null, progress: null, status: 'healthy' });
        expect(end.DNSStatus).toBe(end.state === 'online' ? 'ready' : '');
      }),
      { numRuns: RUNS },
    );
  });
});

function withoutUndefined(fields: object): Partial<HostCommand> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
