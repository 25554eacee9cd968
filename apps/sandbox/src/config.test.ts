import { describe, expect, it } from 'vitest';
import { parseSettings } from './config.ts';

const REQUIRED = { SANDBOX_DATA_DIR: '.data/sandbox', INSTANCE_HOST_SECRET: '0123456789abcdef' };

describe('settings', () => {
  it('have defaults for all but folder and secret', () => {
    expect(parseSettings({ ...REQUIRED, SANDBOX_PORT: '' })).toEqual({
      ok: true,
      settings: {
        port: 4400,
        smtpPort: 4425,
        dataDir: '.data/sandbox',
        instanceHostSecret: '0123456789abcdef',
        portalOrigins: ['http://localhost:4200'],
        speed: 1,
        projectId: 'demo-partyline',
        paymentsSecretKey: 'sk_test_sandbox',
        paymentsWebhookUrl: 'http://localhost:4200/api/webhooks/payment',
        paymentsWebhookSecrets: ['whsec_sandbox_only'],
      },
    });
  });

  it('take several origins, a speed with a fraction, and any free port', () => {
    const parsed = parseSettings({
      ...REQUIRED,
      SANDBOX_PORT: '0',
      PORTAL_ORIGINS: 'http://localhost:4200, http://127.0.0.1:4200',
      SANDBOX_SPEED: '0.5',
    });
    expect(parsed).toMatchObject({
      settings: { port: 0, speed: 0.5, portalOrigins: ['http://localhost:4200', 'http://127.0.0.1:4200'] },
    });
  });

  it.each([
    [{ SANDBOX_PORT: '-1' }, 'SANDBOX_PORT must be a whole number from 0 to 65535.'],
    [{ SANDBOX_PORT: '65536' }, 'SANDBOX_PORT must be a whole number from 0 to 65535.'],
    [{ SMTP_PORT: '1e3' }, 'SMTP_PORT must be a whole number from 0 to 65535.'],
    [{ PAYMENTS_SECRET_KEY: 'short' }, 'PAYMENTS_SECRET_KEY must be at least 8 characters.'],
    [
      { PAYMENTS_WEBHOOK_SECRETS: 'whsec_long_enough,short' },
      'PAYMENTS_WEBHOOK_SECRETS must be secrets of at least 8 characters, separated by commas.',
    ],
    [
      { PAYMENTS_WEBHOOK_URL: '/api/webhooks/payment' },
      'PAYMENTS_WEBHOOK_URL must be an address such as http://localhost:4200/api/webhooks/payment.',
    ],
    [{ SANDBOX_SPEED: '1001' }, 'SANDBOX_SPEED must be a number from 0 to 1000.'],
    [{ SANDBOX_SPEED: 'Infinity' }, 'SANDBOX_SPEED must be a number from 0 to 1000.'],
    [
      { PORTAL_ORIGINS: 'http://localhost:4200/' },
      'PORTAL_ORIGINS must be origins such as http://localhost:4200, separated by commas, without a path.',
    ],
  ])('are refused in one sentence: %j', (wrong, sentence) => {
    expect(parseSettings({ ...REQUIRED, ...wrong })).toEqual({ ok: false, mistakes: [sentence] });
  });
});
