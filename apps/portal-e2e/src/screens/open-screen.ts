import type { Page } from '@playwright/test';
import type { TestFixtures } from '../test.ts';
import { OFFLINE, ONLINE } from '../world/account-plan.ts';
import type { TestUser } from '../world/test-user.ts';
import { signIn } from './login.ts';

/** Fixtures that open a screen. */
export type ScreenFixtures = Pick<TestFixtures, 'world' | 'pageErrors'> & { readonly page: Page };

/** Navigates a page to a screen and waits until it is shown. */
export type OpenScreen = (fixtures: ScreenFixtures) => Promise<void>;

/** Password of every demo user. */
export const DEMO = 'Partyline-demo-1';
/** Reason to allow an error that a stubbed response causes. */
export const STUBBED = 'the response was stubbed';

/** Creates an empty account; returns its owner. */
export async function owner({ world }: ScreenFixtures): Promise<TestUser> {
  return (await world.account({ people: { owner: { role: 'account-owner' } } })).people.owner;
}

/**
 * Signs in the owner of the workspace Studio with two devices, Main PL and Flies. For overlays: the dashboard behind them
 * is checked too, so it is small.
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
