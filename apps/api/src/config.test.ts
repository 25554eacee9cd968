import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const SANDBOX = {
  PARTYLINE_MODE: 'sandbox',
  DATABASE_URL: 'postgres://portal:secret-password@127.0.0.1:5432/portal',
  IDENTITY_PROJECT_ID: 'demo-partyline',
  IDENTITY_API_KEY: 'demo-key',
  IDENTITY_EMULATOR_URL: 'http://localhost:4400/',
  INSTANCE_HOST_URL: 'http://localhost:4400/instance-host/v1',
  INSTANCE_HOST_SECRET: 'sixteen-or-more-characters',
  INVITATION_SECRET: 'thirty-two-or-more-characters-here',
};
const PRODUCTION = {
  DATABASE_URL: SANDBOX.DATABASE_URL,
  PUBLIC_URL: 'https://portal.example.org',
  IDENTITY_PROJECT_ID: 'real-project',
  IDENTITY_API_KEY: 'a-key',
  INSTANCE_HOST_URL: 'https://hosts.example.org/v1',
  INSTANCE_HOST_SECRET: 'sixteen-or-more-characters',
  INVITATION_SECRET: 'thirty-two-or-more-characters-here',
  PAYMENTS_SECRET_KEY: 'sk_live_0123456789',
  PAYMENTS_WEBHOOK_SECRETS: 'whsec_0123456789',
  INSTANCE_ORIGINS: 'https://*.hosts.example.org',
  SMTP_URL: 'smtps://portal:mail-password@mail.example.org:465',
  MAIL_FROM: 'Partyline <no-reply@example.org>',
  SUPPORT_ADDRESS: 'support@example.org',
};

function configOf(environment: Record<string, string | undefined>) {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.mistakes.join('\n'));
  return parsed.config;
}

function mistakesOf(environment: Record<string, string | undefined>): readonly string[] {
  const parsed = parseConfig(environment);
  return parsed.ok ? [] : parsed.mistakes;
}

