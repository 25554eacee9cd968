import type { MachineLaw, TableLaw } from '@partyline/kernel/law';
import { commandDecision, type CommandRequest } from '../commands/command-decision.ts';
import { nextGivenCommand } from '../commands/given-command.ts';
import type { DeviceConditions, ReportedStatus } from '../device/device.ts';
import { STATES, STATUSES, type State } from '../device/vocabulary.ts';
import { giveUpOverdue } from '../health/overdue.ts';
import { displayState } from './display-state.ts';
import { isLoading } from './loading.ts';

const MINUTE = 60_000;
/** Commands are given up after five minutes; older ones are decided alike. */
const OLDEST = 6;

type Device = DeviceConditions & {
  readonly deploymentTargetId: string;
  readonly progress: number | null;
  readonly failureReason: string | null;
  readonly isLoading: boolean;
};

type DeviceEvent =
  | { readonly kind: 'minute' }
  | { readonly kind: 'command'; readonly request: CommandRequest }
  /** A host keeps or closes the open command with what it reports. */
  | {
      readonly kind: 'report';
      readonly state: State;
      readonly status: ReportedStatus;
      readonly closes: boolean;
    };

/** Returns when a command was given. Now is always 0: what is kept is how long ago. */
const sinceOf = (age: number): string => new Date(-age * MINUTE).toISOString();
const ageOf = (since: string): number => -Date.parse(since) / MINUTE;

const REQUESTS: readonly CommandRequest[] = [
  'start',
  'stop',
  { action: 'save', deploymentTargetId: 'here' },
  { action: 'save', deploymentTargetId: 'elsewhere' },
];

const EVENTS: readonly DeviceEvent[] = [
  { kind: 'minute' },
  ...REQUESTS.map((request) => ({ kind: 'command', request }) as const),
  ...STATES.flatMap((state) =>
    STATUSES.flatMap((status) =>
      [false, true].map((closes) => ({ kind: 'report', state, status, closes }) as const),
    ),
  ),
];

const actionOf = (request: CommandRequest): 'start' | 'stop' | 'save' =>
  typeof request === 'string' ? request : request.action;

const marked = (device: Device): Device => ({ ...device, isLoading: isLoading(device) });

function next(device: Device, event: DeviceEvent): Device {
  switch (event.kind) {
    case 'minute': {
      const { openCommand } = device;
      const age = openCommand === null ? 0 : Math.min(ageOf(openCommand.since) + 1, OLDEST);
      const aged = openCommand && { ...openCommand, since: sinceOf(age) };
      return giveUpOverdue({ ...device, openCommand: aged }, 0);
    }
    case 'command':
      return commandDecision(device, event.request).allowed
        ? nextGivenCommand(device, actionOf(event.request), sinceOf(0))
        : device;
    case 'report': {
      const { state, status, closes } = event;
      return marked({ ...device, state, status, openCommand: closes ? null : device.openCommand });
    }
  }
}

const isWorkingStatus = ({ status }: Device): boolean => ['init', 'stopping', 'initiated'].includes(status);

function faultIn(device: Device): string | null {
  if (device.isLoading !== isLoading(device))
    return 'It is marked loading and is not, or the other way round.';
  const shown = displayState(device);
  const isShownWorking = shown === 'starting' || shown === 'stopping';
  if (isShownWorking !== device.isLoading)
    return `It is ${device.isLoading ? '' : 'not '}loading and is shown as ${shown}.`;
  const taken = REQUESTS.filter((request) => commandDecision(device, request).allowed).map(actionOf);
  if (device.status === 'deleted') return taken.length === 0 ? null : 'A deleted device takes a command.';
  if (device.isLoading) return taken.length === 0 ? null : 'A command is taken while another one works.';
  const isMovable = commandDecision(device, { action: 'save', deploymentTargetId: 'elsewhere' }).allowed;
  if (device.state === 'offline' && device.deviceType === 'virtual' && !isMovable)
    return 'At rest and offline, it can not move to another data center.';
  const wanted = device.state === 'online' ? 'stop' : 'start';
  const unwanted = device.state === 'online' ? 'start' : 'stop';
  if (!taken.includes(wanted)) return `At rest and ${device.state}, it can not be told to ${wanted}.`;
  return taken.includes(unwanted) ? `It is ${device.state} and can be told to ${unwanted}.` : null;
}

