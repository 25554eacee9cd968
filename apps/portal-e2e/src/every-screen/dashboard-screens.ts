import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { stubResponse, failureResponse, STUBBED } from '../watch/stub-response.ts';
import {
  dashboard,
  deviceCard,
  deviceRow,
  openDeviceMenu,
  showView,
} from '../screens/workspace/dashboard.ts';
import { signIn } from '../screens/login/login.ts';
import { settings } from '../screens/account/settings.ts';
import { DEMO, oneScreen, screenGroup } from './screen-group.ts';
import { answerLater } from '../screens/account/subscription-prompts.ts';
import { visit } from '../screens/shell/shell.ts';

const DEMO_OWNER = screenGroup(
  async ({ page }) => {
    await signIn(page, { email: 'owner@demo.partyline.test', password: DEMO });
    // The demo account has an expired subscription.
    await answerLater(page);
  },
  {
    'the dashboard with every device state': ({ page }) =>
      expect(dashboard(page).cards.first()).toBeVisible(),
    'the device menu': async ({ page }) => {
      await showView(page, 'grid');
      // Its card is drawn near what is in sight, and the problems fill a phone.
      await page.getByRole('button', { name: screens.problems.fold }).click();
      const menu = await openDeviceMenu(deviceCard(page, { name: 'Main PL' }).card, { name: 'Main PL' });
      await expect(menu).toBeVisible();
    },
    'the popup view': async ({ page }) => {
      await showView(page, 'popup');
      await expect(dashboard(page).cards.first()).toBeVisible();
    },
    'the list view with a selection': async ({ page }) => {
      await showView(page, 'list');
      const { tick, row } = deviceRow(page, { name: 'Main PL' });
      // By the key: a pointer would rest where the bar comes, and open the hint of a refused button.
      await tick.press(' ');
      await expect(row).toBeVisible();
      await expect(page.getByRole('toolbar', { name: screens.deviceCare.bulkLabel })).toBeVisible();
    },
  },
);

const A_CLIENT_USER = screenGroup(
  async ({ page, world }) => {
    const { people } = await world.account({
      workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
      people: { client: { role: 'endpoint-user', in: 'Studio' } },
    });
    await signIn(page, people.client);
    await expect(dashboard(page).cards.first()).toBeVisible();
  },
  {
    'the list of people without the right': async ({ page }) => {
      await visit(page, '/manage-invite');
      await expect(page.getByText(screens.manageInvite.noRightsTitle)).toBeVisible();
    },
    'the delete access dialog': async ({ page }) => {
      await visit(page, '/myaccount/settings/delete');
      const { deletion, word } = settings(page);
      await deletion.getByRole('button', { name: screens.myAccount.deletion.open }).click();
      await expect(word).toBeVisible();
    },
    'the dashboard with a message': async ({ page, pageErrors }) => {
      await visit(page, '/dashboard');
      await showView(page, 'grid');
      pageErrors.allow(/status of 400.*\/favorite\//, STUBBED);
      const call = { method: 'PUT', path: /^\/api\/vic\/favorite\// };
      await stubResponse(page, call, failureResponse(400, 2000, 'Not now.'));
      await deviceCard(page, { name: 'Main PL' }).star.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      // A message does not close while the pointer is on it.
      await page.getByRole('alert').hover();
    },
  },
);

export const DASHBOARD_SCREENS = [
  DEMO_OWNER,
  A_CLIENT_USER,
  oneScreen('the dashboard of a client user', async ({ page }) => {
    await signIn(page, { email: 'client@demo.partyline.test', password: DEMO });
    // The problems above may leave no room for a card.
    await expect(page.getByRole('list', { name: screens.dashboard.tallyLabel })).toBeVisible();
  }),
  oneScreen('devices that a search finds in several workspaces', async ({ page, world }) => {
    const devices = [
      { name: 'Main PL', leads: true },
      { name: 'Flies', follows: 'Main PL' },
    ] as const;
    const workspaces = ['Studio', 'Annexe'].map((name) => ({ name, devices }));
    const { people } = await world.account({ workspaces, people: { owner: { role: 'account-owner' } } });
    await signIn(page, people.owner);
    await dashboard(page).search.fill('main');
    await expect(page.getByRole('heading', { name: screens.dashboard.foundIn(2, 2) })).toBeVisible();
  }),
  oneScreen('the dashboard of a trial', async ({ page }) => {
    await signIn(page, { email: 'trial@demo.partyline.test', password: DEMO });
    await expect(dashboard(page).cards.first()).toBeVisible();
  }),
];
