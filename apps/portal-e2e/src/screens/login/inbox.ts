import type { Page } from '@playwright/test';
import { addresses } from '../../stack/addresses.ts';
import { expect } from '../../test.ts';
import { SUBJECTS, type MailKind } from '../../world/mailbox.ts';
import type { TestUser } from '../../world/test-user.ts';
import type { World } from '../../world/world.ts';

/** Opens the newest mail of a kind in a new tab of the web inbox, once it has arrived. */
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

/** Asks for an owner's new e-mail; `moved` is the owner with it, `link` the one mailed to it. */
export async function askForNewEmail(world: World) {
  const { owner } = (await world.account({ people: { owner: { role: 'account-owner' } } })).people;
  const moved = world.newUser('moved');
  await world.identity.askToChangeEmail(owner, moved.email);
  const { link } = await world.mail(moved, 'change');
  return { owner, moved, link };
}

export type Follow = 'mouse' | 'keyboard';

/** Follows the link of a user's newest mail of a kind; returns its tab. */
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
