/**
 * `node apps/api/src/demo/main.ts`: makes a database and a sandbox ready for a demonstration, before the API starts.
 *
 * Migrates DATABASE_URL, then writes the demo data, once, unless the database holds accounts of its own. Later runs only
 * see to it that the sandbox at IDENTITY_EMULATOR_URL still fits. Prints one JSON line: who can sign in, and how.
 */
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-people.ts';
import { rolesOf } from './demo-tables.ts';
import { restoreInstanceHost } from './restore-sandbox.ts';
import { sandboxControl } from './sandbox-control.ts';
import { readDemoState, seedDatabase } from './seed-database.ts';
import { seedIdentity, seedInstanceHost } from './seed-sandbox.ts';

/** Prepares both and says whether the demo data are there. */
async function prepare(databaseUrl: string, sandboxUrl: string): Promise<boolean> {
  await migrate(databaseUrl);
  const database = openDatabase({ url: databaseUrl, applicationName: 'partyline-demo', maxConnections: 2 });
  try {
    const state = await readDemoState(database);
    if (state === 'in-use') return false;
    const control = sandboxControl(sandboxUrl);
    await seedIdentity(control);
    if (state === 'seeded') await restoreInstanceHost(database, control);
    else {
      const now = new Date();
      await seedDatabase(database, await seedInstanceHost(control, now), now);
    }
    return true;
  } finally {
    await database.end();
  }
}

const { DATABASE_URL, IDENTITY_EMULATOR_URL } = process.env;
if (!DATABASE_URL || !IDENTITY_EMULATOR_URL) {
  process.stderr.write('DATABASE_URL and IDENTITY_EMULATOR_URL must be set.\n');
  process.exit(2);
}
const demoData = await prepare(DATABASE_URL, IDENTITY_EMULATOR_URL);
const signIns = DEMO_USERS.map(({ uid, email }) => ({ email, roles: rolesOf(uid) }));
process.stdout.write(`${JSON.stringify({ demoData, password: DEMO_PASSWORD, signIns })}\n`);
