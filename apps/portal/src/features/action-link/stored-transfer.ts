import { nextAfterVerification, readVerifyAnswer, type VerificationRecord } from '@partyline/workspaces';
import * as v from 'valibot';
import type { SessionContext } from '../../session/account/session-context.ts';
import { getSession } from '../../session/session-store.ts';

const recordSchema = v.object({
  VerifyKey: v.string(),
  isVerified: v.boolean(),
  requesterName: v.string(),
  userId: v.string(),
  event: v.string(),
  redirectAction: v.string(),
});

/** Returns the stored record, or null. [OWN-13] */
export async function readTransfer({
  stored,
  vault,
}: Pick<SessionContext, 'stored' | 'vault'>): Promise<VerificationRecord | null> {
  const text = stored.get('transfer');
  const opened: unknown = text === null ? null : await vault.open(text).catch(() => null);
  const record = v.safeParse(recordSchema, opened);
  return record.success ? record.output : null;
}

/** Removes the record of an answered or rejected link. */
export function removeTransfer({ stored }: Pick<SessionContext, 'stored'>): void {
  stored.set('transfer', null);
}

/**
 * Stores the record of a key, sealed because it has the key; null `data` clears it. Leaves associations unchanged.
 * [OWN-11, OWN-12, OWN-13, ERR-38, GA-19]
 */
export async function storeVerification(
  context: Pick<SessionContext, 'stored' | 'vault'>,
  key: string,
  data: unknown,
): Promise<VerificationRecord | null> {
  const { associations } = getSession();
  const session = { transfer: await readTransfer(context), associations };
  const { transfer } = nextAfterVerification(session, key, readVerifyAnswer(data));
  const sealed = transfer === null ? null : await context.vault.seal(transfer).catch(() => null);
  context.stored.set('transfer', sealed);
  return transfer;
}
