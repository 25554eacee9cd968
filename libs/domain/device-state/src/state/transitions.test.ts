import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import {
  COMMANDS,
  COMMAND_LIMIT_MS,
  commandDecision,
  giveUpOverdue,
  goalOfCommand,
  nextGivenCommand,
  type Command,
} from '../index.ts';
import {
  COMMAND_TRANSITIONS,
  DEVICE_PHASES,
  WORK_ENDS,
  nextPhase,
  workOfCommand,
  type DevicePhase,
} from './transitions.ts';
import { applyInstanceUpdate } from '../updates/apply-instance-update.ts';
import { phaseOf } from './loading.ts';
import { type CommandRequest } from '../commands/command-decision.ts';
import { listEveryCondition, sampleDevice, type SampleDevice } from '../testing.ts';

const SINCE = '2026-11-20T10:00:00.000Z';
const LATER_MS = Date.parse(SINCE) + COMMAND_LIMIT_MS;

/** The request behind a command; a save that leaves the data center alone. */
const requestOf = (command: Command): CommandRequest =>
  command === 'save' ? { action: 'save', deploymentTargetId: 'fra' } : command;

it('[DEV-4, DEV-5, DEV-6] accepts in every condition exactly the commands of the table', () => {
  for (const condition of listEveryCondition()) {
    const device = { ...condition, deploymentTargetId: 'fra' };
    for (const command of COMMANDS) {
      const isAccepted = commandDecision(device, requestOf(command)).allowed;
      expect(isAccepted, JSON.stringify({ device, command })).toBe(
        nextPhase(phaseOf(device), command) !== null,
      );
    }
  }
});

it('[DEV-4, DEV-5, DEV-6] enters in every condition the phase of the table once the command is given', () => {
  for (const condition of listEveryCondition()) {
    for (const command of COMMANDS) {
      const expected = nextPhase(phaseOf(condition), command);
      if (expected === null) continue;
      const given = nextGivenCommand({ ...condition, progress: null, failureReason: null }, command, SINCE);
      expect(phaseOf(given), JSON.stringify({ condition, command })).toBe(expected);
    }
  }
});

it('[DEV-4, DEV-5] leads from offline through starting to online, and back through stopping', () => {
  expect(nextPhase('offline', 'start')).toBe('starting');
  expect(WORK_ENDS.starting.done).toBe('online');
  expect(nextPhase('online', 'stop')).toBe('stopping');
  expect(WORK_ENDS.stopping.done).toBe('offline');
});

it('[DEV-4, DEV-5, DEV-6] derives from the table what a command begins and the state it leads to', () => {
  expect([workOfCommand('start'), goalOfCommand('start')]).toEqual(['starting', 'online']);
  expect([workOfCommand('stop'), goalOfCommand('stop')]).toEqual(['stopping', 'offline']);
  expect([workOfCommand('save'), goalOfCommand('save')]).toEqual([null, null]);
});

it('accepts no command while working or deleted', () => {
  for (const phase of ['starting', 'stopping', 'deleted'] as const) {
    expect(COMMANDS.map((command) => nextPhase(phase, command))).toEqual([null, null, null]);
  }
});

/** What can happen to a device: a command, the end that the host reports, or no report at all. */
type Happening = Command | 'done' | 'failed' | 'deleted' | 'silence';

/** The phase that the table leads to; undefined where this cannot happen. */
function expectedPhase(phase: DevicePhase, happening: Happening): DevicePhase | undefined {
  if (happening === 'deleted') return 'deleted';
  if (happening === 'start' || happening === 'stop' || happening === 'save') {
    return nextPhase(phase, happening) ?? undefined;
  }
  if (phase !== 'starting' && phase !== 'stopping') return undefined;
  return WORK_ENDS[phase][happening === 'silence' ? 'failed' : happening];
}

/** The same through the functions: a refused command is not given, and a report is the next one of the host. */
function after(device: SampleDevice, happening: Happening): SampleDevice {
  if (happening === 'silence') return giveUpOverdue(device, LATER_MS);
  if (happening === 'start' || happening === 'stop' || happening === 'save') {
    return commandDecision(device, requestOf(happening)).allowed
      ? nextGivenCommand(device, happening, SINCE)
      : device;
  }
  const report = { vicUuid: device.vicUuid, epoch: device.epoch, sequence: device.sequence + 1 };
  if (happening === 'deleted') return applyInstanceUpdate(device, { ...report, status: 'deleted' });
  if (happening === 'failed') {
    return applyInstanceUpdate(device, { ...report, status: 'error', openCommand: null });
  }
  const state = phaseOf(device) === 'starting' ? 'online' : 'offline';
  return applyInstanceUpdate(device, { ...report, state, status: 'healthy', openCommand: null });
}

it('[DEV-4, DEV-5, DEV-10, DEV-11] never leaves the table, in any order of events', () => {
  const happenings = fc.array(
    fc.constantFrom<Happening>(...COMMANDS, 'done', 'failed', 'silence', 'deleted'),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(fc.constantFrom('online', 'offline'), happenings, (state, all) => {
      let device = sampleDevice({ state });
      for (const happening of all) {
        const before = phaseOf(device);
        const expected = expectedPhase(before, happening);
        // A host reports the end of work only while there is work.
        if (expected === undefined && (happening === 'done' || happening === 'failed')) continue;
        device = after(device, happening);
        expect(phaseOf(device)).toBe(expected ?? before);
        if (before === 'deleted') expect(phaseOf(device)).toBe('deleted');
      }
    }),
  );
});

it('has a row for every phase and leads to phases only', () => {
  expect(Object.keys(COMMAND_TRANSITIONS)).toEqual([...DEVICE_PHASES]);
  expectTypeOf(nextPhase).returns.toEqualTypeOf<DevicePhase | null>();
  expectTypeOf<keyof typeof COMMAND_TRANSITIONS>().toEqualTypeOf<DevicePhase>();
});

it.each(['constructor', 'toString', '__proto__', 'START'])(
  '[DEV-3] accepts no command %j in any phase',
  (name) => {
    // A value from outside the type system may be no command.
    const command = name as Command;
    for (const phase of DEVICE_PHASES) expect(nextPhase(phase, command), phase).toBeNull();
  },
);
