import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { failureResponse, stubResponse, STUBBED } from '../watch/stub-response.ts';
import { openNotices } from '../screens/shell/notices.ts';
import { showMadeUpAnnouncement } from '../screens/shell/announcements.ts';
import { billing } from '../screens/account/billing.ts';
import { dashboard } from '../screens/workspace/dashboard.ts';
import { signIn } from '../screens/login/login.ts';
import { DEMO, oneScreen, owner, screenGroup } from './screen-group.ts';
import { runOlderBuild } from '../screens/shell/older-build.ts';

const DEVICES = { method: 'GET', path: '/api/vic' };

// Each loads the page.
const OF_AN_OWNER = screenGroup(async (fixtures) => signIn(fixtures.page, await owner(fixtures)), {
  'the dashboard with an announcement': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 404.*\/announcement/, 'seen again after its stub has ended');
    await showMadeUpAnnouncement(page);
    await page.goto('/dashboard');
    await openNotices(page);
  },
  'the plans after a failed load': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400.*price-list/, STUBBED);
    await stubResponse(page, { method: 'GET', path: '/api/ax/price-list' }, failureResponse(400, 2000));
    await page.goto('/myaccount/plans');
    await expect(page.getByText(screens.planCards.missingTitle)).toBeVisible();
  },
  'the billing after a failed load': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400.*api\/subscription/, STUBBED);
    const call = { method: 'GET', path: /^\/api\/subscription(\/billing)?$/ };
    await stubResponse(page, call, failureResponse(400, 2000));
    await page.goto('/myaccount');
    await expect(billing(page).section.getByRole('alert')).toHaveCount(1);
  },
  'the dashboard after a failed load': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 403.*api\/vic/, STUBBED);
    await stubResponse(page, DEVICES, failureResponse(403, 2003, 'Not on a Sunday.'));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: screens.dashboard.failedTitle })).toBeVisible();
  },
  'the error boundary': async ({ page, pageErrors }) => {
    pageErrors.allow(/TypeError/, 'the stubbed response breaks the contract');
    const body = { errorCode: 0, message: '', data: { nonsense: true }, statusCode: 200 };
    await stubResponse(page, DEVICES, { status: 200, body });
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: screens.shell.reload })).toBeVisible();
  },
  // Last, because its request stays open.
  'the loading dashboard': async ({ page }) => {
    await page.route('**/api/vic', () => undefined);
    await page.goto('/dashboard');
    await expect(page.getByText(screens.dashboard.loading)).toBeAttached();
  },
});

export const FAILURE_SCREENS = [
  OF_AN_OWNER,
  oneScreen('the notice of a new version', async ({ page }) => {
    await signIn(page, { email: 'vicadmin@demo.partyline.test', password: DEMO });
    await runOlderBuild(page);
    await page.reload();
    await expect(page.getByRole('region', { name: screens.newVersion.label })).toBeVisible();
  }),
  oneScreen('the offline dashboard', async ({ page, pageErrors }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, 'the network was cut');
    await signIn(page, { email: 'vicadmin@demo.partyline.test', password: DEMO });
    await expect(dashboard(page).cards.first()).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(screens.dashboard.offlineTitle, { exact: true })).toBeVisible();
  }),
];
