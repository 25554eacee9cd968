/** One thing the portal keeps in the browser. */
interface StoredThing {
  readonly where: 'local' | 'session';
  /** Whose it is: the browser's, or one person's, whose id stands behind the name. */
  readonly owner: 'browser' | 'person';
  /** Sealed before it is written. [AUTH-29, GA-19] */
  readonly isSealed: boolean;
  /** What logout does with it. [GA-21] */
  readonly atLogout: 'clear' | 'keep';
}

const CLEARED = { where: 'local', owner: 'browser', isSealed: false, atLogout: 'clear' } as const;
const TAB = { ...CLEARED, where: 'session' } as const;
const TAB_PER_PERSON = { ...TAB, owner: 'person' } as const;
const KEPT_PER_PERSON = { where: 'local', owner: 'person', isSealed: false, atLogout: 'keep' } as const;

/**
 * What the portal keeps in the browser, by name. The session, what waits for somebody to sign in, and what somebody was typing
 * goes with the logout; what a person has chosen for their screen stays and belongs to them. Tokens are in none of them.
 * [AUTH-14, AUTH-25, AUTH-29, GA-19, GA-20, GA-21, GI-4, GR-7, GR-11, GR-13]
 */
export const STORED_THINGS = {
  user: { ...CLEARED, isSealed: true },
  activity: CLEARED,
  ended: CLEARED,
  // Not of one tab: the mail that confirms the e-mail opens another.
  invite: { ...CLEARED, isSealed: true },
  // Likewise: the plan is kept until it is bought. [GA-23]
  'get-started': CLEARED,
  transfer: { ...TAB, isSealed: true },
  wanted: TAB,
  left: TAB,
  'add-device': TAB,
  'typed-email': TAB,
  'contact-draft': TAB,
  restarts: TAB,
  'profile-draft': TAB_PER_PERSON,
  'account-draft': TAB_PER_PERSON,
  // Forms that a maintenance or a reload took away. [PLUS-29, GR-13]
  'form-drafts': TAB_PER_PERSON,
  'register-state': KEPT_PER_PERSON,
  'trial-due': KEPT_PER_PERSON,
  'confirmation-sent': KEPT_PER_PERSON,
  view: KEPT_PER_PERSON,
  zoom: KEPT_PER_PERSON,
  accordions: KEPT_PER_PERSON,
  views: KEPT_PER_PERSON,
  // A sign-out of the identity service that has not finished: the next page finishes it. [AUTH-14]
  'sign-out-due': { ...CLEARED, atLogout: 'keep' },
  scheme: { ...CLEARED, atLogout: 'keep' },
} as const satisfies Record<string, StoredThing>;

/** The name of one of them. */
export type StoredName = keyof typeof STORED_THINGS;
/** The names of what belongs to one person. */
export type PersonalName = {
  [Name in StoredName]: (typeof STORED_THINGS)[Name]['owner'] extends 'person' ? Name : never;
}[StoredName];

/** The key of what belongs to the browser. [GA-20] */
export function browserKey(name: Exclude<StoredName, PersonalName>): string {
  return `portal.${name}`;
}

/** The key of what belongs to one person, so that nobody meets the choices of another. [AUTH-25, GA-21] */
export function personalKey(name: PersonalName, uid: string): string {
  return `portal.${name}.${uid}`;
}

/** Everything that the logout of a person removes, with where it lies; null for nobody known. [AUTH-14, GA-21] */
export function listKeysClearedAtLogout(
  uid: string | null,
): { readonly where: 'local' | 'session'; readonly key: string }[] {
  const all: [string, StoredThing][] = Object.entries(STORED_THINGS);
  return all
    .filter(([, { atLogout, owner }]) => atLogout === 'clear' && (owner === 'browser' || uid !== null))
    .map(([name, { where, owner }]) => ({
      where,
      key: owner === 'browser' ? `portal.${name}` : `portal.${name}.${uid}`,
    }));
}

/**
 * What a change that another tab made to local storage means: the user data changed, so read the user anew; it was removed,
 * or the storage was cleared (`key` is null), so log out; the activity changed, so look at the clock; nothing.
 * [AUTH-12, AUTH-13, GA-20, GI-4]
 */
export function storageChangeOf(
  key: string | null,
  newValue: string | null,
): 'reload-user' | 'logout' | 'look-at-idle' | 'nothing' {
  if (key === null) return 'logout';
  if (key === browserKey('user')) return newValue === null ? 'logout' : 'reload-user';
  return key === browserKey('activity') && newValue !== null ? 'look-at-idle' : 'nothing';
}
