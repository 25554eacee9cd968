import { expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { takeMailTurn } from './send-mail.ts';

const test = oncePerFile(createTestDatabase);

it('[INV-39] limits mails per minute, evenly, over all callers', async () => {
  const waits = await Promise.all(Array.from({ length: 10 }, () => takeMailTurn(test.database, 60)));
  const sorted = waits.toSorted((a, b) => a - b);
  expect(sorted[0]).toBe(0);
  expect(sorted[9]).toBeGreaterThan(8_000);
  expect(sorted[9]).toBeLessThanOrEqual(9_000);
  await test.database.query(`UPDATE app.mail_pace SET next_at = now() - interval '1 hour'`);
  // Unused slots are not made up for.
  expect(await takeMailTurn(test.database, 60)).toBe(0);
  expect(await takeMailTurn(test.database, 60)).toBeGreaterThan(900);
});