function faultOf(before: Device, event: DeviceEvent, after: Device): string | null {
  if (event.kind === 'minute') {
    const { openCommand } = after;
    const isOverdue = openCommand !== null && ageOf(openCommand.since) >= 5;
    if (isOverdue && after.isLoading) return 'A command works for more than five minutes.';
    const isGivenUp = before.status !== after.status;
    return isGivenUp && !(isOverdue && before.isLoading) ? 'What works in time is given up.' : null;
  }
  if (event.kind !== 'command' || before === after) return null;
  const action = actionOf(event.request);
  if (after.openCommand?.action !== action) return 'The command that was taken is not open.';
  if (action === 'save') {
    const isMoved = typeof event.request !== 'string' && event.request.deploymentTargetId !== 'here';
    if (isMoved && before.state === 'online') return 'A running device moves to another data center.';
    if (isMoved && before.deviceType === 'device') return 'A physical device moves to another data center.';
    return before.state === after.state ? null : 'Saving changed the state.';
  }
  return after.isLoading ? null : 'A command was taken and nothing shows it.';
}

export const deviceCommands: MachineLaw<Device, DeviceEvent> = {
  kind: 'machine',
  name: 'device-commands',
  sentence:
    'A device takes one command at a time and only one that its state allows; an open command closes after five minutes at the latest, and at rest it can always be started or stopped.',
  ids: ['DEV-4', 'DEV-5', 'DEV-6', 'DEV-9', 'DEV-10', 'DEV-11', 'GD-9', 'GD-10', 'GD-11', 'GD-13'],
  universe: [
    'a virtual and a physical device',
    'every report of a state and a status, which keeps or closes the open command',
    'start, stop, save and a move to another data center at any time',
    'minutes',
  ],
  bound: 5_000,
  isQuick: true,
  starts: () =>
    (['virtual', 'device'] as const).map((deviceType) =>
      marked({
        ...{ deviceType, state: 'offline', status: '', DNSStatus: 'ready', openCommand: null },
        ...{ deploymentTargetId: 'here', progress: null, failureReason: null, isLoading: false },
      }),
    ),
  events: () => EVENTS,
  next,
  faultIn,
  faultOf,
  goals: [
    {
      fault: 'The open command never closes by itself.',
      isGoal: (device) => device.openCommand === null || !device.isLoading,
      isOnTheWay: ({ kind }) => kind === 'minute',
    },
    {
      fault: 'The device stays loading, whatever its host reports.',
      isGoal: (device) => !device.isLoading && !isWorkingStatus(device),
      isOnTheWay: ({ kind }) => kind === 'report',
    },
  ],
  tellStart: ({ deviceType, state }) => `A ${deviceType} device is ${state}.`,
  tell: (event, before, after) => {
    const shown = `It is shown as ${displayState(after)}.`;
    if (event.kind === 'minute') return `A minute passes. ${shown}`;
    if (event.kind === 'report') {
      const closing = event.closes ? ' and has no open command' : '';
      return `The host reports ${event.state}, ${event.status}${closing}. ${shown}`;
    }
    return `A user commands ${actionOf(event.request)}.${before === after ? ' It is refused.' : ''} ${shown}`;
  },
};

type LoadingQuestion = Pick<Device, 'state' | 'status' | 'openCommand'>;

export const loading: TableLaw<LoadingQuestion> = {
  kind: 'table',
  name: 'device-loading',
  sentence:
    'While a start (stop) is open, only an error, a failure, a deletion or coming online (going offline) at rest ends the loading; without one, a device loads exactly while its status is in progress.',
  ids: ['DEV-9', 'DEV-10', 'DEV-11', 'GD-9', 'GD-10'],
  universe: ['every state, status and open command'],
  bound: 100,
  isQuick: true,
  *questions() {
    const since = sinceOf(0);
    for (const state of STATES)
      for (const status of ['', ...STATUSES] as const) {
        yield { state, status, openCommand: null };
        for (const action of ['start', 'stop', 'save'] as const)
          yield { state, status, openCommand: { action, since } };
      }
  },
  faultOf(device) {
    const { state, status, openCommand } = device;
    const isWorking = ['init', 'stopping', 'initiated'].includes(status);
    const isOver = ['error', 'failed', 'deleted'].includes(status);
    const goal =
      openCommand?.action === 'start' ? 'online' : openCommand?.action === 'stop' ? 'offline' : state;
    const expected = isWorking || (!isOver && state !== goal);
    if (isLoading(device) === expected) return null;
    return expected ? 'It is not loading.' : 'It is loading.';
  },
  tell: ({ state, status, openCommand }) => [
    `A device is ${state} with the status "${status}", and ${openCommand?.action ?? 'nothing'} is open.`,
  ],
};
