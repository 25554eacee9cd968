import { LANGUAGES } from '@partyline/display';
import { insertUser } from '@partyline/rows/testing';
import { textsFor } from '@partyline/texts/by-language';
import { expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';

const api = oncePerFile(startApi);

const languageOf = async (token: string) => (await api.call('currentUser', { token })).data?.user.language;

it('[PLUS-30] stores the language for the user only; none before the first choice', async () => {
  const [uid, other] = await Promise.all([insertUser(api.db), insertUser(api.db)]);
  const [token, otherToken] = await Promise.all([api.tokenFor({ uid }), api.tokenFor({ uid: other })]);
  expect(await languageOf(token)).toBeNull();
  for (const language of ['de', 'en', 'de'] as const) {
    expect((await api.call('changeLanguage', { token, body: { language } })).status).toBe(200);
    expect(await languageOf(token)).toBe(language);
  }
  expect(await languageOf(otherToken)).toBeNull();
  const exported = await api.call('exportOwnData', { token });
  expect(exported.data).toMatchObject({ person: { language: 'de' } });
});

it('[PLUS-30] refuses an unknown language, and a call without a token', async () => {
  const uid = await insertUser(api.db);
  const token = await api.tokenFor({ uid });
  const refused = await api.call('changeLanguage', { token, body: { language: 'fr' } });
  expect(refused.failure).toBe('request-not-proper');
  expect((await api.call('changeLanguage', { body: { language: 'de' } })).status).toBe(401);
  const unknown = await api.tokenFor({ uid: 'never-seen' });
  expect((await api.call('changeLanguage', { token: unknown, body: { language: 'de' } })).status).not.toBe(
    200,
  );
  expect(await languageOf(token)).toBeNull();
});

it("[PLUS-30] words refusals and field issues in the caller's language", async () => {
  const token = await api.tokenFor({ uid: await insertUser(api.db) });
  const refusedFor = async (headers: Readonly<Record<string, string>>) => {
    const { errorCode, message, issues } = await api.call('changeLanguage', {
      token,
      headers,
      body: { language: 'fr' },
    });
    return { errorCode, message, issue: issues[0]?.message };
  };
  const answerIn = (language: 'en' | 'de') => {
    const { ERROR_TEXTS, REQUEST_ISSUE_TEXTS } = textsFor(language);
    return {
      errorCode: 2000,
      message: ERROR_TEXTS['request-not-proper'],
      issue: REQUEST_ISSUE_TEXTS['not-allowed'],
    };
  };
  expect(await refusedFor({ 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' })).toEqual(answerIn('de'));
  expect(await refusedFor({ 'accept-language': 'en', cookie: 'language=de' })).toEqual(answerIn('de'));
  expect(await refusedFor({ 'accept-language': 'de', cookie: 'language=en' })).toEqual(answerIn('en'));
  expect(await refusedFor({})).toEqual(answerIn('en'));
});

it('[PLUS-30] accepts the same languages in the database as in the rules', async () => {
  const uid = await insertUser(api.db);
  const write = (language: string) =>
    api.db.query('UPDATE app.users SET language = $2 WHERE uid = $1', [uid, language]);
  for (const language of LANGUAGES) await write(language);
  await expect(write('fr')).rejects.toThrow(/language/);
});
