import { describe, expect, it } from 'vitest';
import { requestRules } from './send-once.ts';

const API = 'https://api.example.org';

async function ruled(url: string, method: string, token = 'the-token'): Promise<Request> {
  const { onRequest } = requestRules(API, token);
  if (!onRequest) throw new Error('there is a rule for requests');
  const request = new Request(url, { method });
  // The rule looks at the request alone.
  const result = await onRequest({ request } as Parameters<typeof onRequest>[0]);
  if (!(result instanceof Request)) throw new Error('the rule gives a request');
  return result;
}

describe('what holds for every request', () => {
  it('[API-3, API-4] POST includes credentials, the other methods do not', async () => {
    const modes = await Promise.all(
      ['GET', 'POST', 'PUT', 'DELETE'].map(
        async (method) => (await ruled(`${API}/api/x`, method)).credentials,
      ),
    );
    expect(modes).toEqual(['same-origin', 'include', 'same-origin', 'same-origin']);
  });

  it.each([
    'https://manager.example.org/manager/1/api/ping',
    'https://pay.example.com/session',
    'http://api.example.org/api/users',
    'https://api.example.org:8443/api/users',
    'https://api.example.org.evil.test/api/users',
  ])('[API-2, AUTH-20] the bearer never goes to another origin: %s', async (url) => {
    expect((await ruled(url, 'GET')).headers.has('authorization')).toBe(false);
  });

  it('[API-2] the bearer goes to the API host, and never along a redirect', async () => {
    const request = await ruled(`${API}/api/users`, 'GET');
    expect([request.headers.get('authorization'), request.redirect]).toEqual(['Bearer the-token', 'error']);
  });
});
