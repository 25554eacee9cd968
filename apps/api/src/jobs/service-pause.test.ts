import { expect, it } from 'vitest';
import { createServicePause } from './service-pause.ts';

it('allows all calls while nothing has failed', () => {
  const pause = createServicePause(() => 0);
  expect([pause.mayAsk(), pause.mayAsk()]).toEqual([true, true]);
});

it('allows one probe a second after a failure, and the next only after that one failed or timed out', () => {
  let now = 0;
  const pause = createServicePause(() => now);
  pause.failed();
  expect(pause.mayAsk()).toBe(false);
  now = 999;
  expect(pause.mayAsk()).toBe(false);
  now = 1_000;
  expect([pause.mayAsk(), pause.mayAsk()]).toEqual([true, false]);
  now = 5_999;
  expect(pause.mayAsk()).toBe(false);
  now = 6_000;
  expect([pause.mayAsk(), pause.mayAsk()]).toEqual([true, false]);
});

it('allows all calls again after a success', () => {
  const pause = createServicePause(() => 0);
  pause.failed();
  pause.answered();
  expect([pause.mayAsk(), pause.mayAsk()]).toEqual([true, true]);
});
