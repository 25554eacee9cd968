import { insertUser } from '@partyline/rows/testing';
import { CAPTCHA_REFUSAL_TEXTS, FORM_ISSUE_TEXTS } from '@partyline/texts';
import { createChallenge, solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { deleteOldRows } from '../../wiring/expire-rows.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi, TEST_INVITATION_SECRET } from '../../testing/start-api.ts';
import { startTestSmtp } from '../../testing/outside/test-smtp.ts';
import { until } from '../../testing/until.ts';
import { captchaKeyOf } from './captcha.ts';
import { millisecondsInDay } from 'date-fns/constants';

const CONTACTS_PER_MINUTE = 3;
const SUPPORT = 'support@service.example';

const smtp = oncePerFile(startTestSmtp);
const api = oncePerFile(() => startApi({ SMTP_URL: smtp.url, SUPPORT_ADDRESS: SUPPORT }));
const limited = oncePerFile(() =>
  startApi({ RATE_LIMIT_CONTACT: String(CONTACTS_PER_MINUTE), TRUSTED_PROXIES: 'loopback' }),
);

/** Solves a captcha like a browser, into a form's text. */
async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return packCaptcha({ challenge, solution });
}

/** Base64 of the JSON. */
function packCaptcha(solved: unknown): string {
  return Buffer.from(JSON.stringify(solved)).toString('base64');
}

async function solvedCaptcha(): Promise<string> {
  const { data } = await api.call('createCaptcha');
  if (data === null) throw new Error('The API gave no captcha.');
  return solveCaptcha(data);
}

const newEmail = () => `${crypto.randomUUID()}@example.test`;
const requestOf = (change: object = {}) => ({
  name: 'Ada Lovelace',
  email: newEmail(),
  message: 'It crackles on channel 2.',
  captcha: '',
  ...change,
});

async function requestsOf(email: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    'SELECT name, message, user_uid, sent_at FROM app.contact_requests WHERE email = $1 ORDER BY id',
    [email],
  );
  return rows;
}

/** A captcha made elsewhere, with the API's own key by default. */
function foreignCaptcha(change: { key?: string; expiresAt?: Date; keyPrefix?: string } = {}) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2_000,
    keyLength: 32,
    keyPrefix: change.keyPrefix ?? '00',
    expiresAt: change.expiresAt ?? new Date(Date.now() + 60_000),
    deriveKey,
    hmacSignatureSecret: change.key ?? captchaKeyOf(TEST_INVITATION_SECRET),
  });
}

