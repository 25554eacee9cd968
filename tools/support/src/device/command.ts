import {
  DEVICE_TYPES,
  displayState,
  explainInstanceUpdate,
  parseDeviceType,
  parseDeviceUpdate,
} from '@partyline/device-state';
import type { DeviceType } from '@partyline/device-state';
import {
  NO_UPDATE_TEXTS,
  UPDATE_FIELD_TEXTS,
  UPDATE_VERDICT_TEXTS,
  deviceStateLabel,
} from '@partyline/texts';
import { chooseWord } from '../cli/choose-word.ts';
import type { Answer, Call, Command } from '../cli/command.ts';
import { quoted } from '../cli/printable.ts';
import { isFields, parseJson } from '../cli/read-json.ts';
import { WrongUse } from '../cli/wrong-use.ts';
import { blankDevice } from './blank-device.ts';
import type { ReplayedDevice } from './blank-device.ts';
import { readItems } from './read-items.ts';
import type { Item } from './read-items.ts';
import { deviceOf } from './read-update.ts';
import { isIgnoring, replay } from './replay.ts';
import type { Step } from './replay.ts';

const VERDICTS: Readonly<Record<Step['verdict'], string>> = { ...UPDATE_VERDICT_TEXTS, ...NO_UPDATE_TEXTS };

function readType(typed: string): DeviceType {
  const type = parseDeviceType(typed);
  return type.ok ? type.value : chooseWord('device type', DEVICE_TYPES, typed);
}

/** Reads a device from a row of the dashboard; a row has all fields of an update. */
async function readDevice(call: Call, source: string): Promise<ReplayedDevice> {
  const what = 'The device';
  const row = parseJson(await call.read(source, what), what);
  const read = parseDeviceUpdate(row);
  if (!read.ok || !isFields(row)) {
    throw new WrongUse(`${what} is not a row of the dashboard: vicUuid, epoch and sequence are needed.`);
  }
  const typed = row['deviceType'];
  const blank = blankDevice(
    read.value.update.vicUuid,
    typeof typed === 'string' ? readType(typed) : 'virtual',
  );
  return {
    ...explainInstanceUpdate(blank, read.value.update).device,
    hasUpgradeAvailable: row['hasUpgradeAvailable'] === true,
  };
}

/** Returns the given device, or that of the first update. */
function chooseUuid(call: Call, items: readonly Item[]): string {
  const uuid = call.value('uuid');
  if (uuid !== undefined) return uuid.trim();
  for (const { value } of items) {
    const named = deviceOf(value);
    if (named !== null) return named;
  }
  throw new WrongUse(
    'No notification is about a device: name one with --uuid, or see what updates look like in docs/support.md.',
  );
}

function describeDevice(device: ReplayedDevice): string {
  const { state, status, DNSStatus, progress } = device;
  const label = deviceStateLabel(displayState(device), progress);
  return `${label} (state ${state}, status ${status || 'none'}, DNS ${DNSStatus || 'unknown'})`;
}

function describeStep(step: Step): string[] {
  const at = step.line === null ? `${step.number}` : `${step.number} (line ${step.line})`;
  const mark = step.mark === null ? '' : ` epoch ${step.mark.epoch}, sequence ${step.mark.sequence}:`;
  const isApplied = step.verdict === 'applied';
  return [
    `${at}:${mark} ${VERDICTS[step.verdict]}`,
    ...(isApplied ? [`   changed: ${step.changed.join(', ') || 'nothing'}`] : []),
    ...step.ignoredFields.map(
      ({ field, reason }) => `   ignored: ${quoted(field)}, ${UPDATE_FIELD_TEXTS[reason]}`,
    ),
    ...step.unknownEvents.map((event) => `   ignored: the unknown event ${quoted(event)}`),
    `   then: ${describeDevice(step.device)}; takes ${step.commands.join(', ') || 'no command'}`,
  ];
}

async function run(call: Call): Promise<Answer> {
  const rowSource = call.value('device');
  if (rowSource !== undefined && (call.isSet('uuid') || call.isSet('type'))) {
    throw new WrongUse('--device already says which device it is: leave --uuid and --type out.');
  }
  const items = readItems(await call.read(call.args[0]));
  const device =
    rowSource === undefined
      ? blankDevice(chooseUuid(call, items), readType(call.value('type') ?? 'virtual'))
      : await readDevice(call, rowSource);
  const steps = replay(device, items);
  const applied = steps.filter(({ verdict }) => verdict === 'applied').length;
  return {
    exitCode: steps.some(isIgnoring) ? 1 : 0,
    lines: [
      `Device ${quoted(device.vicUuid)}, at first ${describeDevice(device)}.`,
      ...steps.flatMap(describeStep),
      `${applied} of ${steps.length} applied.`,
    ],
    data: {
      before: device,
      steps,
      applied,
      ignored: steps.length - applied,
      after: steps.at(-1)?.device ?? device,
    },
  };
}

export const device: Command = {
  usage: '[FILE] [options]',
  about: [
    'Replays notifications onto a device: what it is after each, what of it is ignored, and why.',
    'FILE is a JSON list of notifications or of their data, or one of them a line.',
  ],
  options: {
    uuid: { value: 'UUID', help: 'the device (the first one in the file, unless given)' },
    type: { value: 'TYPE', help: 'virtual (the default), device or physical' },
    device: {
      value: 'FILE',
      help: 'the device before, as a row of the dashboard in JSON (else nothing is known of it)',
    },
  },
  mostArguments: 1,
  exits: { 0: 'everything was applied', 1: 'something was ignored' },
  examples: [
    'notifications.ndjson',
    'notifications.json --device row.json',
    '- --uuid 5f0c…  --json < notifications.json',
  ],
  run,
};
