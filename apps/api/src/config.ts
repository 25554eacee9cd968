import { millisecondsInDay } from 'date-fns/constants';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { RateLimitSettings } from './http/rate-limits.ts';
import { environmentSchema, type Environment } from './config-fields.ts';
import { mistakesOfMode } from './config-mode.ts';
import type { FirestoreOptions } from './providers/documents/firestore-documents.ts';
import type { PaymentSettings } from './providers/payments/stripe-client.ts';
import type { MailSettings } from './providers/mail/smtp-mailer.ts';

/** Two looks of a load balancer that looks every two seconds, and one second. */
const DRAIN_SECONDS = 5;

/** Whose tokens count, and how the portal reaches the identity service. */
export interface IdentitySettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  readonly issuer: string;
  readonly jwksUrl: string;
  /** The local identity service; null with a real project. */
  readonly emulatorUrl: string | null;
}

/** Where the instances run. */
export interface InstanceHostSettings {
  readonly url: string;
  readonly secret: string;
}

/** How invitations are made, and the links of ownership. */
export interface InvitationSettings {
  /** Keys of mailed links are derived from it. */
  readonly secret: string;
  /** How long a link is valid. [GV-2] */
  readonly lifetimeMs: number;
}

/** Where health checks and metrics are answered. */
export interface MonitoringSettings {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
}

/** Every setting of the API, parsed once. */
export interface Config {
  readonly mode: 'sandbox' | 'production';
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** null: nowhere. */
  readonly monitoring: MonitoringSettings | null;
  /** How long a node that is to stop still takes calls, for load balancers to find out. Milliseconds. */
  readonly drainMs: number;
  readonly databaseUrl: string;
  /** Where people reach the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly portalDir: string;
  readonly identity: IdentitySettings;
  /** Where notifications are documents too, which pages read; null: pages read the API's own stream. [NOTIF-4] */
  readonly firestore: FirestoreOptions | null;
  readonly instanceHost: InstanceHostSettings;
  readonly payments: PaymentSettings;
  readonly mail: MailSettings;
  /** Where contact requests are mailed. [FORM-6] */
  readonly supportAddress: string;
  readonly invitations: InvitationSettings;
  /** The one local origin that webhooks may go to; null in production. [PLUS-16] */
  readonly webhookLocalOrigin: string | null;
  /** Origins that managers of instances are on. */
  readonly instanceOrigins: readonly string[];
  /** Hosts that an added device may send a browser on to. [GD-32] */
  readonly deviceHosts: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly demoData: boolean;
  /** This node is under maintenance, whatever the database says. [ERR-4] */
  readonly maintenance: boolean;
  /** The portal shows the text of unexpected errors. [UI-15, GU-12] */
  readonly debug: boolean;
  /** How long a trial lasts. [GP-3] */
  readonly trialDays: number;
  /** How long the link of a transfer or a request of an ownership is valid. [GO-6] */
  readonly ownershipLinkDays: number;
  /** Where usage data are shared only by whoever says so; null: where the rule says. [GE-5] */
  readonly consentOptInCountries: readonly string[] | null;
  readonly rateLimits: RateLimitSettings;
}

/** The settings, or one sentence per mistake. */
export type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** Reads the settings from the environment; an empty variable counts as absent. Never repeats a secret's value. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  // Of each setting the first mistake says what is expected of it.
  const mistakes = parsed.success ? [] : parsed.issues.map(({ message }) => message);
  const all = [...new Set([...mistakes, ...mistakesOfMode(given)])];
  if (!parsed.success || all.length > 0) return { ok: false, mistakes: all };
  return { ok: true, config: configOf(parsed.output) };
}