describe('POST users/contactus', () => {
  it("[API-19, FORM-6, ENT-23] stores a visitor's request and mails it to support, with the visitor as reply address", async () => {
    const email = newEmail();
    const body = requestOf({ email: ` ${email} `, name: ' Ada ', captcha: await solvedCaptcha() });
    expect(await api.call('sendContactRequest', { body })).toMatchObject({ status: 200, data: null });
    const mail = await until('the mail', () => smtp.mails.find(({ text }) => text.includes(email)));
    expect(mail).toMatchObject({ to: [SUPPORT] });
    expect(mail.subject).toMatch(/^Contact request \d+ from Ada$/);
    expect(mail.text).toContain('It crackles on channel 2.');
    expect(mail.headers.find(({ key }) => key === 'reply-to')?.value).toContain(email);
    await until('the mail is noted', async () => (await requestsOf(email))[0]?.['sent_at'] !== null);
    expect(await requestsOf(email)).toMatchObject([{ name: 'Ada', user_uid: null }]);
  });

  it('[API-19] names the signed-in user, and refuses an invalid token', async () => {
    const uid = await insertUser(api.db);
    const email = newEmail();
    const body = requestOf({ email, captcha: await solvedCaptcha() });
    expect(await api.call('sendContactRequest', { body, token: 'a.b.c' })).toMatchObject({ status: 401 });
    expect(await requestsOf(email)).toEqual([]);
    await api.call('sendContactRequest', { body, token: await api.tokenFor({ uid }) });
    expect(await requestsOf(email)).toMatchObject([{ user_uid: uid }]);
  });

  it('[FORM-2, FORM-3, FORM-4, FORM-5, FORM-10, VAL-22] reports all empty fields together, as the form does, and stores nothing', async () => {
    const body = { name: ' ', email: '', message: '\n', captcha: '' };
    const answer = await api.call('sendContactRequest', { body });
    expect(answer).toMatchObject({ status: 400, failure: 'request-not-proper' });
    expect(answer.issues).toEqual(
      (
        [
          ['name', 'name-required'],
          ['email', 'email-required'],
          ['message', 'message-required'],
          ['captcha', 'captcha-required'],
        ] as const
      ).map(([field, code]) => ({ path: `body.${field}`, code, message: FORM_ISSUE_TEXTS[code] })),
    );
    const { rows } = await api.db.query("SELECT FROM app.contact_requests WHERE name = ''");
    expect(rows).toEqual([]);
  });

  it.each(['name', 'email', 'message', 'captcha'])('[VAL-22] refuses a request without %s', async (field) => {
    const body = requestOf({ captcha: 'x', [field]: undefined });
    const { failure, issues } = await api.call('sendContactRequest', { body });
    expect(failure).toBe('request-not-proper');
    expect(issues).toMatchObject([{ path: `body.${field}`, code: 'missing' }]);
  });

  it.each([
    ['a message of 2 characters', { message: 'xy' }, null],
    ['a message of 300 characters', { message: 'x'.repeat(300) }, null],
    ['a message of 301 characters', { message: 'x'.repeat(301) }, 'message-too-long'],
    ['a message of 1 character', { message: 'x' }, 'message-too-short'],
    ['a name of 1 character', { name: 'x' }, 'name-too-short'],
    ['a name of 2 characters', { name: 'xy' }, null],
    ['a name of 30 characters', { name: 'x'.repeat(30) }, null],
    ['a name of 31 characters', { name: 'x'.repeat(31) }, 'name-too-long'],
    ['an e-mail of 300 characters', { email: `${'x'.repeat(295)}@a.de` }, null],
    ['an e-mail of 301 characters', { email: `${'x'.repeat(296)}@a.de` }, 'email-invalid'],
    ['an address that is none', { email: 'unknown' }, 'email-invalid'],
  ])("[VAL-1, VAL-4, VAL-5, VAL-22] validates %s by the form's rules", async (_what, change, code) => {
    const body = requestOf({ ...change, captcha: await solvedCaptcha() });
    const { status, issues } = await api.call('sendContactRequest', { body });
    expect([status, issues.map((issue) => issue.code)]).toEqual(code === null ? [200, []] : [400, [code]]);
  });

  it('[FORM-5, GA-24] does not use up the captcha of an invalid form', async () => {
    const captcha = await solvedCaptcha();
    const body = requestOf({ captcha });
    expect((await api.call('sendContactRequest', { body: { ...body, name: '' } })).status).toBe(400);
    expect((await api.call('sendContactRequest', { body })).status).toBe(200);
  });

  it('[FORM-5, GA-24] accepts a captcha once, also for two concurrent forms', async () => {
    const captcha = await solvedCaptcha();
    const bodies = [requestOf({ captcha }), requestOf({ captcha })];
    const answers = await Promise.all(bodies.map((body) => api.call('sendContactRequest', { body })));
    expect(answers.map(({ failure }) => failure).toSorted()).toEqual(['captcha-refused', null]);
    const refused = answers.find(({ failure }) => failure !== null);
    expect(refused).toMatchObject({ status: 400, errorCode: 2040 });
    expect(refused?.issues).toEqual([
      { path: 'body.captcha', code: 'captcha-used', message: CAPTCHA_REFUSAL_TEXTS.used },
    ]);
    const kept = await Promise.all(bodies.map(({ email }) => requestsOf(email)));
    expect(kept.flat()).toHaveLength(1);
  });

  it('[FORM-5, GA-24] refuses a captcha that has expired', async () => {
    const captcha = await solveCaptcha(await foreignCaptcha({ expiresAt: new Date(Date.now() - 2_000) }));
    const { failure, issues } = await api.call('sendContactRequest', { body: requestOf({ captcha }) });
    expect([failure, issues[0]?.code]).toEqual(['captcha-refused', 'captcha-expired']);
  });

  it.each([
    ['signed with another key', async () => solveCaptcha(await foreignCaptcha({ key: 'another-key' }))],
    [
      'made easier than it was signed',
      async () => {
        const challenge = await foreignCaptcha();
        const parameters = { ...challenge.parameters, keyPrefix: '0' };
        return solveCaptcha({ ...challenge, parameters });
      },
    ],
    [
      'lengthened beyond its time',
      async () => {
        const challenge = await foreignCaptcha();
        const parameters = { ...challenge.parameters, expiresAt: 9_999_999_999 };
        return solveCaptcha({ ...challenge, parameters });
      },
    ],
    [
      'without a solution',
      async () =>
        packCaptcha({
          challenge: await foreignCaptcha(),
          solution: { counter: 0, derivedKey: '00'.repeat(32) },
        }),
    ],
    ['of JSON that is no captcha', () => Promise.resolve(packCaptcha({ challenge: null }))],
    ['of no JSON at all', () => Promise.resolve('not a captcha')],
  ])('[FORM-5, GA-24] refuses a captcha %s', async (_what, make) => {
    const body = requestOf({ captcha: await make() });
    const { failure, issues } = await api.call('sendContactRequest', { body });
    expect([failure, issues[0]?.code]).toEqual(['captcha-refused', 'captcha-forged']);
    expect(await requestsOf(body.email)).toEqual([]);
    const good = { ...body, captcha: await solvedCaptcha() };
    expect((await api.call('sendContactRequest', { body: good })).status).toBe(200);
  });

  it('[FORM-6] mails markup as text, line by line, and lets no header in', async () => {
    const email = newEmail();
    const message = '<img src=x onerror=alert(1)>\r\nBcc: victim@example.test';
    const body = requestOf({ email, name: 'Eve <b>', message, captcha: await solvedCaptcha() });
    await api.call('sendContactRequest', { body });
    const mail = await until('the mail', () => smtp.mails.find(({ text }) => text.includes(email)));
    expect(mail.to).toEqual([SUPPORT]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.html).toContain('<p>&lt;img src=x onerror=alert(1)&gt;</p>\n<p>Bcc: victim@example.test</p>');
    expect(mail.html).not.toContain('<img');
    expect(mail.html).not.toContain('<b>');
  });

  it('[GA-29] limits by address, including feedback but not captchas', async () => {
    const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
    const body = requestOf();
    for (let sent = 0; sent < CONTACTS_PER_MINUTE; sent += 1)
      expect((await limited.call('sendContactRequest', { body, ...from('192.0.2.1') })).status).toBe(400);
    const tooMany = await limited.call('sendContactRequest', { body, ...from('192.0.2.1') });
    expect(tooMany).toMatchObject({ failure: 'too-many-requests', status: 429 });
    expect((await limited.call('sendContactRequest', { body, ...from('192.0.2.2') })).status).toBe(400);
    expect((await limited.call('createCaptcha', from('192.0.2.1'))).status).toBe(200);
  });
});

