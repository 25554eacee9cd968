import { outputOf } from '@partyline/tools-processes';

/** A sandbox, a database and the portal as the demo's program is told of them. */
export interface DemoStack {
  readonly sandboxUrl: string;
  readonly databaseUrl: string;
  readonly portalUrl: string;
  readonly secretKey: string;
}

/** Brings the catalogue to the sandbox's payment provider, as `npm start` does. */
export async function syncCatalogue({ sandboxUrl, secretKey }: DemoStack): Promise<void> {
  const env = { PAYMENTS_API_URL: sandboxUrl, PAYMENTS_SECRET_KEY: secretKey };
  await outputOf(process.execPath, ['tools/catalog-sync/src/main.ts', '--apply'], { env });
}

/** Prepares database and sandbox as `npm start` does; returns what the program prints. */
export async function prepareDemo({
  sandboxUrl,
  databaseUrl,
  portalUrl,
  secretKey,
}: DemoStack): Promise<unknown> {
  const env = {
    DATABASE_URL: databaseUrl,
    IDENTITY_EMULATOR_URL: sandboxUrl,
    PUBLIC_URL: portalUrl,
    PAYMENTS_SECRET_KEY: secretKey,
  };
  return JSON.parse(await outputOf(process.execPath, ['apps/api/src/demo/main.ts'], { env }));
}
