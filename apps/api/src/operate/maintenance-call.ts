import { parseInstant } from '@partyline/kernel';
import { MESSAGE_MAX_LENGTH, MESSAGE_MIN_LENGTH, messageIssue } from '@partyline/validation';
import { parseArgs } from 'node:util';
import type { Db } from '../db/open-database.ts';
import {
  beginMaintenance,
  endMaintenance,
  readMaintenance,
  type Maintenance,
} from '../maintenance/maintenance.repository.ts';

type MaintenanceCall =
  | ({ readonly command: 'on' } & Maintenance)
  | { readonly command: 'off' }
  | { readonly command: 'status' };

/** The call, or a sentence about its mistake. */
export type ParsedCall =
  | { readonly ok: true; readonly call: MaintenanceCall }
  | { readonly ok: false; readonly mistake: string };

export const USAGE =
  'Usage: npm run maintenance -- on [--message TEXT] [--until TIME] | off | status\n' +
  'TIME is an instant such as 2026-11-24T06:00:00Z; it is shown to users and does not end the maintenance.';

/** Parses `npm run maintenance`; messages have 2 to 300 characters. [VAL-4, VAL-5] */
export function parseCall(args: readonly string[], now: Date): ParsedCall {
  const parsed = readArguments(args);
  if (parsed === null) return refused(USAGE);
  const { command, message, until } = parsed;
  if (command !== 'on') {
    const isPlain = message === undefined && until === undefined;
    if ((command !== 'off' && command !== 'status') || !isPlain) return refused(USAGE);
    return { ok: true, call: { command } };
  }
  if (message !== undefined && messageIssue(message) !== null) {
    return refused(`The message must have ${MESSAGE_MIN_LENGTH} to ${MESSAGE_MAX_LENGTH} characters.`);
  }
  const time = until === undefined ? null : parseInstant(until);
  if (time?.ok === false) return refused('The time of --until must look like 2026-11-24T06:00:00Z.');
  const expectedEnd = time === null ? null : new Date(time.value);
  if (expectedEnd !== null && expectedEnd <= now) return refused('The time of --until has passed.');
  return { ok: true, call: { command, message: message?.trim() ?? null, expectedEnd } };
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { message: { type: 'string' }, until: { type: 'string' } },
      allowPositionals: true,
    });
    return positionals.length === 1 ? { command: positionals[0], ...values } : null;
  } catch {
    return null;
  }
}

function refused(mistake: string): ParsedCall {
  return { ok: false, mistake };
}

const OFF = 'The service is not under maintenance.';

/** Runs the operator's call; returns the sentence to print. [ERR-4] */
export async function runCall(db: Db, call: MaintenanceCall): Promise<string> {
  if (call.command === 'on') {
    await beginMaintenance(db, call);
    return 'The service is under maintenance: every node refuses calls within two seconds.';
  }
  if (call.command === 'off') {
    return (await endMaintenance(db))
      ? 'The maintenance is over: every node answers within two seconds.'
      : OFF;
  }
  const current = await readMaintenance(db);
  if (current === null) return OFF;
  const { message, expectedEnd } = current;
  const end = expectedEnd === null ? '' : ` Expected end: ${expectedEnd.toISOString()}.`;
  return `The service is under maintenance.${end}${message === null ? '' : ` Message: ${message}`}`;
}
