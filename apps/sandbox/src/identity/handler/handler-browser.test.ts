import { chromium, type Browser, type Page } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../testing/running-sandbox.ts';
import { serveSdkPage, type SdkPage } from '../../testing/sdk-page.ts';

let site: SdkPage;
let sandbox: RunningSandbox;
let browser: Browser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  site = await serveSdkPage();
  sandbox = await startSandbox({ portalOrigins: [site.origin] });
  site.use(sandbox.url);
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await sparticuz.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
});
beforeEach(async () => {
  complaints = [];
  page = await (await browser.newContext()).newPage();
  page.context().on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.context().on('weberror', (error) => complaints.push(error.error().message));
  await page.goto(site.origin);
  expect(await answer()).toBe('ready');
});
afterEach(async () => {
  await page.context().close();
  await sandbox.call('DELETE', '/control/identity/windows');
});
afterAll(async () => {
  await browser.close();
  await Promise.all([sandbox.dispose(), site.close()]);
});

async function answer(): Promise<unknown> {
  const output = page.locator('#result:not(:empty)');
  await output.waitFor({ state: 'attached' });
  return JSON.parse((await output.textContent()) ?? '');
}

async function openWindow(button: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.locator(button).focus();
  await page.keyboard.press('Enter');
  const popup = await opened;
  await popup.getByRole('heading', { level: 1 }).waitFor();
  return popup;
}

/** Fills and submits the chooser's form by keyboard; the e-mail field has the focus or is reached by Tab. */
async function addAccount(popup: Page, email: string): Promise<void> {
  await popup.getByLabel('Email').focus();
  await popup.keyboard.type(email);
  await popup.keyboard.press('Enter');
}

describe('the unmodified web SDK in a browser', () => {
  it('signs in by popup with a new account, then with a known one, by keyboard', async () => {
    const email = 'ann@gmail.test';
    const first = await openWindow('#google');
    await first.locator('input[type=email]:focus').waitFor();
    const closed = first.waitForEvent('close');
    await addAccount(first, email);
    expect(await answer()).toEqual({
      email,
      emailVerified: true,
      providers: ['google.com'],
      isNewUser: true,
    });
    await closed;
    const second = await openWindow('#google');
    await second.keyboard.press('Enter');
    expect(await answer()).toMatchObject({ email, isNewUser: false });
    expect(complaints).toEqual([]);
  });

  it('reports that the user cancelled, or that the window failed', async () => {
    const popup = await openWindow('#google');
    await popup.getByRole('button', { name: 'Cancel' }).click();
    expect(await answer()).toMatchObject({ code: 'auth/user-cancelled' });
    const failure = { providerId: 'google.com', error: 'auth/web-storage-unsupported' };
    await sandbox.call('POST', '/control/identity/windows', failure);
    await page.locator('#google').click();
    expect(await answer()).toMatchObject({ code: 'auth/web-storage-unsupported' });
    expect(complaints).toEqual([]);
  });

  it('reports that the window was closed', async () => {
    const popup = await openWindow('#google');
    await popup.close();
    expect(await answer()).toMatchObject({ code: 'auth/popup-closed-by-user' });
  });

  it('refuses an account of the same address when the provider does not verify it, and links it after a sign-in', async () => {
    const email = 'bo@office.test';
    await addAccount(await openWindow('#google'), email);
    expect(await answer()).toMatchObject({ email, isNewUser: true });
    await addAccount(await openWindow('#microsoft'), email);
    expect(await answer()).toEqual({
      code: 'auth/account-exists-with-different-credential',
      hasCredential: true,
      email,
    });
    await page.locator('#link').click();
    expect(await answer()).toMatchObject({ providers: ['google.com', 'microsoft.com'] });
    const popup = await openWindow('#microsoft');
    await popup.keyboard.press('Enter');
    expect(await answer()).toMatchObject({ email, isNewUser: false });
    const { body } = await sandbox.call('GET', '/control/identity/windows');
    expect(body).toMatchObject({
      windows: [
        {
          providerId: 'microsoft.com',
          outcome: email,
          customParameters: { tenant: 'common', prompt: 'select_account' },
        },
        { providerId: 'microsoft.com' },
        { providerId: 'google.com' },
      ],
    });
  });

  it('signs in by redirect', async () => {
    const email = 'cy@gmail.test';
    await page.locator('#away').click();
    await page.getByRole('heading', { name: 'Sign in with Google' }).waitFor();
    await addAccount(page, email);
    await page.waitForURL(`${site.origin}/**`);
    expect(await answer()).toMatchObject({ back: { email, isNewUser: true } });
    await page.reload();
    expect(await answer()).toBe('ready');
    expect(complaints).toEqual([]);
  });

  it('shows the error of an address, and keeps the other fields', async () => {
    const popup = await openWindow('#google');
    await addAccount(popup, 'a@b');
    await popup.getByRole('alert').waitFor();
    expect(await popup.getByRole('alert').textContent()).toBe('Enter a valid email address.');
    await addAccount(popup, 'di@gmail.test');
    expect(await answer()).toMatchObject({ email: 'di@gmail.test' });
  });
});
