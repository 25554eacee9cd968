import { screens } from '@partyline/texts';
import { runProgram } from '@partyline/tools-processes';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { billing, openBilling } from '../../screens/account/billing.ts';
import { changePlan } from '../../screens/account/change-plan.ts';
import { checkoutPage, expectActive } from '../../screens/account/plans.ts';
import { signIn } from '../../screens/login/login.ts';
import { signUpScreen } from '../../screens/login/sign-up.ts';
import { fillGate, MIRA, profileGate } from '../../screens/login/profile-gate.ts';
import { register } from '../../screens/login/register.ts';
import { addresses } from '../../stack/addresses.ts';
import { expect, test } from '../../test.ts';

const { customers: words, partner: partnerWords } = screens.billing;
const OWNER = {
  workspaces: [{ name: 'Own', isDefault: true, devices: [{ name: 'Demo' }] }],
  people: { owner: { role: 'account-owner' }, admin: { role: 'account-admin' } },
} as const;

function operate(...args: readonly string[]) {
  return runProgram('apps/api/src/operate/main.ts', args, { env: { DATABASE_URL: addresses().database } });
}

test('[HZ-5, HZ-6, GEN-1, GEN-5, GP-5, GP-6, ROLE-29, ROLE-30, PLUS-21] an operator makes a partner, which adds a customer, buys for it, changes its plan and releases it', async ({
  page,
  browser,
  world,
}) => {
  test.slow();
  const owner = world.newUser('partner');
  await register(page, owner);
  expect(await operate('partner', 'add', owner.email)).toMatchObject({ exitCode: 0 });
  await openBilling(page);
  const { tab, customers } = billing(page);
  await tab('customers').click();
  await customers.getByRole('button', { name: words.add }).click();
  const user = world.newUser();
  const add = page.getByRole('dialog', { name: words.addTitle });
  await add.getByRole('textbox', { name: words.company }).fill('Harbour Hall');
  await add.getByRole('textbox', { name: words.email }).fill(user.email);
  await add.getByRole('button', { name: words.send }).click();
  const row = customers.getByRole('row').filter({ hasText: 'Harbour Hall' });
  await expect(row).toContainText(words.states.invited);

  // The customer signs up by the mailed link, and waits for the partner.
  let link = '';
  await expect
    .poll(async () => {
      const mails = await world.identity.listMails(user.email);
      link =
        /https?:\/\/\S+inviteId=customer_[\w-]+/.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  const visitor = await browser.newContext();
  const theirs = await visitor.newPage();
  await theirs.goto(`/invite${new URL(link).search}`);
  await theirs.getByRole('button', { name: screens.invite.signUp, exact: true }).click();
  const signUp = signUpScreen(theirs);
  await expect(signUp.email).toHaveValue(user.email);
  await signUp.password.fill(user.password);
  await signUp.passwordAgain.fill(user.password);
  await signUp.submit.click();
  await expect(profileGate(theirs).dialog).toBeVisible();
  await fillGate(theirs);
  await profileGate(theirs).accept.click();
  await expect(dashboard(theirs).heading).toBeVisible();
  await openBilling(theirs);
  await expect(theirs.getByText(partnerWords.pays(MIRA.company))).toBeVisible();

  // The partner buys for it.
  await expect(row).not.toContainText(words.states.invited);
  await row.getByRole('button', { name: words.menuOf('Harbour Hall') }).click();
  await page.getByRole('menuitem', { name: words.buy }).click();
  const buy = page.getByRole('dialog', { name: words.buyTitle('Harbour Hall') });
  await buy.getByRole('button', { name: words.toPayment }).click();
  await checkoutPage(page).pay.click();
  await expectActive(page, screens.payment.success.title);
  await openBilling(page);
  await tab('customers').click();
  await expect(row).toContainText(words.health.ok);
  await expect(row).toContainText(user.email);
  await expect(billing(theirs).subscriptions.getByRole('row')).toHaveCount(2);

  // The partner changes the plan, for the amount that is shown; the customer neither pays nor can.
  await row.getByRole('button', { name: words.menuOf('Harbour Hall') }).click();
  await page.getByRole('menuitem', { name: words.showPlans }).click();
  const { subscriptions, charges } = billing(page);
  const held = subscriptions.getByRole('row').filter({ hasText: 'Harbour Hall' });
  await expect(held).toContainText(screens.billing.subscriptions.yourCustomer);
  await expect(charges.getByRole('listitem').first()).toContainText(/USD [\d,.]+/);
  await held.getByRole('button', { name: /^Change plan of Harbour Hall/ }).click();
  const { plan, cost } = changePlan(page);
  await plan('Premium').check();
  await cost.getByRole('button', { name: /^Pay USD / }).click();
  await expectActive(page, screens.payment.success.title);
  await expect(billing(theirs).subscriptions.getByRole('row').nth(1)).toContainText('Premium');
  await expect(billing(theirs).charges).toContainText(screens.billing.charges.none);
  const refused = billing(theirs).subscriptions.getByRole('link', { name: screens.changePlan.open });
  await expect(refused).toHaveAttribute('href', /who-can/);
  await openBilling(page);
  await tab('customers').click();
  await expect(row).toContainText('Premium');

  // The release, confirmed by the customer's owner, leaves what is paid to its end.
  await row.getByRole('button', { name: words.menuOf('Harbour Hall') }).click();
  await page.getByRole('menuitem', { name: words.release }).click();
  const release = page.getByRole('dialog', { name: words.releaseTitle('Harbour Hall') });
  await release.getByRole('button', { name: words.askRelease }).click();
  await expect(row).toContainText(words.states.releasing);
  await theirs.getByRole('button', { name: partnerWords.confirm }).click();
  await expect(theirs.getByText(partnerWords.confirmed)).toBeVisible();
  await expect(row).toHaveCount(0);
  await visitor.close();
});

test('[HZ-6, ROLE-30] an admin of a partner sees its customers, and cannot add one', async ({
  page,
  world,
}) => {
  const account = await world.account({ ...OWNER, customerStatus: 'AUTHORIZED_PARTNER' });
  await signIn(page, account.people.admin);
  await openBilling(page);
  const { tab, customers } = billing(page);
  await tab('customers').click();
  const add = customers.getByRole('button', { name: words.add });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription(words.ownerOnly);
});