describe('an omitted setting', () => {
  it('has its default, and an empty variable counts as omitted', () => {
    expect(configOf({ ...SANDBOX, PORT: '', HOST: '', LOG_LEVEL: '' })).toMatchObject({
      host: '127.0.0.1',
      port: 4200,
      publicUrl: 'http://localhost:4200',
      logLevel: 'info',
      demoData: false,
      maintenance: false,
      debug: false,
      trustedProxies: [],
      instanceOrigins: [],
    });
  });

  it('[NOTIF-4] leaves notifications to the stream of the API, unless Firestore is asked for', () => {
    expect(configOf(SANDBOX).firestore).toBeNull();
    const asked = { ...SANDBOX, NOTIFICATION_FEED: 'firestore' };
    expect(mistakesOf(asked)).toEqual([
      'FIRESTORE_EMULATOR_URL must be set in sandbox mode with NOTIFICATION_FEED=firestore: the address of the emulator.',
    ]);
    expect(configOf({ ...asked, FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:8085/' }).firestore).toEqual({
      projectId: 'demo-partyline',
      emulatorUrl: 'http://127.0.0.1:8085',
    });
    expect(configOf({ ...PRODUCTION, NOTIFICATION_FEED: 'firestore' }).firestore).toEqual({
      projectId: 'real-project',
      emulatorUrl: null,
    });
    expect(mistakesOf({ ...PRODUCTION, FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:8085' })).toEqual([
      'FIRESTORE_EMULATOR_URL must not be set in production mode.',
    ]);
    expect(mistakesOf({ ...SANDBOX, NOTIFICATION_FEED: 'post' })).toEqual([
      'NOTIFICATION_FEED must be sse or firestore.',
    ]);
  });

  it('[GP-3] lets a trial last 14 days', () => {
    expect(configOf(SANDBOX).trialDays).toBe(14);
    expect(configOf({ ...SANDBOX, TRIAL_DAYS: '30' }).trialDays).toBe(30);
    for (const TRIAL_DAYS of ['0', '367', '1.5', 'a fortnight']) {
      expect(mistakesOf({ ...SANDBOX, TRIAL_DAYS })).toEqual([
        'TRIAL_DAYS must be a whole number from 1 to 366.',
      ]);
    }
  });

  it('[GO-6] lets the link of an ownership be valid for 7 days', () => {
    expect(configOf(SANDBOX).ownershipLinkDays).toBe(7);
    expect(configOf({ ...SANDBOX, OWNERSHIP_LINK_DAYS: '30' }).ownershipLinkDays).toBe(30);
    expect(mistakesOf({ ...SANDBOX, OWNERSHIP_LINK_DAYS: '0' })).toEqual([
      'OWNERSHIP_LINK_DAYS must be a whole number from 1 to 366.',
    ]);
  });

  it("[GE-5] uses the rule's countries for consent, unless others, or none, are configured", () => {
    expect(configOf(SANDBOX).consentOptInCountries).toBeNull();
    const stated = (CONSENT_OPT_IN_COUNTRIES: string) =>
      configOf({ ...SANDBOX, CONSENT_OPT_IN_COUNTRIES }).consentOptInCountries;
    expect(stated('CAN, BRA')).toEqual(['CAN', 'BRA']);
    expect(stated('none')).toEqual([]);
    for (const CONSENT_OPT_IN_COUNTRIES of ['DE', 'deu', 'XXX', 'DEU;FRA', 'none,DEU', 'EEA', ',']) {
      expect(mistakesOf({ ...SANDBOX, CONSENT_OPT_IN_COUNTRIES })).toEqual([
        'CONSENT_OPT_IN_COUNTRIES must be three-letter country codes such as DEU,FRA, separated by commas, or none.',
      ]);
    }
  });

  it('[HZ-7] has no analytics unless both ids are set, in either mode', () => {
    const ids = { ANALYTICS_APP_ID: '1:4711:web:0a1b2c', ANALYTICS_MEASUREMENT_ID: 'G-PARTYLINE1' };
    for (const mode of [SANDBOX, PRODUCTION]) {
      expect(configOf(mode).analytics).toBeNull();
      expect(configOf({ ...mode, ...ids }).analytics).toEqual({
        appId: '1:4711:web:0a1b2c',
        measurementId: 'G-PARTYLINE1',
      });
      for (const name of ['ANALYTICS_APP_ID', 'ANALYTICS_MEASUREMENT_ID'] as const) {
        expect(mistakesOf({ ...mode, [name]: ids[name] })).toEqual([
          'ANALYTICS_APP_ID and ANALYTICS_MEASUREMENT_ID must be set together.',
        ]);
      }
    }
    expect(mistakesOf({ ...SANDBOX, ANALYTICS_APP_ID: '4711', ANALYTICS_MEASUREMENT_ID: 'UA-1' })).toEqual([
      'ANALYTICS_APP_ID must be the id of a web app such as 1:123456789:web:0a1b2c.',
      'ANALYTICS_MEASUREMENT_ID must begin with G- and go on with capitals and digits.',
    ]);
  });

  it('[GA-29] limits sign-ins to 30 and refused tokens to 60 a minute', () => {
    expect(configOf(SANDBOX).rateLimits).toEqual({
      invitationsPerMinute: 600,
      importsPerMinute: 10,
      apiTokenCallsPerMinute: 600,
      loginPerMinute: 30,
      contactPerMinute: 10,
      refusedTokensPerMinute: 60,
    });
  });

  it('follows from the local identity service, or from the project', () => {
    expect(configOf(SANDBOX).identity).toMatchObject({
      issuer: 'http://localhost:4400/identity',
      jwksUrl: 'http://localhost:4400/identity/jwks',
      emulatorUrl: 'http://localhost:4400',
    });
    expect(configOf(PRODUCTION).identity).toMatchObject({
      issuer: 'https://securetoken.google.com/real-project',
      jwksUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      authDomain: 'real-project.firebaseapp.com',
      emulatorUrl: null,
    });
  });

  it('means production', () => {
    expect(configOf(PRODUCTION).mode).toBe('production');
  });
});

it('reports all mistakes together, one sentence each, without secrets', () => {
  const mistakes = mistakesOf({
    ...SANDBOX,
    PORT: '70000',
    DATABASE_URL: 'mysql://root:hunter22@db/x',
    INSTANCE_HOST_SECRET: 'hunter22',
    LOG_LEVEL: 'loud',
  });
  expect(mistakes).toEqual([
    'PORT must be a whole number from 0 to 65535.',
    'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    'INSTANCE_HOST_SECRET must have at least 16 characters.',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  ]);
  expect(mistakes.join()).not.toContain('hunter22');
});

it.each([
  ['', true],
  ['?sslmode=disable', true],
  ['?sslmode=verify-full', true],
  [`?sslmode=verify-full&sslrootcert=${import.meta.filename}`, true],
  // Checked by some clients and not by others.
  ['?sslmode=require', false],
  ['?sslmode=verify-ca', false],
  ['?sslmode=prefer', false],
  ['?sslmode=no-verify', false],
  ['?ssl=true', false],
  ['?sslmode=verify-full&sslrootcert=/not/there.pem', false],
  // libpq would try them in turn; the driver looks the list up as one name.
  ['?host=db1,db2', false],
])('accepts a database address with %j: %s', (search, isTaken) => {
  const mistakes = mistakesOf({ ...SANDBOX, DATABASE_URL: `postgres://me:hunter22@db/x${search}` });
  expect(mistakes.map((sentence) => /^DATABASE_URL must .*\.$/.test(sentence))).toEqual(
    isTaken ? [] : [true],
  );
  expect(mistakes.join()).not.toContain('hunter22');
});

it.each(['postgres://me:hunter22@db1,db2/x', 'postgres://me:hunter22@db1:5432,db2:5432/x'])(
  'refuses the address of several databases: %s',
  (DATABASE_URL) => {
    expect(mistakesOf({ ...SANDBOX, DATABASE_URL })).toHaveLength(1);
  },
);

it('says what each missing required setting is for', () => {
  const mistakes = mistakesOf({ PARTYLINE_MODE: 'sandbox' });
  for (const name of [
    'DATABASE_URL',
    'IDENTITY_PROJECT_ID',
    'IDENTITY_API_KEY',
    'INSTANCE_HOST_URL',
    'INSTANCE_HOST_SECRET',
    'INVITATION_SECRET',
    'IDENTITY_EMULATOR_URL',
  ]) {
    expect(mistakes.filter((mistake) => mistake.startsWith(`${name} must be set`))).toHaveLength(1);
  }
});

it.each([
  ['PORT', '1.5'],
  ['PORT', '-1'],
  ['PORT', '4200x'],
  ['PORT', '99999999999'],
  ['PARTYLINE_MODE', 'staging'],
  ['DEMO_DATA', 'yes'],
  ['MAINTENANCE', 'on'],
  ['VITE_DEBUG', '1'],
  ['PAYMENT_TAX', 'yes'],
  ['PAYMENT_PROMOTION_CODES', '1'],
  ['SMTP_URL', 'http://mail.example.org'],
  ['SUPPORT_ADDRESS', 'Support <support@example.org>'],
  ['SMTP_URL', 'mail.example.org:25'],
  ['MAIL_FROM', 'Partyline'],
  ['MAIL_FROM', 'a@b.test, c@d.test'],
  ['MAIL_FROM', 'Partyline <a@b.test>\r\nBcc: c@d.test'],
  ['MAILS_PER_MINUTE', '0'],
  ['INVITATION_SECRET', 'too-short'],
  ['INVITATION_DAYS', '0'],
  ['RATE_LIMIT_INVITATIONS', '0'],
  ['RATE_LIMIT_IMPORTS', '0'],
  ['RATE_LIMIT_API_TOKENS', '0'],
  ['PUBLIC_URL', 'localhost:4200'],
  ['PUBLIC_URL', 'ftp://x'],
  ['PUBLIC_URL', 'http://x/?a=1'],
  ['PUBLIC_URL', 'http://me:pw@x'],
  ['INSTANCE_ORIGINS', 'http://x/path'],
  ['INSTANCE_ORIGINS', 'https://a.*.example.org'],
  ['INSTANCE_ORIGINS', 'https://*.org'],
  ['INSTANCE_ORIGINS', '*'],
  ['DEVICE_HOSTS', 'https://device.example.org'],
  ['DEVICE_HOSTS', 'device.example.org/path'],
  ['DEVICE_HOSTS', '*.org'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'proxy'],
  ['TRUSTED_PROXIES', '10.0.0.1;evil'],
  ['RATE_LIMIT_LOGIN', '0'],
  ['RATE_LIMIT_CONTACT', '-1'],
  ['RATE_LIMIT_REFUSED_TOKENS', 'many'],
])('refuses %s=%s', (name, value) => {
  expect(mistakesOf({ ...SANDBOX, [name]: value }).join()).toContain(`${name} must be`);
});

it('parses lists with and without spaces', () => {
  const config = configOf({
    ...SANDBOX,
    INSTANCE_ORIGINS: 'https://*.hosts.example.org, http://localhost:4400',
    DEVICE_HOSTS: '*.device.example.org, device.example.org:8443',
    TRUSTED_PROXIES: '10.0.0.0/8,::1, loopback',
  });
  expect(config.instanceOrigins).toEqual(['https://*.hosts.example.org', 'http://localhost:4400']);
  expect(config.deviceHosts).toEqual(['*.device.example.org', 'device.example.org:8443']);
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1', 'loopback']);
});

describe('production', () => {
  it.each([
    ['FIREBASE_AUTH_EMULATOR_HOST', 'localhost:4400'],
    ['IDENTITY_EMULATOR_URL', 'http://localhost:4400'],
    ['DEMO_DATA', '1'],
    ['PUBLIC_URL', 'http://portal.example.org'],
    ['PUBLIC_URL', 'https://localhost:4200'],
    ['IDENTITY_ISSUER', 'http://localhost:4400/identity'],
    ['IDENTITY_JWKS_URL', 'https://127.0.0.1:4400/identity/jwks'],
    ['IDENTITY_JWKS_URL', 'https://sandbox.localhost/jwks'],
    ['INSTANCE_HOST_URL', 'http://hosts.example.org'],
    ['INSTANCE_HOST_URL', 'https://[::1]/v1'],
    ['INSTANCE_ORIGINS', 'https://*.hosts.example.org,http://localhost:4400'],
    ['IDENTITY_PROJECT_ID', 'demo-partyline'],
    ['IDENTITY_AUTH_DOMAIN', 'localhost:4400'],
    ['IDENTITY_ISSUER', 'https://localhost.:4400/identity'],
    ['IDENTITY_ISSUER', 'https://0.0.0.0/identity'],
    ['IDENTITY_ISSUER', 'https://127.1/identity'],
    ['IDENTITY_JWKS_URL', 'https://[::]/jwks'],
    ['IDENTITY_JWKS_URL', 'https://[::ffff:127.0.0.1]/jwks'],
    ['IDENTITY_JWKS_URL', 'https://identity.LOCALHOST/jwks'],
    ['INSTANCE_HOST_URL', 'https://2130706433/v1'],
  ])('refuses to start with %s=%s', (name, value) => {
    expect(mistakesOf({ ...PRODUCTION, [name]: value }).some((mistake) => mistake.startsWith(name))).toBe(
      true,
    );
  });

  it('requires the public address and the mail server', () => {
    expect(mistakesOf({ ...PRODUCTION, SMTP_URL: undefined, MAIL_FROM: undefined })).toEqual([
      'SMTP_URL must be set in production mode: invitations are mailed.',
      'MAIL_FROM must be set in production mode: invitations are mailed.',
    ]);
    expect(mistakesOf({ ...PRODUCTION, SUPPORT_ADDRESS: undefined })).toEqual([
      'SUPPORT_ADDRESS must be set in production mode: contact requests are mailed there.',
    ]);
    expect(mistakesOf({ ...PRODUCTION, PUBLIC_URL: undefined })).toEqual([
      'PUBLIC_URL must be set in production mode: where people reach the portal.',
    ]);
  });

  it('requires a payment provider that is not on this machine', () => {
    const keys = { PAYMENTS_SECRET_KEY: undefined, PAYMENTS_WEBHOOK_SECRETS: undefined };
    expect(mistakesOf({ ...PRODUCTION, ...keys })).toEqual([
      'PAYMENTS_SECRET_KEY must be set in production mode: plans are paid through the payment provider.',
      'PAYMENTS_WEBHOOK_SECRETS must be set in production mode: plans are paid through the payment provider.',
    ]);
    expect(mistakesOf({ ...PRODUCTION, PAYMENTS_API_URL: 'http://localhost:4400' })).toEqual([
      'PAYMENTS_API_URL must be an https address beyond this machine in production mode.',
    ]);
    expect(configOf(PRODUCTION).payments.url).toBe('https://api.stripe.com');
    expect(mistakesOf({ ...PRODUCTION, PAYMENTS_SECRET_KEY: 'pk_live_01234567' })).toEqual([
      'PAYMENTS_SECRET_KEY must begin with sk_ or rk_.',
    ]);
  });

  it('may listen beyond loopback', () => {
    expect(configOf({ ...PRODUCTION, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });
});

describe('the sandbox and demo data', () => {
  it.each(['0.0.0.0', '::', '192.168.1.10', 'my-machine'])(
    'are refused with an address beyond this machine: %s',
    (HOST) => {
      expect(mistakesOf({ ...SANDBOX, HOST })).toEqual([
        'HOST must be a loopback address such as 127.0.0.1 in sandbox mode.',
      ]);
      expect(mistakesOf({ ...PRODUCTION, HOST, DEMO_DATA: '1' })).toContain(
        'HOST must be a loopback address such as 127.0.0.1 with demo data.',
      );
    },
  );

  it.each(['127.0.0.1', 'localhost', '::1'])('are served at %s', (HOST) => {
    expect(configOf({ ...SANDBOX, HOST, DEMO_DATA: '1' }).demoData).toBe(true);
  });

  it('have their address in one setting', () => {
    expect(mistakesOf({ ...SANDBOX, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toHaveLength(1);
  });
});

describe('monitoring and the end of a node', () => {
  it('serves health checks and metrics only with a port, and then only on this machine', () => {
    expect(configOf(PRODUCTION).monitoring).toBeNull();
    expect(configOf({ ...PRODUCTION, MONITORING_PORT: '9100' }).monitoring).toEqual({
      host: '127.0.0.1',
      port: 9100,
    });
    const beyond = { MONITORING_PORT: '9100', MONITORING_HOST: '10.0.0.7' };
    expect(configOf({ ...PRODUCTION, ...beyond }).monitoring).toEqual({ host: '10.0.0.7', port: 9100 });
  });

  it('waits five minutes for a database by default, a day at most', () => {
    expect(configOf(SANDBOX).databaseWaitMs).toBe(300_000);
    expect(configOf({ ...SANDBOX, DATABASE_WAIT_SECONDS: '0' }).databaseWaitMs).toBe(0);
    expect(mistakesOf({ ...SANDBOX, DATABASE_WAIT_SECONDS: '86401' })).toEqual([
      'DATABASE_WAIT_SECONDS must be a whole number from 0 to 86400.',
    ]);
  });

  it('drains for 5 s in production and not at all in sandbox mode, by default', () => {
    expect(configOf(PRODUCTION).drainMs).toBe(5_000);
    expect(configOf(SANDBOX).drainMs).toBe(0);
    expect(configOf({ ...SANDBOX, DRAIN_SECONDS: '2' }).drainMs).toBe(2_000);
    expect(mistakesOf({ ...SANDBOX, DRAIN_SECONDS: '301' })).toEqual([
      'DRAIN_SECONDS must be a whole number from 0 to 300.',
    ]);
  });
});

it('adds no tax and takes no promotion codes unless it is set', () => {
  const termsOf = (change: Readonly<Record<string, string>>) => {
    const { isTaxed, takesCodes } = configOf({ ...SANDBOX, ...change }).payments;
    return { isTaxed, takesCodes };
  };
  const neither = { isTaxed: false, takesCodes: false };
  expect(termsOf({})).toEqual(neither);
  expect(termsOf({ PAYMENT_TAX: 'none', PAYMENT_PROMOTION_CODES: 'false' })).toEqual(neither);
  expect(termsOf({ PAYMENT_TAX: 'automatic' })).toEqual({ ...neither, isTaxed: true });
  expect(termsOf({ PAYMENT_PROMOTION_CODES: 'true' })).toEqual({ ...neither, takesCodes: true });
});
