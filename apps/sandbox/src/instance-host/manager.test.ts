import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../testing/running-sandbox.ts';

const READY = { state: 'online', status: 'healthy', DNSStatus: 'ready' } as const;

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.dispose());

async function put(fields: object): Promise<string> {
  const vicUuid = randomUUID();
  await sandbox.call('PUT', `/control/instances/${vicUuid}`, fields);
  return vicUuid;
}

async function openManager(vicUuid: string): Promise<{ path: string; cookie: string; location: string }> {
  const { body } = await sandbox.signed<{ url: string }>(
    'POST',
    `/instance-host/v1/instances/${vicUuid}/manager-session`,
  );
  const path = body.url.slice(sandbox.url.length);
  const answer = await sandbox.call('GET', path);
  return {
    path,
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    location: answer.headers.get('location') ?? '',
  };
}

describe('the ping of a manager', () => {
  it.each([
    [200, READY],
    [503, { ...READY, DNSStatus: 'initiated' }],
    [503, { ...READY, DNSStatus: '' }],
    [503, { ...READY, state: 'offline' }],
  ])('answers any page with %i when the instance is %j', async (status, fields) => {
    const vicUuid = await put(fields);
    const answer = await sandbox.call('GET', `/manager/${vicUuid}/api/ping`, undefined, {
      origin: 'http://other.test',
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
  });

  it('answers 404 for an unknown instance', async () => {
    expect((await sandbox.call('GET', `/manager/${randomUUID()}/api/ping`)).status).toBe(404);
  });
});

describe('the manager page', () => {
  it('shows name, state, version and users for a ticket, which is removed from the URL', async () => {
    const vicUuid = await put({
      ...READY,
      deviceName: 'Stage <left>',
      version: '4.8.1',
      users: 8,
      connectedUsers: 3,
    });
    const { cookie, location } = await openManager(vicUuid);
    expect(location).toBe(`/manager/${vicUuid}`);
    const page = await sandbox.call<string>('GET', location, undefined, { cookie });
    expect(page.status).toBe(200);
    expect(page.body).toContain('Stage &lt;left&gt;');
    expect(page.body).toContain('<dd>Online</dd>');
    expect(page.body).toContain('<dd>4.8.1</dd>');
    expect(page.body).toContain('<dd>3 of 8</dd>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('signs in once with a ticket, and only at its own instance', async () => {
    const vicUuid = await put(READY);
    const other = await put(READY);
    const { path, cookie } = await openManager(vicUuid);
    expect((await sandbox.call('GET', path)).status).toBe(403);
    expect((await sandbox.call('GET', `/manager/${other}`, undefined, { cookie })).status).toBe(403);
    const { body } = await sandbox.signed<{ url: string }>(
      'POST',
      `/instance-host/v1/instances/${vicUuid}/manager-session`,
    );
    const ticket = new URL(body.url).search;
    expect((await sandbox.call('GET', `/manager/${other}${ticket}`)).status).toBe(403);
    expect((await sandbox.call('GET', `/manager/${vicUuid}?ticket=guessed`)).status).toBe(403);
    expect((await sandbox.call('GET', `/manager/${vicUuid}?ticket=a&ticket=b`)).status).toBe(403);
  });

  it('cannot be reached, and gives no ticket, when the instance is offline', async () => {
    const vicUuid = await put({ state: 'offline' });
    expect((await sandbox.call('GET', `/manager/${vicUuid}`)).status).toBe(503);
    const session = await sandbox.signed('POST', `/instance-host/v1/instances/${vicUuid}/manager-session`);
    expect(session.status).toBe(409);
  });

  it('logs every request without its ticket', async () => {
    const vicUuid = await put(READY);
    await openManager(vicUuid);
    const { body } = await sandbox.call<{ requests: { path: string; status: number; target: string }[] }>(
      'GET',
      `/control/requests?target=manager&vicUuid=${vicUuid}`,
    );
    expect(body.requests).toMatchObject([
      { path: `/manager/${vicUuid}?ticket=…`, status: 303, target: 'manager' },
    ]);
  });
});
