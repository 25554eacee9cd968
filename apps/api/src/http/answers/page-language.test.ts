import { RUNTIME_CONFIG_ELEMENT } from '@partyline/contract';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareApp } from '../../testing/bare-app.ts';

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };

const appHtml = (language: string) =>
  `<!doctype html><html lang="${language}"><script type="application/json" id="${RUNTIME_CONFIG_ELEMENT}"></script>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partyline-languages-'));
  await mkdir(join(folder, 'de'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><h1>Landing</h1>');
  await writeFile(join(folder, 'de/index.html'), '<!doctype html><h1>Startseite</h1>');
  await writeFile(join(folder, 'privacy-policy.html'), '<!doctype html><h1>Privacy</h1>');
  await writeFile(join(folder, 'app.html'), appHtml('en'));
  await writeFile(join(folder, 'de/app.html'), appHtml('de'));
});
afterAll(() => rm(folder, { recursive: true }));

async function get(url: string, headers: Record<string, string> = {}) {
  const { app } = bareApp({}, { PORTAL_DIR: folder });
  const response = await app.inject({ url, headers });
  await app.close();
  return response;
}

/** Sends a path unnormalised. */
function getRaw(port: number, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path }, (response) => resolve(response.resume()));
    sent.on('error', reject).end();
  });
}

describe('the language of a page', () => {
  it.each([
    [{}, 'en'],
    [GERMAN, 'de'],
    [{ 'accept-language': 'en-US,en;q=0.9' }, 'en'],
    [{ cookie: 'language=de', 'accept-language': 'en-US' }, 'de'],
    [{ cookie: 'theme=dark; language=en; x=1', ...GERMAN }, 'en'],
    [{ cookie: 'language=xx', ...GERMAN }, 'de'],
    [{ cookie: 'my-language=en', ...GERMAN }, 'de'],
  ] as const)(
    '[PLUS-30] comes from the cookie, else the browser, else English: %j is %s',
    async (headers, language) => {
      const app = await get('/dashboard', headers);
      expect(app.body).toContain(`lang="${language}"`);
      expect(app.headers).toMatchObject({ 'content-language': language });
      const landing = await get('/', headers);
      expect(landing.body).toContain(language === 'de' ? 'Startseite' : 'Landing');
      for (const { headers: answered } of [app, landing]) {
        expect(String(answered.vary)).toMatch(/cookie, accept-language/i);
      }
    },
  );

  it('[PLUS-30] has its own ETag, while both languages are one portal version', async () => {
    const english = await get('/dashboard');
    const held = { 'if-none-match': String(english.headers.etag) };
    expect((await get('/dashboard', held)).statusCode).toBe(304);
    const german = await get('/dashboard', { ...held, ...GERMAN });
    expect(german.statusCode).toBe(200);
    const versionIn = (html: string) => /"appVersion":"([^"]+)"/.exec(html)?.[1];
    expect(versionIn(german.body)).toBe(versionIn(english.body));
    expect(versionIn(german.body)).toMatch(/\+/);
  });

  it('falls back to the default where the build lacks the page', async () => {
    expect((await get('/privacy-policy', GERMAN)).body).toContain('Privacy');
  });

  it('has no address of its own: the folder of a language is not served', async () => {
    for (const url of ['/de/app.html', '/de/index.html']) {
      const page = await get(url);
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toContain('Startseite');
    }
  });
});

describe('a link that switches the language', () => {
  it.each([
    ['/?language=de', '/'],
    ['/login?mode=sign-up&language=de&plan=a%20b', '/login?mode=sign-up&plan=a+b'],
    ['/privacy-policy?language=de', '/privacy-policy'],
  ])('[PLUS-30] keeps the choice and leads to the same address of this site: %s', async (url, address) => {
    const { statusCode, headers } = await get(url);
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 303,
      location: address,
      'set-cookie': 'language=de; Path=/; Max-Age=31536000; SameSite=Lax',
    });
  });

  it('[Q9] never leads to another host, however many slashes the path begins with', async () => {
    const { app } = bareApp({}, { PORTAL_DIR: folder });
    const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    for (const path of ['//evil.example/login', '///evil.example/login', '/\\evil.example/login']) {
      const { statusCode, headers } = await getRaw(Number(address.port), `${path}?language=de`);
      expect([statusCode, headers.location]).toEqual([303, '/evil.example/login']);
    }
    await app.close();
  });

  it('[PLUS-30] ignores unknown languages', async () => {
    const page = await get('/?language=de%0D%0Aset-cookie:x');
    expect(page.statusCode).toBe(200);
    expect(page.headers).not.toHaveProperty('set-cookie');
  });
});
