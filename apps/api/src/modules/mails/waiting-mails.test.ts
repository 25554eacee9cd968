import { beforeEach, describe, expect, it } from 'vitest';
import { MAIL_CLASSES, type MailClass } from '../../jobs/mail-classes.ts';
import { requestMail, requestMails } from '../../jobs/request-mail.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { handMails } from './hand-mails.ts';
import { postponeMail, removeMail } from './waiting-mails.repository.ts';

const test = oncePerFile(createTestDatabase);

const PER_MINUTE = 1_000_000;
/** Of which one is handed over at a time. */
const SLOWLY = 60;
const BUSY = 1;
const OTHER = 2;

beforeEach(async () => {
  await test.database.query('DELETE FROM app.waiting_mails');
  await test.database.query('UPDATE app.mail_pace SET handed_count = 0, hand_at = now()');
});

/** Requests `count` mails of an account, named by their prefix. */
function request(prefix: string, accountId: number, count: number, mailClass: MailClass = 'bulk') {
  const mails = Array.from({ length: count }, (_all, at) => ({
    id: `${prefix}${at}`,
    version: 1,
    accountId,
  }));
  return requestMails(test.database, 'invitation', mails, mailClass);
}

interface Handed {
  readonly number: number;
  readonly id: string;
}

async function listHanded(): Promise<readonly Handed[]> {
  const { rows } = await test.database.query<Handed>(
    'SELECT number, row_id AS id FROM app.waiting_mails WHERE handed_at IS NOT NULL ORDER BY position, number',
  );
  return rows;
}

async function handOne(): Promise<Handed | undefined> {
  await test.database.query('UPDATE app.mail_pace SET hand_at = now()');
  expect(await handMails(test.database, SLOWLY)).toBeLessThanOrEqual(1);
  return (await listHanded())[0];
}

/** Delivers the next mails one by one. Returns their names. */
async function deliver(count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let mail = await handOne(); mail !== undefined; mail = await handOne()) {
    ids.push(mail.id);
    await removeMail(test.database, mail.number);
    if (ids.length === count) break;
  }
  return ids;
}

/** Lets the next mail fail; its retry is due at once. Returns its name. */
async function failNext(): Promise<string> {
  const mail = await handOne();
  if (mail === undefined) throw new Error('No mail was handed over.');
  await postponeMail(test.database, mail.number, 0);
  return mail.id;
}

describe('waiting mails', () => {
  it('[INV-39] take turns by account, in the order of each account', async () => {
    await request('a', BUSY, 5);
    await request('b', OTHER, 2);
    await request('a-late', BUSY, 1);
    expect(await deliver(8)).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'a3', 'a4', 'a-late0']);
  });

  it('[INV-39] of an account that comes later wait for one mail of another', async () => {
    await request('a', BUSY, 10);
    expect(await deliver(5)).toHaveLength(5);
    await request('b', OTHER, 2);
    expect(await deliver(4)).toEqual(['a5', 'b0', 'a6', 'b1']);
  });

  it('[INV-39] of no account share a lane', async () => {
    await requestMails(test.database, 'feedback', [
      { id: 'f0', version: 1, accountId: null },
      { id: 'f1', version: 1, accountId: null },
      { id: 'f2', version: 1, accountId: null },
    ]);
    await request('b', OTHER, 1, 'usual');
    expect(await deliver(4)).toEqual(['f0', 'b0', 'f1', 'f2']);
  });

  it('[INV-39] are sent by class, but a flood of a higher class leaves one of ten to each lower one', async () => {
    for (const mailClass of MAIL_CLASSES) await request(`${mailClass}-`, BUSY, 20, mailClass);
    const classes = (await deliver(20)).map((id) => id.split('-')[0]);
    expect(classes.slice(0, 4)).toEqual(['urgent', 'urgent', 'urgent', 'urgent']);
    const count = (mailClass: MailClass) => classes.filter((each) => each === mailClass).length;
    expect(MAIL_CLASSES.map(count)).toEqual([16, 2, 2]);
  });

  it('[INV-39] are replaced by a newer request of the same mail, also while it is delivered', async () => {
    const mail = { kind: 'invitation', id: 'x', accountId: BUSY } as const;
    await requestMail(test.database, { ...mail, version: 1 });
    await handMails(test.database, PER_MINUTE);
    const [old] = await listHanded();
    await requestMail(test.database, { ...mail, version: 2 });
    // The delivery that is under way ends.
    await removeMail(test.database, old!.number);
    await postponeMail(test.database, old!.number, 60_000);
    expect(await deliver(2)).toEqual(['x']);
  });

  it('[INV-39] are handed over again when their job was lost, five minutes later', async () => {
    await request('a', BUSY, 1);
    expect(await handMails(test.database, PER_MINUTE)).toBe(1);
    expect(await handMails(test.database, PER_MINUTE)).toBe(0);
    await test.database.query(`UPDATE app.waiting_mails SET handed_at = now() - interval '5 minutes'`);
    expect(await handMails(test.database, PER_MINUTE)).toBe(1);
  });

  it('[INV-39] are handed over three at a time, whatever the pace', async () => {
    await request('a', BUSY, 10);
    expect(await handMails(test.database, PER_MINUTE)).toBe(3);
    expect(await handMails(test.database, PER_MINUTE)).toBe(0);
  });
});

describe('the retry of a mail', () => {
  it('[INV-39] does not hold back the other mails of its account', async () => {
    await request('a', BUSY, 3);
    await request('b', OTHER, 1);
    expect(await failNext()).toBe('a0');
    expect(await deliver(4)).toEqual(['b0', 'a1', 'a2', 'a0']);
  });

  it('[INV-39] does not overtake other accounts, however many mails fail', async () => {
    await request('a', BUSY, 6);
    for (let at = 0; at < 6; at += 1) expect(await failNext()).toBe(`a${at}`);
    await request('b', OTHER, 2);
    const ids = await deliver(8);
    expect(ids.indexOf('b0')).toBeLessThan(2);
    expect(ids.indexOf('b1')).toBeLessThan(4);
  });
});