function configOf(env: Environment): Config {
  return {
    mode: env.PARTYLINE_MODE,
    host: env.HOST,
    port: env.PORT,
    monitoring: monitoringOf(env),
    drainMs: drainSecondsOf(env) * 1000,
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    portalDir: resolve(env.PORTAL_DIR),
    identity: identityOf(env),
    firestore: firestoreOf(env),
    instanceHost: { url: env.INSTANCE_HOST_URL, secret: env.INSTANCE_HOST_SECRET },
    payments: paymentsOf(env),
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM, perMinute: env.MAILS_PER_MINUTE },
    supportAddress: env.SUPPORT_ADDRESS,
    invitations: { secret: env.INVITATION_SECRET, lifetimeMs: env.INVITATION_DAYS * millisecondsInDay },
    webhookLocalOrigin: webhookLocalOriginOf(env),
    instanceOrigins: env.INSTANCE_ORIGINS,
    deviceHosts: env.DEVICE_HOSTS,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    demoData: env.DEMO_DATA,
    maintenance: env.MAINTENANCE,
    debug: env.VITE_DEBUG,
    trialDays: env.TRIAL_DAYS,
    ownershipLinkDays: env.OWNERSHIP_LINK_DAYS,
    consentOptInCountries: env.CONSENT_OPT_IN_COUNTRIES ?? null,
    rateLimits: {
      loginPerMinute: env.RATE_LIMIT_LOGIN,
      contactPerMinute: env.RATE_LIMIT_CONTACT,
      refusedTokensPerMinute: env.RATE_LIMIT_REFUSED_TOKENS,
      invitationsPerMinute: env.RATE_LIMIT_INVITATIONS,
      importsPerMinute: env.RATE_LIMIT_IMPORTS,
      apiTokenCallsPerMinute: env.RATE_LIMIT_API_TOKENS,
    },
  };
}

function monitoringOf({
  MONITORING_HOST: host,
  MONITORING_PORT: port,
}: Environment): MonitoringSettings | null {
  return port === undefined ? null : { host, port };
}

/** In sandbox mode nothing is in front of the node that would have to find out. */
function drainSecondsOf(env: Environment): number {
  return env.DRAIN_SECONDS ?? (env.PARTYLINE_MODE === 'sandbox' ? 0 : DRAIN_SECONDS);
}

/** In sandbox mode the sandbox receives webhooks, unless another origin is named; production has checked that none is. */
function webhookLocalOriginOf(env: Environment): string | null {
  if (env.PARTYLINE_MODE !== 'sandbox') return null;
  const address = env.WEBHOOK_LOCAL_ORIGIN ?? env.IDENTITY_EMULATOR_URL;
  return address === undefined ? null : new URL(address).origin;
}

function firestoreOf(env: Environment): FirestoreOptions | null {
  if (env.NOTIFICATION_FEED !== 'firestore') return null;
  return { projectId: env.IDENTITY_PROJECT_ID, emulatorUrl: env.FIRESTORE_EMULATOR_URL ?? null };
}

/** What the sandbox knows the API by, unless told otherwise; no real account has such a key. */
const SANDBOX_PAYMENTS = { secretKey: 'sk_test_sandbox', webhookSecrets: ['whsec_sandbox_only'] } as const;

/** Production names the provider's account, which the mode has checked; in sandbox mode the sandbox takes the payments. */
function paymentsOf(env: Environment): PaymentSettings {
  const isSandbox = env.PARTYLINE_MODE === 'sandbox';
  const sandboxUrl = new URL(env.IDENTITY_EMULATOR_URL ?? 'http://127.0.0.1').origin;
  return {
    url: env.PAYMENTS_API_URL ?? (isSandbox ? sandboxUrl : 'https://api.stripe.com'),
    secretKey: env.PAYMENTS_SECRET_KEY ?? (isSandbox ? SANDBOX_PAYMENTS.secretKey : ''),
    webhookSecrets: env.PAYMENTS_WEBHOOK_SECRETS ?? (isSandbox ? SANDBOX_PAYMENTS.webhookSecrets : []),
  };
}

/** A real project's addresses follow from its id; a local service has its own. */
function identityOf(env: Environment): IdentitySettings {
  const emulatorUrl = env.PARTYLINE_MODE === 'sandbox' ? (env.IDENTITY_EMULATOR_URL ?? null) : null;
  const projectId = env.IDENTITY_PROJECT_ID;
  return {
    projectId,
    apiKey: env.IDENTITY_API_KEY,
    authDomain: env.IDENTITY_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    issuer:
      env.IDENTITY_ISSUER ??
      (emulatorUrl === null ? `https://securetoken.google.com/${projectId}` : `${emulatorUrl}/identity`),
    jwksUrl:
      env.IDENTITY_JWKS_URL ??
      (emulatorUrl === null
        ? 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
        : `${emulatorUrl}/identity/jwks`),
    emulatorUrl,
  };
}
