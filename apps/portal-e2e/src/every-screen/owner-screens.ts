import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { billing } from '../screens/account/billing.ts';
import { contactScreen } from '../screens/shell/contact.ts';
import { dashboard } from '../screens/workspace/dashboard.ts';
import { openFeedback, visit } from '../screens/shell/shell.ts';
import { signIn } from '../screens/login/login.ts';
import { settings } from '../screens/account/settings.ts';
import { notifications } from '../screens/shell/notifications.ts';
import { owner, screenGroup, type ScreenFixtures } from './screen-group.ts';
import { palette } from '../screens/shell/palette.ts';
import { people } from '../screens/workspace/people.ts';
import { plans } from '../screens/account/plans.ts';
import { shell } from '../screens/shell/shell.ts';

const { commandPalette, planCards } = screens;
const words = screens.myAccount;

async function beginAtDashboard(fixtures: ScreenFixtures): Promise<void> {
  await signIn(fixtures.page, await owner(fixtures));
  await expect(dashboard(fixtures.page).heading).toBeVisible();
}

const AT_THE_DASHBOARD = screenGroup(beginAtDashboard, {
  'the empty dashboard': async ({ page }) => {
    await expect(page.getByText(screens.dashboard.emptyWorkspaceTitle)).toBeVisible();
    await expect(page.getByRole('region', { name: screens.newcomer.checklist.label })).toBeVisible();
  },
  'the command palette with no results': async ({ page }) => {
    await palette(page).open();
    await palette(page).field.fill('zzzz');
    await expect(palette(page).status).toHaveText(commandPalette.found(0));
  },
  'the list of shortcuts': async ({ page }) => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: commandPalette.shortcutsTitle })).toBeVisible();
  },
  'the empty list of notifications': async ({ page }) => {
    await notifications(page).open(0);
    await expect(page.getByText(screens.notifications.empty, { exact: true })).toBeVisible();
  },
  'the sheet of the last tab on a phone': async ({ page }) => {
    await shell(page).openMenu();
    await expect(shell(page).logOut).toBeVisible();
  },
  'the feedback popover with its errors': async ({ page }) => {
    const popover = await openFeedback(page);
    await popover.rate(2);
    await popover.submit.click();
    await expect(popover.message).toHaveAttribute('aria-invalid', 'true');
  },
  'the list of people of one who is alone': async ({ page }) => {
    await visit(page, '/manage-invite');
    await expect(people(page).table).toBeVisible();
  },
  'the contact form of a user, filled in': async ({ page }) => {
    await visit(page, '/contact');
    await contactScreen(page).message.fill('x'.repeat(290));
    await contactScreen(page).solveCaptcha();
  },
});

const OF_THE_ACCOUNT = screenGroup(beginAtDashboard, {
  'my account': async ({ page }) => {
    await visit(page, '/myaccount/settings/profile');
    await expect(settings(page).profile).toBeVisible();
  },
  'the sign-in of a user, with its second factor and sessions': async ({ page }) => {
    await visit(page, '/myaccount/settings/sign-in');
    await expect(settings(page).signIn.getByText(words.signIn.secondFactor.none)).toBeVisible();
  },
  'the log out everywhere dialog': async ({ page }) => {
    await visit(page, '/myaccount/settings/sign-in');
    await settings(page).sessions.getByRole('button', { name: words.sessions.everywhere }).click();
    await expect(page.getByRole('dialog', { name: words.sessions.everywhereTitle })).toBeVisible();
  },
  'the delete access dialog with blockers': async ({ page }) => {
    await visit(page, '/myaccount/settings/delete');
    const screen = settings(page);
    await screen.deletion.getByRole('button', { name: words.deletion.open }).click();
    await expect(screen.deletionDialog.getByRole('listitem').first()).toBeVisible();
  },
  'the billing before the first purchase': async ({ page }) => {
    await visit(page, '/myaccount');
    await expect(billing(page).section).toBeVisible();
    await expect(page.getByText(screens.billing.subscriptions.noneTitle)).toBeVisible();
  },
  'the plans by the year': async ({ page }) => {
    await visit(page, '/myaccount/plans');
    await expect(plans(page).cards.first()).toBeVisible();
    await plans(page).interval('year').click();
  },
  'the purchase dialog': async ({ page }) => {
    await plans(page).interval('month').click();
    await plans(page).choose('Pro').click();
    await expect(plans(page).toPayment).toBeVisible();
  },
  'the plans without an instance to change': async ({ page }) => {
    await plans(page).list('upgrade').click();
    await expect(page.getByText(planCards.noneTitle)).toBeVisible();
  },
});

/** Without devices. */
export const OWNER_SCREENS = [AT_THE_DASHBOARD, OF_THE_ACCOUNT];
