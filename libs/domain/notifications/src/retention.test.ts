import { expect, it } from 'vitest';
import { NOTIFICATION_RETENTION_DAYS, isRetained } from './retention.ts';

it('[GN-12] keeps a notification for 90 days', () => {
  expect(NOTIFICATION_RETENTION_DAYS).toBe(90);
  const at = Date.parse('2026-08-22T10:00:00Z');
  const end = Date.parse('2026-11-20T10:00:00Z');
  expect([isRetained(at, end - 1), isRetained(at, end)]).toEqual([true, false]);
  expect(isRetained(end, at)).toBe(true);
});
