import type { Db } from '../db/open-database.ts';
import { addJob } from './add-job.ts';

/**
 * Asks for a person's claims to be set when the transaction commits. However often it is asked, one job waits; it sets what
 * holds when it runs. Most changes need not ask: triggers of the tables that claims are made from do. [GC-2, GC-11]
 */
export async function requestClaims(
  tx: Db,
  uid: string,
  { failures = 0, delayMs = 0 }: { readonly failures?: number; readonly delayMs?: number } = {},
): Promise<void> {
  await addJob(tx, 'bring-claims', { uid, failures }, { key: `bring-claims-${uid}`, delayMs });
}

/** Longer than any call to the identity service lives on after we have given it up. */
const CONFIRM_AFTER_MS = 60_000;

/**
 * Asks for a look at a person's claims in a while: a call that was given up may still be carried out late, and would then
 * stand where newer claims had been set.
 */
export async function requestConfirmation(
  tx: Db,
  uid: string,
  {
    failures = 0,
    delayMs = CONFIRM_AFTER_MS,
  }: { readonly failures?: number; readonly delayMs?: number } = {},
): Promise<void> {
  await addJob(tx, 'confirm-claims', { uid, failures }, { key: `confirm-claims-${uid}`, delayMs });
}
