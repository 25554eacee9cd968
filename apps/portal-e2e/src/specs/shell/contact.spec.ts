import { FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { contactScreen } from '../../screens/shell/contact.ts';
import { settings, openSettings } from '../../screens/account/settings.ts';
import { expect, test } from '../../test.ts';
import { stubResponse, STUBBED } from '../../watch/stub-response.ts';
import { storeSession } from '../../world/stored-session.ts';

const SUPPORT = 'support@partyline.test';
const EXPIRED = 'The captcha has expired. Please confirm it again.';

test('[FORM-1, FORM-2, FORM-3, FORM-4, FORM-5, FORM-6, FORM-10, VAL-22, GEN-26] a visitor writes to support; what was typed survives missing fields, a reload and a refused captcha', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/, STUBBED);
  const email = `${crypto.randomUUID()}@e2e.partyline.test`;
  const message = `<b>It crackles</b> since ${email}`;
  const form = contactScreen(page);
  await page.goto('/contact');
  await form.submit.click();
  for (const code of ['name-required', 'email-required', 'message-required', 'captcha-required'] as const)
    await expect(page.getByText(FORM_ISSUE_TEXTS[code])).toBeVisible();
  await expect(form.name).toBeFocused();

  await form.name.fill('Ada Lovelace');
  await form.email.fill(email);
  await form.message.fill(message);
  await page.reload();
  await expect(form.message).toHaveValue(message);
  await form.solveCaptcha();

  const issue = { path: 'body.captcha', code: 'captcha-expired', message: EXPIRED };
  const data = { reason: 'expired', issues: [issue] };
  const restore = await stubResponse(
    page,
    { method: 'POST', path: '/api/users/contactus' },
    { status: 400, body: { errorCode: 2040, message: EXPIRED, data, statusCode: 400 } },
  );
  await form.submit.click();
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(form.captcha).not.toBeChecked();
  await restore();

  await form.solveCaptcha();
  await form.submit.click();
  await expect(form.sent).toBeFocused();
  await expect(page.getByText(screens.contact.sent(email))).toBeVisible();
  await expect
    .poll(async () => (await sandbox.listMails(SUPPORT)).filter(({ text }) => text.includes(message)).length)
    .toBe(1);
  await page.getByRole('button', { name: screens.contact.another }).click();
  await expect(form.message).toHaveValue('');
});

test('[GZ-11] an owner without other members is led to support, who close the account', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await storeSession(page, people.owner);
  await openSettings(page, 'delete');
  const { deletion, deletionDialog } = settings(page);
  await deletion.getByRole('button', { name: screens.myAccount.deletion.open }).click();
  await expect(deletionDialog).toContainText(screens.myAccount.deletion.onlyMember);
  await deletionDialog.getByRole('link', { name: screens.myAccount.deletion.solve.support }).click();
  await expect(contactScreen(page).email).toHaveValue(people.owner.email);
});
