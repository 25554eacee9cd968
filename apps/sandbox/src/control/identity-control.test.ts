import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PORTAL_ORIGIN, startSandbox, type RunningSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.dispose());

const SETTINGS = '/control/identity/settings';

describe('the identity service’s settings', () => {
  it('change field by field, and go back to those of a new project', async () => {
    const before = (await sandbox.call<object>('GET', SETTINGS)).body;
    const changed = await sandbox.call('PUT', SETTINGS, {
      emailEnumerationProtection: false,
      codeSeconds: { PASSWORD_RESET: 1 },
    });
    expect(changed.body).toMatchObject({
      emailEnumerationProtection: false,
      recentSignInSeconds: 300,
      codeSeconds: { PASSWORD_RESET: 1, VERIFY_EMAIL: 259_200 },
    });
    expect((await sandbox.call('DELETE', SETTINGS)).body).toEqual(before);
  });

  it('refuse what they do not know', async () => {
    const bad = [
      { other: 1 },
      { recentSignInSeconds: -1 },
      { recentSignInSeconds: 1.5 },
      { recentSignInSeconds: null },
      { codeSeconds: { OTHER: 1 } },
      { wrongPasswords: '5' },
      [],
    ];
    for (const body of bad) expect((await sandbox.call('PUT', SETTINGS, body)).status).toBe(400);
  });

  it('are not for pages', async () => {
    const page = await sandbox.call('PUT', SETTINGS, {}, { origin: PORTAL_ORIGIN });
    expect(page.status).toBe(403);
  });
});

describe('mails of the identity service', () => {
  it('is read by address: the last mail with its link, and the codes that still work', async () => {
    const email = `${randomUUID()}@demo.test`;
    await sandbox.call('POST', '/control/identity/users', {
      users: [{ uid: email, email, password: 'Partyline-demo-1' }],
    });
    expect((await sandbox.call('GET', `/control/mails/last?to=${email}`)).status).toBe(404);
    await sandbox.call('POST', '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k', {
      requestType: 'PASSWORD_RESET',
      email,
    });
    const last = await sandbox.call<{ link: string; parameters: { oobCode: string } }>(
      'GET',
      `/control/mails/last?to=${email.toUpperCase()}`,
    );
    const { link, parameters } = last.body;
    expect(parameters).toEqual({
      mode: 'resetPassword',
      oobCode: parameters.oobCode,
      apiKey: 'k',
      lang: 'en',
    });
    const { body } = await sandbox.call('GET', `/control/identity/codes?email=${email.toUpperCase()}`);
    expect(body).toMatchObject({
      codes: [{ type: 'PASSWORD_RESET', oobCode: parameters.oobCode, link, email }],
    });
    expect((await sandbox.call('GET', '/control/identity/codes?email=unknown@demo.test')).body).toEqual({
      codes: [],
    });
    expect((await sandbox.call('GET', '/control/identity/codes')).status).toBe(400);
  });

  it('shows in the inbox as any other mail, its link to be followed', async () => {
    const { body } = await sandbox.call<{ mails: { id: string }[] }>('GET', '/control/mails');
    const page = await sandbox.call<string>('GET', `/inbox/${body.mails[0]?.id ?? ''}`);
    expect(page.body).toContain(`<a href="${PORTAL_ORIGIN}/useraction?mode=resetPassword&amp;oobCode=`);
  });
});

describe('planned failures of account choosers', () => {
  it('name provider, SDK error and count', async () => {
    const fail = (body: object): Promise<{ status: number }> =>
      sandbox.call('POST', '/control/identity/windows', body);
    expect((await fail({ providerId: 'google.com', error: 'auth/popup-blocked', times: 2 })).status).toBe(
      200,
    );
    for (const body of [
      { providerId: 'x.com' },
      { providerId: 'google.com', error: 'nonsense' },
      { providerId: 'google.com', times: 0 },
    ]) {
      expect((await fail(body)).status).toBe(400);
    }
    const query = new URLSearchParams({
      apiKey: 'any',
      appName: 'partyline',
      authType: 'signInViaPopup',
      providerId: 'google.com',
      redirectUrl: `${PORTAL_ORIGIN}/login`,
    }).toString();
    const open = async (): Promise<string> =>
      (await sandbox.call<string>('GET', `/emulator/auth/handler?${query}`)).body;
    expect([await open(), await open()].every((page) => page.includes('auth/popup-blocked'))).toBe(true);
    expect(await open()).toContain('Sign in with Google');
    await sandbox.call('DELETE', '/control/identity/windows');
    expect((await sandbox.call('GET', '/control/identity/windows')).body).toEqual({ windows: [] });
  });
});
