import type { Db } from '../db/open-database.ts';
import { beginMaintenance, endMaintenance, readMaintenance } from './maintenance.repository.ts';
import type { MaintenanceCall } from './parse-call.ts';

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
