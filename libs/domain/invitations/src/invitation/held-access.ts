import { isAccountLevel, type StoredRole } from '@partyline/roles';
import { emailKey } from '@partyline/validation';
import { isActiveStatus, type InvitationStatus } from './status.ts';

/** An open invitation or a membership, as far as other invitations depend on it. [GV-4, GV-24, GV-25] */
export interface HeldAccess {
  readonly email: string;
  readonly role: StoredRole;
  /** null for an account-level role. */
  readonly workspaceId: number | null;
  readonly status: InvitationStatus;
  /** Unix milliseconds; null: never; omitted: unknown. */
  readonly endsAtMs?: number | null;
}

/** An invitation to be sent; the workspace of an account-level role is ignored. [GV-12, GV-25] */
export interface WantedInvitation {
  readonly email: string;
  readonly role: StoredRole;
  readonly workspaceId: number;
  /** Unix milliseconds; null or omitted: never. [PLUS-4] */
  readonly endsAtMs?: number | null | undefined;
}

/** Active rows of an account by e-mail, ignoring case. [GV-8, INV-18] */
export class HeldAccessByEmail {
  readonly #rows = new Map<string, HeldAccess[]>();

  constructor(rows: Iterable<HeldAccess> = []) {
    for (const row of rows) this.add(row);
  }

  /** Adds a row if it is active. [GV-8] */
  add(row: HeldAccess): void {
    if (!isActiveStatus(row.status)) return;
    const key = emailKey(row.email);
    const known = this.#rows.get(key);
    if (known === undefined) this.#rows.set(key, [row]);
    else known.push(row);
  }

  /** Returns a user's active rows. */
  of(email: string): readonly HeldAccess[] {
    return this.#rows.get(emailKey(email)) ?? [];
  }
}

const NOTHING = { duplicate: null, other: null } as const;

/**
 * Finds the same role there (duplicate), or another one in the workspace (updatable). Account-level rows match only each other.
 * [INV-17, INV-19, INV-20, GV-8, GV-12]
 */
export function findHeld(
  rows: HeldAccessByEmail,
  wanted: WantedInvitation,
): { readonly duplicate: HeldAccess | null; readonly other: HeldAccess | null } {
  const own = rows.of(wanted.email);
  if (own.length === 0) return NOTHING;
  if (isAccountLevel(wanted.role)) {
    return { duplicate: own.find(({ role }) => role === wanted.role) ?? null, other: null };
  }
  const there = own.filter(
    ({ role, workspaceId }) => !isAccountLevel(role) && workspaceId === wanted.workspaceId,
  );
  return {
    duplicate: there.find(({ role }) => role === wanted.role) ?? null,
    other: there.find(({ role }) => role !== wanted.role) ?? null,
  };
}

/** Rows revealed per step. [GV-5, CONST-21] */
export const USER_LIST_LIMIT = 50;
/** Rows up to which a list says its exact total. [API-47] */
export const ACCESS_COUNT_LIMIT = 1_000;
/** Rows loaded per step inside a scrolling area. [GV-5, CONST-22] */
export const SCROLL_USER_LIMIT = 20;
/** Rows before "show more". [GV-5] */
export const COLLAPSED_ROWS = 3;
/** This list has its own breakpoint. [GV-5, GV-6] */
export const COLLAPSED_ROWS_MOBILE = 2;

/** Returns how many rows are shown after `timesMore` clicks on "show more". [GV-5] */
export function shownRows(isMobile: boolean, timesMore: number): number {
  if (timesMore > 0) return timesMore * USER_LIST_LIMIT;
  return isMobile ? COLLAPSED_ROWS_MOBILE : COLLAPSED_ROWS;
}

/** Done, silent, or a failure to show. [GV-16] */
export type InvitationOutcome = 'sent' | 'silent' | 'failed';

/** Returns the outcome by HTTP status and code: 401 and a missing code fail silently. [GV-16] */
export function outcomeOf(statusCode: number, errorCode: unknown): InvitationOutcome {
  const isUnauthorized = statusCode === 401 || errorCode === 401 || errorCode === '401';
  if (isUnauthorized || errorCode === undefined || errorCode === null) return 'silent';
  return errorCode === 0 ? 'sent' : 'failed';
}
