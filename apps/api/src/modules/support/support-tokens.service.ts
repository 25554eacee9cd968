import { isApiToken } from '@partyline/permissions';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { hashOf, newSecret } from '../api-tokens/token-secret.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import {
  insertSupportToken,
  revokeSupportToken,
  useSupportToken,
  type UsedSupportToken,
} from './support-tokens.repository.ts';

/** Finds a support token; null if invalid. [PLUS-25] */
export async function findSupportToken(db: Db, text: string): Promise<UsedSupportToken | null> {
  return isApiToken('support', text) ? useSupportToken(db, hashOf(text)) : null;
}

/** Creates a support token; its text is returned only here. [PLUS-25] */
export function createSupportToken(
  database: Database,
  wanted: { readonly name: string; readonly days: number },
): Promise<{ readonly id: number; readonly expiresAt: Date; readonly secret: string }> {
  const { text, hash } = newSecret('support');
  return inTransaction(database, async (tx) => {
    const made = await insertSupportToken(tx, { ...wanted, hash });
    await auditToken(tx, 'support-token.create', made.id, wanted);
    return { ...made, secret: text };
  });
}

/** Revokes a support token; false if none is valid. [PLUS-25] */
export function endSupportToken(database: Database, id: number): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const isRevoked = await revokeSupportToken(tx, id);
    if (isRevoked) await auditToken(tx, 'support-token.revoke', id, {});
    return isRevoked;
  });
}

function auditToken(tx: Db, action: string, id: number, details: object): Promise<void> {
  return writeAudit(tx, {
    accountId: null,
    actor: { kind: 'system' },
    action,
    object: { kind: 'support-token', id: String(id) },
    outcome: 'done',
    details: { ...details },
  });
}
