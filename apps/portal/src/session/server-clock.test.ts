import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { computeClockOffset, learnServerClock, serverNowMs } from './server-clock.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const at = (ms: number) => new Date(ms).toUTCString();

it('measures how far ahead the server’s clock is, from the middle of the request', () => {
  expect(computeClockOffset(at(noon + 600_000), noon, noon + 1_000)).toBe(600_000);
  expect(computeClockOffset(at(noon - 600_000), noon, noon + 1_000)).toBe(-600_000);
});

it('treats clocks two seconds apart as equal, and no date as no difference', () => {
  expect(computeClockOffset(at(noon), noon, noon + 3_000)).toBe(0);
  expect(computeClockOffset(null, noon, noon)).toBe(0);
  expect(computeClockOffset('yesterday', noon, noon)).toBe(0);
});

it('[GD-11] uses the server’s clock from its first answer on, and its own until then', async () => {
  const server = createServer((_request, response) => {
    response.sendDate = false;
    response.setHeader('date', at(Date.now() - 600_000)).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // listen() on a port gives an AddressInfo.
  const { port } = server.address() as AddressInfo;
  expect(Math.abs(serverNowMs() - Date.now())).toBeLessThan(1_000);
  await learnServerClock(`http://127.0.0.1:${port}/api/ping`);
  expect(Math.abs(serverNowMs() + 600_000 - Date.now())).toBeLessThan(5_000);
  server.close();
});
