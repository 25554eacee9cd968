/**
 * `node apps/api/src/demo/main.ts [--large]`: prepares a database and a sandbox before the API starts.
 *
 * Migrates DATABASE_URL and writes the demo data once, unless it holds other accounts. Later runs only update the sandbox at
 * IDENTITY_EMULATOR_URL, whose instances report to PUBLIC_URL. The demo's plans are bought at the sandbox's payment provider with
 * PAYMENTS_SECRET_KEY once its input has ended: by then the catalogue's prices are there. Prints one JSON line: the users and how to sign in.
 */
import { API_BASE, ROUTES } from '@partyline/contract';
import { migrate } from '../db/migrate/migrate.ts';
import { UnsuitableDatabase } from '../db/migrate/check-server.ts';
import { openDatabase } from '../db/open-database.ts';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { USUAL_DEMO } from './data/demo-data.ts';
import { CUSTOMERS_DEMO } from './data/demo-data-customers.ts';
import { PARTNER_DEMO } from './data/demo-data-partner.ts';
import { DEMO_PASSWORD } from './data/demo-people.ts';
import { rolesOf } from './data/demo-tables.ts';
import type { DemoData } from './data/demo-types.ts';
import { largeDemo } from './data/large-demo.ts';
import { stripePayments } from '../providers/payments/stripe-payments.ts';
import { billDemo, type BillingDeps } from './seed/bill-demo.ts';
import { restoreInstanceHost } from './seed/restore-sandbox.ts';
import { sandboxControl } from './seed/sandbox-control.ts';
import { readSeeded, seedDatabase } from './seed/seed-database.ts';
import { seedIdentity, seedInstanceHost } from './seed/seed-sandbox.ts';

async function prepare(
  databaseUrl: string,
  { control, payments, pricesThere }: Omit<BillingDeps, 'database'>,
  withLarge: boolean,
): Promise<DemoData[]> {
  await migrate(databaseUrl);
  const database = openDatabase({
    url: databaseUrl,
    applicationName: 'partyline-demo',
    maxConnections: 2,
    // The large account's statements are slow on a busy machine.
    statementTimeoutMs: 120_000,
  });
  try {
    const present = await readSeeded(database);
    if (present === 'in-use') return [];
    const sets = [
      USUAL_DEMO,
      PARTNER_DEMO,
      CUSTOMERS_DEMO,
      ...(withLarge || present.has('large') ? [largeDemo()] : []),
    ];
    for (const set of sets) {
      await seedIdentity(control, set);
      if (present.has(set.name)) await restoreInstanceHost(database, control, set.accounts);
      else {
        const now = new Date();
        await seedDatabase(database, set, await seedInstanceHost(control, set, now), now);
        // The planner would expect few rows before autovacuum has counted them.
        await database.query('ANALYZE');
      }
      if (set.name !== 'large') await billDemo({ database, control, payments, pricesThere }, set, new Date());
    }
    return sets;
  } finally {
    await database.end();
  }
}

const { DATABASE_URL, IDENTITY_EMULATOR_URL, PAYMENTS_SECRET_KEY, PUBLIC_URL } = process.env;
if (!DATABASE_URL || !IDENTITY_EMULATOR_URL || !PAYMENTS_SECRET_KEY || !PUBLIC_URL) {
  process.stderr.write(
    'DATABASE_URL, IDENTITY_EMULATOR_URL, PAYMENTS_SECRET_KEY and PUBLIC_URL must be set.\n',
  );
  process.exit(2);
}
const { large } = parseArgs({
  options: { large: { type: 'boolean', default: false } },
}).values;
const webhook = new URL(API_BASE + ROUTES.instanceHostWebhook.path, PUBLIC_URL);
const services = {
  control: sandboxControl(IDENTITY_EMULATOR_URL, webhook.href),
  pricesThere: async () => {
    if (!process.stdin.readableEnded) await finished(process.stdin.resume());
  },
  payments: stripePayments({ url: IDENTITY_EMULATOR_URL, secretKey: PAYMENTS_SECRET_KEY }),
};
const sets = await prepare(DATABASE_URL, services, large).catch((error: unknown): never => {
  if (!(error instanceof UnsuitableDatabase)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});
const signIns = sets.flatMap(({ users, seats }) =>
  users.map(({ uid, email }) => ({ email, roles: rolesOf(seats, uid) })),
);
process.stdout.write(`${JSON.stringify({ demoData: sets.length > 0, password: DEMO_PASSWORD, signIns })}\n`);
