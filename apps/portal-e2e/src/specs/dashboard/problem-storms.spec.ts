import { screens } from '@partyline/texts';
import type { Page } from '@playwright/test';
import { signIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { dashboard, waitForFeed } from '../../screens/workspace/dashboard.ts';
import { expect, test } from '../../test.ts';
import { OFFLINE, ONLINE } from '../../world/account-plan.ts';

const words = screens.problems;
const FAILED = { ...OFFLINE, status: 'failed', failureReason: 'No power' } as const;

/** Counts the messages about failures that the page shows from now on. */
async function countFailureMessages(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const seen = { messages: 0 };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const alerts = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
        seen.messages += alerts.filter(
          (element) => element.role === 'alert' && element.textContent.includes('failed'),
        ).length;
      }
    }).observe(document.body, { subtree: true, childList: true });
    return seen;
  });
  return async () => (await count.jsonValue()).messages;
}

test('[PLUS-34] a device that fails and recovers twenty times is one row and one message', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  await waitForFeed(page);
  await expect(dashboard(page).cards).toHaveCount(1);
  const messages = await countFailureMessages(page);
  const device = account.device('Main PL');
  for (let turn = 0; turn < 20; turn += 1) {
    await device.report(FAILED);
    await device.report(ONLINE);
  }
  await device.report(FAILED);
  const strip = page.getByRole('region', { name: words.title(1) });
  await expect(strip.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveTitle(/^\(1\) /);
  expect(await messages()).toBeLessThanOrEqual(1);
  await device.report(ONLINE);
  await expect(strip).toHaveCount(0);
});

test('[PLUS-34] devices that fail together are told in one message, which goes when the last one is well', async ({
  page,
  world,
}) => {
  const names = ['Autocue', 'Camera', 'Desk', 'Flies'];
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: names.map((name) => ({ name, report: ONLINE })) }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  await waitForFeed(page);
  await expect(dashboard(page).cards).toHaveCount(4);
  const { messages } = shell(page);
  await account.device('Autocue').report(FAILED);
  await expect(messages).toContainText(words.failed('Autocue', 0));
  await Promise.all(names.slice(1).map((name) => account.device(name).report(FAILED)));
  const together = messages.getByRole('alert').filter({ hasText: /and 3 other devices failed/ });
  await expect(together).toHaveCount(1);
  await expect(messages.getByRole('alert')).toHaveCount(1);
  for (const name of names.slice(1)) await account.device(name).report(ONLINE);
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(together).toHaveCount(1);
  await account.device('Autocue').report(ONLINE);
  await expect(together).toHaveCount(0);
});

test('[PLUS-34] what fails while the browser is offline is shown once it is connected again', async ({
  page,
  context,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, 'the browser is offline');
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  await waitForFeed(page);
  await context.setOffline(true);
  await account.device('Main PL').report(FAILED);
  await context.setOffline(false);
  const strip = page.getByRole('region', { name: words.title(1) });
  await expect(strip).toContainText('No power');
  await expect(strip.getByRole('button', { name: words.takeOnOf('Main PL') })).toBeVisible();
});
