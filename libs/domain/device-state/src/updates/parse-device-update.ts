import { err, ok, parseClosedWord } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import type { OpenCommand } from '../device/device.ts';
import type { DeviceUpdate } from './device-update.ts';
import { COMMANDS } from '../device/vocabulary.ts';

type FieldKind = 'text' | 'number' | 'flag' | 'command';

/** [GN-6] */
const FIELD_KINDS = {
  state: 'text',
  status: 'text',
  progress: 'number',
  DNSStatus: 'text',
  deviceEndPoint: 'text',
  port: 'number',
  deviceName: 'text',
  deploymentTarget: 'text',
  deploymentTargetId: 'text',
  ccmurl: 'text',
  version: 'text',
  dnsHost: 'text',
  hostName: 'text',
  ip: 'text',
  restartRequired: 'flag',
  failureReason: 'text',
  connectedUsers: 'number',
  stateSince: 'text',
  lastSeen: 'text',
  openCommand: 'command',
} as const satisfies Record<Exclude<keyof DeviceUpdate, 'vicUuid' | 'epoch' | 'sequence'>, FieldKind>;

export type UpdateField = keyof typeof FIELD_KINDS;

// Object.keys widens the table's own keys to string.
/** [GN-6] */
export const UPDATE_FIELDS = Object.keys(FIELD_KINDS) as readonly UpdateField[];

/** Of every update: its device and mark. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['vicUuid', 'epoch', 'sequence']);

const IS_OF_KIND: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  flag: (value) => typeof value === 'boolean',
  command: isOpenCommand,
};

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOpenCommand(value: unknown): value is OpenCommand {
  if (!isFields(value) || typeof value['since'] !== 'string') return false;
  const { action } = value;
  const known = parseClosedWord(COMMANDS, action);
  return known.ok && known.value === action;
}

export type UnreadFieldReason = 'unknown-field' | 'wrong-type';

export interface UnreadField {
  readonly field: string;
  readonly reason: UnreadFieldReason;
}

export interface ReadUpdate {
  readonly update: DeviceUpdate;
  readonly unread: readonly UnreadField[];
}

/** `no-mark`: it names a device, so the device has to be read again. [HZ-13] */
export type NoUpdateFault = 'not-an-update' | 'no-mark';

/** Returns the device that an update names, with or without a mark; null for none. [HZ-13] */
export function namedDevice(input: unknown): string | null {
  const vicUuid = isFields(input) ? input['vicUuid'] : undefined;
  return typeof vicUuid === 'string' ? vicUuid.trim() || null : null;
}

/**
 * Parses an update with its device and mark (whole numbers from 0); refuses one without either. Unknown fields and wrong types are
 * dropped and listed. [GN-5, GN-6, HZ-13]
 */
export function parseDeviceUpdate(input: unknown): Result<ReadUpdate, NoUpdateFault> {
  const vicUuid = namedDevice(input);
  if (vicUuid === null || !isFields(input)) return err('not-an-update');
  const { epoch, sequence } = input;
  if (!isMark(epoch) || !isMark(sequence)) return err('no-mark');
  const unread: UnreadField[] = [];
  const read: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(input)) {
    if (ADDRESS_FIELDS.has(field)) continue;
    const known = UPDATE_FIELDS.find((candidate) => candidate === field);
    if (known === undefined) unread.push({ field, reason: 'unknown-field' });
    else if (value === null || IS_OF_KIND[FIELD_KINDS[known]](value)) read[known] = value;
    else unread.push({ field, reason: 'wrong-type' });
  }
  // Each field in `read` has been checked to be of its type.
  return ok({
    update: { ...(read as Partial<DeviceUpdate>), vicUuid, epoch, sequence },
    unread,
  });
}

function isMark(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
