import { join } from 'node:path';
import { freePort, startProgram, type RunningCommand } from '@partyline/tools-processes';
import type { Addresses } from './addresses.ts';

export interface Product extends Addresses {
  readonly running: RunningCommand;
}

/** Of starts and stops in the sandbox. */
const SPEED = '2';
/** Of all tests together: they share one address. */
const CONTACTS_PER_MINUTE = '1000';
/** With a build of the portal. */
const READY_WITHIN_MS = 600_000;

/** Starts the product as `npm start` does; its files are stored below `dataDir`. */
export async function startProduct(
  dataDir: string,
  database: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const portal = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: join(dataDir, 'app'),
    DATABASE_URL: database,
    SANDBOX_SPEED: SPEED,
    RATE_LIMIT_CONTACT: CONTACTS_PER_MINUTE,
    STOP_HOLD_SECONDS: '0',
    ...settings,
  };
  const running = startProgram('tools/start/src/main.ts', ['--stop-with-stdin'], { env });
  await running.waitForOutput(new RegExp(`${portal}\\b`), READY_WITHIN_MS);
  return { portal, sandbox: `http://localhost:${sandboxPort}`, database, running };
}
