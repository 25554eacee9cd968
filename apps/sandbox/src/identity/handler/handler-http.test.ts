import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PORTAL_ORIGIN, startSandbox, type RunningSandbox } from '../../testing/running-sandbox.ts';

const HANDLER = '/emulator/auth/handler';
const QUERY = {
  apiKey: 'any',
  appName: 'partyline',
  authType: 'signInViaPopup',
  providerId: 'google.com',
  redirectUrl: `${PORTAL_ORIGIN}/login`,
  eventId: '1',
};

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.dispose());

const open = (changes: Record<string, string> = {}): Promise<{ status: number; body: string }> =>
  sandbox.call('GET', `${HANDLER}?${new URLSearchParams({ ...QUERY, ...changes }).toString()}`);
const send = (
  fields: Record<string, string>,
  origin = sandbox.url,
): Promise<{ status: number; body: string }> =>
  sandbox.call('POST', HANDLER, new URLSearchParams({ ...QUERY, ...fields }).toString(), {
    origin,
    'content-type': 'application/x-www-form-urlencoded',
  });

describe('the account chooser', () => {
  it('returns to pages of the portal only, for known providers only', async () => {
    expect((await open()).status).toBe(200);
    const bad = [
      { redirectUrl: 'https://evil.test/' },
      { redirectUrl: 'javascript:alert(1)' },
      { redirectUrl: `${PORTAL_ORIGIN}.evil.test/` },
      { providerId: 'facebook.com' },
      { providerId: 'constructor' },
      { authType: 'other' },
      { apiKey: '' },
      { scopes: 'x'.repeat(3000) },
    ];
    for (const changes of bad) {
      expect([changes, (await open(changes)).status]).toEqual([changes, 400]);
      expect((await send({ ...changes, add: 'yes', email: 'a@gmail.test' })).status).toBe(400);
    }
  });

  it('takes its own form only', async () => {
    for (const origin of ['null', PORTAL_ORIGIN, 'https://evil.test']) {
      expect((await send({ add: 'yes', email: 'eve@gmail.test' }, origin)).status).toBe(403);
    }
    expect((await open()).body).not.toContain('eve@gmail.test');
  });

  it('runs only its own script and escapes its input', async () => {
    const page = await sandbox.call<string>(
      'GET',
      `${HANDLER}?${new URLSearchParams({ ...QUERY, appName: '"><script>alert(1)</script>' }).toString()}`,
    );
    expect(page.body).not.toContain('<script>');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const sent = await send({
      add: 'yes',
      email: 'x@gmail.test',
      displayName: '<img src=x onerror=alert(1)>',
    });
    expect(sent.status).toBe(200);
    const list = await open();
    expect(list.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(list.body).not.toContain('<img');
  });

  it('refuses an unknown account', async () => {
    const answer = await send({ account: 'unknown' });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('This account is not known any more.');
  });

  it('lets only pages of the portal show its frame, and load its script as a module', async () => {
    const frame = await sandbox.call('GET', '/emulator/auth/iframe?apiKey=any&appName=partyline');
    expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors ${PORTAL_ORIGIN}`);
    const leave = async (origin: string): Promise<string | null> =>
      (await sandbox.call('GET', '/emulator/auth/gapi.js', undefined, { origin })).headers.get(
        'access-control-allow-origin',
      );
    expect([await leave(PORTAL_ORIGIN), await leave('https://evil.test')]).toEqual([PORTAL_ORIGIN, null]);
  });

  it('can be made to fail like the rest of the identity service', async () => {
    await sandbox.call('POST', '/control/faults', {
      target: 'identity',
      kind: 'fail',
      match: HANDLER,
      times: 1,
    });
    expect([(await open()).status, (await open()).status]).toEqual([503, 200]);
  });
});
