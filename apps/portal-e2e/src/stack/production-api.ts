import { startProgram } from '@partyline/tools-processes';
import { addresses } from './addresses.ts';
import { runOnServer } from './own-product.ts';

/** A node in production mode, with a Firebase project that is never asked. */
export interface ProductionApi {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const SETTINGS = {
  PARTYLINE_MODE: 'production',
  PORT: '0',
  DRAIN_SECONDS: '0',
  PUBLIC_URL: 'https://portal.example.org',
  IDENTITY_PROJECT_ID: 'real-project',
  IDENTITY_API_KEY: 'a-browser-key',
  INSTANCE_HOST_URL: 'https://hosts.example.org/instance-host/v1',
  INSTANCE_HOST_SECRET: 'a-secret-for-tests-only',
  INVITATION_SECRET: 'a-secret-of-invitations-for-tests-only',
  PAYMENTS_SECRET_KEY: 'sk_live_example',
  PAYMENTS_WEBHOOK_SECRETS: 'whsec_0123456789abcdef',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'no-reply@example.org',
  SUPPORT_ADDRESS: 'support@example.org',
};

/** Starts a node on a database of its own. */
export async function startProductionApi(): Promise<ProductionApi> {
  const name = `production_${process.pid}_${Date.now()}`;
  await runOnServer(`CREATE DATABASE ${name}`);
  const database = new URL(addresses().database);
  database.pathname = `/${name}`;
  const { PATH = '' } = process.env;
  const node = startProgram('apps/api/src/main.ts', [], {
    env: { PATH, ...SETTINGS, DATABASE_URL: database.href },
  });
  const stop = async () => {
    await node.stop();
    await runOnServer(`DROP DATABASE ${name} WITH (FORCE)`);
  };
  try {
    const started = /\{"url":"(?<url>[^"]+)"\}/;
    await node.waitForOutput(started, 60_000);
    return { url: started.exec(node.output())?.groups?.['url'] ?? '', stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
