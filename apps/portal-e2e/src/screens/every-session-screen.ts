import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { answerInstead, failedAnswer } from '../watch/answer-instead.ts';
import type { Person } from '../world/person.ts';
import { dashboard } from './dashboard.ts';
import { signIn } from './login.ts';
import type { Reach, Surroundings } from './reach.ts';
import { shell } from './shell.ts';

const { idle, timedOut, expired } = screens.sessionDialogs;
const MINUTE = 60_000;

/** Somebody who is signed in, at a page whose time a test can move. */
async function atTheDesk({ page, world }: Surroundings): Promise<Person> {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.clock.install();
  await signIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  return people.owner;
}

/** What stands over a page about the session itself, and what follows the links of mails about the account. */
export const SESSION_SCREENS = {
  'the question whether anybody is there': async (surroundings) => {
    const { page } = surroundings;
    await atTheDesk(surroundings);
    await page.clock.fastForward(30 * MINUTE);
    await expect(page.getByRole('dialog', { name: idle.title })).toBeVisible();
  },
  'the note that nobody was there': async (surroundings) => {
    const { page } = surroundings;
    await atTheDesk(surroundings);
    await page.clock.fastForward(33 * MINUTE);
    await expect(page.getByRole('dialog', { name: timedOut.title })).toBeVisible();
  },
  'the note that the session expired': async (surroundings) => {
    const { page, complaints } = surroundings;
    complaints.allow(/status of 401/, 'the answer was put in place of the server’s');
    await atTheDesk(surroundings);
    await answerInstead(page, { method: 'GET', path: '/api/vic' }, failedAnswer(401, 401));
    await page.reload();
    await expect(page.getByRole('dialog', { name: expired.title })).toBeVisible();
  },
  'the menu of the accounts': async ({ page, world }) => {
    const here = await world.account({
      name: 'Royal Albert Hall Broadcast Co',
      workspaces: [{ name: 'Northern outside broadcasts 2' }],
      people: { crew: { role: 'vic-admin', in: 'Northern outside broadcasts 2' } },
    });
    await world.join(here.people.crew, await world.account(), { role: 'account-admin' });
    await signIn(page, here.people.crew);
    await page.getByRole('button', { name: new RegExp(here.name) }).click();
    await expect(dashboard(page).heading).toBeVisible();
    // A phone has it behind the last tab.
    const chip = page.getByTitle(screens.shell.switchAccount);
    await chip.or(shell(page).lastTab).filter({ visible: true }).click();
    await expect(page.getByRole('button', { name: screens.shell.openOwnAccount })).toBeVisible();
  },
  'an e-mail that was taken back': async ({ page, world }) => {
    const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
    const moved = world.newcomer('moved');
    await world.identity.askToChangeEmail(people.owner, moved.email);
    await page.goto((await world.letter(moved, 'change')).link);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto((await world.letter(people.owner, 'recover')).link);
    await expect(page.getByText(screens.userAction.recovered.text(people.owner.email))).toBeVisible();
  },
} as const satisfies Record<string, Reach>;
