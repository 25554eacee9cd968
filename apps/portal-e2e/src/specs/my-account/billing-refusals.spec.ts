import { CANCEL_REFUSAL_TEXTS, ERROR_TEXTS } from '@partyline/texts';
import { billing, openBilling, pickAction } from '../../screens/account/billing.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import { setSubscription } from '../../world/billing-rows.ts';
import { inDays } from '../../world/rows.ts';
import { storeSession } from '../../world/stored-session.ts';

const ONE_LINE = {
  workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }] }],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<string>;

test('what another user cancelled meanwhile is refused in its row, which then shows how it is', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 4\d\d.*subscription\/cancel/, 'the server refuses what is cancelled already');
  const account = await world.account(ONE_LINE);
  await storeSession(page, account.people.owner);
  await openBilling(page);
  const { subscription, confirmCancel, resubscribe } = billing(page);
  await pickAction(page, 'Main PL', 'cancel');
  await setSubscription(world, account, 'Main PL', { cancel_status: true, expiration_date: inDays(20) });
  await confirmCancel.click();
  await expect(subscription('Main PL').getByRole('alert')).toHaveText(
    CANCEL_REFUSAL_TEXTS['already-cancelled'],
  );
  await expect(resubscribe('Main PL')).toBeVisible();
});

test('what the payment provider refuses for good is told as that in its row, and not as an outage', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*subscription\/cancel/, 'the payment provider refuses the key');
  const account = await world.account(ONE_LINE);
  const providerId = `sub_refused_${account.id}`;
  await world.failPayments(providerId, 403);
  const read = { provider_subscription_id: providerId, provider_read_at: new Date() };
  await setSubscription(world, account, 'Main PL', read);
  await storeSession(page, account.people.owner);
  await openBilling(page);
  await pickAction(page, 'Main PL', 'cancel');
  await billing(page).confirmCancel.click();
  await expect(billing(page).subscription('Main PL')).toContainText(ERROR_TEXTS['payments-refused']);
});
