import { INVITATION_LIFETIME_MS } from '@partyline/invitations';
import { TRIAL_DAYS } from '@partyline/subscriptions';
import { emailIssue, isCountry } from '@partyline/validation';
import { OWNERSHIP_LINK_DAYS } from '@partyline/workspaces';
import { millisecondsInDay } from 'date-fns/constants';
import { isIP } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { databaseUrlMistake } from './config-database-url.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const BUILT_PORTAL = join(import.meta.dirname, '../../portal/dist');

function whole(name: string, min: number, max: number) {
  const sentence = `${name} must be a whole number from ${min} to ${max}.`;
  return v.pipe(
    v.string(sentence),
    v.regex(/^\d{1,9}$/, sentence),
    v.transform(Number),
    v.minValue(min, sentence),
    v.maxValue(max, sentence),
  );
}

function flag(name: string) {
  return v.pipe(
    v.picklist(['0', '1'], `${name} must be 1 or 0.`),
    v.transform((value) => value === '1'),
  );
}

function trueOrFalse(name: string) {
  return v.pipe(
    v.picklist(['true', 'false'], `${name} must be true or false.`),
    v.transform((value) => value === 'true'),
  );
}

function required(name: string, what: string) {
  return v.pipe(v.optional(v.string(), ''), v.nonEmpty(`${name} must be set: ${what}.`));
}

/** Accepts a URL without query or fragment, and drops its trailing slashes. */
function webAddress(name: string) {
  return v.pipe(
    v.string(),
    v.check(isWebAddress, `${name} must be an address that begins with https:// or http://.`),
    v.transform((text) => text.replace(/\/+$/, '')),
  );
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '';
}

function list(valid: (entry: string) => boolean, sentence: string) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
    v.check((entries) => entries.every(valid), sentence),
  );
}

/** Accepts ISO alpha-3 countries, or `none`: an empty list might be a mistake. */
function countries(name: string) {
  const sentence = `${name} must be three-letter country codes such as DEU,FRA, separated by commas, or none.`;
  const some = v.pipe(list(isCountry, sentence), v.minLength(1, sentence));
  const none = v.pipe(
    v.literal('none'),
    v.transform((): string[] => []),
  );
  return v.union([none, some], sentence);
}

/** Returns whether a text is an origin; its left-most label may be a wildcard. */
function isOrigin(text: string): boolean {
  const plain = text.replace(/^(https?:\/\/)\*\.(?=[^*]+\.[^*]+$)/, '$1wildcard.');
  return !plain.includes('*') && URL.canParse(plain) && new URL(plain).origin === plain.toLowerCase();
}

/**
 * Returns whether a text is the host of an https address, with a port other than 443 if any; its left-most label may be a wildcard.
 */
