import type { Page } from '@playwright/test';
import type { TestFixtures } from '../test.ts';
import { OFFLINE, ONLINE } from '../world/account-plan.ts';
import type { TestUser } from '../world/test-user.ts';
import { signIn } from './login.ts';

/** What reaching a screen takes. */
export type ScreenFixtures = Pick<TestFixtures, 'world' | 'pageErrors'> & { readonly page: Page };

/** Leads a page to a screen and waits until it stands. */
export type OpenScreen = (fixtures: ScreenFixtures) => Promise<void>;

/** The password of everybody in the demo data. */
export const DEMO = 'Partyline-demo-1';
/** Why a complaint about an answer is no surprise. */
export const INJECTED = 'the answer was put in place of the server’s';

/** The owner of an account with nothing in it. */
export async function owner({ world }: ScreenFixtures): Promise<TestUser> {
  return (await world.account({ people: { owner: { role: 'account-owner' } } })).people.owner;
}

/**
 * Signs in the owner of an account with a few devices, one of them called Main PL, in the workspace Studio: for what opens
 * over a dashboard, which every check looks at too.
 */
export async function signInWithDevices({ page, world }: ScreenFixtures): Promise<void> {
  const { people } = await world.account({
    workspaces: [
      {
        name: 'Studio',
        isDefault: true,
        devices: [
          { name: 'Main PL', report: ONLINE },
          { name: 'Flies', report: OFFLINE },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner);
}
