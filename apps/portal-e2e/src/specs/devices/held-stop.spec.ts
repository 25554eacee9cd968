import { screens } from '@partyline/texts';
import { deviceCard } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { startOwnProduct } from '../../stack/own-product.ts';
import { expect, testOfOwnProduct } from '../../test-of-own-product.ts';
import { ONLINE } from '../../world/account-plan.ts';

const words = screens.dashboard;

/** Gives each test a product that holds stops for longer than a test lasts. */
const test = testOfOwnProduct.extend({
  product: async ({}, use) => {
    const product = await startOwnProduct({ STOP_HOLD_SECONDS: '60' });
    await use(product);
    await product.stop();
  },
});

test('[GD-28] a stop that disconnects no one can be undone by its message, or by the card in another tab', async ({
  page,
  context,
  world,
}) => {
  const account = await world.account({
    workspaces: [
      { name: 'Studio', devices: [{ name: 'Main PL', report: { ...ONLINE, connectedUsers: 0 } }] },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  const device = account.device('Main PL');
  await signIn(page, account.people.owner);
  const { control, working } = deviceCard(page, device);
  await control('stop').click();
  await expect(working('stopping')).toBeVisible();
  const message = page.getByRole('status').filter({ hasText: words.held('Main PL') });
  await message.getByRole('button', { name: words.undo }).click();
  await expect(control('stop')).toBeEnabled();
  await expect(message).toBeHidden();

  await control('stop').click();
  await expect(working('stopping')).toBeVisible();
  const other = await context.newPage();
  await page.close();
  await other.goto('/dashboard');
  const card = deviceCard(other, device);
  await card.cancel.click();
  await expect(card.control('stop')).toBeEnabled();
  expect(await device.read()).toMatchObject({ state: 'online', lastCommandNumber: 0 });
});
