import type { PriceList } from '@partyline/contract';
import { DECIDED_WORDINGS, PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { moneyText } from '../../screens/account/money.ts';
import { openPlans, plans } from '../../screens/account/plans.ts';
import { expect, test } from '../../test.ts';
import { failureResponse, stubResponse, STUBBED } from '../../watch/stub-response.ts';
import { storeSession } from '../../world/stored-session.ts';

const words = screens.planCards;
const OWNER = { people: { owner: { role: 'account-owner' } } } as const;

test('[GB-35, PRICE-1, PRICE-2, PRICE-5, PRICE-6, PRICE-7, PRICE-21] a card shows what is charged for its users and interval, the saving and the monthly equivalent', async ({
  page,
  world,
}) => {
  const answer = await page.request.get('/api/ax/price-list?subscriptionType=new');
  const { data } = (await answer.json()) as { data: PriceList }; // the contract's answer
  const prices = data.products.find(({ title }) => title === 'Pro')?.prices ?? [];
  const users = Math.max(...prices.map((price) => price.users));
  const cents = (interval: 'week' | 'month' | 'year') =>
    prices.find((price) => price.users === users && price.interval === interval)?.price ?? 0;
  await signIn(page, (await world.account(OWNER)).people.owner);
  await openPlans(page);
  const { card, interval, users: usersField } = plans(page);
  await usersField('Pro').selectOption(String(users));
  await expect(card('Pro')).toContainText(`${moneyText(cents('month'))} a month`);
  await interval('week').click();
  await expect(card('Pro')).toContainText(`${moneyText(cents('week'))} a week`);
  await interval('year').click();
  await expect(card('Pro')).toContainText(`${moneyText(cents('year'))} a year`);
  await expect(card('Pro')).toContainText(words.monthly(moneyText(Math.round(cents('year') / 12))));
  const saving = 12 * cents('month') - cents('year');
  await expect(card('Pro')).toContainText(words.saving(moneyText(saving)));
});

test('[GB-35, PRICE-5, PRICE-15] with a discount a card shows what is charged, the list price struck through, and how long it lasts', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    ...OWNER,
    workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }] }],
  });
  await storeSession(page, people.owner);
  await openPlans(page);
  const { card, interval, list, users, choose, dialog } = plans(page);
  await list('upgrade').click();
  await interval('year').click();
  await users('Pro').selectOption('40');
  const charged = moneyText(558_000);
  await expect(card('Pro')).toContainText(`${charged} ${moneyText(620_000)} a year`);
  await expect(card('Pro').locator('s')).toHaveText(moneyText(620_000));
  await expect(card('Pro')).toContainText('10% off every renewal');
  await expect(card('Pro')).toContainText(words.saving(moneyText(12 * 62_000 - 558_000)));
  await choose('Pro').click();
  await expect(dialog).toContainText(charged);
});

test('[PRICE-8, PRICE-9, PRICE-13, PRICE-14, PRICE-20] cards are in order, in four columns or halves, and one is recommended', async ({
  page,
  world,
}) => {
  await signIn(page, (await world.account(OWNER)).people.owner);
  await openPlans(page);
  const { cards, list, section } = plans(page);
  const titles = () => cards.getByRole('heading').allTextContents();
  const columns = () =>
    cards
      .first()
      .locator('..')
      .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
  expect(await titles()).toEqual(['Essential', 'Pro', 'Premium']);
  expect(await columns()).toBe(4);
  await expect(section.getByText(words.recommended)).toHaveCount(1);
  await expect(plans(page).card('Pro')).toContainText(words.recommended);
  expect(
    await section.getByRole('radiogroup', { name: words.interval }).locator('label').allTextContents(),
  ).toEqual(['Weekly', 'Monthly', 'Yearly']);
  await list('skyport').click();
  await expect.poll(titles).toEqual(['Essential', 'Pro']);
  expect(await columns()).toBe(2);
});

