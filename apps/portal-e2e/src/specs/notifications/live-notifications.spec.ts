import { screens } from '@partyline/texts';
import { dashboard, waitForFeed } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { notifications, writeNotifications } from '../../screens/shell/notifications.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';

const TOKENS = /securetoken\.googleapis\.com/;

test('[NOTIF-11] a notification that is marked as unread elsewhere shows at once', async ({
  page,
  world,
  request,
}) => {
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  const { owner } = account.people;
  await writeNotifications(world, account, owner, [{ message: 'It happened.', event: 'workspace-changed' }]);
  const listed = page.waitForRequest(/\/api\/users\/notification$/);
  await signIn(page, owner);
  const { authorization = '' } = (await listed).headers();
  await waitForFeed(page);
  const { bell, open, markAllRead } = notifications(page);
  await open(1);
  await markAllRead.click();
  await page.keyboard.press('Escape');
  await expect(bell(0)).toBeVisible();
  const readOne = async () => {
    const { rows } = await world.database.query<{ docId: string }>(
      `SELECT n.doc_id AS "docId" FROM app.notifications n
        JOIN app.notification_marks k ON k.notification_id = n.id WHERE k.user_uid = $1 AND k.read_at IS NOT NULL`,
      [owner.uid],
    );
    return rows[0]?.docId;
  };
  await expect.poll(readOne).toBeDefined();
  const answer = await request.put('/api/users/notification', {
    headers: { authorization },
    data: { docId: await readOne(), eventProcessed: false, read: false },
  });
  expect(answer.status()).toBe(200);
  await expect(bell(1)).toBeVisible();
});

test('[NOTIF-12] an event from before a reload is not applied again', async ({ page, world }) => {
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  const { owner } = account.people;
  await signIn(page, owner);
  await waitForFeed(page);
  const refreshed = page.waitForRequest(TOKENS);
  await world.announce(account, 'Refresh Token');
  await refreshed;
  let refreshes = 0;
  page.on('request', (sent) => {
    if (TOKENS.test(sent.url())) refreshes += 1;
  });
  const reopened = page.waitForResponse(/notification\/stream$/);
  await page.reload();
  expect((await reopened).status()).toBe(200);
  await waitForFeed(page);
  // The feed is ordered: everything earlier has arrived.
  await writeNotifications(world, account, owner, [{ message: 'It came later.', event: 'payment-failed' }]);
  await expect(notifications(page).bell(1)).toBeVisible();
  expect(refreshes).toBe(0);
});

test('[NOTIF-17, GN-3, GN-4] an unknown event and a notification without a message are logged, and nothing else', async ({
  page,
  world,
}) => {
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  const { owner } = account.people;
  await signIn(page, owner);
  await waitForFeed(page);
  const logged = (text: string) =>
    page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes(text));
  const [unknown, empty] = [logged('events of a notification: Sing A Song'), logged('without a message')];
  const refreshed = page.waitForRequest(TOKENS);
  await world.announce(account, 'Sing A Song,Refresh Token');
  await writeNotifications(world, account, owner, [
    { message: ' ', event: 'workspace-changed' },
    { message: 'It came later.', event: 'workspace-changed' },
  ]);
  await Promise.all([unknown, empty, refreshed]);
  await expect(notifications(page).bell(1)).toBeVisible();
});

test('[NOTIF-18] a dashboard update takes away the spinner that covers the page', async ({ page, world }) => {
  const here = await world.account({ people: { multi: { role: 'account-owner' } } });
  const there = await world.account();
  await world.join(here.people.multi, there, { role: 'account-admin' });
  await signIn(page, here.people.multi);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(dashboard(page).heading).toBeVisible();
  await waitForFeed(page);
  // What receives the events is loaded with the toolbar.
  await expect(dashboard(page).view('grid')).toBeVisible();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route(/switch-account$/, async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.getByTitle(screens.shell.switchAccount).click();
  await page.getByRole('button', { name: new RegExp(there.name) }).click();
  const spinner = page.getByRole('status').filter({ hasText: screens.shell.switchingAccount });
  await expect(spinner).toBeVisible();
  await world.announce(here, 'Dashboard Update');
  await expect(spinner).toBeHidden();
  goOn(undefined);
  await expect(page.getByTitle(`${there.name}, `, { exact: false }).first()).toBeVisible();
  await expect(shell(page).messages).toBeHidden();
});
