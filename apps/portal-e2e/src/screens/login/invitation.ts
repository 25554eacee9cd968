import type { Association } from '@partyline/contract';
import { insertInvitation as insertInvitationRow } from '@partyline/rows/testing';
import { createHash, randomUUID } from 'node:crypto';
import type { Account, World } from '../../world/world.ts';
import { inDays } from '../../world/rows.ts';

export interface InvitationPlan {
  readonly email: string;
  /** Absent: the account itself. */
  readonly in?: string;
  /** `workspace-admin` by default. */
  readonly role?: Association['role'];
  /** Which key to return. */
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
  await insertInvitationRow(database, {
    accountId: account.id,
    workspaceId: plan.in === undefined ? null : account.workspaceId(plan.in),
    email: plan.email,
    role: plan.role ?? 'workspace-admin',
    columns: {
      ...(isMailed ? { mail_key_hash: hash } : { key_hash: hash }),
      status: plan.status ?? 'pending',
      ...(plan.isExpired ? { expires_at: inDays(-1) } : {}),
      invited_by: plan.by ?? null,
    },
  });
  return key;
}