test('[PRICE-10, PRICE-11, PRICE-12] each plan has the edge of its variant', async ({ page, world }) => {
  await signIn(page, (await world.account(OWNER)).people.owner);
  await openPlans(page);
  for (const [plan, token] of [
    ['Essential', '--pl-plan-essential'],
    ['Pro', '--pl-plan-pro'],
    ['Premium', '--pl-plan-premium'],
  ] as const) {
    const [edge, wanted] = await plans(page)
      .card(plan)
      .evaluate((element, name) => {
        const probe = element.appendChild(document.createElement('i'));
        probe.style.color = `var(${name})`;
        return [getComputedStyle(element).borderTopColor, getComputedStyle(probe).color];
      }, token);
    expect(edge).toBe(wanted);
  }
});

test('[PRICE-15] the trial has a banner of 100 %', async ({ page, world }) => {
  await signIn(page, (await world.account(OWNER)).people.owner);
  await openPlans(page);
  await expect(plans(page).section.getByText(words.discount(100))).toBeVisible();
});

test('[PRICE-17, PRICE-18] owners and admins get the upgrade list, others neither see nor read it', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }] }],
    people: {
      owner: { role: 'account-owner' },
      admin: { role: 'account-admin' },
      crew: { role: 'workspace-owner', in: 'Studio' },
    },
  });
  for (const allowed of [account.people.owner, account.people.admin]) {
    const theirs = await openBrowser();
    await storeSession(theirs, allowed);
    await openPlans(theirs);
    await plans(theirs).list('upgrade').click();
    await expect(plans(theirs).target).toBeVisible();
    await expect(plans(theirs).card('Premium')).toBeVisible();
  }
  const tokens: string[] = [];
  page.on('request', (request) => {
    const token = request.headers()['authorization'];
    if (token !== undefined) tokens.push(token);
  });
  await storeSession(page, account.people.crew);
  await openPlans(page);
  await expect(plans(page).list('new')).toBeVisible();
  await expect(plans(page).list('upgrade')).toHaveCount(0);
  const answer = await page.request.get('/api/ax/price-list?subscriptionType=upgrade', {
    headers: { authorization: tokens.at(-1) ?? '' },
  });
  expect(await answer.json()).toMatchObject({ errorCode: 0, data: { products: [] } });
});

test('[PLUS-7, PLUS-35] a user without the right to buy reads why, and the button leads to who can', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Studio' }],
    people: { client: { role: 'endpoint-user', in: 'Studio' } },
  });
  await storeSession(page, people.client);
  await openPlans(page);
  await expect(plans(page).choose('Pro')).toHaveCount(0);
  const choose = plans(page).card('Pro').getByRole('link');
  await expect(choose).toBeEnabled();
  await expect(choose).toHaveAccessibleDescription(new RegExp(`^${PERMISSION_REFUSAL_TEXTS['no-right']}`));
  await choose.press('Enter');
  await expect(page).toHaveURL(/who-can\?act=subscription\.buy/);
  await expect(page.getByRole('heading', { name: screens.whoCan.rolesCan })).toBeVisible();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test("a partner's customer is sent to the partner", async ({ page, world }) => {
  const { people } = await world.account({ ...OWNER, customerStatus: 'PARTNER_CUSTOMER' });
  await storeSession(page, people.owner);
  await openPlans(page);
  await expect(plans(page).card('Pro').getByRole('link')).toHaveAccessibleDescription(
    `${DECIDED_WORDINGS.contactPartner} ${screens.whoCanLink.any}`,
  );
});

test('[PRICE-19, ERR-39] failed prices are logged without a message, and can be tried again', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*price-list/, STUBBED);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await signIn(page, (await world.account(OWNER)).people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  const call = { method: 'GET', path: '/api/ax/price-list' };
  const restore = await stubResponse(page, call, failureResponse(400, 2000, 'Not now.'));
  await page.goto('/myaccount/plans');
  await expect(page.getByText(words.missingTitle)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(logged.some((line) => /^Unable to fetch data/.test(line))).toBe(true);
  await restore();
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(plans(page).card('Pro')).toBeVisible();
});
