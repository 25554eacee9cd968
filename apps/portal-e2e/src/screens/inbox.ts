import type { Page } from '@playwright/test';
import { addresses } from '../stack/addresses.ts';
import { expect } from '../test.ts';
import { SUBJECTS, type MailKind } from '../world/mailbox.ts';
import type { TestUser } from '../world/test-user.ts';

/**
 * Opens the newest mail of one kind to a user in the web inbox, in a new tab; returns the tab. Reloads the inbox until the
 * mail has arrived.
 */
export async function openMail(
  page: Page,
  { email }: Pick<TestUser, 'email'>,
  kind: MailKind,
): Promise<Page> {
  const inbox = await page.context().newPage();
  const mail = inbox
    .getByRole('link')
    .filter({ hasText: SUBJECTS[kind] })
    .filter({ hasText: email.toLowerCase() })
    .first();
  await expect(async () => {
    await inbox.goto(`${addresses().sandbox}/inbox`);
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await mail.click();
  await expect(inbox.getByRole('heading', { level: 1 })).toContainText(SUBJECTS[kind]);
  return inbox;
}

/** Input device that follows a link. */
export type Follow = 'mouse' | 'keyboard';

/**
 * Opens the newest mail of one kind to a user in the web inbox and follows its link; returns the tab of the link and closes
 * the inbox.
 */
export async function followMail(
  page: Page,
  user: Pick<TestUser, 'email'>,
  kind: MailKind,
  by: Follow = 'mouse',
): Promise<Page> {
  const inbox = await openMail(page, user, kind);
  const link = inbox.getByRole('link', { name: /\/useraction\?/ });
  const opened = inbox.context().waitForEvent('page');
  if (by === 'mouse') await link.click();
  else {
    await link.focus();
    await inbox.keyboard.press('Enter');
  }
  const tab = await opened;
  await inbox.close();
  return tab;
}
