import { screens } from '@partyline/texts';
import { checkoutPage, choosePlan, expectActive, openPlans, plans } from '../../screens/account/plans.ts';
import { expect, test } from '../../test.ts';
import { storeSession } from '../../world/stored-session.ts';

const { payment } = screens;
const OWNER = { people: { owner: { role: 'account-owner' } } } as const;

test('[HZ-12] after a purchase the owner is offered to invite people, which opens the invitation', async ({
  page,
  world,
}) => {
  const { people } = await world.account(OWNER);
  await choosePlan(page, people.owner, 'Essential');
  await plans(page).toPayment.click();
  await checkoutPage(page).pay.click();
  await expectActive(page, payment.success.title);
  await expect(page.getByText(payment.next.inviteText)).toBeVisible();
  await page.getByRole('button', { name: payment.next.invite, exact: true }).click();
  await expect(page).toHaveURL(/\/manage-invite\?invite=true/);
  await expect(page.getByText(payment.next.inviteText)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[HZ-12] after a trial has begun its owner, who may not invite, is offered its device', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ ...OWNER, workspaces: [{ name: 'Studio', isDefault: true }] });
  await storeSession(page, people.owner);
  await openPlans(page);
  await plans(page).startTrial.click();
  await expectActive(page, payment.success.trialTitle);
  await expect(page.getByText(payment.next.deviceText)).toBeVisible();
  await expect(page.getByRole('button', { name: payment.next.invite, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Go to / }).click();
  await expect(page).toHaveURL(/device=/);
});
