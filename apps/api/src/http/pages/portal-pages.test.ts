import { RUNTIME_CONFIG_ELEMENT, runtimeConfigSchema } from '@partyline/contract';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { bareApp } from '../../testing/bare-app.ts';
import { jsonForHtml } from './app-page.ts';

const APP_HTML = `<!doctype html><script type="application/json" id="${RUNTIME_CONFIG_ELEMENT}"></script><div id="root"></div>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partyline-portal-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><h1>Landing</h1>');
  await writeFile(join(folder, 'landing-taxed.html'), '<!doctype html><h1>Landing plus tax</h1>');
  await writeFile(join(folder, 'terms-of-service.html'), '<!doctype html><h1>Terms</h1>');
  await writeFile(join(folder, 'privacy-policy.html'), '<!doctype html><h1>Privacy</h1>');
  await writeFile(join(folder, 'app.html'), APP_HTML);
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(
    join(folder, 'assets/app-DiO9Q73R.js'),
    `console.log(${JSON.stringify('x'.repeat(20_000))})`,
  );
  await writeFile(join(folder, 'assets/small-Ab12Cd34.js'), '1');
  await writeFile(join(folder, 'assets/small-Ab12Cd34.js.br'), 'compressed beforehand');
  await writeFile(join(folder, '.hidden'), 'secret');
});
afterAll(() => rm(folder, { recursive: true }));

const settings = (more: Record<string, string> = {}) => ({ PORTAL_DIR: folder, ...more });

async function get(url: string, headers: Record<string, string> = {}, more: Record<string, string> = {}) {
  const { app } = bareApp({}, settings(more));
  const response = await app.inject({ url, headers });
  await app.close();
  return response;
}

function directivesOf(policy: unknown): Record<string, string[]> {
  return Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );
}

describe('the pages', () => {
  it('[ROUTE-1] serves the landing page at /, revalidated on every request', async () => {
    const page = await get('/?from=mail');
    expect(page.body).toContain('Landing');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('has the words about tax, on the landing page and in the app, where the payment provider adds it', async () => {
    const taxed = { PAYMENT_TAX: 'automatic' };
    expect((await get('/')).body).not.toContain('plus tax');
    expect((await get('/', {}, taxed)).body).toContain('plus tax');
    expect((await get('/landing-taxed.html')).headers.location).toBe('/');
    expect((await get('/dashboard')).body).not.toContain('paymentTax');
    expect((await get('/dashboard', {}, taxed)).body).toContain('"paymentTax":"automatic"');
  });

  it('[ROUTE-18] redirects its file name to /, where signed-in users go to the dashboard', async () => {
    expect((await get('/index.html')).headers.location).toBe('/');
  });

  it.each([
    ['/terms-of-service', 'Terms'],
    ['/terms-of-service/?from=mail', 'Terms'],
    ['/privacy-policy', 'Privacy'],
  ])('serves the text page at %s without the app', async (url, text) => {
    const page = await get(url);
    expect(page.body).toContain(text);
    expect(page.body).not.toContain(RUNTIME_CONFIG_ELEMENT);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it.each(['/dashboard', '/Dashboard/', '/myaccount?tab=plans', '/no/such/page', '/app.html'])(
    'serves the app at %s, with its settings inside',
    async (url) => {
      const page = await get(
        url,
        {},
        {
          INSTANCE_ORIGINS: 'https://*.hosts.example.org',
          DEVICE_HOSTS: '*.device.example.org',
        },
      );
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      const json = new RegExp(`id="${RUNTIME_CONFIG_ELEMENT}">(.*?)</script>`).exec(page.body)?.[1] ?? '';
      expect(v.parse(runtimeConfigSchema, JSON.parse(json))).toMatchObject({
        apiBase: '/api/',
        debug: false,
        identity: { apiKey: 'demo-key', projectId: 'demo-partyline', emulatorUrl: 'http://127.0.0.1:9' },
        instanceOrigins: ['https://*.hosts.example.org'],
        deviceHosts: ['*.device.example.org'],
        notificationFeed: 'sse',
      });
    },
  );

  it('[GE-5] names the countries for consent only where the settings differ from the rule', async () => {
    const { body } = await get('/dashboard');
    expect(body).not.toContain('consentOptInCountries');
    for (const [setting, served] of [
      ['CAN,BRA', '["CAN","BRA"]'],
      ['none', '[]'],
    ] as const) {
      const page = await get('/dashboard', {}, { CONSENT_OPT_IN_COUNTRIES: setting });
      expect(page.body).toContain(`"consentOptInCountries":${served}`);
    }
  });

  it('answers 304 to a client with the current page, and the new one after a build', async () => {
    const { app } = bareApp({}, settings());
    const first = await app.inject({ url: '/dashboard' });
    const ask = () =>
      app.inject({ url: '/dashboard', headers: { 'if-none-match': String(first.headers.etag) } });
    expect((await ask()).statusCode).toBe(304);
    await writeFile(join(folder, 'app.html'), APP_HTML.replace('root', 'newer'));
    await utimes(join(folder, 'app.html'), new Date(), new Date(Date.now() + 5_000));
    const second = await ask();
    expect(second.statusCode).toBe(200);
    expect(second.body).toContain('newer');
    await writeFile(join(folder, 'app.html'), APP_HTML);
    await app.close();
  });

  it('reports a portal that has not been built', async () => {
    for (const url of ['/', '/dashboard']) {
      const page = await get(url, {}, { PORTAL_DIR: join(folder, 'nothing-here') });
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain('has not been built');
    }
  });

  it('answers a HEAD request', async () => {
    const { app } = bareApp({}, settings());
    const response = await app.inject({ method: 'HEAD', url: '/dashboard' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    await app.close();
  });

  it('never lets a setting close its script element', () => {
    const nasty = { text: '</script><script>alert(1)</script><!--', and: '&lt;' };
    expect(jsonForHtml(nasty)).not.toMatch(/[<>&]/);
    expect(JSON.parse(jsonForHtml(nasty))).toEqual(nasty);
  });
});

describe('the files', () => {
  it('are cached for a year when hashed, else for an hour', async () => {
    const hashed = await get('/assets/app-DiO9Q73R.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toContain('javascript');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('are sent compressed where accepted: precompressed by the build, else on the fly', async () => {
    const onTheWay = await get('/assets/app-DiO9Q73R.js', { 'accept-encoding': 'gzip' });
    expect(onTheWay.headers['content-encoding']).toBe('gzip');
    expect(onTheWay.rawPayload.length).toBeLessThan(2_000);
    const beforehand = await get('/assets/small-Ab12Cd34.js', { 'accept-encoding': 'br' });
    expect(beforehand.headers['content-encoding']).toBe('br');
    expect(beforehand.body).toBe('compressed beforehand');
    expect((await get('/assets/small-Ab12Cd34.js')).body).toBe('1');
  });

  it.each([
    '/assets/old-00000000.js',
    '/missing.png',
    '/.hidden',
    '/assets/..%2f..%2fetc%2fpasswd',
    '/..%2f..%2fetc%2fpasswd.txt',
    '/assets/',
  ])('answer 404 at %s, without the app', async (url) => {
    const response = await get(url);
    expect([403, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('root');
    expect(response.body).not.toContain(folder);
  });
});

describe('the headers', () => {
  it('[Q9] allow scripts of this origin only, one Trusted Types policy, and listed connections', async () => {
    const page = await get(
      '/dashboard',
      {},
      { INSTANCE_ORIGINS: 'https://*.hosts.example.org,http://localhost:4400' },
    );
    const policy = directivesOf(page.headers['content-security-policy']);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", 'http://127.0.0.1:9'],
      'frame-src': ['http://127.0.0.1:9'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'connect-src': ["'self'", 'http://127.0.0.1:9', 'https://*.hosts.example.org', 'http://localhost:4400'],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    });
    expect(page.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(page.headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(['/', '/dashboard', '/assets/app-DiO9Q73R.js', '/missing.png'])(
    '[Q9] deny every page camera, microphone and other devices: %s',
    async (url) => {
      const policy = String((await get(url)).headers['permissions-policy']).split(', ');
      expect(policy).toEqual(
        expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'usb=()']),
      );
      for (const feature of policy) expect(feature).toMatch(/^[a-z-]+=\(\)$/);
      // Unknown to Chromium, which reports it on every page.
      expect(policy).not.toContain('bluetooth=()');
    },
  );

  it('[NOTIF-4] allow Firestore only where configured', async () => {
    const emulator = 'http://127.0.0.1:8085';
    const settings = { NOTIFICATION_FEED: 'firestore', FIRESTORE_EMULATOR_URL: emulator };
    const page = await get('/dashboard', {}, settings);
    expect(directivesOf(page.headers['content-security-policy'])['connect-src']).toContain(emulator);
    expect(page.body).toContain('"notificationFeed":"firestore"');
    expect(page.body).toContain(`"firestoreEmulatorUrl":"${emulator}"`);
    const other = await get('/dashboard');
    expect(String(other.headers['content-security-policy'])).not.toMatch(/firestore|8085/);
    expect(other.body).not.toContain('firestore');
  });

  it('[GU-15, HZ-7] name the hosts and Trusted Types policies of analytics only where configured', async () => {
    const ids = { ANALYTICS_APP_ID: '1:4711:web:0a1b2c', ANALYTICS_MEASUREMENT_ID: 'G-PARTYLINE1' };
    const page = await get('/dashboard', {}, ids);
    const policy = directivesOf(page.headers['content-security-policy']);
    const tag = 'https://www.googletagmanager.com';
    expect(policy['script-src']).toEqual(["'self'", 'http://127.0.0.1:9', tag]);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'http://127.0.0.1:9',
      'https://firebase.googleapis.com',
      'https://firebaseinstallations.googleapis.com',
      tag,
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ]);
    expect(policy['img-src']).toEqual(["'self'", 'data:', tag, 'https://*.google-analytics.com']);
    expect(policy['trusted-types']).toEqual(['default', 'firebase-js-sdk-policy', 'goog#html']);
    expect(page.body).toContain('"analytics":{"appId":"1:4711:web:0a1b2c","measurementId":"G-PARTYLINE1"}');
    const other = await get('/dashboard');
    expect(String(other.headers['content-security-policy'])).not.toMatch(/google|firebase|goog#/);
    expect(other.body).not.toMatch(/analytics|measurementId/);
  });

  it("allow a real identity project's hosts and require HTTPS in production", async () => {
    const page = await get(
      '/',
      {},
      {
        PARTYLINE_MODE: 'production',
        PUBLIC_URL: 'https://portal.example.org',
        SMTP_URL: 'smtps://mail.example.org',
        MAIL_FROM: 'no-reply@example.org',
        SUPPORT_ADDRESS: 'support@example.org',
        PAYMENTS_SECRET_KEY: 'sk_live_example',
        PAYMENTS_WEBHOOK_SECRETS: 'whsec_0123456789abcdef',
        IDENTITY_PROJECT_ID: 'real-project',
        IDENTITY_EMULATOR_URL: '',
        NOTIFICATION_FEED: 'firestore',
        INSTANCE_HOST_URL: 'https://hosts.example.org',
      },
    );
    const policy = directivesOf(page.headers['content-security-policy']);
    expect(policy['script-src']).toEqual(["'self'", 'https://apis.google.com']);
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['https://identitytoolkit.googleapis.com', 'https://firestore.googleapis.com']),
    );
    expect(policy['frame-src']).toEqual(['https://real-project.firebaseapp.com']);
    expect(policy['trusted-types']).toEqual(['default', 'gapi#gapi']);
    expect(page.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it("keep the API's answers out of caches, frames and other sites", async () => {
    for (const url of ['/api/users', '/api/nothing', '/api/vic/ccm/%zz']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
