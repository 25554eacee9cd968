import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { emailKey } from '@partyline/validation';
import { isActiveStatus } from './status.ts';
import type { InvitationStatus } from './status.ts';

/** An invitation or a membership of an account, as far as another invitation is judged by it. [GV-4, GV-24, GV-25] */
export interface InvitationRow {
  readonly email: string;
  readonly role: StoredRole;
  /** null for a role held in the account. */
  readonly workspaceId: number | null;
  readonly status: InvitationStatus;
}

/** What an invitation asks for. The workspace of an account-level role counts for nothing. [GV-12, GV-25] */
export interface WantedInvitation {
  readonly email: string;
  readonly role: StoredRole;
  readonly workspaceId: number;
  /** When the access ends, in milliseconds since 1970; null or left out: never. [PLUS-4] */
  readonly endsAtMs?: number | null | undefined;
}

/** The rows of an account by person, whatever the letter case of the e-mail. Rows that no longer count are left out. [GV-8, INV-18] */
export class RowsByPerson {
  readonly #rows = new Map<string, InvitationRow[]>();

  constructor(rows: Iterable<InvitationRow> = []) {
    for (const row of rows) this.add(row);
  }

  /** Takes in one more row, if it counts. [GV-8] */
  add(row: InvitationRow): void {
    if (!isActiveStatus(row.status)) return;
    const key = emailKey(row.email);
    const known = this.#rows.get(key);
    if (known === undefined) this.#rows.set(key, [row]);
    else known.push(row);
  }

  /** The rows of a person that count. */
  of(email: string): readonly InvitationRow[] {
    return this.#rows.get(emailKey(email)) ?? [];
  }
}

const NOTHING = { duplicate: null, other: null } as const;

/**
 * What a person already has of what is wanted: the same role there (a duplicate), or another role in the same workspace
 * (which can be updated). Account-level rows meet account-level rows only, by e-mail and role. [INV-17, INV-19, INV-20, GV-8, GV-12]
 */
export function findHeld(
  rows: RowsByPerson,
  wanted: WantedInvitation,
): { readonly duplicate: InvitationRow | null; readonly other: InvitationRow | null } {
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
