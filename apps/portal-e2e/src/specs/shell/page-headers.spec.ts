import type { Page } from '@playwright/test';
import { startProductionApi } from '../../stack/production-api.ts';
import { expect, test } from '../../test.ts';

/** In Chromium; the DOM types lack it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): unknown;
}

/** Tries to make a Trusted Types policy, as Google's sign-in loader makes its own. */
function canMakePolicy(page: Page, name: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: PolicyFactory }; // Chromium has it
    try {
      trustedTypes.createPolicy(wanted, { createHTML: (html) => html, createScriptURL: (url) => url });
      return true;
    } catch {
      return false;
    }
  }, name);
}

/** What Google's loader does first; it is loaded twice here. */
const LOADER = `
  globalThis.gapi ??= (() => {
    const policy = trustedTypes.createPolicy('gapi#gapi', { createHTML: (x) => x, createScriptURL: (x) => x });
    return { urlOf: (url) => policy.createScriptURL(url) };
  })();`;

const POLICY = /trusted-types|TrustedTypePolicy/;
const SCRIPTS =
  /script-src|TrustedHTML|TrustedScript|HTML must not be made|Refused to load the script|Loading the script/;

test("[Q9] with a Firebase project, Google's sign-in loader makes its Trusted Types policy; another, HTML, eval and foreign scripts are refused", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(POLICY, 'another policy is refused');
  pageErrors.allow(SCRIPTS, 'HTML, eval and foreign scripts are refused');
  pageErrors.allow(
    /another machine: https:\/\/(?:apis\.google\.com|elsewhere\.invalid)/,
    'neither leaves this machine',
  );
  await page.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: LOADER }),
  );
  const api = await startProductionApi();
  try {
    await page.goto(`${api.url}/login`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await canMakePolicy(page, 'other#policy')).toBe(false);
    const outcome = await page.evaluate(async () => {
      const isRefused = (attempt: () => unknown): boolean => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      };
      const load = (src: unknown) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.onload = () => resolve('loaded');
          script.onerror = () => resolve('refused');
          document.head.append(Object.assign(script, { src }));
        });
      // As the identity SDK loads it: a plain address.
      const loader = await load('https://apis.google.com/js/api.js?onload=ready');
      const { gapi } = globalThis as unknown as { gapi: { urlOf: (url: string) => unknown } }; // the loader below
      return {
        loader,
        html: isRefused(() => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' })),
        code: isRefused(() => (0, eval)('1 + 1')),
        foreignAddress: isRefused(() =>
          Object.assign(document.createElement('script'), { src: 'https://elsewhere.invalid/a.js' }),
        ),
        foreignByPolicy: await load(gapi.urlOf('https://elsewhere.invalid/a.js')),
        ownByPolicy: await load(gapi.urlOf('https://apis.google.com/more.js')),
      };
    });
    expect(outcome).toEqual({
      loader: 'loaded',
      html: true,
      code: true,
      foreignAddress: true,
      foreignByPolicy: 'refused',
      ownByPolicy: 'loaded',
    });
  } finally {
    // Before its server: the page still loads what it may need later.
    await page.close();
    await api.stop();
  }
});

test('[Q9] with the local identity service no policy is made but the own one', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(POLICY, 'both are refused');
  await page.goto('/login');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await canMakePolicy(page, 'gapi#gapi')).toBe(false);
  expect(await canMakePolicy(page, 'other#policy')).toBe(false);
});

test('no page writes a console message about a header that Chromium does not know', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  for (const path of ['/', '/login', '/dashboard', '/plans', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  expect(messages.filter((text) => /permissions.policy|unrecognized|directive/i.test(text))).toEqual([]);
});
