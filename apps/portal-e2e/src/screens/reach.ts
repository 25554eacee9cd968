import type { Page } from '@playwright/test';
import type { Tools } from '../test.ts';
import { OFFLINE, ONLINE } from '../world/account-plan.ts';
import type { Person } from '../world/person.ts';
import { signIn } from './login.ts';

/** What reaching a screen takes. */
export type Surroundings = Pick<Tools, 'world' | 'complaints'> & { readonly page: Page };

/** Leads a page to a screen and waits until it stands. */
export type Reach = (surroundings: Surroundings) => Promise<void>;

/** The password of everybody in the demo data. */
export const DEMO = 'Partyline-demo-1';
/** Why a complaint about an answer is no surprise. */
export const INJECTED = 'the answer was put in place of the server’s';

/** The owner of an account with nothing in it. */
export async function owner({ world }: Surroundings): Promise<Person> {
  return (await world.account({ people: { owner: { role: 'account-owner' } } })).people.owner;
}

/**
 * Signs in the owner of an account with a few devices, one of them called Main PL, in the workspace Studio: for what opens
 * over a dashboard, which every check looks at too.
 */
export async function signInToStudio({ page, world }: Surroundings): Promise<void> {
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
