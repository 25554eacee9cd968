import type { Role, StoredRole } from '../role.ts';

interface SpecifiedRole {
  readonly role: Role;
  readonly level: number | null;
  readonly id: number | null;
  readonly displayName: string | null;
}

/** The table of the specification. [ROLE-1 … ROLE-7] */
export const KNOWN: readonly SpecifiedRole[] = [
  { role: 'account-owner', level: 6, id: 1, displayName: 'Account Owner' },
  { role: 'account-admin', level: 5, id: 5, displayName: 'Account Admin' },
  { role: 'workspace-owner', level: 4, id: 2, displayName: 'Workspace Owner' },
  { role: 'workspace-admin', level: 3, id: 6, displayName: 'Workspace Admin' },
  { role: 'vic-admin', level: 2, id: 3, displayName: 'Admin of the intercom service' },
  { role: 'endpoint-user', level: null, id: 4, displayName: 'Virtual Client User' },
  { role: 'trial', level: 1, id: null, displayName: null },
];

/** What a level counts as: endpoint-user has none and counts as 0. [GV-19] */
export const LEVELS: Readonly<Record<Role, number>> = {
  'account-owner': 6,
  'account-admin': 5,
  'workspace-owner': 4,
  'workspace-admin': 3,
  'vic-admin': 2,
  trial: 1,
  'endpoint-user': 0,
};

/** Those with an id, highest first: the others are never stored. [GC-15] */
export const STORED = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
  'vic-admin',
  'endpoint-user',
] as const satisfies readonly StoredRole[];

/** Words that are no role. */
export const STRANGE = [
  '',
  ' ',
  'janitor',
  'Account-Owner',
  'account-owner ',
  '1',
  'null',
  'constructor',
  '__proto__',
];

/** Lists every set of some things, the smallest first. */
export function subsetsOf<Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  const sets = things.reduce<Thing[][]>(
    (known, thing) => [...known, ...known.map((set) => [...set, thing])],
    [[]],
  );
  return sets.toSorted((a, b) => a.length - b.length);
}
