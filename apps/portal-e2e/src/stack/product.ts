import { join } from 'node:path';
import type { Addresses } from './addresses.ts';
import { freePort, startScript, type Running } from './processes.ts';

/** A running product with its own ports and data. */
export interface Product extends Addresses {
  readonly running: Running;
}

/** Speed-up of starts and stops in the sandbox. */
const SPEED = '2';

/** Starts the whole product as `npm start` does, on the given database; its files are stored below `dataDir`. */
export async function startProduct(
  dataDir: string,
  database: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const portal = `http://localhost:${port}`;
  const running = await startScript(
    'tools/start/src/main.ts',
    ['--stop-with-stdin'],
    {
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: join(dataDir, 'app'),
      DATABASE_URL: database,
      SANDBOX_SPEED: SPEED,
      ...settings,
    },
    new RegExp(`${portal}\\b`),
  );
  return { portal, sandbox: `http://localhost:${sandboxPort}`, database, running };
}
