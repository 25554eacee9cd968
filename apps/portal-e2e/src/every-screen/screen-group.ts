import type { Page } from '@playwright/test';
import type { TestFixtures } from '../test.ts';
import type { TestUser } from '../world/test-user.ts';

export type ScreenFixtures = Pick<TestFixtures, 'world' | 'pageErrors'> & { readonly page: Page };

/** From any other screen of the group; `place` is what it began with. */
type OpenScreen<Place> = (fixtures: ScreenFixtures, place: Place) => Promise<unknown>;

/** Screens of one user in one page, which takes less time than a page for each. */
export interface ScreenGroup {
  readonly names: readonly string[];
  /** An overlay that nothing closes is over all screens. */
  readonly isOverlaid?: boolean;
  /** Signs in; returns how to open each screen, in the order of the names. */
  readonly begin: (fixtures: ScreenFixtures) => Promise<readonly (() => Promise<unknown>)[]>;
}

export const DEMO = 'Partyline-demo-1';

/** Groups screens of the same data and user. Between two of them overlays are closed and stubs removed, but the page stays. */
export function screenGroup<Place>(
  begin: (fixtures: ScreenFixtures) => Promise<Place>,
  screens: Readonly<Record<string, OpenScreen<Place>>>,
  options: Pick<ScreenGroup, 'isOverlaid'> = {},
): ScreenGroup {
  return {
    ...options,
    names: Object.keys(screens),
    begin: async (fixtures) => {
      const place = await begin(fixtures);
      return Object.values(screens).map((open) => () => open(fixtures, place));
    },
  };
}

export function oneScreen(name: string, open: (fixtures: ScreenFixtures) => Promise<unknown>): ScreenGroup {
  return { names: [name], begin: (fixtures) => Promise.resolve([() => open(fixtures)]) };
}

export async function owner({ world }: ScreenFixtures): Promise<TestUser> {
  return (await world.account({ people: { owner: { role: 'account-owner' } } })).people.owner;
}
