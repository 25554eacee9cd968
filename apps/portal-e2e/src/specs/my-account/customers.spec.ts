import { readFile } from 'node:fs/promises';
import { screens } from '@partyline/texts';
import { billing, openBilling } from '../../screens/account/billing.ts';
import { customerMenu, customerRow, openCustomers } from '../../screens/account/customers.ts';
import { notifications } from '../../screens/shell/notifications.ts';
import { expect, test } from '../../test.ts';
import { failureResponse, stubResponse, STUBBED } from '../../watch/stub-response.ts';
import { insertCustomer, insertOffer } from '../../world/customers.ts';
import { storeSession } from '../../world/stored-session.ts';

const { customers: words, partner: partnerWords } = screens.billing;
const PARTNER = {
  customerStatus: 'AUTHORIZED_PARTNER',
  workspaces: [{ name: 'Own', isDefault: true, devices: [{ name: 'Demo' }] }],
  people: { owner: { role: 'account-owner' }, admin: { role: 'account-admin' } },
} as const;

test('[HZ-6, ROLE-30, PLUS-7] the owner of a partner withdraws an offer and asks to release a customer; its admin is told why not', async ({
  page,
  world,
  openBrowser,
}) => {
  const partner = await world.account(PARTNER);
  await insertCustomer(world, partner, { company: 'Harbour Hall', devices: ['Stage'] });
  await insertOffer(world, partner, { company: 'City Opera' });
  await storeSession(page, partner.people.admin);
  await openCustomers(page);
  for (const [company, act] of [
    ['Harbour Hall', words.release],
    ['City Opera', words.withdraw],
  ] as const) {
    await customerMenu(page, company).click();
    const item = page.getByRole('menuitem', { name: act });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toContainText(words.ownerOnly);
    await item.press('Escape');
    await expect(item).toHaveCount(0);
  }

  const theirs = await openBrowser();
  await storeSession(theirs, partner.people.owner);
  await openCustomers(theirs);
  await customerMenu(theirs, 'City Opera').click();
  await expect(theirs.getByRole('menuitem', { name: words.buy })).toContainText(words.notAccepted);
  await theirs.getByRole('menuitem', { name: words.withdraw }).click();
  const question = theirs.getByRole('dialog', { name: words.withdrawTitle('City Opera') });
  await question.getByRole('button', { name: words.withdraw }).click();
  await expect(theirs.getByText(words.withdrawn('City Opera'))).toBeVisible();
  await expect(customerRow(theirs, 'City Opera')).toHaveCount(0);
  await customerMenu(theirs, 'Harbour Hall').click();
  await theirs.getByRole('menuitem', { name: words.release }).click();
  await billing(theirs).dialog.getByRole('button', { name: words.askRelease }).click();
  await expect(customerRow(theirs, 'Harbour Hall')).toContainText(words.states.releasing);

  // The admin sees it live, and is told who did it.
  await expect(customerRow(page, 'City Opera')).toHaveCount(0);
  await notifications(page).open(1);
  await expect(notifications(page).items).toContainText('withdrew the offer to City Opera');
});

test('[HZ-6, PLUS-27] a customer is told that it is to be released, and its partner what it answers', async ({
  page,
  world,
  openBrowser,
}) => {
  const partner = await world.account(PARTNER);
  const customer = await insertCustomer(world, partner, { company: 'Harbour Hall', devices: ['Stage'] });
  await storeSession(page, partner.people.owner);
  await openCustomers(page);
  const theirs = await openBrowser();
  await storeSession(theirs, customer.people.owner);
  await openBilling(theirs);
  await customerMenu(page, 'Harbour Hall').click();
  await page.getByRole('menuitem', { name: words.release }).click();
  await billing(page).dialog.getByRole('button', { name: words.askRelease }).click();
  await notifications(theirs).open(1);
  const asked = notifications(theirs).item('asks to release this account');
  await expect(asked).toBeVisible();
  await asked.getByRole('link', { name: screens.notifications.open.subscription }).click();
  await theirs.getByRole('button', { name: partnerWords.decline }).click();
  await expect(theirs.getByText(partnerWords.declined)).toBeVisible();
  await expect(customerRow(page, 'Harbour Hall')).not.toContainText(words.states.releasing);
  await notifications(page).open(1);
  const answered = notifications(page).item('Harbour Hall declined to be released');
  await expect(answered.getByRole('link', { name: screens.notifications.open.customer })).toBeVisible();
});

test('[PLUS-21, CSV-3] a partner exports its customers, and none of what they keep to themselves', async ({
  page,
  world,
}) => {
  const partner = await world.account(PARTNER);
  const { people } = await insertCustomer(world, partner, { company: 'Harbour Hall', devices: ['Stage'] });
  await storeSession(page, partner.people.owner);
  await openCustomers(page);
  const waiting = page.waitForEvent('download');
  await billing(page).customers.getByRole('button', { name: words.export }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`Harbour Hall,account,active,${people.owner.email},Pro,16,0,`);
  expect(text).not.toContain('Stage');
});

test('[HZ-6, PLUS-21, BILL-37] a partner without customers adds the first one; a list that fails is fetched again', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*partner\/customers/, STUBBED);
  const partner = await world.account(PARTNER);
  await storeSession(page, partner.people.owner);
  const call = { method: 'GET', path: '/api/partner/customers' };
  const endFault = await stubResponse(page, call, failureResponse(400, 2000));
  await openCustomers(page);
  const { customers } = billing(page);
  await expect(customers.getByRole('alert')).toContainText(screens.billing.loadFailed);
  await endFault();
  await customers.getByRole('button', { name: screens.billing.tryAgain }).click();
  await expect(customers).toContainText(words.none);
  const save = customers.getByRole('button', { name: words.export });
  await expect(save).toHaveAccessibleDescription(words.none);
  await expect(customers.getByRole('button', { name: words.add })).toBeEnabled();
});

test('[ROLE-29, ROLE-30] a direct customer has no list of customers', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await storeSession(page, people.owner);
  await openBilling(page);
  await expect(billing(page).tab('invoices')).toBeVisible();
  await expect(billing(page).tab('customers')).toHaveCount(0);
});

test('[HZ-9, PLUS-21] at 360 px the tabs of billing are one line with the present one in sight, and the search is as wide as its list', async ({
  page,
  world,
}) => {
  const partner = await world.account(PARTNER);
  await page.setViewportSize({ width: 360, height: 800 });
  await storeSession(page, partner.people.owner);
  await openCustomers(page);
  const { tab, subscriptions } = billing(page);
  const topOf = async (name: Parameters<typeof tab>[0]) => (await tab(name).boundingBox())?.y;
  expect(await topOf('customers')).toBe(await topOf('subscriptions'));
  await expect(tab('customers')).toBeInViewport({ ratio: 0.98 });
  await tab('subscriptions').click();
  await expect(tab('subscriptions')).toBeInViewport({ ratio: 0.98 });
  const box = await subscriptions.getByRole('search').boundingBox();
  const list = await subscriptions.boundingBox();
  expect(box?.width).toBeGreaterThan((list?.width ?? Infinity) - 40);
});
