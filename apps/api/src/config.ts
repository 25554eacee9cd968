import { millisecondsInDay } from 'date-fns/constants';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { RateLimitSettings } from './http/requests/rate-limits.ts';
import { environmentSchema, type Environment } from './config-fields.ts';
import { mistakesOfMode } from './config-mode.ts';
import type { FirestoreOptions } from './providers/documents/firestore-documents.ts';
import type { PaymentSettings } from './providers/payments/stripe-client.ts';
import type { MailSettings } from './providers/mail/smtp-mailer.ts';

/** Two health checks at a usual interval of two seconds, plus one. */
const DRAIN_SECONDS = 5;

export interface IdentitySettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  readonly issuer: string;
  readonly jwksUrl: string;
  /** null with a real project. */
  readonly emulatorUrl: string | null;
}

export interface InstanceHostSettings {
  readonly url: string;
  readonly secret: string;
}

export interface InvitationSettings {
  /** Keys of mailed links are derived from it. */
  readonly secret: string;
  /** In milliseconds. [GV-2] */
  readonly lifetimeMs: number;
}

/** Google Analytics of the identity project. [HZ-7] */
export interface AnalyticsSettings {
  readonly appId: string;
  readonly measurementId: string;
}

export interface MonitoringSettings {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
}

export interface Config {
  readonly mode: 'sandbox' | 'production';
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** null: disabled. */
  readonly monitoring: MonitoringSettings | null;
  /** Milliseconds a stopping node still takes calls, until load balancers notice. */
  readonly drainMs: number;
  readonly databaseUrl: string;
  /** Milliseconds a starting node waits for PostgreSQL; 0: not at all. */
  readonly databaseWaitMs: number;
  /** How long the stop of a device without connected users can be withdrawn before its host gets it. */
  readonly stopHoldMs: number;
  /** The portal's address without a trailing slash. */
  readonly publicUrl: string;
  readonly portalDir: string;
  readonly identity: IdentitySettings;
  /** Firestore for notification documents; null: pages use the API's stream. [NOTIF-4] */
  readonly firestore: FirestoreOptions | null;
  readonly instanceHost: InstanceHostSettings;
  readonly payments: PaymentSettings;
  readonly mail: MailSettings;
  /** Receives contact requests. [FORM-6] */
  readonly supportAddress: string;
  readonly invitations: InvitationSettings;
  /** The only local origin for webhooks; null in production. [PLUS-16] */
  readonly webhookLocalOrigin: string | null;
  /** Allowed origins of instance managers. */
  readonly instanceOrigins: readonly string[];
  /** Hosts to which adding a device may redirect. [GD-32] */
  readonly deviceHosts: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly demoData: boolean;
  /** Maintenance of this node, overriding the database. [ERR-4] */
  readonly maintenance: boolean;
  /** Shows texts of unexpected errors in the portal. [UI-15, GU-12] */
  readonly debug: boolean;
  /** [GP-3] */
  readonly trialDays: number;
  /** Validity of ownership links. [GO-6] */
  readonly ownershipLinkDays: number;
  /** Countries where usage data need an opt-in; null: the rule's. [GE-5] */
  readonly consentOptInCountries: readonly string[] | null;
  /** null: pages load no analytics, and their policy names no host of it. [HZ-7] */
  readonly analytics: AnalyticsSettings | null;
  readonly rateLimits: RateLimitSettings;
}

/** The settings, or one sentence per mistake. */
export type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** Parses the environment; empty variables count as absent. Never repeats a secret. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  // Only the first issue of each setting is reported.
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
    databaseWaitMs: env.DATABASE_WAIT_SECONDS * 1000,
    stopHoldMs: env.STOP_HOLD_SECONDS * 1000,
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
    analytics: analyticsOf(env),
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

/** Returns the analytics; the mode check refuses one id without the other. */
function analyticsOf({
  ANALYTICS_APP_ID: appId,
  ANALYTICS_MEASUREMENT_ID: measurementId,
}: Environment): AnalyticsSettings | null {
  return appId === undefined || measurementId === undefined ? null : { appId, measurementId };
}

function monitoringOf({
  MONITORING_HOST: host,
  MONITORING_PORT: port,
}: Environment): MonitoringSettings | null {
  return port === undefined ? null : { host, port };
}

/** Returns the seconds to drain: by default none in sandbox mode, which has no load balancer. */
function drainSecondsOf(env: Environment): number {
  return env.DRAIN_SECONDS ?? (env.PARTYLINE_MODE === 'sandbox' ? 0 : DRAIN_SECONDS);
}

/**
 * Returns the local origin that may receive webhooks, by default the sandbox's; null in production, where the mode check forbids
 * one.
 */
function webhookLocalOriginOf(env: Environment): string | null {
  if (env.PARTYLINE_MODE !== 'sandbox') return null;
  const address = env.WEBHOOK_LOCAL_ORIGIN ?? env.IDENTITY_EMULATOR_URL;
  return address === undefined ? null : new URL(address).origin;
}

function firestoreOf(env: Environment): FirestoreOptions | null {
  if (env.NOTIFICATION_FEED !== 'firestore') return null;
  return { projectId: env.IDENTITY_PROJECT_ID, emulatorUrl: env.FIRESTORE_EMULATOR_URL ?? null };
}

/** The sandbox's default credentials; no real account has such a key. */
const SANDBOX_PAYMENTS = { secretKey: 'sk_test_sandbox', webhookSecrets: ['whsec_sandbox_only'] } as const;

/** Returns the settings of the payment provider: of its account in production, else by default of the sandbox. */
function paymentsOf(env: Environment): PaymentSettings {
  const isSandbox = env.PARTYLINE_MODE === 'sandbox';
  const sandboxUrl = new URL(env.IDENTITY_EMULATOR_URL ?? 'http://127.0.0.1').origin;
  return {
    url: env.PAYMENTS_API_URL ?? (isSandbox ? sandboxUrl : 'https://api.stripe.com'),
    secretKey: env.PAYMENTS_SECRET_KEY ?? (isSandbox ? SANDBOX_PAYMENTS.secretKey : ''),
    webhookSecrets: env.PAYMENTS_WEBHOOK_SECRETS ?? (isSandbox ? SANDBOX_PAYMENTS.webhookSecrets : []),
    isTaxed: env.PAYMENT_TAX === 'automatic',
    takesCodes: env.PAYMENT_PROMOTION_CODES,
  };
}

/** Returns the settings of the identity service; by default a real project's addresses follow from its id. */
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