function isHost(text: string): boolean {
  return isOrigin(`https://${text}`);
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

/** Returns whether a text is an address, or a name with an address in angle brackets, on one line. */
function isSender(text: string): boolean {
  if (/\p{Cc}/u.test(text)) return false;
  const address = /^[^<>@]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return /^[^\s<>@,;]+@[^\s<>@,;]+$/.test(address);
}

/** Each setting by itself; mode-dependent rules are in config-mode. */
export const environmentSchema = v.object({
  PARTYLINE_MODE: v.optional(
    v.picklist(['sandbox', 'production'], 'PARTYLINE_MODE must be sandbox or production.'),
    'production',
  ),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  PORT: v.optional(whole('PORT', 0, 65535), '4200'),
  DATABASE_URL: v.pipe(
    required('DATABASE_URL', 'the address of the PostgreSQL database'),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? databaseUrlMistake(dataset.value) : null;
      if (message !== null) addIssue({ message });
    }),
  ),
  DATABASE_WAIT_SECONDS: v.optional(whole('DATABASE_WAIT_SECONDS', 0, 86_400), '300'),
  MONITORING_HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  MONITORING_PORT: v.optional(whole('MONITORING_PORT', 0, 65535)),
  STOP_HOLD_SECONDS: v.optional(whole('STOP_HOLD_SECONDS', 0, 60), '5'),
  DRAIN_SECONDS: v.optional(whole('DRAIN_SECONDS', 0, 300)),
  PUBLIC_URL: v.optional(webAddress('PUBLIC_URL')),
  PORTAL_DIR: v.optional(v.string(), BUILT_PORTAL),
  IDENTITY_PROJECT_ID: required('IDENTITY_PROJECT_ID', 'the id of the identity project'),
  IDENTITY_API_KEY: required('IDENTITY_API_KEY', "the identity project's key for browsers"),
  IDENTITY_AUTH_DOMAIN: v.optional(v.string()),
  IDENTITY_ISSUER: v.optional(webAddress('IDENTITY_ISSUER')),
  IDENTITY_JWKS_URL: v.optional(webAddress('IDENTITY_JWKS_URL')),
  IDENTITY_EMULATOR_URL: v.optional(webAddress('IDENTITY_EMULATOR_URL')),
  NOTIFICATION_FEED: v.optional(
    v.picklist(['sse', 'firestore'], 'NOTIFICATION_FEED must be sse or firestore.'),
    'sse',
  ),
  FIRESTORE_EMULATOR_URL: v.optional(webAddress('FIRESTORE_EMULATOR_URL')),
  INSTANCE_HOST_URL: v.pipe(
    required('INSTANCE_HOST_URL', 'where the instances run'),
    webAddress('INSTANCE_HOST_URL'),
  ),
  INSTANCE_HOST_SECRET: v.pipe(
    required('INSTANCE_HOST_SECRET', 'the secret that instance host and API sign with'),
    v.minLength(16, 'INSTANCE_HOST_SECRET must have at least 16 characters.'),
  ),
  PAYMENTS_API_URL: v.optional(webAddress('PAYMENTS_API_URL')),
  PAYMENTS_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(sk|rk)_[A-Za-z0-9_]{8,}$/, 'PAYMENTS_SECRET_KEY must begin with sk_ or rk_.'),
    ),
  ),
  PAYMENTS_WEBHOOK_SECRETS: v.optional(
    list(
      (secret) => /^whsec_\S{8,}$/.test(secret),
      'PAYMENTS_WEBHOOK_SECRETS must be secrets that begin with whsec_, separated by commas.',
    ),
  ),
  PAYMENT_TAX: v.optional(
    v.picklist(['none', 'automatic'], 'PAYMENT_TAX must be none or automatic.'),
    'none',
  ),
  PAYMENT_PROMOTION_CODES: v.optional(trueOrFalse('PAYMENT_PROMOTION_CODES'), 'false'),
  WEBHOOK_LOCAL_ORIGIN: v.optional(webAddress('WEBHOOK_LOCAL_ORIGIN')),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isSmtpUrl, 'SMTP_URL must be an address such as smtps://user:password@mail.example.org:465.'),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.check(isSender, 'MAIL_FROM must be an address such as Partyline <no-reply@example.org>.'),
    ),
    'Partyline <no-reply@localhost>',
  ),
  SUPPORT_ADDRESS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => emailIssue(text) === null,
        'SUPPORT_ADDRESS must be one e-mail address such as support@example.org.',
      ),
    ),
    'support@partyline.test',
  ),
  MAILS_PER_MINUTE: v.optional(whole('MAILS_PER_MINUTE', 1, 1_000_000), '600'),
  INVITATION_SECRET: v.pipe(
    required('INVITATION_SECRET', 'the secret that the keys of mailed invitations are made from'),
    v.minLength(32, 'INVITATION_SECRET must be at least 32 characters long.'),
  ),
  INVITATION_DAYS: v.optional(
    whole('INVITATION_DAYS', 1, 366),
    String(INVITATION_LIFETIME_MS / millisecondsInDay),
  ),
  INSTANCE_ORIGINS: v.optional(
    list(
      isOrigin,
      'INSTANCE_ORIGINS must be origins such as https://*.example.org, separated by commas, without a path.',
    ),
    '',
  ),
  DEVICE_HOSTS: v.optional(
    list(isHost, 'DEVICE_HOSTS must be hosts such as *.example.org, separated by commas, without a path.'),
    '',
  ),
  TRUSTED_PROXIES: v.optional(
    list(isProxy, 'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas.'),
    '',
  ),
  CONSENT_OPT_IN_COUNTRIES: v.optional(countries('CONSENT_OPT_IN_COUNTRIES')),
  ANALYTICS_APP_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^1:\d+:web:[0-9a-f]+$/,
        'ANALYTICS_APP_ID must be the id of a web app such as 1:123456789:web:0a1b2c.',
      ),
    ),
  ),
  ANALYTICS_MEASUREMENT_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^G-[A-Z0-9]+$/,
        'ANALYTICS_MEASUREMENT_ID must begin with G- and go on with capitals and digits.',
      ),
    ),
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`), 'info'),
  DEMO_DATA: v.optional(flag('DEMO_DATA'), '0'),
  MAINTENANCE: v.optional(flag('MAINTENANCE'), '0'),
  VITE_DEBUG: v.optional(trueOrFalse('VITE_DEBUG'), 'false'),
  TRIAL_DAYS: v.optional(whole('TRIAL_DAYS', 1, 366), String(TRIAL_DAYS)),
  OWNERSHIP_LINK_DAYS: v.optional(whole('OWNERSHIP_LINK_DAYS', 1, 366), String(OWNERSHIP_LINK_DAYS)),
  RATE_LIMIT_LOGIN: v.optional(whole('RATE_LIMIT_LOGIN', 1, 1_000_000), '30'),
  RATE_LIMIT_CONTACT: v.optional(whole('RATE_LIMIT_CONTACT', 1, 1_000_000), '10'),
  RATE_LIMIT_INVITATIONS: v.optional(whole('RATE_LIMIT_INVITATIONS', 1, 1_000_000), '600'),
  RATE_LIMIT_IMPORTS: v.optional(whole('RATE_LIMIT_IMPORTS', 1, 1_000_000), '10'),
  RATE_LIMIT_API_TOKENS: v.optional(whole('RATE_LIMIT_API_TOKENS', 1, 1_000_000), '600'),
  RATE_LIMIT_REFUSED_TOKENS: v.optional(whole('RATE_LIMIT_REFUSED_TOKENS', 1, 1_000_000), '60'),
});

export type Environment = v.InferOutput<typeof environmentSchema>;
