import type { Page } from '@playwright/test';
import type { TestFixtures } from '../test.ts';
import { OFFLINE, ONLINE } from '../world/account-plan.ts';
import type { TestUser } from '../world/test-user.ts';
import { signIn } from './login.ts';

export type ScreenFixtures = Pick<TestFixtures, 'world' | 'pageErrors'> & { readonly page: Page };

export type OpenScreen = (fixtures: ScreenFixtures) => Promise<void>;

export const DEMO = 'Partyline-demo-1';
/** Reason to allow the error of a stubbed response. */
export const STUBBED = 'the response was stubbed';

export async function owner({ world }: ScreenFixtures): Promise<TestUser> {
  return (await world.account({ people: { owner: { role: 'account-owner' } } })).people.owner;
}

/**
 * Signs in the owner of Studio with two devices, Main PL and Flies: few, because the dashboard behind an
 * overlay is checked too.
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