const feedbackOf = (change: object = {}) => ({
  rating: 4,
  categories: ['performance'],
  message: '',
  name: 'Ada Lovelace',
  email: newEmail(),
  page: '/dashboard',
  appVersion: '1.2.3',
  ...change,
});

async function feedbackFrom(email: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    'SELECT rating, categories, message, page, app_version, user_uid FROM app.feedback WHERE email = $1',
    [email],
  );
  return rows;
}

describe('POST users/feedback', () => {
  it("[API-20, FORM-9, GU-8, GU-9] stores a user's feedback without a captcha", async () => {
    const uid = await insertUser(api.db);
    const body = feedbackOf();
    const token = await api.tokenFor({ uid });
    expect(await api.call('sendFeedback', { body, token })).toMatchObject({ status: 200, data: null });
    expect(await feedbackFrom(body.email)).toEqual([
      {
        rating: 4,
        categories: ['performance'],
        message: '',
        page: '/dashboard',
        app_version: '1.2.3',
        user_uid: uid,
      },
    ]);
  });

  it('[API-20, FORM-9] mails feedback to support, with the user as reply address and markup as text', async () => {
    const body = feedbackOf({
      rating: 2,
      categories: ['audioQuality', 'others'],
      message: 'It hums.\n<b>Loudly</b>',
      name: 'Eve <i>',
    });
    const token = await api.tokenFor({ uid: await insertUser(api.db) });
    await api.call('sendFeedback', { body, token });
    const mail = await until('the mail', () => smtp.mails.find(({ text }) => text.includes(body.email)));
    expect(mail.to).toEqual([SUPPORT]);
    expect(mail.subject).toMatch(/^Feedback \d+ from Eve <i>: 2 of 5$/);
    expect(mail.headers.find(({ key }) => key === 'reply-to')?.value).toContain(body.email);
    for (const said of ['Audio quality, Others', 'It hums.', '/dashboard', '1.2.3'])
      expect(mail.text).toContain(said);
    expect(mail.html).toContain('<p>&lt;b&gt;Loudly&lt;/b&gt;</p>');
    expect(mail.html).not.toContain('<i>');
  });

  it('[API-20, GU-8] requires a captcha from a visitor, and accepts it once', async () => {
    const body = feedbackOf();
    const without = await api.call('sendFeedback', { body });
    expect(without.issues).toMatchObject([{ path: 'body.captcha', code: 'captcha-required' }]);
    const captcha = await solvedCaptcha();
    expect((await api.call('sendFeedback', { body: { ...body, captcha } })).status).toBe(200);
    const again = await api.call('sendFeedback', { body: { ...body, captcha } });
    expect(again).toMatchObject({ failure: 'captcha-refused' });
    expect(await feedbackFrom(body.email)).toMatchObject([{ rating: 4, user_uid: null }]);
  });

  it('[FORM-8, ENT-23] accepts exactly the categories performance, audioQuality, userInterface and others', async () => {
    const token = await api.tokenFor({ uid: await insertUser(api.db) });
    const categories = ['performance', 'audioQuality', 'userInterface', 'others'];
    const body = feedbackOf({ categories });
    expect((await api.call('sendFeedback', { body, token })).status).toBe(200);
    expect(await feedbackFrom(body.email)).toMatchObject([{ categories }]);
    for (const other of ['price', 'Performance', '']) {
      const refused = await api.call('sendFeedback', { body: feedbackOf({ categories: [other] }), token });
      expect(refused.issues[0]?.code).toBe('category-unknown');
    }
  });

  it.each([
    ['no rating that is none', { rating: 0 }, 'rating-invalid'],
    ['no rating beyond the scale', { rating: 6 }, 'rating-invalid'],
    ['no low rating without a message', { rating: 2 }, 'message-required'],
    ['no message of 301 characters', { message: 'x'.repeat(301) }, 'message-too-long'],
    ['no category twice', { categories: ['others', 'others'] }, 'category-repeated'],
  ])('[FORM-7, GU-7] accepts %s', async (_what, change, code) => {
    const token = await api.tokenFor({ uid: await insertUser(api.db) });
    const body = feedbackOf(change);
    expect((await api.call('sendFeedback', { body, token })).issues.map((issue) => issue.code)).toEqual([
      code,
    ]);
    expect(await feedbackFrom(body.email)).toEqual([]);
  });
});

describe('the list of used captchas', () => {
  it('[GA-24] drops a captcha only after its expiry', async () => {
    const insert = 'INSERT INTO app.used_captchas VALUES ($1, $2)';
    await api.db.query(insert, ['long-over', new Date(Date.now() - 2 * millisecondsInDay)]);
    await api.db.query(insert, ['still-good', new Date(Date.now() + 60_000)]);
    await deleteOldRows(api.db);
    const { rows } = await api.db.query<{ signature: string }>(
      "SELECT signature FROM app.used_captchas WHERE signature IN ('long-over', 'still-good')",
    );
    expect(rows).toEqual([{ signature: 'still-good' }]);
  });
});
