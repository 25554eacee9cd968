import { STORED_SESSION_TIMEOUT_MS } from './timings.ts';

interface StoredThing {
  readonly where: 'local' | 'session';
  /** The browser, or one user, whose id is part of the key. */
  readonly owner: 'browser' | 'person';
  /** Encrypted before it is written. [AUTH-29, GA-19] */
  readonly isSealed: boolean;
  /** What logout does with it. [GA-21] */
  readonly atLogout: 'clear' | 'keep';
}

const CLEARED = { where: 'local', owner: 'browser', isSealed: false, atLogout: 'clear' } as const;
const TAB = { ...CLEARED, where: 'session' } as const;
const TAB_PER_PERSON = { ...TAB, owner: 'person' } as const;
const KEPT_PER_PERSON = { where: 'local', owner: 'person', isSealed: false, atLogout: 'keep' } as const;

/**
 * Logout clears the session, pending links and form drafts; display choices stay with their user. Tokens are never stored.
 * [AUTH-14, AUTH-25, AUTH-29, GA-19, GA-20, GA-21, GI-4, GR-7, GR-11, GR-13]
 */
export const STORED_THINGS = {
  user: { ...CLEARED, isSealed: true },
  activity: CLEARED,
  ended: CLEARED,
  // Shared by all tabs: the confirmation mail opens another.
  invite: { ...CLEARED, isSealed: true },
  // Shared too; stored until the purchase. [GA-23]
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
  // Forms interrupted by maintenance or a reload. [PLUS-29, GR-13]
  'form-drafts': TAB_PER_PERSON,
  'register-state': KEPT_PER_PERSON,
  'trial-due': KEPT_PER_PERSON,
  'confirmation-sent': KEPT_PER_PERSON,
  view: KEPT_PER_PERSON,
  zoom: KEPT_PER_PERSON,
  accordions: KEPT_PER_PERSON,
  views: KEPT_PER_PERSON,
  // An unfinished sign-out of the identity service; the next page finishes it. [AUTH-14]
  'sign-out-due': { ...CLEARED, atLogout: 'keep' },
  scheme: { ...CLEARED, atLogout: 'keep' },
} as const satisfies Record<string, StoredThing>;

export type StoredName = keyof typeof STORED_THINGS;
/** Names stored per user. */
export type PersonalName = {
  [Name in StoredName]: (typeof STORED_THINGS)[Name]['owner'] extends 'person' ? Name : never;
}[StoredName];

/** Returns the storage key of browser-wide data. [GA-20] */
export function browserKey(name: Exclude<StoredName, PersonalName>): string {
  return `portal.${name}`;
}

/** Returns the storage key of one user's data. [AUTH-25, GA-21] */
export function personalKey(name: PersonalName, uid: string): string {
  return `portal.${name}.${uid}`;
}

/** Lists the keys cleared at logout; `uid` null: those of the browser alone. [AUTH-14, GA-21] */
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
 * Returns what a storage event of another tab means; cleared data (`key` is null) logs out. `end-sign-in`: the identity service's
 * session ends, which has no stored user before the e-mail is confirmed. [AUTH-12, AUTH-13, GA-20, GI-4]
 */
export function storageChangeOf(
  key: string | null,
  newValue: string | null,
): 'reload-user' | 'logout' | 'end-sign-in' | 'look-at-idle' | 'nothing' {
  if (key === null) return 'logout';
  if (key === browserKey('user')) return newValue === null ? 'logout' : 'reload-user';
  if (key === browserKey('sign-out-due')) return newValue === null ? 'nothing' : 'end-sign-in';
  return key === browserKey('activity') && newValue !== null ? 'look-at-idle' : 'nothing';
}

/**
 * Returns whether a stored session has expired; login counts as activity. Unix milliseconds; false without a readable time.
 * [AUTH-5, GI-3, GI-4]
 */
export function isStoredSessionExpired(lastActivityMs: number | null, nowMs: number): boolean {
  if (lastActivityMs === null || !Number.isFinite(lastActivityMs)) return false;
  return nowMs - lastActivityMs >= STORED_SESSION_TIMEOUT_MS;
}
