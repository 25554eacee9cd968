import { millisecondsInHour } from 'date-fns/constants';
import { expect, it } from 'vitest';
import { requestMails } from '../../jobs/request-mail.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { handMails } from './hand-mails.ts';

const test = oncePerFile(createTestDatabase);

const PER_MINUTE = 1;

/** Hands mails over on eight nodes at once, each of which is delivered at once. Returns how many. */
async function handed(): Promise<number> {
  const counts = await Promise.all(Array.from({ length: 8 }, () => handMails(test.database, PER_MINUTE)));
  await test.database.query('DELETE FROM app.waiting_mails WHERE handed_at IS NOT NULL');
  return counts.reduce((sum, count) => sum + count, 0);
}

const pass = (ms: number) =>
  test.database.query(`UPDATE app.mail_pace SET hand_at = hand_at - $1 * interval '1 ms'`, [ms]);

it('[INV-39] limits mails per minute, evenly, over all nodes', async () => {
  const ids = Array.from({ length: 20 }, (_all, at) => ({ id: String(at), version: 1, accountId: 1 }));
  await requestMails(test.database, 'invitation', ids);
  expect(await handed()).toBe(1);
  expect(await handed()).toBe(0);
  await pass(40_000);
  expect(await handed()).toBe(0);
  await pass(20_000);
  expect(await handed()).toBe(1);
  await pass(millisecondsInHour);
  // Unused slots are not made up for.
  expect(await handed()).toBe(1);
  expect(await handed()).toBe(0);
});
