import { createHash, randomUUID } from 'node:crypto';
import type { Association } from '@partyline/contract';
import type { Account, World } from '../world/world.ts';

export interface InvitationPlan {
  readonly email: string;
  /** A workspace of the account; absent: the account itself. */
  readonly in?: string;
  /** `workspace-admin` by default. */
  readonly role?: Association['role'];
  /** The key to return: the mailed or the copied one. */
  readonly key?: 'mail' | 'link';
  readonly status?: 'pending' | 'revoked';
  readonly isExpired?: true;
  /** Sender's uid. */
  readonly by?: string;
}

/** Inserts an invitation as the API does; returns its key. */
export async function insertInvitation(
  { database }: World,
  account: Account,
  plan: InvitationPlan,
): Promise<string> {
  const key = randomUUID();
  const hash = createHash('sha256').update(key).digest();
  const isMailed = plan.key !== 'link';
  await database.query(
    `INSERT INTO app.invitations
        (account_id, workspace_id, email, role_id, mail_key_hash, key_hash, status, expires_at, invited_by)
      SELECT $1, $2, $3, r.id, $5, $6, $7, now() + $8::interval, $9 FROM app.roles r WHERE r.name = $4`,
    [
      account.id,
      plan.in === undefined ? null : account.workspaceId(plan.in),
      plan.email,
      plan.role ?? 'workspace-admin',
      isMailed ? hash : null,
      isMailed ? null : hash,
      plan.status ?? 'pending',
      plan.isExpired === true ? '-1 day' : '7 days',
      plan.by ?? null,
    ],
  );
  return key;
}
