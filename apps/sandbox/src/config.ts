import * as v from 'valibot';
import { MAX_SPEED } from './clock/sandbox-clock.ts';

const whole = (name: string, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, `${name} must be a whole number from 0 to ${max}.`),
    v.transform(Number),
    v.maxValue(max, `${name} must be a whole number from 0 to ${max}.`),
  );

const originList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
  v.check(
    (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'PORTAL_ORIGINS must be origins such as http://localhost:4200, separated by commas, without a path.',
  ),
);

const secretList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
  v.check(
    (secrets) => secrets.every((secret) => secret.length >= 8),
    'PAYMENTS_WEBHOOK_SECRETS must be secrets of at least 8 characters, separated by commas.',
  ),
);

const environmentSchema = v.object({
  SANDBOX_PORT: v.optional(whole('SANDBOX_PORT', 65535), '4400'),
  SMTP_PORT: v.optional(whole('SMTP_PORT', 65535), '4425'),
  SANDBOX_DATA_DIR: v.optional(
    v.pipe(v.string(), v.nonEmpty('SANDBOX_DATA_DIR must name the sandbox’s data folder.')),
    '',
  ),
  INSTANCE_HOST_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(
        16,
        'INSTANCE_HOST_SECRET must be set to at least 16 characters: instance host and API sign with it.',
      ),
    ),
    '',
  ),
  PAYMENTS_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.minLength(8, 'PAYMENTS_SECRET_KEY must be at least 8 characters.')),
    'sk_test_sandbox',
  ),
  PAYMENTS_WEBHOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol),
        'PAYMENTS_WEBHOOK_URL must be an address such as http://localhost:4200/api/webhooks/payment.',
      ),
    ),
  ),
  PAYMENTS_WEBHOOK_SECRETS: v.optional(secretList, 'whsec_sandbox_only'),
  PORTAL_ORIGINS: v.optional(originList, 'http://localhost:4200'),
  SANDBOX_SPEED: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+(\.\d+)?$/, `SANDBOX_SPEED must be a number from 0 to ${MAX_SPEED}.`),
      v.transform(Number),
      v.maxValue(MAX_SPEED, `SANDBOX_SPEED must be a number from 0 to ${MAX_SPEED}.`),
    ),
    '1',
  ),
  IDENTITY_PROJECT_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z][a-z0-9-]{3,29}$/,
        'IDENTITY_PROJECT_ID must be 4 to 30 lower-case letters, digits and hyphens, beginning with a letter.',
      ),
    ),
    'demo-partyline',
  ),
});

/** Port 0 is any free one. */
export interface SandboxSettings {
  readonly port: number;
  readonly smtpPort: number;
  readonly dataDir: string;
  readonly instanceHostSecret: string;
  /** Origins whose pages may call the identity service. */
  readonly portalOrigins: readonly string[];
  /** Factor of the simulation clock: 1 is real time, 0 stops it. */
  readonly speed: number;
  readonly projectId: string;
  /** Secret key of the payment API; empty: every call is refused. */
  readonly paymentsSecretKey: string;
  /** Receives the payment events; empty: none are sent. */
  readonly paymentsWebhookUrl: string;
  /** Signing secrets of payment events; two during a rotation. */
  readonly paymentsWebhookSecrets: readonly string[];
}

export type ParsedSettings =
  | { readonly ok: true; readonly settings: SandboxSettings }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/**
 * Reads the settings from the environment; an empty variable counts as absent. All errors are reported
 * together, without the values of secrets.
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): ParsedSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) return { ok: false, mistakes: parsed.issues.map((issue) => issue.message) };
  const values = parsed.output;
  return {
    ok: true,
    settings: {
      port: values.SANDBOX_PORT,
      smtpPort: values.SMTP_PORT,
      dataDir: values.SANDBOX_DATA_DIR,
      instanceHostSecret: values.INSTANCE_HOST_SECRET,
      portalOrigins: values.PORTAL_ORIGINS,
      speed: values.SANDBOX_SPEED,
      projectId: values.IDENTITY_PROJECT_ID,
      paymentsSecretKey: values.PAYMENTS_SECRET_KEY,
      paymentsWebhookUrl: values.PAYMENTS_WEBHOOK_URL ?? webhookOf(values.PORTAL_ORIGINS[0]),
      paymentsWebhookSecrets: values.PAYMENTS_WEBHOOK_SECRETS,
    },
  };
}

function webhookOf(portalOrigin: string | undefined): string {
  return portalOrigin === undefined ? '' : `${portalOrigin}/api/webhooks/payment`;
}
