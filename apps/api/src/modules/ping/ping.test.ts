import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('[API-25] answers the ping with 200, whatever the letter case and with a slash at the end', async () => {
  expect(await api.call('ping')).toMatchObject({ status: 200, errorCode: 0 });
  const odd = await fetch(`${api.baseUrl}/API/Ping/`);
  expect(odd.status).toBe(200);
});
