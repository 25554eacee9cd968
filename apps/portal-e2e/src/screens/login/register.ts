import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';
import type { NewUser } from '../../world/test-user.ts';
import { followMail } from './inbox.ts';
import { fillGate, profileGate } from './profile-gate.ts';
import { signUp } from './sign-up.ts';

/** Signs up, proves the address by the mailed link, and completes the gate. */
export async function register(page: Page, user: NewUser): Promise<void> {
  await signUp(page, user);
  const tab = await followMail(page, user, 'verify');
  await expect(tab.getByText(screens.userAction.goesOn)).toBeVisible();
  await tab.close();
  await expect(profileGate(page).dialog).toBeVisible();
  await fillGate(page);
  await profileGate(page).accept.click();
  await expect(profileGate(page).dialog).toBeHidden();
}
