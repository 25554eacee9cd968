import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { stubResponse, failureResponse } from '../watch/stub-response.ts';
import type { TestUser } from '../world/test-user.ts';
import { dashboard } from './dashboard.ts';
import { signIn } from './login.ts';
import type { OpenScreen, ScreenFixtures } from './open-screen.ts';
import { shell } from './shell.ts';

const { timedOut, expired } = screens.sessionDialogs;
const idle = screens.idleDialog;
const MINUTE = 60_000;

async function signInAtDashboard({ page, world }: ScreenFixtures): Promise<TestUser> {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.clock.install();
  await signIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  return people.owner;
}

export const SESSION_SCREENS = {
  'the idle prompt': async (fixtures) => {
    const { page } = fixtures;
    await signInAtDashboard(fixtures);
    await page.clock.fastForward(30 * MINUTE);
    await expect(page.getByRole('dialog', { name: idle.title })).toBeVisible();
  },
  'the idle logout dialog': async (fixtures) => {
    const { page } = fixtures;
    await signInAtDashboard(fixtures);
    await page.clock.fastForward(33 * MINUTE);
    await expect(page.getByRole('dialog', { name: timedOut.title })).toBeVisible();
  },
  'the session expired dialog': async (fixtures) => {
    const { page, pageErrors } = fixtures;
    pageErrors.allow(/status of 401/, 'the response was stubbed');
    await signInAtDashboard(fixtures);
    await stubResponse(page, { method: 'GET', path: '/api/vic' }, failureResponse(401, 401));
    await page.reload();
    await expect(page.getByRole('dialog', { name: expired.title })).toBeVisible();
  },
  'the account menu': async ({ page, world }) => {
    const here = await world.account({
      name: 'Royal Albert Hall Broadcast Co',
      workspaces: [{ name: 'Northern outside broadcasts 2' }],
      people: { crew: { role: 'vic-admin', in: 'Northern outside broadcasts 2' } },
    });
    await world.join(here.people.crew, await world.account(), { role: 'account-admin' });
    await signIn(page, here.people.crew);
    await page.getByRole('button', { name: new RegExp(here.name) }).click();
    await expect(dashboard(page).heading).toBeVisible();
    // On a phone, behind the last tab.
    const chip = page.getByTitle(screens.shell.switchAccount);
    await chip.or(shell(page).lastTab).filter({ visible: true }).click();
    await expect(page.getByRole('button', { name: screens.shell.openOwnAccount })).toBeVisible();
  },
  'the page after an e-mail change is reverted': async ({ page, world }) => {
    const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
    const moved = world.newUser('moved');
    await world.identity.askToChangeEmail(people.owner, moved.email);
    await page.goto((await world.mail(moved, 'change')).link);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto((await world.mail(people.owner, 'recover')).link);
    await expect(page.getByText(screens.userAction.recovered.text(people.owner.email))).toBeVisible();
  },
} as const satisfies Record<string, OpenScreen>;
