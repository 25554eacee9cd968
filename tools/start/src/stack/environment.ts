import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { RuntimeConfig } from '@partyline/contract';
import type { Settings } from './settings.ts';

/** "demo-" ids never exist at the provider. */
export const PROJECT_ID = 'demo-partyline';

const API_KEY = 'demo-key';
const AUTH_DOMAIN = 'localhost';

const PASSED_ON =
  /^(PATH|HOME|USER|LANG|LC_ALL|TZ|TMPDIR|NO_COLOR|FORCE_COLOR|NODE_OPTIONS|NODE_V8_COVERAGE|ANALYTICS_APP_ID|ANALYTICS_MEASUREMENT_ID|CONSENT_OPT_IN_COUNTRIES|FIRESTORE_EMULATOR_URL|LOG_LEVEL|MAILS_PER_MINUTE|MAINTENANCE|NOTIFICATION_FEED|OWNERSHIP_LINK_DAYS|PAYMENT_PROMOTION_CODES|PAYMENT_TAX|SANDBOX_SPEED|TRIAL_DAYS|RATE_LIMIT_\w+|VITE_\w+)$/;

export interface PaymentSecrets {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** Loads a secret, which is created once, readable by its owner only. */
export async function storedSecret(file: string): Promise<string> {
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (stored.length >= 32) return stored;
  const secret = randomBytes(32).toString('base64url');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

export interface Wiring {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly instanceHostSecret: string;
  readonly invitationSecret: string;
  readonly payments: PaymentSecrets;
  readonly smtpPort: number;
  /** PORT, or a port behind the development server. */
  readonly apiPort: number;
  readonly portalDir: string;
  readonly demoData: boolean;
}

type Variables = Record<string, string>;

/** Passes on an allow-list of variables: credentials, a proxy or a production address must not redirect a local stack. */
export function inheritedEnvironment(environment: Readonly<Record<string, string | undefined>>): Variables {
  const passed: Variables = {};
  for (const [name, value] of Object.entries(environment))
    if (value !== undefined && PASSED_ON.test(name)) passed[name] = value;
  return passed;
}

export function addressesOf({ port, sandboxPort }: Pick<Settings, 'port' | 'sandboxPort'>): {
  portal: string;
  sandbox: string;
} {
  return { portal: `http://localhost:${port}`, sandbox: `http://localhost:${sandboxPort}` };
}

export function sandboxEnvironment(
  settings: Settings,
  secret: string,
  payments: PaymentSecrets,
  smtpPort: number,
  dataDir: string,
): Variables {
  return {
    SANDBOX_PORT: String(settings.sandboxPort),
    SANDBOX_DATA_DIR: dataDir,
    SMTP_PORT: String(smtpPort),
    INSTANCE_HOST_SECRET: secret,
    PAYMENTS_SECRET_KEY: payments.secretKey,
    PAYMENTS_WEBHOOK_SECRETS: payments.webhookSecret,
    PAYMENTS_WEBHOOK_URL: `http://localhost:${settings.port}/api/webhooks/payment`,
    PORTAL_ORIGINS: `http://localhost:${settings.port},http://127.0.0.1:${settings.port}`,
    IDENTITY_PROJECT_ID: PROJECT_ID,
  };
}

export function apiEnvironment(wiring: Wiring): Variables {
  const { portal, sandbox } = addressesOf(wiring.settings);
  return {
    PORT: String(wiring.apiPort),
    HOST: '127.0.0.1',
    DATABASE_URL: wiring.databaseUrl,
    PUBLIC_URL: portal,
    PARTYLINE_MODE: 'sandbox',
    PORTAL_DIR: wiring.portalDir,
    IDENTITY_PROJECT_ID: PROJECT_ID,
    IDENTITY_API_KEY: API_KEY,
    IDENTITY_AUTH_DOMAIN: AUTH_DOMAIN,
    IDENTITY_ISSUER: `${sandbox}/identity`,
    IDENTITY_JWKS_URL: `${sandbox}/identity/jwks`,
    IDENTITY_EMULATOR_URL: sandbox,
    INSTANCE_HOST_URL: `${sandbox}/instance-host/v1`,
    INSTANCE_HOST_SECRET: wiring.instanceHostSecret,
    INVITATION_SECRET: wiring.invitationSecret,
    PAYMENTS_API_URL: sandbox,
    PAYMENTS_SECRET_KEY: wiring.payments.secretKey,
    PAYMENTS_WEBHOOK_SECRETS: wiring.payments.webhookSecret,
    SMTP_URL: `smtp://127.0.0.1:${wiring.smtpPort}`,
    MAIL_FROM: 'Partyline <no-reply@partyline.test>',
    INSTANCE_ORIGINS: sandbox,
    DEMO_DATA: wiring.demoData ? '1' : '0',
  };
}

/**
 * Returns the environment of the development server, which writes the settings into the page, as the API does for the built portal.
 */
export function devServerEnvironment(settings: Settings, apiPort: number): Variables {
  const { sandbox } = addressesOf(settings);
  const config: RuntimeConfig = {
    productName: 'Partyline',
    appVersion: 'dev',
    debug: true,
    apiBase: '/api/',
    identity: { apiKey: API_KEY, projectId: PROJECT_ID, authDomain: AUTH_DOMAIN, emulatorUrl: sandbox },
    instanceOrigins: [sandbox],
    deviceHosts: [],
    notificationFeed: 'sse',
  };
  return {
    PORT: String(settings.port),
    PARTYLINE_API_URL: `http://127.0.0.1:${apiPort}`,
    PARTYLINE_PORTAL_CONFIG: JSON.stringify(config),
  };
}
