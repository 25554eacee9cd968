import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { stubResponse, failureResponse, STUBBED } from '../watch/stub-response.ts';
import { dashboard } from '../screens/workspace/dashboard.ts';
import { askForNewEmail } from '../screens/login/inbox.ts';
import { signIn, submitLogin } from '../screens/login/login.ts';
import { notifications, writeNotifications } from '../screens/shell/notifications.ts';
import { DEMO, oneScreen, owner, screenGroup, type ScreenFixtures } from './screen-group.ts';
import { ageAcceptance, forgetAcceptance, profileGate } from '../screens/login/profile-gate.ts';
import { shell } from '../screens/shell/shell.ts';
import { confirmScreen, signUp } from '../screens/login/sign-up.ts';

const { timedOut, expired } = screens.sessionDialogs;
const idle = screens.idleDialog;
const MINUTE = 60_000;

async function signInAtDashboard({ page, world }: ScreenFixtures): Promise<void> {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.clock.install();
  await signIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
}

const IDLE = screenGroup(
  signInAtDashboard,
  {
    'the idle prompt': async ({ page }) => {
      await page.clock.fastForward(30 * MINUTE);
      await expect(page.getByRole('dialog', { name: idle.title })).toBeVisible();
    },
    'the idle logout dialog': async ({ page }) => {
      await page.clock.fastForward(3 * MINUTE);
      await expect(page.getByRole('dialog', { name: timedOut.title })).toBeVisible();
      // Its page is loaded after the dialog has opened.
      await expect(page.locator('main#content input[name="email"]')).toBeVisible();
    },
  },
  { isOverlaid: true },
);

const LICENCE_AGREEMENT = screenGroup(
  async (fixtures) => {
    const user = await owner(fixtures);
    await forgetAcceptance(fixtures.world, user);
    await signIn(fixtures.page, user);
    return user;
  },
  {
    'the licence agreement with the about-you form': async ({ page }) => {
      const { market } = profileGate(page);
      await expect(market).toBeVisible();
      // The list of markets is loaded after the form; its first entry asks to choose.
      await expect(market.getByRole('option')).not.toHaveCount(1);
    },
    'the licence agreement with form errors and an open list': async ({ page }) => {
      const gate = profileGate(page);
      await gate.accept.focus();
      await page.keyboard.press('Enter');
      await gate.country.fill('united');
      await expect(page.getByRole('listbox')).toBeVisible();
    },
    'a newer licence agreement': async ({ page, world }, user) => {
      await ageAcceptance(world, user);
      await page.reload();
      await expect(profileGate(page).dialog).toBeVisible();
    },
  },
  { isOverlaid: true },
);

export const SESSION_SCREENS = [
  IDLE,
  LICENCE_AGREEMENT,
  oneScreen('the session expired dialog', async (fixtures) => {
    const { page, pageErrors } = fixtures;
    pageErrors.allow(/status of 401/, STUBBED);
    await signInAtDashboard(fixtures);
    await stubResponse(page, { method: 'GET', path: '/api/vic' }, failureResponse(401, 401));
    await page.reload();
    await expect(page.getByRole('dialog', { name: expired.title })).toBeVisible();
  }),
  oneScreen('the account menu', async ({ page, world }) => {
    const here = await world.account({
      name: 'Royal Albert Hall Broadcast Co',
      workspaces: [{ name: 'Northern outside broadcasts 2' }],
      people: { crew: { role: 'vic-admin', in: 'Northern outside broadcasts 2' } },
    });
    await world.join(here.people.crew, await world.account(), { role: 'account-admin' });
    await signIn(page, here.people.crew);
    await page.getByRole('button', { name: new RegExp(here.name) }).click();
    await expect(dashboard(page).heading).toBeVisible();
    // On a phone.
    const chip = page.getByTitle(screens.shell.switchAccount);
    await chip.or(shell(page).lastTab).filter({ visible: true }).click();
    await expect(page.getByRole('button', { name: screens.shell.openOwnAccount })).toBeVisible();
  }),
  oneScreen('the account selection', async ({ page }) => {
    await signIn(page, { email: 'multi@demo.partyline.test', password: DEMO });
    await page.goto('/accounts-select');
    await expect(page.getByRole('list', { name: screens.accountsSelect.listLabel })).toBeVisible();
  }),
  oneScreen('the list of notifications', async ({ page, world }) => {
    const account = await world.account({ people: { owner: { role: 'account-owner' } } });
    const { owner: user } = account.people;
    await writeNotifications(world, account, user, [
      {
        message: 'Main PL in Studio has failed: No power',
        event: 'device-failed',
        object: { kind: 'device', id: 'none' },
      },
      { message: 'The trial for Main PL ends in 2 days.', event: 'subscription-ending', minutesAgo: 90 },
      {
        message: 'Nora asks for the ownership of A workspace with a long name.',
        event: 'ownership-submitted',
        object: { kind: 'ownership', id: 'none' },
        minutesAgo: 3_000,
      },
    ]);
    await signIn(page, user);
    await notifications(page).open(3);
    await notifications(page).removeAll.click();
  }),
  oneScreen('the page after an e-mail change is reverted', async ({ page, world }) => {
    const { owner, link } = await askForNewEmail(world);
    await page.goto(link);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto((await world.mail(owner, 'recover')).link);
    await expect(page.getByText(screens.userAction.recovered.text(owner.email))).toBeVisible();
  }),
  oneScreen('the confirmation page after signing up', async ({ page, world }) => {
    await signUp(page, world.newUser());
    await expect(confirmScreen(page).wait).toBeVisible();
  }),
  oneScreen('the confirmation page', async (fixtures) => {
    const { page, world } = fixtures;
    const { people } = await world.account({
      people: { owner: { role: 'account-owner', unverifiedBy: 'everywhere' } },
    });
    await page.goto('/login');
    await submitLogin(page, people.owner);
    await expect(page.getByRole('heading', { name: screens.confirmEmail.title })).toBeVisible();
  }),
];
